// Games typed in short come out as they were, and nothing is wrong with them: bones-record fills in who acts, and asks where a
// tile may lie in ways that differ.   node short_entries.mjs BIN GAMES
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games as names, playersOf } from "../support/games.mjs";

const [bin, games] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "bones-record-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const large = ["double-takes", "super-dominoes"];  // up to double-fifteen
const tricks = ["double-takes", "forty-two"];
let entries = 0, asked = 0;

function fail(message) {
    console.error(message);
    process.exit(1);
}

/// Types lines into bones-record and reads its answers.
class Typist {
    constructor(file) {
        this.file = file;
        this.process = spawn(`${bin}/bones-record`, ["--plain", "--format", "jsonl", file], { stdio: ["pipe", "pipe", "inherit"] });
        this.answers = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    }
    async type(line) {
        ++entries;
        this.process.stdin.write(line + "\n");
        const { value } = await this.answers.next();
        return JSON.parse(value);
    }
    async taken(line) {
        const answer = await this.type(line);
        if (answer.answer !== "ok") fail(`${this.file}: ${line}: ${JSON.stringify(answer)}`);
        return answer;
    }
    leave() {
        this.process.stdin.end();
        return new Promise((resolve) => this.process.on("close", resolve));
    }
}

function shortened(token, game) {
    if (token === "pass") return "p";
    if (token === "+?") return "d";
    if (token.startsWith("+")) return `d ${token.slice(1)}`;
    return large.includes(game) ? token : token.replace(/(\d)-(\d)/, "$1$2");
}

async function lay(typist, token, game) {
    const bare = token.replace(/@\d+/, "");
    const answer = await typist.type(shortened(bare, game));
    if (answer.answer === "ask") {
        ++asked;
        const choice = answer.choices.find((one) => one.entry === token);
        if (!choice && !answer.choices.some((one) => one.entry.includes("@"))) fail(`${typist.file}: ${token} is no choice of ${JSON.stringify(answer)}`);
        return typist.taken(token);
    }
    if (answer.answer !== "ok") fail(`${typist.file}: ${bare}: ${JSON.stringify(answer)}`);
    if (answer.taken.split(" ").at(-1) === token) return answer;
    await typist.taken("u");
    return typist.taken(shortened(token, game));
}

async function retype(game, players, seed, hide) {
    const original = execFileSync(`${bin}/bones-generate`, ["--game", game, "--players", players, "--seed", seed, "--count", "1", "--hands", "3", "--hide", hide, "-q"], { encoding: "utf8" });
    const file = join(folder, `${game}-${players}-${seed}-${hide}.bones`);
    const typist = new Typist(file);
    let opening = false;
    let next = "";
    for (const line of original.split("\n")) {
        if (line === "") continue;
        const [word, ...tokens] = line.split(" ");
        if (word === "hand") opening = true;
        if (!/^[A-O]$/.test(word)) {
            next = (await typist.taken(line)).next;
            continue;
        }
        if (opening) {
            next = (await typist.taken(line)).next;
        } else if (tricks.includes(game)) {
            if (next !== word) fail(`${file}: ${next} is next, not ${word}`);
            next = (await typist.taken(tokens.join(" "))).next;
        } else {
            for (const token of tokens.flatMap((one) => (/^\+\?\d+$/.test(one) ? Array(Number(one.slice(2))).fill("+?") : [one]))) {
                if (next !== word) next = (await typist.taken(`${word} ${token}`)).next;
                else next = (await lay(typist, token, game)).next;
            }
        }
        opening = false;
    }
    await typist.leave();
    const typed = readFileSync(file, "utf8");
    if (typed !== original) fail(`${file} is not what was typed:\n${original}\n---\n${typed}`);
    execFileSync(`${bin}/bones-check`, ["--quiet", file], { stdio: "inherit" });
}

for (const game of names)
    for (let seed = 1; seed <= Number(games); ++seed) {
        const players = playersOf(game)[seed % playersOf(game).length];
        for (const hide of ["nothing", "all"]) await retype(game, String(players), String(seed), hide);
    }
console.log(`${games} games of each kind typed twice: ${entries} entries, asked ${asked} times`);
