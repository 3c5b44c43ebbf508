// `publish` with an installed bones.html: a game's page links to it with the record that the page shows, and only then:
// node checker.mjs BIN_DIR
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const bin = resolve(process.argv[2]);
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'bones-checker-'));
const site = join(folder, 'site');
let failures = 0;
const expect = (holds, what) => {
    if (!holds && ++failures) console.error(what);
};
// The tool looks for the page beside itself.
mkdirSync(join(folder, 'prefix/bin'), { recursive: true });
mkdirSync(join(folder, 'prefix/share/bones'), { recursive: true });
copyFileSync(join(bin, 'bones-history'), join(folder, 'prefix/bin/bones-history'));
const installed = join(folder, 'prefix/share/bones/bones.html');
function history(...options) {
    const { status, stderr } = spawnSync(join(folder, 'prefix/bin/bones-history'), ['--db', join(folder, 'bones.db'), ...options], { encoding: 'utf8', cwd: folder });
    expect(status === 0, `${options.join(' ')}: ${status}: ${stderr}`);
}
const unescaped = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
/** The pages of games: the record that each links, and the one that it shows. */
const games = () => readdirSync(join(site, 'g')).map((file) => {
    const text = readFileSync(join(site, 'g', file), 'utf8');
    const [, packed] = text.match(/<a href="\.\.\/bones\.html#z=([\w-]+)">Check this game<\/a>/) ?? [];
    const [, shown] = text.match(/<pre class="record-text"[^>]*>([^]*?)<\/pre>/) ?? [];
    return { file, text, linked: packed && inflateRawSync(Buffer.from(packed, 'base64url')).toString(), shown: shown && unescaped(shown) };
});
const both = ['--with-breaches', '--with-text'];

writeFileSync(join(folder, 'quist.bones'), 'game leyden\nevent Zelda Quist Memorial\nplayer A Zelda Quist\nplayer B Žana "Bo" Chen\nhand 1\nA 1-1\nend unfinished\n\n' +
    'game leyden\nevent Zelda Quist Memorial\nplayer A Ana <b>Ruiz</b>\nplayer B Žana "Bo" Chen\n# without Zelda Quist\nhand 1\nA 1-1\nend unfinished\n');
const words = Array.from({ length: 6000 }, (_, i) => `# word ${i}`).join('\n');
writeFileSync(join(folder, 'long.bones'), `game leyden\nplayer A Ana\nplayer B Bo\n${words}\nhand 1\nA 1-1\nend unfinished\n`);
writeFileSync(join(folder, 'bytes.bones'), Buffer.from('game leyden\nplayer A Ana\nplayer B Bo\nhand 1\nA 2-2\n# caf\xe9\n# \xff\xc3\nA 1-1\nend unfinished\n', 'latin1'));
writeFileSync(join(folder, 'away.txt'), 'Zelda Quist\n');
history('import', '-q', join(root, 'samples/club-night'), 'quist.bones', 'long.bones', 'bytes.bones');

// Without the page no link, and no page.
history('publish', '-q', '-o', site, '--names', 'full', '--private', 'away.txt', ...both);
expect(!existsSync(join(site, 'bones.html')) && games().every(({ text }) => !text.includes('bones.html')), 'without bones.html nothing leads to it');

writeFileSync(installed, '<!DOCTYPE html>\n<title>Bones</title>\n');
// The link gives the text and its breaches away: both must be allowed.
for (const allowed of [[], ['--with-breaches'], ['--with-text']]) {
    history('publish', '-q', '-o', site, ...allowed);
    expect(existsSync(join(site, 'bones.html')), 'the page is in the site');
    expect(games().every(({ text }) => !text.includes('bones.html#')), `${allowed}: no link`);
}
history('publish', '-q', '-o', site, ...both);
let links = 0, none = [];
for (const { file, text, linked, shown } of games()) {
    if (linked === undefined) none.push({ file, shown });
    else expect(linked === shown && ++links, `${file} links the record that it shows`);
    expect(!/zelda|quist/i.test(`${text}${linked}`), `${file} has a private name`);
    expect(text.length < 400_000, `${file} has ${text.length} bytes`);
}
expect(links >= 5, `${links} links`);
expect(none.filter(({ shown }) => shown === undefined).length === 1, 'the game of a private person has no link');
expect(none.some(({ shown }) => shown?.includes('word 5999')), 'a record that is too long for a link has none');
expect(none.length <= 3, `without a link: ${none.map(({ file }) => file)}`);
expect(games().some(({ linked }) => linked?.includes('Ana <b>Ruiz</b>') && linked.includes('Žana "Bo" Chen') && linked.includes('# without …')), 'names and masks');

rmSync(folder, { recursive: true });
console.log(`${links} links, ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
