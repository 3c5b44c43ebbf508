// What the browser keeps. Where it refuses, everything works but is forgotten.
const prefix = 'bones.';
let refused = false;

function storage(): Storage | null {
    try {
        return window.localStorage;
    } catch {
        refused = true;
        return null;
    }
}

export function read(key: string): string | null {
    return storage()?.getItem(prefix + key) ?? null;
}

/** Keeps a text at once. False: it is not kept. */
export function write(key: string, text: string): boolean {
    try {
        const place = storage();
        if (place === null) return false;
        place.setItem(prefix + key, text);
        refused = false;
    } catch {
        refused = true;
    }
    return !refused;
}

/** Whether texts are kept. */
export const keeps = () => write('test', '');
