"""Tiles put back into the boneyard (G6a): a tile dealt too many and put back changes nothing.

Usage: tiles_put_back.py FOLDER_OF_TOOLS RECORDS

Each hand of so many generated clean records of each game with draws gets one: a seat is dealt one tile more, and puts it back before the
first turn. The deal lines name it, leave it out, or are missing. No sheet may have an error, a breach or a wrong claim, its scores are those
of the clean record, and its canonical text and its JSON give the same text again.
"""
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

BIN, RECORDS = pathlib.Path(sys.argv[1]), int(sys.argv[2])
GAMES = ('prize-dominoes', 'super-dominoes', 'leyden', 'draw', 'all-fives')
HIGHEST = {'super-dominoes': 15}


def run(tool, *arguments, text=None):
    done = subprocess.run([BIN / tool, '-q', *arguments], input=text, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), (tool, arguments, done.stderr)
    return done.stdout


def with_surplus(hand, prizes, highest, dice, kind):
    """The lines of a hand, in which a tile went back; as they were, if all tiles were dealt or drawn."""
    everything = {f'{high}-{low}' for high in range(highest + 1) for low in range(high + 1)}
    deals = [i for i, line in enumerate(hand) if line.startswith('deal ')]
    dealt = {tile for i in deals for tile in hand[i].split()[2:]}
    drawn = {token[1:] for line in hand for token in line.split() if token.startswith('+')}
    rest = sorted(everything - dealt - drawn - prizes)
    if not deals or not rest or not any(re.match(r'[A-O] ', line) for line in hand):
        return hand
    tile, line = dice.choice(rest), dice.choice(deals)
    seat = hand[line].split()[1]
    changed = list(hand)
    if kind == 'named':
        changed[line] += ' ' + tile
    for i, text in enumerate(changed):
        if text.startswith('yard '):
            changed[i] = ' '.join(word for word in text.split() if word != tile or kind == 'left out')
    first = next(i for i, text in enumerate(changed) if re.match(r'[A-O] ', text))
    changed.insert(first, f'{seat} <{tile}')
    return [text for text in changed if kind != 'no deals' or text.split()[:1] not in (['deal'], ['yard'])]


def changed_record(text, highest, dice, kind):
    hands = re.split(r'(?m)^(?=hand )', text)
    prizes = {tile for line in re.findall(r'(?m)^prize . (.*)$', text) for tile in line.split()}
    return hands[0] + ''.join('\n'.join(with_surplus(hand.split('\n'), prizes, highest, dice, kind)) for hand in hands[1:])


def scores(path):
    lines = map(json.loads, run('bones-score', '--format', 'jsonl', path).splitlines())
    return [(line.get('hand'), line.get('points'), line.get('totals'), line.get('winners')) for line in lines]


failed = 0
with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    for game in GAMES:
        clean = run('bones-generate', '--game', game, '--count', str(RECORDS), '--seed', '61', '--hands', '3')
        (folder / 'clean.bones').write_text(clean)
        for kind in ('named', 'left out', 'no deals'):
            dice = random.Random(7)
            sheets = ''.join(changed_record(text, HIGHEST.get(game, 6), dice, kind) for text in re.split(r'(?m)^(?=game )', clean)[1:])
            sheet = folder / 'sheet.bones'
            sheet.write_text(sheets)
            back = sheets.count(' <')
            found = [line for line in map(json.loads, run('bones-check', '--format', 'jsonl', '--slips=off', sheet).splitlines())
                     if line['type'] == 'finding' and line['severity'] != 'note']
            canonical = run('bones-format', sheet)
            again = run('bones-format', '-', text=canonical)
            through_json = run('bones-format', '--from', 'json', '-', text=run('bones-format', '--to', 'json', sheet))
            same_scores = kind == 'no deals' or scores(sheet) == scores(folder / 'clean.bones')
            right = back > 0 and not found and canonical == again == through_json and same_scores
            failed += not right
            print(f'{game:16} {kind:9} {back:5} put back, {len(found)} findings, scores {"same" if same_scores else "OTHER"}'
                  f'{"" if canonical == again == through_json else ", OTHER TEXT"}')
            for line in found[:3]:
                print('   ', line['record'], line['hand'], line['ply'], line['message'])
sys.exit(failed != 0)
