// Keep: the open files, and every way to take them elsewhere.
import { csv } from './csv';
import { button, byId, h } from './dom';
import type { File_ } from './files';
import { packed } from './packed';
import type { Context, Part } from './part';
import { t } from './texts';

/** Longer links are cut by programs that pass them on. */
const longestLink = 30_000;

function download(name: string, text: string, type: string) {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = h('a', { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const other = (name: string, end: string) => name.replace(/\.[^.]*$/, '') + end;

export class Keep implements Part {
    constructor(
        private readonly context: Context,
        private readonly licences: string,
        private readonly version: string,
    ) {
        context.files.onChange((source) => {
            if (source !== this && !byId('keep').hidden) this.draw();
        });
    }

    shown() {
        this.draw();
    }

    draw() {
        const texts = t().keep;
        byId('keep').replaceChildren(
            h('h2', {}, texts.title),
            h('p', { class: 'soft' }, texts.help),
            h('ul', { class: 'files' }, ...this.context.files.all.map((file, index) => this.file(file, index))),
            h('p', { class: 'row' }, button(t().check.open, this.context.opens.files), button(t().check.sample, this.context.opens.sample)),
            h('section', { class: 'card' },
                h('h2', {}, texts.about), h('p', {}, texts.aboutText), h('p', {}, `${texts.version} ${this.version}`),
                h('details', {}, h('summary', {}, texts.licences), h('pre', { tabindex: 0, lang: 'en' }, this.licences))));
    }

    private file(file: File_, index: number) {
        const { files, engine, notify } = this.context;
        const texts = t().keep;
        const name = h('input', { id: `name-${index}`, value: file.name, autocomplete: 'off', onchange: () => {
            file.name = name.value.trim() || file.name;
            files.rename(files.current.name);
        } });
        const out = h('div');
        const shareable = new File([file.text], file.name, { type: 'text/plain' });
        const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [shareable] });
        const linkable = /^https?:$/.test(location.protocol);
        const remove = () => {
            const removed = files.remove(index);
            notify(texts.removed(removed.name), { label: texts.restore, run: () => files.add([removed]) });
        };
        return h('li', { class: 'card' },
            h('div', { class: 'field' }, h('label', { for: `name-${index}` }, texts.name), name),
            h('p', { class: 'row' },
                button(texts.download, () => download(file.name, file.text, 'text/plain'), { class: 'main' }),
                canShare && button(texts.share, () => navigator.share({ files: [shareable], title: file.name }).catch(() => undefined)),
                linkable && button(texts.link, () => this.link(file, out)),
                button(texts.copy, () => this.copy(file.text, texts.copied, texts.copyHere, out)),
                button(texts.json, async () => download(other(file.name, '.json'), await engine.json(file.text), 'application/json')),
                button(texts.csv, async () => {
                    const records = await engine.actions(file.text, file.name);
                    download(other(file.name, '.csv'), csv(records.flatMap((record, at) => record.actions.map((action) => ({ record: at + 1, ...action })))), 'text/csv');
                }),
                button(texts.remove, remove)),
            out);
    }

    private async link(file: File_, out: HTMLElement) {
        const texts = t().keep;
        const link = `${location.href.split('#')[0]}#z=${await packed(file.text)}`;
        if (link.length > longestLink) return this.context.notify(texts.tooLong);
        return this.copy(link, texts.linked, texts.linkHere, out);
    }

    /** Copies a text; where that is refused, shows it to be copied. */
    private async copy(text: string, done: string, byHand: string, out: HTMLElement) {
        try {
            await navigator.clipboard.writeText(text);
            this.context.notify(done);
        } catch {
            const box = h('textarea', { readonly: true, rows: 4, 'aria-label': byHand }, text);
            out.replaceChildren(h('p', {}, byHand), box);
            box.select();
        }
    }
}
