// The pages of nights and seasons: node night.mjs BIN_DIR [SHOTS_DIR]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Complaints, expectGoodPage, launch, open } from './browser.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const bin = resolve(process.argv[2]);
const shots = process.argv[3];
const folder = mkdtempSync(join(tmpdir(), 'bones-night-'));
const complaints = new Complaints();

function score(options) {
    const { status, stdout } = spawnSync(join(bin, 'bones-score'), ['--quiet', ...options], {
        cwd: join(root, 'samples'),
        encoding: 'utf8',
    });
    if (status === null || status > 1) complaints.add(`bones-score ${options.join(' ')}: status ${status}`);
    return stdout;
}

function write(name, options) {
    const file = join(folder, `${name}.html`);
    score([...options, '--format', 'html', '-o', file]);
    return file;
}

const lines = (options) =>
    score([...options, '--format', 'jsonl'])
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));

const texts = (page, selector) => page.locator(selector).allTextContents();

/** The table says what the JSON says. */
async function expectSameStandings(page, options, type) {
    const rows = lines(options).filter((line) => line.type === type);
    const names = await texts(page, 'main > section:first-of-type .standings tbody th bdi');
    // JSON has names as they are; a page makes visible what nobody would see.
    const visible = (name) => name.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f]/g, (hidden) =>
        `<U+${hidden.codePointAt(0).toString(16).toUpperCase()}>`);
    const expected = rows.map((row) => visible(row.name));
    complaints.expect(
        JSON.stringify(names) === JSON.stringify(expected),
        `${options.join(' ')}: the page has ${names}, JSON ${expected}`,
    );
}

/** On a phone the whole of each row is in view, the difference too, and the chart has text of the size of the page's. */
async function expectReadableOnAPhone(browser, file) {
    const page = await open(browser, file, complaints, { width: 390 });
    const unseen = await page.locator('.standings td, .standings th').evaluateAll((cells) => cells
        .filter((cell) => cell.closest('tbody') && cell.textContent !== '' && getComputedStyle(cell).display !== 'none')
        .filter((cell) => cell.getBoundingClientRect().right > document.documentElement.clientWidth).length);
    complaints.expect(unseen === 0, `${file}: ${unseen} values of the standings are out of view at 390 px`);
    const labels = await page.locator('.standings tbody tr').first().locator('td').evaluateAll((cells) => cells.map((cell) => cell.dataset.label));
    complaints.expect(labels.includes('difference'), `${file}: no difference in ${labels}`);
    const sizes = await page.locator('.places text').evaluateAll((texts) => texts.map((text) => {
        const scale = text.ownerSVGElement.getScreenCTM().a;
        return scale * parseFloat(getComputedStyle(text).fontSize);
    }));
    complaints.expect(sizes.every((size) => size >= 15.9), `${file}: the chart has text of ${Math.min(...sizes)} px`);
    await page.context().close();
}

async function nightPage(browser, options) {
    const file = write('night', options);
    await expectGoodPage(browser, file, complaints);
    await expectReadableOnAPhone(browser, file);
    const page = await open(browser, file, complaints);
    await expectSameStandings(page, options, 'standing');
    const games = lines(options).filter((line) => line.type === 'game');
    complaints.expect((await page.locator('.slip').count()) === games.length, 'a slip for each game');
    const differing = games.filter((game) => game.differences.length > 0).length;
    complaints.expect((await page.locator('.flag').count()) === differing, 'a flag for each sheet that differs');
    await page.locator('.flag').first().click();
    complaints.expect(/#slip-\d+$/.test(page.url()), 'a flag leads to its slip');
    complaints.expect((await page.locator(':target.slip').count()) === 1, 'the slip is there');
    await page.locator('details summary').first().click();
    complaints.expect(await page.locator('details table').first().isVisible(), 'the table of places opens');
    await page.emulateMedia({ media: 'print' });
    complaints.expect(!(await page.locator('.no-print').first().isVisible()), 'what is not for print is hidden');
    await page.context().close();
    return file;
}

async function hostilePage(browser) {
    const options = ['--night', join(root, 'tests/night/hostile')];
    const file = write('hostile', options);
    await expectGoodPage(browser, file, complaints);
    const page = await open(browser, file, complaints);
    await expectSameStandings(page, options, 'standing');
    const found = await page.evaluate(() => ({
        elements: document.querySelectorAll('script, img, iframe, [onload], [onerror], [onfocus]').length,
        title: document.title,
    }));
    complaints.expect(found.elements === 0, `${found.elements} elements that names made`);
    complaints.expect(found.title.startsWith('</title><script>alert(4)</script> {{title}}'), `title: ${found.title}`);
    await page.context().close();
    return file;
}

const browser = await launch();
try {
    const files = [
        await nightPage(browser, ['--night', 'club-night']),
        await hostilePage(browser),
        write('season', ['--season', 'season']),
        write('partners', ['--night', '--by', 'partnership', 'club-night']),
        write('compare', ['--night', 'season/2026-10-13.bones', '--compare', 'season/2026-10-06.bones']),
        write('empty', ['--night', '/dev/null']),
    ];
    for (const file of files.slice(2)) await expectGoodPage(browser, file, complaints);
    const season = await open(browser, files[2], complaints);
    await expectSameStandings(season, ['--season', 'season'], 'ladder');
    await season.context().close();
    for (const file of shots ? files : []) {
        for (const [name, setting] of Object.entries({ desk: {}, dark: { dark: true }, phone: { width: 360 } })) {
            const page = await open(browser, file, complaints, setting);
            await page.screenshot({ path: join(shots, `${file.match(/(\w+)\.html$/)[1]}-${name}.png`), fullPage: true });
            if (name === 'desk') await page.pdf({ path: join(shots, `${file.match(/(\w+)\.html$/)[1]}.pdf`), format: 'A4', preferCSSPageSize: true });
            await page.context().close();
        }
    }
    process.exitCode = complaints.finish(`${files.length} pages opened`);
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
