// Puts the npm package together: node pack.mjs FOLDER_OF_THE_MODULE OUT
// FOLDER_OF_THE_MODULE has bones.js and bones.wasm, as tools/dev/web compiles them.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { licencesOfModule } from '../web/licences.mjs';

const [module, out] = process.argv.slice(2).map((path) => resolve(path));
const here = import.meta.dirname;
const root = join(here, '../..');

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const name of ['index.js', 'index.d.ts', 'README.md']) copyFileSync(join(here, name), join(out, name));
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
copyFileSync(join(module, 'bones.js'), join(out, 'bones.cjs'));
copyFileSync(join(module, 'bones.wasm'), join(out, 'bones.wasm'));
writeFileSync(join(out, 'LICENCES.txt'), licencesOfModule(module).join('\n\n----\n\n') + '\n');
const version = readFileSync(join(root, 'CMakeLists.txt'), 'utf8').match(/VERSION (\S+) LANGUAGES/)[1];
const { name, ...rest } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
writeFileSync(join(out, 'package.json'), JSON.stringify({ name, version, ...rest }, null, 4) + '\n');
