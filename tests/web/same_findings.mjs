// The WebAssembly finds and scores what the native tools do, in all samples: node same_findings.mjs BIN SCRIPT
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [bin, path] = process.argv.slice(2).map((argument) => resolve(argument));
const root = resolve(import.meta.dirname, '../..');
// As in a page, which has it embedded: nothing is fetched.
const module = await createRequire(import.meta.url)(path)({ wasmBinary: readFileSync(path.replace(/js$/, 'wasm')) });

const text_of = (pointer) => {
    assert.notEqual(pointer, 0);
    const text = module.UTF8ToString(pointer);
    module._free(pointer);
    return text;
};
const allocated = (bytes) => {
    const pointer = module._malloc(bytes.length + 1);
    module.HEAPU8.set(bytes, pointer);
    module.HEAPU8[pointer + bytes.length] = 0;
    return pointer;
};
const judged = (name, bytes, file) => {
    const text = allocated(bytes);
    const named = allocated(Buffer.from(file));
    const result = text_of(module[name](text, bytes.length, named));
    module._free(text);
    module._free(named);
    return result;
};
const native = (tool, type, file) => {
    const ran = spawnSync(join(bin, tool), ['--quiet', '--format', 'jsonl', file], { encoding: 'utf8', maxBuffer: 1 << 28 });
    assert(ran.status === 0 || ran.status === 1, ran.stderr);
    // Only the tool compares records with each other.
    return ran.stdout.split('\n').filter((line) => line.startsWith(`{"type":"${type}"`) && !line.includes('same-game"'));
};

const files = readdirSync(join(root, 'samples'), { recursive: true }).filter((name) => name.endsWith('.bones'));
let findings = 0;
for (const name of files) {
    const file = join(root, 'samples', name);
    const bytes = readFileSync(file);
    const found = judged('_bones_web_check', bytes, file).split('\n').filter(Boolean);
    assert.deepEqual(found, native('bones-check', 'finding', file), name);
    assert.deepEqual(judged('_bones_web_score', bytes, file).split('\n').filter(Boolean), native('bones-score', 'score', file), name);
    findings += found.length;
}
assert(files.length > 50 && findings > 100);
console.log(`the same ${findings} findings in ${files.length} files`);

// Generated games, some with breaches in them.
const folder = mkdtempSync(join(tmpdir(), 'bones-same-'));
try {
    let records = 0, breaches = 0;
    for (const game of ['all-fives', 'block', 'curse-of-the-doublet', 'double-takes', 'draw', 'fives-and-threes', 'forty-two', 'leyden', 'prize-dominoes', 'super-dominoes']) {
        const file = join(folder, `${game}.bones`);
        const { status, stdout, stderr } = spawnSync(join(bin, 'bones-generate'), ['--count', '100', '--seed', '7', '--breaches', '2', '--game', game], { maxBuffer: 1 << 28 });
        assert.equal(status, 0, String(stderr));
        writeFileSync(file, stdout);
        const found = judged('_bones_web_check', stdout, file).split('\n').filter(Boolean);
        assert.deepEqual(found, native('bones-check', 'finding', file), game);
        records += judged('_bones_web_score', stdout, file).split('\n').filter(Boolean).length;
        breaches += found.length;
    }
    assert(records === 1000 && breaches > 100, `${records} records, ${breaches} findings`);
    console.log(`the same ${breaches} findings in ${records} generated records`);
} finally {
    rmSync(folder, { recursive: true });
}
