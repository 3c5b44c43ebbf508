// See: the replay, the points, the analysis and the standings, as the engine writes them.
import { button, byId, h } from './dom';
import type { Score } from '../../npm/index.js';
import type { Work } from './engine';
import type { Context, Part } from './part';
import { t } from './texts';

const views = ['replay', 'score', 'analysis', 'night', 'season'] as const;
type View = (typeof views)[number];
/** Views of all files together. */
const ofAll: View[] = ['night', 'season'];

export class See implements Part {
    private view: View = 'replay';
    private record = 1;
    private drawing = 0;
    private work: Work | undefined;
    /** The last analysis, and of which record. */
    private analyzed = { of: '', page: '' };

    constructor(private readonly context: Context) {
        context.files.onChange(() => {
            if (!byId('see').hidden) this.draw();
        });
    }

    shown() {
        this.draw();
    }

    draw() {
        const texts = t().see;
        this.work?.stop();
        byId('see-views').replaceChildren(
            ...views.map((view) =>
                button(texts[view], () => {
                    this.view = view;
                    this.draw();
                }, { 'aria-pressed': String(view === this.view) })));
        void this.fill().catch((error) => this.context.fail(error));
    }

    private async fill() {
        const { engine, files } = this.context;
        const drawing = ++this.drawing;
        const { text, name } = files.current;
        const scores = name.endsWith('.night') ? [] : await engine.score(text, name);
        this.record = Math.min(Math.max(this.record, 1), Math.max(scores.length, 1));
        const shown = await this.content(scores);
        if (drawing !== this.drawing) return;
        const many = scores.length > 1 && !ofAll.includes(this.view);
        byId('see-content').replaceChildren(...(many ? [this.choice(scores)] : []), ...shown);
    }

    private choice(scores: Score[]) {
        const choose = h('select', { id: 'see-record', onchange: () => {
            this.record = Number(choose.value);
            this.draw();
        } }, ...scores.map((score) => h('option', { value: score.record, selected: score.record === this.record }, title(score))));
        return h('div', { class: 'field' }, h('label', { for: 'see-record' }, t().see.record), choose);
    }

    private async content(scores: Score[]): Promise<HTMLElement[]> {
        const { engine, files } = this.context;
        const { text, name } = files.current;
        const texts = t().see;
        if (this.view === 'night' || this.view === 'season') {
            if (!files.all.some((file) => file.text.trim() !== '')) return [h('p', {}, texts.nothing)];
            const page = await engine[this.view](files.all);
            return [h('p', { class: 'soft' }, this.view === 'night' ? texts.nightHelp : texts.seasonHelp), ...framed(page)];
        }
        const score = scores[this.record - 1];
        if (score === undefined || text.trim() === '') return [h('p', {}, texts.nothing)];
        if (this.view === 'score') return this.score(score);
        if (this.view === 'analysis') return this.analysis(text, name, score.record);
        const page = await engine.replay(text, name, score.record);
        return page === '' ? [h('p', {}, texts.noReplay)] : framed(page);
    }

    /** Offers the analysis, or shows it if it is there. */
    private analysis(text: string, name: string, record: number): HTMLElement[] {
        const texts = t().see;
        const of = `${record} ${text}`;
        if (this.analyzed.of === of) return framed(this.analyzed.page);
        const progress = h('progress', { max: 1, value: 0, 'aria-label': texts.analyzing });
        const place = h('div', { id: 'see-analysis' });
        const offer = (...before: HTMLElement[]) =>
            place.replaceChildren(...before, h('p', { class: 'soft' }, texts.analysisHelp), h('p', { class: 'row' }, button(texts.analyze, begin)));
        const begin = () => {
            const work = this.context.engine.analysis(text, name, record, (share) => (progress.value = share));
            if (work === undefined) return place.replaceChildren(h('p', {}, texts.noAnalysis));
            this.work = work;
            progress.value = 0;
            place.replaceChildren(h('p', { role: 'status' }, texts.analyzing), h('p', { class: 'row' }, progress, button(texts.stop, () => {
                work.stop();
                offer();
            })));
            work.result.then((page) => {
                if (page === '') return offer(h('p', {}, texts.noReplay));
                this.analyzed = { of, page };
                place.replaceChildren(...framed(page));
            }).catch((error) => this.context.fail(error));
        };
        offer();
        return [place];
    }

    private score(score: Score): HTMLElement[] {
        const texts = t().see;
        const sides = [...new Set([...score.hands.flatMap(({ scores }) => Object.keys(scores ?? {})), ...Object.keys(score.totals ?? {})])].sort();
        const seats = sides.length > 0 ? sides : Object.keys(score.players);
        const called = (seat: string | null) => (seat === null ? '' : score.players[seat] || seat);
        const points = (of: Record<string, number> | null) => seats.map((seat) => h('td', { class: 'number' }, of === null ? '?' : String(of[seat] ?? '')));
        const ledger = score.hands.flatMap((hand) => hand.ledger.map((line) => ({ hand: hand.hand, ...line })));
        return [
            h('h2', {}, title(score)),
            h('p', {}, score.complete ? texts.over(score.winner.map(called).join(', ') || '–') : texts.running),
            h('div', { class: 'scroll', tabindex: 0 },
                h('table', { class: 'scores' },
                    h('thead', {}, h('tr', {}, ...[texts.hand, texts.led, texts.end].map((head) => h('th', {}, head)), ...seats.map((seat) => h('th', { class: 'number' }, h('bdi', {}, called(seat)))))),
                    h('tbody', {}, ...score.hands.map((hand) =>
                        h('tr', {}, h('td', {}, String(hand.hand)), h('td', {}, h('bdi', {}, called(hand.leader))), h('td', {}, [hand.end, called(hand.out)].filter(Boolean).join(' · ')), ...points(hand.scores)))),
                    h('tfoot', {}, h('tr', {}, h('th', { colspan: 3 }, texts.total), ...points(score.totals))))),
            ...(score.differences.length > 0
                ? [h('h3', {}, texts.differences), h('ul', {}, ...score.differences.map(({ line, message }) => h('li', { lang: 'en' }, h('bdi', {}, message), ` (${texts.line(line)})`)))]
                : []),
            ...(ledger.length > 0
                ? [h('details', { open: ledger.length < 40 }, h('summary', {}, texts.ledger),
                      h('div', { class: 'scroll', tabindex: 0 },
                          h('table', {},
                              h('thead', {}, h('tr', {}, ...[texts.hand, texts.points, '', texts.reason].map((head) => h('th', {}, head)))),
                              h('tbody', {}, ...ledger.map((line) =>
                                  h('tr', {}, h('td', {}, String(line.hand)), h('td', { class: 'number' }, String(line.points)), h('td', {}, h('bdi', {}, called(line.seat))), h('td', { lang: 'en' }, line.reason)))))))]
                : []),
        ];
    }
}

function title({ players, event, date, round, table, record }: Score) {
    const names = Object.entries(players).map(([seat, name]) => name || seat);
    return [`${record}. ${names.join(' – ')}`, event, date, round && `${t().enter.round} ${round}`, table && `${t().enter.table} ${table}`].filter(Boolean).join(', ');
}

/** Links within a document in a frame would lead to this page. */
function follow(event: MouseEvent, frame: HTMLIFrameElement) {
    const link = (event.target as Element).closest?.('a')?.getAttribute('href');
    if (!link?.startsWith('#')) return;
    event.preventDefault();
    frame.contentWindow!.location.hash = link;
    frame.contentDocument!.getElementById(decodeURIComponent(link.slice(1)))?.scrollIntoView();
}

/** A whole document in a frame as high as itself, with a button that prints it. */
function framed(page: string): HTMLElement[] {
    const frame = h('iframe', { title: t().see.frame, class: 'shown' });
    frame.srcdoc = page;
    frame.addEventListener('load', () => {
        try {
            const inside = frame.contentDocument!.documentElement;
            inside.addEventListener('click', (event) => follow(event, frame));
            const fit = () => (frame.style.height = `${inside.scrollHeight + 2}px`);
            new ResizeObserver(fit).observe(frame.contentDocument!.body);
            fit();
        } catch {
            frame.style.height = '90vh';
        }
    });
    const print = () => {
        try {
            frame.contentWindow!.print();
        } catch {
            window.print();
        }
    };
    return [h('p', { class: 'row no-print' }, button(t().see.print, print)), frame];
}
