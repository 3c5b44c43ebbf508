'use strict';
(() => {
    const byId = (id) => document.getElementById(id);
    // A site's one script holds this too, and the shapes that the page of a single game has in itself.
    // Only the page of a game with play has shapes.
    if (!byId('data') || !document.querySelector('.shapes defs')) return;
    const data = JSON.parse(byId('data').textContent);
    if (typeof tileShapes === 'string') document.querySelector('.shapes defs').innerHTML = tileShapes;
    const SVG = 'http://www.w3.org/2000/svg';

    // All positions of the game in one row.
    const stops = data.hands.flatMap((hand, index) => hand.plies.map((_, ply) => ({
        hand: index, ply, place: `${hand.name}.${ply === hand.plies.length - 1 ? 'end' : ply}`,
    })));
    const places = new Map(stops.map((stop, index) => [stop.place, index]));
    const firsts = [];
    data.hands.reduce((first, hand) => (firsts.push(first), first + hand.plies.length), 0);
    // What was found where: the list of all findings says it, with a link to each place.
    const found = new Map();
    for (const item of document.querySelectorAll('.findings > li')) {
        const place = item.querySelector('a').hash.slice(1);
        found.set(place, [...(found.get(place) ?? []), item]);
    }
    // What was decided where, if the game is analysed: the moves that there were before an action.
    const decided = new Map();
    data.hands.forEach((hand) => (hand.decisions ?? []).forEach(([ply, mark, note, moves]) =>
        decided.set(`${hand.name}.${ply}`, { mark, note, moves })));
    const graphs = [...document.querySelectorAll('.course-of-hand')];
    const phone = matchMedia('(max-width: 40rem)');

    let now = -1;
    let timer = 0;

    const drawn = new Set(['svg', 'g', 'use', 'text', 'path', 'circle']);
    function make(name, attributes, ...children) {
        const element = drawn.has(name) ? document.createElementNS(SVG, name) : document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.append(...children);
        return element;
    }

    /** A phrase with its gaps filled: U+0001 is one for a number, U+0002 one for a name. */
    function say([phrase, ...gaps]) {
        return data.phrases[phrase].replace(/[\x01\x02]/g, (gap) => {
            const value = gaps.shift();
            return gap === '\x02' ? data.names[value] : value;
        });
    }

    // A tile is two hexadecimal digits here, which sort as tiles do.
    const nameOf = (tile) => `${parseInt(tile[0], 16)}-${parseInt(tile[1], 16)}`;
    const inOrder = (tiles) => [...tiles].sort();

    function tileSvg(tile, style) {
        const svg = make('svg', { viewBox: '-1.1 -2.1 2.2 4.2', 'aria-hidden': 'true', class: style });
        if (tile === null) {
            svg.append(make('use', { href: '#back-v' }));
            return svg;
        }
        const [high, low] = nameOf(tile).split('-');
        svg.append(make('use', { href: '#tile-v' }));
        if (high > 0) svg.append(make('use', { href: `#v${high}`, y: -1 }));
        if (low > 0) svg.append(make('use', { href: `#v${low}`, y: 1 }));
        return svg;
    }

    function toggle(tiles, changes = '') {
        for (const tile of changes.match(/../g) ?? []) if (!tiles.delete(tile)) tiles.add(tile);
    }

    /** Where a hand stands after a ply: everything that has changed up to it. */
    function stateAt(hand, ply) {
        const seats = data.players.map(() => ({ known: new Set(), deduced: new Set(), prizes: new Set(), hidden: 0 }));
        const players = data.hands[hand].players ?? data.players;
        const state = { seats, players, arms: [], stock: 0, backwards: false };
        for (const [words, changed, next, arms, more] of data.hands[hand].plies.slice(0, ply + 1)) {
            for (const [seat, known, hidden, deduced, prizes] of changed) {
                toggle(seats[seat].known, known);
                toggle(seats[seat].deduced, deduced);
                toggle(seats[seat].prizes, prizes);
                if (hidden !== undefined) seats[seat].hidden = hidden;
            }
            for (let i = 0; i < arms.length; i += 2) state.arms[arms[i]] = String(arms[i + 1]);
            Object.assign(state, more, { words, next, remarks: more?.remarks ?? [] });
        }
        return state;
    }

    function inWords(tiles) {
        const parts = [];
        if (tiles.known.size) parts.push(inOrder(tiles.known).map(nameOf).join(', '));
        if (tiles.deduced.size) parts.push(`surely ${inOrder(tiles.deduced).map(nameOf).join(', ')}`);
        if (tiles.hidden) parts.push(`${tiles.hidden} hidden`);
        return parts.join('; ') || 'no tiles';
    }

    function seatRow(name, tiles, next) {
        const count = tiles.known.size + tiles.deduced.size + tiles.hidden;
        const title = make('h3', {}, make('bdi', {}, name),
            make('span', { class: 'count' }, `${next ? 'to act · ' : ''}${count}`));
        const row = make('div', { class: 'tiles' }, make('span', { class: 'unseen' }, inWords(tiles)));
        for (const tile of inOrder(tiles.known)) row.append(tileSvg(tile, ''));
        for (const tile of inOrder(tiles.deduced)) row.append(tileSvg(tile, 'guess'));
        for (let i = 0; i < tiles.hidden; ++i) row.append(tileSvg(null, ''));
        const whole = make('div', { class: `seat${next ? ' next' : ''}${count > 10 ? ' many' : ''}` }, title, row);
        if (tiles.prizes.size) {
            const prizes = inOrder(tiles.prizes);
            whole.append(make('div', { class: 'tiles prizes' },
                make('span', { class: 'soft small', 'aria-hidden': 'true' }, 'prizes'),
                make('span', { class: 'unseen' }, `prizes: ${prizes.map(nameOf).join(', ')}`),
                ...prizes.map((tile) => tileSvg(tile, ''))));
        }
        return whole;
    }

    function showHands(hand, state) {
        byId('hands').replaceChildren(...state.seats.map((tiles, seat) => seatRow(state.players[seat], tiles, state.next === seat)));
        byId('deduced').hidden = !state.seats.some((tiles) => tiles.deduced.size);
        const score = data.hands[hand].before;
        const parts = [`${data.stock}: ${state.stock}`];
        if (state.backwards) parts.push('play goes anticlockwise');
        if (score) parts.push(`before this hand: ${score}`);
        if (data.hands[hand].bids) parts.push(data.hands[hand].bids);
        byId('score').textContent = parts.join(' · ');
    }

    function showFound(place, remarks) {
        const here = found.get(place) ?? [];
        const items = here.map((item) => {
            const copy = item.cloneNode(true);
            copy.firstElementChild.remove();
            return copy;
        });
        items.push(...remarks.map((remark) => make('li', { class: 'soft' }, say(remark))));
        byId('found').replaceChildren(...items);
        byId('found-card').hidden = items.length === 0;
        byId('found-card').classList.toggle('mild', !here.some((item) => item.querySelector('strong.bad')));
    }

    // A tile points to where its outer half is: right, down, left, up.
    const ways = [[1, 0], [0, 1], [-1, 0], [0, -1]];

    function placed(inner, outer, x, y, way, last, unsure = false) {
        const pose = way % 2 ? 'v' : 'h';
        const [dx, dy] = ways[way];
        const tile = make('g', {}, make('use', { href: `#tile-${pose}`, x, y }));
        if (inner > 0) tile.append(make('use', { href: `#${pose}${inner}`, x: x - dx, y: y - dy }));
        if (outer > 0) tile.append(make('use', { href: `#${pose}${outer}`, x: x + dx, y: y + dy }));
        const style = [last && 'last', unsure && 'unsure'].filter(Boolean).join(' ');
        return style ? [tile, ring(pose, x, y, style)] : [tile];
    }
    const ring = (pose, x, y, style) => make('use', { class: `ring ${style}`, href: `#ring-${pose}`, x, y });
    const words = (style, x, y, text) => make('text', { class: style, x, y }, text);

    function layoutAt(hand, ply, tall, arms) {
        const { tiles, marks, roads } = hand;
        if (!tiles.length || tiles[0] > ply) return [];
        const out = [];
        const road = roads[tall];
        for (let i = 0; i < road.length; i += 4) {
            out.push(make('path', { class: 'road', d: `M${road[i]} ${road[i + 1]}L${road[i + 2]} ${road[i + 3]}` }));
        }
        const ends = [];
        for (let i = 0; i < marks[tall].length; i += 2) ends.push([marks[tall][i], marks[tall][i + 1]]);
        const laid = [];
        const inDoubt = new Map((hand.uncertain ?? []).map(([tile, ...others]) => [tile, others]));
        const onArm = hand.arms.map(() => 0);
        for (let i = 0; i < tiles.length && tiles[i] <= ply; i += 14) {
            const [at, arm, inner, outer] = tiles.slice(i, i + 4);
            const [x, y, way, markX, markY] = tiles.slice(i + 4 + 5 * tall, i + 9 + 5 * tall);
            if (i > 0) {
                ends[arm] = [x + markX, y + markY];
                onArm[arm] += 1;
            }
            laid.push(...placed(inner, outer, x, y, way, at === ply, inDoubt.has(i / 14)));
        }
        // Where a tile may lie as well, as long as nothing else lies there.
        const mayLie = new Set();
        for (const [tile, others] of inDoubt) {
            for (let i = 0; i < others.length && tiles[14 * tile] <= ply; i += 2) {
                if (onArm[others[i]] === others[i + 1]) mayLie.add(others[i]);
            }
        }
        ends.forEach(([x, y], arm) => {
            const open = mayLie.has(arm);
            const style = `mark${arms[arm]?.endsWith('*') ? ' spell' : ''}${open ? ' unsure' : ''}`;
            out.push(make('g', { class: style }, make('circle', { cx: x, cy: y, r: open ? .8 : .6 }),
                words('arm', x, y + .29, `${open ? '?' : ''}${hand.arms[arm]}`)));
        });
        return [...out, ...laid];
    }

    const suits = ['blanks', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens',
        'elevens', 'twelves', 'thirteens', 'fourteens', 'fifteens', 'doubles'];
    const letter = (seat) => String.fromCharCode(65 + seat);

    function tricksAt(hand, ply, tall) {
        const out = [];
        let place = 0;
        for (const [index, [suit, taker, ...tiles]] of hand.tricks.entries()) {
            const whole = tiles[tiles.length - 4] <= ply;
            for (let i = 0; i < tiles.length; i += 4, place += 2) {
                const [at, seat, high, low] = tiles.slice(i, i + 4);
                const [x, y] = hand.places[tall].slice(place, place + 2);
                if (at > ply) continue;
                if (i === 0) out.push(words('suit', x - 1, y - 2.6, `${index + 1}${suit < 0 ? '' : ` · ${suits[suit]}`}`));
                out.push(...(high < 0 ? [make('use', { href: '#back-v', x, y })] : placed(high, low, x, y, 1, at === ply)));
                out.push(words('who', x, y + 3.1, letter(seat)));
                if (whole && taker === seat) out.push(ring('v', x, y, 'won'), words('crown', x + 1, y + 3.1, '★'));
            }
        }
        return out;
    }

    function drawTable(svg, hand, ply, tall, state) {
        const of = data.hands[hand];
        svg.setAttribute('viewBox', of.frames[tall].join(' '));
        svg.setAttribute('class', tall ? 'tall' : 'wide');
        svg.setAttribute('aria-label', `The table of hand ${of.name}${state.doubt ? `; ${say(state.doubt)}` : ''}`);
        svg.replaceChildren(...(of.tricks ? tricksAt(of, ply, tall) : layoutAt(of, ply, tall, state.arms)));
    }

    function tableWords(hand, ply, state) {
        const { tricks, arms } = data.hands[hand];
        if (!tricks) {
            if (!state.arms.length) return 'no tile laid yet';
            const kinds = { '*': ' (spellbound)', '-': ' (not started)' };
            return 'open: ' + state.arms.map((arm, index) =>
                `${arm.replace(/[*-]$/, '')} on arm ${arms[index]}${kinds[arm.at(-1)] ?? ''}`).join(', ');
        }
        const trick = tricks.findLast((one) => one[2] <= ply);
        if (!trick) return 'no tile played yet';
        let text = 'trick:';
        for (let i = 2; i < trick.length && trick[i] <= ply; i += 4) {
            text += ` ${data.names[trick[i + 1]]} ${trick[i + 2] < 0 ? '?' : `${trick[i + 2]}-${trick[i + 3]}`}`;
        }
        return text;
    }

    function showCompared(place) {
        const card = byId('compared-card');
        if (!card) return;
        const decision = decided.get(place);
        card.hidden = !decision;
        if (!decision) return;
        const points = (value) => (value === null ? '–' : value > 0 ? `+${value}` : String(value).replace('-', '−'));
        byId('compared').replaceChildren(...decision.moves.map(([move, fair, value, estimate, made]) =>
            make('tr', made ? { class: 'made' } : {},
                make('th', { scope: 'row' }, move, made ? ` ${decision.mark || '◂'}` : ''),
                ...[fair, value, estimate].map((number) => make('td', { class: 'number' }, points(number))))));
        byId('compared-note').textContent = decision.note;
    }

    /** The graph of the hand, with a line at the action. */
    function showGraph(hand, ply) {
        graphs.forEach((figure, index) => {
            figure.hidden = index !== hand;
            const svg = figure.querySelector('.estimate');
            if (index !== hand || !svg) return;
            const last = data.hands[hand].plies.length - 2;
            const x = Number(svg.dataset.left) + Number(svg.dataset.step) * Math.min(ply, last);
            const cursor = svg.querySelector('.cursor');
            cursor.setAttribute('transform', `translate(${x} 0)`);
            cursor.setAttribute('visibility', 'visible');
        });
    }
    graphs.forEach((figure, hand) => {
        const svg = figure.querySelector('.estimate');
        svg?.addEventListener('click', (event) => {
            if (event.target.closest('a')) return;
            const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
            const ply = Math.round((at.x - Number(svg.dataset.left)) / Number(svg.dataset.step));
            setPlaying(false);
            show(firsts[hand] + Math.max(0, Math.min(data.hands[hand].plies.length - 2, ply)));
        });
    });

    /** The moves of a hand, listed when they are wanted. */
    function listMoves(hand) {
        const list = document.querySelector(`.hand[data-hand="${hand}"] .list`);
        if (list.childElementCount) return;
        const { plies } = data.hands[hand];
        list.append(...plies.map(([said], ply) => {
            const { place } = stops[firsts[hand] + ply];
            const link = make('a', { href: `#${place}` },
                make('span', { class: 'ply' }, ply === 0 ? '–' : ply === plies.length - 1 ? 'end' : ply), ' ',
                make('bdi', {}, say(said)));
            const here = (found.get(place) ?? []).map((item) => item.querySelector('strong'));
            if (here.length) {
                const worst = ['bad', 'warn', 'soft'].find((style) => here.some((one) => one.classList.contains(style)));
                const codes = here.map((one) => one.textContent.match(/\[(.*?)\]/)[1]);
                link.classList.add(worst);
                link.append(' ', make('span', { class: 'flag' }, codes.join(', ')));
            }
            const mark = decided.get(place)?.mark;
            if (mark) {
                link.classList.add('mistake');
                link.append(' ', make('span', { class: 'flag' }, mark));
            }
            return make('li', {}, link);
        }));
    }
    const details = [...document.querySelectorAll('.hand')];
    details.forEach((one, hand) => one.addEventListener('toggle', () => one.open && listMoves(hand)));

    /** On paper: how each hand ended, and all moves. */
    function preparePaper() {
        if (byId('ends').childElementCount) return;
        data.hands.forEach((hand, index) => {
            const last = hand.plies.length - 1;
            const state = stateAt(index, last);
            const svg = make('svg', { role: 'img' });
            drawTable(svg, index, last, 0, state);
            byId('ends').append(make('figure', { class: 'table' }, make('div', { class: 'felt' }, svg),
                make('figcaption', {}, `Hand ${hand.name}: `, make('bdi', {}, say(state.words)))));
            listMoves(index);
        });
    }
    const paper = matchMedia('print');
    function turnToPaper() {
        preparePaper();
        details.forEach((one) => { one.dataset.was = one.open ? 'open' : ''; one.open = true; });
    }
    function turnBack() {
        details.forEach((one) => { one.open = one.dataset.was === 'open'; });
    }
    paper.addEventListener('change', () => (paper.matches ? turnToPaper() : turnBack()));
    addEventListener('beforeprint', preparePaper);

    function show(index, again = false) {
        index = Math.max(0, Math.min(stops.length - 1, index));
        if (index === now && !again) return;
        const before = now < 0 ? -1 : stops[now].hand;
        now = index;
        const { hand, ply, place } = stops[index];
        const state = stateAt(hand, ply);
        const last = data.hands[hand].plies.length - 1;
        byId('where').textContent = `Hand ${data.hands[hand].name}, ` +
            (ply === last ? 'end' : `ply ${ply} of ${last - 1}`);
        byId('words').textContent = say(state.words);
        byId('table-words').textContent = tableWords(hand, ply, state) +
            (state.doubt ? `; dashed: ${say(state.doubt)}` : '');
        drawTable(byId('table'), hand, ply, phone.matches ? 1 : 0, state);
        showHands(hand, state);
        showFound(place, state.remarks);
        showCompared(place);
        showGraph(hand, ply);
        if (before !== hand) {
            if (before >= 0) details[before].open = false;
            details[hand].open = true;
            listMoves(hand);
        }
        for (const link of document.querySelectorAll('.list a[aria-current]')) link.removeAttribute('aria-current');
        document.querySelectorAll(`.hand[data-hand="${hand}"] .list a`)[ply].setAttribute('aria-current', 'true');
        byId('scrub').value = index;
        byId('scrub').setAttribute('aria-valuetext', `${byId('where').textContent}: ${byId('words').textContent}`);
        byId('back').disabled = index === 0;
        byId('forward').disabled = index === stops.length - 1;
        byId('previous-hand').disabled = index === 0;
        byId('next-hand').disabled = hand === data.hands.length - 1 && ply === last;
        // A page within another's frame has no address.
        if (location.protocol !== 'about:') history.replaceState(null, '', `#${place}`);
    }
    phone.addEventListener('change', () => show(now, true));

    const firstOf = (hand) => firsts[hand];
    const lastOf = (hand) => firsts[hand] + data.hands[hand].plies.length - 1;

    function step(by) {
        show(now + by);
    }
    function nextHand() {
        const { hand } = stops[now];
        show(hand + 1 < data.hands.length ? firstOf(hand + 1) : lastOf(hand));
    }
    function previousHand() {
        const { hand, ply } = stops[now];
        show(firstOf(ply > 0 || hand === 0 ? hand : hand - 1));
    }
    /** The next position, or with -1 the one before, of which this is so. */
    function toNext(by, wanted) {
        for (let i = now + by; i >= 0 && i < stops.length; i += by) {
            if (wanted(stops[i].place)) return show(i);
        }
    }
    const toFinding = (by) => toNext(by, (place) => found.has(place));
    const toMistake = (by) => toNext(by, (place) => decided.get(place)?.mark);

    function setPlaying(playing) {
        clearTimeout(timer);
        timer = 0;
        if (playing && now === stops.length - 1) show(0);
        byId('play-sign').setAttribute('d', playing ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4 3v10l8-5z');
        byId('play-word').textContent = playing ? 'Pause' : 'Play';
        if (playing) timer = setTimeout(tick, 1200 / byId('speed').value);
    }
    function tick() {
        step(1);
        if (now === stops.length - 1) return setPlaying(false);
        timer = setTimeout(tick, 1200 / byId('speed').value);
    }
    const togglePlay = () => setPlaying(timer === 0);
    function changeSpeed(by) {
        const select = byId('speed');
        select.selectedIndex = Math.max(0, Math.min(select.options.length - 1, select.selectedIndex + by));
    }
    function toggleHelp() {
        byId('keys').hidden = !byId('keys').hidden;
        byId('help').setAttribute('aria-expanded', String(!byId('keys').hidden));
    }
    const byHand = (act) => () => {
        setPlaying(false);
        act();
    };

    const acts = {
        back: byHand(() => step(-1)),
        forward: byHand(() => step(1)),
        play: togglePlay,
        'previous-hand': byHand(previousHand),
        'next-hand': byHand(nextHand),
        'next-finding': byHand(() => toFinding(1)),
        help: toggleHelp,
    };
    if (byId('next-mistake')) acts['next-mistake'] = byHand(() => toMistake(1));
    for (const [id, act] of Object.entries(acts)) byId(id).addEventListener('click', act);
    byId('scrub').addEventListener('input', () => {
        setPlaying(false);
        show(Number(byId('scrub').value));
    });

    const keys = {
        ArrowLeft: acts.back,
        ArrowRight: acts.forward,
        ' ': togglePlay,
        Home: byHand(() => show(firstOf(stops[now].hand))),
        End: byHand(() => show(lastOf(stops[now].hand))),
        PageUp: acts['previous-hand'],
        PageDown: acts['next-hand'],
        n: acts['next-finding'],
        p: byHand(() => toFinding(-1)),
        m: byHand(() => toMistake(1)),
        M: byHand(() => toMistake(-1)),
        '+': () => changeSpeed(1),
        '-': () => changeSpeed(-1),
        '?': toggleHelp,
    };
    document.addEventListener('keydown', (event) => {
        const act = keys[event.key];
        if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
        // A control with the focus keeps the keys that it knows itself.
        const tag = event.target.tagName;
        if (event.key === ' ' && (tag === 'BUTTON' || tag === 'SUMMARY')) return;
        if (tag === 'SELECT' && /^(Arrow|Home|End|Page| )/.test(event.key)) return;
        event.preventDefault();
        act();
    });

    function follow() {
        const index = places.get(decodeURIComponent(location.hash.slice(1)));
        if (index !== undefined) show(index);
        return index !== undefined;
    }
    addEventListener('hashchange', () => {
        setPlaying(false);
        follow();
    });

    document.documentElement.classList.add('js');
    byId('scrub').max = stops.length - 1;
    byId('next-finding').hidden = found.size === 0;
    if (!follow()) show(0);
})();
