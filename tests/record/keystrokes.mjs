// How many keys a file of games takes, entered from the sheet in short, against typing it; comments left out of both.
//   node keystrokes.mjs BIN FILE
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [bin, sample] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "bones-keys-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const bare = readFileSync(sample, "utf8").split("\n").map((line) => line.replace(/(^|\s+)#.*$/, "")).filter((line) => line !== "").join("\n") + "\n";
// Arms are told by the numbers that the table on the screen has, which are those of canonical text.
// A game is entered as one that notes all: the sheet is read so, too.
const canonical = (text) => execFileSync(`${bin}/bones-format`, ["-q"], { input: text.replaceAll(/^game .*$/gm, "$&\nwritten all"), encoding: "utf8" })
    .replaceAll(/^written all\n/gm, "");
const wanted = canonical(bare), lines = wanted.split("\n").filter((line) => line !== "");
const compact = (line) => line.replace(/\b(\d)-(\d)\b/g, "$1$2");
const together = (line) => compact(line).replace(/(?<=\d\d) (?=\d\d\b)/g, "");  // deal A 646261
const short = (token) => token === "pass" ? "p" : token.replace(/^(~?)(\d)-(\d)(@?)(\d?)$/, "$1$2$3$5");

/// Enters all lines. `armed`: the actions whose arm is typed, since the table shows that the tile fits on several; what turns
/// out to be one more is taken back, entered with its arm, and put into `found`.
async function enterAll(name, armed, found) {
    const file = join(folder, `${name}.bones`), keys = join(folder, `${name}.keys`);
    const process_ = spawn(`${bin}/bones-record`, ["--db", "", "--plain", "--format", "jsonl", "--keys", keys, file], { stdio: ["pipe", "pipe", "inherit"] });
    const answers = createInterface({ input: process_.stdout })[Symbol.asyncIterator]();
    let standing = { offered: [], next: "game" }, accepted = 0, action = 0;
    async function type(entry) {
        process_.stdin.write(entry + "\n");
        const answer = JSON.parse((await answers.next()).value);
        if (answer.answer === "no") throw new Error(`${entry}: ${JSON.stringify(answer)}`);
        if (entry === "y") ++accepted;
        standing = answer;
        return answer;
    }
    async function act(seat, token) {
        const number = action++;
        const known = ["hand", "written"].includes(standing.next) || /^[A-O]( or [A-O])*$/.test(standing.next);
        const by = known ? "" : `${seat} `;
        let answer = await type(by + short(armed.has(number) ? token : token.replace(/@\d$/, "")));
        if (answer.answer === "ask" && answer.choices.some((one) => one.entry.startsWith(`${seat} `)))
            answer = await type(answer.choices.find((one) => one.entry.startsWith(`${seat} `)).entry);
        if (answer.answer === "ok" && answer.taken === `${seat} ${token}`) return;
        if (armed.has(number) || !token.includes("@")) return;
        found.add(number);
        if (answer.answer === "ok") await type("u");
        await type(by + short(token));
    }

    /// What a sheet has on one line: tiles whose arm nobody needs to say are typed together.
    async function turn(seat, words) {
        for (let from = 0; from < words.length; ) {
            let to = from;
            while (to < words.length && /^\d-\d(@\d)?$/.test(words[to]) && !armed.has(action + to - from)) ++to;
            if (to < from + 2) {
                await act(seat, words[from++]);
                continue;
            }
            const run = words.slice(from, to);
            const known = ["hand", "written"].includes(standing.next) || /^[A-O]( or [A-O])*$/.test(standing.next);
            const answer = await type((known ? "" : `${seat} `) + run.map((token) => short(token.replace(/@\d$/, ""))).join(""));
            if (answer.answer === "ok" && answer.taken === `${seat} ${run.join(" ")}`) {
                action += run.length;
            } else {
                if (answer.answer === "ok") await type("u");
                for (const token of run) await act(seat, token);
            }
            from = to;
        }
    }

    /// A line in short, if it is taken as what it is short for; else in full.
    async function lineOf(entry, line) {
        const answer = await type(entry);
        if (answer.answer === "ok" && answer.taken === line) return;
        if (answer.answer === "ok") await type("u");
        await type(compact(line));
    }

    const known = new Set();  // people of earlier games: their ids need not be typed again
    let given = [];  // lines that were taken with others
    for (const [number, line] of lines.entries()) {
        if (given.includes(line)) {
            given.splice(given.indexOf(line), 1);
            continue;
        }
        const [word, ...words] = line.split(" ");
        if (word === "hand") {
            // A hand begins by itself, unless its deal comes first, and another was before it.
            if (standing.hand > 0 && /^(deal|yard) /.test(lines[number + 1])) await type("hand");
        } else if (standing.offered.includes(line)) {
            given = standing.offered.filter((one) => one !== line);
            await type("y");
        } else if (/^[A-O]$/.test(word)) {
            await turn(word, words);
        } else if (word === "left") {
            const tiles = words.slice(1).filter((tile) => !tile.startsWith("?"));
            await lineOf(tiles.length === 0 ? "l" : together(`l ${words.slice(1).join(" ")}`), line);
        } else if (word === "player" && line.startsWith(`${standing.next} `)) {
            const name = line.slice(standing.next.length + 1);
            await lineOf(known.has(name) ? name.replace(/ <.*/, "") : name, line);
            known.add(name);
        } else if (line.startsWith(`${standing.next} `)) {
            await type(compact(line.slice(standing.next.length + 1)));
        } else {
            while (standing.offered.length === 0 && ["event", "date", "round", "table"].includes(standing.next) && !bare.includes(`\n${standing.next} `)) await type("-");
            await type(/^(deal|yard)$/.test(word) ? together(line) : line);
        }
    }
    process_.stdin.end();
    await new Promise((resolve) => process_.on("close", resolve));
    const got = canonical(readFileSync(file, "utf8")).split("\n");
    const at = wanted.split("\n").findIndex((line, i) => line !== got[i]);
    if (at >= 0) {
        console.error(`line ${at + 1} is not what the sheet says: ${got[at]}, not ${wanted.split("\n")[at]}`);
        process.exit(1);
    }
    return { typed: Number(readFileSync(keys, "utf8").split(" ")[0]), accepted };
}

const armed = new Set();
await enterAll("tried", new Set(), armed);
const { typed, accepted } = await enterAll("entered", armed, new Set());
const share = (number) => `${(100 * number / bare.length).toFixed(1)} %`;
// On the screen Enter alone takes what is offered: one key less than `y` and Enter.
console.log(`typing the file ${bare.length}, line by line ${typed} (${share(typed)}), on the screen ${typed - accepted} (${share(typed - accepted)}); ${armed.size} arms`);
if (typed > bare.length / 2) process.exit(1);
