// An evening of eight tables and three rounds, entered at half past ten from a heap of sheets: one is missing, one name is
// misspelt, and one sheet is corrected a week later and carried over into the archive.   node evening.mjs BIN
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const bin = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), "bones-evening-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
process.chdir(folder);
execFileSync("mkdir", ["thursday"]);

function expect(wanted, text, what) {
    if (wanted) return;
    console.error(`${what}:\n${text}`);
    process.exit(1);
}
function run(tool, args, input = "") {
    const done = spawnSync(`${bin}/${tool}`, args, { input, encoding: "utf8", env: { ...process.env, BONES_DB: "" } });
    return { status: done.status, out: done.stdout, err: done.stderr };
}
const enter = (file, entries, ...options) => run("bones-record", ["--plain", ...options, file], entries.join("\n") + "\n");

const names = ["Ana Ruiz", "Bo Chen", "Cleo Adler", "Dan Okoro", "Eva Lind", "Finn Moss", "Gita Rao", "Hugo Vance",
    "Ines Costa", "Jan Kuiper", "Kim Sato", "Lea Brandt", "Mina Park", "Noah Weil", "Olga Petrova", "Paul Quint"];
const tables = 8;
/// Who plays at a table: one half of the room stays, the other moves on by a table each round.
const pair = (round, table) => [names[table - 1], names[tables + ((table - 1 + round - 1) % tables)]];
const sheets = [];
for (let round = 1; round <= 3; ++round) for (let table = 1; table <= tables; ++table) sheets.push({ round, table });
// A heap: in no order, yet the same one each time.
const heap = sheets.map((sheet, i) => ({ sheet, key: (i * 37 + 11) % 101 })).sort((a, b) => a.key - b.key).map((one) => one.sheet);
const missing = ({ round, table }) => round === 2 && table === 5;
const noted = ({ round, table }) => round === 1 && table === 1;  // play by play
const fileOf = ({ round, table }) => `thursday/round-${round}-table-${table}.bones`;

writeFileSync("thursday/evening.night", "night Thursday\n" + names.map((name) => `player ${name}\n`).join(""));
const game = execFileSync(`${bin}/bones-generate`, ["--game", "curse-of-the-doublet", "--seed", "3", "--count", "1", "-q", "--hide", "all"], { encoding: "utf8" });
const play = game.split("\n").slice(game.split("\n").findIndex((line) => line.startsWith("hand"))).filter((line) => line !== "" && !/^(winner|result)/.test(line));

function header({ round, table }, misspelt) {
    const [a, b] = pair(round, table);
    return ["game curse-of-the-doublet", "event Thursday club", "date 2026-11-19", `round ${round}`, `table ${table}`, misspelt ? a.replace("Okoro", "Okora") : a, b];
}
function enterSheet(sheet) {
    const misspelt = sheet.round === 3 && sheet.table === 4;
    const outcome = noted(sheet) ? play : [`B ${sheet.table} 9`, `blocked 0 ${1 + sheet.round}`, "winner B"];
    const entries = [...header(sheet, misspelt), ...outcome];
    const answers = enter(fileOf(sheet), misspelt ? entries.slice(0, 6) : entries, ...(noted(sheet) ? [] : ["--scores"]));
    if (!misspelt) {
        expect(!answers.out.includes("\nno ") && !answers.out.includes("ask "), answers.out, `${fileOf(sheet)} is not taken`);
        return;
    }
    expect(answers.out.includes("is this a known player?; player A Dan Okoro (known)"), answers.out, "a misspelt name is asked about");
    const again = enter(fileOf(sheet), ["player A Dan Okoro", ...entries.slice(6)], "--scores");
    expect(!again.out.includes("\nno "), again.out, "the name is not taken");
}
for (const sheet of heap) if (!missing(sheet)) enterSheet(sheet);

// Whose sheet is missing?
const [one, other] = pair(2, 5);
let evening = run("bones-record", ["thursday"]);
expect(evening.status === 1 && evening.out.includes(`no game yet: ${[one, other].sort().join(", ")}\n`), evening.out, "whose sheet is missing");
expect(evening.out.split("no game yet").length === 2, evening.out, "nobody else is missing");
enterSheet({ round: 2, table: 5 });
evening = run("bones-record", ["thursday"]);
expect(evening.status === 0 && !evening.out.includes("no game yet"), evening.out + evening.err, "all is in");
const twice = enter("thursday/extra.bones", ["game curse-of-the-doublet", "-", "date 2026-11-19", "2", "-", one]);
expect(twice.out.includes(`${one} has a game in round 2: thursday/round-2-table-5.bones`), twice.out, "a game in that round already is said");
rmSync("thursday/extra.bones");
const standings = run("bones-score", ["--night", "thursday"]);
expect(standings.status === 0 && standings.out.includes("Ana Ruiz"), standings.out + standings.err, "the standings");

// Into the archive; and a week later somebody finds that an action was read wrongly.
expect(run("bones-history", ["import", "--db", "club.db", "-q", "thursday"]).status === 0, "", "the import");
const file = fileOf({ round: 1, table: 1 });
const last = play.slice(0, play.indexOf("hand 2")).filter((line) => /^[A-O] /.test(line)).flatMap((line) => line.split(" ").slice(1)).length;
const corrected = enter(file, ["x"], "--at", `1.${last}`, "--db", "club.db");
expect(corrected.err.includes("to update it: bones-history amend --db club.db "), corrected.out + corrected.err, "how it gets into the archive");
const command = /bones-history (amend .*) WHY/.exec(corrected.err)[1].split(" ");
const amended = run("bones-history", [...command, "the last action was crossed out", "--yes"]);
expect(amended.status === 0 && amended.err.includes("is amended"), amended.out + amended.err, "the amendment");
const shown = run("bones-history", ["show", "--db", "club.db", command[3]]);
expect(shown.out.includes("the last action was crossed out"), shown.out + shown.err, "the archive keeps why");
expect(run("bones-history", ["verify", "--db", "club.db"]).status === 0, "", "the archive is whole");
expect(enter(file, ["q"], "--db", "club.db").err === "", "", "nothing more to carry over");
console.log(`${heap.length} sheets entered, one of them later, one corrected; ${readFileSync(file, "utf8").split("\n").length} lines in that one`);
