// Nothing that was shown as taken is lost: bones-record is killed at any moment, and the file is that of its last answer, or
// of an entry after it, and can be gone on with.   node killed.mjs BIN TIMES
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [bin, times] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "bones-killed-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const entries = execFileSync(`${bin}/bones-generate`, ["--game", "leyden", "--seed", "5", "--count", "2", "--hands", "2", "-q"],
    { encoding: "utf8" }).split("\n").filter((line) => line !== "");

function fail(message) {
    console.error(message);
    process.exit(1);
}

/// What the file holds after each number of entries.
function statesOf(file) {
    const states = [null];
    for (const entry of entries) {
        execFileSync(`${bin}/bones-record`, ["--db", "", file], { input: entry + "\n", stdio: ["pipe", "ignore", "inherit"] });
        states.push(readFileSync(file, "utf8"));
    }
    return states;
}

/// Types all entries at once, and kills some milliseconds after so many were answered, however slow the machine. Returns how
/// many were.
function killedAfter(entered, milliseconds, file) {
    return new Promise((resolve) => {
        const typist = spawn(`${bin}/bones-record`, ["--db", "", file], { stdio: ["pipe", "pipe", "inherit"] });
        let answered = 0;
        const killAfter = () => setTimeout(() => typist.kill("SIGKILL"), milliseconds);
        typist.stdout.on("data", (text) => {
            const before = answered;
            answered += String(text).split("\nok ").length - 1 + String(text).startsWith("ok ");
            if (before < entered && answered >= entered) killAfter();
        });
        typist.stdin.on("error", () => {});
        typist.stdin.write(entries.join("\n") + "\n");
        if (entered === 0) killAfter();
        typist.on("close", () => resolve(answered));
    });
}

const states = statesOf(join(folder, "slowly.bones"));
let midway = 0;
for (let i = 0; i < Number(times); ++i) {
    const place = mkdtempSync(join(folder, "killed-"));
    const file = join(place, "t.bones");
    const answered = await killedAfter((i * 11) % entries.length, (i * 7) % 40, file);
    const held = existsSync(file) ? readFileSync(file, "utf8") : null;
    const reached = states.lastIndexOf(held);
    if (reached < 0) fail(`the file is none that there was:\n${held}`);
    if (reached < answered) fail(`${answered} entries were answered, but the file holds ${reached}`);
    if (answered > 0 && answered < entries.length) ++midway;
    if (held === null) continue;
    execFileSync(`${bin}/bones-record`, ["--db", "", file], { input: "u\nr\n", stdio: ["pipe", "ignore", "inherit"] });
    if (readFileSync(file, "utf8") !== held) fail(`u and r change the file:\n${held}`);
    const beside = readdirSync(place).filter((name) => name !== "t.bones");
    if (beside.length > 1) fail(`more than what was being written is left: ${beside}`);
}
if (midway === 0) fail("none was killed midway");
console.log(`${entries.length} entries, killed ${times} times, ${midway} of them midway`);
