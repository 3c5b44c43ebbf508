// What omissions do to verdicts: false findings in clean games, and breaches that stay proven, as tables in Markdown.
//
//     node omissions.mjs BIN_DIR [RECORDS [GAME...]]
//
// Of each game RECORDS games (25) are played clean, and as many with breaches. If there are more than 1,000, the games that can
// last a hundred hands end after three. bones-generate writes each once complete and once with something omitted. It ends with status 1 if a clean game has a
// finding that it must not have, or if canonical text is judged otherwise than the sheet.
// A breach of the complete record is looked for on the sheet by its code, its seat and its action: omitted actions do not count.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [bin, records = '25', ...chosen] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'bones-omissions-'));
const all = 'arms,halves,suits,passes,draws';
/// What --omit and --halves are given, and what the sheet says that it notes.
const omissions = {
    arms: ['arms'],
    'arms, but `written passes draws halves`': ['arms', 'high', 'passes draws halves'],
    'halves high': ['halves'],
    'halves low': ['halves', 'low'],
    'halves by lot': ['halves', 'lot'],
    suits: ['suits'],
    passes: ['passes'],
    draws: ['draws'],
    'all of these': [all],
    'ends, scores, prizes, numbers too': ['all'],
    'each of it by lot': ['by lot'],
};
const games = chosen.length ? chosen : ['curse-of-the-doublet', 'double-takes', 'prize-dominoes', 'super-dominoes', 'leyden',
    'block', 'draw', 'all-fives', 'fives-and-threes', 'forty-two'];
const ofManyHands = ['prize-dominoes', 'super-dominoes', 'leyden'];
const [sheets, complete, canonical] = ['sheets.bones', 'complete.bones', 'canonical.bones'].map((name) => join(folder, name));

/** A record with arms, suits, passes and draws taken out, and halves turned, each by lot. */
function withoutSome(text) {
    let state = text.length;
    const lot = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648 < 0.5;
    const lines = text.split('\n').map((line) => {
        if (!/^[A-O] /.test(line)) return line === 'written all' ? undefined : line;
        const [seat, ...actions] = line.split(' ');
        const left = actions.filter((action) => !/^(pass|\+)/.test(action) || lot()).map((action) => {
            if (action === 'pass' || action.startsWith('+')) return action;
            const turned = lot() ? action.replace(/(\d+)-(\d+)/, '$2-$1') : action;
            return lot() ? turned.replace(/[@=]\d+/, '') : turned;
        });
        return left.length ? [seat, ...left].join(' ') : undefined;
    });
    return lines.filter((line) => line !== undefined).join('\n');
}

function generate(game, [omitted, halves = 'high', written], options) {
    if (Number(records) > 1000 && ofManyHands.includes(game)) options = [...options, '--hands', '3'];
    if (omitted === 'by lot') {
        execFileSync(join(bin, 'bones-generate'), ['-q', '--game', game, '--count', records, '--seed', '44', ...options, '-o', complete]);
        return writeFileSync(sheets, withoutSome(readFileSync(complete, 'utf8')));
    }
    const turned = /halves|all/.test(omitted) ? ['--halves', halves] : [];
    execFileSync(join(bin, 'bones-generate'), ['-q', '--game', game, '--count', records, '--seed', '44', ...options,
        '--omit', omitted, ...turned, '--complete', complete, '-o', sheets]);
    if (written) writeFileSync(sheets, readFileSync(sheets, 'utf8').replaceAll(/^game .*$/gm, `$&\nwritten ${written}`));
}

/** The lines of findings in a buffer that may be longer than any string. */
function* findingsIn(buffer) {
    const begin = Buffer.from('{"type":"finding"');
    for (let at = 0, end; at < buffer.length; at = end + 1) {
        end = buffer.indexOf(10, at);
        if (buffer.compare(begin, 0, begin.length, at, at + begin.length) === 0) yield JSON.parse(buffer.toString('utf8', at, end));
    }
}

/** The errors, proven breaches and wrong claims of a file, without what slips of the pen may explain. */
function faults(file) {
    const run = spawnSync(join(bin, 'bones-check'), ['-q', '-j1', '--slips=off', '--format', 'jsonl', file], { maxBuffer: 2 ** 32 });
    if (run.status > 1 || run.error) throw new Error(`bones-check ${file}: ${run.error ?? run.stderr}`);
    return [...findingsIn(run.stdout)]
        .filter((finding) => finding.severity !== 'note' && finding.verdict === 'broken')
        .map((finding) => ({ ...finding, holds: (finding.if ?? []).some((what) => what !== 'slips not searched') ? 'if-sheet-right' : 'always' }));
}
const breaches = (file) => faults(file).filter((finding) => finding.severity === 'broken');
const isCertain = (finding) => finding.holds === 'always';

/** The actions of each hand of each record. */
function actionsOf(file) {
    const all = [];
    for (const line of readFileSync(file, 'utf8').split('\n')) {
        if (line.startsWith('game ')) all.push([]);
        if (/^hand\b/.test(line)) all.at(-1).push([]);
        if (/^[A-O] /.test(line)) all.at(-1).at(-1).push(...line.split(' ').slice(1));
    }
    return all;
}

/** A function from an action's number in the complete record to the one on the sheet; undefined where it is omitted. */
function renumbering(omitted) {
    const kinds = omitted === 'all' ? all : omitted;
    const isOmitted = (action) => (kinds.includes('passes') && action.startsWith('pass')) || (kinds.includes('draws') && action.startsWith('+'));
    const played = actionsOf(complete);
    return ({ record, hand, ply }) => {
        const actions = hand === null ? [] : played[record - 1][hand - 1];
        if (!ply) return ply;
        if (ply <= actions.length && isOmitted(actions[ply - 1])) return undefined;
        return ply - actions.slice(0, ply).filter(isOmitted).length;
    };
}

const key = (finding, ply) => [finding.record, finding.hand, ply, finding.seat, finding.code].join(' ');

/** The findings that only the sheets have, or only their canonical text. */
function changesByFormatting() {
    const run = spawnSync(join(bin, 'bones-format'), ['-q', '-j1', sheets, '-o', canonical], { encoding: 'utf8' });
    if (run.status > 1 || run.error) throw new Error(`bones-format: ${run.error ?? run.stderr}`);
    const [before, after] = [sheets, canonical].map((file) => faults(file).map((finding) => `${key(finding, finding.ply)} ${finding.holds}`));
    const [sheet, text] = [new Set(before), new Set(after)];
    return [...before.filter((found) => !text.has(found)), ...after.filter((found) => !sheet.has(found))];
}

/** How many breaches are proven on the complete records; how many of them are on the sheet, proven always or if it is right; and
 *  how many others are proven there. */
function proven(omitted) {
    const onSheet = new Map();
    for (const finding of breaches(sheets)) onSheet.set(key(finding, finding.ply), [...(onSheet.get(key(finding, finding.ply)) ?? []), finding]);
    const renumbered = renumbering(omitted);
    const counts = { complete: 0, written: 0, always: 0, ifRight: 0, others: 0, byCode: new Map() };
    for (const finding of breaches(complete)) {
        ++counts.complete;
        const ply = renumbered(finding);
        if (ply === undefined) continue;
        ++counts.written;
        const found = onSheet.get(key(finding, ply))?.pop();
        if (found) ++counts[isCertain(found) ? 'always' : 'ifRight'];
        const [kept, all] = counts.byCode.get(finding.code) ?? [0, 0];
        counts.byCode.set(finding.code, [kept + (found !== undefined), all + 1]);
    }
    for (const rest of onSheet.values()) counts.others += rest.length;
    return counts;
}

function countedCodes(findings) {
    const counts = new Map();
    for (const finding of findings) {
        const name = finding.code + (isCertain(finding) ? '' : ' (if the sheet is right)');
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([code, count]) => `\`${code} ${count}\``).join(', ');
}

function row(...cells) {
    return `| ${cells.join(' | ')} |`;
}
function table(heads, rows) {
    return [row(...heads), row('---', ...heads.slice(1).map(() => '---:')), ...rows.map((cells) => row(...cells))].join('\n');
}

try {
    const names = Object.keys(omissions);
    const falseRecords = [], falseCodes = [], kept = [], keptByCode = [], total = names.map(() => 0);
    for (const game of games) {
        const clean = [], faulty = [];
        let provenOnComplete;
        for (const [column, name] of names.entries()) {
            const omission = omissions[name];
            generate(game, omission, []);
            const before = faults(complete);
            if (before.length) throw new Error(`${game}: a clean game has ${countedCodes(before)}`);
            const findings = faults(sheets);
            const count = new Set(findings.map((finding) => finding.record)).size;
            clean.push(count);
            total[column] += count;
            // Where all of a kind is left out, nothing is proven if the sheet is right, either.
            const all = omission[0] === 'all' || omission[0].includes(',');
            if (findings.some((finding) => all || isCertain(finding))) process.exitCode = 1;
            if (findings.length) falseCodes.push([game, name, countedCodes(findings)]);

            generate(game, omission, ['--breaches', '2']);
            const changes = changesByFormatting();
            if (changes.length) {
                console.error(`${game}, ${name}: canonical text is judged otherwise:`, changes);
                process.exitCode = 1;
            }
            if (omission[0] === 'by lot') {
                faulty.push('');
                continue;
            }
            const counts = proven(omission[0]);
            provenOnComplete = counts.complete;
            const codes = [...counts.byCode].sort().map(([code, [some, all]]) => `\`${code} ${some} of ${all}\``);
            if (name.startsWith('arms')) keptByCode.push([game, name, codes.join(', ')]);
            const ifRight = counts.ifRight ? `+${counts.ifRight}` : '';
            faulty.push(`${counts.always}${ifRight} of ${counts.written}${counts.others ? `, ${counts.others} more` : ''}`);
        }
        falseRecords.push([game, ...clean]);
        kept.push([game, provenOnComplete, ...faulty]);
        console.error(game);
    }
    console.log('# What omissions do to verdicts\n');
    console.log('`node tests/bench/omissions.mjs build/release/bin ' + records + '` makes this page.\n');
    console.log(`## Clean games with a false finding, of ${records}\n`);
    console.log(table(['omitted', ...names], [...falseRecords, ['together', ...total]]));
    console.log('\n## The false findings\n');
    console.log(table(['game', 'omitted', 'findings'], falseCodes).replace('| ---: | ---: |', '| --- | --- |'));
    console.log(`\n## Breaches that stay proven, of ${records} games with up to two breaches each\n`);
    console.log('A cell counts the breaches that stay proven always, plus those that stay proven if the sheet is right.');
    console.log('Both are out of the breaches whose action is on the sheet. Then it counts what is proven on the sheet only.\n');
    console.log(table(['omitted', 'complete', ...names], kept));
    console.log('\n## The same without arms, by code\n');
    console.log(table(['game', 'omitted', 'proven always, or if the sheet is right'], keptByCode).replace('| ---: | ---: |', '| --- | --- |'));
} finally {
    rmSync(folder, { recursive: true, force: true });
}
