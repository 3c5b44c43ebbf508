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
const file = join(folder, "table.bones"), keys = join(folder, "keys");
const bare = readFileSync(sample, "utf8").split("\n").map((line) => line.replace(/(^|\s+)#.*$/, "")).filter((line) => line !== "").join("\n") + "\n";

const process_ = spawn(`${bin}/bones-record`, ["--db", "", "--plain", "--format", "jsonl", "--keys", keys, file], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: process_.stdout })[Symbol.asyncIterator]();
let standing = { offered: [], next: "game" }, accepted = 0;
async function type(entry) {
    process_.stdin.write(entry + "\n");
    const answer = JSON.parse((await answers.next()).value);
    if (answer.answer === "no") throw new Error(`${entry}: ${JSON.stringify(answer)}`);
    if (entry === "y") ++accepted;
    standing = answer;
    return answer;
}

const lines = bare.split("\n").filter((line) => line !== "");
let given = [];  // lines that were taken with others
for (const [number, line] of lines.entries()) {
    if (given.includes(line)) {
        given.splice(given.indexOf(line), 1);
        continue;
    }
    const [word, ...words] = line.split(" ");
    if (word === "hand") {
        // A hand begins by itself, unless its deal comes first.
        if (lines[number + 1].startsWith("deal")) await type("hand");
        continue;
    }
    if (standing.offered.includes(line)) {
        given = standing.offered.filter((one) => one !== line);
        await type("y");
    } else if (/^[A-O]$/.test(word)) {
        for (const token of words) {
            const short = token === "pass" ? "p" : token.replace(/^(~?)(\d)-?(\d)@?(\d?)$/, "$1$2$3$4");
            const answer = standing.next === "hand" || /^[A-O]( or [A-O])*$/.test(standing.next) ? await type(short) : await type(`${word} ${short}`);
            if (answer.answer !== "ask") continue;
            const choice = answer.choices.find((one) => one.entry === `${word} ${short}`) ?? answer.choices[0];
            await type(choice.entry);
        }
    } else if (line.startsWith(`${standing.next} `)) {
        await type(line.slice(standing.next.length + 1));
    } else {
        while (standing.offered.length === 0 && ["event", "date", "round", "table"].includes(standing.next) && !bare.includes(`\n${standing.next} `)) await type("-");
        await type(line);
    }
}
process_.stdin.end();
await new Promise((resolve) => process_.on("close", resolve));

const canonical = (text) => execFileSync(`${bin}/bones-format`, ["-q"], { input: text, encoding: "utf8" });
const entered = readFileSync(file, "utf8");
if (canonical(entered) !== canonical(bare)) {
    const wanted = canonical(bare).split("\n"), got = canonical(entered).split("\n");
    const at = wanted.findIndex((line, i) => line !== got[i]);
    console.error(`line ${at + 1} is not what the sheet says: ${got[at]}, not ${wanted[at]}`);
    process.exit(1);
}
const typed = Number(readFileSync(keys, "utf8").split(" ")[0]);
const share = (number) => `${(100 * number / bare.length).toFixed(1)} %`;
// On the screen Enter alone takes what is offered: one key less than `y` and Enter.
console.log(`typing the file ${bare.length}, line by line ${typed} (${share(typed)}), on the screen ${typed - accepted} (${share(typed - accepted)})`);
if (typed > bare.length / 2) process.exit(1);
