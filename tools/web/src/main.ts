// The page: its parts, the files, and the engine.
import { Check } from './check';
import { button, byId, h } from './dom';
import { serve, startEngine, type WorkerScope } from './engine';
import { Enter } from './enter';
import { Files, type File_ } from './files';
import { Keep } from './keep';
import { fromBase64, unpacked } from './packed';
import type { Context, Part, PartName } from './part';
import { See } from './see';
import * as store from './store';
import { choose, language, names, t } from './texts';

const parts: PartName[] = ['check', 'enter', 'see', 'keep'];
const text = (id: string) => byId(id).textContent ?? '';

/** A file's text, in UTF-8, UTF-16 or Windows-1252. */
async function textOf(file: File): Promise<string> {
    const bytes = await file.arrayBuffer();
    const [first, second] = new Uint8Array(bytes.slice(0, 2));
    if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
    if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
        return new TextDecoder('windows-1252').decode(bytes);
    }
}

class Page {
    private readonly files = new Files();
    private shown: PartName = 'check';
    private parts: Partial<Record<PartName, Part>> = {};

    async start() {
        this.draw();
        if (!store.keeps()) this.notKept();
        this.files.onRefused(() => this.notKept());
        await this.openLink();
        const engine = await startEngine(text('script'), fromBase64(text('wasm').trim()));
        const context: Context = {
            engine,
            files: this.files,
            go: (part) => this.go(part),
            notify: (message, undo) => this.notify(message, undo),
            fail: (error) => this.notify(`${t().broke} (${String(error)})`),
            opens: { files: () => byId('open-files').click(), sample: () => this.add(JSON.parse(text('samples')) as File_[]) },
        };
        this.parts = {
            check: new Check(context),
            enter: new Enter(context, await engine.games()),
            see: new See(context),
            keep: new Keep(context, text('licences').trim(), text('version').trim()),
        };
        this.files.onChange(() => this.drawFiles());
        this.takeFiles();
        byId('status').hidden = true;
        for (const part of parts) this.parts[part]?.draw();
        this.go(parts.find((part) => part === location.hash.slice(1)) ?? 'check');
        document.body.dataset.ready = 'true';
    }

    private draw() {
        document.documentElement.lang = language();
        byId('tagline').textContent = t().tagline;
        byId('status').textContent = t().starting;
        byId('tabs').setAttribute('aria-label', t().parts);
        byId('tabs').replaceChildren(
            ...parts.map((part) => button(t().tabs[part], () => this.go(part), { id: `tab-${part}`, 'aria-current': part === this.shown ? 'page' : null })));
        const chosen = h('select', { 'aria-label': t().languages, onchange: () => {
            choose(chosen.value);
            this.draw();
            for (const part of parts) this.parts[part]?.draw();
        } }, ...names().map(({ code, name }) => h('option', { value: code, lang: code, selected: code === language() }, name)));
        byId('language').replaceChildren(chosen);
        this.drawFiles();
    }

    private drawFiles() {
        const { all, index } = this.files;
        const chosen = h('select', { 'aria-label': t().file, onchange: () => this.files.choose(chosen.selectedIndex) },
            ...all.map(({ name }, at) => h('option', { selected: at === index }, name)));
        byId('file').replaceChildren(...(all.length > 1 ? [chosen] : []));
    }

    private go(part: PartName) {
        this.shown = part;
        for (const one of parts) {
            byId(one).hidden = one !== part;
            byId(`tab-${one}`).toggleAttribute('aria-current', one === part);
            if (one === part) byId(`tab-${one}`).setAttribute('aria-current', 'page');
        }
        this.parts[part]?.shown?.();
    }

    private add(files: File_[]) {
        this.files.add(files);
        this.go(this.shown === 'enter' ? 'check' : this.shown);
    }

    private takeFiles() {
        const take = async (list: FileList | null) => this.add(await Promise.all([...(list ?? [])].map(async (file) => ({ name: file.name, text: await textOf(file) }))));
        const input = byId<HTMLInputElement>('open-files');
        input.addEventListener('change', () => void take(input.files).then(() => (input.value = '')));
        window.addEventListener('dragover', (event) => event.preventDefault());
        window.addEventListener('drop', (event) => {
            if (!event.dataTransfer?.files.length) return;
            event.preventDefault();
            void take(event.dataTransfer.files);
        }, true);
    }

    /** A record that a link holds. */
    private async openLink() {
        const [, packed] = location.hash.match(/^#z=([\w-]+)$/) ?? [];
        if (packed === undefined) return;
        try {
            const linked = await unpacked(packed);
            const open = this.files.all.findIndex((file) => file.text === linked);
            if (open >= 0) this.files.choose(open);
            else this.files.add([{ name: 'linked.bones', text: linked }]);
        } catch {
            // Cut on its way.
        }
    }

    private notKept() {
        byId('not-kept').textContent = t().notKept;
        byId('not-kept').hidden = false;
    }

    private notify(message: string, undo?: { label: string; run(): void }) {
        const close = () => byId('told').replaceChildren();
        const act = undo && button(undo.label, () => {
            close();
            undo.run();
        });
        byId('told').replaceChildren(h('div', { class: 'told row' }, h('span', {}, message), act, button('✕', close, { class: 'quiet', 'aria-label': t().close })));
    }
}

if (typeof document === 'undefined') {
    serve(globalThis as unknown as WorkerScope);
} else {
    new Page().start().catch((error) => {
        byId('status').textContent = `${t().failed} (${String(error)})`;
    });
}
