"""Reads and judges recorded domino games.

    import bones

    for record in bones.read("night.bones"):
        for finding in record.findings:
            print(f"{finding.file}:{finding.line}: {finding.message}")

A record is judged when you ask for its findings, score or actions. Other threads of Python run meanwhile.
``rows`` makes flat rows of records, ready for ``pandas.DataFrame``.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from json import loads
from typing import Any, Iterable, Iterator, Literal, Mapping, Optional, Sequence, Union

from . import _native

__version__: str = _native.version()
__all__ = [
    "Action",
    "Evidence",
    "Finding",
    "Fix",
    "HandScore",
    "LedgerEntry",
    "Record",
    "Score",
    "parse",
    "read",
    "rows",
]


@dataclass(frozen=True)
class Evidence:
    """What shows that a finding is true, and where. ``line`` and ``column`` are None if it has no single place."""

    line: Optional[int]
    column: Optional[int]
    message: str


@dataclass(frozen=True)
class Fix:
    """A repair: write ``replacement`` at this place. ``besides`` lists its further changes, if it has several."""

    line: int
    column: int
    end_column: int
    replacement: str
    message: str
    besides: Sequence[Mapping[str, Any]] = ()


@dataclass(frozen=True)
class Finding:
    """A finding, with the fields of ``bones-check --format jsonl``.

    Lines and columns count from 1, columns in characters, and ``end_column`` is the column after the last.
    ``severity`` is ``error``, ``broken`` (a breach), ``claim`` or ``note``. A breach is proven if ``verdict`` is
    ``broken``, and possible if it is ``open``.
    """

    file: str
    record: int
    line: Optional[int]
    column: Optional[int]
    end_column: Optional[int]
    hand: Optional[int]
    ply: Optional[int]
    seat: Optional[str]
    player: Optional[str]
    code: str
    clause: str
    severity: str
    verdict: str
    message: str
    evidence: tuple[Evidence, ...]
    fix: Optional[Fix]
    json: Mapping[str, Any]
    """The whole finding, with its proof."""

    @property
    def is_proven(self) -> bool:
        """Whether it is a breach that is proven."""
        return self.severity == "broken" and self.verdict == "broken"


@dataclass(frozen=True)
class LedgerEntry:
    """Points, and the reason for them. ``ply`` is 0 for a line after the play."""

    hand: int
    ply: int
    seat: str
    points: int
    clause: str
    reason: str


@dataclass(frozen=True)
class HandScore:
    """The points of one hand. ``scores`` is None if they are unknown, and ``claimed`` if none are written."""

    hand: int
    leader: Optional[str]
    end: str
    out: Optional[str]
    scores: Optional[Mapping[str, int]]
    claimed: Optional[Mapping[str, int]]
    as_written: bool
    ledger: tuple[LedgerEntry, ...]


@dataclass(frozen=True)
class Score:
    """The result of a game, with the fields of ``bones-score --format jsonl``."""

    game: Optional[str]
    players: Mapping[str, str]
    rules: Mapping[str, str]
    event: Optional[str]
    date: Optional[str]
    round: Optional[str]
    table: Optional[str]
    hands: tuple[HandScore, ...]
    totals: Optional[Mapping[str, int]]
    winners: tuple[str, ...]
    complete: bool
    json: Mapping[str, Any]
    """The whole line."""

    @property
    def ledger(self) -> tuple[LedgerEntry, ...]:
        """The entries of all hands."""
        return tuple(entry for hand in self.hands for entry in hand.ledger)


@dataclass(frozen=True)
class Action:
    """One action of a hand.

    ``kind`` is ``play``, ``draw``, ``pass``, ``show``, ``skip``, ``unknown`` or ``bad``. ``moves`` is the number of
    moves that the rules allowed, or None if the hand is unknown. ``token`` is what the sheet has.
    """

    hand: int
    ply: int
    seat: Optional[str]
    kind: str
    tile: Optional[str]
    arm: Optional[int]
    suit: Optional[int]
    moves: Optional[int]
    points: int
    taker: Optional[str]
    line: int
    column: int
    token: str


def _finding(line: str) -> Finding:
    json = loads(line)
    fix = json["fix"]
    return Finding(
        **{name: json[name] for name in _FINDING},
        evidence=tuple(Evidence(**item) for item in json["evidence"]),
        fix=Fix(**fix) if fix else None,
        json=json,
    )


_FINDING = (
    "file record line column end_column hand ply seat player code clause severity verdict message".split()
)


def _hand(json: dict[str, Any]) -> HandScore:
    ledger = tuple(LedgerEntry(hand=json["hand"], **entry) for entry in json["ledger"])
    return HandScore(**{**json, "ledger": ledger})


class Record:
    """One game as written down. Get it from ``read`` or ``parse``."""

    __slots__ = ("_native", "_findings", "_score", "_actions")

    def __init__(self, native: _native.Record) -> None:
        self._native = native
        self._findings: Optional[list[Finding]] = None
        self._score: Optional[Score] = None
        self._actions: Optional[list[Action]] = None

    @property
    def text(self) -> str:
        """The text of the record. Bytes that are not UTF-8 are lone surrogates."""
        return self._native.text

    @property
    def file(self) -> str:
        """The name of the file, as it was given."""
        return self._native.file

    @property
    def line(self) -> int:
        """The line of the file on which the text starts, from 1."""
        return self._native.line

    @property
    def number(self) -> int:
        """The number of the record in its file, from 1."""
        return self._native.number

    @property
    def findings(self) -> list[Finding]:
        """The findings of ``bones-check``, without those that compare records with each other."""
        if self._findings is None:
            self._findings = self.check()
        return self._findings

    def check(self, *, possible: bool = False, slips: bool = True) -> list[Finding]:
        """Judges the record.

        :param possible: also list possible breaches, as ``--open`` does
        :param slips: search for slips that explain findings; this takes at most about 2 seconds
        """
        options = (_native.LIST_OPEN if possible else 0) | (0 if slips else _native.NO_SLIPS)
        found = self._native.check(options)
        return [_finding(line) for line in found.split("\n") if line] if found else []

    @property
    def score(self) -> Score:
        """Points, ledger and winner."""
        if self._score is None:
            json = loads(self._native.score())
            self._score = Score(
                **{name: json[name] for name in "game players rules event date round table totals complete".split()},
                hands=tuple(_hand(hand) for hand in json["hands"]),
                winners=tuple(json["winner"]),
                json=json,
            )
        return self._score

    @property
    def ledger(self) -> tuple[LedgerEntry, ...]:
        """The source of each point."""
        return self.score.ledger

    @property
    def actions(self) -> list[Action]:
        """The actions of all hands, in their order."""
        if self._actions is None:
            self._actions = [Action(**action) for action in loads(self._native.actions())["actions"]]
        return self._actions

    @property
    def canonical(self) -> str:
        """The text as ``bones-format`` writes it."""
        return self._native.canonical()

    @property
    def fixed(self) -> str:
        """The text with each certain repair made, as ``bones-check --fix`` writes it."""
        return self._native.fixed()

    def to_json(self) -> str:
        """A line of JSON with the lines of the record, as ``bones-format --to json`` writes it."""
        return self._native.to_json()

    def __repr__(self) -> str:
        return f"<bones.Record {self.file}:{self.line}>"


def read(path: Union[str, "os.PathLike[str]"]) -> Iterator[Record]:
    """The records of a file, one after the other. The file may be larger than memory.

    Raises OSError if the file cannot be read.
    """
    name = os.fsencode(path)
    return map(Record, _native.Reader.open(name, name))


def parse(text: Union[str, bytes], file: str = "<text>") -> Iterator[Record]:
    """The records in a text. ``file`` is the name that findings give for the file."""
    content = text.encode("utf-8", "surrogateescape") if isinstance(text, str) else text
    return map(Record, _native.Reader.of_text(content, os.fsencode(file)))


def rows(
    records: Iterable[Record], of: Literal["records", "hands", "findings", "ledger", "actions"] = "records"
) -> Iterator[dict[str, Any]]:
    """Flat rows, one dict each: ``pandas.DataFrame(bones.rows(bones.read("night.bones"), "actions"))``.

    :param of: a row for each player of a record, each hand and side, each finding, each entry of the ledger, or each action
    """
    try:
        make = _ROWS[of]
    except KeyError:
        raise ValueError(f"rows of {of!r} are not known; choose one of {', '.join(_ROWS)}") from None
    for record in records:
        place = {"file": record.file, "record": record.number}
        for row in make(record):
            yield {**place, **row}


def _record_rows(record: Record) -> Iterator[dict[str, Any]]:
    score = record.score
    for seat, player in score.players.items():
        yield {
            "game": score.game,
            "event": score.event,
            "date": score.date,
            "round": score.round,
            "table": score.table,
            "seat": seat,
            "player": player,
            "points": (score.totals or {}).get(seat),
            "won": seat in score.winners if score.complete else None,
        }


def _hand_rows(record: Record) -> Iterator[dict[str, Any]]:
    for hand in record.score.hands:
        for seat in sorted({**(hand.scores or {}), **(hand.claimed or {})}):
            yield {
                "hand": hand.hand,
                "leader": hand.leader,
                "end": hand.end,
                "out": hand.out,
                "seat": seat,
                "points": (hand.scores or {}).get(seat),
                "claimed": (hand.claimed or {}).get(seat),
            }


def _finding_rows(record: Record) -> Iterator[dict[str, Any]]:
    for finding in record.findings:
        yield {name: getattr(finding, name) for name in _FINDING if name not in ("file", "record")}


def _entry_rows(entries: Iterable[Any]) -> Iterator[dict[str, Any]]:
    return (dict(vars(entry)) for entry in entries)


_ROWS = {
    "records": _record_rows,
    "hands": _hand_rows,
    "findings": _finding_rows,
    "ledger": lambda record: _entry_rows(record.ledger),
    "actions": lambda record: _entry_rows(record.actions),
}
