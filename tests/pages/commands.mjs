// Runs what the guides say to type, page by page, each in a folder of its own with the samples under the names that the guides use.
//     node commands.mjs BIN_DIR [--rewrite] [PAGE…]
//
// - Each line of an indented block that calls a tool must not fail; findings are no failure.
// - In a ```console block, each `$ ` line is a command, and what follows is exactly what it prints. A line `…` stands for any lines.
//   With --rewrite the pages get what is printed now.
// - A ```bones block below a paragraph that ends with `NAME.bones`: is the file NAME.bones.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [bin, ...rest] = process.argv.slice(2);
const rewrite = rest.includes('--rewrite');
const named = rest.filter((word) => word !== '--rewrite');
const pages = [
    'README.md',
    'engine/README.md',
    'libnotation/NOTATION.md',
    'libnotation/README.md',
    'samples/CLUB.md',
    'samples/NIGHT.md',
    'samples/README.md',
    'samples/REFEREE.md',
    'samples/club-night/README.md',
    'samples/converter/README.md',
    'samples/season/README.md',
    'samples/two-sheets/README.md',
    'schemas/ARCHIVE.md',
    'schemas/BATCH.md',
    'tools/README.md',
    'tools/analyze/ANALYSIS.md',
    'tools/dev/CONTRIBUTING.md',
    'tools/rate/RATINGS.md',
];
const left_out = '…';
const call = /^ +(?:\$ )?((?:bones|awk)(?: |-[a-z]+ ).*)/;
const on_a_terminal = /^bones-replay night\.bones( |$)/;

const { NO_COLOR, COLUMNS, BONES_DB, ...others } = process.env;
const environment = { ...others, PATH: `${resolve(bin)}:${process.env.PATH}`, LC_ALL: 'C.UTF-8', NO_COLOR: '1' };

function workplace() {
    const place = mkdtempSync(join(tmpdir(), 'bones-page-'));
    const samples = join(root, 'samples');
    const copy = (from, to) => cpSync(join(samples, from), join(place, to), { recursive: true });
    copy('', 'samples');
    copy('converter', '');
    copy('club-night', 'club-night');
    copy('club-night', 'club-night-before');
    copy('season', 'nights');
    for (const name of ['night', 'north', 'south']) copy('club-night/table-3.bones', `${name}.bones`);
    return place;
}

/** The blocks of a page in order: {language, before: the line in front of it, first, end: lines of its content}; '' if indented. */
function blocks(text) {
    const found = [];
    let open = null, before = '';
    text.forEach((line, i) => {
        const fence = /^ *```(.*)/.exec(line);
        if (fence !== null && open === null) open = { language: fence[1], before, first: i + 1 };
        else if (fence !== null) {
            found.push({ ...open, end: i });
            open = null;
        } else if (open === null && call.test(line) && /^ {4}/.test(line)) found.push({ language: '', before, first: i, end: i + 1 });
        if (fence === null && open === null && line.trim() !== '') before = line;
    });
    return found;
}

/** What a command prints, both its outputs as on a terminal. */
function output(command, place) {
    const { status, stdout } = spawnSync('bash', ['-o', 'pipefail', '-c', `{ ${command}\n} 2>&1`], {
        cwd: place, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'],
    });
    return { status, printed: stdout.replace(/\n$/, '').split('\n') };
}

/** What is printed in place of what the page shows: the same lines are left out. */
function shown(expected, printed) {
    const gap = expected.indexOf(left_out);
    if (gap < 0) return printed;
    const after = expected.length - gap - 1;
    return [...printed.slice(0, gap), left_out, ...printed.slice(Math.max(printed.length - after, gap))];
}

let ran = 0, wrong = 0;

function run(page, place, command) {
    ran += 1;
    const result = output(command, place);
    if (result.status !== null && result.status <= 1) return result.printed;
    console.log(`${page}: ${command}: status ${result.status}\n${result.printed.join('\n')}`);
    wrong += 1;
    return result.printed;
}

/** Runs the commands of a console block, and gives its lines with what is printed. */
function session(page, place, text) {
    const now = [];
    for (let i = 0; i < text.length; ) {
        let end = i + 1;
        while (end < text.length && !text[end].startsWith('$ ')) end += 1;
        const expected = text.slice(i + 1, end);
        const printed = run(page, place, text[i].slice(2));
        const lines = expected.length === 0 && printed.join('') === '' ? [] : shown(expected, printed);
        if (!rewrite && lines.join('\n') !== expected.join('\n')) {
            console.log(`${page}: ${text[i]}\nthe page shows\n${expected.join('\n')}\nbut it prints\n${lines.join('\n')}`);
            wrong += 1;
        }
        now.push(text[i], ...lines);
        i = end;
    }
    return now;
}

function check(page) {
    const place = workplace();
    const text = readFileSync(join(root, page), 'utf8').split('\n');
    const now = [];
    let copied = 0;
    for (const { language, before, first, end } of blocks(text)) {
        const content = text.slice(first, end);
        const file = /`([\w-]+\.bones)`:$/.exec(before);
        if (language === 'bones' && file !== null) writeFileSync(join(place, file[1]), content.join('\n') + '\n');
        if (language === '' && !on_a_terminal.test(call.exec(content[0])[1])) run(page, place, call.exec(content[0])[1]);
        if (language !== 'console') continue;
        now.push(...text.slice(copied, first), ...session(page, place, content));
        copied = end;
    }
    now.push(...text.slice(copied));
    if (rewrite && now.join('\n') !== text.join('\n')) writeFileSync(join(root, page), now.join('\n'));
    rmSync(place, { recursive: true });
}

for (const page of named.length > 0 ? named : pages) check(page);
console.log(`${ran} commands`);
if (wrong > 0) console.log('after a wanted change: node tests/pages/commands.mjs BIN_DIR --rewrite');
if (wrong > 0 || (named.length === 0 && ran < 60)) process.exitCode = 1;
