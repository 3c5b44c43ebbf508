// Runs the tools in a folder, for the tests beside this file.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A function that runs a tool of `bin` in `folder`, returns what it prints, and throws if it fails. */
export const runner = (bin, folder) => (tool, ...options) => {
    const { status, stdout, stderr } = spawnSync(join(bin, tool), options, {
        cwd: folder, maxBuffer: 1 << 30, encoding: 'utf8', env: { ...process.env, BONES_DB: undefined },
    });
    if (status === null || status > 1) throw new Error(`${tool} ${options.join(' ')}: ${stderr}`);
    return stdout;
};
