"""Every tool has the same outcome of a game, however its end is written, and CSV keeps it.

Usage: outcomes.py FOLDER_OF_TOOLS EVERY (each EVERY-th combination only)

Makes a record of each combination of game, result, games won, winner and finish: as a result alone, and with a scored hand. For each it
compares the winners that bones-score gives as text, as JSON Lines and as CSV, after a round trip through CSV, in a night, in statistics,
in ratings and in the archive.
"""
import csv
import io
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

BIN = pathlib.Path(sys.argv[1])
EVERY = int(sys.argv[2])
SEATS = 'ABCD'
FINISHES = ('', 'time', 'agreed', 'agreed draw', 'default A', 'default B')
# Game, names by seat, number of sides, points of a game that is over and of one that is not.
TABLES = (('fives-and-threes', ('Ana', 'Bo'), 2, ((61, 48), (30, 48), (30, 30))),
          ('leyden', ('Ana', 'Bo'), 2, ((104, 20), (30, 48))),
          ('block', ('Ana', 'Bo & Co', 'Cy', ''), 2, ((150, 20), (30, 48))),
          ('curse-of-the-doublet', ('Ana', 'Bo'), 2, ((12, 3), (3, 4))))


def run(*command, text=None):
    done = subprocess.run([BIN / command[0], *command[1:]], input=text, capture_output=True, text=True, check=False)
    if done.returncode > 1:
        raise SystemExit(f'{command}: {done.stderr[:800]}')
    return done.stdout


def records():
    for (game, names, sides, totals), finish in itertools.product(TABLES, FINISHES):
        header = f'game {game}\n' + ''.join(f'player {seat} {name}\n'.replace(' \n', '\n') for seat, name in zip(SEATS, names))
        end = f'finish {finish}\n' if finish else ''
        for points in (None, *totals):
            written = '' if points is None else ' A {} B {}'.format(*points)
            for legs, winner in itertools.product(('', 'legs A 1 B 3\n', 'legs A 2 B 2\n'), ('', 'A', 'B')):
                seats = [seat for i, seat in enumerate(SEATS[:len(names)]) if winner and i % sides == SEATS.index(winner)]
                claim = f'winner {" ".join(seats)}\n' if seats else ''
                result = f'result{written}\n' if written else ''
                if result or legs or claim or end:
                    yield header + result + legs + claim + end
                if written and not legs:
                    yield header + f'hand 1\nend unfinished\nscore{written}\n' + claim + end
                    yield header + f'hand 1\nend blocked\nscore{written}\n' + claim + end


def sides_won(score):
    """The sides with a winning seat, by the number of the side, from a line of bones-score."""
    sides = 2
    return sorted({SEATS.index(seat) % sides for seat in score['winner']})


def scores_of(text):
    return [json.loads(line) for line in run('bones-score', '-q', '--format', 'jsonl', '-', text=text).splitlines() if '"type":"score"' in line]


def expect(what, record, left, right):
    if left != right:
        raise SystemExit(f'{what}: {left} instead of {right} in\n{record}')


def check_text(record, won, complete):
    text = run('bones-score', '-q', '-', text=record)
    line = next(line for line in reversed(text.splitlines()) if re.match('  (winner|a draw|no winner|the |no hand)', line))
    names = [0] if re.search(r'\bAna\b', line) else []
    names += [1] if re.search(r'\bBo\b', line) else []
    expect('text', record, [0, 1] if 'a draw' in line else names if line.startswith('  winner') else [], won)
    if not complete:
        expect('text', record, 'not over' in line or 'no hand' in line or 'unknown' in line, True)


def check_csv(all_text, scores):
    rows = run('bones-score', '-q', '--format', 'csv', '-', text=all_text)
    for row, score in zip(csv.DictReader(io.StringIO(rows)), scores, strict=True):
        won = sides_won(score)
        halves = ['1' if won == [i] else '0.5' if i in won else '0' for i in (0, 1)] if won else ['', '']
        expect('csv', score, [row['won_1'], row['won_2']], halves)
    back = run('bones-format', '-q', '--from', 'csv', '-', text=rows)
    expect('csv and back', '', run('bones-score', '-q', '--format', 'csv', '-', text=back), rows)
    for before, after in zip(scores, scores_of(back), strict=True):
        for key in ('winner', 'complete', 'totals', 'games_won', 'players'):
            expect(f'{key} after csv', before, after[key], before[key])


def check_night(folder, record, score):
    file = pathlib.Path(folder, 'game.bones')
    file.write_text(record)
    games = [json.loads(line) for line in run('bones-score', '-q', '--night', '--format', 'jsonl', file).splitlines()]
    game = next(line for line in games if line['type'] == 'game')
    won = sides_won(score)
    counted = game['left_out'] is None
    if counted:
        expect('night', record, [i for i in (0, 1) if game['sides'][i]['won']], won)
    expect('whether a night counts it', record, counted, score['complete'] and bool(won))
    rate = [json.loads(line) for line in run('bones-rate', '-q', '--format', 'jsonl', file).splitlines()]
    left_out = [line for line in rate if line['type'] == 'left-out' and line['reason'] != 'not every player has a name']
    expect('whether ratings count it', record, not left_out, counted)
    stats = [json.loads(line) for line in run('bones-stats', '-q', '--per', 'seat', '--metric', 'won', '--format', 'jsonl', file).splitlines()]
    for line in stats:
        if line['type'] != 'statistic' or line['n'] == 0:
            continue
        side = SEATS.index(str(line['group'])[-1]) % 2
        expect('statistics', record, bool(line['sum']), side in won)
        expect('whether statistics count it', record, counted, True)


def check_archive(folder, all_text, scores):
    file, base = pathlib.Path(folder, 'all.txt.bones'), pathlib.Path(folder, 'all.db')
    file.write_text(all_text)
    run('bones-history', 'import', '-q', '--db', base, file)
    rows = run('bones-query', '-q', '--db', base, '--format', 'jsonl', '--sql',
               "SELECT sheet_id, complete, (SELECT group_concat(seat, ' ') FROM (SELECT seat FROM seats WHERE record_id = g.record AND won "
               'ORDER BY seat)) AS seats FROM games g')
    by_id = {line['row']['sheet_id']: line['row'] for line in map(json.loads, rows.splitlines()) if line['type'] == 'row'}
    for score in scores:
        row = by_id[score['id']]
        expect('archive', score, (row['seats'] or '').split(), score['winner'])
        expect('archive', score, bool(row['complete']), score['complete'])


def main():
    every = [f'{record.split(chr(10), 1)[0]}\nid {i}\n{record.split(chr(10), 1)[1]}' for i, record in enumerate(itertools.islice(records(), 0, None, EVERY))]
    all_text = '\n'.join(every)
    scores = scores_of(all_text)
    check_csv(all_text, scores)
    with tempfile.TemporaryDirectory() as folder:
        check_archive(folder, all_text, scores)
        for record, score in list(zip(every, scores, strict=True))[::3]:
            check_text(record, sides_won(score), score['complete'])
            check_night(folder, record, score)
    print(f'{len(every)} records have one outcome')


main()
