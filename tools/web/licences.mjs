// The licences of what is compiled into the WebAssembly besides Bones.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const libraries = [['fmt', 'libfmt-dev'], ['nlohmann/json', 'nlohmann-json3-dev'], ['xxHash', 'libxxhash-dev'], ['mustache', 'libkainjow-mustache-dev']];

/** A text for each part. `module`: the folder in which tools/dev/web compiles. */
export function licencesOfModule(module) {
    const files = [...libraries.map(([name, packaged]) => [name, `/usr/share/doc/${packaged}/copyright`]), ['utf8proc', join(module, 'utf8proc/LICENSE.md')]];
    const read = files.filter(([, path]) => existsSync(path)).map(([name, path]) => `${name}\n\n${readFileSync(path, 'utf8').trim()}`);
    return [...read, ...runtime()];
}

/** What Debian says of the parts of emscripten that every module has: its runtime, musl, and the C++ library of LLVM. */
function runtime() {
    const path = '/usr/share/doc/emscripten/copyright';
    if (!existsSync(path)) return [];
    const part = /^Files:\n \*\n|^Files:\n system\/lib\/(libc\/musl|libcxx|libcxxabi|compiler-rt)\/\*\n|^License: (Expat|NCSA|Apache-2\.0)/;
    return [`emscripten\n\n${readFileSync(path, 'utf8').split(/\n{2,}/).filter((paragraph) => part.test(paragraph)).join('\n\n')}`];
}
