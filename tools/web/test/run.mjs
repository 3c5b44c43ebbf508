// Runs the tests of the page's parts, which are in TypeScript: node run.mjs
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'bones-web-'));
try {
    await build({
        entryPoints: readdirSync(here).filter((name) => name.endsWith('.test.ts')).map((name) => join(here, name)),
        outdir: folder,
        outExtension: { '.js': '.mjs' },
        bundle: true,
        platform: 'node',
        format: 'esm',
        external: ['bones-module'],
        plugins: [{
            // The engine is a stub in these tests.
            name: 'stub',
            setup: ({ onResolve, onLoad }) => {
                onResolve({ filter: /^bones-module$/ }, () => ({ path: 'bones-module', namespace: 'stub' }));
                onLoad({ filter: /.*/, namespace: 'stub' }, () => ({ contents: 'export default () => { throw new Error("no module") }' }));
            },
        }],
        logLevel: 'warning',
    });
    process.exitCode = spawnSync(process.execPath, ['--test', folder], { stdio: 'inherit' }).status ?? 1;
} finally {
    rmSync(folder, { recursive: true });
}
