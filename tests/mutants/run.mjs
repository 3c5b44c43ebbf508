// Changes one token of a rule at a time, and asks whether the test that should catch it fails.
//
//     node tests/mutants/run.mjs --lines                 the lines of the list still exist
//     node tests/mutants/run.mjs BUILD [--all] [WORD…]   tries the mutants, or those with a WORD in file or line
//
// BUILD is a build folder in which test_engine and second_examples are built. Nothing in it, and no
// source, is changed: a mutant's object is compiled apart and linked in front of the libraries, so
// that each mutant costs one object, one link and one test. With --all every test of the program
// runs, and those that fail are listed: this finds the test to name in the list.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const hang = 600; // seconds after which a test hangs, which catches a mutant too

function fail(message) {
    console.error(`mutants: ${message}`);
    process.exit(2);
}

// Blocks of `file`, `line`, `with`, and `test PROGRAM FILTER` or `equivalent REASON`.
function readList() {
    const text = fs.readFileSync(path.join(here, 'mutants.txt'), 'utf8');
    return text
        .split(/\n\s*\n/)
        .map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
        .filter((lines) => lines.length > 0)
        .map((lines) => {
            const mutant = {};
            for (const line of lines) {
                const [, key, value] = line.match(/^(file|line|with|test|equivalent) (.+)$/) ?? fail(`not a line of the list: ${line}`);
                mutant[key] = value;
            }
            if (!mutant.file || !mutant.line || !mutant.with || !mutant.test === !mutant.equivalent)
                fail(`a mutant needs file, line, with, and test or equivalent: ${lines.join(' / ')}`);
            return mutant;
        });
}

// The text of the mutant's file with the change; null if the line is not there exactly once.
function mutated(mutant) {
    const lines = fs.readFileSync(path.join(root, mutant.file), 'utf8').split('\n');
    const found = lines.flatMap((line, i) => (line.trim() === mutant.line ? [i] : []));
    if (found.length !== 1 || mutant.line === mutant.with) return null;
    lines[found[0]] = lines[found[0]].replace(mutant.line, () => mutant.with);
    return lines.join('\n');
}

function checkLines(mutants) {
    const lost = mutants.filter((mutant) => !fs.existsSync(path.join(root, mutant.file)) || mutated(mutant) === null);
    for (const mutant of lost) console.error(`mutants: ${mutant.file} does not have this line exactly once: ${mutant.line}`);
    if (lost.length > 0) fail('bring tests/mutants/mutants.txt up to date with the sources');
}

function run(command, args, options = {}) {
    return spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, ...options });
}

/// What ninja would do in a build folder, and a folder of our own in it.
class Build {
    constructor(folder) {
        this.folder = path.resolve(folder);
        this.scratch = path.join(this.folder, 'mutants');
        fs.rmSync(this.scratch, { recursive: true, force: true });
        fs.mkdirSync(this.scratch, { recursive: true });
        const commands = path.join(this.folder, 'compile_commands.json');
        if (!fs.existsSync(commands)) fail(`${folder} has no compile_commands.json`);
        this.units = JSON.parse(fs.readFileSync(commands, 'utf8'));
        for (const unit of this.units) {
            unit.output ??= unit.command.match(/ -o (\S+)/)[1];
            const text = unit.file.endsWith('.cxx') ? fs.readFileSync(unit.file, 'utf8') : '';
            unit.parts = [...text.matchAll(/#include "(.+)"/g)].map((match) => match[1]);
        }
        this.depends = this.readDepends();
    }

    // By object: the files that it was compiled from.
    readDepends() {
        const depends = new Map();
        let files;
        for (const line of run('ninja', ['-C', this.folder, '-t', 'deps']).stdout.split('\n')) {
            const object = line.match(/^(\S+): #deps/);
            if (object) depends.set(object[1], (files = new Set()));
            else if (files && line.startsWith('    ')) files.add(path.resolve(this.folder, line.trim()));
        }
        return depends;
    }

    linkCommand(program) {
        const last = run('ninja', ['-C', this.folder, '-t', 'commands', `bin/${program}`]).stdout.trim().split('\n').pop();
        const link = last.match(/&& (.*-o bin\/\S+ .*?) && /);
        return link ? link[1] : fail(`no command links bin/${program}`);
    }

    // The units of a program that a file is part of: all that include a header, the one of a source.
    unitsOf(file, program) {
        const all = this.units.filter((unit) => this.depends.get(unit.output)?.has(file));
        const own = all.filter((unit) => !unit.output.startsWith('tests/') || this.linkCommand(program).includes(unit.output));
        const engine = own.filter((unit) => /^(engine|libnotation|tests)\//.test(unit.output));
        return engine.length > 0 ? engine : fail(`no object is made of ${file}; build ${program} first`);
    }

    // Compiles a unit with the mutant in place of its file; returns the object, null if it is no C++.
    compile(unit, file, text, number) {
        const object = path.join(this.scratch, `${number}.o`);
        let source = unit.file;
        const include = path.join(this.scratch, 'include');
        const inPlace = path.join(include, path.relative(root, file));
        fs.mkdirSync(path.dirname(inPlace), { recursive: true });
        fs.writeFileSync(inPlace, text);
        if (file === unit.file) source = inPlace;
        else if (unit.parts.includes(file)) {
            source = path.join(this.scratch, 'unit.cxx');
            fs.writeFileSync(source, fs.readFileSync(unit.file, 'utf8').replace(`#include "${file}"`, `#include "${inPlace}"`));
        }
        const command = unit.command
            .replace(/ -o \S+/, ` -o ${object}`)
            .replace(/ -c \S+/, ` -c ${source}`)
            .replace(' -I', ` -I${include} -I`)
            .replace(' -Werror', '');
        const result = run('sh', ['-c', command], { cwd: unit.directory });
        fs.rmSync(include, { recursive: true });
        if (result.status !== 0) console.error(result.stderr.split('\n').slice(0, 5).join('\n'));
        return result.status === 0 ? object : null;
    }

    // Links a program with the objects in front of the libraries that hold their like.
    link(program, units, objects) {
        const target = path.join(this.scratch, program);
        let command = this.linkCommand(program);
        const first = [];
        units.forEach((unit, i) => {
            if (command.includes(` ${unit.output} `)) command = command.replace(` ${unit.output} `, ` ${objects[i]} `);
            else first.push(objects[i]);
        });
        command = command.replace(` -o bin/${program} `, ` -o ${target} ${first.join(' ')} `);
        command = command.replace(/( \S+\.o)/, ` ${first.join(' ')}$1`).replace(` -o ${target} ${first.join(' ')} `, ` -o ${target} `);
        const result = run('sh', ['-c', command], { cwd: this.folder });
        if (result.status !== 0) console.error(result.stderr.split('\n').slice(0, 5).join('\n'));
        return result.status === 0 ? target : null;
    }
}

// The tests that fail; null if all pass.
function failures(program, filter) {
    const result = run(program, ['--gtest_brief=1', `--gtest_filter=${filter}`], { timeout: hang * 1000 });
    if (result.status === 0) return null;
    const failed = [...result.stdout.matchAll(/^\[  FAILED  \] (\S+?),? /gm)].map((match) => match[1]);
    return failed.length > 0 ? [...new Set(failed)] : [`it ended with ${result.signal ?? result.status}`];
}

function tryMutant(build, mutant, number, all) {
    const [program, filter] = mutant.test ? mutant.test.split(' ') : ['test_engine', '*'];
    const file = path.join(root, mutant.file);
    const units = build.unitsOf(file, program);
    const objects = units.map((unit, i) => build.compile(unit, file, mutated(mutant), `${number}-${i}`));
    if (objects.includes(null)) return 'DOES NOT COMPILE';
    const target = build.link(program, units, objects);
    for (const object of objects) fs.rmSync(object);
    if (!target) return 'DOES NOT LINK';
    const failed = failures(target, all ? '*' : filter);
    if (mutant.equivalent) return failed ? `NOT EQUIVALENT: ${failed.join(' ')}` : 'equivalent';
    return failed ? `caught by ${failed.join(' ')}` : `SURVIVED ${program} ${all ? '*' : filter}`;
}

// A test that fails without a mutant, or does not exist, would catch anything.
function checkCatchers(build, mutants) {
    const filters = new Map();
    for (const { test } of mutants.filter((mutant) => mutant.test)) {
        const [program, filter] = test.split(' ');
        const listed = run(path.join(build.folder, 'bin', program), ['--gtest_list_tests', `--gtest_filter=${filter}`]);
        if (!/^ {2}\S/m.test(listed.stdout ?? '')) fail(`${program} has no test ${filter}`);
        filters.set(program, [...(filters.get(program) ?? []), filter]);
    }
    for (const [program, all] of filters) {
        const failed = failures(path.join(build.folder, 'bin', program), all.join(':'));
        if (failed) fail(`without a mutant these fail: ${failed.join(' ')}`);
    }
}

const words = process.argv.slice(2);
let mutants = readList();
checkLines(mutants);
if (words[0] === '--lines') process.exit(0);
if (words.length === 0) fail('name a build folder, or --lines');
const build = new Build(words[0]);
const all = words.includes('--all');
const chosen = words.slice(1).filter((word) => word !== '--all');
if (chosen.length > 0) mutants = mutants.filter((mutant) => chosen.some((word) => `${mutant.file} ${mutant.line}`.includes(word)));
if (!all) mutants = mutants.filter((mutant) => mutant.test); // what is said to be equivalent compiles with --all
if (!all) checkCatchers(build, mutants);
let bad = 0;
mutants.forEach((mutant, i) => {
    const said = tryMutant(build, mutant, i + 1, all);
    if (/^[A-Z]/.test(said)) ++bad;
    console.log(`${i + 1}/${mutants.length} ${mutant.file}: ${mutant.with}\n    ${said}`);
});
fs.rmSync(build.scratch, { recursive: true });
console.log(`${mutants.length} mutants, ${bad} not caught`);
process.exit(bad === 0 ? 0 : 1);
