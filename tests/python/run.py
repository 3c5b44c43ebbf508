"""The Python module says what the tools say: run.py BIN, with the module in PYTHONPATH (tools/dev/python --test)."""

import csv
import io
import json
import re
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

import bones

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.argv.pop(1)).resolve()
SAMPLES = sorted((ROOT / "samples").rglob("*.bones"))
# Findings that compare records with each other: only the tool has them.
BETWEEN_RECORDS = {"same-game", "likely-same-game", "near-name"}
TED = "game block\nplayer A Joan\nplayer B Ted\nhand 1\nA 6-6\nB pass\nA 6-5\nB 6-4\n"


def tool(name, *arguments):
    """What a tool prints; findings are no failure."""
    ran = subprocess.run([BIN / name, "--quiet", *arguments], capture_output=True)
    assert ran.returncode in (0, 1), ran.stderr
    return ran.stdout.decode("utf-8", "surrogateescape")


def lines(text, kind):
    return [line for line in map(json.loads, text.splitlines()) if line["type"] == kind]


def generated(*arguments):
    return tool("bones-generate", "--game", "mix", "--seed", "3", *arguments)


class Samples(unittest.TestCase):
    def test_findings(self):
        count = 0
        for file in SAMPLES:
            found = [finding.json for record in bones.read(file) for finding in record.findings]
            native = lines(tool("bones-check", "--format", "jsonl", file), "finding")
            self.assertEqual(found, [line for line in native if line["code"] not in BETWEEN_RECORDS])
            count += len(found)
        self.assertGreater(len(SAMPLES), 50)
        self.assertGreater(count, 100)

    def test_possible_breaches(self):
        for file in SAMPLES:
            found = [finding.json for record in bones.read(file) for finding in record.check(possible=True)]
            native = lines(tool("bones-check", "--open", "--format", "jsonl", file), "finding")
            self.assertEqual(found, [line for line in native if line["code"] not in BETWEEN_RECORDS])

    def test_scores(self):
        for file in SAMPLES:
            scores = [record.score.json for record in bones.read(file)]
            self.assertEqual(scores, lines(tool("bones-score", "--format", "jsonl", file), "score"))

    def test_canonical_text_and_json(self):
        for file in SAMPLES:
            records = list(bones.read(file))
            self.assertEqual("\n".join(record.canonical for record in records), tool("bones-format", file))
            self.assertEqual("".join(record.to_json() for record in records), tool("bones-format", "--to", "json", file))

    def test_places_of_actions(self):
        for file in SAMPLES:
            text = file.read_text("utf-8", "surrogateescape").split("\n")
            for record in bones.read(file):
                for action in record.actions:
                    self.assertTrue(text[action.line - 1][action.column - 1 :].startswith(action.token), (file, action))


class Objects(unittest.TestCase):
    def setUp(self):
        (self.record,) = bones.parse(TED, "friday.bones")

    def test_a_finding(self):
        breach = next(finding for finding in self.record.findings if finding.is_proven)
        self.assertEqual((breach.code, breach.clause, breach.line, breach.column), ("false-pass", "B13", 6, 3))
        self.assertEqual((breach.file, breach.player), ("friday.bones", "Ted"))
        self.assertIn("6-4 at ply 4", breach.evidence[0].message)
        with self.assertRaises(AttributeError):
            breach.code = "other"

    def test_the_ledger_adds_up(self):
        for record in bones.parse(generated("--count", "40")):
            for hand in record.score.hands:
                for seat, points in (hand.scores or {}).items():
                    self.assertEqual(sum(entry.points for entry in hand.ledger if entry.seat == seat), points)

    def test_a_repair(self):
        records = [record for file in SAMPLES for record in bones.read(file)]
        fixed = [record for record in records if record.fixed != record.text]
        self.assertTrue(fixed)
        for record in fixed:
            self.assertIn("likely-slip", [finding.code for finding in record.findings])
            (after,) = bones.parse(record.fixed)
            self.assertNotIn("likely-slip", [finding.code for finding in after.findings])

    def test_rows(self):
        for of in ("records", "hands", "findings", "ledger", "actions"):
            rows = list(bones.rows(bones.parse(generated("--count", "20", "--breaches", "1")), of))
            self.assertGreater(len(rows), 10, of)
            self.assertEqual({tuple(row) for row in rows}, {tuple(rows[0])}, of)
            csv.DictWriter(io.StringIO(), list(rows[0])).writerows(rows)
            for row in rows:
                self.assertTrue(all(isinstance(value, (str, int, type(None))) for value in row.values()), row)

    def test_unknown_rows(self):
        with self.assertRaisesRegex(ValueError, "choose one of records, hands"):
            list(bones.rows([], "plays"))


class Page(unittest.TestCase):
    def test_the_example(self):
        page = (ROOT / "tools/libbones/README.md").read_text()
        example = re.search(r"```python\n(.*?)```\n\n```text\n(.*?)```", page, re.DOTALL)
        ran = subprocess.run([sys.executable, "-c", example[1]], cwd=ROOT, capture_output=True, text=True)
        self.assertEqual(ran.stdout, example[2], ran.stderr)


class Input(unittest.TestCase):
    def test_no_record(self):
        self.assertEqual(list(bones.parse("")), [])

    def test_any_bytes(self):
        (record,) = bones.parse(b"game block\nplayer A \xff\xfe\nhand 1\n\0\n")
        self.assertEqual(record.text.encode("utf-8", "surrogateescape"), b"game block\nplayer A \xff\xfe\nhand 1\n\0\n")
        self.assertTrue(record.findings)

    def test_a_file_that_is_not_there(self):
        with self.assertRaises(FileNotFoundError) as raised:
            bones.read("no/such/file.bones")
        self.assertEqual(raised.exception.filename, "no/such/file.bones")

    def test_a_folder(self):
        with self.assertRaises(IsADirectoryError):
            list(bones.read(ROOT))

    def test_many_records_of_a_file(self):
        with tempfile.NamedTemporaryFile(suffix=".bones") as file:
            file.write(("\n".join([TED] * 20000)).encode())
            file.flush()
            records = list(bones.read(file.name))
        self.assertEqual(len(records), 20000)
        self.assertEqual(records[-1].number, 20000)
        self.assertEqual(records[-1].line, 19999 * 9 + 1)
        self.assertEqual(records[-1].text, TED)


class Threads(unittest.TestCase):
    def test_all_find_the_same(self):
        records = list(bones.parse(generated("--count", "60", "--breaches", "1")))
        expected = [record.check() for record in records]
        found = [None] * 4

        def check(thread):
            found[thread] = [record.check() for record in records]

        threads = [threading.Thread(target=check, args=[i]) for i in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [expected] * 4)

    def test_others_run_while_one_judges(self):
        """No thread is interrupted here: another runs only if the one that judges lets it."""
        records = list(bones.parse(generated("--count", "200", "--breaches", "1")))
        done = []
        interval = sys.getswitchinterval()
        sys.setswitchinterval(10000)
        try:
            thread = threading.Thread(target=lambda: [done.append(record.check()) for record in records])
            thread.start()
            seen = len(done)
            thread.join()
        finally:
            sys.setswitchinterval(interval)
        self.assertLess(seen, len(records))
        self.assertEqual(len(done), len(records))


if __name__ == "__main__":
    unittest.main()
