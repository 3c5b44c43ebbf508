// Pages and pictures of bones-replay in a browser: node pages.mjs BIN_DIR CHROMIUM [few]
//
// No error on the console, no request to anywhere, every button and key does what it says, positions agree with
// JSON Lines, axe-core finds no fault, nothing overflows at the width of a phone, and no two tiles overlap. `few`: only of
// some short games.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [bin, executablePath, few] = process.argv.slice(2);
const all = few === undefined;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'bones-pages-'));

function run(tool, options, input = '') {
    const { status, stdout, stderr } = spawnSync(join(bin, tool), options, { input, maxBuffer: 1 << 28 });
    assert.equal(status, 0, `${tool} ${options.join(' ')}: ${stderr}`);
    return stdout.toString();
}
const sample = (name) => readFileSync(join(root, 'samples', name), 'utf8');
const generated = (...options) => run('bones-generate', ['--count', '1', ...options]);

const hostile = `game double-takes
id </script><script>alert(1)</script>
event "><img src=x onerror=alert(2)>
player A <b onmouseover=alert(3)>Ana</b>
player B {{title}} {{{body}}} &lt;script&gt;
hand 1
A 12-9=9 8-2    # </script>
A 9-9=9 9-4
end unfinished
`;
const games = {
    curse: sample('curse-of-the-doublet/clean-full-game.bones'),
    faulty: sample('curse-of-the-doublet/faulty-turns.bones'),
    takes: sample('double-takes/clean-full-game-4.bones'),
    prize: sample('prize-dominoes/clean-full-game.bones'),
    super: generated('--game', 'super-dominoes', '--players', '5', '--hands', '2', '--seed', '3', '--breaches', '3'),
    fifteen: generated('--game', 'super-dominoes', '--players', '15', '--hands', '1', '--hide', 'all'),
    leyden: sample('leyden/clean-full-game.bones'),
    hostile,
    uncertain: `game block
player A Ana
player B Bo
player C Cy
hand 1
A 6-6
B 6-4
C 6-1
A 4-1
B 3-2
C pass
end unfinished
`,
};

function firstRecord(text) {
    const starts = [...text.matchAll(/^game /gm)].map((match) => match.index);
    return starts.length > 1 ? text.slice(0, starts[1]) : text;
}

/** Tiles as the picture has them: the places of their bodies, of one table. */
function overlaps(tiles) {
    const boxes = tiles.map(({ shape, x, y }) =>
        shape === '#tile-h' ? [x - 2, y - 1, x + 2, y + 1] : [x - 1, y - 2, x + 1, y + 2]);
    let found = 0;
    for (let i = 0; i < boxes.length; ++i) {
        for (let j = 0; j < i; ++j) {
            const [a, b] = [boxes[i], boxes[j]];
            if (a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]) ++found;
        }
    }
    return found;
}

const tilesOf = (svg) => [...svg.querySelectorAll('use')]
    .filter((use) => use.getAttribute('href').startsWith('#tile-'))
    .map((use) => ({
        shape: use.getAttribute('href'), x: Number(use.getAttribute('x')), y: Number(use.getAttribute('y')),
    }));

async function open(browser, name, html, options = {}) {
    const file = join(folder, `${name}.html`);
    writeFileSync(file, html);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const faults = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
        if (!request.url().startsWith('file:') && !request.url().startsWith('data:')) faults.push(request.url());
    });
    page.on('dialog', (dialog) => faults.push(`dialog: ${dialog.message()}`));
    await page.goto(pathToFileURL(file).href);
    return { page, context, faults };
}

async function holdAxe(page, what) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0].html]), [], what);
}

async function holdWidth(page, what) {
    const [wide, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= inner, `${what}: ${wide} wide on ${inner}`);
}

const where = (page) => page.textContent('#where');
const hash = (page) => page.evaluate(() => location.hash.slice(1));

/** What the page shows at every position, one after the other by the forward button. */
function showAll(tilesIn) {
    const all = [];
    for (;;) {
        all.push({
            place: location.hash.slice(1),
            words: document.getElementById('words').textContent,
            hands: [...document.querySelectorAll('#hands .seat')].map((seat) =>
                [...seat.querySelectorAll('.unseen')].map((text) => text.textContent)),
            found: [...document.querySelectorAll('#found li strong')].map((item) => item.textContent),
            score: document.getElementById('score').textContent,
            table: document.getElementById('table-words').textContent,
            spells: [...document.querySelectorAll('.table.now svg.wide .mark.spell')]
                .map((mark) => Number(mark.textContent.replace('?', ''))),
            marks: [...document.querySelectorAll('.table.now svg.wide .mark')].map((mark) => mark.textContent),
            dashed: document.querySelectorAll('.table.now svg.wide use.unsure').length,
            label: document.querySelector('.table.now svg.wide').getAttribute('aria-label'),
            tiles: tilesIn(document.querySelector('.table.now svg.wide')),
        });
        if (document.getElementById('forward').disabled) return all;
        document.getElementById('forward').click();
    }
}

/** All of it against JSON Lines. */
async function holdPositions(page, positions, what) {
    const all = await page.evaluate(`(${showAll})(${tilesOf})`);
    assert.equal(all.length, positions.length, what);
    let laid = 0, dashed = 0;
    for (const [index, position] of positions.entries()) {
        const shown = all[index];
        const name = `${what} ${position.hand}.${position.end ? 'end' : position.ply}`;
        assert.equal(shown.place, name.split(' ').at(-1), name);
        assert.equal(shown.words, position.words, name);
        const hands = Object.values(position.hands).map(({ known, deduced, hidden, prizes }) => [
            [
                ...(known.length ? [known.join(', ')] : []),
                ...(deduced.length ? [`surely ${deduced.join(', ')}`] : []),
                ...(hidden ? [`${hidden} hidden`] : []),
            ].join('; ') || 'no tiles',
            ...(prizes.length ? [`prizes: ${prizes.join(', ')}`] : []),
        ]);
        assert.deepEqual(shown.hands, hands, name);
        assert.equal(shown.found.length, position.findings.length, name);
        assert.ok(shown.score.includes(`: ${position.stock}`), name);
        laid = position.ply === 0 ? 0 : laid + (position.action?.laid || (position.trick && position.action?.tile) ? 1 : 0);
        assert.equal(shown.tiles.length, laid, `${name}: tiles on the table`);
        assert.equal(overlaps(shown.tiles), 0, name);
        const spells = position.arms.filter((arm) => arm.spellbound).map((arm) => arm.arm);
        assert.deepEqual(shown.spells, spells, `${name}: spells`);
        const arms = position.arms.map((arm) => arm.arm);
        assert.deepEqual(shown.marks.map((mark) => Number(mark.replace('?', ''))), arms, `${name}: numbers of arms`);
        dashed = position.ply === 0 ? 0 : dashed + (!position.end && position.action?.or ? 1 : 0);
        assert.equal(shown.dashed, dashed, `${name}: tiles whose place is open`);
        for (const text of [shown.label, shown.table])
            assert.equal(text.includes('the sheet does not show where'), dashed > 0, `${name}: ${text}`);
        for (const other of (!position.end && position.action?.or) || [])
            assert.ok(other.arm === position.action.laid.arm || shown.marks.includes(`?${other.arm}`), `${name}: the other place`);
        for (const { arm, open } of position.arms) {
            assert.match(shown.table, new RegExp(`\\b${open}( or \\d+)? on arm ${arm}\\b`), name);
        }
    }
}

async function holdButtonsAndKeys(page, positions) {
    const last = positions.at(-1).hand;
    const end = positions.findLast((position) => position.hand === 1).ply;
    const at = async (place, what) => assert.equal(await hash(page), place, what);
    const go = (place) => page.evaluate((to) => { location.hash = to; }, place);
    await go('1.2');
    await page.waitForFunction(() => document.getElementById('where').textContent.includes('ply 2'));
    await page.keyboard.press('ArrowRight');
    await at('1.3', 'right');
    await page.keyboard.press('ArrowLeft');
    await at('1.2', 'left');
    await page.click('#back');
    await at('1.1', 'back');
    await page.keyboard.press('End');
    await at('1.end', 'end');
    await page.keyboard.press('Home');
    await at('1.0', 'home');
    await page.keyboard.press('PageDown');
    await at('2.0', 'page down');
    await page.keyboard.press('PageUp');
    await at('1.0', 'page up');
    await page.click('#next-hand');
    await at('2.0', 'next hand');
    await page.click('#previous-hand');
    await at('1.0', 'previous hand');
    await page.keyboard.press('?');
    assert.ok(await page.isVisible('#keys'), 'the keys');
    await page.click('#help');
    assert.ok(!(await page.isVisible('#keys')), 'the keys again');
    assert.equal(await page.inputValue('#speed'), '1');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    assert.equal(await page.inputValue('#speed'), '4', 'faster');
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press(' ');
    assert.equal(await page.textContent('#play-word'), 'Pause', 'space plays');
    await page.waitForFunction(() => location.hash === '#1.2', null, { timeout: 5000 });
    await page.click('#play');
    assert.equal(await page.textContent('#play-word'), 'Play', 'pause');
    const place = await hash(page);
    await page.waitForTimeout(500);
    await at(place, 'a pause is one');
    await page.keyboard.press('-');
    assert.equal(await page.inputValue('#speed'), '2', 'slower');
    await page.locator('#scrub').fill(String(positions.length - 1));
    await at(`${last}.end`, 'the scrubber');
    await page.click('.hand[data-hand="0"] summary');
    await page.click('.list a[href="#1.1"]');
    await page.waitForFunction(() => document.getElementById('where').textContent === 'Hand 1, ply 1 of ' +
        (document.querySelectorAll('.hand[data-hand="0"] .list a').length - 2));
    assert.equal(end, await page.evaluate(() =>
        document.querySelectorAll('.hand[data-hand="0"] .list a').length - 2), 'a link for each position');
}

/** Evidence stands with its finding, and leads to the ply that shows it. */
async function holdEvidence(page, places) {
    const links = page.locator('.findings .evidence a');
    for (const link of await links.all()) {
        const place = (await link.getAttribute('href')).slice(1);
        assert.ok(places.includes(place), `evidence at ${place}`);
        await link.click();
        assert.equal(await hash(page), place, 'evidence');
    }
}

async function holdFindings(page, positions) {
    const found = positions.filter((position) => position.findings.length > 0);
    assert.ok(found.length > 0);
    // The page is there once it has heard of it: a key that comes first is meant for the hand before.
    await page.evaluate(() => location.hash === '#1.0' || new Promise((there) => {
        addEventListener('hashchange', () => there(), { once: true });
        location.hash = '#1.0';
    }));
    await page.keyboard.press('Home');
    const name = (position) => `${position.hand}.${position.end ? 'end' : position.ply}`;
    const first = found.find((position) => position.ply > 0);
    await page.click('#next-finding');
    assert.equal(await hash(page), name(first), 'next finding');
    assert.ok((await page.textContent('#found')).includes(first.findings[0].message));
    await page.keyboard.press('End');
    await page.keyboard.press('p');
    assert.ok(found.map(name).includes(await hash(page)), 'previous finding');
    await holdEvidence(page, positions.map(name));
}

/** The tiles in hands are 26 px wide or more, and those that are deduced stand out, with a legend. */
async function holdHands(page, what) {
    const hands = await page.evaluate(() => ({
        widths: [...document.querySelectorAll('#hands .tiles svg')].map((tile) => tile.getBoundingClientRect().width),
        outlined: [...document.querySelectorAll('#hands .guess')].every((tile) => getComputedStyle(tile).outlineStyle === 'dashed'),
        deduced: document.querySelectorAll('#hands .guess').length > 0,
        legend: !document.querySelector('#deduced').hidden,
    }));
    assert.ok(hands.widths.every((width) => width >= 26), `${what}: tiles of ${Math.min(...hands.widths)} px in hands`);
    assert.ok(hands.outlined, `${what}: deduced tiles have an outline`);
    assert.equal(hands.legend, hands.deduced, `${what}: the legend of deduced tiles`);
}

async function holdGame(browser, name, text) {
    const html = run('bones-replay', ['--format', 'html'], text);
    assert.ok(html.length < 10 * text.length + 150_000, `${name}: ${html.length} bytes`);
    assert.ok(!html.includes('unsafe-inline') && !/<[^>]* style=/.test(html), `${name}: the policy allows no more than it must`);
    const positions = run('bones-replay', ['--format', 'jsonl'], text).trim().split('\n')
        .map((line) => JSON.parse(line)).filter((line) => line.type === 'position');
    const { page, context, faults } = await open(browser, name, html);
    await holdAxe(page, `${name}, light`);
    await holdHands(page, name);
    await holdPositions(page, positions, name);
    if (name === 'curse') await holdButtonsAndKeys(page, positions);
    if (name === 'faulty' || name === 'super') await holdFindings(page, positions);
    await page.emulateMedia({ colorScheme: 'dark' });
    await holdAxe(page, `${name}, dark`);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    assert.ok(!(await page.isVisible('.controls')), `${name}: no buttons on paper`);
    await holdPaper(page, positions, name);
    assert.deepEqual(faults, [], name);
    await context.close();

    const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
    const small = await open(browser, `${name}-phone`, html, phone);
    await holdWidth(small.page, `${name} on a phone`);
    const { bottom } = await small.page.locator('#forward').boundingBox().then(({ y, height }) => ({ bottom: y + height }));
    assert.ok(bottom <= 740, `${name}: the controls are in view on a phone, not at ${bottom}`);
    await holdHands(small.page, `${name} on a phone`);
    await small.page.tap('#forward');
    const tall = await small.page.evaluate(`(${tilesOf})(document.querySelector('.table.now svg.tall'))`);
    assert.equal(overlaps(tall), 0, `${name} on a phone`);
    assert.ok(await small.page.isVisible('.table.now svg.tall'), `${name}: the table for phones`);
    assert.deepEqual(small.faults, [], `${name} on a phone`);
    await small.context.close();
    return positions.length;
}

/** A printed page shows how each hand ended, with all tiles that were laid. */
async function holdPaper(page, positions, what) {
    await page.waitForFunction(() => document.querySelector('#ends figure'));
    const figures = await page.evaluate(`[...document.querySelectorAll('#ends figure')].map((figure) => ({
        tiles: (${tilesOf})(figure.querySelector('svg')).length,
        words: figure.querySelector('figcaption bdi').textContent,
        height: figure.getBoundingClientRect().height,
    }))`);
    const hands = positions.filter((position) => position.end);
    assert.deepEqual(figures.map(({ words }) => words), hands.map(({ words }) => words), `${what} on paper`);
    let laid = 0;
    for (const { action, trick, end } of positions) {
        if (action?.laid || (trick && action?.tile)) ++laid;
        if (!end) continue;
        const { tiles, height } = figures.shift();
        assert.equal(tiles, laid, `${what} on paper: tiles`);
        assert.ok(height > 50, `${what} on paper: seen`);
        laid = 0;
    }
    assert.ok(!(await page.isVisible('.table.now')), `${what}: one position is nothing for paper`);
}

/**
 * A long game: a hundred hands, 200 KB of record. Its page is small enough, and there within a second. What is held to that is the
 * time that the page's own thread works, which does not depend on what else the machine does.
 */
async function holdLongGame(browser, ...options) {
    const name = options.join(' ');
    const text = generated('--game', 'super-dominoes', '--hands', '100', '--seed', '5', ...options);
    assert.ok(text.length > 180_000 && text.match(/^hand /gm).length === 100, `a long game ${name}`);
    const html = run('bones-replay', ['--format', 'html'], text);
    assert.ok(html.length < 10 * text.length + 150_000, `a long game ${name}: ${html.length} bytes`);
    const { page, context } = await open(browser, 'empty', '<!DOCTYPE html><title>empty</title>');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () => (await devtools.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'TaskDuration').value;
    const file = join(folder, 'long.html');
    writeFileSync(file, html);
    const before = await worked(), begin = performance.now();
    await page.goto(pathToFileURL(file).href);
    await page.waitForFunction(() => document.querySelector('.table.now svg') && document.getElementById('where').textContent !== '');
    const seconds = await worked() - before, passed = (performance.now() - begin) / 1000;
    console.log(`a long game ${name}: ${text.length} bytes of record, ${html.length} of page ` +
        `(${(html.length / text.length).toFixed(1)} times), worked ${seconds.toFixed(2)} s, there after ${passed.toFixed(2)} s`);
    assert.ok(seconds > 0 && seconds < 1, `a long game ${name} opens in ${seconds} s`);
    await page.goto(`${pathToFileURL(file).href}#100.end`);
    await page.waitForFunction(() => document.getElementById('where').textContent.startsWith('Hand 100, end'));
    await context.close();
}

async function holdWithoutScript(browser) {
    const html = run('bones-replay', ['--format', 'html'], games.leyden);
    const { page, context } = await open(browser, 'no-script', html, { javaScriptEnabled: false });
    assert.ok(await page.isVisible('.board ul.table'), 'without script the tables are there');
    const record = firstRecord(games.leyden);
    const laid = [...record.matchAll(/\b(\d-\d)x?@/g)].length;
    const said = await page.locator('.board ul.table li').allTextContents();
    assert.equal(said.join(' ').match(/\d-\d/g).length, laid + record.match(/^hand /gm).length, 'with all tiles');
    assert.ok(!(await page.isVisible('.controls')), 'and no buttons');
    await context.close();
}

async function holdSvg(browser) {
    const page = await browser.newPage();
    for (const [name, text] of Object.entries(games)) {
        for (const options of [['--at', '1.1'], ['--at', '1.end'], []]) {
            const svg = run('bones-replay', ['--format', 'svg', ...options], firstRecord(text));
            const result = await page.evaluate(([source, read]) => {
                const document = new DOMParser().parseFromString(source, 'image/svg+xml');
                const tables = [...document.querySelectorAll('svg > g')].filter((g) => !g.getAttribute('class'));
                return {
                    error: document.querySelector('parsererror')?.textContent ?? '',
                    foreign: document.querySelectorAll('script, foreignObject, image, a').length,
                    tables: tables.map((table) => eval(`(${read})`)(table)),
                };
            }, [svg, tilesOf.toString()]);
            assert.equal(result.error, '', name);
            assert.equal(result.foreign, 0, name);
            for (const tiles of result.tables) assert.equal(overlaps(tiles), 0, name);
        }
    }
    await page.close();
}

if (!all) for (const name of Object.keys(games)) if (!['takes', 'hostile', 'uncertain', 'leyden'].includes(name)) delete games[name];
const browser = await chromium.launch({
    executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
    let positions = 0;
    for (const [name, text] of Object.entries(games)) positions += await holdGame(browser, name, firstRecord(text));
    if (all) {
        await holdLongGame(browser);
        await holdLongGame(browser, '--players', '15');
    }
    await holdWithoutScript(browser);
    await holdSvg(browser);
    console.log(`${Object.keys(games).length} games, ${positions} positions seen in a browser`);
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
