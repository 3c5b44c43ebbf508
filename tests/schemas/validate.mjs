// Holds what the tools write as JSON against schemas/ and the official SARIF schema: node validate.mjs BIN_DIR N M
//
// Each N-th of the samples and of the inputs of the end-to-end cases goes through bones-check, and each M-th of all these through
// all tools.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import Ajv4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const [bin, share, shareOfAllTools] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

// Strict: a keyword that is misspelt in a schema is an error.
const ours = addFormats(new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }));
const schemas = Object.fromEntries(
    ['analysis', 'batch', 'check', 'collate', 'entry', 'history', 'night', 'query', 'rate', 'record', 'replay', 'score', 'stats', 'truth', 'violations'].map((name) => [
        name,
        ours.compile(readJson(join(root, 'schemas', `${name}.schema.json`))),
    ]),
);
const sarif = addFormats(new Ajv4({ strict: false, allErrors: true, unicodeRegExp: false })).compile(
    require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'),
);

/** The samples, and input files of the end-to-end cases. */
function* inputs() {
    let files = 0;
    for (const entry of readdirSync(join(root, 'samples'), { recursive: true })) {
        if (entry.endsWith('.bones') && files++ % share === 0) yield [entry, readFileSync(join(root, 'samples', entry))];
    }
    for (const entry of readdirSync(join(root, 'tests/cases'), { recursive: true })) {
        if (!entry.endsWith('.case')) continue;
        const sections = readFileSync(join(root, 'tests/cases', entry), 'utf8').split(/^== /m);
        for (const section of sections.slice(1)) {
            const end = section.indexOf('\n');
            const name = section.slice(0, end);
            if ((name.endsWith('.bones') || name === 'stdin') && files++ % share === 0) {
                yield [`${entry}: ${name}`, Buffer.from(section.slice(end + 1))];
            }
        }
    }
    yield ['junk', Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i * 31 + i * 7) % 256))];
    yield ['not UTF-8', Buffer.from('game leyden\nid \xff\xfe\x00"\\\nplayer A \xc0\n???\nhand 1\nA 1-1 \xff\n', 'latin1')];
    yield ['nothing', Buffer.alloc(0)];
    yield ['with a fix', Buffer.from('game block\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-6\nB 6-1@1\nscroe A 3 B 0\n')];
}

let failures = 0;
let documents = 0;
let fixesMade = 0;

function hold(validate, document, what) {
    ++documents;
    if (validate(document)) return;
    ++failures;
    console.error(`${what}: ${JSON.stringify(validate.errors.slice(0, 3), null, 1)}`);
    console.error(`  in ${JSON.stringify(document).slice(0, 600)}`);
}

function run(tool, options, input, name) {
    const { status, stdout, signal } = spawnSync(join(bin, tool), options, {
        input,
        maxBuffer: 1 << 28,
    });
    if (status === null || status > 2) {
        ++failures;
        console.error(`${name}: ${tool} ${options.join(' ')} ended with ${signal ?? status}`);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(stdout);
}

/** Every line of an input typed into bones-record. */
function holdEntries(input, name) {
    const folder = mkdtempSync(join(tmpdir(), 'bones-entries-'));
    const options = ['--plain', '--format', 'jsonl', join(folder, 'typed.bones')];
    holdLines(schemas.entry, run('bones-record', options, input.subarray(0, 3000), name), `${name}, entries`);
    rmSync(folder, { recursive: true });
}

/** Each fix, made in the text as an editor makes it, leaves fewer errors than there were, or takes away what it is for. */
function applyFixes(log, input, name) {
    const [{ columnKind, results }] = log.runs;
    if (columnKind !== 'unicodeCodePoints') throw new Error(`columns are counted in ${columnKind}`);
    const errors = results.filter(({ level }) => level === 'error').length;
    for (const { fixes, message } of results.filter((result) => result.fixes)) {
        ++fixesMade;
        const [{ artifactChanges }] = fixes;
        const lines = new TextDecoder().decode(input).split('\n').map((line) => Array.from(line));
        // From the last on, places before stay where they are.
        for (const { deletedRegion: at, insertedContent } of artifactChanges[0].replacements.toReversed())
            lines[at.startLine - 1].splice(at.startColumn - 1, at.endColumn - at.startColumn, ...insertedContent.text);
        const mended = lines.map((line) => line.join('')).join('\n');
        const now = JSON.parse(run('bones-check', ['--quiet', '--format', 'sarif'], mended, name)).runs[0].results;
        const left = now.filter(({ level }) => level === 'error').length;
        const told = (all) => all.filter((result) => result.message.text === message.text).length;
        if (left < errors || told(now) < told(results)) continue;
        ++failures;
        console.error(`${name}: the fix for "${message.text}" leaves ${left} of ${errors} errors`);
    }
}

/** An input put together with itself, and with what is left when every third line of it is lost. */
function holdSheets(input, name) {
    const folder = mkdtempSync(join(tmpdir(), 'bones-sheets-'));
    const [sheet, less] = ['sheet.bones', 'less.bones'].map((file) => join(folder, file));
    writeFileSync(sheet, input);
    const lines = input.toString('latin1').split('\n');
    writeFileSync(less, Buffer.from(lines.filter((_, i) => i % 3 !== 2).join('\n'), 'latin1'));
    const options = ['--quiet', '--force', '--format', 'jsonl', '-o', join(folder, 'game.bones'), sheet];
    for (const other of [sheet, less]) {
        holdLines(schemas.collate, run('bones-collate', [...options, other], '', name), `${name}, collate`);
    }
    rmSync(folder, { recursive: true });
}

function holdLines(validate, text, what) {
    for (const line of text.split('\n')) {
        if (line === '') continue;
        let document;
        try {
            document = JSON.parse(line);
        } catch (error) {
            ++failures;
            console.error(`${what}: ${error}: ${line.slice(0, 300)}`);
            continue;
        }
        hold(validate, document, what);
    }
}

let count = 0;
for (const [name, input] of inputs()) {
    const check = ['--quiet', '--open', '--deductions', '--slips', '--format'];
    holdLines(schemas.check, run('bones-check', [...check, 'jsonl'], input, name), `${name}, check`);
    const log = JSON.parse(run('bones-check', [...check, 'sarif'], input, name));
    hold(sarif, log, `${name}, SARIF`);
    applyFixes(log, input, name);
    if (++count % shareOfAllTools !== 0) continue;
    holdLines(schemas.score, run('bones-score', ['--format', 'jsonl'], input, name), `${name}, score`);
    const night = ['--quiet', '--format', 'jsonl'];
    holdLines(schemas.night, run('bones-score', ['--night', ...night], input, name), `${name}, night`);
    holdLines(schemas.night, run('bones-score', ['--season', ...night], input, name), `${name}, season`);
    holdLines(schemas.analysis, run('bones-analyze', ['--nodes', '500', '--worlds', '4', '--games', '3', ...night], input, name), `${name}, analysis`);
    holdLines(schemas.rate, run('bones-rate', ['--games', ...night], input, name), `${name}, rate`);
    holdLines(schemas.replay, run('bones-replay', ['--open', '--format', 'jsonl'], input, name), `${name}, replay`);
    holdLines(schemas.record, run('bones-format', ['--to', 'json'], input, name), `${name}, record`);
    holdEntries(input, name);
    holdSheets(input, name);
}
for (const options of [
    ['--night', 'club-night', '--compare', 'season/2026-10-06.bones'],
    ['--night', 'club-night', '--by', 'partnership', '--order', 'points-for,head-to-head'],
    ['--season', 'season', '--best', '2', '--compare', 'club-night'],
    ['--night', join('..', 'tests', 'night', 'hostile')],
]) {
    const paths = options.map((word) => (/^(club|season|\.\.)/.test(word) ? join(root, 'samples', word) : word));
    const text = run('bones-score', ['--format', 'jsonl', ...paths], '', options.join(' '));
    if (text === '') ++failures;
    holdLines(schemas.night, text, options.join(' '));
}
const breaches = ['--count', '200', '--breaches', '3', '--truth', '-', '-o', '/dev/null'];
holdLines(schemas.truth, run('bones-generate', breaches, '', 'generate'), 'generate, truth');

/** What the tools on archives write, of an archive with all of the above in it. */
function holdArchive() {
    const folder = mkdtempSync(join(tmpdir(), 'bones-schemas-'));
    const db = ['--db', join(folder, 'bones.db')];
    let imports = 0;
    for (const [name, input] of inputs()) {
        if (imports++ % shareOfAllTools !== 0) continue;
        const text = run('bones-history', [...db, 'import', '--format', 'jsonl', '-'], input, name);
        holdLines(schemas.history, text, `${name}, import`);
    }
    holdLines(schemas.history, run('bones-history', [...db, 'list', '--format', 'jsonl'], '', 'list'), 'list');
    holdLines(schemas.history, run('bones-history', [...db, 'log', '--format', 'jsonl'], '', 'log'), 'log');
    const verified = run('bones-history', [...db, 'verify', '--format', 'jsonl'], '', 'verify');
    holdLines(schemas.history, verified, 'verify');
    const other = ['--db', join(folder, 'other.db')];
    run('bones-history', [...other, 'import', join(root, 'samples')], '', 'import');
    const merged = run('bones-history', [...other, 'merge', db[1], '--format', 'jsonl'], '', 'merge');
    holdLines(schemas.history, merged, 'merge');
    const json = [...db, '--format', 'jsonl'];
    for (const level of ['records', 'hands', 'actions', 'findings']) {
        const query = [...json, '--level', level, '--verdict', 'any'];
        holdLines(schemas.query, run('bones-query', query, '', level), level);
        holdLines(schemas.query, run('bones-query', [...query, '--count'], '', level), `${level}, counted`);
    }
    const find = ['--find', 'draw $t by X; play $t by X', '--format', 'jsonl'];
    for (const more of [[], ['--per', 'X'], ['--per', 'event'], ['--count'], ['--level', 'records'], ['--level', 'hands'], ['--level', 'actions']]) {
        holdLines(schemas.query, run('bones-query', [...db, ...find, ...more], '', 'find'), `find ${more}`);
        holdLines(schemas.query, run('bones-query', [...find, ...more, join(root, 'samples')], '', 'find'), `find ${more} in files`);
    }
    const sql = 'SELECT 1, 0.1, NULL, x\'00ff\', 9e999, text, text FROM records';
    holdLines(schemas.query, run('bones-query', [...json, '--sql', sql], '', 'sql'), 'sql');
    for (const per of ['player', 'pair', 'opponent', 'game', 'event', 'month', 'seat', 'opening', 'suit', 'all']) {
        holdLines(schemas.stats, run('bones-stats', [...json, '--per', per, '--games'], '', per), `stats per ${per}`);
    }
    holdLines(schemas.rate, run('bones-rate', [...json, '--games'], '', 'rate'), 'rate');
    for (const per of ['player', 'event', 'game', 'month', 'code']) {
        const report = run('bones-violations', [...json, '--per', per, '--open'], '', per);
        holdLines(schemas.violations, report, `violations per ${per}`);
    }
    rmSync(folder, { recursive: true });
}

/** A plan, and what the shards of it leave. */
function holdBatch() {
    const folder = mkdtempSync(join(tmpdir(), 'bones-schemas-'));
    const plan = join(folder, 'plan.jsonl');
    const out = join(folder, 'out');
    run('bones-batch', ['plan', join(root, 'samples'), '--shard', '8K', '-o', plan], '', 'plan');
    const lines = readFileSync(plan, 'utf8');
    holdLines(schemas.batch, lines, 'plan');
    run('bones-batch', ['run', plan, `1-${JSON.parse(lines.trimEnd().split('\n').at(-1)).shards}`, '-o', out], '', 'run');
    for (const shard of readdirSync(out)) {
        for (const file of ['manifest.json', 'statistics.jsonl', 'violations.jsonl']) {
            holdLines(schemas.batch, readFileSync(join(out, shard, file), 'utf8'), `${shard}, ${file}`);
        }
        holdLines(schemas.check, readFileSync(join(out, shard, 'check.jsonl'), 'utf8'), `${shard}, check`);
        holdLines(schemas.violations, readFileSync(join(out, shard, 'cases.jsonl'), 'utf8'), `${shard}, cases`);
    }
    rmSync(folder, { recursive: true });
}

holdArchive();
holdBatch();
console.log(`${documents} documents held against their schemas, ${fixesMade} fixes made, ${failures} failures`);
process.exit(failures === 0 && documents > 50 && fixesMade > 0 ? 0 : 1);
