// What publish shows of a night and a season are the tables of bones-score, cell by cell: node official.mjs BIN_DIR SOURCE_DIR
// The standings come from the pages of bones-score --format html; sheets and play that differ are not on a site, and slips neither.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const bin = resolve(process.argv[2]), source = resolve(process.argv[3]);
const place = mkdtempSync(join(tmpdir(), 'bones-official-'));
let failures = 0;

function run(tool, ...words) {
    const { stdout, stderr, status } = spawnSync(join(bin, tool), words, { cwd: place, encoding: 'utf8', maxBuffer: 1 << 26 });
    if (status === null || status > 1) throw new Error(`${tool} ${words.join(' ')}: ${stderr}`);
    return stdout;
}
function check(condition, what) {
    if (condition) return;
    failures += 1;
    console.log(what);
}

/** The rows of all tables of a page, as texts of their cells; what the summary lines say comes last. */
function tables(html) {
    const cells = (row) => [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map((cell) => cell[1].replace(/<[^>]*>/g, '').replace(/\s+/g, ' ').trim());
    return [...html.matchAll(/<table[\s\S]*?<\/table>/g)].map((table) => [...table[0].matchAll(/<tr[\s\S]*?<\/tr>/g)].map((row) => cells(row[0])));
}
function same(site, official, what) {
    const there = tables(site).map((table) => JSON.stringify(table));
    const slips = (table) => table[0][0] === 'hand' || table[0][0] === 'round';
    const wanted = tables(official).filter((table) => !slips(table)).map((table) => JSON.stringify(table));
    check(wanted.length >= 2, `${what}: the page of bones-score has ${wanted.length} tables`);
    for (const table of wanted) check(there.includes(table), `${what}: the site does not have the table\n${table}`);
    check(JSON.parse(wanted[0]).flat().some((cell) => /^[1-9]/.test(cell)), `${what}: no number in the first table`);
}
function publish(name, records, ...options) {
    run('bones-history', '--db', `${name}.db`, 'import', '-q', ...records);
    run('bones-history', '--db', `${name}.db`, 'publish', '-q', '-o', name, '--names', 'full', ...options);
    return (page) => readFileSync(join(place, name, page), 'utf8');
}
const score = (...words) => run('bones-score', '-q', '--format', 'html', ...words);

const night = join(source, 'samples/club-night'), season = join(source, 'samples/season');
same(publish('night', [night])('n/1.html'), score('--night', night), 'club-night');

const of_season = publish('season', [season]);
same(of_season('ladder.html'), score('--season', season), 'season');
check(readdirSync(join(place, 'season/n')).length === 3, 'the season has not three nights');
for (const page of readdirSync(join(place, 'season/n'))) {
    const date = /2026-10-\d\d/.exec(of_season(`n/${page}`))[0];
    same(of_season(`n/${page}`), score('--night', join(season, `${date}.bones`), join(season, `${date}.night`)), date);
}
check(/<h1[^>]*><bdi>Ratings</.test(of_season('ratings.html')) && !/rating/i.test(of_season('ladder.html').replace(/<nav[\s\S]*?<\/nav>/, '')),
    'ratings and the ladder are not apart');

// Other rules of the ladder.
const rules = ['--attendance', '2', '--places', '5,1', '--win', '1', '--best', '2'];
same(publish('rules', [season], ...rules)('ladder.html'), score('--season', ...rules, season), 'season with other rules');

// A bye takes its place only where the night file has come along; a changed one takes the place of the first; none is stored twice.
const records = readdirSync(night).filter((name) => name.endsWith('.bones')).map((name) => join(night, name));
const without = publish('late', records);
const before = JSON.stringify(tables(without('n/1.html'))[0]);
same(without('n/1.html'), score('--night', ...records), 'without the night file');
const later = publish('late', [join(night, 'thursday.night')]);
same(later('n/1.html'), score('--night', night), 'with the night file later');
check(before !== JSON.stringify(tables(later('n/1.html'))[0]), 'the night file changes nothing');
const text = readFileSync(join(night, 'thursday.night'), 'utf8');
writeFileSync(join(place, 'thursday.night'), `${text}\nbonus 1 Ana Ruiz 3 order\n`);
const changed = publish('late', [join(place, 'thursday.night')]);
same(changed('n/1.html'), score('--night', join(place, 'thursday.night'), ...records), 'a changed night file');

// People who are hidden, and initials.
writeFileSync(join(place, 'away.txt'), 'Jan Kuiper\n');
run('bones-history', '--db', 'late.db', 'publish', '-q', '-o', 'hidden', '--names', 'initials', '--private', 'away.txt');
for (const page of ['n/1.html', 'ladder.html'])
    check(!/Kuiper|jan-15/i.test(readFileSync(join(place, 'hidden', page), 'utf8')), `${page} shows somebody who is hidden`);

rmSync(place, { recursive: true });
console.log(failures === 0 ? 'site and bones-score agree' : `${failures} differences`);
process.exit(failures === 0 ? 0 : 1);
