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

interface NamedText {
    name: string;
    text: string;
}
const joined = (files: NamedText[]) => files.map(({ name, text }) => `${name}\0${text}\0`).join('');

/** Something in the engine went wrong, which no text should bring about. */
export class EngineError extends Error {}

type Ask = (name: CallName, args: Argument[]) => Promise<string | null>;
/** A long work; `stop` ends it, and its result never comes. */
export interface Work {
    result: Promise<string>;
    stop(): void;
}

export class Engine {
    /** `apart` does a long work beside the engine; undefined: this browser cannot. */
    constructor(
        private readonly ask: Ask,
        private readonly apart?: (name: CallName, args: Argument[], progress: (share: number) => void) => Work,
    ) {}

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
    night = (files: NamedText[]) => this.text('night', joined(files));
    season = (files: NamedText[]) => this.text('season', joined(files));
    /** The page of an analysis; `progress` is told the share that is done, 0 to 1. Undefined: this browser cannot. */
    analysis = (text: string, file: string, record: number, progress: (share: number) => void) =>
        this.apart?.('analysis', [text, file, record], progress);

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
    progress?: number;
}

/** The script as the worker that it starts. */
export function serve(scope: WorkerScope) {
    let started: Promise<Call> | undefined;
    scope.onmessage = async ({ data }: MessageEvent) => {
        if (data instanceof Uint8Array) {
            started = start(data as Uint8Array<ArrayBuffer>, (progress) => scope.postMessage({ id: 0, text: null, progress }));
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

/** The engine in a worker that runs this same script. */
class Remote {
    private readonly waiting = new Map<number, { resolve(text: string | null): void; reject(error: Error): void }>();
    private last = 0;

    private constructor(
        private readonly worker: Worker,
        private readonly progress: (share: number) => void,
    ) {}

    static start(script: string, packed: Uint8Array<ArrayBuffer>, progress: (share: number) => void = () => {}): Promise<Remote> {
        return new Promise((resolve, reject) => {
            const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
            const remote = new Remote(new Worker(url), progress);
            remote.waiting.set(0, { resolve: () => resolve(remote), reject });
            remote.worker.onerror = (event) => reject(new Error(event.message));
            remote.worker.onmessage = ({ data }: MessageEvent<Reply>) => remote.take(data);
            remote.worker.postMessage(packed);
        });
    }

    private take({ id, text, error, progress }: Reply) {
        if (progress !== undefined) return this.progress(progress);
        const asked = this.waiting.get(id);
        this.waiting.delete(id);
        if (error === undefined) asked?.resolve(text);
        else asked?.reject(new EngineError(error));
    }

    ask: Ask = (name, args) => {
        const id = ++this.last;
        this.worker.postMessage({ id, name, args });
        return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    };

    stop() {
        this.worker.terminate();
    }
}

/** Does a long work in a worker of its own. */
function workApart(script: string, packed: Uint8Array<ArrayBuffer>, name: CallName, args: Argument[], progress: (share: number) => void): Work {
    const remote = Remote.start(script, packed, progress);
    const stop = () => void remote.then((started) => started.stop());
    const result = remote.then((started) => started.ask(name, args)).finally(stop);
    return {
        result: result.then((text) => {
            if (text === null) throw new EngineError(name);
            return text;
        }),
        stop,
    };
}

export async function startEngine(script: string, packed: Uint8Array<ArrayBuffer>): Promise<Engine> {
    try {
        const { ask } = await Remote.start(script, packed);
        return new Engine(ask, (name, args, progress) => workApart(script, packed, name, args, progress));
    } catch {
        const call = await start(packed);
        return new Engine(async (name, args) => call(name, args));
    }
}
