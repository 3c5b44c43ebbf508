// How long the questions of schemas/ARCHIVE.md take in an archive of many actions: to the first answer and to all; those with
// --find also over files, beside what bones-check takes for them. On one core each.
//
//     node questions.mjs BIN_DIR [ACTIONS]
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [bin, actions = '1000000'] = process.argv.slice(2);
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'bones-questions-'));
const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
const run = (command) => execFileSync('sh', ['-c', command], { cwd: folder, env: environment, encoding: 'utf8', maxBuffer: 1 << 30 });

/// Milliseconds to the first byte and to the last; text is told in tables, so programs' lines are asked for.
function timed(command) {
    return new Promise((resolve) => {
        const begin = process.hrtime.bigint();
        const since = () => Number(process.hrtime.bigint() - begin) / 1e6;
        let first = null, lines = 0;
        const child = spawn('taskset', ['-c', '0', 'sh', '-c', command], { cwd: folder, env: environment });
        child.stdout.on('data', (data) => {
            first ??= since();
            for (const byte of data) lines += byte === 10;
        });
        child.on('close', () => resolve({ first: first ?? since(), all: since(), lines }));
    });
}

const page = readFileSync(join(root, 'schemas', 'ARCHIVE.md'), 'utf8');
const commands = [...page.matchAll(/^ *```sh\n([^]*?)^ *```/gm)].map((match) => match[1].trim());
const queries = [...page.matchAll(/^```sql\n([^]*?)^```/gm)].map((match) => match[1].trim());
try {
    // How many games of those that are drawn by lot have so many actions is seen from the first hundred.
    const games = (count) => run(`bones-generate --game mix --count ${count} --seed 1 --player greedy \
--names "Ana Ruiz,Bo Chen,Cy,Dee,Eve,Finn,Gil,Hana,Ivo,Jo,Kim,Lea,Max,Nia,Oda" --hide hands -q -o games.bones`);
    games(100);
    const played = [...readFileSync(join(folder, 'games.bones'), 'utf8').matchAll(/^[A-O] .*$/gm)].reduce((sum, [line]) => sum + line.split(' ').length - 1, 0);
    games(Math.ceil((100 * Number(actions)) / played));
    run('bones-history import -q games.bones');
    const stored = run("bones-query --sql 'SELECT sum(actions) FROM records' --format csv").trim().split('\n')[1];
    console.log(`${stored} actions in the archive; milliseconds`);
    const check = await timed('bones-check -j1 -q games.bones > /dev/null');
    console.log(`bones-check over the files: ${check.all.toFixed(0)}`);
    console.log('   first      all  over files   answers');
    const row = (times, files, what) =>
        console.log(`${times.first.toFixed(0).padStart(8)} ${times.all.toFixed(0).padStart(8)} ${(files ? files.all.toFixed(0) : '').padStart(11)} ${String(times.lines).padStart(9)}  ${what}`);
    for (const command of commands) {
        const lines = /--format|--count/.test(command) || !command.startsWith('bones-query') ? command : `${command} --format jsonl`;
        const over = command.includes('--find') && command.startsWith('bones-query') ? await timed(`${lines} -j1 games.bones`) : null;
        row(await timed(lines), over, command);
    }
    for (const query of queries)
        row(await timed(`bones-query --time-limit 60 --format jsonl --sql '${query.replaceAll(/;$/g, '').replaceAll("'", "'\\''")}'`), null, query.split('\n')[0]);
} finally {
    rmSync(folder, { recursive: true, force: true });
}
