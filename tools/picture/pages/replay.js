'use strict';
(() => {
    const data = JSON.parse(document.getElementById('data').textContent);
    const byId = (id) => document.getElementById(id);
    const SVG = 'http://www.w3.org/2000/svg';

    // All positions of the game in one row; the lists of moves name them and say them in words.
    const stops = data.hands.flatMap((hand, index) => {
        const links = document.querySelectorAll(`.hand[data-hand="${index}"] .list a`);
        return hand.stops.map((stop, ply) => ({
            hand: index, ply, stop, link: links[ply], place: links[ply].hash.slice(1),
            words: links[ply].childNodes[1].textContent.trim(),
        }));
    });
    const places = new Map(stops.map((stop, index) => [stop.place, index]));

    let now = -1;
    let timer = 0;

    function make(name, attributes, ...children) {
        const svg = name === 'svg' || name === 'use';
        const element = svg ? document.createElementNS(SVG, name) : document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.append(...children);
        return element;
    }

    function tileSvg(tile, style) {
        const svg = make('svg', { viewBox: '-1.1 -2.1 2.2 4.2', 'aria-hidden': 'true', class: style });
        if (tile === null) {
            svg.append(make('use', { href: '#back-v' }));
            return svg;
        }
        const [high, low] = tile.split('-');
        svg.append(make('use', { href: '#tile-v' }));
        if (high > 0) svg.append(make('use', { href: `#v${high}`, y: -1 }));
        if (low > 0) svg.append(make('use', { href: `#v${low}`, y: 1 }));
        return svg;
    }

    /** What was said last of something in this hand: only changes are written. */
    function latest(hand, ply, said) {
        for (let i = ply; i >= 0; --i) {
            const value = said(data.hands[hand].stops[i]);
            if (value !== undefined) return value;
        }
        return undefined;
    }
    const nothing = { known: [], deduced: [], hidden: 0, prizes: [] };
    const seatAt = (hand, ply, seat) => ({ ...nothing, ...latest(hand, ply, (stop) => stop.hands?.[seat]) });

    function inWords(tiles) {
        const parts = [];
        if (tiles.known.length) parts.push(tiles.known.join(', '));
        if (tiles.deduced.length) parts.push(`surely ${tiles.deduced.join(', ')}`);
        if (tiles.hidden) parts.push(`${tiles.hidden} hidden`);
        return parts.join('; ') || 'no tiles';
    }

    function seatRow(seat, tiles, next) {
        const count = tiles.known.length + tiles.deduced.length + tiles.hidden;
        const title = make('h3', {}, data.players[seat],
            make('span', { class: 'count' }, `${next ? 'to act · ' : ''}${count}`));
        const row = make('div', { class: 'tiles' }, make('span', { class: 'unseen' }, inWords(tiles)));
        for (const tile of tiles.known) row.append(tileSvg(tile, ''));
        for (const tile of tiles.deduced) row.append(tileSvg(tile, 'guess'));
        for (let i = 0; i < tiles.hidden; ++i) row.append(tileSvg(null, ''));
        const whole = make('div', { class: `seat${next ? ' next' : ''}${count > 10 ? ' many' : ''}` }, title, row);
        if (tiles.prizes.length) {
            whole.append(make('div', { class: 'tiles prizes' },
                make('span', { class: 'soft small', 'aria-hidden': 'true' }, 'prizes'),
                make('span', { class: 'unseen' }, `prizes: ${tiles.prizes.join(', ')}`),
                ...tiles.prizes.map((tile) => tileSvg(tile, ''))));
        }
        return whole;
    }

    function showHands(hand, ply, stop) {
        byId('hands').replaceChildren(...data.players.map((_, seat) =>
            seatRow(seat, seatAt(hand, ply, seat), stop.next === seat)));
        const score = data.hands[hand].before;
        const parts = [`${data.stock}: ${stop.stock}`];
        if (stop.backwards) parts.push('play goes anticlockwise');
        if (score) parts.push(`before this hand: ${score}`);
        byId('score').textContent = parts.join(' · ');
    }

    function showFound(stop) {
        const items = (stop.found ?? []).map((finding) =>
            make('li', {}, make('strong', { class: finding.style }, `${finding.kind}[${finding.code}] ${finding.clause}`),
                ` ${finding.message} `, make('span', { class: 'soft' }, finding.where)));
        items.push(...(stop.remarks ?? []).map((remark) => make('li', { class: 'soft' }, remark)));
        byId('found').replaceChildren(...items);
        byId('found-card').hidden = items.length === 0;
        byId('found-card').classList.toggle('mild', !(stop.found ?? []).some((f) => f.style === 'bad'));
    }

    function showTable(hand, ply, stop, forward) {
        for (const figure of document.querySelectorAll('.table')) {
            figure.classList.toggle('now', Number(figure.dataset.hand) === hand);
        }
        for (const element of byId(`table-${hand}`).querySelectorAll('[data-from], [data-to]')) {
            const from = Number(element.dataset.from ?? 0);
            const to = Number(element.dataset.to ?? Infinity);
            const there = from <= ply && ply <= to;
            element.classList.toggle('gone', !there);
            element.classList.toggle('fresh', forward && from === ply && !element.dataset.to);
        }
        for (const mark of byId(`table-${hand}`).querySelectorAll('.mark')) {
            mark.classList.toggle('spell', mark.getAttribute('href') === `#m${stop.spell}`);
        }
    }

    function show(index, forward = false) {
        index = Math.max(0, Math.min(stops.length - 1, index));
        if (index === now) return;
        now = index;
        const { hand, ply, place, stop, link, words } = stops[index];
        const last = data.hands[hand].stops.length - 1;
        byId('where').textContent = `Hand ${data.hands[hand].name}, ` +
            (ply === last ? 'end' : `ply ${ply} of ${last - 1}`);
        byId('words').textContent = words;
        byId('table-words').textContent = latest(hand, ply, (one) => one.table);
        showTable(hand, ply, stop, forward);
        showHands(hand, ply, stop);
        showFound(stop);
        for (const link of document.querySelectorAll('.list a[aria-current]')) link.removeAttribute('aria-current');
        link.setAttribute('aria-current', 'true');
        byId('scrub').value = index;
        byId('scrub').setAttribute('aria-valuetext', `${byId('where').textContent}: ${words}`);
        byId('back').disabled = index === 0;
        byId('forward').disabled = index === stops.length - 1;
        byId('previous-hand').disabled = index === 0;
        byId('next-hand').disabled = hand === data.hands.length - 1 && ply === last;
        history.replaceState(null, '', `#${place}`);
    }

    const firstOf = (hand) => stops.findIndex((stop) => stop.hand === hand);
    const lastOf = (hand) => stops.findLastIndex((stop) => stop.hand === hand);

    function step(by) {
        show(now + by, by > 0);
    }
    function nextHand() {
        const { hand } = stops[now];
        show(hand + 1 < data.hands.length ? firstOf(hand + 1) : lastOf(hand));
    }
    function previousHand() {
        const { hand, ply } = stops[now];
        show(firstOf(ply > 0 || hand === 0 ? hand : hand - 1));
    }
    function toFinding(by) {
        for (let i = now + by; i >= 0 && i < stops.length; i += by) {
            if (stops[i].stop.found?.length) return show(i);
        }
    }

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
    byId('next-finding').hidden = !stops.some((stop) => stop.stop.found?.length);
    if (!follow()) show(0);
})();
