"""The part of the Python module that is written in Python, on each change: objects.py BIN

The compiled part is built by tools/dev/python alone. Here the command-line tools stand in for it.
"""

import json
import re
import subprocess
import sys
import types
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.argv.pop(1)).resolve()


def tool(name, text, *arguments):
    ran = subprocess.run([BIN / name, "--quiet", *arguments], input=text, capture_output=True)
    assert ran.returncode in (0, 1), ran.stderr
    return ran.stdout.decode("utf-8", "surrogateescape")


def lines(text, kind):
    return "\n".join(line for line in text.splitlines() if json.loads(line)["type"] == kind)


class NativeRecord:
    def __init__(self, text, file):
        self.bytes, self.file, self.line, self.number = text, file, 1, 1

    @property
    def text(self):
        return self.bytes.decode("utf-8", "surrogateescape")

    def check(self, options):
        return lines(tool("bones-check", self.bytes, "--format", "jsonl", *["--open"][: options & 1]), "finding")

    def score(self):
        return lines(tool("bones-score", self.bytes, "--ledger", "--format", "jsonl"), "score")

    def canonical(self):
        return tool("bones-format", self.bytes)

    def to_json(self):
        return tool("bones-format", self.bytes, "--to", "json")


class Reader:
    """A text, or a file, is one record."""

    @staticmethod
    def open(path, name):
        return iter([NativeRecord(Path(path.decode()).read_bytes(), name.decode())])

    @staticmethod
    def of_text(text, name):
        return iter([NativeRecord(text, name.decode())])


native = types.ModuleType("bones._native")
native.LIST_OPEN, native.NO_SLIPS, native.Record, native.Reader, native.version = 1, 2, NativeRecord, Reader, lambda: "0"
sys.modules["bones._native"] = native
sys.path.insert(0, str(ROOT / "tools/python"))
import bones  # noqa: E402

FILES = [ROOT / "samples" / name for name in ("sheets/faulty-double-takes.bones", "all-fives/faulty-count.bones", "block/clean-full-game.bones")]


class Objects(unittest.TestCase):
    def test_findings(self):
        for file in FILES:
            (record,) = bones.read(file)
            self.assertEqual(bool(record.findings), file.name.startswith("faulty"))
            for finding in record.findings:
                self.assertEqual(finding.message, finding.json["message"])
                self.assertEqual([item.message for item in finding.evidence], [item["message"] for item in finding.json["evidence"]])
            self.assertGreaterEqual(len(record.check(possible=True)), len(record.findings))
        with self.assertRaises(AttributeError):
            next(bones.read(FILES[0])).findings[0].code = "other"

    def test_scores(self):
        for file in FILES:
            (record,) = bones.read(file)
            self.assertEqual(record.score.totals, record.score.json["totals"])
            for hand in record.score.hands:
                for seat, points in (hand.scores or {}).items() if hand.ledger else ():
                    self.assertEqual(sum(entry.points for entry in hand.ledger if entry.seat == seat), points)

    def test_rows(self):
        for of in ("records", "hands", "findings", "ledger"):
            rows = [row for file in FILES for row in bones.rows(bones.read(file), of)]
            self.assertTrue(rows, of)
            self.assertEqual({tuple(row) for row in rows}, {tuple(rows[0])}, of)
            self.assertTrue(all(isinstance(value, (str, int, type(None))) for row in rows for value in row.values()))
        with self.assertRaisesRegex(ValueError, "choose one of records, hands"):
            list(bones.rows([], "plays"))

    def test_texts(self):
        (record,) = bones.parse(b"game block\nplayer A \xff\nplayer B Bo\nhand 1\nA 6-6\n")
        self.assertEqual(record.text.encode("utf-8", "surrogateescape").split(b"\n")[1], b"player A \xff")
        self.assertTrue(record.canonical.startswith("game block\n"))
        self.assertIn('"block"', record.to_json())


class Types(unittest.TestCase):
    def test_the_stub_names_what_is_compiled(self):
        source = (ROOT / "tools/python/native.cpp").read_text()
        stub = (ROOT / "tools/python/bones/_native.pyi").read_text()
        compiled = set(re.findall(r'\bdef(?:_static|_property_readonly)?\("(\w+)"', source)) - {"__repr__"}
        self.assertEqual(set(re.findall(r"def (\w+)\(", stub)), compiled)
        self.assertEqual(set(re.findall(r"^(\w+): int$", stub, re.MULTILINE)), set(re.findall(r'attr\("(\w+)"\) = ', source)) - {"__version__"})


if __name__ == "__main__":
    unittest.main()
