// Line coverage of libnotation and engine after a run of the tests: node tools/dev/coverage.mjs BUILD_DIR [--missed]
// Adds up what gcov says of each line over all objects.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const build = resolve(process.argv[2]);
const showMissed = process.argv.includes('--missed');
const layers = ['libnotation', 'engine', 'tools/libbones'];
const hits = new Map(); // file -> line -> count

const objects = readdirSync(build, { recursive: true })
    .filter((path) => path.endsWith('.gcda'))
    .map((path) => join(build, path));
const place = mkdtempSync(join(tmpdir(), 'bones-coverage-'));
for (const object of objects) {
    const { stdout, status, stderr } = spawnSync('gcov', ['--json-format', '--stdout', object], {
        cwd: place,
        maxBuffer: 1 << 30,
    });
    if (status !== 0) throw new Error(`gcov ${object}: ${stderr}`);
    const text = stdout[0] === 0x1f ? gunzipSync(stdout).toString() : stdout.toString();
    for (const line of text.split('\n').filter(Boolean)) {
        for (const { file, lines } of JSON.parse(line).files) {
            const name = relative(root, resolve(build, file));
            if (!layers.some((layer) => name.startsWith(`${layer}/`))) continue;
            const counts = hits.get(name) ?? hits.set(name, new Map()).get(name);
            for (const { line_number: number, count } of lines) {
                counts.set(number, (counts.get(number) ?? 0) + count);
            }
        }
    }
}
rmSync(place, { recursive: true });

const percent = (hit, all) => `${((100 * hit) / Math.max(all, 1)).toFixed(1).padStart(5)} %`;
for (const layer of layers) {
    let all = 0;
    let hit = 0;
    for (const [name, counts] of [...hits].filter(([name]) => name.startsWith(`${layer}/`)).sort()) {
        const missed = [...counts].filter(([, count]) => count === 0).map(([number]) => number);
        all += counts.size;
        hit += counts.size - missed.length;
        console.log(`${percent(counts.size - missed.length, counts.size)}  ${name}`);
        if (showMissed && missed.length > 0) console.log(`         lines ${missed.sort((a, b) => a - b).join(' ')}`);
    }
    console.log(`${percent(hit, all)}  ${layer}: ${hit} of ${all} lines\n`);
}
