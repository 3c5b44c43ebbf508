// The script that emscripten writes beside the WebAssembly.
declare module 'bones-module' {
    export interface Module {
        HEAPU8: Uint8Array;
        _malloc(size: number): number;
        _free(pointer: number): void;
        UTF8ToString(pointer: number): string;
        [name: `_bones_${string}`]: (...pointers: number[]) => number;
    }
    export default function load(options: { wasmBinary: ArrayBuffer; progress?: (share: number) => void }): Promise<Module>;
}
