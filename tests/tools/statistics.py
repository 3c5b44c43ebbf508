"""Recomputes every metric of bones-stats from JSON Lines, with the standard library alone.

Usage: statistics.py FOLDER_OF_TOOLS SAMPLES GAMES

What is played comes from `bones-replay --format jsonl`, what hands are worth from `bones-score`, what is wrong from `bones-check`,
what is written from `bones-format --to json`. What analyses store comes from `bones-analyze --format jsonl`. From these the program computes each number of the samples and of so many generated
records (clean, and with things left out), by seat and over all, as `bones-stats --explain all` defines it, and compares value,
interval, n, units, sum and most with `bones-stats --format jsonl`.
"""
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile
from collections import defaultdict

BIN, SAMPLES, GAMES = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), int(sys.argv[3])
SHORT = {'curse-of-the-doublet': 'curse', 'double-takes': 'takes', 'prize-dominoes': 'prize', 'super-dominoes': 'super', 'leyden': 'leyden',
         'block': 'block', 'draw': 'draw', 'all-fives': 'fives', 'fives-and-threes': 'threes', 'forty-two': 'forty-two'}
TRICKS = {'double-takes', 'forty-two'}
DRAWS = {'prize-dominoes', 'super-dominoes', 'leyden', 'draw', 'all-fives'}
PARTNERS_OF_FOUR = {'double-takes', 'forty-two', 'block', 'draw', 'all-fives', 'fives-and-threes'}
REMARKS = {'skip', 'show', 'bad-show', 'return', 'bad-return', 'too-many'}
SHARES = {'finished', 'won', 'hands-won', 'out', 'blocked', 'forced', 'takes.revokes', 'takes.leads-won', 'prize.taken', 'leyden.draws-at-will',
          'block.closed', 'forty-two.bids', 'forty-two.made', 'forty-two.set', 'forty-two.reneges'}
COUNTS = {'games', 'hands', 'leads'}
TABLE = None  # the seat of what the whole table gives


def run(tool, *options, files=()):
    done = subprocess.run([BIN / tool, *options, *files], capture_output=True, text=True, check=False)
    if done.returncode > 1:
        raise SystemExit(f'{tool} {options}: {done.stderr[:500]}')
    return [json.loads(line) for line in done.stdout.splitlines()]


def student(degrees):
    """The 97.5 % point of Student's distribution, by bisection of its integral."""
    half = degrees / 2
    scale = math.exp(math.lgamma(half + .5) - math.lgamma(half)) / math.sqrt(degrees * math.pi)

    def below(t, steps=4000):  # Simpson's rule from 0 to t
        total, width = 0.0, t / steps
        for i in range(steps + 1):
            x = i * width
            total += (1 if i in (0, steps) else 4 if i % 2 else 2) * (1 + x * x / degrees) ** (-half - .5)
        return .5 + scale * total * width / 3
    low, high = 1.9, 13.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if below(middle) < .975 else (low, middle)
    return low


STUDENT = {}


class Sample:
    """Observations by unit: each unit is a list of values."""

    def __init__(self):
        self.units = []

    def summary(self, metric):
        values = [value for unit in self.units for value in unit]
        n, total = len(values), sum(values)
        row = {'n': n, 'units': len(self.units), 'sum': total, 'most': max(values), 'value': total, 'low': None, 'high': None}
        if metric in COUNTS:
            return row
        row['value'] = total / n
        if metric in SHARES:
            z, p = 1.959963984540054, total / n
            middle, half = p + z * z / 2 / n, z * math.sqrt(p * (1 - p) / n + z * z / 4 / n / n)
            row['low'], row['high'] = (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)
            return row
        k, mean = len(self.units), total / n
        spread = sum((sum(unit) - mean * len(unit)) ** 2 for unit in self.units)
        if k >= 5 and spread > 1e-12 * sum(sum(unit) ** 2 for unit in self.units):
            if k not in STUDENT:
                STUDENT[k] = student(k - 1)
            half = STUDENT[k] * math.sqrt(spread * k / (k - 1)) / n
            signed = re.search(r'\.(points|marks|luck|play)(-in-marks)?$', metric) is not None
            row['low'], row['high'] = mean - half if signed else max(0.0, mean - half), mean + half
        return row


class Hand:
    """One hand: what was played, and what is said of it."""

    def __init__(self, game, players, score, positions, lines, errors, revokes, header):
        self.game, self.players, self.score, self.lines = game, players, score, lines
        self.errors, self.revokes, self.header = errors, revokes, header
        self.plies = [position for position in positions if position['action']]
        self.last = positions[-1] if positions else None
        self.actions = [position['action'] for position in self.plies]
        self.seats = [chr(65 + i) for i in range(players)]
        self.facts = defaultdict(list)  # (metric, seat) -> values

    def add(self, metric, seat, *values):
        if seat is TABLE or seat in self.seats:
            self.facts[metric, seat].extend(int(value) for value in values)

    def side(self, seat):
        sides = self.header['sides']
        return chr(65 + (ord(seat) - 65) % sides)

    # What the hand shows.

    def line(self, key):
        return next((line for line in self.lines if key in line), None)

    def left_open(self):
        end = self.line('end')
        return end is not None and end['end'] == 'unfinished'

    def plays(self):
        return [action for action in self.actions if action['kind'] == 'play']

    def to_its_end(self):
        end = self.score['end']
        if not self.actions or end in ('unfinished', 'void'):
            return False
        laid = self.plays()
        if end == 'out' and not (laid and self.score['out'] in (None, laid[-1]['seat'])):
            return False
        bad = {'bad-token', 'bad-tile', 'bad-draw'} | (set() if self.game in TRICKS else {'unknown'})
        return not self.header['unread'] and all(action['kind'] not in bad and action['seat'] != '?' for action in self.actions)

    def turns(self):
        return [ply for ply in self.plies if ply['action']['kind'] not in REMARKS]

    def with_layout(self):
        return self.to_its_end() and all(ply['action']['verdict'] is not None and 'or' not in ply['action'] for ply in self.turns())

    def with_passes(self):
        if not self.to_its_end():
            return False
        if self.game in TRICKS or 'passes' in self.header['written']:
            return True
        if 'passes' in self.header['unwritten']:
            return False
        due = None
        for ply in self.turns():
            if ply['action']['verdict'] is None or (due and ply['action']['seat'] != due):
                return False
            due = ply['next']
        return self.score['end'] != 'blocked' or not due

    def with_draws(self):
        if not self.to_its_end():
            return set()
        if self.game not in DRAWS or 'draws' in self.header['written']:
            return set(self.seats)
        if 'draws' in self.header['unwritten']:
            return set()
        unsure = set(self.header['draws some'])
        if not self.header['any draw']:
            unsure |= {ply['action']['seat'] for ply in self.turns() if not ply['action']['moves']}
        return set(self.seats) - unsure

    def left(self):
        """The tiles left, by seat, if all are known."""
        if not self.last or self.header['disputed']:
            return None
        hands = self.last['hands']
        if any(seat not in hands or hands[seat]['hidden'] or hands[seat]['deduced'] for seat in self.seats):
            return None
        return {seat: hands[seat]['known'] for seat in self.seats}

    # What it gives.

    def collect(self):
        end, game = self.score['end'], self.game
        if self.actions or not self.left_open():
            self.add('hands', TABLE, 1)
        if self.with_passes() and self.with_draws() == set(self.seats):
            self.add('length', TABLE, len(self.actions))
        if end in ('out', 'blocked'):
            self.add('blocked', TABLE, end == 'blocked')
            for seat in self.seats:
                if end == 'blocked' or self.score['out']:
                    self.add('out', seat, end == 'out' and self.score['out'] == seat)
            if game == 'block' and end == 'blocked' and self.to_its_end():
                for seat in self.seats:
                    self.add('block.closed', seat, self.plays()[-1]['seat'] == seat)
        ended = end != 'void' and (end != 'unfinished' or (not self.actions and not self.left_open()))
        if self.score['scores'] is not None and ended:
            self.points()
        if game == 'forty-two':
            self.contract()
        self.acted()
        self.tricks() if game in TRICKS else self.opening()
        if self.to_its_end():
            for seat in self.seats:
                own = [action for action in self.plays() if action['seat'] == seat]
                if game == 'leyden':
                    self.add('leyden.matadors', seat, sum(action['tile'] in ('6-1', '5-2', '4-3', '0-0') for action in own))
                if game == 'prize-dominoes' and self.header['prizes']:
                    self.add('prize.played', seat, sum(self.from_prizes(seat)))
        if self.with_layout():
            self.laid()
        if end in ('out', 'blocked') and self.left() is not None:
            for seat, tiles in self.left().items():
                halves = [tuple(map(int, tile.split('-'))) for tile in tiles]
                if game == 'leyden':
                    self.add('leyden.pips-left', seat, sum(map(sum, halves)))
                if game == 'curse-of-the-doublet':
                    self.add('curse.doublets-left', seat, sum(a == b for a, b in halves))

    def from_prizes(self, seat):
        return [word.startswith('*') for line in self.lines if line.get('seat') == seat and 'actions' in line for word in line['actions']]

    def points(self):
        scores, game = self.score['scores'], self.game
        metric = f'{SHORT[game]}.points' if game != 'forty-two' or self.header['points'] else 'forty-two.marks'
        for seat in self.seats:
            own = scores[self.side(seat)]
            others = [value for other, value in scores.items() if other != self.side(seat)]
            best = all(own < value if game == 'leyden' else own > value for value in others)
            self.add(metric, seat, own)
            self.add('hands-won', seat, best)
            if game == 'prize-dominoes' and best and self.header['prizes']:
                self.add('prize.taken', seat, any(line.get('prize') == seat for line in self.lines) and not self.header['wrong prize'](self))
            if game == 'double-takes' and not self.score['as_written']:
                for name, reason in (('takes.tricks', 'tricks'), ('takes.doubles', 'doubles captured')):
                    self.add(name, seat, sum(entry['points'] for entry in self.score['ledger']
                                             if entry['reason'] == reason and entry['seat'] == self.side(seat)))

    def contract(self):
        if self.header['trump'] is None:
            return
        declarer = self.header['trump']['seat']
        side = self.side(declarer)
        failed = any(entry['reason'] == 'the contract of the other side set' or
                     (entry['reason'] == 'a revoke of the other side' and entry['seat'] != side) for entry in self.score['ledger'])
        known = self.score['scores'] is not None and not self.score['as_written']
        for seat in self.seats:
            self.add('forty-two.bids', seat, seat == declarer)
            if known and seat == declarer:
                self.add('forty-two.made', seat, not failed)
            if known and self.side(seat) != side:
                self.add('forty-two.set', seat, failed)

    def acted(self):
        drew = self.with_draws()
        for seat in self.seats:
            own = [action for action in self.actions if action['seat'] == seat]
            draws = [action for action in own if action['kind'] in ('draw', 'bad-draw')]
            if self.game not in TRICKS and self.with_passes():
                self.add('passes', seat, sum(action['kind'] == 'pass' for action in own))
            if self.game in DRAWS and seat in drew:
                self.add('draws', seat, len(draws))
            self.add('choices', seat, *[action['moves'] for action in own if action['moves']])
            self.add('forced', seat, *[action['moves'] == 1 for action in own if action['moves']])
            if self.game == 'leyden':
                self.add('leyden.draws-at-will', seat, *[action['moves'] > 1 for action in draws if action['moves']])

    def opening(self):
        first = next((action for action in self.plays() if action['seat'] != '?'), None)
        if first:
            self.add('leads', first['seat'], 1)

    def tricks(self):
        name = 'takes.revokes' if self.game == 'double-takes' else 'forty-two.reneges'
        leads = []
        for ply in self.plies:
            action, trick = ply['action'], ply['trick']
            if action['kind'] != 'play' or action['verdict'] is None or not trick:
                continue
            if len(trick['tiles']) == 1:
                if leads:
                    leads[-1][1] = leads[-1][0] == action['seat']
                if trick['suit'] is not None:
                    leads.append([action['seat'], None])
            elif trick['suit'] is not None:
                self.add(name, action['seat'], ply['ply'] in self.revokes)
        for seat, won in leads:
            self.add('leads', seat, 1)
            if won is not None and self.game == 'double-takes':
                self.add('takes.leads-won', seat, won)

    def laid(self):
        game, chain = self.game, 0
        per = defaultdict(lambda: defaultdict(int))
        winner = [ply for ply in self.plies if ply['action']['kind'] == 'play' and ply['action']['seat'] == self.score['out']]
        last = winner[-1] if winner and self.score['end'] == 'out' else None
        for i, ply in enumerate(self.plies):
            action = ply['action']
            laid = action['laid'] if action['kind'] == 'play' else None
            if game == 'curse-of-the-doublet':
                arm = laid and laid['arm'] and next(arm for arm in ply['arms'] if arm['arm'] == laid['arm'])
                matched = bool(arm) and any(other['open'] == arm['open'] for other in ply['arms']
                                            if other['started'] and other['arm'] != arm['arm'])
                per['curse.matches'][action['seat']] += matched
                chain += matched
                goes_on = matched and i + 1 < len(self.plies) and self.actions[i + 1]['seat'] == action['seat']
                if chain and not goes_on:
                    self.add('curse.chain', action['seat'], chain)
                    chain = 0
            if action['kind'] != 'play':
                continue
            points = action.get('points', 0)
            per['fives.in-play'][action['seat']] += points
            per['threes.eights'][action['seat']] += points == 8
            if game == 'fives-and-threes':
                self.add('threes.drop', action['seat'], points)
            if game == 'super-dominoes' and laid and ply is not last:
                outer, double = laid['outer'], laid['inner'] == laid['outer']
                opening = laid['arm'] is None
                per['super.spells'][action['seat']] += outer == 13 and not opening
                per['super.skips'][action['seat']] += double and not opening and outer != 13
                per['super.free-turns'][action['seat']] += outer == 14
                per['super.reversals'][action['seat']] += outer == 3
        names = {'curse-of-the-doublet': ['curse.matches'], 'all-fives': ['fives.in-play'], 'fives-and-threes': ['threes.eights'],
                 'super-dominoes': ['super.spells', 'super.skips', 'super.free-turns', 'super.reversals']}
        for name in names.get(game, []):
            for seat in self.seats:
                self.add(name, seat, per[name][seat])


def read(files):
    """The hands and the games of all records that count."""
    key = lambda line: (line['file'], line['record'])
    positions, findings = defaultdict(list), defaultdict(list)
    for line in run('bones-replay', '--every', '--format', 'jsonl', files=files):
        if line['type'] == 'position':
            positions[key(line)].append(line)
    for line in run('bones-check', '--format', 'jsonl', files=files):
        if line['type'] == 'finding' and line['record']:
            findings[key(line)].append(line)
    written = [line for file in files for line in run('bones-format', '--to', 'json', '--quiet', files=[file]) if line['type'] == 'record']
    scores = [line for line in run('bones-score', '--format', 'jsonl', files=files) if line['type'] == 'score']
    for score, record in zip(scores, written, strict=True):
        found = findings[key(score)]
        if score['game'] is None or any(finding['code'] == 'same-game' for finding in found):
            continue
        yield from units_of(score, record, positions[key(score)], found)


def units_of(score, record, positions, found):
    """What each hand gives, and what the game gives beside them: (metric, seat) -> values."""
    game = score['game']
    lines = [line for hand in record['hands'] for line in hand['lines']]
    players = len(score['players'])
    noted = {kind: {word for line in record['header'] for word in line.get(kind, [])} for kind in ('written', 'unwritten')}
    for kind, words in noted.items():
        if 'all' in words:
            noted[kind] = {'passes', 'draws', 'halves', 'suits', 'prizes'}
    sides = len(score['totals']) if score['totals'] else players // 2 if players == 4 and game in PARTNERS_OF_FOUR else players
    header = {'written': noted['written'], 'unwritten': noted['unwritten'], 'sides': sides, 'points': score['rules'].get('scoring') == 'points',
              'any draw': any(word.startswith('+') for line in lines for word in line.get('actions', [])),
              'prizes': 'prizes' in noted['written'] or ('prizes' not in noted['unwritten'] and any('prize' in line for line in lines)),
              'wrong prize': lambda hand: any(f['code'] == 'wrong-prize' and f['hand'] == hand.score['hand'] for f in found)}
    by_hand = split(positions)
    for i, (told, hand) in enumerate(zip(score['hands'], record['hands'], strict=True)):
        mine = by_hand[i] if i < len(by_hand) else []
        here = [finding for finding in found if finding['hand'] == told['hand']]
        header['trump'] = hand.get('trump')
        header['draws some'] = {line['seat'] for line in hand['lines'] if '+' in line.get('actions', [])}
        header['unread'] = any(re.match(r' *([A-O] +)?[+*~]?[0-9]+-[0-9]', line.get('kept', '')) for line in hand['lines'])
        header['disputed'] = any(finding['code'] == 'tile-repeated' for finding in here)
        unit = Hand(game, players, told, mine, hand['lines'], any(f['severity'] == 'error' and f['code'] != 'undeclared-suit' for f in here),
                    {f['ply'] for f in here if f['code'] == 'revoke' and f['verdict'] == 'broken' and f['holds'] == 'always'}, header)
        unit.collect()
        yield unit.facts
    facts = defaultdict(list)
    facts['games', TABLE], facts['finished', TABLE] = [1], [int(score['complete'])]
    for seat in (chr(65 + i) for i in range(players)):
        if score['winner']:  # of an even game all seats
            facts['won', seat] = [int(seat in score['winner'])]
        if game == 'prize-dominoes' and score['totals']:
            facts['prize.coverage', seat] = [score['totals'][seat]]
    yield facts


def split(positions):
    hands = []
    for position in positions:
        if position['ply'] == 0 and not position['end']:
            hands.append([])
        hands[-1].append(position)
    return hands


def compare(files, what):
    by_seat, over_all = defaultdict(Sample), defaultdict(Sample)
    for facts in read(files):
        together = defaultdict(list)
        for (metric, seat), values in facts.items():
            together[metric] += values
        for metric, values in together.items():
            if values:
                over_all['all', metric].units.append(values)
        seats = {seat for _, seat in facts if seat is not TABLE} or {'A'}
        for (metric, seat), values in facts.items():
            for group in [seat] if seat is not TABLE else []:
                if values:
                    by_seat[group, metric].units.append(values)
    wrong = numbers = 0
    for per, expected in (('seat', by_seat), ('all', over_all)):
        told = {(line['group'], line['metric']): line for line in run('bones-stats', '--per', per, '--format', 'jsonl', files=files)
                if line['type'] == 'statistic'}
        table = {'games', 'finished', 'hands', 'length', 'blocked'} if per == 'seat' else set()
        for place in sorted(set(told) | set(expected)):
            if place[1] in table:
                continue  # compared over all
            numbers += 1
            if place not in told or place not in expected:
                mine = expected[place].summary(place[1]) if place in expected else None
                print(f'{what}: {per} {place}: {told.get(place)} is told, {mine} expected')
                wrong += 1
                continue
            row = expected[place].summary(place[1])
            for field, value in row.items():
                other = told[place][field]
                same = value == other if value is None or other is None else math.isclose(value, other, rel_tol=2e-5, abs_tol=2e-5)
                if not same:
                    print(f'{what}: {per} {place} {field}: {other} is told, {value} expected')
                    wrong += 1
    print(f'{what}: {numbers} numbers compared, {wrong} differ')
    return wrong, {metric for _, metric in over_all}


def of_analysis(files, budgets, in_marks):
    """What each hand gives to `loss`, `luck` and `play`: the values of a seat, by (metric, seat)."""
    lines = run('bones-analyze', *budgets, '--format', 'jsonl', files=files)
    games = {line['record']: line for line in lines if line['type'] == 'record'}
    hands = defaultdict(lambda: defaultdict(list))
    for line in lines:
        if line['type'] not in ('decision', 'hand'):
            continue
        short, facts = SHORT[games[line['record']]['game']], hands[line['record'], line['hand']]
        unit = '-in-marks' if in_marks else ''
        if line['type'] == 'decision' and line['fair']:
            facts[f'{short}.loss{unit}', line['seat']].append(line['fair']['loss'])
        for i, seat in enumerate(line.get('seats') or []):
            side = line['sides'][i % len(line['sides'])]
            facts[f'{short}.luck{unit}', seat['seat']].append((side['deal'] + side['chance']) / line['unit'])
            facts[f'{short}.play{unit}', seat['seat']].append(seat['play'] / line['unit'])
    return [facts for _, facts in sorted(hands.items())]


def compare_analysis(place, game, rules, in_marks):
    file, archive = pathlib.Path(place) / 'analysed.bones', pathlib.Path(place) / f'{game}{len(rules)}.db'
    budgets = ('--worlds', '4', '--games', '2', '--nodes', '20000')
    subprocess.run([BIN / 'bones-generate', '-q', '--game', game, '--players', '4' if game == 'forty-two' else '2', '--count', '6',
                    '--hands', '1', '--seed', '7', '-o', file, *rules], check=True)
    for command in (('import', file), ('analyze', *budgets)):
        subprocess.run([BIN / 'bones-history', '--db', archive, '-q', *command], check=True)
    expected = defaultdict(Sample)
    for facts in of_analysis([file], budgets, in_marks):
        for (metric, seat), values in facts.items():
            expected[seat, metric].units.append(values)
    told = {(line['group'], line['metric']): line for line in run('bones-stats', '--db', archive, '--per', 'seat', '--only', 'loss,luck,play',
                                                                 '--format', 'jsonl') if line['type'] == 'statistic'}
    wrong = 0
    for place in sorted(set(told) | set(expected)):
        mine = expected[place].summary(place[1]) if place in expected else {}
        row = told.get(place, {})
        # What is stored of a loss is rounded to 1/10000 of a point, and so is the line.
        if not mine or any((mine[f] is None) != (row.get(f) is None) or mine[f] is not None and
                           not math.isclose(mine[f], row[f], rel_tol=2e-4, abs_tol=2e-3) for f in mine):
            print(f'{game}: {place}: {row} is told, {mine} expected')
            wrong += 1
    print(f'{game} {" ".join(rules)}, analysed: {len(told)} numbers compared, {wrong} differ')
    return wrong, {metric for _, metric in expected}


def metrics_missing(seen):
    """Those that `--explain all` names and nothing was compared for."""
    text = subprocess.run([BIN / 'bones-stats', '--explain', 'all'], capture_output=True, text=True, check=True).stdout
    return sorted(set(re.findall(r'^([a-z-]+(?:\.[a-z-]+)?): ', text, re.MULTILINE)) - seen)


def main():
    wrong, seen = 0, set()
    files = sorted(path for path in SAMPLES.rglob('*.bones'))
    for folder in sorted({path.parent for path in files}):
        bad, metrics = compare([path for path in files if path.parent == folder], folder.name)
        wrong, seen = wrong + bad, seen | metrics
    with tempfile.TemporaryDirectory() as place:
        for name, options in (('clean', ()), ('left out', ('--omit', 'passes,draws,arms')), ('hidden', ('--hide', 'all')),
                              ('with breaches', ('--breaches', '2'))):
            file = pathlib.Path(place) / 'games.bones'
            subprocess.run([BIN / 'bones-generate', '-q', '--count', str(GAMES // 4), '--hands', '3', '--seed', '200', '-o', file, *options], check=True)
            bad, metrics = compare([file], f'{GAMES // 4} games, {name}')
            wrong, seen = wrong + bad, seen | metrics
        for game in SHORT:
            for rules in ((), ('--rule', 'scoring=points')) if game == 'forty-two' else ((),):
                bad, metrics = compare_analysis(place, game, rules, game == 'forty-two' and not rules)
                wrong, seen = wrong + bad, seen | metrics
    print(f'{len(seen)} metrics were seen: {", ".join(sorted(seen))}')
    if missing := metrics_missing(seen):
        print(f'nothing was compared for {", ".join(missing)}')
    return 1 if wrong or missing else 0


sys.exit(main())
