// Builds bones.html: node build.mjs FOLDER_OF_THE_MODULE OUT
// FOLDER_OF_THE_MODULE has bones.js and bones.wasm, as tools/dev/web compiles them.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { licencesOfModule } from './licences.mjs';

const [module, out] = process.argv.slice(2).map((path) => resolve(path));
const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const root = join(here, '../..');
const mostBytes = 3_000_000, mostPacked = 1_500_000;

const read = (...path) => readFileSync(join(...path), 'utf8');
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** A file in the format of gzip, a twentieth smaller than gzip makes it. */
const zopfli = (path) => execFileSync('zopfli', ['--i5', '-c', path], { maxBuffer: 1 << 26 });
/** A text that ends no element it stands in. */
const inScript = (text) => text.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');

const bundled = await build({
    entryPoints: [join(here, 'src/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome95', 'firefox114', 'safari16.4'],
    alias: { 'bones-module': join(module, 'bones.js') },
    external: ['fs', 'path', 'crypto', 'url', 'perf_hooks', 'worker_threads'], // of Node.js, which the page never is
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
});
const script = inScript(bundled.outputFiles[0].text);
const pages = join(root, 'tools/lib/show/picture/pages');
const style = [read(pages, 'page.css'), read(pages, 'table.css'), read(here, 'src/page.css')].join('\n');

/** The policies of the documents that the page shows in frames, which take over its own. */
async function policies() {
    const engine = await createRequire(import.meta.url)(join(module, 'bones.js'))({ wasmBinary: readFileSync(join(module, 'bones.wasm')) });
    const passed = (text) => {
        const bytes = Buffer.from(text);
        const pointer = engine._malloc(bytes.length + 1);
        engine.HEAPU8.set([...bytes, 0], pointer);
        return [pointer, bytes.length];
    };
    const game = read(root, 'samples/club-night/table-1.bones');
    const short = read(root, 'samples/prize-dominoes/clean-prizes-in-play.bones');
    return [
        engine.UTF8ToString(engine._bones_web_analysis(...passed(short), passed('a')[0], 1)),
        engine.UTF8ToString(engine._bones_web_season(...passed(`a.bones\0${game}\0`))),
        engine.UTF8ToString(engine._bones_web_replay(...passed(game), passed('a')[0], 1)),
        engine.UTF8ToString(engine._bones_web_night(...passed(`a.bones\0${game}\0`))),
    ];
}
const hashes = (documents, directive) => [...new Set(documents.flatMap((page) => page.match(new RegExp(`${directive} ([^;"]*)`))[1].match(/'sha256-[^']*'/g) ?? []))];

/** The licence of each npm package in the bundle, and of what is compiled in. */
function licences() {
    const names = new Set(Object.keys(bundled.metafile.inputs).flatMap((path) => path.match(/node_modules\/((?:@[^/]*\/)?[^/]*)/)?.[1] ?? []));
    const packages = [...names].sort().map((name) => {
        const folder = join(here, 'node_modules', name);
        const { version, license } = JSON.parse(read(folder, 'package.json'));
        const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
        return `${name} ${version} (${license})\n\n${file ? read(folder, file).trim() : ''}`;
    });
    return [`Bones\n\n${read(root, 'LICENSE').trim()}`, ...packages, ...licencesOfModule(module)].join('\n\n----\n\n');
}

const shown = await policies();
const policy = [
    "default-src 'none'",
    `script-src ${[hash(script), ...hashes(shown, 'script-src')].join(' ')} 'wasm-unsafe-eval'`,
    `style-src ${[hash(style), ...hashes(shown, 'style-src')].join(' ')}`,
    'img-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
const club = join(root, 'samples/club-night');
const samples = readdirSync(club).filter((name) => /\.(bones|night)$/.test(name)).map((name) => ({ name, text: read(club, name) }));
const parts = {
    policy,
    style,
    script,
    version: read(root, 'CMakeLists.txt').match(/VERSION (\S+) LANGUAGES/)[1],
    licences: inScript(licences()),
    samples: inScript(JSON.stringify(samples)).replaceAll('<\\!--', '<\\u0021--'),
    wasm: zopfli(join(module, 'bones.wasm')).toString('base64'),
};
const page = read(here, 'src/page.html').replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]);
const packed = gzipSync(page, { level: 9 }).length;
console.log(`bones.html: ${page.length} bytes, ${packed} with gzip (wasm ${parts.wasm.length}, script ${script.length}, style ${style.length}, licences ${parts.licences.length})`);
if (Buffer.byteLength(page) > mostBytes || packed > mostPacked) {
    console.error(`bones.html is too large: at most ${mostBytes} bytes, ${mostPacked} with gzip`);
    process.exit(1);
}
writeFileSync(out, page);
