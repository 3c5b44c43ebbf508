'use strict';
/* The search over names, dates and games: from a disk nothing can be fetched, so the index comes as scripts, a year each. */
const bonesIndex = (() => {
    const parts = new Map();
    const box = document.getElementById('search');
    document.documentElement.classList.add('live');
    if (!box) return () => {};
    const root = box.dataset.root;
    const list = document.getElementById('results');
    const count = document.getElementById('count');
    const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const most = 100;
    let loading = 0;

    function load(name) {
        const script = document.createElement('script');
        script.src = `${root}search-${name}.js`;
        script.onload = script.onerror = () => {
            --loading;
            find();
        };
        ++loading;
        document.body.append(script);
    }
    function loadAll() {
        if (parts.size || loading) return;
        for (const name of box.dataset.parts.split(' ')) load(name);
    }

    function item(address, title, more) {
        const link = document.createElement('a');
        link.href = root + address;
        link.textContent = title;
        const soft = document.createElement('span');
        soft.className = 'soft';
        soft.textContent = more;
        const row = document.createElement('li');
        row.append(link, ' ', soft);
        return row;
    }
    const games = (number) => `${number} ${number === 1 ? 'game' : 'games'}`;

    function matches(words) {
        const met = (text) => {
            const folded = fold(text);
            return words.every((word) => folded.includes(word));
        };
        const found = [];
        for (const [number, name, played] of parts.get('players')?.players ?? []) {
            if (met(name)) found.push(() => item(`p/${number}.html`, name, games(played)));
        }
        for (const [year, part] of [...parts].sort().reverse()) {
            if (year === 'players') continue;
            for (const [night, date, event, played] of part.nights) {
                const title = [date, part.names[event]].filter((text) => text).join(' · ');
                if (met(title)) found.push(() => item(`n/${night}.html`, title, games(played)));
            }
            for (const [record, date, game, event, ...names] of part.games) {
                const sides = names.map((name) => part.names[name]).join(' – ');
                const text = [date, part.names[game], part.names[event]].filter((one) => one).join(' · ');
                if (met(`${sides} ${text}`)) found.push(() => item(`g/${record}.html`, sides, text));
            }
        }
        return found;
    }

    function find() {
        const words = fold(box.value).split(/\s+/).filter((word) => word);
        if (words.length && !parts.size) return loadAll();
        const found = words.length ? matches(words) : [];
        list.replaceChildren(...found.slice(0, most).map((make) => make()));
        count.textContent = !words.length ? '' : loading ? 'Searching …' :
            found.length > most ? `${found.length} found, the first ${most}:` : found.length ? `${found.length} found` : 'Nothing found';
        history.replaceState(null, '', words.length ? `#${encodeURIComponent(box.value)}` : location.pathname);
    }
    box.addEventListener('input', find);
    if (location.hash.length > 1) box.value = decodeURIComponent(location.hash.slice(1));
    addEventListener('DOMContentLoaded', find);
    return (name, part) => {
        parts.set(name, part);
    };
})();
