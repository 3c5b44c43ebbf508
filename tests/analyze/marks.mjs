// How far the marks of bones-analyze can be trusted: node marks.mjs BIN_DIR GAMES WORLDS [HANDS [GAME,...]]
//
// Generated games of every game are analysed with 20 and with 200 worlds, and with so many more (the contract is 1,500). A mark is
// false if the loss by the most worlds is below the threshold. A true mistake is a decision whose loss by the most worlds is, for
// sure, above it. Prints a table; at most one mark in 20 may be false, at 20 and at 200 worlds, over all games.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { games, playersOf } from '../support/games.mjs';

const [bin, count, most, hands] = [process.argv[2], process.argv[3], Number(process.argv[4]), process.argv[5] ?? '1'];
const chosen = process.argv[6]?.split(',') ?? games;

function run(tool, options, input = '') {
    const { status, stdout, stderr } = spawnSync(join(bin, tool), options, { input, maxBuffer: 1 << 28, encoding: 'utf8' });
    if (status === null || status > 1) throw new Error(`${tool} ${options.join(' ')}: ${status} ${stderr}`);
    return stdout;
}

/// Decisions by place, with what is said of each.
function decisions(text, worlds) {
    const lines = run('bones-analyze', ['--format', 'jsonl', '--worlds', String(worlds), '--games', '0', '--nodes', '0', '-'], text);
    const found = new Map();
    for (const line of lines.split('\n')) {
        if (!line.startsWith('{"type":"decision"')) continue;
        const decision = JSON.parse(line);
        if (decision.fair) found.set(`${decision.record} ${decision.hand}.${decision.ply}`, decision);
    }
    return found;
}

/// From which loss on a decision is a mistake, where that is not 1 (ANALYSIS.md).
const thresholds = { leyden: 3, 'super-dominoes': 6, 'prize-dominoes': 0.25, 'forty-two': 0.25 };
const pad = (cells, widths) => cells.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]) : String(cell).padStart(widths[i]))).join('  ');
const widths = [22, 9, 8, 8, 8, 8, 8, 8, 8];
const started = Date.now();
console.log(pad(['game', 'decisions', 'mistakes', 'marks', 'false', 'found', 'marks', 'false', 'found'], widths));
console.log(pad(['', '', '', '20', '20', '20', '200', '200', '200'], widths));
const all = [0, 0, 0, 0, 0, 0, 0, 0];
for (const game of games.filter((name) => chosen.includes(name))) {
    const row = [0, 0, 0, 0, 0, 0, 0, 0];
    for (const players of playersOf(game).slice(0, 1)) {
        const text = run('bones-generate', ['--game', game, '--players', String(players), '--count', count, '--hands', hands, '--seed', process.env.SEED ?? '17', '-q',
            '--player', 'A=greedy']);
        const threshold = thresholds[game] ?? 1;
        const truth = decisions(text, most);
        const mistakes = new Set([...truth].filter(([, { fair }]) => fair.low >= threshold).map(([place]) => place));
        row[0] += truth.size;
        row[1] += mistakes.size;
        for (const [at, worlds] of [[2, 20], [5, 200]]) {
            for (const [place, { mark }] of decisions(text, worlds)) {
                if (!mark) continue;
                ++row[at];
                if (truth.get(place).fair.loss < threshold) ++row[at + 1];
                if (mistakes.has(place)) ++row[at + 2];
            }
        }
    }
    console.log(pad([game, ...row], widths));
    row.forEach((number, i) => (all[i] += number));
}
console.log(pad(['all', ...all], widths));
console.log(`${Math.round((Date.now() - started) / 1000)} s`);
const bad = [2, 5].filter((at) => all[at + 1] * 20 > all[at]);
for (const at of bad) console.error(`${all[at + 1]} of ${all[at]} marks are below the threshold by ${most} worlds`);
if (all[0] === 0 || all[2] === 0) console.error('nothing was marked: nothing was tried');
process.exit(bad.length > 0 || all[2] === 0 ? 1 : 0);
