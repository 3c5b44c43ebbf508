// What editors make of records: every word of the samples is coloured, nothing that bones-check reads without an error is
// shown as faulty, and faulty text is: node editors.mjs BIN_DIR [vim]
// By the TextMate grammar with the engine of VS Code, or by the Vim files with vim.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const root = join(here, '../..');
const editors = join(root, 'tools/package/editors');
const [bin, editor] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'bones-editors-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const check = editor === 'vim' ? inVim : await inTextMate();

/** A function from files to, for each, its lines as lists of [text, scope]; the scope is empty where there is none. */
async function inTextMate() {
    const oniguruma = require('vscode-oniguruma');
    const { Registry, INITIAL, parseRawGrammar } = require('vscode-textmate');
    await oniguruma.loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')).buffer);
    const path = join(editors, 'vscode/bones.tmLanguage.json');
    const registry = new Registry({
        onigLib: {
            createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
            createOnigString: (text) => new oniguruma.OnigString(text),
        },
        loadGrammar: () => parseRawGrammar(readFileSync(path, 'utf8'), path),
    });
    const grammar = await registry.loadGrammar('text.bones');
    const tokens = (text) => {
        let stack = INITIAL;
        return text.split(/\r*\n/).map((line) => {
            const read = grammar.tokenizeLine(line, stack);
            stack = read.ruleStack;
            return read.tokens.map((t) => [line.slice(t.startIndex, t.endIndex), t.scopes.slice(1).join(' ')]);
        });
    };
    return (files) => files.map((file) => tokens(readFileSync(file, 'utf8')));
}

/** The same by vim, which is asked for the group of every character. */
function inVim(files) {
    const script = join(folder, 'groups.vim');
    writeFileSync(script, `
for file in ${JSON.stringify(files)}
    execute 'edit ' . fnameescape(file)
    let lines = []
    for number in range(1, line('$'))
        let groups = []
        let column = 1
        for character in split(getline(number), '\\zs')
            call add(groups, [character, synIDattr(synID(number, column, 1), 'name')])
            let column += len(character)
        endfor
        call add(lines, groups)
    endfor
    call writefile([json_encode(lines)], '${folder}/groups', 'a')
endfor
qall!
`);
    const run = spawnSync('vim', ['-es', '-u', 'NONE', '-i', 'NONE', '-N', '-n', '--cmd', `set encoding=utf-8 rtp^=${editors}/vim`,
        '-c', 'filetype on | syntax on', '-S', script], { encoding: 'utf8', timeout: 300000 });
    const found = readFileSync(join(folder, 'groups'), 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
    rmSync(join(folder, 'groups'));
    if (run.status !== 0 || found.length !== files.length) throw new Error(`vim: ${run.status} ${run.stderr} ${run.stdout}`);
    return found;
}

const isFaulty = (scope) => /invalid|bonesError|bonesFault/.test(scope);
/** Lines with an error in the notation, by bones-check. */
function faultyLines(file) {
    const run = spawnSync(join(bin, 'bones-check'), ['--format', 'jsonl', file], { encoding: 'utf8' });
    const findings = run.stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
    return new Set(findings.filter((f) => f.type === 'finding' && f.severity === 'error').map((f) => f.line));
}

const wrong = [];
const samples = readdirSync(join(root, 'samples'), { recursive: true })
    .filter((name) => name.endsWith('.bones'))
    .map((name) => join(root, 'samples', name));
let pieces = 0;
check(samples).forEach((lines, i) => {
    const faulty = faultyLines(samples[i]);
    lines.forEach((tokens, row) => {
        const place = `${samples[i]}:${row + 1}`;
        for (const [text, scope] of tokens) {
            if (text.trim() === '') continue;
            ++pieces;
            if (scope === '') wrong.push(`${place}: no colour for '${text}'`);
            if (isFaulty(scope) && !faulty.has(row + 1)) wrong.push(`${place}: '${text}' is shown as faulty`);
        }
    });
});
if (pieces < 1000) wrong.push(`only ${pieces} pieces in the samples`);

// What each word is: the words that say something, by the part of the scope's or group's name that they share.
const games = readdirSync(join(root, 'engine/games')).filter((name) => /^(?!general|line-games).*\.md$/.test(name));
const kinds = `${games.map((name) => `game ${name.slice(0, -3)}:type|game`).join('\n')}
hand 1 # A:comment comment:comment
12. A:seat|seat 6-1x@2!:tile|tile +6-1:action|action pass?:pass|pass
A [6-5]:tile 5–2@1:tile 🀱:tile ~6-1:action ?:unknown +?2:draw|action skip:pass|skip
date 2026-??-??:date|number
player B Ana:string <ana-17>:identifier
rule target=200:rule
written passes:noted halves:noted
unwritten All:noted
end out:end A:seat
penalty A 5:points|number revoke:code
x-weather:extension rain:string
deal A 6-4:tile ?5:unknown`;
const asRecord = (text) => text.replace(/:[a-z|]+/g, '');
writeFileSync(join(folder, 'kinds.bones'), asRecord(kinds));
check([join(folder, 'kinds.bones')])[0].forEach((tokens, row) => {
    for (const [, word, kind] of kinds.split('\n')[row].matchAll(/(\S+):([a-z|]+)(?=\s|$)/g)) {
        const at = asRecord(kinds).split('\n')[row].indexOf(word);
        let column = 0;
        const token = tokens.find(([text]) => (column += text.length) > at);
        if (!new RegExp(kind, 'i').test(token[1])) wrong.push(`'${word}' is '${token[1]}', not ${kind}`);
    }
});

// Each of these is an error of the notation, and is to be seen as one.
const faults = ['game whist', 'date 2026-13-01', 'date yesterday', 'time 25:00', 'round 1 2', 'rule target', 'written foo',
    'A 6-', 'A 6-16', 'A +pass', 'A pass6-1', 'A 6-1@', 'A ??x', 'deal A 6-1@2', 'deal A 6_1', 'yard 6', 'end somehow',
    'score A', 'score A B', 'penalty A revoke', 'winner Q', 'lead Z', 'result 3 A', 'what is this', 'hand one'];
const faultFiles = faults.map((fault, i) => {
    const file = join(folder, `fault-${i}.bones`);
    writeFileSync(file, /^(game|date|time|round|player|rule|written)/.test(fault) ? `game leyden\n${fault}\n` : `game leyden\nhand 1\n${fault}\n`);
    return file;
});
check(faultFiles).forEach((lines, i) => {
    if (faultyLines(faultFiles[i]).size === 0) wrong.push(`bones-check reads '${faults[i]}' without an error`);
    const shown = lines.some((tokens) => tokens.some(([, scope]) => isFaulty(scope)));
    if (!shown) wrong.push(`'${faults[i]}' is not shown as faulty`);
});

for (const line of wrong.slice(0, 40)) console.log(line);
console.log(`${pieces} pieces of ${samples.length} files, ${faults.length} faults, ${wrong.length} wrong`);
process.exit(wrong.length === 0 ? 0 : 1);
