// Nothing that was on the screen is lost: bones-record is killed on a terminal (tmux) at any moment; the file is one of those
// that there were, and holds at least the actions that were shown.   node killed_on_screen.mjs BIN TIMES
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [bin, times] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "bones-screen-"));
let socket;  // each terminal has a server of its own: one that is about to end takes no session any more
const mux = (...args) => execFileSync("tmux", ["-u", "-f", "/dev/null", "-S", socket, ...args], { encoding: "utf8" });
process.on("exit", () => {
    try { mux("kill-server"); } catch { /* it is gone */ }
    rmSync(folder, { recursive: true });
});
const game = execFileSync(`${bin}/bones-generate`, ["--game", "leyden", "--seed", "5", "--count", "1", "--hands", "1", "-q"], { encoding: "utf8" });
const lines = game.split("\n").filter((line) => line !== "");
const begin = lines.findIndex((line) => /^[A-O] /.test(line));
const start = lines.slice(0, begin).join("\n") + "\n";
const entries = lines.slice(begin).filter((line) => /^[A-O] /.test(line));

const actions = (text) => (text.match(/^[A-O] .*$/gm) ?? []).flatMap((line) => line.split(" ").slice(1))
    .reduce((sum, token) => sum + (/^\+\?\d+$/.test(token) ? Number(token.slice(2)) : 1), 0);
function statesOf(file) {
    const states = new Set([start]);
    execFileSync("sh", ["-c", 'printf %s "$1" >"$2"', "sh", start, file]);
    for (const entry of entries) {
        try { execFileSync(`${bin}/bones-record`, ["--db", "", file], { input: entry + "\n", stdio: ["pipe", "ignore", "inherit"] }); } catch { /* findings */ }
        states.add(readFileSync(file, "utf8"));
    }
    return states;
}
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const states = statesOf(join(folder, "slowly.bones"));
let midway = 0;
for (let i = 0; i < Number(times); ++i) {
    const file = join(folder, `t${i}.bones`);
    execFileSync("sh", ["-c", 'printf %s "$1" >"$2"', "sh", start, file]);
    socket = join(folder, `socket-${i}`);
    mux("new-session", "-d", "-s", `s${i}`, "-x", "80", "-y", "24", 
        // What the shell says of a killed program would move the screen.
        `exec 2>/dev/null; LC_ALL=C.UTF-8 '${bin}/bones-record' --db '' '${file}'; exec sleep 600`);
    while (!mux("capture-pane", "-p", "-t", `s${i}`).includes("? help")) await sleep(20);
    // So many actions are in, however slow the machine; then any moment while three more are read, and never the last of all.
    const entered = i % (entries.length - 3);
    mux("send-keys", "-t", `s${i}`, "-l", entries.slice(0, entered + 3).join("\r") + "\r");
    while (actions(readFileSync(file, "utf8")) < entered) await sleep(1);
    await sleep((i * 37) % 40);
    const shell = mux("display-message", "-p", "-t", `s${i}`, "#{pane_pid}").trim();
    const tool = execFileSync("pgrep", ["-P", shell], { encoding: "utf8" }).trim();
    process.kill(Number(tool), "SIGKILL");
    await sleep(50);
    const screen = mux("capture-pane", "-p", "-t", `s${i}`);
    const shown = Number(/hand 1, ply (\d+) of/.exec(screen)?.[1] ?? 0);
    const held = readFileSync(file, "utf8");
    if (!states.has(held)) throw new Error(`the file is none that there was:\n${held}`);
    if (actions(held) < shown) throw new Error(`${shown} actions were shown, but the file holds\n${held}`);
    if (shown > 0 && shown < actions(game)) ++midway;
    mux("kill-server");
}
if (midway === 0) throw new Error("none was killed midway");
console.log(`${entries.length} entries, killed ${times} times, ${midway} of them midway`);
