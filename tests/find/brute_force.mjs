// Random patterns over generated games: what bones-query --find answers, over files and over an archive, against a
// matcher that tries every way, one after the other, on what bones-replay tells.
//
//     node brute_force.mjs BIN_DIR PATTERNS [SEED]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, playersOf } from '../support/games.mjs';

const [bin, patterns, seed = '1'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'bones-find-'));
const run = (tool, args) =>
    execFileSync(join(bin, tool), args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'pipe'] });

// ---- chance ---------------------------------------------------------------------------------------------------------
let state = BigInt(seed) * 2862933555777941757n + 3037000493n;
function random(below) {
    state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    return Number((state >> 33n) % BigInt(below));
}
const one = (list) => list[random(list.length)];
const chance = (n) => random(n) === 0;

// ---- games ----------------------------------------------------------------------------------------------------------
const kinds = [['nothing', 0], ['all', 0], ['nothing', 2], ['hands', 1], ['nothing', 2, 'after-end']];
const files = [];
for (const game of games)
    for (const [which, [hide, breaches, only]] of kinds.entries()) {
        const players = playersOf(game)[which % playersOf(game).length];
        const name = `${files.length + 10}-${hide}.bones`;
        run('bones-generate', ['--game', game, '--players', String(players), '--count', '1', '--hands', '3',
            '--seed', String(Number(seed) * 100 + files.length), '--hide', hide, '--breaches', String(breaches), ...(only ? ['--kinds', only] : []), '--names',
            'Ana,Bo Chen,Cy,Dee,Eve', '-o', name]);
        files.push({ name, whole: hide === 'nothing' && breaches === 0 });
    }
run('bones-history', ['--db', 'all.db', 'import', '-q', ...files.map((file) => file.name)]);

// What is known before each action, by file, record and hand.
const hands = [];
for (const file of files) {
    let players = {}, hand = null, before = null, record = 0;
    for (const line of run('bones-replay', ['--format', 'jsonl', file.name]).trim().split('\n')) {
        const now = JSON.parse(line);
        if (now.type === 'game') {
            players = now.players;
            record = now.record;
        } else if (!now.end) {
            if (now.ply === 0) {
                hand = { file: file.name, whole: file.whole, record, number: now.hand, players, plies: [], lost: {} };
                hands.push(hand);
                hand.opened = false;
            } else {
                hand.plies.push({ ...now.action, before, after: now });
            }
            before = now;
        }
        if (hand && now.findings?.some((finding) => ['unreadable', 'bad-seat'].includes(finding.code))) hand.unreadable = true;
    }
}
const recordsBefore = {};  // the archive's numbers: records are stored in the order of the files
let total = 0;
for (const file of files) {
    recordsBefore[file.name] = total;
    total += new Set(hands.filter((hand) => hand.file === file.name).map((hand) => hand.record)).size;
}
const stored = Number(run('bones-query', ['--db', 'all.db', '--count']));
if (stored !== total) throw new Error(`${total} games, and ${stored} of them are stored`);

// ---- patterns: made as trees, written down, and matched as trees ----------------------------------------------------------
const tiles = (text) => text.split('-').map(Number);
const has = (tile, n) => tiles(tile).includes(n);
const same = (a, b) => tiles(a).sort().join() === tiles(b).sort().join();
const highest = () => (chance(2) ? 6 : 15);
const someTile = () => {
    const ply = one(one(hands).plies.length ? one(hands.filter((hand) => hand.plies.length)).plies : [{}]);
    return ply.tile ?? `${random(7)}-${random(7)}`;
};
const turned = (tile) => (chance(2) ? tile : tiles(tile).reverse().join('-'));

function makeWhat(scope) {
    const n = random(highest() + 1);
    switch (random(9)) {
        case 0: return { text: turned(scope.tile = someTile()), is: 'tile', tile: scope.tile };
        case 1: return { text: chance(2) ? `${n}-*` : `*-${n}`, is: 'number', n };
        case 2: return { text: '*', is: 'any' };
        case 3: return { text: 'double', is: 'double' };
        case 4: return { text: `outer ${n}`, is: 'outer', n };
        case 5: return { text: `led ${n}`, is: 'led', n };
        case 6: return { text: `on ${n}`, is: 'on', list: [n] };
        case 7: return { text: `on ${n},${(n + 1) % 7}`, is: 'on', list: [n, (n + 1) % 7] };
        default: {
            const name = one(['$t', '$u']);
            scope.bound.add(name);
            return { text: name, is: 'variable', name };
        }
    }
}
function makeWhom(scope) {
    const people = [...scope.bound].filter((name) => !name.startsWith('$'));
    if (people.length && chance(2)) {
        const name = one(people);
        return { text: name, is: 'variable', name };
    }
    return one([{ text: 'me', is: 'me' }, { text: 'me', is: 'me' }, { text: 'A', is: 'seat', seat: 'A' }, { text: 'B', is: 'seat', seat: 'B' },
        { text: '"bo chen"', is: 'name', name: 'Bo Chen' }]);
}
function makeValue(scope) {
    const whom = makeWhom(scope), n = random(7);
    return one([{ text: `left(${whom.text})`, is: 'left', whom }, { text: 'left(yard)', is: 'yard' }, { text: 'arms', is: 'arms' },
        { text: `arms(${n})`, is: 'arms of', n }, { text: 'arms(spell)', is: 'spell' }, { text: 'choices', is: 'choices' },
        { text: `total(${whom.text})`, is: 'total', whom }, { text: 'ply', is: 'ply' }]);
}
function makeTest(scope, depth) {
    if (depth > 0 && chance(3)) {
        const parts = [makeTest(scope, depth - 1), makeTest(scope, depth - 1)], word = one(['and', 'or']);
        return { text: `(${parts[0].text} ${word} ${parts[1].text})`, is: word, parts };
    }
    if (depth > 0 && chance(4)) {
        const part = makeTest(scope, depth - 1);
        return { text: `not ${part.text}`, is: 'not', part };
    }
    const n = random(7), tile = someTile(), whom = makeWhom(scope);
    switch (random(8)) {
        case 0: return { text: `held(${tile}, ${whom.text})`, is: 'held', tile, whom };
        case 1: return { text: `held(${n}-*)`, is: 'held', n, whom: { is: 'me' } };
        case 2: return { text: `laid(${tile})`, is: 'laid', tile };
        case 3: return { text: `open(${n})`, is: 'open', n };
        case 4: return { text: 'forced', is: 'forced' };
        case 5: {
            const verdict = one(['kept', 'open', 'broken']);
            return { text: `verdict(${verdict})`, is: 'verdict', verdict };
        }
        case 6: {
            const code = one(['false-pass', 'revoke', 'misfit', 'missed-draw']);
            return { text: `code(${code})`, is: 'code', code };
        }
        default: {
            const left = makeValue(scope), sign = one(['=', '!=', '<', '<=', '>', '>=']), number = random(9);
            return { text: `${left.text} ${sign} ${number}`, is: 'compare', left, sign, number };
        }
    }
}
function makeStep(scope) {
    const step = { is: 'step', kind: one(['play', 'play', 'play', 'draw', 'pass', 'any', 'show']), what: [], who: null, when: null };
    while (chance(2) && step.what.length < 2) step.what.push(makeWhat(scope));
    if (chance(3)) {
        const bound = [...scope.bound].filter((name) => !name.startsWith('$'));
        if (bound.length && chance(3)) step.who = { not: true, is: 'variable', name: one(bound) };
        else if (chance(3)) step.who = one([{ is: 'seat', seat: 'A' }, { is: 'seat', seat: 'B' }, { is: 'name', name: 'Bo Chen' }, { not: true, is: 'seat', seat: 'A' }]);
        else {
            step.who = { is: 'variable', name: one(['X', 'Y']) };
            scope.bound.add(step.who.name);
        }
    }
    if (chance(4)) step.when = makeTest(scope, 2);
    const who = step.who && `by ${step.who.not ? 'not ' : ''}${step.who.seat ?? (step.who.is === 'name' ? `"${step.who.name}"` : step.who.name)}`;
    step.text = [step.kind, ...step.what.map((what) => what.text), who, step.when && `when ${step.when.text}`].filter(Boolean).join(' ');
    return step;
}
function makeItem(scope, depth) {
    if (chance(5)) return { is: 'gap', text: '...' };
    const before = new Set(scope.bound);
    const group = depth > 0 && chance(4);
    const body = group ? makeEither(scope, depth - 1) : makeStep(scope);
    let text = group ? `(${body.text})` : body.text;
    if (!chance(4)) return { ...body, text };
    const least = random(3), most = one([least, least + random(3), Infinity]);
    text += most === least ? `{${least}}` : most === Infinity ? `{${least},}` : `{${least},${most}}`;
    if (least === 0) scope.bound = before;
    return { is: 'repeat', body, least, most, text };
}
function makeRow(scope, depth) {
    const parts = [makeItem(scope, depth)];
    while (chance(2) && parts.length < 4) parts.push(makeItem(scope, depth));
    return { is: 'row', parts, text: parts.map((part) => part.text).join('; ') };
}
function makeEither(scope, depth) {
    const before = new Set(scope.bound), parts = [], all = [];
    do {
        const here = { ...scope, bound: new Set(before) };
        parts.push(makeRow(here, depth));
        all.push(here.bound);
    } while (chance(4) && parts.length < 3);
    scope.bound = new Set([...all[0]].filter((name) => all.every((bound) => bound.has(name))));
    return { is: 'either', parts, text: parts.map((part) => part.text).join(' | ') };
}
function makePattern() {
    const root = makeEither({ bound: new Set() }, 2), start = chance(8), end = chance(8);
    return { root, start, end, text: `${start ? '^ ' : ''}${root.text}${end ? ' $' : ''}` };
}

// ---- the matcher that tries every way -----------------------------------------------------------------------------------
// True, false, or null: unknown.
const not = (truth) => (truth === null ? null : !truth);
const and = (a, b) => (a === false || b === false ? false : a === null || b === null ? null : true);
const or = (a, b) => not(and(not(a), not(b)));
const openNumbers = (position) => position.arms.flatMap((arm) => (arm.other === null ? [arm.open] : [arm.open, arm.other]));
// Whether it is known what was open: where only facts are checked, as after the end of a hand, nothing is.
const opens = (ply) => ply.before.layout_known && ply.verdict !== null;
const tricks = (hand, ply) => ply.before.arms.length === 0 && ply.after.trick !== null;

function bind(bindings, name, value) {
    if (name in bindings) return bindings[name] === value ? bindings : null;
    for (const other in bindings)
        if (other.startsWith('$') === name.startsWith('$') && bindings[other] === value) return null;
    return { ...bindings, [name]: value };
}
const seatNamed = (hand, name) => Object.keys(hand.players).filter((seat) => hand.players[seat] === name);
function seatsOf(hand, ply, whom, bindings) {
    if (whom.is === 'me') return ply.seat ? [ply.seat] : [];
    if (whom.is === 'seat') return whom.seat in ply.before.hands ? [whom.seat] : [];
    if (whom.is === 'name') return seatNamed(hand, whom.name);
    return [bindings[whom.name]];
}
// Whether a turn that nobody can read came before: the yard's count is not known then, nor that of whose turn it was.
function lost(hand, index, seat) {
    return hand.plies.slice(0, index).some((ply) => (ply.kind === 'bad-token' || ply.kind === 'bad-tile' ||
        (ply.kind === 'unknown' && ply.before.trick === null)) && (!seat || !ply.seat || ply.seat === seat));
}
function valueOf(hand, index, value, bindings) {
    const ply = hand.plies[index], before = ply.before;
    // A line that nobody can read may have been anybody's turn.
    if (hand.unreadable && ['left', 'yard'].includes(value.is)) throw new Undecided();
    if (value.is === 'ply') return index + 1;
    if (value.is === 'choices') return ply.moves;
    if (value.is === 'yard') return lost(hand, index) ? null : before.stock;
    if (['arms', 'arms of', 'spell'].includes(value.is)) {
        if (!opens(ply)) return null;
        return before.arms.filter((arm) => value.is === 'arms' || (value.is === 'spell' ? arm.spellbound : arm.open === value.n || arm.other === value.n)).length;
    }
    const seats = seatsOf(hand, ply, value.whom, bindings);
    if (seats.length !== 1) return null;
    const tiles = before.hands[seats[0]];
    if (value.is === 'left') return lost(hand, index, seats[0]) ? null : tiles.known.length + tiles.deduced.length + tiles.hidden;
    return before.before === null ? undefined : Object.values(before.before)[seats[0].charCodeAt(0) % 65 % Object.keys(before.before).length];
}
class Undecided extends Error {}
function truth(hand, index, test, bindings) {
    const ply = hand.plies[index];
    const parts = () => test.parts.map((part) => truth(hand, index, part, bindings));
    switch (test.is) {
        case 'and': return parts().reduce(and);
        case 'or': return parts().reduce(or);
        case 'not': return not(truth(hand, index, test.part, bindings));
        case 'open': return opens(ply) ? openNumbers(ply.before).includes(test.n) : null;
        case 'forced': return ply.moves === null ? null : ply.moves === 1;
        case 'verdict': return ply.verdict === null ? null : ply.verdict === test.verdict;
        case 'code': return ply.after.findings.some((finding) => finding.verdict === 'broken' && finding.code === test.code);
        case 'laid': {
            const found = hand.plies.slice(0, index).some((other) => other.kind === 'play' && same(other.tile, test.tile));
            const unread = hand.unreadable || hand.plies.some((other) => ['unknown', 'bad-token', 'bad-tile'].includes(other.kind));
            if (!found && unread) throw new Undecided();
            return found;
        }
        case 'held': {
            const seats = seatsOf(hand, ply, test.whom, bindings);
            const meant = (tile) => (test.tile ? same(tile, test.tile) : has(tile, test.n));
            const there = seats.some((seat) => [...ply.before.hands[seat].known, ...ply.before.hands[seat].deduced].some(meant));
            if (there) return true;
            if (seats.length === 0) return null;
            // Only the engine knows where a tile of a hidden hand cannot be.
            if (!hand.whole) throw new Undecided();
            return false;
        }
        default: {
            const left = valueOf(hand, index, test.left, bindings), right = test.number;
            if (left === undefined) throw new Undecided();
            if (left === null) return null;
            return { '=': left === right, '!=': left !== right, '<': left < right, '<=': left <= right, '>': left > right, '>=': left >= right }[test.sign];
        }
    }
}
function step(hand, index, asked, bindings) {
    const ply = hand.plies[index];
    const kind = ply.kind === 'bad-draw' ? 'draw' : ply.kind === 'bad-show' ? 'show' : ply.kind === 'bad-return' ? 'return' : ply.kind;
    if (asked.kind !== 'any' && asked.kind !== kind) return null;
    for (const what of asked.what) {
        const tile = ply.tile;
        let holds = true;
        if (what.is === 'any') holds = tile !== null || ['play', 'draw', 'show', 'return'].includes(kind);
        // After a line that nobody can read it is not known which tiles made a trick.
        else if (what.is === 'led' && hand.unreadable) throw new Undecided();
        else if (what.is === 'led') holds = ['play', 'unknown', 'bad-tile'].includes(kind) && ply.after.trick !== null && ply.after.trick.suit === what.n;
        else if (what.is === 'on') holds = opens(ply) && what.list.every((n) => openNumbers(ply.before).includes(n));
        else if (what.is === 'outer') {
            const laid = ply.laid;
            const both = laid && (laid.crosswise || laid.arm === null);
            holds = laid !== null && (laid.outer === what.n || (both && laid.inner === what.n));
        } else if (tile === null) holds = false;
        else if (what.is === 'tile') holds = same(tile, what.tile);
        else if (what.is === 'number') holds = has(tile, what.n);
        else if (what.is === 'double') holds = tiles(tile)[0] === tiles(tile)[1];
        else {
            bindings = bind(bindings, what.name, tile);
            holds = bindings !== null;
        }
        if (!holds) return null;
    }
    if (asked.who) {
        if (!ply.seat) return null;
        if (asked.who.is === 'variable' && !asked.who.not) bindings = bind(bindings, asked.who.name, ply.seat);
        else if (seatsOf(hand, ply, asked.who, bindings).includes(ply.seat) === Boolean(asked.who.not)) return null;
        if (bindings === null) return null;
    }
    return asked.when && truth(hand, index, asked.when, bindings) !== true ? null : bindings;
}

let effort = 0;
function* ways(hand, node, at, bindings) {
    if (++effort > 300_000) throw new Undecided();
    switch (node.is) {
        case 'gap':
            for (let end = at; end <= hand.plies.length; ++end) yield [end, bindings];
            return;
        case 'step': {
            const bound = at < hand.plies.length ? step(hand, at, node, bindings) : null;
            if (bound) yield [at + 1, bound];
            return;
        }
        case 'either':
            for (const part of node.parts) yield* ways(hand, part, at, bindings);
            return;
        case 'row':
            yield* row(hand, node.parts, 0, at, bindings);
            return;
        default:
            yield* turns(hand, node, 0, at, bindings);
    }
}
function* row(hand, parts, index, at, bindings) {
    if (index === parts.length) yield [at, bindings];
    else for (const [next, bound] of ways(hand, parts[index], at, bindings)) yield* row(hand, parts, index + 1, next, bound);
}
function* turns(hand, node, done, at, bindings) {
    if (done >= node.least) yield [at, bindings];
    if (done >= node.most) return;
    for (const [next, bound] of ways(hand, node.body, at, bindings))
        if (next > at || done < node.least) yield* turns(hand, node, done + 1, next, bound);
}
const written = (hand, bindings, first, last) => {
    const bound = Object.fromEntries(Object.entries(bindings).map(([name, value]) => [name, name.startsWith('$') ? value : hand.players[value]]));
    return `${hand.file} ${hand.record} ${hand.number} ${first + 1}-${last} ${JSON.stringify(Object.entries(bound).sort())}`;
};
function matches(hand, pattern, all) {
    const found = [];
    const length = hand.plies.length;
    for (let start = 0; start < (pattern.start ? Math.min(1, length) : length);) {
        const seen = new Map();
        for (const [end, bound] of ways(hand, pattern.root, start, {})) {
            if (end === start || (pattern.end && end !== length)) continue;
            const text = written(hand, bound, start, end);
            if (!seen.has(text)) seen.set(text, end);
        }
        const shortest = Math.min(...seen.values());
        if (all) found.push(...[...seen].sort(([, a], [, b]) => a - b).map(([text]) => text));
        else if (seen.size) found.push([...seen].find(([, end]) => end === shortest)[0]);
        start = !all && seen.size ? shortest : start + 1;
    }
    return found;
}

// ---- both ---------------------------------------------------------------------------------------------------------------
const answer = (args) => {
    const ran = spawnSync(join(bin, 'bones-query'), [...args, '--format', 'jsonl', '--time-limit', '120'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 30 });
    if (ran.status > 1) throw new Error(`status ${ran.status}: ${ran.stderr}`);
    return ran.stdout.trim().split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter((line) => line.type === 'match');
};
const told = (match, file, record) =>
    `${file} ${record} ${match.hand} ${match.plies[0]}-${match.plies[1]} ${JSON.stringify(Object.entries(match.bound).sort())}`;
let tried = 0, compared = 0, undecided = 0, foundAll = 0;
try {
    for (let number = 0; number < Number(patterns); ++number) {
        const pattern = makePattern(), all = chance(3);
        const names = files.map((file) => file.name), options = ['--find', pattern.text, ...(all ? ['--all'] : [])];
        const fromFiles = answer([...options, ...names]).map((match) => told(match, match.file, match.record));
        const places = new Map();
        for (const file of files)
            for (const hand of hands)
                if (hand.file === file.name) places.set(recordsBefore[file.name] + hand.record, [file.name, hand.record]);
        const fromArchive = answer(['--db', 'all.db', ...options, '--sort', 'record']).map((match) => told(match, ...places.get(match.record)));
        const fail = (what, one, other) => {
            const missing = other.filter((line) => !one.includes(line)), more = one.filter((line) => !other.includes(line));
            console.error(`${what}\npattern: ${pattern.text}${all ? ' --all' : ''}\nmissing:\n${missing.slice(0, 5).join('\n')}\nmore:\n${more.slice(0, 5).join('\n')}`);
            process.exitCode = 1;
        };
        if (fromFiles.join('\n') !== fromArchive.join('\n')) fail('the archive answers otherwise than the files', fromArchive, fromFiles);
        for (const hand of hands) {
            effort = 0;
            let due;
            try {
                due = matches(hand, pattern, all);
            } catch (error) {
                if (!(error instanceof Undecided)) throw error;
                ++undecided;
                continue;
            }
            const start = `${hand.file} ${hand.record} ${hand.number} `;
            const got = fromFiles.filter((line) => line.startsWith(start));
            ++compared;
            foundAll += got.length;
            if (got.join('\n') !== due.join('\n')) fail('the brute force answers otherwise', got, due);
        }
        ++tried;
        if (process.exitCode) break;
    }
} finally {
    rmSync(folder, { recursive: true, force: true });
}
console.log(`${tried} of ${patterns} patterns: ${compared} answers on hands compared, ${foundAll} matches, ${undecided} left undecided`);
if (compared < 10 * Number(patterns) || foundAll < Number(patterns)) process.exitCode = 1;
