// Opens pages of the tools in headless Chromium, and holds them against what every page must be.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Chromium from the system: CHROMIUM, else Debian's. */
export function launch() {
    return chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
}

/** What went wrong, as it is found; fails the process at the end. */
export class Complaints {
    list = [];

    add(what) {
        this.list.push(what);
    }
    expect(holds, what) {
        if (!holds) this.add(what);
    }
    /** Says everything; the exit status. */
    finish(done) {
        for (const what of this.list) console.error(what);
        console.log(`${done}, ${this.list.length} complaints`);
        return this.list.length === 0 && done !== '' ? 0 : 1;
    }
}

/** Opens a file as a reader would. Errors, requests and dialogs become complaints. */
export async function open(browser, file, complaints, options = {}) {
    const context = await browser.newContext({
        viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
        colorScheme: options.dark ? 'dark' : 'light',
        reducedMotion: options.reducedMotion ?? 'no-preference',
    });
    const page = await context.newPage();
    const url = pathToFileURL(file).href;
    page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.add(`${file}: console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.add(`${file}: ${error}`));
    page.on('dialog', (dialog) => {
        complaints.add(`${file}: a dialog: ${dialog.message()}`);
        dialog.dismiss();
    });
    page.on('request', (request) => {
        const asked = request.url().split('#')[0];
        if (asked !== url && !asked.startsWith('data:')) complaints.add(`${file}: asks for ${asked}`);
    });
    await page.goto(url + (options.hash ?? ''));
    return page;
}

/** No wider than the window. */
export async function expectNoOverflow(page, what, complaints) {
    const { wide, width, culprits } = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        const within = (element) => {
            for (let at = element; at !== null; at = at.parentElement)
                if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(at).overflowX)) return true;
            return false;
        };
        const culprits = [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > width + 1 && !within(element))
            .slice(0, 3)
            .map((element) => element.outerHTML.slice(0, 120));
        return { wide: document.documentElement.scrollWidth, width, culprits };
    });
    complaints.expect(wide <= width, `${what}: ${wide} wide in a window of ${width}: ${culprits.join(' | ')}`);
}

/** axe-core finds no fault. */
export async function expectAccessible(page, what, complaints) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'], preload: false }));
    for (const violation of violations) {
        const where = violation.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary ?? ''}`);
        complaints.add(`${what}: axe ${violation.id}: ${violation.help}\n  ${where.join('\n  ')}`);
    }
}

/** What every page must be: on a phone in the light, and on a desk in the dark. */
export async function expectGoodPage(browser, file, complaints) {
    for (const [width, dark] of [[360, false], [1280, true]]) {
        const what = `${file} (${width}${dark ? ', dark' : ''})`;
        const page = await open(browser, file, complaints, { width, dark });
        await expectNoOverflow(page, what, complaints);
        await expectAccessible(page, what, complaints);
        await page.context().close();
    }
}
