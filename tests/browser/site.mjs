// The pages of bones-history publish, from a disk and from a plain web server: node site.mjs BIN_DIR [SHOTS_DIR]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Complaints, expectAccessible, expectNoOverflow, launch } from './browser.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const bin = resolve(process.argv[2]);
const shots = process.argv[3];
const folder = mkdtempSync(join(tmpdir(), 'bones-site-'));
const site = join(folder, 'site');
const complaints = new Complaints();
const db = join(folder, 'bones.db');

function run(tool, options) {
    const { status, stderr, stdout } = spawnSync(join(bin, tool), options, { encoding: 'utf8', maxBuffer: 1 << 28 });
    if (status === null || status > 1) complaints.add(`${tool} ${options.join(' ')}: ${status}: ${stderr}`);
    return stdout;
}
const hostile = `game double-takes
event "><img src=x onerror=alert(2)> {{title}}
date 2026-11-20
player A <b onmouseover=alert(3)>Ana</b>
player B {{{body}}} &lt;script&gt; </script>
hand 1
A 12-9=9 8-2
end unfinished
score A 3 B 1
winner A
`;
writeFileSync(join(folder, 'hostile.bones'), hostile);
writeFileSync(join(folder, 'long.bones'), run('bones-generate', ['-q', '--game', 'super-dominoes', '--players', '6', '--count', '1', '--seed', '5', '--date', '2026-11-21']));
run('bones-history', ['--db', db, 'import', '-q', join(root, 'samples/club-night'), join(root, 'samples/season'), join(folder, 'hostile.bones'), join(folder, 'long.bones')]);
run('bones-history', ['--db', db, 'publish', '-q', '-o', site, '--names', 'full']);

const server = createServer((request, response) => {
    const file = join(site, decodeURIComponent(new URL(request.url, 'http://x').pathname));
    if (!existsSync(file)) return response.writeHead(404).end();
    const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', txt: 'text/plain' };
    response.writeHead(200, { 'content-type': types[file.split('.').pop()] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const bases = [pathToFileURL(site).href, `http://127.0.0.1:${server.address().port}`];

async function open(browser, url, base, options = {}) {
    const context = await browser.newContext({
        viewport: { width: options.width ?? 1280, height: 900 }, colorScheme: options.dark ? 'dark' : 'light',
        javaScriptEnabled: options.script ?? true,
    });
    const page = await context.newPage();
    page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.add(`${url}: console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.add(`${url}: ${error}`));
    page.on('dialog', (dialog) => {
        complaints.add(`${url}: a dialog: ${dialog.message()}`);
        dialog.dismiss();
    });
    page.on('request', (request) => {
        if (!request.url().startsWith(base) && !request.url().startsWith('data:')) complaints.add(`${url}: asks for ${request.url()}`);
    });
    await page.goto(`${base}/${url}`);
    return page;
}

/** Follows every link from the front page; all pages of the site are reached. From the server, which has the same pages, so many. */
async function everyLink(browser, base, most) {
    const page = await open(browser, 'index.html', base);
    const seen = new Set();
    const queue = ['index.html'];
    while (queue.length && seen.size < most) {
        const url = queue.pop();
        if (seen.has(url)) continue;
        seen.add(url);
        await page.goto(`${base}/${url}`);
        complaints.expect(await page.locator('h1').count() === 1, `${url}: a heading`);
        complaints.expect(await page.evaluate(() => getComputedStyle(document.querySelector('nav.site')).display === 'flex'), `${url}: its style`);
        const elements = await page.evaluate(() => document.querySelectorAll('img, iframe, [onload], [onerror], [onmouseover]').length);
        complaints.expect(elements === 0, `${url}: ${elements} elements that names made`);
        for (const href of await page.evaluate(() => [...document.links].map((link) => link.href.split('#')[0]))) {
            complaints.expect(href.startsWith(base), `${url} leads to ${href}`);
            queue.push(href.slice(base.length + 1));
        }
    }
    const pages = readdirSync(site, { recursive: true }).filter((file) => file.endsWith('.html'));
    for (const file of most < Infinity ? [] : pages) complaints.expect(seen.has(file), `no link leads to ${file}`);
    await page.context().close();
    return seen.size;
}

async function search(browser, base) {
    const page = await open(browser, 'search.html', base);
    const input = page.locator('#search');
    const found = async (words, what) => {
        await input.fill(words);
        await page.waitForFunction(() => /found/i.test(document.getElementById('count').textContent));
        const texts = await page.locator('#results a').allTextContents();
        complaints.expect(what(texts), `${base}: search for ${words}: ${texts.slice(0, 5)}`);
    };
    await page.keyboard.press('Tab');
    await found('ana RUIZ', (texts) => texts[0] === 'Ana Ruiz' && texts.length > 5);
    await found('ana 2026-10-06', (texts) => texts.length >= 3 && texts.every((text) => text.includes('Ana')));
    await found('takes sato', (texts) => texts.length === 2);
    await found('onerror', (texts) => texts.length === 2);
    await found('no such words', (texts) => texts.length === 0);
    await found('hugo vance', (texts) => texts[0] === 'Hugo Vance');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/p\/\d+\.html$/);
    complaints.expect((await page.locator('h1').textContent()) === 'Hugo Vance', 'the keyboard leads from the search to a page');
    await page.goBack();
    await page.waitForFunction(() => /found/i.test(document.getElementById('count').textContent));
    complaints.expect((await input.inputValue()) === 'hugo vance', 'going back the search is as it was');
    await page.context().close();
}

async function gamePage(browser, base) {
    const name = readdirSync(join(site, 'g')).find((file) => /^\d+\.html$/.test(file));
    const page = await open(browser, `g/${name}#1.1`, base);
    complaints.expect(await page.locator('#table use').count() > 0, 'a game is drawn');
    complaints.expect(await page.evaluate(() => document.querySelector('#tile-h') !== null), 'tiles have shapes');
    const before = await page.locator('#where').textContent();
    await page.keyboard.press('ArrowRight');
    complaints.expect((await page.locator('#where').textContent()) !== before, 'keys step through a game');
    await page.emulateMedia({ media: 'print' });
    complaints.expect(!(await page.locator('nav.site').isVisible()), 'paper has no links to go by');
    await page.waitForFunction(() => document.querySelector('#ends figure')).catch(() => {});
    complaints.expect(await page.locator('#ends figure').count() > 0, 'on paper stands how each hand ended');
    await page.context().close();
    const plain = await open(browser, `g/${name}`, base, { script: false });
    complaints.expect(await plain.locator('noscript li, ul.table li').count() > 0, 'without script a game is read hand by hand');
    await plain.context().close();
    const hands = readdirSync(join(site, 'g')).filter((file) => /-\d+\.html$/.test(file));
    complaints.expect(hands.length > 0, 'a long game has a page a hand');
    for (const file of [...hands.slice(0, 1), ...hands.slice(-1)]) {
        const hand = await open(browser, `g/${file}`, base);
        await hand.keyboard.press('End');
        complaints.expect(await hand.locator('#table use').count() > 0, `${file} is drawn`);
        await hand.context().close();
    }
}

async function goodPages(browser) {
    const samples = ['index.html', 'nights.html', 'games.html', 'ladder.html', 'ratings.html', 'players.html', 'search.html'];
    for (const part of ['g', 'n', 'p']) samples.push(...readdirSync(join(site, part)).slice(0, 2).map((file) => `${part}/${file}`));
    samples.push(`g/${readdirSync(join(site, 'g')).find((file) => /-2\.html$/.test(file))}`);
    for (const url of samples) {
        for (const [width, dark] of [[360, false], [1280, true]]) {
            const what = `${url} (${width}${dark ? ', dark' : ''})`;
            const page = await open(browser, url, bases[0], { width, dark });
            await expectNoOverflow(page, what, complaints);
            await expectAccessible(page, what, complaints);
            await page.context().close();
        }
    }
    return samples;
}

/** --watch publishes again after an import, also one that comes while the first pages are being written. */
async function watch() {
    const child = spawn(join(bin, 'bones-history'), ['--db', db, 'publish', '-o', site, '--watch']);
    let said = '';
    child.stderr.on('data', (text) => said += text);
    const until = async (holds) => {
        while (!holds() && child.exitCode === null) await new Promise((later) => setTimeout(later, 100));
        return holds();
    };
    writeFileSync(join(folder, 'new.bones'), hostile.replace('2026-11-20', '2026-12-24').replace('8-2', '9-2'));
    run('bones-history', ['--db', db, 'import', '-q', join(folder, 'new.bones')]);
    complaints.expect(await until(() => readFileSync(join(site, 'nights.html'), 'utf8').includes('2026-12-24')), '--watch publishes again');
    complaints.expect(await until(() => said.includes('waiting for imports')), '--watch waits');
    const ended = new Promise((end) => child.on('exit', end));
    child.kill('SIGINT');
    complaints.expect((await ended) === 0, '--watch ends by SIGINT');
}

const browser = await launch();
try {
    let pages = 0;
    for (const base of bases) {
        pages += await everyLink(browser, base, base === bases[0] ? Infinity : 40);
        await search(browser, base);
        await gamePage(browser, base);
    }
    const samples = await goodPages(browser);
    for (const url of shots ? samples : []) {
        for (const [name, setting] of Object.entries({ desk: {}, dark: { dark: true }, phone: { width: 360 } })) {
            const page = await open(browser, url, bases[0], setting);
            await page.screenshot({ path: join(shots, `${url.replace(/\W/g, '-')}-${name}.png`), fullPage: true });
            await page.context().close();
        }
    }
    await watch();
    process.exitCode = complaints.finish(`${pages} pages opened`);
} finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
}
