// The page of cases: node case.mjs BIN_DIR [SHOTS_DIR]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Complaints, expectGoodPage, launch, open } from './browser.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const bin = resolve(process.argv[2]);
const shots = process.argv[3];
const folder = mkdtempSync(join(tmpdir(), 'bones-case-'));
const complaints = new Complaints();

/** Writes the page of some cases; returns it and the breaches of the same records. */
function cases(name, options) {
    const page = join(folder, `${name}.html`);
    const check = (more) => spawnSync(join(bin, 'bones-check'), ['--quiet', ...more], { encoding: 'utf8', maxBuffer: 1 << 28 });
    const { status } = check(['--case', '-o', page, ...options]);
    complaints.expect(status === 1, `bones-check --case ${options}: status ${status}`);
    const lines = check(['--format', 'jsonl', ...options]).stdout.split('\n').filter((line) => line.startsWith('{"type":"finding"'));
    return { page, breaches: lines.map((line) => JSON.parse(line)).filter(({ severity, verdict }) => severity === 'broken' && verdict === 'broken') };
}

/** An article for each breach with its accusation, how far it is proven, the picture and the rule. */
async function expectSameBreaches(page, breaches) {
    const articles = await page.locator('article').all();
    complaints.expect(articles.length === breaches.length, `${articles.length} cases of ${breaches.length} breaches`);
    for (const [i, breach] of breaches.entries()) {
        const what = `${breach.file}:${breach.line}`;
        const text = await articles[i].innerText();
        const standing = breach.holds === 'always' ? /Proven\n/ : /Proven if the sheet is right\n/;
        complaints.expect(text.includes(breach.message.replaceAll('\u202e', '<U+202E>')), `${what}: ${breach.message}`);
        complaints.expect(standing.test(text), `${what}: ${breach.holds}`);
        for (const slip of breach.if ?? [])
            if (/^no slip at/.test(slip)) complaints.expect(text.includes(slip.match(/repair: (.*)\)$/)[1]), `${what}: ${slip}`);
        const { drawn, described } = await articles[i].evaluate((article) => {
            const image = article.querySelector('img');
            return { drawn: image.complete && image.naturalWidth > 0, described: image.alt };
        });
        complaints.expect(drawn && described !== '', `${what}: a picture that is described`);
        complaints.expect((await articles[i].locator('.words').last().innerText()).length > 40, `${what}: the rule`);
    }
}

/** A4: one case begins each page, and nothing is cut off. */
async function expectPrintable(page, count) {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g).length;
    complaints.expect(pages >= count && pages <= 2 * count, `${count} cases on ${pages} pages`);
}

const night = ['2', '3', '4'].map((table) => join(root, `samples/club-night/table-${table}.bones`));
const hostile = join(folder, 'hostile.bones');
writeFileSync(hostile, 'game block\nwritten all\nevent <img src=x onerror=alert(1)>\nplayer A Ana <b>\nplayer B Bo \u202eoB\nhand 1\n' +
    'deal A 6-6 6-5 6-4 6-3 6-2 6-1 6-0\ndeal B 5-5 5-4 5-3 5-2 5-1 5-0 4-4\nA 6-5\nB pass # </pre><script>alert(1)</script>\nA 6-1@1\nend unfinished\n');

const browser = await launch();
try {
    const documents = { night: cases('night', night), hostile: cases('hostile', [hostile]) };
    complaints.expect(documents.hostile.breaches.length === 2 && documents.night.breaches.length > 1, 'breaches');
    for (const [name, { page: file, breaches }] of Object.entries(documents)) {
        await expectGoodPage(browser, file, complaints);
        const page = await open(browser, file, complaints);
        await expectSameBreaches(page, breaches);
        complaints.expect((await page.locator('script').count()) === 0, 'elements that a sheet made');
        await expectPrintable(page, breaches.length);
        await page.context().close();
        for (const [look, setting] of Object.entries(shots ? { desk: { width: 1280 }, tablet: { width: 820 }, dark: { width: 1280, dark: true }, phone: { width: 390 } } : {})) {
            const shown = await open(browser, file, complaints, setting);
            await shown.screenshot({ path: join(shots, `case-${name}-${look}.png`), fullPage: true });
            if (look === 'desk') await shown.pdf({ path: join(shots, `case-${name}.pdf`), format: 'A4' });
            await shown.context().close();
        }
    }
    process.exitCode = complaints.finish(`${Object.keys(documents).length} pages opened`);
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
