// An archive of generated games whose every count is compared with the truth: with what the generator says it made
// wrong, and with what a reading of its text that is not ours finds in it. Then import order, merge order and the way
// through an export are held against each other. Usage: node archive_truth.mjs BIN_DIR GAMES
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runner } from './run.mjs';

const [bin, games] = [resolve(process.argv[2]), Number(process.argv[3])];
const folder = mkdtempSync(join(tmpdir(), 'bones-truth-'));
const people = ['Ana Ruíz', 'Bo Chen', 'Cleo Adler', 'Dan Okoro', 'Eva Lindt', 'Finn Moß', 'Gita Rao', 'Hugo Vance',
    'Ines Costa', 'Jan Kuiper', 'Kim Sato', 'Lea Østby', 'Max Ode', 'Nia Löwe', 'Oto Král'];
let comparisons = 0;
let failures = 0;

const run = runner(bin, folder);

function expect(what, actual, expected) {
    ++comparisons;
    if (actual === expected) return;
    if (++failures < 20) console.error(`${what}: ${actual}, but ${expected} is true`);
}

const add = (map, key, count = 1) => map.set(key, (map.get(key) ?? 0) + count);

/** What a text of canonical records says, word by word. */
class Truth {
    records = 0; hands = 0; actions = 0; passes = 0; draws = 0;
    games = new Map(); byPlayer = new Map(); opened = new Map(); tiles = new Map(); ends = new Map(); won = new Map();
    breaches = new Map(); breachesOf = new Map(); passesOf = new Map(); months = new Map();

    read(text, truthText) {
        this.texts = text.split(/\n(?=game )/);
        const wrong = truthText.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
        const spoilt = new Set(wrong.map((line) => line.record));
        this.texts.forEach((record, index) => this.record(record, spoilt.has(index + 1)));
        for (const line of wrong) {
            add(this.breaches, line.code);
            this.guilty.add(`${this.ids[line.record - 1]}, hand ${line.hand}, ${line.seat}`);
            if (line.seat !== null) add(this.breachesOf, `${line.code} ${this.seatings[line.record - 1][line.seat]}`);
        }
    }

    seatings = [];
    ids = [];
    guilty = new Set();

    record(text, spoilt) {
        ++this.records;
        const seats = {};
        let opening = null;
        for (const line of text.split('\n')) {
            const [word, ...rest] = line.split(' ');
            if (word === 'game') add(this.games, rest[0]);
            else if (word === 'date') add(this.months, rest[0].slice(0, 7));
            else if (word === 'player') seats[rest[0]] = rest.slice(1).join(' ');
            else if (word === 'hand') { ++this.hands; opening = null; }
            else if (word === 'end' && !spoilt) add(this.ends, rest[0]);
            else if (word === 'winner' && !spoilt)
                for (const seat of rest) if (seat !== 'none') add(this.won, seats[seat]);
            if (!/^[A-O]$/.test(word)) continue;
            let seat = word.charCodeAt(0) - 65;
            for (const token of rest) {
                const name = seats[String.fromCharCode(65 + seat)];
                const draw = /^\+\?(\d+)$/.exec(token);
                this.actions += draw ? Number(draw[1]) : 1;
                if (token === 'pass') { ++this.passes; add(this.passesOf, name); }
                if (token.startsWith('+')) this.draws += draw ? Number(draw[1]) : 1;
                const tile = /^\*?(\d+)-(\d+)(x?)(@\d+)?(=\d+)?$/.exec(token);
                if (tile) {
                    const [high, low] = [Number(tile[1]), Number(tile[2])].sort((a, b) => b - a);
                    const written = `${high}-${low}`;
                    add(this.tiles, written);
                    if (opening === null) add(this.opened, opening = written);
                }
                if (text.startsWith('game double-takes')) seat = (seat + 1) % Object.keys(seats).length;
            }
        }
        this.seatings.push(seats);
        this.ids.push(/^id (.*)$/m.exec(text)[1]);
        for (const name of Object.values(seats)) add(this.byPlayer, name);
    }
}

function generate(name, seed, ...options) {
    run('bones-generate', '--seed', String(seed), '--names', people.join(','), '--date', `202${seed % 7}-0${1 + seed % 9}-11`,
        '--hands', '2', '-o', `${name}.bones`, '-q', ...options,
        ...(options.includes('--breaches') ? ['--truth', `${name}.jsonl`] : []));
    const truth = new Truth();
    const wrong = options.includes('--breaches') ? readFileSync(join(folder, `${name}.jsonl`), 'utf8') : '';
    truth.read(readFileSync(join(folder, `${name}.bones`), 'utf8'), wrong);
    return truth;
}

const rules = ['wrong-turn', 'wrong-lead', 'false-pass', 'misfit', 'missed-draw', 'illegal-draw', 'illegal-prize-play',
    'off-spell', 'revoke', 'wrong-prize', 'missing-prize', 'after-end', 'joint-breach'];

/** Every count of an archive of clean and broken games with all hands written. */
function compareCounts(db, truth) {
    const count = (...options) => Number(run('bones-query', '--db', db, '--count', ...options).trim());
    expect('records', count(), truth.records);
    expect('hands', count('--level', 'hands'), truth.hands);
    expect('actions', count('--level', 'actions'), truth.actions);
    expect('passes', count('--level', 'actions', '--kind', 'pass'), truth.passes);
    expect('draws', count('--level', 'actions', '--kind', 'draw'), truth.draws);
    for (const [game, number] of truth.games) expect(game, count('--game', game), number);
    for (const [month, number] of truth.months) expect(month, count('--date', month), number);
    for (const [tile, number] of truth.tiles)
        expect(`${tile} played`, count('--level', 'actions', '--tile', tile), number);
    for (const [tile, number] of truth.opened)
        expect(`${tile} opened`, count('--level', 'hands', '--opening', tile), number);
    for (const name of people) {
        const loud = name.toUpperCase().normalize('NFD').replace('ß', 'SS');
        expect(`${name} played`, count('--player', loud), truth.byPlayer.get(name) ?? 0);
        expect(`${name} passed`, count('--level', 'actions', '--kind', 'pass', '--by', loud), truth.passesOf.get(name) ?? 0);
        for (const code of rules)
            expect(`${code} by ${name}`, count('--level', 'findings', '--code', code, '--player', loud),
                truth.breachesOf.get(`${code} ${name}`) ?? 0);
    }
    for (const [code, number] of truth.breaches)
        expect(code, count('--level', 'findings', '--code', code), number);
    const found = count('--level', 'findings', '--severity', 'broken,error,claim');
    expect('findings', found, [...truth.breaches.values()].reduce((a, b) => a + b, 0));
}

const lines = (text) => text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));

/** The sums that bones-stats and bones-violations print. */
function compareStatistics(source, truth) {
    const stats = new Map();
    for (const line of lines(run('bones-stats', '--format', 'jsonl', ...source)))
        stats.set(`${line.metric} ${line.group}`, line);
    for (const name of people) {
        expect(`games of ${name}`, stats.get(`games ${name}`)?.sum ?? 0, truth.byPlayer.get(name) ?? 0);
        expect(`passes of ${name}`, stats.get(`passes ${name}`)?.sum ?? 0, truth.passesOf.get(name) ?? 0);
        const revokes = ['takes.revokes', 'forty-two.reneges'].map((metric) => stats.get(`${metric} ${name}`)?.sum ?? 0);
        expect(`revokes of ${name}`, revokes[0] + revokes[1], truth.breachesOf.get(`revoke ${name}`) ?? 0);
    }
    const all = new Map(lines(run('bones-stats', '--per', 'all', '--format', 'jsonl', ...source)).map((line) => [line.metric, line]));
    expect('games', all.get('games').sum, truth.records);
    expect('hands', all.get('hands').sum, truth.hands);
    expect('actions', all.get('length').sum, truth.actions);
    expect('passes', all.get('passes').sum, truth.passes);
    expect('draws', all.get('draws').sum, truth.draws);
    const report = new Map();
    for (const line of lines(run('bones-violations', '--no-cases', '--format', 'jsonl', ...source)))
        report.set(`${line.code} ${line.group}`, line);
    for (const name of people)
        for (const code of rules)
            expect(`${code} of ${name} reported`, (({ proven = 0, if_sheet_right = 0 } = {}) => proven + if_sheet_right)(report.get(`${code} ${name}`)),
                truth.breachesOf.get(`${code} ${name}`) ?? 0);
    const cases = lines(run('bones-violations', '--cases', '--format', 'jsonl', ...source)).filter((line) => line.type === 'case');
    for (const code of rules)
        expect(`cases of ${code}`, cases.filter((line) => line.code === code).length, truth.breaches.get(code) ?? 0);
}

/** What clean games say of themselves. */
function compareClean(db, truth) {
    const count = (...options) => Number(run('bones-query', '--db', db, '--count', ...options).trim());
    expect('findings in clean games', count('--level', 'findings', '--severity', 'error,broken,claim'), 0);
    for (const [end, number] of truth.ends) expect(`ended ${end}`, count('--level', 'hands', '--ended', end), number);
    for (const name of people) expect(`won by ${name}`, count('--player', name, '--won'), truth.won.get(name) ?? 0);
}

/**
 * No false accusation where hands and draws are hidden: whoever is proven to have broken a rule did so in that hand. The
 * code may be another: a false pass is no more than a missed draw where the hand is not known (G12).
 */
function compareHidden(db, truth) {
    const proven = lines(run('bones-query', '--db', db, '--level', 'findings', '--severity', 'broken', '--format', 'jsonl'));
    for (const line of proven) {
        if (line.type !== 'finding') continue;
        const hand = `${line.id}, hand ${line.hand}, `;
        // A joint breach names no seat: one of several in that hand is guilty.
        const guilty = line.seat === null ? [...truth.guilty].some((place) => place.startsWith(hand)) : truth.guilty.has(hand + line.seat);
        expect(`${line.code} at ${hand}${line.seat}`, guilty, true);
    }
}

const share = Math.ceil(games / 4);
const clean = generate('clean', 3, '--count', String(share));
const broken = generate('broken', 4, '--count', String(2 * share), '--breaches', '2', '--kinds', rules.slice(0, 11).join(','));
const hidden = generate('hidden', 5, '--count', String(share), '--hide', 'all', '--breaches', '2', '--kinds', rules.slice(0, 11).join(','));
for (const name of ['clean', 'broken', 'hidden'])
    run('bones-history', '--db', `${name}.db`, 'import', '-q', `${name}.bones`);
for (const [name, truth] of [['clean', clean], ['broken', broken]]) {
    compareCounts(`${name}.db`, truth);
    compareStatistics(['--db', `${name}.db`], truth);
    compareStatistics([`${name}.bones`], truth);
}
compareClean('clean.db', clean);
compareHidden('hidden.db', hidden);

// All of it in one archive, whichever way it came there.
const exported = (db) => run('bones-history', '--db', db, 'export');
run('bones-history', '--db', 'one.db', 'import', '-q', 'clean.bones', 'broken.bones', 'hidden.bones');
run('bones-history', '--db', 'two.db', 'import', '-q', 'hidden.bones', 'clean.bones', 'broken.bones');
const one = exported('one.db');
expect('import order', exported('two.db') === one, true);
const sizes = clean.records + broken.records + hidden.records;
expect('records in all', Number(run('bones-query', '--db', 'one.db', '--count').trim()), sizes);
writeFileSync(join(folder, 'one.bones'), one);
run('bones-history', '--db', 'again.db', 'import', '-q', 'one.bones');
expect('export and import', exported('again.db') === one, true);
const csv = (db) => run('bones-query', '--db', db, '--level', 'findings', '--format', 'csv').replace(/^\d+,/gm, '');
expect('findings after export and import', csv('again.db') === csv('one.db'), true);
for (const [db, ...others] of [['m1.db', 'clean.db', 'hidden.db', 'broken.db'], ['m2.db', 'hidden.db', 'broken.db', 'clean.db']]) {
    run('bones-history', '--db', db, 'import', '-q', 'clean.bones');
    for (const other of others) run('bones-history', '--db', db, 'merge', '-q', other);
}
expect('merge order', exported('m1.db') === exported('m2.db'), true);
rmSync(folder, { recursive: true });
console.log(`${sizes} games, ${comparisons} comparisons, ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
