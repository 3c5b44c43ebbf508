// The page of each code names every clause under which the code can be reported: node clauses.mjs BIN_DIR GAMES
// Pairs of code and clause come from the sources, as far as a statement has both, and from what bones-check reports: on the records of
// samples, cases and pages, on GAMES generated games of each kind with breaches, and on its list of house rules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [bin, games] = process.argv.slice(2);
const clause = /^[A-Z]\d+[a-z]?$/;
const contents = (path) => readFileSync(join(root, path), 'utf8');

function run(program, options, input = '') {
    const { status, stdout, stderr } = spawnSync(program, options, { input, encoding: 'utf8', maxBuffer: 1 << 30 });
    if (status === null || status > 1) throw new Error(`${program} ${options.join(' ')}: ${stderr}`);
    return stdout;
}
const tracked = (...patterns) => run('git', ['-C', root, 'ls-files', ...patterns]).split('\n').filter((path) => path !== '');

/** `code clause`: where the pair was first seen. */
const pairs = new Map();
const add = (code, name, place) => pairs.has(`${code} ${name}`) || pairs.set(`${code} ${name}`, place);

function add_reported(records, place) {
    for (const line of run(join(bin, 'bones-check'), ['--open', '--names', '--format', 'jsonl'], records).split('\n')) {
        const { code, clause: name } = line === '' ? {} : JSON.parse(line);
        if (code !== undefined && clause.test(name)) add(code, name, place);
    }
}

/** The sections of a case that are its input. */
const inputs = (text) => text.split(/^== /m).slice(1).filter((part) => !/^(stdout|stderr|status)/.test(part)).map((part) => part.slice(part.indexOf('\n') + 1));

function add_known_records() {
    for (const path of tracked('samples/*.bones')) add_reported(contents(path), path);
    for (const path of tracked('tests/cases/*.case')) for (const input of inputs(contents(path))) add_reported(input, path);
    for (const path of tracked('*.md')) for (const [, record] of contents(path).matchAll(/```bones\n([^]*?)```/g)) add_reported(record, path);
}

function add_generated(game) {
    for (const hide of ['nothing', 'hands', 'all']) {
        const options = ['-q', '--game', game, '--count', games, '--hands', '3', '--breaches', '3', '--hide', hide];
        add_reported(run(join(bin, 'bones-generate'), options), `bones-generate ${options.join(' ')}`);
    }
}

/** A house rule that cannot be is reported under the clause of the option: the third column of its table. */
function add_house_rules() {
    for (const line of run(join(bin, 'bones-check'), ['--explain', 'rules']).split('\n')) {
        const name = line.split(/ {2,}/)[2];
        if (clause.test(name)) add('unknown-rule', name, 'bones-check --explain rules');
    }
}

/** Constants that name clauses, `turn_clause = "G2"` and `.pass = "V2"`: the values of each by file. */
function constants(sources) {
    const found = new Map();
    for (const [path, text] of sources)
        for (const [, name, value] of text.matchAll(/(\b\w+_clause|\.\w+)\s*=\s*"([A-Z]\d+[a-z]?)"/g)) {
            if (!found.has(name)) found.set(name, []);
            found.get(name).push([path, value]);
        }
    return found;
}

/** What a statement of a source says: a code, and a clause behind it. `G::name` is that of each game, `deal->name` a member. */
function add_written() {
    const sources = new Map(tracked('engine/*.[ch]pp', 'libnotation/*.[ch]pp').map((path) => [path, contents(path)]));
    const known = constants(sources);
    const values = (name, owner = '') => {
        const of_a_game = owner !== '';
        const key = owner.endsWith('->') ? `.${name}` : name;
        return (known.get(key) ?? []).filter(([path]) => path.startsWith('engine/games/') === of_a_game).map(([, value]) => value);
    };
    for (const [path, text] of sources)
        for (const statement of text.split(';')) {
            let code = null;
            for (const [, named, literal, owner, name] of statement.matchAll(/\bcode::(\w+)|"([A-Z]\d+[a-z]?)"|(\w+(?:::|->)|\bclauses)?(\b\w+_clause\b|(?<=\bclauses)\.\w+)/g)) {
                if (named !== undefined) code = named.replace(/_/g, '-');
                else if (code !== null && literal !== undefined) add(code, literal, path);
                else if (code !== null) for (const value of values(name, owner)) add(code, value, path);
            }
        }
}

const page_of = (code) => ['engine', 'libnotation'].map((folder) => `${folder}/codes/${code}.md`).find((path) => existsSync(join(root, path)));

add_known_records();
for (const game of run(join(bin, 'bones-generate'), ['--help-all']).match(/--game (\S+)/)[1].split('|').filter((name) => name !== 'mix')) add_generated(game);
add_house_rules();
add_written();
let missing = 0;
for (const [pair, place] of [...pairs].sort()) {
    const [code, name] = pair.split(' ');
    const page = page_of(code);
    if (page !== undefined && new RegExp(`\\b${name}\\b`).test(contents(page))) continue;
    console.log(`${page ?? code}: does not name ${name}, under which it is reported (${place})`);
    missing += 1;
}
console.log(`${pairs.size} pairs of code and clause, ${missing} missing`);
if (missing > 0 || pairs.size < 120) process.exitCode = 1;
