// The words of the dialect, and sentences that are too long, in messages, help, pages and comments; and names of types. Most pages
// have none; elsewhere they may only become fewer.
//     node words.mjs BIN_DIR          the test: counts of each kind against counts.txt, and the pages that must have none
//     node words.mjs BIN_DIR FILE…    lists what it finds in these files (and in the help of programs, if FILE is `help`)
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [bin, ...chosen] = process.argv.slice(2);

const dialect = /\b(told|tells|whoever|somebody|nobody|anybody|is no|whatever case|so many|such a one)\b/gi;
const mostWords = 30;
const readme = { path: 'README.md', lines: 150, bytes: 8192 };

/** Pages without any of it. A page that has been rewritten joins them. */
const strict = [
    'CHANGELOG.md',
    'README.md',
    'SECURITY.md',
    'engine/ADDING-A-GAME.md',
    'engine/README.md',
    'engine/games/all-fives.md',
    'engine/games/block.md',
    'engine/games/curse-of-the-doublet.md',
    'engine/games/double-takes.md',
    'engine/games/draw.md',
    'engine/games/fives-and-threes.md',
    'engine/games/forty-two.md',
    'engine/games/general.md',
    'engine/games/leyden.md',
    'engine/games/line-games.md',
    'engine/games/prize-dominoes.md',
    'engine/games/super-dominoes.md',
    'tools/libbones/README.md',
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
    'schemas/CLUSTER.md',
    'schemas/PROOF.md',
    'tests/bench/OMISSIONS.md',
    'tests/bench/README.md',
    'tests/bench/SLIPS.md',
    'tools/README.md',
    'tools/analyze/ANALYSIS.md',
    'tools/check/words.md',
    'tools/dev/ARCHITECTURE.md',
    'tools/dev/CONTRIBUTING.md',
    'tools/lib/store/find/find.md',
    'tools/rate/RATINGS.md',
];

const contents = (path) => readFileSync(join(root, path), 'utf8');

function tracked(...patterns) {
    const { status, stdout, stderr } = spawnSync('git', ['-C', root, 'ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.split('\n').filter((path) => path !== '');
}

/** A piece of prose: where it begins, and its text; within it no sentence goes beyond a line that is empty. */
const piece = (path, line, text) => ({ path, line, text });

/** What is wrong in a piece: {path, line, what}. */
function findings({ path, line, text }) {
    const found = [...text.matchAll(dialect)].map((match) => ({ path, line: line + lines(text.slice(0, match.index)), what: `"${match[0]}"` }));
    let at = 0;
    for (const sentence of text.split(/(?<=[.?!]["')*]*)\s+|\n\s*\n/)) {
        const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word));
        const begin = text.indexOf(sentence, at);
        at = begin + sentence.length;
        if (words.length > mostWords)
            found.push({ path, line: line + lines(text.slice(0, begin)), what: `${words.length} words: ${words.slice(0, 8).join(' ')} …` });
    }
    return found;
}

const lines = (text) => text.split('\n').length - 1;

/** Tokens of a C++ source: [kind, text, line], kind `literal` (its content), `comment` or `other` (anything but blanks). */
function tokens(source) {
    const pattern =
        /(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)|R"(?<raw>[^(\s]*)\([^]*?\)\k<raw>"|"(?<literal>(?:[^"\\\n]|\\.)*)"|'(?:[^'\\\n]|\\.)'|#include[^\n]*|[\w']+|\S/g;
    const found = [];
    let line = 1, at = 0;
    for (const match of source.matchAll(pattern)) {
        line += lines(source.slice(at, match.index));
        at = match.index;
        const { comment, literal } = match.groups;
        if (comment !== undefined) found.push(['comment', comment.replace(/^\/\/[/!]?<?|^\/\*+|\*\/$/g, ''), line]);
        else if (literal !== undefined) found.push(['literal', literal, line]);
        else found.push(['other', match[0], line]);
    }
    return found;
}

/** Neighbours of one kind put together by `join`: literals one after the other, comments on one line after the other. */
function joined(path, kind, source) {
    const pieces = [];
    let last = null;
    for (const [is, text, line] of tokens(source)) {
        if (is === kind) {
            if (last !== null && (kind === 'literal' || line === last.end + 1)) {
                last.text += kind === 'literal' ? text : '\n' + text;
            } else {
                last = piece(path, line, text);
                pieces.push(last);
            }
            last.end = line + (kind === 'comment' ? lines(text) : 0);
        } else if (kind === 'literal' && is === 'other') {
            last = null;
        } else if (kind === 'comment') {
            last = null;
        }
    }
    return pieces;
}

/** The prose of a page: without code, one piece a paragraph, an item of a list, and a cell of a table. */
function prose(path) {
    const pieces = [];
    let open = null, fenced = false;
    contents(path).split('\n').forEach((line, i) => {
        if (/^\s*```/.test(line)) {
            fenced = !fenced;
            open = null;
            return;
        }
        const text = line.replace(/`[^`]*`/g, '`x`').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
        if (fenced || /^ {4,}/.test(line) && open === null || /^#/.test(line) || line.trim() === '') {
            open = null;
        } else if (/ \| |^\|/.test(line)) {
            pieces.push(...text.split('|').map((cell) => piece(path, i + 1, cell)));
            open = null;
        } else if (open === null || /^\s*([-*]|\d+\.) /.test(line)) {
            open = piece(path, i + 1, text);
            pieces.push(open);
        } else {
            open.text += '\n' + text;
        }
    });
    return pieces;
}

/** What the programs print as help: one piece a command and line of help, so that the same in several counts each time once. */
function help() {
    const printed = (program, ...words) => {
        const { status, stdout, stderr } = spawnSync(join(bin, program), [...words, '--help-all'], { encoding: 'utf8' });
        if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
        return stdout;
    };
    const names = (text, heading) => [...(text.split(`${heading}:\n`)[1] ?? '').split('\n\n')[0].matchAll(/^ {2}([a-z]+) /gm)].map((match) => match[1]);
    const all = { bones: spawnSync(join(bin, 'bones'), ['--help'], { encoding: 'utf8' }).stdout };
    for (const tool of names(all.bones, 'Tools').filter((name) => name !== 'help')) {
        const text = printed(`bones-${tool}`);
        all[`bones-${tool}`] = text;
        for (const command of names(text, 'Commands')) all[`bones-${tool} ${command}`] = printed(`bones-${tool}`, command);
    }
    const seen = new Set();
    const pieces = [];
    for (const [command, text] of Object.entries(all)) {
        for (const paragraph of text.replace(/\n {20,}/g, ' ').split('\n')) {
            if (seen.has(paragraph)) continue;
            seen.add(paragraph);
            pieces.push(piece(`help of ${command}`, 0, paragraph));
        }
    }
    return pieces;
}

const letters = (text) => text.replace(/\\n|\\./g, '').replace(/[\s"]/g, '');

/** The words of a page's template: what stands between its marks. */
const template = (path) =>
    contents(path).replace(/<(style|script)[^]*?<\/\1>/g, (block) => '\n'.repeat(lines(block))).split('\n')
        .map((line, i) => piece(path, i + 1, line.replace(/\{\{[#^/!][^}]*\}\}/g, '').replace(/\{\{[^}]*\}\}+/g, 'x').replace(/<[^>]*>/g, '. ')));

/** A statement of SQL, which has no sentences. */
const statement = /^(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP)\b/;

/** Messages: literals with more than one word that no help prints, and the words of pages. */
function messages(helpPieces) {
    const printed = helpPieces.map(({ text }) => letters(text)).join('');  // examples are of several lines
    const literals = tracked('libnotation/*.[ch]pp', 'engine/*.[ch]pp', 'tools/*.[ch]pp').flatMap((path) => joined(path, 'literal', contents(path)));
    const scripts = tracked('tools/lib/*.js').flatMap((path) =>
        contents(path).split('\n').flatMap((line, i) => [...line.matchAll(/'(?:[^'\\]|\\.)*'|`[^`]*`/g)].map((match) => piece(path, i + 1, match[0]))));
    return [...literals.filter(({ text }) => / /.test(text) && !statement.test(text) && !printed.includes(letters(text))), ...scripts, ...tracked('*.mustache').flatMap(template)];
}

const comments = () =>
    tracked('libnotation/*.[ch]pp', 'engine/*.[ch]pp', 'tools/*.[ch]pp', 'tests/*.[ch]pp').flatMap((path) => joined(path, 'comment', contents(path)));

/** Names of types and files that say nothing of the field: they may not come back. */
const formerNames = new Set(
    ('LookedAt Onlooker Weighing Unheard Aftermath Outlook Lie Ways Wide Crowd Teller ProofTeller Supposition ToldCase LeftPips Essence ' +
        'Lane LaneGame LaneText Caused Enough Keeper Evening Gathered Said Typed Whose Played Listed Spelled Noted Met Asked Seen').split(' '));
/** Definitions of types with a participle or pronoun as their name. */
const names = () =>
    tracked('libnotation/*.[ch]pp', 'engine/*.[ch]pp', 'tools/*.[ch]pp').flatMap((path) =>
        contents(path).split('\n').flatMap((line, i) => {
            const name = line.match(/^\s*(?:enum )?(?:class|struct) (\w+)/)?.[1];
            return formerNames.has(name) ? [{ path, line: i + 1, what: `the type ${name}` }] : [];
        }));

const helpPieces = help();
const found = {
    messages: messages(helpPieces).flatMap(findings),
    help: helpPieces.flatMap(findings),
    pages: tracked('*.md').flatMap(prose).flatMap(findings),
    comments: comments().flatMap(findings),
    names: names(),
};

function show(list) {
    for (const { path, line, what } of list) console.log(line > 0 ? `${path}:${line}: ${what}` : `${path}: ${what}`);
}

function test() {
    let good = true;
    const fail = (text) => {
        console.log(text);
        good = false;
    };
    const faults = found.pages.filter(({ path }) => strict.includes(path));
    if (faults.length > 0) fail('these pages must have none:');
    show(faults);
    const text = contents(readme.path);
    if (lines(text) > readme.lines || Buffer.byteLength(text) > readme.bytes)
        fail(`README.md has ${lines(text)} lines and ${Buffer.byteLength(text)} bytes; at most ${readme.lines} and ${readme.bytes} are allowed`);
    const most = Object.fromEntries(contents('tests/style/counts.txt').trim().split('\n').map((line) => line.split(' ')));
    for (const [kind, list] of Object.entries(found)) {
        if (list.length > most[kind])
            fail(`${kind}: ${list.length}, at most ${most[kind]} are allowed; \`node tests/style/words.mjs BIN_DIR $(git diff --name-only main)\` lists those of your files`);
        else console.log(`${kind}: ${list.length} of ${most[kind]}${list.length < most[kind] ? '; lower the number in tests/style/counts.txt' : ''}`);
    }
    return good;
}

if (chosen.length === 0) process.exitCode = test() ? 0 : 1;
else show(Object.values(found).flat().filter(({ path }) => chosen.includes(path) || (path.startsWith('help of') && chosen.includes('help'))));
