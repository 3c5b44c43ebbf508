// The page of sheets side by side: node collate.mjs BIN_DIR [SHOTS_DIR]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Complaints, expectGoodPage, launch, open } from './browser.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const bin = resolve(process.argv[2]);
const shots = process.argv[3];
const folder = mkdtempSync(join(tmpdir(), 'bones-collate-'));
const complaints = new Complaints();

/** Writes the page of some sheets; returns it and the lines of JSON. */
function collate(name, sheets) {
    const page = join(folder, `${name}.html`);
    const result = join(folder, `${name}.bones`);
    const options = ['--quiet', '--format', 'jsonl', '--html', page, '-o', result, ...sheets];
    const { status, stdout } = spawnSync(join(bin, 'bones-collate'), options, { encoding: 'utf8' });
    complaints.expect(status === 0 || status === 1, `bones-collate ${sheets}: status ${status}`);
    const lines = stdout.split('\n').filter((line) => line !== '');
    return { page, lines: lines.map((line) => JSON.parse(line)) };
}

/** A row for each place, and what stayed undecided is marked. */
async function expectSamePlaces(page, lines) {
    const places = lines.filter((line) => line.type === 'place');
    complaints.expect((await page.locator('tbody tr').count()) === places.length, 'a row for each place');
    const undecided = places.filter((place) => place.decision === 'undecided').length;
    complaints.expect((await page.locator('tr.undecided').count()) === undecided, 'what is undecided is marked');
    const results = (await page.locator('tbody td:nth-child(2)').allTextContents()).map((text) => text.trim());
    const expected = places.map((place) => place.result ?? '–');
    complaints.expect(JSON.stringify(results) === JSON.stringify(expected), 'the page has the results of the JSON');
}

/** What is marked by colour is told in words too, and in print nothing is cut off. */
async function expectPrintable(page) {
    const how = await page.locator('tr:not(.same) .how').allTextContents();
    complaints.expect(!how.includes(''), 'each difference says how it was settled');
    await page.setViewportSize({ width: 700, height: 1000 }); // A4 between its margins
    await page.emulateMedia({ media: 'print' });
    const cut = await page.evaluate(() => {
        const box = document.querySelector('.scroll');
        return box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== 'visible';
    });
    complaints.expect(!cut, 'in print the table is not cut off');
}

const samples = ['north', 'south'].map((name) => join(root, `samples/two-sheets/${name}.bones`));
const north = join(folder, 'a.bones');
const south = join(folder, 'b.bones');
const third = join(folder, 'c.bones');
writeFileSync(north, 'game leyden\nevent <img src=x onerror=alert(1)>\nplayer A Ana\nplayer B Bo\nhand 1\nA 6-6\nB 6-1\nA 6-2\nscore A 4 B 0\n');
writeFileSync(south, 'game leyden\nplayer A Ana <ana-17>\nplayer B Bo\nhand 1\nA 6-6\nB +? 6-1\nA ?\nscore A 7 B 0\n');
writeFileSync(third, 'game leyden\nplayer A Ana\nplayer B Bo\nhand 1\nA 6-6\nB 6-1\nA 6-3\n');

const browser = await launch();
try {
    const pages = { two: collate('two', samples), three: collate('three', [north, south, third]) };
    for (const [name, { page: file, lines }] of Object.entries(pages)) {
        await expectGoodPage(browser, file, complaints);
        const page = await open(browser, file, complaints);
        await expectSamePlaces(page, lines);
        complaints.expect((await page.locator('img, script').count()) === 0, 'elements that a sheet made');
        await expectPrintable(page);
        await page.context().close();
        for (const [look, setting] of Object.entries(shots ? { desk: { width: 1200 }, dark: { width: 1200, dark: true }, phone: { width: 360 } } : {})) {
            const shown = await open(browser, file, complaints, setting);
            await shown.screenshot({ path: join(shots, `collate-${name}-${look}.png`), fullPage: true });
            if (look === 'desk') await shown.pdf({ path: join(shots, `collate-${name}.pdf`), format: 'A4' });
            await shown.context().close();
        }
    }
    process.exitCode = complaints.finish(`${Object.keys(pages).length} pages opened`);
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
