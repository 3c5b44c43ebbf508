// bones.html in headless Chromium: node page.mjs BIN_DIR PAGE [SHOTS_DIR]
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Complaints, expectAccessible, expectNoOverflow, launch } from '../browser/browser.mjs';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const [bin, file, shots] = process.argv.slice(2).map((path) => resolve(path));
const url = pathToFileURL(file).href;
const folder = mkdtempSync(join(tmpdir(), 'bones-page-'));
const complaints = new Complaints();
const expect = (holds, what) => complaints.expect(holds, what);
if (shots) mkdirSync(shots, { recursive: true });
const parts = ['check', 'enter', 'see', 'keep'];
const requests = [];

/** Opens the page as a reader does. Anything but the page itself is a complaint. */
async function open(browser, { width = 1280, height = 844, dark = false, touch = false, address = url, language = 'en' } = {}) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', hasTouch: touch, isMobile: touch, locale: language, acceptDownloads: true });
    const page = await context.newPage();
    page.on('console', (message) => {
        // axe asks frames whether it runs in them.
        if (/'postMessage' on 'DOMWindow'/.test(message.text())) return;
        if (['error', 'warning'].includes(message.type())) complaints.add(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.add(`${error.stack}`));
    page.on('request', (request) => {
        const asked = request.url();
        if (asked.split('#')[0] !== address.split('#')[0] && !/^(data|blob|about):/.test(asked)) requests.push(asked);
    });
    await page.goto(address);
    await page.waitForSelector('body[data-ready]');
    return page;
}
const tab = (page, part) => page.click(`#tab-${part}`);
/** Opens files by the page's own button, and waits until the first is checked. */
async function load(page, ...files) {
    await page.setInputFiles('#open-files', files);
    const name = files[0].split('/').pop();
    await page.waitForFunction((name) => document.getElementById('findings').dataset.of === name, name);
}
/** Types a record in place of the text in the editor. */
async function write(page, text) {
    await page.click('#editor .cm-content');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
    await page.waitForFunction((text) => document.getElementById('findings').dataset.text === String(text.length), text);
}
const recordText = (page) => page.locator('.so-far pre').textContent();

/** The same findings as the native tool, in all samples. */
async function sameFindings(browser) {
    const page = await open(browser);
    const files = readdirSync(join(root, 'samples'), { recursive: true }).filter((name) => name.endsWith('.bones')).map((name) => join(root, 'samples', name));
    let all = 0;
    for (const [at, file] of files.entries()) {
        const copy = join(folder, `sample-${at}.bones`);
        writeFileSync(copy, readFileSync(file));
        await load(page, copy);
        const shown = await page.evaluate(() => [...document.querySelectorAll('#findings > .finding > p:first-child bdi')].map((one) => one.textContent));
        const native = spawnSync(join(bin, 'bones-check'), ['--quiet', '--format', 'jsonl', file], { encoding: 'utf8', maxBuffer: 1 << 28 })
            .stdout.split('\n').filter((line) => line.startsWith('{"type":"finding"')).map((line) => JSON.parse(line))
            // Only the tool compares records with each other.
            .filter(({ code }) => !['same-game', 'likely-same-game', 'near-name'].includes(code));
        const count = Number(await page.locator('#findings').getAttribute('data-count'));
        expect(count === native.length, `${file}: ${count} findings, ${native.length} of the tool`);
        expect(shown.every((message, i) => message === native[i]?.message), `${file}: other findings`);
        all += count;
        await page.evaluate(() => localStorage.clear());
    }
    expect(all > 100, `${all} findings in all`);
    await page.context().close();
    return `${all} findings of ${files.length} files are those of bones-check`;
}

/** The analysis runs beside the page, shows how far it is, and stops. Its page is the one that bones-analyze writes. */
async function analysis(page) {
    await page.locator('#see-views button', { hasText: 'Analysis' }).click();
    const begin = () => page.locator('#see-analysis button', { hasText: 'Analyze' }).click();
    await begin();
    await page.waitForFunction(() => document.querySelector('#see-analysis progress')?.value > 0, undefined, { timeout: 120000 });
    await page.locator('#see-analysis button', { hasText: 'Stop' }).click();
    expect((await page.locator('#see-analysis progress').count()) === 0, 'the analysis stops');
    await load(page, join(root, 'samples/prize-dominoes/clean-prizes-in-play.bones'));
    await begin();
    const shown = page.frameLocator('#see-analysis iframe.shown');
    await shown.locator('#forward').waitFor({ timeout: 120000 });
    const native = spawnSync(join(bin, 'bones-analyze'), ['--quiet', '--format', 'html', 'clean-prizes-in-play.bones'], { cwd: join(root, 'samples/prize-dominoes'), encoding: 'utf8' });
    expect(native.stdout.length > 10000 && (await page.locator('#see-analysis iframe.shown').getAttribute('srcdoc')) === native.stdout, 'the page of bones-analyze');
}

/** Each part at phone and desk, in the light and the dark. */
async function goodLooks(browser) {
    const club = ['table-1.bones', 'table-2.bones', 'thursday.night'].map((name) => join(root, 'samples/club-night', name));
    for (const [width, dark, language] of [[360, false, 'en'], [360, true, 'es'], [820, false, 'en'], [1280, true, 'en']]) {
        const page = await open(browser, { width, dark, language, touch: width < 500 });
        await load(page, ...club);
        for (const part of parts) {
            await tab(page, part);
            await page.waitForTimeout(part === 'see' ? 700 : 250);
            const what = `${part} (${width}${dark ? ', dark' : ''}, ${language})`;
            await expectNoOverflow(page, what, complaints);
            await expectAccessible(page, what, complaints);
        }
        await page.context().close();
    }
}

async function check(browser) {
    const page = await open(browser);
    await write(page, 'game all-fives\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-5\nB 5-5\nA 4-7\n');
    const list = page.locator('#findings > .finding');
    expect((await list.count()) > 0 && (await list.allTextContents()).some((text) => text.includes("'4-7' is not a tile")), 'a finding while typing');
    expect((await page.locator('#editor .cm-lintRange-error').count()) > 0, 'an underlined word');
    await page.hover('#editor .cm-lintRange-error');
    await page.waitForSelector('#editor .cm-tooltip-lint');
    expect((await page.locator('#editor .cm-tooltip-lint').textContent()).includes('is not a tile'), 'words on hovering');
    await list.filter({ hasText: "'4-7' is not a tile" }).locator('button.link').first().click();
    expect((await page.evaluate(() => document.querySelector('#editor').shadowRoot.getSelection?.()?.toString() ?? '4-7')) === '4-7', 'a click goes to the place');
    await list.first().locator('button', { hasText: /^[a-z-]+ [A-Z]\d/ }).click();
    await page.waitForSelector('#explanation:not([hidden]) h3');
    expect((await page.locator('#explanation').textContent()).length > 300, 'an explanation');
    await page.keyboard.press('Escape');
    expect(await page.locator('#explanation').isHidden(), 'the explanation closes');
    // A fix by a click, and undone.
    const faulty = readFileSync(join(root, 'samples/all-fives/faulty-count.bones'), 'utf8');
    await write(page, faulty);
    const before = await list.count();
    await page.locator('#findings .finding button.main').first().click();
    await page.waitForFunction((size) => document.getElementById('findings').dataset.text !== String(size), faulty.length + 1);
    await page.waitForTimeout(400);
    expect((await page.evaluate(() => JSON.parse(localStorage['bones.files']).at(-1).text)).includes('5-4@2'), 'a fix by a click');
    expect((await list.count()) < before, 'fewer findings after it');
    await page.locator('#check-tools button', { hasText: 'Undo' }).click();
    await page.waitForTimeout(400);
    expect((await page.evaluate(() => JSON.parse(localStorage['bones.files']).at(-1).text)) === faulty, 'undo');
    await page.reload();
    await page.waitForSelector('body[data-ready]');
    expect((await page.locator('#editor .cm-content').textContent()).includes('all-fives'), 'the text is kept');
    await page.context().close();
}

/** The whole page without a pointer. */
async function keyboard(browser) {
    const page = await open(browser);
    const focused = () => page.evaluate(() => document.activeElement.id);
    const until = async (id) => {
        for (let i = 0; i < 80 && (await focused()) !== id; ++i) await page.keyboard.press('Tab');
        expect((await focused()) === id, `${id} is reached by the keyboard`);
    };
    await until('tab-enter');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#enter form');
    await until('player-A');
    await page.keyboard.type('Ana');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bo');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.pad .key');
    await page.locator('[aria-label="6-6"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('button.choice').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.felt svg');
    expect((await recordText(page)).includes('6-6'), 'a tile by the keyboard');
    await until('undo');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('.so-far pre').textContent.includes('6-6'));
    await page.context().close();
}

/** Fills in the form of a game. */
async function begin(page, game, names) {
    await tab(page, 'enter');
    await page.selectOption('#game', game);
    for (const [at, name] of names.entries()) await page.fill(`#player-${'ABCD'[at]}`, name);
    await page.tap('#enter button[type=submit]');
    await page.waitForSelector('.pad');
}

/** Enters the first hand of a sample by touch; how many taps each tile took. */
async function enterHand(browser, game, names, sample) {
    const page = await open(browser, { width: 390, touch: true });
    let taps = 0, tiles = 0, pictures = 0;
    const tap = async (target) => {
        ++taps;
        const before = await page.evaluate(() => document.querySelector('.pad')?.dataset.drawn);
        await target.tap();
        await page.waitForFunction((before) => document.querySelector('.pad')?.dataset.drawn !== before, before);
    };
    const film = async () => {
        if (shots) await page.screenshot({ path: join(shots, `enter-${game}-${String(++pictures).padStart(2, '0')}.png`) });
    };
    await begin(page, game, names);
    await film();
    const text = readFileSync(join(root, sample), 'utf8');
    const hand = text.slice(text.indexOf('\nhand '), text.indexOf('\nend '));
    const shown = () => page.locator('.sayings .turn').textContent();
    for (const line of hand.split('\n')) {
        const [word, ...rest] = line.split(' ');
        if (word === 'bid') {
            await tap(page.locator('.choices button', { hasText: new RegExp(`^${names['ABCD'.indexOf(rest[0])]}$`) }));
            for (const bid of rest.slice(1)) await tap(page.locator('.choices button', { hasText: new RegExp(`^${bid === 'pass' ? 'Pass' : bid}$`) }));
            await film();
        } else if (word === 'trump') {
            await tap(page.locator('.choices button', { hasText: 'sixes' }).first());
        } else if (word === 'left') {
            for (const tile of rest.slice(1)) await tap(page.locator(`.key[aria-label="${tile}"]`));
        } else if (/^[A-D]$/.test(word)) {
            for (const token of rest) {
                if (token.startsWith('+')) {
                    await tap(page.locator('#do-draw'));
                    continue;
                }
                if (token === 'pass') {
                    await tap(page.locator('#do-pass'));
                    continue;
                }
                const [, a, b, arm] = token.match(/^(\d)-(\d)(@\d)?/);
                if (++tiles === 6) {
                    await expectAccessible(page, `pad of ${game}`, complaints);
                    await expectNoOverflow(page, `pad of ${game}`, complaints);
                }
                await tap(page.locator(`.key[aria-label="${Math.max(a, b)}-${Math.min(a, b)}"]`));
                if (arm && (await page.locator('.end.open').count()) > 0) await tap(page.locator(`.end.open[data-end="${arm}"]`));
                else if ((await page.locator('button.choice:not(#accept)').count()) > 0) await tap(page.locator('button.choice', { hasText: names['ABCD'.indexOf(word)] }).first());
                expect((await page.locator('.sayings .finding').count()) === 0, `${sample}: ${token}: ${await shown()}: ${await page.locator('.sayings').textContent()}`);
            }
            if (tiles % 6 < rest.length) await film();
        }
    }
    for (let i = 0; i < 3 && (await page.locator('#accept').count()) > 0; ++i) {
        if ((await page.locator('#accept').textContent()).includes('game ')) break;
        await film();
        await tap(page.locator('#accept'));
    }
    await film();
    const record = await recordText(page);
    const played = (of) => of.split('\n').filter((line) => /^[A-D] /.test(line)).flatMap((line) => line.split(' ').slice(1)).filter((token) => /^\d/.test(token))
        .map((token) => token.match(/^(\d)-(\d)/).slice(1).sort().join('-'));
    expect(played(record).join() === played(hand).join(), `${game}: another play: ${played(record)} for ${played(hand)}`);
    expect(/^end /m.test(record) && /^score /m.test(record), `${game}: the hand ends`);
    expect(taps / tiles <= 2, `${game}: ${taps} taps for ${tiles} tiles`);
    expect((await page.evaluate(() => JSON.parse(localStorage['bones.files'])[0].text)) === record, `${game}: kept at once`);
    const copy = join(folder, `${game}.bones`);
    writeFileSync(copy, record);
    const stdout = spawnSync(join(bin, 'bones-check'), ['--quiet', copy], { encoding: 'utf8' }).stdout;
    expect(stdout === '', `${game}: ${stdout}`);
    await page.context().close();
    return `${game}: ${taps} taps for ${tiles} tiles, ${(taps / tiles).toFixed(2)} a tile`;
}

/** A results-only record. */
async function results(browser) {
    const page = await open(browser, { width: 390, touch: true });
    await tab(page, 'enter');
    await page.selectOption('#game', 'block');
    await page.selectOption('#source', 'results');
    await page.fill('#player-A', 'Ana');
    await page.fill('#player-B', 'Bo');
    await page.tap('#enter button[type=submit]');
    await page.waitForSelector('#points-A');
    await page.selectOption('#end', 'conceded');
    await page.selectOption('#who', 'B');
    await page.fill('#points-A', '12');
    await page.tap('.pad form button[type=submit]');
    await page.waitForFunction(() => document.querySelector('.so-far pre')?.textContent.includes('score A 12 B 0'));
    expect((await recordText(page)).includes('end conceded B'), 'a result');
    await page.context().close();
}

async function see(browser) {
    const page = await open(browser);
    await load(page, ...readdirSync(join(root, 'samples/club-night')).filter((name) => /bones|night$/.test(name)).map((name) => join(root, 'samples/club-night', name)));
    await tab(page, 'see');
    const replay = page.frameLocator('iframe.shown');
    await replay.locator('#forward').click();
    expect((await replay.locator('#words').textContent()).length > 3, 'the replay steps');
    await page.locator('#see-views button', { hasText: 'Score' }).click();
    await page.waitForSelector('table.scores');
    expect((await page.locator('table.scores tbody tr').count()) > 0, 'hands with points');
    await page.locator('#see-views button', { hasText: 'Standings' }).click();
    const night = page.frameLocator('iframe.shown');
    await night.locator('h1').waitFor();
    expect((await night.locator('table tr').count()) > 4, 'standings');
    await page.locator('#see-views button', { hasText: 'Season' }).click();
    await night.locator('h1', { hasText: 'Season' }).waitFor();
    expect((await night.locator('table tr').count()) > 4, 'a ladder');
    await analysis(page);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(/\/Type\s*\/Page\b/.test(pdf), 'printed');
    await page.context().close();
}

/** On a server: a link that holds the record. As a file there is none. */
async function keep(browser) {
    const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(readFileSync(file))).listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
    const address = `http://127.0.0.1:${server.address().port}/bones.html`;
    try {
        const page = await open(browser, { address });
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        const text = readFileSync(join(root, 'samples/all-fives/clean-spinner.bones'), 'utf8');
        await load(page, join(root, 'samples/all-fives/clean-spinner.bones'));
        await tab(page, 'keep');
        await page.locator('#keep button', { hasText: 'Copy a link' }).click();
        await page.waitForSelector('.told');
        const link = await page.evaluate(() => navigator.clipboard.readText());
        expect(link.includes('#z='), `a link: ${link.slice(0, 60)}`);
        for (const [label, end, has] of [['Download', '.bones', 'game all-fives'], ['Download JSON', '.json', '"game":"all-fives"'], ['Download actions as CSV', '.csv', 'record,hand,ply']]) {
            const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#keep .files button', { hasText: new RegExp(`^${label}$`) }).click()]);
            expect(download.suggestedFilename().endsWith(end), `${label}: ${download.suggestedFilename()}`);
            expect(readFileSync(await download.path(), 'utf8').includes(has), `${label} has ${has}`);
        }
        const linked = await open(browser, { address: link });
        expect((await linked.evaluate(() => JSON.parse(localStorage['bones.files'])[0].text)) === text, 'the link opens the record');
        const alone = await open(browser);
        await tab(alone, 'keep');
        expect((await alone.locator('#keep button', { hasText: 'Copy a link' }).count()) === 0, 'no link of a file');
        for (const one of [page, linked, alone]) await one.context().close();
    } finally {
        server.close();
    }
}

/** A site that `publish` makes: the link of a game's page opens its record, from a disk too. */
async function site(browser) {
    const prefix = join(folder, 'prefix'), made = join(folder, 'site'), db = join(folder, 'site.db');
    mkdirSync(join(prefix, 'bin'), { recursive: true });
    mkdirSync(join(prefix, 'share/bones'), { recursive: true });
    copyFileSync(join(bin, 'bones-history'), join(prefix, 'bin/bones-history'));
    copyFileSync(file, join(prefix, 'share/bones/bones.html'));
    for (const options of [['import', '-q', join(root, 'samples/club-night')], ['publish', '-q', '-o', made, '--names', 'full', '--with-breaches', '--with-text']]) {
        const { status, stderr } = spawnSync(join(prefix, 'bin/bones-history'), ['--db', db, ...options], { encoding: 'utf8' });
        expect(status === 0, `bones-history ${options[0]}: ${stderr}`);
    }
    const server = createServer((request, response) => {
        const name = new URL(request.url, 'http://x').pathname;
        response.setHeader('content-type', { html: 'text/html', css: 'text/css', js: 'text/javascript' }[name.split('.').pop()] ?? 'text/plain').end(readFileSync(join(made, name)));
    }).listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
    try {
        for (const base of [pathToFileURL(made).href, `http://127.0.0.1:${server.address().port}`]) {
            const page = await (await browser.newContext()).newPage();
            page.on('pageerror', (error) => complaints.add(`${base}: ${error}`));
            const follow = async (game) => {
                await page.goto(`${base}/g/${game}.html`);
                const shown = (await page.locator('.record-text').textContent()).trim();
                await page.getByRole('link', { name: 'Check this game' }).click();
                await page.waitForSelector('body[data-ready]');
                await page.waitForFunction((length) => Math.abs(Number(document.getElementById('findings').dataset.text) - length) < 3, shown.length);
                return shown;
            };
            // The first again: it is open already, and is shown again.
            for (const [game, breach] of [[7, 'Finn Moss plays 8-0 on a led 4'], [1, ''], [7, 'Finn Moss plays 8-0 on a led 4']]) {
                const shown = await follow(game);
                expect((await page.locator('#editor .cm-content').textContent()).includes(shown.split('\n')[0]), `${base}: game ${game} is in the editor`);
                const findings = await page.locator('#findings').textContent();
                expect(findings.includes(breach), `${base}: game ${game}: ${findings.slice(0, 200)}`);
            }
            await page.context().close();
        }
    } finally {
        server.close();
    }
}

/** In a frame that may do nothing but run scripts. */
async function sandboxed(browser) {
    const outer = join(folder, 'frame.html');
    writeFileSync(outer, `<!doctype html><title>frame</title><iframe sandbox="allow-scripts" width="800" height="700" src="${url}"></iframe>`);
    const page = await (await browser.newContext()).newPage();
    await page.goto(pathToFileURL(outer).href);
    const frame = page.frameLocator('iframe');
    await frame.locator('body[data-ready]').waitFor();
    expect(await frame.locator('#not-kept').isVisible(), 'a sandboxed page says that nothing is kept');
    await frame.locator('#tab-enter').click();
    await frame.locator('#enter button[type=submit]').waitFor();
    expect(true, 'goes on');
    await page.context().close();
}

/** Chromium four times slower: the first finding, and 200 KB of records. Its brake does not reach workers, so this runs without. The times are printed only: a busy machine is no fault of the page. */
async function speed(browser) {
    const context = await browser.newContext();
    await context.addInitScript(() => delete window.Worker);
    const page = await context.newPage();
    const faulty = readFileSync(join(root, 'samples/all-fives/faulty-count.bones'), 'utf8');
    await page.goto(url);
    await page.waitForSelector('body[data-ready]');
    await page.evaluate((text) => localStorage.setItem('bones.files', JSON.stringify([{ name: 'a.bones', text }])), faulty);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const started = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('#findings > .finding');
    const first = performance.now() - started;
    const generated = spawnSync(join(bin, 'bones-generate'), ['--count', '200', '--seed', '7', '--game', 'all-fives'], { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout ?? '';
    const large = (generated || readFileSync(join(root, 'samples/all-fives/clean-full-game.bones'), 'utf8').repeat(80)).slice(0, 200 * 1024);
    const again = performance.now();
    await page.setInputFiles('#open-files', [{ name: 'large.bones', mimeType: 'text/plain', buffer: Buffer.from(large) }]);
    await page.waitForFunction(() => document.getElementById('findings').dataset.of === 'large.bones');
    const whole = performance.now() - again;
    await context.close();
    return `4 times slower, without a worker: first finding after ${first.toFixed(0)} ms (at most 2,000 on two quiet cores), ${(large.length / 1024).toFixed(0)} KB checked in ${whole.toFixed(0)} ms (1,000)`;
}

/** What it looks like. */
async function film(browser) {
    for (const width of [390, 820, 1280])
        for (const dark of [false, true]) {
            const page = await open(browser, { width, dark, touch: width < 1000, height: width < 500 ? 844 : 900 });
            await load(page, join(root, 'samples/club-night/table-2.bones'), join(root, 'samples/club-night/thursday.night'));
            for (const part of parts) {
                await tab(page, part);
                await page.waitForTimeout(600);
                await page.screenshot({ path: join(shots, `${part}-${width}${dark ? '-dark' : ''}.png`) });
            }
            await page.context().close();
        }
}

const browser = await launch();
const only = process.env.ONLY?.split(',');
const wanted = (name) => !only || only.includes(name);
try {
    const csp = readFileSync(file, 'utf8').match(/Content-Security-Policy" content="([^"]*)"/)[1];
    for (const directive of ["default-src 'none'", "script-src 'sha256-", "style-src 'sha256-", "'wasm-unsafe-eval'", 'worker-src blob:']) expect(csp.includes(directive), `policy: ${directive}`);
    expect(!/unsafe-inline|'unsafe-eval'|https?:|\*/.test(csp), `policy: ${csp}`);
    const done = [];
    for (const [name, run] of Object.entries({
        check, keyboard, results, see, keep, site, sandboxed, speed, sameFindings, goodLooks,
        allFives: (browser) => enterHand(browser, 'all-fives', ['Ana', 'Bo'], 'samples/all-fives/clean-full-game.bones'),
        fortyTwo: (browser) => enterHand(browser, 'forty-two', ['Ana', 'Bo', 'Cleo', 'Dov'], 'samples/forty-two/clean-hands.bones'),
        ...(shots ? { film } : {}),
    })) {
        if (!wanted(name)) continue;
        const started = performance.now();
        try {
            const said = await run(browser);
            done.push(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
            if (said) console.log(said);
        } catch (error) {
            complaints.add(`${name}: ${error.stack}`);
        }
    }
    expect(requests.length === 0, `requests: ${requests}`);
    console.log(`${requests.length} requests`);
    process.exitCode = complaints.finish(done.join(', '));
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
