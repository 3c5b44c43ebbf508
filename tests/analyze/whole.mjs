// What must hold of bones-analyze whatever the record: node whole.mjs BIN_DIR GAMES [SHARE]
//
// The samples and so many generated games a table (each SHARE-th kind of table): clean, with breaches, with hands or draws hidden, broken, unreadable. Sums of
// luck and skill are exact and, where bones-check knows the scores, the results are theirs; moves are distinct, the one made
// is among them; losses, intervals and marks follow from the values; what is hidden is null; -j, and budgets of 0 and 1,
// change nothing that they should not (of one game a table -j is tried on clean ones, and one thing is hidden); two sides exchanged have the same values.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const samples = join(dirname(fileURLToPath(import.meta.url)), '../../samples');
const [bin, games, share] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4] ?? 1)];
const budgets = ['--worlds', '10', '--world-nodes', '100', '--games', '4', '--nodes', '300'];
let failures = 0;
const counts = { hands: 0, decisions: 0, mistakes: 0, exact: 0, all: 0, scores: 0, mirrored: 0, untold: 0 };

function fail(message) {
    if (++failures <= 20) console.error(message);
}
function expect(is, message) {
    if (!is) fail(message);
}

function run(tool, options, input = '') {
    const { status, stdout, stderr, error } = spawnSync(join(bin, tool), options, { input, maxBuffer: 1 << 28, encoding: 'utf8' });
    if (status === null || status > 1) fail(`${tool} ${options.join(' ')}: ${status} ${stderr ?? error}`);
    return stdout ?? '';
}
const linesOf = (text) => text.split('\n').filter((line) => line).map((line) => JSON.parse(line));
const analyze = (input, options = budgets) => run('bones-analyze', ['--format', 'jsonl', ...options], input);

const thresholds = { 'prize-dominoes': 0.25, leyden: 3, 'super-dominoes': 6, 'forty-two': 0.25 };
/** By marks a fair loss of a quarter is a mistake, by points of one. */
const thresholdOf = ({ game, rules }) => (rules.scoring === 'points' ? 1 : thresholds[game] ?? 1);
const near = (a, b) => Math.abs(a - b) < 1.5e-4;

function holdDecision(decision, threshold, what) {
    ++counts.decisions;
    const { moves, played, fair, mark } = decision;
    expect(decision.choices === moves.length && moves.length > 1, `${what}: ${moves.length} moves`);
    expect(new Set(moves.map(({ move }) => move)).size === moves.length, `${what}: a move stands twice`);
    const made = moves.find(({ move }) => move === played);
    if (!made) return fail(`${what}: ${played} is none of the moves`);
    const values = moves.map(({ value }) => value).filter((value) => value !== null);
    expect(decision.exact === (values.length === moves.length) && (decision.exact || values.length === 0),
        `${what}: some values are known, some not`);
    if (decision.exact) {
        ++counts.exact;
        expect(decision.loss === Math.max(...values) - made.value, `${what}: loss`);
    } else {
        expect(decision.loss === null, `${what}: a loss without values`);
    }
    if (!fair) {
        expect(mark === null && moves.every((move) => move.fair === null), `${what}: fair values and no fair loss`);
        return;
    }
    expect(moves.every((move) => move.fair !== null), `${what}: a fair value is missing`);
    expect(near(Math.max(...moves.map((move) => move.fair)) - made.fair, fair.loss), `${what}: fair loss ${fair.loss}`);
    expect(moves.every((move, i) => i === 0 || move.fair <= moves[i - 1].fair), `${what}: not the best first`);
    expect(fair.low <= fair.loss + 1e-4 && fair.loss <= fair.high + 1e-4, `${what}: interval`);
    expect(fair.sure <= fair.low + 1e-4, `${what}: more is sure than the interval says`);
    if (fair.method === 'all' && fair.solved === 1) {
        ++counts.all;
        expect(fair.low === fair.loss && fair.high === fair.loss && fair.sure === fair.loss, `${what}: all ways solved, and not exact`);
    }
    // What is printed is rounded: near a threshold either may be.
    const marks = ['?!', '?', '??'];
    const reached = [1, 2, 4].filter((times) => fair.sure >= times * threshold - 1e-4).length;
    const surely = [1, 2, 4].filter((times) => fair.sure >= times * threshold + 1e-4).length;
    const index = marks.indexOf(mark) + 1;
    expect(index <= reached && index >= surely, `${what}: mark ${mark} of at least ${fair.sure}`);
    if (mark) ++counts.mistakes;
}

function holdHand({ unit, sides }, budgetOfGames, what) {
    if (unit === null) return expect(sides === null, `${what}: sides without a unit`);
    ++counts.hands;
    expect(unit === budgetOfGames * (sides.length - 1), `${what}: unit ${unit}`);
    const sums = { result: 0, deal: 0, chance: 0 };
    for (const side of sides) {
        for (const key of ['result', 'deal', 'chance', 'play', 'others']) expect(Number.isInteger(side[key]), `${what}: ${key}`);
        expect(side.result === side.deal + side.chance + side.play + side.others, `${what}: ${JSON.stringify(side)}`);
        for (const key of Object.keys(sums)) sums[key] += side[key];
    }
    expect(Object.values(sums).every((sum) => sum === 0), `${what}: ${JSON.stringify(sums)} over the sides`);
    expect(sides.reduce((sum, side) => sum + side.play + side.others, 0) === 0, `${what}: play`);
}

/** The results are those that the scores say, where nothing else is in them. */
function holdResults(hands, checked, fewest, what) {
    hands.forEach(({ sides, unit }, index) => {
        const scores = checked.hands[index]?.scores;
        if (!sides || !scores || checked.findings.broken || checked.findings.claim || checked.findings.error) return;
        const points = sides.map(({ side }) => scores[side]);
        const sum = points.reduce((a, b) => a + b, 0);
        sides.forEach(({ result }, i) => {
            const value = (points.length * points[i] - sum) * (fewest ? -1 : 1);
            expect(result === value * (unit / (points.length - 1)), `${what}, hand ${index}: ${result} for ${points}`);
        });
        ++counts.scores;
    });
}

function holdAll(text, name, clean) {
    const alone = analyze(text, [...budgets, '-j', '1']);
    const lines = linesOf(alone);
    const checks = linesOf(run('bones-check', ['--format', 'jsonl'], text)).filter(({ type }) => type === 'record');
    let hands = [], record = 0;
    const decisions = [];
    for (const line of lines) {
        const what = `${name}, ${line.record ?? line.player} ${line.hand ?? ''}.${line.ply ?? ''}`;
        if (line.type === 'decision') decisions.push([line, what]);
        if (line.type === 'hand') {
            holdHand(line, 4, what);
            hands.push(line);
        }
        if (line.type !== 'record') continue;
        decisions.splice(0).forEach(([decision, where]) => holdDecision(decision, thresholdOf(line), where));
        expect(hands.length === line.hands, `${what}: ${hands.length} lines of hands`);
        const usual = Object.keys(line.rules).length === 0;
        if (usual && clean) holdResults(hands, checks[record], line.game === 'leyden', what);
        ++record;
        hands = [];
    }
    const players = lines.filter(({ type }) => type === 'player');
    for (const player of players)
        if (player.hands > 0)
            expect(near(player.result - player.luck, player.result_less_luck), `${name}: ${player.player}`);
    if (clean || games > 1) expect(analyze(text, [...budgets, '-j', '3']) === alone, `${name}: -j`);
    return lines;
}

/** The two seats exchange their letters, in every line that names one. */
function exchanged(text) {
    const other = { A: 'B', B: 'A' };
    return text.split('\n').map((line) => line
        .replace(/^([AB]) /, (_, seat) => `${other[seat]} `)
        .replace(/^(player|lead|deal|left|prize|penalty|end out|end conceded) ([AB])\b/, (_, word, seat) => `${word} ${other[seat]}`)
        .replace(/^(score|result|winner|carry) .*/, (all) => all.replace(/\b[AB]\b/g, (seat) => other[seat]))).join('\n');
}

/** Exact values are the same whoever sits where. */
function holdExchanged(text, name) {
    const options = ['--worlds', '40', '--world-nodes', '3000', '--games', '0', '--nodes', '20000'];
    const read = (input) => linesOf(analyze(input, options)).filter(({ type }) => type === 'decision');
    const here = read(text), there = read(exchanged(text));
    expect(here.length === there.length, `${name}, exchanged: ${here.length} and ${there.length} decisions`);
    here.forEach((decision, i) => {
        const mirrored = there[i];
        if (!mirrored) return;
        const what = `${name}, exchanged, ${decision.hand}.${decision.ply}`;
        const values = ({ moves }, key) => JSON.stringify(moves.map((move) => [move.move, move[key]]).sort());
        if (decision.exact && mirrored.exact) {
            ++counts.mirrored;
            expect(values(decision, 'value') === values(mirrored, 'value'), `${what}: values`);
        }
        const whole = ({ fair }) => fair?.method === 'all' && fair.solved === 1;
        if (whole(decision) && whole(mirrored)) {
            ++counts.mirrored;
            expect(values(decision, 'fair') === values(mirrored, 'fair'), `${what}: fair values`);
        }
    });
}

const tables = [['curse-of-the-doublet', 2], ['double-takes', 2], ['double-takes', 3], ['double-takes', 4], ['prize-dominoes', 2],
    ['super-dominoes', 2], ['super-dominoes', 5], ['leyden', 2], ['block', 2], ['block', 4], ['draw', 2], ['draw', 3], ['all-fives', 2],
    ['all-fives', 4], ['fives-and-threes', 2], ['fives-and-threes', 3], ['forty-two', 4]];
function generate(game, players, seed, ...options) {
    return run('bones-generate', ['--game', game, '--players', String(players), '--count', String(games), '--hands', '2', '--seed',
        String(seed), ...options]);
}

for (const [number, [game, players]] of tables.entries()) {
    if (number % share !== 0) continue;
    const name = `${game} for ${players}`;
    const clean = generate(game, players, 1);
    holdAll(clean, name, true);
    holdAll(generate(game, players, 2, '--breaches', '3'), `${name}, with breaches`, false);
    if (players === 2) holdExchanged(generate(game, players, 3, '--player', 'steady'), name);
    // What is hidden: others' deals and the yard from fair values, anything from luck.
    const hidings = ['hands', 'all', 'draws'];
    for (const hide of games > 1 ? hidings : [hidings[Math.floor(number / share) % 3]]) {
        const lines = holdAll(generate(game, players, 1, '--hide', hide), `${name}, ${hide} hidden`, false);
        counts.untold += lines.filter(({ type, unit }) => type === 'hand' && unit === null).length;
    }
    // Fair values are the same whatever the record tells of what the player could not see.
    const own = (text) => text.replace(/^(yard|left) .*\n/gm, '');
    const fairOf = (text) => linesOf(analyze(text, ['--worlds', '5', '--games', '0', '--nodes', '0']))
        .filter(({ type }) => type === 'decision').map(({ hand, ply, fair, record, moves }) =>
            JSON.stringify([record, hand, ply, fair, moves.map((move) => move.fair)]));
    expect(JSON.stringify(fairOf(clean)) === JSON.stringify(fairOf(own(clean))), `${name}: the yard changes a fair value`);
}

for (const game of readdirSync(samples).filter((name) => !name.includes('.') && name !== 'pictures'))
    for (const file of readdirSync(join(samples, game)).filter((name, i) => name.endsWith('.bones') && i % share === 0))
        holdAll(readFileSync(join(samples, game, file), 'utf8'), file, false);

// Broken and unreadable records, and budgets of 0 and 1.
const whole = readFileSync(join(samples, 'leyden/clean-full-game.bones'), 'utf8');
let seed = 7;
const random = (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
};
for (let i = 0; i < 5 * games; ++i) {
    const at = random(whole.length), length = random(40);
    const junk = ['', '?', '\u0000', 'A', '+', '6-6', '\n', 'hand', 'x'.repeat(5000)][random(9)];
    holdAll(whole.slice(0, at) + junk + whole.slice(at + length), `broken ${i}`, false);
}
for (const budget of ['0', '1'])
    for (const options of [['--worlds', budget], ['--world-nodes', budget], ['--games', budget], ['--nodes', budget],
        ['--worlds', budget, '--world-nodes', budget, '--games', budget, '--nodes', budget]]) {
        const all = ['--worlds', '3', '--world-nodes', '9', '--games', '3', '--nodes', '50'];
        for (let i = 0; i < all.length; i += 2) {
            const at = options.indexOf(all[i]);
            if (at >= 0) all[i + 1] = options[at + 1];
        }
        const lines = linesOf(analyze(whole, all));
        const decisions = lines.filter(({ type }) => type === 'decision');
        expect(decisions.length > 20, `budgets of ${budget}: ${decisions.length} decisions`);
        decisions.forEach((decision) => {
            holdDecision(decision, thresholds.leyden, `${all.join(' ')} ${decision.hand}.${decision.ply}`);
            expect(all[1] !== '0' || decision.fair === null, 'fair values without ways');
            expect(all[1] !== '1' || decision.mark === null, 'a mistake by one way');
            expect(all[5] !== '0' || decision.moves.every(({ estimate }) => estimate === null), 'estimates without games');
        });
        const hands = lines.filter(({ type }) => type === 'hand');
        hands.forEach((hand) => holdHand(hand, Number(all[5]), all.join(' ')));
        expect(all[5] !== '0' || hands.every(({ unit }) => unit === null), 'luck without games');
    }

console.log(JSON.stringify(counts));
for (const key of Object.keys(counts)) expect(counts[key] > 0, `nothing was seen of ${key}`);
process.exit(failures ? 1 : 0);
