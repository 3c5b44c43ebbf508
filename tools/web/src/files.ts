// The files that are open, one of which is current.
import * as store from './store';

export interface File_ {
    name: string;
    text: string;
}
type Listener = (source: unknown) => void;

export class Files {
    readonly all: File_[];
    private at: number;
    private readonly listeners: Listener[] = [];
    private readonly failing: (() => void)[] = [];

    constructor() {
        this.all = kept();
        this.at = Math.min(Number(store.read('current') ?? 0) || 0, this.all.length - 1);
    }

    get current(): File_ {
        return this.all[this.at]!;
    }
    get index() {
        return this.at;
    }

    /** Calls the listener with each change and its `source`. */
    onChange(listener: Listener) {
        this.listeners.push(listener);
    }
    onRefused(listener: () => void) {
        this.failing.push(listener);
    }

    private changed(source: unknown) {
        const stored = store.write('files', JSON.stringify(this.all)) && store.write('current', String(this.at));
        if (!stored) this.failing.forEach((listener) => listener());
        this.listeners.forEach((listener) => listener(source));
    }

    /** Gives the current file another text. */
    write(text: string, source: unknown) {
        if (text === this.current.text) return;
        this.current.text = text;
        this.changed(source);
    }
    rename(name: string) {
        this.current.name = name;
        this.changed(this);
    }
    choose(index: number) {
        this.at = Math.max(0, Math.min(index, this.all.length - 1));
        this.changed(this);
    }
    /** Adds files, and makes the first of them current. An empty file without changes gives way. */
    add(files: File_[]) {
        if (files.length === 0) return;
        if (this.current.text === '') this.all.splice(this.at, 1);
        this.at = this.all.length;
        for (const { name, text } of files) this.all.push({ name: this.freeName(name), text });
        this.changed(this);
    }
    remove(index: number): File_ {
        const [removed] = this.all.splice(index, 1);
        if (this.all.length === 0) this.all.push(empty());
        this.at = Math.min(this.at, this.all.length - 1);
        this.changed(this);
        return removed!;
    }

    private freeName(name: string) {
        const taken = new Set(this.all.map((file) => file.name));
        const [, stem = name, end = ''] = name.match(/^(.*?)(\.[^.]*)?$/) ?? [];
        let free = name;
        for (let n = 2; taken.has(free); ++n) free = `${stem}-${n}${end}`;
        return free;
    }
}

export const empty = (): File_ => ({ name: 'record.bones', text: '' });

function kept(): File_[] {
    try {
        const files = JSON.parse(store.read('files') ?? '[]') as unknown;
        if (Array.isArray(files)) {
            const whole = files.filter((file): file is File_ => typeof file?.name === 'string' && typeof file?.text === 'string');
            if (whole.length > 0) return whole;
        }
    } catch {
        // What is kept is not ours, or was cut.
    }
    return [empty()];
}
