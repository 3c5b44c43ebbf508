// After publish with a private list no file of the site has a private name, in any case and accents, however it was written in the records, and
// whatever the options: node private_names.mjs BIN_DIR COUNT [SEED]. The names are found in the bytes by other means than the tool's own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const bin = resolve(process.argv[2]);
const count = Number(process.argv[3]);
let seed = Number(process.argv[4] ?? 1);
let failures = 0;
const random = (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * n);
};
const one = (list) => list[random(list.length)];

// Syllables that no page has, so that each one found is a name.
const syllables = ['zqa', 'Žéq', 'xwö', 'qúw', 'jjã', 'wqø', 'ßqu', 'đąq', 'qŷł', 'zhxı', 'κξq', 'жщы'];
const capital = (word) => word[0].toUpperCase() + word.slice(1);
let taken = new Set();
/** A word that no other name has: words that people share stay in the names of those who are shown. */
function newWord() {
    const word = capital(Array.from({ length: 1 + random(3) }, () => one(syllables)).join('').toLowerCase());
    return taken.has(fold(word)) ? newWord() : taken.add(fold(word)) && word;
}
const newName = () => Array.from({ length: 1 + random(3) }, newWord).join(one([' ', ' ', ' ', '-']));
const fold = (text) => text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ø', 'o')
    .replaceAll('đ', 'd').replaceAll('ł', 'l').replaceAll('ı', 'i').replaceAll('æ', 'ae').replaceAll('ς', 'σ');

/** A name as people may write it. */
function written(person) {
    const words = person.name.split(/[ -]/);
    return one([
        (name) => name, (name) => name.toUpperCase(), (name) => name.toLowerCase(), (name) => name.normalize('NFD'), fold,
        (name) => name.replaceAll(' ', '\u00a0'), (name) => name.replaceAll(' ', '   '), (name) => [...name].join('\u00ad'),
        (name) => `“${name}”—`, (name) => `${name}’s`, (name) => `${name}s`, (name) => name.replace(/[ -]/g, '_'),
        (name) => name.replace(/[ -]/g, ''), (name) => name.toLowerCase().replace(/[ -]/g, '.') + '@example.org', () => words.reverse().join(', '),
        () => one(words), () => one(words).toUpperCase() + '!', () => `(${one(words)})`, () => `x${random(10)}-${one(words)}`, () => person.id,
        () => person.id.toUpperCase(), () => `${person.id}-final`, () => words.length > 1 ? words.map((word) => [...word][0] + '.').join(one(['', ' '])) : words[0],
        () => `${[...words[0]][0]}. ${words.at(-1)}`, () => `${one(words)}${random(100)}`,
    ])(person.name);
}

function record(people, day) {
    const text = () => `${one(['cup of', 'beaten by', '', 'the'])} ${written(one(people))} ${one(['', 'last week', '& others'])}`.trim();
    const word = () => written(one(people)).replace(/\s+/g, '').slice(0, 20) || '1';
    const [a, b] = [one(people), one(people)];
    const player = (person) => one([person.name, person.name.toUpperCase(), person.name.normalize('NFD')]) + (random(3) ? ` <${person.id}>` : '');
    const lines = ['game leyden', `id ${text()}`, `event ${text()}`, `site ${text()}`, `recorder ${text()}`, `date 2026-${10 + random(3)}-${10 + day}`,
        `round ${word()}`, `table ${word()}`, `player A ${player(a)}`, `player B ${b === a ? 'Bo Chen' : player(b)}`, `rule ${word()}=${word()}`,
        `# ${text()}`, 'hand 1', `A 1-1 # ${text()}`, one([`${text()} plays`, `B ${word()}`, `winner ${text()}`, `trump ${word()}`, `x-${word()} ${text()}`, `${text()}`]),
        `penalty B 1 ${word()}`, 'end unfinished', one(['', `winner ${word()}`, `# ${text()}`])];
    return lines.join('\n') + '\n';
}

const decode = (text) => text.replace(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, number) => String.fromCodePoint(Number(number)))
    .replace(/&(lt|gt|quot|amp|apos);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"', amp: '&', apos: "'" }[name]));

/** What of a private person is in a text. */
function told(text, person) {
    const bare = text.replace(/[^\p{L}\p{N}]/gu, '');
    const letters = (name) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
    const found = [];
    if (/[ -]/.test(person.name) && bare.includes(letters(person.name))) found.push(person.name);
    for (const word of [...person.name.split(/[ -]/), person.id])
        if (new RegExp(`(?<![\\p{L}\\p{N}])${fold(word)}(?![\\p{L}\\p{N}])`, 'u').test(text)) found.push(word);
    const words = person.name.split(/[ -]/);
    const initials = words.map((part) => [...fold(part)][0]).join('\\. ?') + '\\.';
    if (words.length > 1 && new RegExp(`(?<![\\p{L}\\p{N}.])${initials}`, 'u').test(text)) found.push(`the initials of ${person.name}`);
    return found;
}

for (let round = 0; round < count; ++round) {
    const folder = mkdtempSync(join(tmpdir(), 'bones-private-'));
    const start = seed;
    taken = new Set();
    const history = (...options) => {
        const { status, stderr } = spawnSync(join(bin, 'bones-history'), ['--db', join(folder, 'bones.db'), ...options], { encoding: 'utf8' });
        if (status !== 0) throw new Error(`seed ${start}: ${options.join(' ')}: ${status}: ${stderr}`);
    };
    const people = Array.from({ length: 8 }, (_, i) => ({ name: newName(), id: `zz${i}-${one(syllables)}${random(100)}` }));
    const away = people.slice(0, 1 + random(3));
    writeFileSync(join(folder, 'a.bones'), Array.from({ length: 12 }, (_, day) => record(people, day)).join('\n'));
    // Each plays once, so that the list has no name without a player.
    writeFileSync(join(folder, 'b.bones'), people.map((person, i) => `game leyden\ndate 2026-01-01\nplayer A ${person.name} <${person.id}>\nplayer B Bo Chen\n` +
        `hand 1\nA ${i % 7}-${i % 7}\nB ${i % 7}-${Math.floor(i / 7)}@1\n# ${person.id}\n`).join('\n'));
    spawnSync(join(bin, 'bones-history'), ['--db', join(folder, 'bones.db'), 'import', '-q', join(folder, 'a.bones'), join(folder, 'b.bones')]);
    const list = away.map((person) => one([person.name, fold(person.name), person.name.toUpperCase(), `<${person.id}>`, `${person.name} <${person.id}>`]));
    writeFileSync(join(folder, 'away.txt'), list.join(one(['\n', '\r\n', '\r'])));
    for (const style of ['full', 'initials', 'ids']) {
        const site = join(folder, style);
        history('publish', '-q', '-o', site, '--names', style, '--private', join(folder, 'away.txt'), '--with-text', '--with-breaches', '--title',
            `Club ${written(away[0])}`);
        for (const file of readdirSync(site, { recursive: true }).filter((name) => statSync(join(site, name)).isFile())) {
            const bytes = readFileSync(join(site, file), 'utf8');
            for (const text of [fold(`${file}\n${bytes}`), fold(decode(bytes)), fold(decode(bytes).replace(/<[^>]*>/g, ''))])
                for (const person of away)
                    for (const what of told(text, person))
                        if (++failures <= 20) console.error(`seed ${start}: --names ${style}: ${file} has ${what}`);
        }
    }
    if (!process.env.KEEP) rmSync(folder, { recursive: true });
}
console.log(`${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
