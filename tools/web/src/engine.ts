// The engine as the page asks it: in a worker where the browser allows one, else in the page itself.
import type { Finding, Score } from '../../npm/index.js';
import { start, type Argument, type Call, type CallName } from './calls';

export interface Games {
    games: { name: string; title: string; fewest: number; most: number }[];
    ends: { name: string; seat: boolean }[];
    shapes: string;
}
export interface Pad {
    stage: 'header' | 'play' | 'hand_over' | 'game_over';
    game: string | null;
    title: string | null;
    highest: number;
    hand: number;
    ply: number;
    sides: number;
    said: string | null;
    offered: string[];
    line: { label: string; seat: string; name: string; entry: string; complete: boolean }[];
    seat: string | null;
    leaders: string[];
    tiles: { tile: string; entry: string; fits: boolean; gone: boolean }[];
    actions: { kind: 'pass' | 'draw'; entry: string; fits: boolean }[];
    left: { seat: string; name: string; count: number }[];
    unseen: string[];
    seats: {
        seat: string;
        name: string;
        made: number;
        total: number | null;
        tiles: { known: string[]; deduced: string[]; hidden: number; prizes: string[] } | null;
    }[];
    stock: number | null;
    stock_word: string;
    words: string | null;
    last: string | null;
    table: string | null;
    findings: number;
}
export interface Entry {
    answer: {
        answer: 'ok' | 'ask' | 'no';
        taken: string | null;
        next: string | null;
        why: string | null;
        said: string | null;
        choices: { entry: string; shows: string }[];
        findings: { severity: string; code: string; message: string; evidence: string[] }[];
    };
    text: string;
    pad: Pad;
}

const lines = <T>(text: string): T[] =>
    text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as T);

/** Something in the engine went wrong, which no text should bring about. */
export class EngineError extends Error {}

export class Engine {
    constructor(private readonly ask: (name: CallName, args: Argument[]) => Promise<string | null>) {}

    private async text(name: CallName, ...args: Argument[]): Promise<string> {
        const answer = await this.ask(name, args);
        if (answer === null) throw new EngineError(name);
        return answer;
    }

    check = async (text: string, file: string) => lines<Finding>(await this.text('check', text, file));
    score = async (text: string, file: string) => lines<Score>(await this.text('score', text, file));
    format = (text: string) => this.text('format', text);
    fix = (text: string) => this.text('fix', text);
    json = (text: string) => this.text('json', text);
    actions = async (text: string, file: string) =>
        lines<{ actions: Record<string, unknown>[] }>(await this.text('actions', text, file));
    games = async () => JSON.parse(await this.text('games')) as Games;
    explain = (what: string) => this.ask('explain', [what]);
    replay = (text: string, file: string, record: number) => this.text('replay', text, file, record);
    night = (files: { name: string; text: string }[]) =>
        this.text('night', files.map(({ name, text }) => `${name}\0${text}\0`).join(''));

    /** Opens the last record of a text for entries. `today` is YYYY-MM-DD. */
    open = async (text: string, today: string, options: { results: boolean; table: boolean }) =>
        JSON.parse(await this.text('entry_open', text, 0, today, (options.results ? 1 : 0) + (options.table ? 2 : 0))) as Entry;
    take = async (entries: string[]) => JSON.parse(await this.text('entry_take', entries.join('\n'))) as Entry;
    tile = async (tile: string) => JSON.parse(await this.text('entry_tile', tile)) as Entry;
    pad = async (pending: string) => JSON.parse(await this.text('entry_pad', pending)) as Entry;
}

interface Request {
    id: number;
    name: CallName;
    args: Argument[];
}
interface Reply {
    id: number;
    text: string | null;
    error?: string;
}

/** The script as the worker that it starts. */
export function serve(scope: WorkerScope) {
    let started: Promise<Call> | undefined;
    scope.onmessage = async ({ data }: MessageEvent) => {
        if (data instanceof Uint8Array) {
            started = start(data as Uint8Array<ArrayBuffer>);
            return started.then(
                () => scope.postMessage({ id: 0, text: '' }),
                (error) => scope.postMessage({ id: 0, text: null, error: String(error) }),
            );
        }
        const { id, name, args } = data as Request;
        try {
            scope.postMessage({ id, text: (await started!)(name, args) });
        } catch (error) {
            scope.postMessage({ id, text: null, error: String(error) });
        }
    };
}
export interface WorkerScope {
    onmessage: ((event: MessageEvent) => unknown) | null;
    postMessage(message: unknown): void;
}

/** Starts the engine in a worker that runs this same script. */
function inWorker(script: string, packed: Uint8Array<ArrayBuffer>): Promise<Engine> {
    return new Promise((resolve, reject) => {
        const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
        const worker = new Worker(url);
        const waiting = new Map<number, { resolve(text: string | null): void; reject(error: Error): void }>();
        let last = 0;
        const engine = new Engine((name, args) => {
            const id = ++last;
            worker.postMessage({ id, name, args });
            return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
        });
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data: { id, text, error } }: MessageEvent<Reply>) => {
            if (id === 0) return error === undefined ? resolve(engine) : reject(new Error(error));
            const asked = waiting.get(id);
            waiting.delete(id);
            return error === undefined ? asked?.resolve(text) : asked?.reject(new EngineError(error));
        };
        worker.postMessage(packed);
    });
}

export async function startEngine(script: string, packed: Uint8Array<ArrayBuffer>): Promise<Engine> {
    try {
        return await inWorker(script, packed);
    } catch {
        const call = await start(packed);
        return new Engine(async (name, args) => call(name, args));
    }
}
