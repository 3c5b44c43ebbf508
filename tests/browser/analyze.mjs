// The page of bones-analyze in a browser: node analyze.mjs BIN_DIR
//
// No error on the console, no request to anywhere, axe-core finds no fault, nothing overflows at the width of a phone; the graph,
// its marks, the list of mistakes and the key go to where they say; the moves compared are those of JSON Lines.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const samples = join(dirname(fileURLToPath(import.meta.url)), '../../samples');
const bin = process.argv[2];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'bones-analyze-page-'));
const budgets = ['--worlds', '8', '--games', '5', '--nodes', '500'];

function run(tool, options, input) {
    const { status, stdout, stderr } = spawnSync(join(bin, tool), options, { input, maxBuffer: 1 << 28, encoding: 'utf8' });
    assert.ok(status === 0, `${tool} ${options}: ${stderr}`);
    return stdout;
}
const analyze = (input, ...options) => run('bones-analyze', [...budgets, ...options], input);
// Pages have the arms of the sheet, JSON Lines those of canonical text: there both are the same.
const canonical = (path) => run('bones-format', [join(samples, path)], '');

const hostile = `game double-takes
player A <b onmouseover=alert(3)>Ana</b>
player B {{title}} </script><script>alert(1)</script>
hand 1
deal A 12-9 9-9 7-1
A 12-9=9 8-2
end unfinished
`;
const games = {
    layout: canonical('curse-of-the-doublet/clean-full-game.bones'),
    tricks: canonical('double-takes/clean-full-game-3.bones'),
    hostile,
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
try {
    for (const [name, text] of Object.entries(games)) {
        const file = join(folder, `${name}.html`);
        writeFileSync(file, analyze(text, '--format', 'html'));
        const lines = analyze(text, '--format', 'jsonl').split('\n').filter((line) => line).map((line) => JSON.parse(line));
        const decisions = lines.filter(({ type }) => type === 'decision');
        const mistakes = decisions.filter(({ mark }) => mark);
        for (const options of [{ viewport: { width: 1200, height: 900 } }, { viewport: { width: 360, height: 800 } },
            { viewport: { width: 1200, height: 900 }, colorScheme: 'dark' }]) {
            // axe-core is put in from outside, which the page's own policy would not let in.
            const context = await browser.newContext({ ...options, bypassCSP: true });
            const page = await context.newPage();
            const faults = [];
            page.on('console', (message) => faults.push(message.text()));
            page.on('pageerror', (error) => faults.push(String(error)));
            page.on('request', (request) => request.url().startsWith('file:') || faults.push(request.url()));
            const place = ({ hand, ply }) => `${hand}.${ply}`;
            await page.goto(`${pathToFileURL(file)}#${decisions.length ? place(decisions[0]) : '1.0'}`);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            assert.ok(wide <= 0, `${name}: overflows by ${wide}`);
            for (const decision of decisions.slice(0, options.colorScheme || options.viewport.width < 1200 ? 0 : 6)) {
                await page.evaluate((hash) => { location.hash = hash; }, place(decision));
                await page.waitForFunction((ply) => document.getElementById('where').textContent.includes(`ply ${ply} `),
                    String(decision.ply));
                const rows = await page.locator('#compared tr th').allTextContents();
                assert.deepEqual(rows.map((row) => row.split(' ')[0]), decision.moves.map(({ move }) => move), place(decision));
                assert.equal(await page.locator('#compared tr.made th').innerText(),
                    `${decision.played} ${decision.mark ?? '◂'}`, place(decision));
            }
            assert.equal(await page.locator('.mistakes li').count(), mistakes.length, `${name}: mistakes`);
            if (mistakes.length) {
                await page.evaluate(() => { location.hash = '1.0'; });
                await page.keyboard.press('m');
                assert.equal(await page.evaluate(() => location.hash), `#${place(mistakes[0])}`, `${name}: m`);
                const last = mistakes.at(-1);
                await page.locator('.mistakes a').last().click();
                await page.waitForFunction((hash) => location.hash === hash, `#${place(last)}`);
                const graph = page.locator('.course-of-hand:not([hidden]) .estimate');
                assert.equal(await graph.count(), 1, `${name}: one graph at a time`);
                assert.equal(await graph.locator('.cursor').getAttribute('visibility'), 'visible');
                const { width } = await graph.boundingBox();
                await graph.click({ position: { x: 41 * width / 420, y: 5 } });
                assert.equal(await page.evaluate(() => location.hash), `#${last.hand}.0`, `${name}: a click on the graph`);
            }
            await page.addScriptTag({ content: axe });
            const { violations } = await page.evaluate(() => globalThis.axe.run());
            assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], name);
            assert.deepEqual(faults, [], name);
            await context.close();
        }
    }
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
