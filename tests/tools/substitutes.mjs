// Substitutes in an archive: bones-stats and bones-violations give the same numbers over an archive as over its files, and
// bones-query finds the games, hands and actions of those who sat there, as a reading of the text that is not ours counts
// them. Usage: node substitutes.mjs BIN_DIR SAMPLES_DIR GAMES
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runner } from './run.mjs';

const [bin, samples, games] = [resolve(process.argv[2]), resolve(process.argv[3]), process.argv[4]];
const folder = mkdtempSync(join(tmpdir(), 'bones-substitutes-'));
const began = ['Ana Ruiz', 'Bo Chen', 'Cleo Adler', 'Dan Okoro'];
const people = [...began, 'Eva Lindt', 'Finn Moss', 'Gita Rao'];
let comparisons = 0;
let failures = 0;

const run = runner(bin, folder);

function verify(db) {
    const { status, stderr } = spawnSync(join(bin, 'bones-history'), ['--db', db, 'verify'], { cwd: folder, encoding: 'utf8' });
    expect(`verify ${db}`, status === 0 ? '' : stderr, '');
}

function expect(what, actual, expected) {
    ++comparisons;
    if (actual === expected) return;
    if (++failures < 20) console.error(`${what}:\n${actual}\nbut this is true:\n${expected}`);
}

let seed = 7;
const random = (below) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % below;
};

/** A record in some hands of which somebody else sits down, who may have played before or sit elsewhere already. */
function withSubstitutes(record) {
    return record.split(/(?<=\n)(?=hand )/).map((hand, at) => {
        if (at === 0 || random(2) === 0) return hand;
        const seats = [...record.matchAll(/^player ([A-O]) /gm)].map((match) => match[1]);
        const [first, ...rest] = hand.split('\n');
        return [first, `substitute ${seats[random(seats.length)]} ${people[random(people.length)]}`, ...rest].join('\n');
    }).join('');
}

const add = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);

/** What each person did, by what the text says. */
function truthOf(text) {
    const truth = { records: new Map(), hands: new Map(), actions: new Map() };
    for (const record of text.split(/\n(?=game )/)) {
        const sits = {};
        const playing = new Set();
        let hand = null;
        const end = () => hand && new Set(Object.values(sits)).forEach((name) => { add(truth.hands, name); playing.add(name); });
        for (const line of record.split('\n')) {
            const [word, ...rest] = line.split(' ');
            if (word === 'hand') { end(); hand = line; }
            if (word === 'player' || word === 'substitute') sits[rest[0]] = rest.slice(1).join(' ');
            if (!/^[A-O]$/.test(word)) continue;
            let seat = word.charCodeAt(0) - 65;
            for (const token of rest) {
                const draw = /^\+\?(\d+)$/.exec(token);
                for (let i = 0; i < (draw ? Number(draw[1]) : 1); ++i)
                    add(truth.actions, sits[String.fromCharCode(65 + seat)]);
                if (record.startsWith('game double-takes')) seat = (seat + 1) % Object.keys(sits).length;
            }
        }
        end();
        playing.forEach((name) => add(truth.records, name));
    }
    return truth;
}

/** Without what tells where a record is. */
const numbers = (csv) => csv.split('\n').sort().join('\n');

function compareReports(files, db) {
    for (const per of ['player', 'pair', 'opponent', 'game', 'seat', 'opening', 'all'])
        expect(`statistics per ${per}`, numbers(run('bones-stats', '--per', per, '--format', 'csv', '--db', db)),
            numbers(run('bones-stats', '--per', per, '--format', 'csv', ...files)));
    for (const per of ['player', 'code', 'game'])
        expect(`violations per ${per}`, numbers(run('bones-violations', '--per', per, '--no-cases', '--format', 'csv', '--db', db)),
            numbers(run('bones-violations', '--per', per, '--no-cases', '--format', 'csv', ...files)));
    for (const name of people) {
        expect(`statistics of ${name}`, numbers(run('bones-stats', '--format', 'csv', '--player', name, '--db', db)),
            numbers(run('bones-stats', '--format', 'csv', '--player', name, ...files)));
        expect(`violations of ${name}`, numbers(run('bones-violations', '--no-cases', '--format', 'csv', '--player', name, '--db', db)),
            numbers(run('bones-violations', '--no-cases', '--format', 'csv', '--player', name, ...files)));
    }
}

const kinds = ['wrong-turn', 'false-pass', 'misfit', 'missed-draw', 'revoke', 'wrong-prize'].join(',');
for (const [at, game] of ['draw', 'block', 'fives-and-threes', 'double-takes'].entries())
    run('bones-generate', '--game', game, '--seed', String(3 + at), '--count', games, '--hands', '5', '--names', began.join(','),
        '--date', `2026-0${1 + at}-11`, '--breaches', '2', '--kinds', kinds, '-q', '-o', `${game}.bones`);
const files = ['draw.bones', 'block.bones', 'fives-and-threes.bones', 'double-takes.bones'];
let text = '';
for (const file of files) {
    const own = readFileSync(join(folder, file), 'utf8').split(/\n(?=game )/).map(withSubstitutes).join('\n');
    writeFileSync(join(folder, file), own);
    text += `${text === '' ? '' : '\n'}${own}`;
}
run('bones-history', '--db', 'one.db', 'import', '-q', ...files);
verify('one.db');
compareReports(files, 'one.db');
run('bones-history', '--db', 'samples.db', 'import', '-q', samples);
compareReports([samples], 'samples.db');

const truth = truthOf(text);
const count = (db, ...options) => Number(run('bones-query', '--db', db, '--count', ...options).trim());
for (const name of people) {
    expect(`records of ${name}`, count('one.db', '--player', name), truth.records.get(name) ?? 0);
    expect(`hands of ${name}`, count('one.db', '--level', 'hands', '--player', name), truth.hands.get(name) ?? 0);
    expect(`actions of ${name}`, count('one.db', '--level', 'actions', '--player', name), truth.actions.get(name) ?? 0);
    expect(`actions by ${name}`, count('one.db', '--level', 'actions', '--by', name), truth.actions.get(name) ?? 0);
    expect(`found actions by ${name}`, count('one.db', '--find', `any by "${name}"`, '--all'), truth.actions.get(name) ?? 0);
    expect(`actions shown of ${name}`,
        run('bones-query', '--db', 'one.db', '--level', 'actions', '--player', name, '--format', 'csv').split('\n')
            .filter((row) => row.includes(`,${name},`)).length, truth.actions.get(name) ?? 0);
}

// The same archive by other ways.
run('bones-history', '--db', 'two.db', 'import', '-q', 'block.bones');
run('bones-history', '--db', 'two.db', 'merge', '-q', 'one.db');
verify('two.db');
compareReports(files, 'two.db');
writeFileSync(join(folder, 'out.bones'), run('bones-history', '--db', 'two.db', 'export'));
compareReports(['out.bones'], 'two.db');
run('bones-history', '--db', 'two.db', 'remove', '1', '--reason', 'to put it back');
run('bones-history', '--db', 'two.db', 'restore', '1');
verify('two.db');
compareReports(files, 'two.db');
rmSync(folder, { recursive: true });
console.log(`${comparisons} comparisons, ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
