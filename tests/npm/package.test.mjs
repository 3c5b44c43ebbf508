// The npm package, installed in an empty folder, says what the tools say: node --test package.test.mjs, after tools/dev/npm
// and with tools in build/release.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'build/release/bin');
const folder = mkdtempSync(join(tmpdir(), 'bones-npm-'));
after(() => rmSync(folder, { recursive: true }));

function run(program, args, options = {}) {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28, ...options });
    assert(status === 0 || (options.findings && status === 1), `${program} ${args.join(' ')}: ${status}\n${stdout}${stderr}`);
    return stdout;
}
const tool = (name, ...args) => run(join(bin, name), ['--quiet', ...args], { findings: true });
const lines = (text, type) => text.split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter((line) => !type || line.type === type);
// Only the tool compares records with each other.
const alone = (findings) => findings.filter(({ code }) => !['same-game', 'likely-same-game', 'near-name'].includes(code));

const [packed] = readdirSync(join(root, 'build/npm')).filter((name) => name.endsWith('.tgz'));
writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
run('npm', ['install', '--offline', '--silent', '--no-audit', '--no-fund', join(root, 'build/npm', packed)], { cwd: folder });
const installed = join(folder, 'node_modules/bones-dominoes');
const bones = await import(pathToFileURL(join(installed, 'index.js')));
const samples = readdirSync(join(root, 'samples'), { recursive: true }).filter((name) => name.endsWith('.bones')).map((name) => join(root, 'samples', name));
const textOf = (file) => readFileSync(file, 'utf8');

test('findings, possible breaches too, are those of bones-check', () => {
    let count = 0;
    for (const file of samples) {
        const found = bones.check(textOf(file), { file });
        assert.deepEqual(found, alone(lines(tool('bones-check', '--format', 'jsonl', file), 'finding')), file);
        assert.deepEqual(bones.check(textOf(file), { file, open: true }), alone(lines(tool('bones-check', '--open', '--format', 'jsonl', file), 'finding')), file);
        count += found.length;
    }
    assert(samples.length > 50 && count > 100);
});

test('without the search for slips no finding has a repair', () => {
    const file = join(root, 'samples/club-night/table-3.bones');
    const found = bones.check(textOf(file), { file, slips: false });
    assert.deepEqual(found, alone(lines(tool('bones-check', '--slips=off', '--format', 'jsonl', file), 'finding')));
});

test('scores are those of bones-score', () => {
    for (const file of samples) assert.deepEqual(bones.score(textOf(file), { file }), lines(tool('bones-score', '--format', 'jsonl', file), 'score'), file);
});

test('canonical text and JSON are those of bones-format', () => {
    for (const file of samples) {
        const records = bones.read(textOf(file));
        assert.deepEqual(bones.toJson(textOf(file)), lines(tool('bones-format', '--to', 'json', file)), file);
        // The tool writes a blank line between records.
        assert.equal(records.map((record) => bones.format(record)).join('\n'), tool('bones-format', file), file);
    }
});

test('a record is judged alone as in its text', () => {
    const text = textOf(join(root, 'samples/club-night/table-3.bones'));
    const records = bones.read(text);
    assert(records.length > 1);
    assert.deepEqual(records.flatMap((record) => bones.check(record)), bones.check(text));
    assert.deepEqual(records.flatMap((record) => bones.actions(record)), bones.actions(text));
    for (const { text: part, line } of records) assert(text.split('\n').slice(line - 1).join('\n').startsWith(part));
});

test('a certain slip is repaired', () => {
    const fixes = samples.filter((file) => bones.fix(textOf(file)) !== bones.read(textOf(file)).map((record) => record.text).join(''));
    for (const file of fixes) assert(bones.check(textOf(file)).some((finding) => finding.fix !== null), file);
    assert(fixes.length > 0);
});

test('any text is read', () => {
    assert.deepEqual(bones.read(''), []);
    assert(bones.check('\uFEFFgame block\u0000\uD800\n').every(({ line }) => line === 1));
    const long = bones.read(`game block\n${'# much\n'.repeat(200_000)}`);
    assert(long.length === 1 && long[0].tooLong);
    assert(bones.check(long[0]).length > 0);
    assert.match(bones.version, /^\d+\.\d+\.\d+$/);
});

test('a program keeps its own errors', () => {
    const listeners = run(process.execPath, ['--input-type=module', '-e', "import 'bones-dominoes'; console.log(process.listenerCount('uncaughtException'), process.listenerCount('unhandledRejection'))"], { cwd: folder });
    assert.equal(listeners.trim(), '0 0');
});

test('the example of the README prints what it promises', () => {
    const [, program, output] = readFileSync(join(installed, 'README.md'), 'utf8').match(/```js\n([^]*?)```\n\n```text\n([^]*?)```/);
    writeFileSync(join(folder, 'example.js'), program);
    assert.equal(run(process.execPath, ['example.js'], { cwd: folder }), output);
});

test('results are of their types', () => {
    const all = (name) => samples.flatMap((file) => bones[name](textOf(file), { file: 'a', open: true }));
    const everyKind = 'game draw\nrule opening=lot\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-5 ~1-1\nB skip +? ? 6-66\nA <6-1\nB p\nA frog\nend unfinished\n';
    const kinds = bones.actions(everyKind).flatMap((record) => record.actions.map(({ kind }) => kind));
    assert.deepEqual([...new Set(kinds)].sort(), ['bad', 'draw', 'pass', 'play', 'return', 'show', 'skip', 'unknown']);
    samples.push(join(folder, 'kinds.bones'));
    writeFileSync(samples.at(-1), everyKind);
    const literal = (name, type) => `export const ${name}: ${type}[] = ${JSON.stringify(all(name))};\n`;
    writeFileSync(join(folder, 'results.ts'),
        "import { check as judge, read, type Actions, type Finding, type Score } from 'bones-dominoes';\n" +
        literal('check', 'Finding') + literal('score', 'Score') + literal('actions', 'Actions') +
        'export const first: string | undefined = judge(read("")[0]!, { slips: false })[0]?.code;\n');
    const options = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2022'];
    run(process.execPath, [join(root, 'tools/web/node_modules/typescript/bin/tsc'), ...options, 'results.ts'], { cwd: folder });
});
