// Enter: a pad to record a game by touch. What can be meant, and what it means, the engine's session says.
import { button, byId, drawn, h, svg } from './dom';
import type { Entry, Games, Pad } from './engine';
import { explain } from './explain';
import type { Context, Part } from './part';
import { t } from './texts';
import { tilePicture } from './tiles';

const today = () => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
/** The highest number of a set whose tiles fit a phone side by side. */
const smallSet = 6;

export class Enter implements Part {
    private entry: Entry | null = null;
    private openText: string | null = null;
    private setUp = false;
    private results = false;
    private anyTile = false;
    private half: number | null = null;
    private pending = '';
    private left: string[] = [];
    private drawn = 0;
    private busy: Promise<void> = Promise.resolve();

    constructor(
        private readonly context: Context,
        private readonly games: Games,
    ) {
        byId('shapes').replaceChildren(...drawnShapes(games.shapes));
    }

    draw() {
        if (this.setUp || this.entry === null) this.drawForm();
        else this.drawPad(this.entry);
    }

    shown() {
        const { text } = this.context.files.current;
        if (text === this.openText) return;
        this.setUp = text.trim() === '';
        if (this.setUp) this.draw();
        else void this.run(() => this.open());
    }

    private open(table = false) {
        const { engine, files } = this.context;
        return engine.open(files.current.text, today(), { results: this.results, table });
    }

    /** Runs one call of the session after the other, and shows what comes of each. */
    private run(call: () => Promise<Entry>): Promise<void> {
        this.busy = this.busy.then(call).then(
            (entry) => {
                this.entry = entry;
                this.setUp = false;
                this.keep(entry.text);
                this.draw();
            },
            (error) => this.context.fail(error),
        );
        return this.busy;
    }

    private keep(text: string) {
        this.openText = text;
        this.context.files.write(text, this);
    }

    private take(...entries: string[]) {
        this.pending = '';
        this.left = [];
        this.half = null;
        return this.run(() => this.context.engine.take(entries));
    }

    // The form before a game.

    private drawForm() {
        const texts = t().enter;
        const game = h('select', { id: 'game', onchange: () => seats() },
            ...this.games.games.map(({ name, title }) => h('option', { value: name }, title)));
        const count = h('select', { id: 'count', onchange: () => seats() });
        const players = h('div', { class: 'fields' });
        const field = (id: string, label: string, input: HTMLElement) => h('div', { class: 'field' }, h('label', { for: id }, label), input);
        const seats = () => {
            const { fewest, most } = this.games.games.find(({ name }) => name === game.value)!;
            const wanted = Math.min(Math.max(Number(count.value) || fewest, fewest), most);
            count.replaceChildren(...Array.from({ length: most - fewest + 1 }, (_, at) => h('option', { selected: fewest + at === wanted }, String(fewest + at))));
            const names = [...players.querySelectorAll('input')].map(({ value }) => value);
            players.replaceChildren(
                ...Array.from({ length: wanted }, (_, at) => {
                    const seat = String.fromCharCode('A'.charCodeAt(0) + at);
                    return field(`player-${seat}`, texts.player(seat), h('input', { id: `player-${seat}`, value: names[at] ?? '', autocomplete: 'off', maxlength: 100 }));
                }));
        };
        const details = (['event', 'date', 'round', 'table'] as const).map((name) =>
            field(name, texts[name], h('input', { id: name, value: name === 'date' ? today() : '', autocomplete: 'off', maxlength: 100 })));
        const source = h('select', { id: 'source' },
            h('option', { value: 'table' }, texts.atTable), h('option', { value: 'sheet' }, texts.fromSheet), h('option', { value: 'results' }, texts.results));
        const start = (event: Event) => {
            event.preventDefault();
            const text = (id: string) => byId<HTMLInputElement>(id).value.trim();
            const lines = [`game ${game.value}`];
            for (const name of ['event', 'date', 'round', 'table']) if (text(name) !== '') lines.push(`${name} ${text(name)}`);
            for (let at = 0; at < Number(count.value); ++at) {
                const seat = String.fromCharCode('A'.charCodeAt(0) + at);
                lines.push(`player ${seat} ${text(`player-${seat}`)}`.trim());
            }
            this.results = source.value === 'results';
            void this.run(() => this.open(source.value === 'table')).then(() => this.take(...lines));
        };
        byId('enter').replaceChildren(
            h('form', { class: 'card form', onsubmit: start },
                h('h2', {}, texts.fresh),
                h('div', { class: 'fields' }, field('game', texts.game, game), field('count', texts.count, count), field('source', texts.source, source)),
                h('h3', {}, texts.players), players,
                h('details', {}, h('summary', {}, [texts.event, texts.date, texts.round, texts.table].join(', ')), h('div', { class: 'fields' }, ...details)),
                h('p', { class: 'row' },
                    h('button', { class: 'main', type: 'submit' }, texts.start),
                    this.context.files.current.text.trim() !== '' && button(texts.proceed, () => this.run(() => this.open())))));
        seats();
    }

    // The pad.

    private drawPad({ answer, pad, text }: Entry) {
        const focus = document.activeElement?.id ?? '';
        byId('enter').replaceChildren(
            h('div', { class: 'pad', 'data-drawn': ++this.drawn },
                h('section', { class: 'pad-table', 'aria-label': t().enter.table },
                    this.seats(pad),
                    this.table(pad),
                    this.sayings(answer, pad)),
                h('section', { class: 'pad-keys', 'aria-label': t().tabs.enter },
                    ...this.keys(answer, pad),
                    this.tools(pad)),
                this.record(text, pad)),
        );
        // A tile that was tapped is gone; what is tapped again and again keeps the focus.
        if (focus !== '') document.getElementById(focus)?.focus({ preventScroll: true });
    }

    private seats(pad: Pad) {
        const { points } = t().enter;
        return h('ul', { class: 'seats' },
            ...pad.seats.map(({ seat, name, made, total, tiles }) =>
                h('li', { class: seat === pad.seat ? 'on-turn' : '', 'aria-current': seat === pad.seat ? 'true' : null },
                    h('bdi', { class: 'name' }, name),
                    h('span', { class: 'score', title: points }, total === null ? '' : String(total), made > 0 && h('span', { class: 'made' }, `+${made}`)),
                    tiles !== null && h('span', { class: 'soft small' }, t().enter.hidden(tiles.hidden + tiles.known.length + tiles.deduced.length)))));
    }

    private table(pad: Pad) {
        if (pad.table === null || pad.stage === 'header' || (pad.ply === 0 && pad.line.length > 0)) return null;
        const picture = drawn(pad.table);
        const choices = this.entry?.answer.answer === 'ask' ? this.entry.answer.choices : [];
        for (const end of picture.querySelectorAll<SVGElement>('.end')) {
            const fitting = choices.filter(({ entry }) => entry.endsWith(end.dataset.end ?? ''));
            if (fitting.length === 1) {
                end.classList.add('open');
                end.addEventListener('click', () => void this.take(fitting[0]!.entry));
            }
        }
        return h('div', { class: 'felt' }, picture);
    }

    /** What came of the last entry, and whose turn it is. */
    private sayings(answer: Entry['answer'], pad: Pad) {
        return h('div', { class: 'sayings', 'aria-live': 'polite' },
            pad.last !== null && h('p', { class: 'soft small', lang: 'en' }, h('bdi', {}, pad.last)),
            ...answer.findings.map(({ severity, code, message }) =>
                h('p', { class: `finding ${severity}`, lang: 'en' }, h('bdi', {}, message), ' ',
                    button(code, () => explain(this.context.engine, code), { class: 'link', title: t().check.explain(code) }))),
            answer.answer === 'no' && h('p', { class: 'finding error', lang: 'en' }, [answer.taken, answer.why].filter(Boolean).join(': ')),
            h('p', { class: 'turn' }, this.turn(answer, pad)));
    }

    private turn(answer: Entry['answer'], pad: Pad): string {
        const texts = t().enter;
        const name = (seat: string) => pad.seats.find((one) => one.seat === seat)?.name ?? seat;
        if (answer.answer === 'ask') return answer.why ?? texts.ask;
        if (pad.line.length > 0) {
            const first = pad.line[0]!;
            const whose = new Set(pad.line.map(({ seat }) => seat)).size;
            if (pad.line.some(({ complete, entry }) => complete && !entry.startsWith('bid'))) return texts.trumps;
            return whose > 1 ? texts.bidsFirst : texts.bids(first.name);
        }
        if (pad.seat !== null) return texts.turn(name(pad.seat));
        if (pad.leaders.length > 1) return texts.leads(pad.leaders.map(name).join(', '));
        return pad.stage === 'game_over' ? texts.over : pad.stage === 'hand_over' ? texts.handOver : '';
    }

    /** What is to be tapped now. */
    private keys(answer: Entry['answer'], pad: Pad): (HTMLElement | null)[] {
        const texts = t().enter;
        if (answer.answer === 'ask')
            return [h('div', { class: 'choices' },
                ...answer.choices.map(({ entry, shows }) =>
                    button(h('span', {}, h('strong', {}, entry), ' ', h('bdi', { lang: 'en' }, shows)), () => this.take(entry), { class: 'choice' })),
                button(texts.cancel, () => this.run(() => this.context.engine.pad(''))))];
        if (pad.line.length > 0) return [this.bids(pad)];
        const offered = pad.offered.length > 0
            ? h('div', { class: 'choices' }, button(h('span', {}, answer.next === 'game' ? `${texts.next}: ` : `${texts.accept}: `, h('code', {}, pad.offered.join('; '))), () => this.take('y'), { id: 'accept', class: 'main choice' }))
            : null;
        if (this.results) return [offered, pad.stage === 'game_over' ? null : this.outcome(pad)];
        if (pad.left.length > 0) return [offered, ...this.tilesLeft(pad), this.score(pad)];
        if (pad.unseen.length > 0 && answer.next === 'score') return [offered, this.score(pad)];
        return [offered, ...(pad.tiles.length > 0 ? [this.actions(pad), this.tiles(pad)] : [])];
    }

    private bids(pad: Pad) {
        return h('div', { class: 'choices grid' },
            ...pad.line.map(({ label, name, entry, complete }) => {
                const several = label === '' || new Set(pad.line.map((step) => step.seat)).size > 1;
                const words = [several ? name : '', t().enter.bid(label)].filter(Boolean).join(' · ');
                return button(words, () => {
                    if (complete) return this.take(entry);
                    this.pending = entry;
                    return this.run(() => this.context.engine.pad(this.pending));
                });
            }));
    }

    private actions(pad: Pad) {
        const words = { pass: t().enter.pass, draw: t().enter.draw };
        return h('div', { class: 'actions' },
            ...pad.actions.map(({ kind, entry, fits }) =>
                button(kind === 'draw' && pad.stock !== null ? `${words.draw} (${pad.stock})` : words[kind], () => this.take(entry),
                    { id: `do-${kind}`, disabled: !fits && !this.anyTile })));
    }

    private tiles(pad: Pad) {
        const large = pad.highest > smallSet;
        const wanted = (tile: string) => this.half === null || tile.split('-').map(Number).includes(this.half);
        const offered = ({ fits, gone }: Pad['tiles'][number]) => !gone && (fits || this.anyTile);
        const tiles = pad.tiles.filter((tile) => !large || (offered(tile) && wanted(tile.tile))).reverse();
        return h('div', {},
            large && h('div', { class: 'halves', role: 'group', 'aria-label': t().enter.half },
                ...[null, ...Array.from({ length: pad.highest + 1 }, (_, half) => half)].map((half) =>
                    button(half === null ? t().enter.all : String(half), () => {
                        this.half = half;
                        this.draw();
                    }, { 'aria-pressed': String(half === this.half) }))),
            h('div', { class: large ? 'tiles large' : 'tiles' },
                ...tiles.map((one) =>
                    button(tilePicture(one.tile), () => this.run(() => this.context.engine.tile(one.entry)),
                        { 'aria-label': one.tile, class: `key${one.gone ? ' gone' : ''}${one.fits ? '' : ' unfit'}`, disabled: !offered(one) }))));
    }

    /** The tiles that a seat was left with: the last that is tapped enters them. */
    private tilesLeft(pad: Pad) {
        const { seat, name, count } = pad.left[0]!;
        const press = (tile: string) => {
            this.left = this.left.includes(tile) ? this.left.filter((one) => one !== tile) : [...this.left, tile];
            if (this.left.length < count) return this.draw();
            return this.take(`left ${seat} ${this.left.join(' ')}`);
        };
        return [
            h('h2', { id: 'left-title', class: 'turn' }, t().enter.left(name, count - this.left.length)),
            h('div', { class: pad.highest > smallSet ? 'tiles large' : 'tiles', role: 'group', 'aria-labelledby': 'left-title' },
                ...[...pad.unseen].reverse().map((tile) =>
                    button(tilePicture(tile), () => press(tile), { 'aria-label': tile, class: 'key', 'aria-pressed': String(this.left.includes(tile)) }))),
        ];
    }

    /** The points of a hand, as the sheet has them. */
    private score(pad: Pad) {
        const texts = t().enter;
        const fields = pad.seats.slice(0, pad.sides).map(({ seat, name }) =>
            h('div', { class: 'field' }, h('label', { for: `score-${seat}` }, texts.pointsOf(name)),
                h('input', { id: `score-${seat}`, inputmode: 'numeric', pattern: '-?[0-9]+', required: true, value: '0' })));
        const save = (event: Event) => {
            event.preventDefault();
            void this.take(fields.map((field) => field.querySelector('input')!.value.trim()).join(' '));
        };
        return h('details', {}, h('summary', {}, texts.writtenPoints),
            h('form', { class: 'form', onsubmit: save }, h('div', { class: 'fields' }, ...fields), h('button', { type: 'submit' }, texts.save)));
    }

    /** How a hand ended, where nothing but results is entered. */
    private outcome(pad: Pad) {
        const texts = t().enter;
        const end = h('select', { id: 'end', onchange: () => (who.disabled = !needsSeat()) }, ...this.games.ends.map(({ name }) => h('option', {}, name)));
        const who = h('select', { id: 'who' }, ...pad.seats.map(({ seat, name }) => h('option', { value: seat }, name)));
        const needsSeat = () => this.games.ends.find(({ name }) => name === end.value)!.seat;
        const points = pad.seats.slice(0, pad.sides).map(({ seat, name }) =>
            h('div', { class: 'field' }, h('label', { for: `points-${seat}` }, texts.pointsOf(name)),
                h('input', { id: `points-${seat}`, inputmode: 'numeric', pattern: '-?[0-9]+', required: true, value: '0' })));
        const save = (event: Event) => {
            event.preventDefault();
            const numbers = points.map((field) => field.querySelector('input')!.value.trim());
            void this.take([end.value, ...(needsSeat() ? [who.value] : []), ...numbers].join(' '));
        };
        return h('form', { class: 'card form', onsubmit: save },
            h('h2', {}, texts.resultsTitle),
            h('div', { class: 'fields' },
                h('div', { class: 'field' }, h('label', { for: 'end' }, texts.end), end),
                h('div', { class: 'field' }, h('label', { for: 'who' }, texts.who), who), ...points),
            h('button', { class: 'main', type: 'submit' }, texts.save));
    }

    private tools(pad: Pad) {
        const texts = t().enter;
        const line = h('input', { id: 'line', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', 'aria-describedby': 'line-help' });
        const add = (event: Event) => {
            event.preventDefault();
            if (line.value.trim() !== '') void this.take(line.value);
        };
        return h('div', { class: 'tools' },
            h('div', { class: 'row' },
                button(texts.undo, () => this.take('u'), { id: 'undo' }),
                button(texts.redo, () => this.take('r'), { id: 'redo' }),
                pad.tiles.length > 0 && button(texts.anyTile, () => {
                    this.anyTile = !this.anyTile;
                    this.draw();
                }, { id: 'any-tile', 'aria-pressed': String(this.anyTile), title: texts.anyTileHelp }),
                button(texts.fresh, () => {
                    this.setUp = true;
                    this.draw();
                })),
            h('details', {}, h('summary', {}, texts.type),
                h('form', { class: 'row', onsubmit: add }, h('label', { for: 'line', class: 'unseen' }, texts.type), line, h('button', { type: 'submit' }, texts.add)),
                h('p', { id: 'line-help', class: 'soft small' }, texts.typeHelp)));
    }

    private record(text: string, pad: Pad) {
        const texts = t().enter;
        return h('details', { class: 'card so-far' },
            h('summary', {}, texts.record),
            pad.findings > 0 && h('p', {}, button(texts.findings(pad.findings), () => this.context.go('check'), { class: 'link' })),
            h('pre', { tabindex: 0 }, text));
    }
}

function drawnShapes(shapes: string) {
    const definitions = drawn(`<svg >${shapes}</svg>`);
    return [svg('defs', {}, ...[...definitions.childNodes])];
}
