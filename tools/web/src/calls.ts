// The functions of the WebAssembly (tools/web/*.cpp), and how texts go in and out.
import load, { type Module } from 'bones-module';

/** What each function takes: a text with its size, a text alone, or a number. */
const signatures = {
    check: ['sized', 'text'],
    score: ['sized', 'text'],
    format: ['sized'],
    fix: ['sized'],
    json: ['sized'],
    actions: ['sized', 'text'],
    games: [],
    explain: ['text'],
    replay: ['sized', 'text', 'number'],
    analysis: ['sized', 'text', 'number'],
    night: ['sized'],
    season: ['sized'],
    entry_open: ['sized', 'number', 'text', 'number'],
    entry_take: ['sized'],
    entry_tile: ['text'],
    entry_pad: ['sized'],
} as const satisfies Record<string, readonly ('sized' | 'text' | 'number')[]>;

export type CallName = keyof typeof signatures;
export type Argument = string | number;
/** Calls a function. Null: it has no answer, or memory ran out. */
export type Call = (name: CallName, args: Argument[]) => string | null;

async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(stream).arrayBuffer();
}

/** Starts the WebAssembly, which is compressed with gzip. `progress` is told the share of a long work that is done. */
export async function start(packed: Uint8Array<ArrayBuffer>, progress: (share: number) => void = () => {}): Promise<Call> {
    const module = await load({ wasmBinary: await unpacked(packed), progress });
    return (name, args) => call(module, name, args);
}

function call(module: Module, name: CallName, args: Argument[]): string | null {
    const owned: number[] = [];
    const passed: number[] = [];
    signatures[name].forEach((kind, at) => {
        const argument = args[at] ?? '';
        if (kind === 'number') return passed.push(Number(argument));
        const bytes = new TextEncoder().encode(String(argument));
        const pointer = module._malloc(bytes.length + 1);
        module.HEAPU8.set(bytes, pointer);
        module.HEAPU8[pointer + bytes.length] = 0;
        owned.push(pointer);
        return kind === 'sized' ? passed.push(pointer, bytes.length) : passed.push(pointer);
    });
    try {
        const result = module[`_bones_web_${name}`]!(...passed);
        if (result === 0) return null;
        const text = module.UTF8ToString(result);
        module._free(result);
        return text;
    } finally {
        owned.forEach((pointer) => module._free(pointer));
    }
}
