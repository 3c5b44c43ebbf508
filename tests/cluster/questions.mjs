// The five questions of schemas/CLUSTER.md give the same rows in ClickHouse, in chdb and in SQLite:
// questions.mjs ROOT URL BONES.DB PLAN RESULTS CHDB-MODULE CHDB-FOLDER
// Prints how many rows each has, and the seconds that each engine took.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const [root, url, archive, results, modules, folder] = process.argv.slice(2);
const page = readFileSync(`${root}/schemas/CLUSTER.md`, 'utf8');
const blocks = (kind) => [...page.matchAll(new RegExp('```sql ' + kind + '\\n([^`]*)```', 'g'))].map((m) => m[1]);
const questions = blocks('question');
const [view] = blocks('sqlite');
if (questions.length !== 5) throw new Error(`${questions.length} questions`);

async function clickhouse(sql) {
    const settings = 'database=bones&wait_end_of_query=1&skip_unavailable_shards=0&output_format_json_quote_64bit_integers=0';
    const answer = await fetch(`${url}/?${settings}`, {
        method: 'POST',
        headers: { 'X-ClickHouse-User': 'default', 'X-ClickHouse-Key': process.env.CLICKHOUSE_PASSWORD },
        body: `${sql} FORMAT JSONCompact`,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return JSON.parse(text).data;
}

function sqlite(sql) {
    const text = execFileSync('sqlite3', ['-readonly', '-json', archive], { input: `${view}${sql};`, maxBuffer: 2 ** 30 }).toString();
    return text === '' ? [] : JSON.parse(text).map((row) => Object.values(row));
}

// chdb has no cluster: the tables of one server are all there is.
const { Session } = createRequire(`${modules}/`)('chdb');
const session = new Session(folder);
const run = (sql, format = 'JSONCompact') => session.query(sql, format);
function fill() {
    const schema = readFileSync(`${root}/schemas/clickhouse.sql`, 'utf8').replace(/--.*/g, '');
    const statements = schema.split(';').map((s) => s.trim()).filter((s) => s && !/Distributed/.test(s));
    for (const statement of statements) run(statement);
    const shards = readdirSync(results).filter((name) => name.startsWith('shard-'));
    for (const table of ['seats', 'hand_seats', 'actions', 'findings']) {
        const columns = JSON.parse(run(`DESCRIBE TABLE bones.${table}_local`)).data.slice(1);
        const structure = columns.map(([name, type]) => `\`${name}\` ${type}`).join(', ');
        for (const shard of shards)
            run(`INSERT INTO bones.${table}_local SELECT ${Number(shard.slice(6))}, * FROM
                 file('${results}/${shard}/${table}.tsv', 'TSVWithNames', '${structure}')`);
    }
}
function chdb(sql) {
    const local = sql.replace(/FROM (\w+)/, 'FROM bones.$1_local');
    const text = run(`${local} SETTINGS output_format_json_quote_64bit_integers = 0`);
    return JSON.parse(text).data;
}

const timed = async (name, engine, sql) => {
    const begun = performance.now();
    const rows = await engine(sql);
    return { name, rows: JSON.stringify(rows), count: rows.length, seconds: (performance.now() - begun) / 1000 };
};

fill();
for (const [number, sql] of questions.entries()) {
    const answers = [
        await timed('ClickHouse', clickhouse, sql),
        await timed('chdb', chdb, sql),
        await timed('SQLite', sqlite, sql),
    ];
    console.log(`question ${number + 1}: ${answers[0].count} rows; ` +
        answers.map((a) => `${a.name} ${a.seconds.toFixed(3)} s`).join(', '));
    for (const answer of answers.slice(1))
        if (answer.rows !== answers[0].rows) {
            const [a, b] = [answers[0], answer].map((x) => JSON.parse(x.rows));
            const at = a.findIndex((row, i) => JSON.stringify(row) !== JSON.stringify(b[i]));
            console.error(`${answer.name} has ${answer.count} rows; the first that differs is ${at}:`, a[at], b[at]);
            process.exit(1);
        }
    if (answers[0].count === 0) throw new Error(`question ${number + 1} finds nothing: it shows nothing`);
}
session.cleanup();
