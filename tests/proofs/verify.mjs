// Every proof that bones-check gives convinces a program that knows no rules: node verify.mjs BIN_DIR RECORDS [SEED [GAME]]
// Records of all games are generated with breaches, their hands hidden, and then spoiled; RECORDS of each. The sheets in
// `sheets` come first: their proofs did not convince once.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord, sets } from './sheet.mjs';
import { flawIn, placeOf } from './verifier.mjs';

const [bin, recordsWanted, firstSeed = '1', onlyGame] = process.argv.slice(2);
const atOnce = 250;

/** A small generator of random numbers (mulberry32). */
function randomNumbers(seed) {
    let state = seed >>> 0;
    return (below) => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = state;
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) % below;
    };
}

function run(tool, options, input) {
    const { status, stdout, stderr } = spawnSync(join(bin, tool), options, { input, maxBuffer: 1 << 30, encoding: 'utf8' });
    if (status === null || status > 1) throw new Error(`${tool} ${options.join(' ')}: ${stderr}`);
    return stdout;
}

/** One change to a record's text: something is forgotten, misheard or hidden. */
function spoil(text, random) {
    const lines = text.split('\n');
    const play = lines.map((line, i) => (/^[A-O] /.test(line) ? i : -1)).filter((i) => i >= 0);
    const deals = lines.map((line, i) => (/^(deal|left) [A-O]/.test(line) ? i : -1)).filter((i) => i >= 0);
    const pick = (list) => list[random(list.length)];
    const change = (i, each) => {
        const words = lines[i].split(' ');
        const w = 1 + random(words.length - 1);
        words[w] = each(words[w]);
        lines[i] = words.filter((word) => word !== '').join(' ');
    };
    const highest = sets[/^game (\S+)/.exec(text)[1]];
    const kinds = [
        () => lines.splice(pick(play), 1),
        () => change(pick(play), () => ''),
        () => change(pick(play), () => 'pass'),
        () => change(pick(play), (word) => (word.startsWith('+') ? '+?' : word)),
        () => change(pick(play), (word) => word.replace(/\d+-\d+/, `${random(highest + 1)}-${random(highest + 1)}`)),
        () => change(pick(play), (word) => (/^\d/.test(word) ? `~${word.replace(/[@=x].*/, '')}` : word)),
    ];
    if (deals.length > 0) {
        kinds.push(() => lines.splice(pick(deals), 1));
        for (let n = 0; n < 3; ++n)
            kinds.push(() => {
                const i = pick(deals);
                const words = lines[i].split(' ');
                for (let w = 2; w < words.length; ++w) if (random(3) > 0) words[w] = '?';
                lines[i] = words.join(' ');
            });
    }
    if (play.length > 0) pick(kinds)();
    return lines.filter((line) => !/^[A-O]$/.test(line)).join('\n');
}

const tally = { records: 0, proofs: 0, byCases: 0, forgeries: 0, unverified: 0 };
const kindsSeen = {};

function verifyAll(text, what) {
    const starts = [...text.matchAll(/^game /gm)].map((match) => match.index);
    const records = new Map();
    let line = 1;
    starts.forEach((start, i) => {
        const own = text.slice(start, starts[i + 1]);
        records.set(i + 1, { line, own });
        line += own.split('\n').length - 1;
    });
    tally.records += starts.length;
    const findings = run('bones-check', ['--format', 'jsonl', '--quiet'], text)
        .split('\n')
        .filter((json) => json.startsWith('{"type":"finding"'))
        .map((json) => JSON.parse(json));
    const placesAt = findings.some(({ proof }) => proof?.cases) ? placesIn(text) : undefined;
    // A prize that is proven wrong is not held afterwards: who took it is another finding's matter.
    const supposes = ({ verdict, if: supposed }) => verdict === 'open' || supposed?.some((what) => what.endsWith(' is on the sheet'));
    const wrongPrizes = new Set(findings.filter((f) => f.code === 'wrong-prize' && !supposes(f)).map((f) => f.line));
    const badWords = findings.filter((f) => f.code === 'bad-token' && f.ply > 0);
    for (const finding of findings) {
        const { line: firstLine, own } = records.get(finding.record);
        if (finding.severity !== 'broken' || finding.verdict !== 'broken') {
            if (finding.proof !== null) fail('a proof of what is not broken', finding, own, what);
            continue;
        }
        ++tally.proofs;
        const record = (records.get(finding.record).read ??= readRecord(own, firstLine));
        record.wrongPrizes = wrongPrizes;
        for (const bad of badWords) if (bad.record === finding.record) record.layNothing(bad);
        const places = (hand, ply) => placesAt.get(`${finding.record} ${hand} ${ply}`);
        const flaw = flawIn(record, finding, places);
        for (const { condition, witness } of finding.proof?.cases ?? [finding.proof]) {
            const kind = `${condition.kind} ${witness?.kind ?? ''}`.trim();
            kindsSeen[kind] = (kindsSeen[kind] ?? 0) + 1;
        }
        if (finding.proof?.cases) ++tally.byCases;
        if (flaw) fail(flaw, finding, own, what);
        else if (finding.proof.cases) holdCases(record, finding, places, own, what);
        else if (finding.proof.witness) holdForgery(record, finding, own, what);
    }
}

/** Where tiles may lie, by record, hand and ply, as the replay tells it. */
function placesIn(text) {
    const all = new Map();
    for (const line of run('bones-replay', ['--format', 'jsonl', '--quiet'], text).split('\n')) {
        if (!line.startsWith('{"type":"position"')) continue;
        const { record, hand, ply, end, action } = JSON.parse(line);
        if (end || !action?.laid) continue;
        const places = [action.laid, ...(action.or ?? [])];
        all.set(`${record} ${hand} ${ply}`, new Set(places.map(({ arm, inner, crosswise }) => placeOf({ arm, half: inner, crosswise }))));
    }
    return all;
}

/** One case less, or a case that chooses like another, proves nothing. */
function holdCases(record, finding, places, text, what) {
    ++tally.forgeries;
    const twice = structuredClone(finding);
    twice.proof.cases[1] = twice.proof.cases[0];
    if (flawIn(record, twice, places) === null) fail('a case twice convinces', finding, text, what);
    const { cases, more } = finding.proof;
    const isNamed = ({ ply }) => cases.every(({ choices }) => choices.some((choice) => choice.ply === ply));
    const byPlace = cases[0].choices.find((choice) => choice.arm !== undefined && isNamed(choice));
    if (!byPlace || more || finding.code === 'joint-breach') return;
    const fewer = structuredClone(finding);
    const isSame = ({ ply, arm, half, crosswise }) =>
        ply === byPlace.ply && arm === byPlace.arm && half === byPlace.half && crosswise === byPlace.crosswise;
    fewer.proof.cases = cases.filter(({ choices }) => !choices.some(isSame));
    if (flawIn(record, fewer, places) === null) fail('a place that no case names convinces', finding, text, what);
}

/** The proof with one thing in its witness changed so that it proves nothing. */
function forged(finding) {
    const { proof, ...rest } = structuredClone(finding);
    const { witness } = proof;
    if (witness.kind === 'seen') witness.where.line += 1;
    if (witness.kind === 'later') witness.tiles.length = witness.draws.length;
    if (witness.kind === 'count') witness.elsewhere.pop();
    if (witness.kind === 'joint') witness.tiles.pop();
    return { ...rest, proof };
}

/** A verifier that takes everything proves nothing. */
function holdForgery(record, finding, text, what) {
    ++tally.forgeries;
    if (flawIn(record, forged(finding)) === null) fail('a forged proof convinces', finding, text, what);
}

function fail(flaw, finding, text, what) {
    if (++tally.unverified > (process.env.PROOF_FLAWS ?? 20)) return;
    console.error(`${what}, record ${finding.record}, line ${finding.line}: ${flaw}`);
    console.error(`  ${finding.code}: ${finding.message}\n  ${JSON.stringify(finding.proof)}\n${text}`);
}

const known = fileURLToPath(new URL('sheets', import.meta.url));
for (const name of onlyGame ? [] : readdirSync(known)) verifyAll(readFileSync(join(known, name), 'utf8'), name);
const each = Number(recordsWanted);
const lines = new Set(['block', 'draw', 'all-fives', 'fives-and-threes']);
for (const game of onlyGame ? [onlyGame] : Object.keys(sets)) {
    for (let done = 0, seed = Number(firstSeed); done < each; done += atOnce, ++seed) {
        const count = String(Math.min(atOnce, each - done));
        const random = randomNumbers(seed);
        for (const hide of ['nothing', 'hands', 'draws', 'all']) {
            const options = ['--game', game, '--count', count, '--seed', String(seed), '--hands', '3', '--quiet'];
            if (lines.has(game) && hide === 'draws') options.push('--rule', 'hand=3'); // small hands prove otherwise
            const text = run('bones-generate', [...options, '--hide', hide, '--breaches', '4']);
            verifyAll(text, `${game} ${seed} ${hide}`);
            const spoiled = text
                .split(/^(?=game )/m)
                .map((record) => spoil(spoil(record, random), random))
                .join('');
            verifyAll(spoiled, `${game} ${seed} ${hide}, spoiled`);
            const sheets = run('bones-generate', [...options, '--hide', hide, '--breaches', '4', '--omit', 'arms,halves,passes']);
            verifyAll(sheets, `${game} ${seed} ${hide}, without arms, order of halves and passes`);
        }
    }
}
console.log(JSON.stringify({ ...tally, kinds: kindsSeen }));
process.exit(tally.unverified > 0 || tally.proofs === 0 || tally.byCases === 0 ? 1 : 0);
