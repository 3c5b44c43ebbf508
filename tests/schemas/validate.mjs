// Holds what the tools write as JSON against schemas/ and the official SARIF schema: node validate.mjs BIN_DIR
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import Ajv4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const bin = process.argv[2];
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

// Strict: a keyword that is misspelt in a schema is an error.
const ours = addFormats(new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }));
const schemas = Object.fromEntries(
    ['check', 'record', 'score'].map((name) => [
        name,
        ours.compile(readJson(join(root, 'schemas', `${name}.schema.json`))),
    ]),
);
const sarif = addFormats(new Ajv4({ strict: false, allErrors: true, unicodeRegExp: false })).compile(
    require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'),
);

/** The samples, and the input files of every end-to-end case. */
function* inputs() {
    for (const entry of readdirSync(join(root, 'samples'), { recursive: true })) {
        if (entry.endsWith('.bones')) yield [entry, readFileSync(join(root, 'samples', entry))];
    }
    for (const entry of readdirSync(join(root, 'tests/cases'), { recursive: true })) {
        if (!entry.endsWith('.case')) continue;
        const sections = readFileSync(join(root, 'tests/cases', entry), 'utf8').split(/^== /m);
        for (const section of sections.slice(1)) {
            const end = section.indexOf('\n');
            const name = section.slice(0, end);
            if (name.endsWith('.bones') || name === 'stdin') {
                yield [`${entry}: ${name}`, Buffer.from(section.slice(end + 1))];
            }
        }
    }
    yield ['junk', Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i * 31 + i * 7) % 256))];
    yield ['not UTF-8', Buffer.from('game leyden\nid \xff\xfe\x00"\\\nplayer A \xc0\n???\nhand 1\nA 1-1 \xff\n', 'latin1')];
    yield ['nothing', Buffer.alloc(0)];
}

let failures = 0;
let documents = 0;

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

for (const [name, input] of inputs()) {
    const check = ['--quiet', '--open', '--deductions', '--format'];
    holdLines(schemas.check, run('bones-check', [...check, 'jsonl'], input, name), `${name}, check`);
    hold(sarif, JSON.parse(run('bones-check', [...check, 'sarif'], input, name)), `${name}, SARIF`);
    holdLines(schemas.score, run('bones-score', ['--format', 'jsonl'], input, name), `${name}, score`);
    holdLines(schemas.record, run('bones-format', ['--to', 'json'], input, name), `${name}, record`);
}
console.log(`${documents} documents held against their schemas, ${failures} failures`);
process.exit(failures === 0 && documents > 50 ? 0 : 1);
