// publish --watch: a list that means no player any more stops it until that is settled, and links that come meanwhile are not followed:
// node watch.mjs BIN_DIR
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const bin = resolve(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'bones-watch-'));
const site = join(folder, 'site');
let failures = 0;
const expect = (holds, what) => {
    if (!holds && ++failures) console.error(what);
};
const history = (...options) => spawnSync(join(bin, 'bones-history'), ['--db', join(folder, 'c.db'), ...options], { encoding: 'utf8', cwd: folder });
let tile = 0;
function importGame(player) {
    const text = `game leyden\ndate 2026-11-${10 + tile}\nplayer A ${player}\nplayer B Bo Chen\nhand 1\nA ${tile}-${tile}\nend unfinished\n`;
    writeFileSync(join(folder, 'new.bones'), text);
    expect(history('import', '-q', 'new.bones').status === 0, `import of ${player}`);
    return `2026-11-${10 + tile++}`;
}
const shows = (words) => readdirSync(site).some((file) => /\.(html|js)$/.test(file) && readFileSync(join(site, file), 'utf8').includes(words));

importGame('Ana Ruiz');
writeFileSync(join(folder, 'away.txt'), 'Hugo Vance\n');
const watching = spawn(join(bin, 'bones-history'), ['--db', 'c.db', 'publish', '-o', 'site', '--names', 'full', '--private', 'away.txt', '--private-new', '--watch'],
    { cwd: folder });
let said = '';
watching.stderr.on('data', (text) => said += text);
const ended = new Promise((end) => watching.on('exit', end));
/** Waits until something holds, or the program has ended. */
const until = async (holds) => {
    while (!holds() && watching.exitCode === null) await new Promise((later) => setTimeout(later, 50));
    return holds();
};

expect(await until(() => said.includes('waiting for imports')), 'it waits');
// A misspelt private player comes.
importGame('Hugo Vanse');
expect(await until(() => said.includes("did you mean 'Hugo Vanse'?")), 'a similar name is reported');
expect(!shows('Vanse') && !shows('2026-11-11'), 'the site stays as it was');
expect(history('rename', 'Hugo Vanse', 'Hugo Vance', '--reason', 'spelling').status === 0, 'rename');
expect(await until(() => shows('2026-11-11')), 'it goes on once the name is settled');
expect(!shows('Vanse') && !shows('Vance'), 'and hides the player');
// A folder of the site becomes a link.
mkdirSync(join(folder, 'others'));
writeFileSync(join(folder, 'others/1.html'), 'mine');
rmSync(join(site, 'g'), { recursive: true });
symlinkSync('../others', join(site, 'g'));
const day = importGame('Kim Sato');
expect(await until(() => shows(day)) && await until(() => said.includes('site/g was not written by publish')), 'a link is reported');
// The site itself becomes a link.
renameSync(site, join(folder, 'moved'));
mkdirSync(join(folder, 'elsewhere'));
symlinkSync('elsewhere', site);
importGame('Lea Bond');
expect((await ended) === 2, 'a link in place of the site ends it');
expect(readdirSync(join(folder, 'elsewhere')).length === 0, 'nothing is written through it');
expect(readdirSync(join(folder, 'others')).join() === '1.html' && readFileSync(join(folder, 'others/1.html'), 'utf8') === 'mine', 'others stay');
expect(existsSync(join(folder, 'moved/index.html')), 'the site stays');
rmSync(folder, { recursive: true });
console.log(`${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
