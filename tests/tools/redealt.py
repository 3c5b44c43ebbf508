"""A deal that did not count is no hand in any number of bones-stats.

Usage: redealt.py FOLDER_OF_TOOLS GAMES

Generates so many records of each game. Before the first hand of each it puts the same hand once more, up to its last line of play,
with `end redeal`. Every number of bones-stats, in every grouping, stays as it was.
"""
import pathlib
import subprocess
import sys
import tempfile

BIN, GAMES = pathlib.Path(sys.argv[1]), sys.argv[2]
NAMES = ('curse-of-the-doublet', 'double-takes', 'prize-dominoes', 'super-dominoes', 'leyden', 'block', 'draw', 'all-fives',
         'fives-and-threes', 'forty-two')
GROUPINGS = ('player', 'pair', 'opponent', 'game', 'event', 'month', 'seat', 'opening', 'suit', 'all')
AFTER_PLAY = ('left', 'pips', 'end', 'prize', 'penalty', 'bonus', 'score')


def run(*command):
    done = subprocess.run([BIN / command[0], *command[1:]], capture_output=True, text=True, check=False)
    if done.returncode > 1:
        raise SystemExit(f'{command}: {done.stderr[:500]}')
    return done.stdout


def with_redeal(record):
    lines = record.splitlines()
    begin = next(i for i, line in enumerate(lines) if line.startswith('hand '))
    end = next((i for i in range(begin + 1, len(lines)) if lines[i].startswith(('hand ', 'result '))), len(lines))
    redealt = [line for line in lines[begin:end] if line and line.split()[0] not in AFTER_PLAY]
    return '\n'.join(lines[:begin] + redealt + ['end redeal', ''] + lines[begin:]) + '\n'


def main():
    compared = 0
    with tempfile.TemporaryDirectory() as folder:
        plain, redealt = pathlib.Path(folder, 'plain.bones'), pathlib.Path(folder, 'redealt.bones')
        for game in NAMES:
            text = run('bones-generate', '-q', '--game', game, '--count', GAMES, '--hands', '2', '--seed', '5', '--date', '2026-11-27',
                       '--names', 'Ana,Bo,Cy,Di,Eva,Finn,Gus,Hana,Ivo,Joan,Kim,Lou,Mia,Ned,Otto')
            records = ['game ' + part for part in ('\n' + text).split('\ngame ')[1:]]
            plain.write_text('\n'.join(records))
            redealt.write_text('\n'.join(map(with_redeal, records)))
            if run('bones-check', '-q', '--format', 'text', redealt).count('error['):
                raise SystemExit(f'{game}: a record with a deal that did not count has errors')
            for grouping in GROUPINGS:
                before, after = (run('bones-stats', '-q', '--per', grouping, '--format', 'jsonl', file) for file in (plain, redealt))
                if before.replace(str(plain), '') != after.replace(str(redealt), ''):
                    changed = [pair for pair in zip(before.splitlines(), after.splitlines()) if pair[0] != pair[1]]
                    raise SystemExit(f'{game} by {grouping}: a deal that did not count changes\n{changed[0][0]}\nto\n{changed[0][1]}')
                compared += before.count('\n')
    if compared < 100:
        raise SystemExit(f'only {compared} lines were compared')
    print(f'{compared} lines are the same')


main()
