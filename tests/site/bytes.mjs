// What bones-history publish writes, byte by byte: nobody who is private is told, whatever the options; files of others stay;
// only what changed is written; every link leads somewhere; no page is too large: node bytes.mjs BIN_DIR
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { games, playersOf } from '../support/games.mjs';

const bin = resolve(process.argv[2]);
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'bones-site-'));
let failures = 0;
function expect(holds, what) {
    if (!holds && ++failures <= 20) console.error(what);
}
function history(options, wanted = 0) {
    const { status, stderr, stdout } = spawnSync(join(bin, 'bones-history'), ['--db', join(folder, 'bones.db'), ...options],
        { encoding: 'utf8', cwd: folder });
    expect(status === wanted, `${options.join(' ')}: ${status}: ${stderr}${stdout}`);
    return stderr;
}
const filesOf = (site) => readdirSync(site, { recursive: true }).filter((file) => statSync(join(site, file)).isFile());

// Somebody with accents and an id, a namesake without, and one in a title; a name in comments, x- lines and bad lines.
const record = (day, rows) => `game super-dominoes
id zelda-sheet-${day}
event Žélda Quist Memorial
date 2026-0${1 + (day % 5)}-1${day % 10}
recorder Zelda Quist
x-note by ZELDA QUIST <zq-4711>
round ${day}
player A Žélda Quist <zq-4711>
player B Bo Chen
player C Cleo <b>Adler</b> </script>
# zelda quist kept this sheet
hand 1
${rows}`;
const texts = [1, 2, 3, 4, 5, 6].map((day) => record(day, `end unfinished\nscore A ${day * 10} B 20 C 5\nwinner ${day > 2 ? 'A' : 'B'}\n`));
texts.push(record(7, 'A 6-6 # Zelda Quist hesitates\nB 6-6\nC 6-5 ZELDA QUIST\nzelda quist plays\nB 1-1\n'));
texts.push('game leyden\ndate 2026-09-09\nevent Zelda Quist & friends\nplayer A Zelda Quist\nplayer B Bo Chen\n\nhand 1\nB 6-1\nA 1-1\n');
writeFileSync(join(folder, 'quist.bones'), texts.join('\n'));
// She plays every game, not always by the rules.
const every = games.map((game, i) => spawnSync(join(bin, 'bones-generate'), ['--game', game, '--players', String(playersOf(game).at(-1)),
    '--count', '1', '--hands', '2', '--seed', String(i + 1), '--breaches', '2', '--date', `2026-03-${10 + i}`, '-q'],
    { encoding: 'utf8' }).stdout.replace(/^player A .*/m, 'player A Žélda Quist <zq-4711>'));
writeFileSync(join(folder, 'every.bones'), every.join('\n'));
history(['import', '-q', 'quist.bones', join(root, 'samples/club-night'), 'every.bones']);
writeFileSync(join(folder, 'away.txt'), 'Zelda Quist\n<zq-4711>\n  eva lindt  \r\nNobody Knows\n');

const decode = (text) => text.replace(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, number) => String.fromCodePoint(Number(number)))
    .replace(/&(lt|gt|quot|amp|apos);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"', amp: '&', apos: "'" }[name]))
    .replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

function search(site, hidden, what) {
    for (const file of filesOf(site)) {
        const bytes = readFileSync(join(site, file), 'utf8');
        for (const text of [plain(`${file} ${bytes}`), plain(decode(bytes)), plain(decode(bytes).replace(/<[^>]*>/g, ''))]) {
            for (const name of hidden) expect(!text.includes(name), `${what}: ${file} tells ${name}`);
        }
    }
}

function links(site, what) {
    for (const file of filesOf(site).filter((name) => name.endsWith('.html'))) {
        const text = readFileSync(join(site, file), 'utf8');
        const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
        for (const [, href] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
            if (href.startsWith('data:')) continue;
            const [path, hash] = href.split('#');
            const target = path === '' ? file : join(dirname(file), path);
            expect(existsSync(join(site, target)), `${what}: ${file} leads to ${href}`);
            if (path === '' && hash && !/^[a-z]*\d|^(tile|back|ring|v|h)/.test(hash)) expect(ids.has(hash), `${what}: ${file} has no ${hash}`);
        }
        expect(!/https?:|javascript:| on[a-z]+="|<script>|unsafe-inline/i.test(text.replace(/<!DOCTYPE.*?>/, '')), `${what}: ${file} may run something`);
        expect(text.includes('noindex'), `${what}: ${file} asks not to be indexed`);
        const limit = /^[gn]\/\d/.test(file) ? 400_000 : 200_000;
        expect(text.length <= limit, `${what}: ${file} has ${text.length} bytes`);
    }
}

const hidden = ['zelda', 'quist', 'zq-4711', 'lindt', 'eva-'];
const full = ['ana ruiz', 'bo chen', 'kim sato'];
// Nothing is written before it is settled how people are shown, and who the list means.
for (const [options, what] of [[[], 'choose how to show people'], [['--names', 'full', '--private', 'away.txt'], 'Nobody Knows']]) {
    expect(history(['publish', '-o', join(folder, 'nothing'), ...options], 2).includes(what), `${options.join(' ')}: ${what}`);
    expect(!existsSync(join(folder, 'nothing')), `${options.join(' ')}: nothing is written`);
}
let first = true;
for (const names of ['full', 'initials', 'ids']) {
    for (const more of [[], ['--with-breaches'], ['--with-text'], ['--with-breaches', '--with-text']]) {
        const site = join(folder, `site-${names}${more.join('')}`);
        const said = history(['publish', '-o', site, '--names', names, ...more, ...(first ? ['--private', 'away.txt', '--private-new'] : [])]);
        if (first) expect(said.includes('Nobody Knows'), 'a name that no player has is reported');
        first = false;
        search(site, [...hidden, ...(names === 'full' ? [] : full)], `--names ${names} ${more.join(' ')}`);
        links(site, `--names ${names} ${more.join(' ')}`);
        const all = filesOf(site).map((file) => readFileSync(join(site, file), 'utf8')).join('\n');
        expect(/Player \d/.test(all), 'somebody is called by a number');
        expect(all.includes('[revoke]') === more.includes('--with-breaches'), `${names} ${more.join(' ')}: breaches`);
        expect(all.includes('finn-') === (names === 'ids') || names !== 'initials', 'stable ids');
        if (names === 'full') expect(all.includes('Ana Ruiz'), 'others are shown');
        if (names === 'initials') expect(all.includes('A. R.'), 'initials are shown');
    }
}

// The same again writes nothing; other threads, the same bytes.
const site = join(folder, 'site-full');
const snapshot = (path) => JSON.stringify(filesOf(path).sort().map((file) => [file, readFileSync(join(path, file), 'utf8')]));
const before = snapshot(site);
expect(/ 0 written, 0 removed/.test(history(['publish', '-o', site, '--names', 'full', '-j', '1'])), 'the same again writes nothing');
history(['publish', '-o', join(folder, 'other'), '-j', '3']);
expect(snapshot(join(folder, 'other')) === before, 'a new folder has the same bytes');

// Files of others are not touched, not even where a page was to be; a folder of others is refused.
writeFileSync(join(site, 'CNAME'), 'club.example\n');
mkdirSync(join(site, 'photos'));
writeFileSync(join(site, 'photos', 'night.jpg'), 'a picture');
rmSync(join(site, 'p'), { recursive: true });
expect(/ [1-9]\d* written, 0 removed/.test(history(['publish', '-o', site])), 'what was lost is written again');
history(['remove', '--reason', 'a test', '-q', '1']);
writeFileSync(join(folder, 'new.bones'), texts[0].replace('date 2026-02-11', 'date 2026-12-24').replace('round 1', 'round 9'));
expect(/ [1-9]\d* removed/.test(history(['publish', '-o', site])), 'what is not wanted goes');
expect(!existsSync(join(site, 'g/1.html')), 'the page of a removed game goes');
expect(readFileSync(join(site, 'CNAME'), 'utf8') === 'club.example\n' && existsSync(join(site, 'photos/night.jpg')), 'files of others stay');
history(['restore', '-q', '1']);
writeFileSync(join(site, 'g/1.html'), 'mine');
expect(history(['publish', '-o', site], 2).includes('g/1.html'), 'a file in the way is told');
expect(readFileSync(join(site, 'g/1.html'), 'utf8') === 'mine', 'a file in the way stays');
mkdirSync(join(folder, 'mine'));
writeFileSync(join(folder, 'mine/index.html'), 'mine');
history(['publish', '-o', join(folder, 'mine')], 2);
expect(filesOf(join(folder, 'mine')).length === 1, 'a folder of others is left alone');

// A wish holds for whoever comes later, and is forgotten only when that is asked for.
writeFileSync(join(folder, 'later.bones'), 'game leyden\ndate 2026-10-10\nplayer A Nobody Knows\nplayer B Bo Chen\nhand 1\nA 1-1\n');
history(['import', '-q', 'later.bones']);
history(['publish', '-o', join(folder, 'other')]);
search(join(folder, 'other'), [...hidden, 'nobody knows'], 'later');
history(['publish', '-o', join(folder, 'other'), '--private', 'none', '--index']);
const shown = filesOf(join(folder, 'other')).map((file) => readFileSync(join(folder, 'other', file), 'utf8')).join('\n');
expect(shown.includes('Žélda Quist') && shown.includes('Nobody Knows'), 'a forgotten wish');
expect(!shown.includes('noindex') && !existsSync(join(folder, 'other/robots.txt')), '--index');
rmSync(folder, { recursive: true });
console.log(`${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
