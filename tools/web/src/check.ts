// Check: the record as text, and what the engine finds in it.
import { button, byId, delayed, h } from './dom';
import { Editor, type Mark } from './editor';
import type { Finding } from '../../npm/index.js';
import { explain } from './explain';
import type { Context, Part } from './part';
import { lineStarts, offsetOf } from './places';
import { language, t } from './texts';

const mostShown = 200;

export class Check implements Part {
    private editor: Editor | undefined;
    private findings: Finding[] = [];
    private checked = '';
    private shownFile = -1;
    private shownLanguage = '';
    private readonly checkSoon = delayed(150, () => this.check());

    constructor(private readonly context: Context) {
        context.files.onChange((source) => {
            if (source !== this) this.follow();
        });
    }

    draw() {
        const { opens, files } = this.context;
        const texts = t().check;
        byId('check-tools').replaceChildren(
            button(texts.open, opens.files, { class: 'main' }),
            button(texts.sample, opens.sample),
            button(texts.fresh, () => files.add([{ name: 'record.bones', text: '' }])),
            button(texts.undo, () => this.editor?.undo()),
            button(texts.tidy, () => this.rewrite('format')),
        );
        byId('check-help').textContent = texts.help;
        this.editor ??= new Editor(
            byId('editor'),
            (text) => {
                files.write(text, this);
                this.checkSoon();
            },
            () => ({ name: t().check.editor, empty: t().check.empty }),
        );
        this.follow();
        this.list();
    }

    /** Takes over the current file. */
    private follow() {
        const { files } = this.context;
        if (this.editor === undefined) return;
        if (this.shownFile !== files.index || this.shownLanguage !== language()) this.editor.open(files.current.text);
        else this.editor.follow(files.current.text);
        this.shownFile = files.index;
        this.shownLanguage = language();
        this.check();
    }

    private async check() {
        const { engine, files, fail } = this.context;
        const { text, name } = files.current;
        try {
            const findings = name.endsWith('.night') ? [] : await engine.check(text, name);
            if (files.current.text !== text) return;
            this.findings = findings;
            this.checked = text;
            this.list();
            this.mark();
            // For tests: what has been checked.
            Object.assign(byId('findings').dataset, { of: name, text: String(text.length), count: String(findings.length) });
        } catch (error) {
            fail(error);
        }
    }

    private async rewrite(how: 'format' | 'fix') {
        const text = await this.context.engine[how](this.context.files.current.text);
        this.editor?.replace(text);
    }

    private mark() {
        const starts = lineStarts(this.checked);
        const marks = this.findings.flatMap((finding): Mark[] => {
            if (finding.line === null) return [];
            const from = offsetOf(this.checked, starts, finding.line, finding.column ?? 1);
            const to = finding.end_column === null ? from : offsetOf(this.checked, starts, finding.line, finding.end_column);
            const { fix } = finding;
            return [{
                from,
                to,
                severity: finding.severity === 'note' || finding.verdict === 'open' ? 'info' : finding.severity === 'claim' ? 'warning' : 'error',
                message: finding.message,
                fix: fix === null ? null : { label: t().check.fix(fix.message), apply: () => this.apply(finding) },
            }];
        });
        this.editor?.mark(marks.sort((one, other) => one.from - other.from));
    }

    private apply({ fix }: Finding) {
        if (fix === null || this.context.files.current.text !== this.checked) return;
        const starts = lineStarts(this.checked);
        this.editor?.change(
            offsetOf(this.checked, starts, fix.line, fix.column),
            offsetOf(this.checked, starts, fix.line, fix.end_column),
            fix.replacement,
        );
    }

    private go(line: number, column: number | null, end: number | null) {
        const starts = lineStarts(this.checked);
        const from = offsetOf(this.checked, starts, line, column ?? 1);
        this.editor?.show(from, end === null ? from : offsetOf(this.checked, starts, line, end));
    }

    private list() {
        const texts = t().check;
        const { findings } = this;
        const nothing = this.checked.trim() === '' ? texts.empty : texts.none;
        byId('findings-title').textContent = texts.findings;
        byId('findings-count').textContent = findings.length > 0 ? texts.count(findings.length) : nothing;
        byId('findings-count').classList.toggle('good', findings.length === 0 && this.checked.trim() !== '');
        byId('check-help').hidden = this.checked.trim() !== '';
        const fixes = findings.filter(({ fix }) => fix !== null).length;
        byId('findings').replaceChildren(...findings.slice(0, mostShown).map((finding) => this.item(finding)));
        byId('findings-more').replaceChildren(
            ...(findings.length > mostShown ? [texts.more(findings.length - mostShown)] : []),
            ...(fixes > 1 ? [button(texts.fixAll, () => this.rewrite('fix'))] : []),
        );
    }

    private item(finding: Finding) {
        const texts = t().check;
        const { line, column, end_column: end, fix } = finding;
        const kind = finding.verdict === 'open' ? 'possible' : finding.severity;
        return h('li', { class: `finding ${kind}` },
            h('p', {},
                h('span', { class: 'kind' }, kind === 'possible' ? texts.possible : texts.severity[finding.severity]), ' ',
                h('bdi', { lang: 'en' }, finding.message)),
            finding.holds !== undefined &&
                h('p', { class: 'soft small' }, texts.holds[finding.holds], finding.if !== undefined && h('bdi', { lang: 'en' }, `: ${finding.if.join('; ')}`)),
            finding.explained_by !== undefined &&
                h('p', { class: 'soft small' }, texts.explained(finding.explained_by.line)),
            finding.evidence.length > 0 &&
                h('ul', { class: 'evidence' },
                    ...finding.evidence.map((seen) =>
                        h('li', {}, h('bdi', { lang: 'en' }, seen.message), ' ',
                            seen.line !== null && button(texts.place(seen.line, seen.column ?? 1), () => this.go(seen.line!, seen.column, null), { class: 'link' })))),
            h('p', { class: 'row' },
                line !== null && button(texts.place(line, column ?? 1), () => this.go(line, column, end), { class: 'link' }),
                button(`${finding.code} ${finding.clause}`, () => explain(this.context.engine, finding.code), { class: 'link', title: texts.explain(finding.code) }),
                fix !== null && button(texts.fix(fix.message), () => this.apply(finding), { class: 'small main' })),
        );
    }
}
