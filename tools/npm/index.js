// bones.h for JavaScript: the WebAssembly of tools/dev/web behind functions that take and return values.
import load from './bones.cjs';

const place = new URL('./bones.wasm', import.meta.url);
const wasmBinary = place.protocol === 'file:' ? await (await import('node:fs/promises')).readFile(place) : await (await fetch(place)).arrayBuffer();
const wasm = await load({ wasmBinary });

const status = { ok: 0, end: 1 };
const flags = { listOpen: 1, noSlips: 2 };
/** bones_record: text, size, line (64 bits), number, too_long. */
const record = { bytes: 24, text: 0, size: 4, line: 8, number: 16, tooLong: 20 };
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class BonesError extends Error {
    name = 'BonesError';
}

// The memory may have grown, and moved, after each call.
const memory = () => new DataView(wasm.HEAPU8.buffer);
const pointerAt = (address) => memory().getUint32(address, true);
const textAt = (address, size) => decoder.decode(wasm.HEAPU8.subarray(address, address + size));

function expectOk(result) {
    if (result !== status.ok) throw new BonesError(wasm.UTF8ToString(wasm._bones_status_text(result)));
}

/** Calls a function with memory that is freed afterwards. */
function withMemory(use) {
    const owned = [];
    const take = (bytes) => {
        const address = wasm._malloc(bytes);
        if (address === 0) throw new BonesError('out of memory');
        owned.push(address);
        return address;
    };
    const put = (text) => {
        const bytes = encoder.encode(text);
        const address = take(bytes.length + 1);
        wasm.HEAPU8.set(bytes, address);
        wasm.HEAPU8[address + bytes.length] = 0;
        return { address, size: bytes.length };
    };
    try {
        return use(take, put);
    } finally {
        owned.forEach((address) => wasm._free(address));
    }
}

/** Judges by their options. A judge that failed is not used again. */
const judges = new Map();
function judge(options) {
    if (!judges.has(options)) {
        withMemory((take) => {
            const out = take(4);
            expectOk(wasm._bones_judge_new(options, out));
            judges.set(options, pointerAt(out));
        });
    }
    return judges.get(options);
}

/** What a function of bones.h says of one record. */
function judged(name, options, { text, line, number, tooLong }, file) {
    return withMemory((take, put) => {
        const { address, size } = put(text);
        const passed = take(record.bytes), out = take(8);
        const view = memory();
        view.setUint32(passed + record.text, address, true);
        view.setUint32(passed + record.size, size, true);
        view.setBigUint64(passed + record.line, BigInt(line), true);
        view.setUint32(passed + record.number, number, true);
        view.setInt32(passed + record.tooLong, Number(tooLong), true);
        const files = file === undefined ? [] : [put(file).address];
        const result = wasm[name](judge(options), passed, ...files, out, out + 4);
        if (result !== status.ok) {
            wasm._bones_judge_delete(judges.get(options));
            judges.delete(options);
            expectOk(result);
        }
        const made = pointerAt(out);
        const said = textAt(made, pointerAt(out + 4));
        wasm._bones_free(made);
        return said;
    });
}

/** The same of each record of a text, or of one record. */
const each = (input, name, options = 0, file = undefined) =>
    (typeof input === 'string' ? read(input) : [input]).map((one) => judged(name, options, one, file));
const parsed = (texts) => texts.flatMap((text) => text.split('\n').filter(Boolean).map((line) => JSON.parse(line)));

export const version = wasm.UTF8ToString(wasm._bones_version());

export function read(text) {
    return withMemory((take, put) => {
        const { address, size } = put(text);
        const out = take(4), one = take(record.bytes);
        expectOk(wasm._bones_reader_new(address, size, out));
        const reader = pointerAt(out);
        const records = [];
        try {
            for (;;) {
                const result = wasm._bones_reader_next(reader, one);
                if (result === status.end) return records;
                expectOk(result);
                const view = memory();
                records.push({
                    text: textAt(view.getUint32(one + record.text, true), view.getUint32(one + record.size, true)),
                    line: Number(view.getBigUint64(one + record.line, true)),
                    number: view.getUint32(one + record.number, true),
                    tooLong: view.getInt32(one + record.tooLong, true) !== 0,
                });
            }
        } finally {
            wasm._bones_reader_delete(reader);
        }
    });
}

export function check(input, { file = '', open = false, slips = true } = {}) {
    return parsed(each(input, '_bones_check', (open ? flags.listOpen : 0) | (slips ? 0 : flags.noSlips), file));
}
export const score = (input, { file = '' } = {}) => parsed(each(input, '_bones_score', 0, file));
export const actions = (input, { file = '' } = {}) => parsed(each(input, '_bones_actions', 0, file));
export const toJson = (input) => parsed(each(input, '_bones_to_json'));
export const format = (input) => each(input, '_bones_format').join('');
export const fix = (input) => each(input, '_bones_fix').join('');
