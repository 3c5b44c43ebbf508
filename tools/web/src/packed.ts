// Texts as a link carries them.
const url = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; ++i) bytes[i] = binary.charCodeAt(i);
    return bytes;
}

async function through(bytes: BlobPart, stream: TransformStream): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A text compressed, in characters that links may have. */
export async function packed(text: string): Promise<string> {
    let binary = '';
    for (const byte of await through(text, new CompressionStream('deflate-raw'))) binary += String.fromCharCode(byte);
    return url(btoa(binary));
}
/** The text that was packed; throws if it is none. */
export async function unpacked(text: string): Promise<string> {
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(fromBase64(text), new DecompressionStream('deflate-raw')));
}
