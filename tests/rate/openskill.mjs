// bones-rate held against the npm package openskill, whose default model it follows, to 1e-9, and what must hold of ratings
// whatever they are: node openskill.mjs BIN_DIR ROUNDS
//
// Games of all kinds are generated, and given people, dates, rounds and tables by lot; outcomes with ties are made up. What
// was won and scored is what bones-check says of them. Then: files in another order, an archive, and a game that is removed
// and restored give the same bytes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ordinal, rate, rating } from 'openskill';
import { games, playersOf } from '../support/games.mjs';

const [bin, rounds] = [process.argv[2], Number(process.argv[3])];
const folder = mkdtempSync(join(tmpdir(), 'bones-rate-'));
const people = ['Ana Ruiz <ana-17>', 'Bo Chen', 'Cleo Adler', 'Dan Okoro <dan-2>', 'Eva Lindt', 'Finn Moss', 'Žofie Nová',
    'bo  chen', 'Ana Ruiz', 'Gita Rao <g-1>'];
const fewestWin = new Set(['leyden']);
let failures = 0;
let compared = 0;

function fail(message) {
    if (++failures <= 10) console.error(message);
}

let seed = 1;
function random(below) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
}
const pick = (list) => list[random(list.length)];
function shuffle(list) {
    const rest = [...list];
    return list.map(() => rest.splice(random(rest.length), 1)[0]);
}

function run(tool, options, input = '') {
    const { status, stdout, stderr } = spawnSync(join(bin, tool), options, { input, maxBuffer: 1 << 28, encoding: 'utf8' });
    if (status === null || status === 2) fail(`${tool} ${options.join(' ')}: ${stderr}`);
    return stdout;
}
const lines = (text) => text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
const jsonl = (options) => lines(run('bones-rate', ['--quiet', '--format', 'jsonl', ...options]));

/** A record's header with people, a day and a place by lot; `body`: from its first hand on. */
function record(game, count, body, id) {
    const day = String(1 + random(28)).padStart(2, '0');
    const date = pick([`2026-0${1 + random(3)}-${day}`, `2026-0${1 + random(3)}-??`, '2026-??-??', '']);
    const players = shuffle(people).slice(0, count).map((name, i) => `player ${'ABCDEFGHIJ'[i]} ${name}\n`).join('');
    return `game ${game}\nid ${id}\n${date && `date ${date}\n`}${pick(['', 'round 2\n', 'round 10\n', 'round final\n'])}` +
        `${pick(['', 'table 9\n', 'table 11\n'])}${players}\n${body}`;
}

function generated(game, players, count) {
    const text = run('bones-generate', ['--game', game, '--players', players, '--count', count, '--seed', 1 + random(99999), '--hands', 8]
        .map(String));
    return text.split(/^(?=game )/m).filter((one) => one !== '')
        .map((one) => record(game, players, one.slice(one.search(/^hand 1$/m)), `g${random(1e6)}`));
}

/** Only an outcome, with ties of winners and of others. */
function outcome() {
    const [game, count, sides] = pick([['super-dominoes', 5, 5], ['super-dominoes', 3, 3], ['double-takes', 4, 2]]);
    const letters = [...'ABCDE'].slice(0, sides);
    const points = letters.map(() => random(3) * 10);
    const best = Math.max(...points);
    const winners = letters.filter((_, i) => points[i] === best).join(' ');
    return record(game, count, `hand 1\nend unfinished\nscore ${letters.map((l, i) => `${l} ${points[i]}`).join(' ')}\n` +
        `winner ${winners}\n`, `o${random(1e6)}`);
}

/** Days in a month of 2026 that is not known. */
const lastDay = (date) => {
    if (date === undefined) return '';
    const month = date.slice(5, 7) === '??' ? '12' : date.slice(5, 7);
    const last = new Date(Date.UTC(2026, Number(month), 0)).getUTCDate();
    return `2026-${month}-${date.slice(8) === '??' ? last : date.slice(8)}`;
};
const wordKey = (word) => (word === undefined ? [0, 0, ''] : /^\d+$/.test(word) ? [1, Number(word), ''] : [2, 0, word]);
const personKey = (name) => name.match(/<(.*)>/)?.[1] ?? ` ${name.toLowerCase().replace(/\s+/g, ' ')
    .normalize('NFD').replace(/\p{M}/gu, '')}`;

/** What the package says of some records: by rating and person. */
function reference(texts, options) {
    const file = join(folder, 'all.bones');
    writeFileSync(file, texts.join('\n'));
    const verdicts = lines(run('bones-check', ['--quiet', '--format', 'jsonl', file])).filter((line) => line.type === 'record');
    const games = verdicts.map((verdict, i) => {
        const word = (name) => texts[i].match(new RegExp(`^${name} (.*)$`, 'm'))?.[1];
        const seats = [...texts[i].matchAll(/^player (.) (.*)$/gm)].map((m) => personKey(m[2]));
        return { ...verdict, seats, key: [lastDay(word('date')), ...wordKey(word('round')), ...wordKey(word('table')), word('id') ?? '',
            verdict.fingerprint ?? ''] };
    }).filter((game) => game.complete && game.totals && game.winner.length > 0 && new Set(game.seats).size === game.seats.length);
    games.sort((a, b) => {
        const at = a.key.findIndex((part, i) => part !== b.key[i]);
        return at < 0 ? 0 : a.key[at] < b.key[at] ? -1 : 1;
    });
    const known = new Map();
    for (const { game, totals, winner, seats } of games) {
        const sides = Object.keys(totals);
        const score = sides.map((side) => totals[side]);
        const worth = (i) => (winner.includes(sides[i]) ? Infinity : fewestWin.has(game) ? -score[i] : score[i]);
        const rank = sides.map((_, i) => 1 + sides.filter((_, j) => worth(j) > worth(i)).length);
        for (const ladder of ['all', game]) {
            const names = sides.map((_, i) => seats.filter((_, seat) => seat % sides.length === i).map((who) => `${ladder} ${who}`));
            const after = rate(names.map((team) => team.map((name) => known.get(name) ?? rating())), { rank, score, ...options });
            names.forEach((team, i) => team.forEach((name, j) => known.set(name, after[i][j])));
        }
    }
    return [known, games.length];
}

const ratingsOf = (list) => new Map(list.filter((line) => line.type === 'rating')
    .map((line) => [`${line.game} ${line.id ?? personKey(line.player)}`, line]));

function compare(texts, options, flags) {
    const file = join(folder, 'all.bones');
    const [wanted, games] = reference(texts, options);
    const list = jsonl([...flags, file]);
    const got = ratingsOf(list);
    if (got.size !== wanted.size) fail(`${got.size} ratings, the package has ${wanted.size}`);
    if (list.at(-1).counted !== games) fail(`${list.at(-1).counted} games count, ${games} were to`);
    for (const [name, { mu, sigma }] of wanted) {
        const line = got.get(name);
        const values = line && [line.mu - mu, line.sigma - sigma, line.ordinal - ordinal({ mu, sigma })];
        if (!values || values.some((apart) => Math.abs(apart) > 1e-9)) fail(`${name}: ${mu} ${sigma}, not ${JSON.stringify(line)}`);
        ++compared;
    }
    return list;
}

const told = (list) => JSON.stringify(list.filter((line) => line.type === 'rating'));

for (let round = 0; round < rounds; ++round) {
    const texts = games.flatMap((game) => playersOf(game).map((players) => [game, players]))
        .flatMap(([game, players]) => generated(game, players, 4)).concat(Array.from({ length: 20 }, outcome));
    compare(texts, { margin: 2.5 }, ['--margin', '2.5']);
    compare(texts, { margin: 0 }, ['--margin', '0']);
    const list = compare(texts, {}, []);

    const files = shuffle(texts).map((text, i) => {
        const file = join(folder, `part-${i}.bones`);
        writeFileSync(file, text);
        return file;
    });
    if (told(jsonl(['-j', '3', ...files])) !== told(list)) fail('the order of files makes a difference');
    const db = join(folder, `${round}.db`);
    run('bones-history', ['--db', db, 'import', '--quiet', ...files]);
    const kept = jsonl(['--db', db]);
    if (told(kept) !== told(list)) fail('an archive rates otherwise than files');
    run('bones-history', ['--db', db, 'remove', '7', '--reason', 'a test', '--quiet']);
    if (told(jsonl(['--db', db])) === told(kept) && !kept.some((line) => line.type === 'left-out' && line.record === 7)) fail('what is removed still counts');
    run('bones-history', ['--db', db, 'restore', '7', '--quiet']);
    if (JSON.stringify(jsonl(['--db', db])) !== JSON.stringify(kept)) fail('what is removed and put back makes a difference');
}
rmSync(folder, { recursive: true });
console.log(`${compared} ratings compared, ${failures} failures`);
process.exit(failures === 0 && compared >= rounds * 100 ? 0 : 1);
