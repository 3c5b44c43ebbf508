// Parts of the page without a browser and without the engine.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Engine, EngineError } from '../src/engine';
import { csv } from '../src/csv';
import { packed, unpacked } from '../src/packed';
import { lineStarts, offsetOf } from '../src/places';

const stored = new Map<string, string>();
let refuses = false;
Object.assign(globalThis, {
    window: {
        get localStorage() {
            if (refuses) throw new Error('refused');
            return { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => stored.set(key, text) };
        },
    },
});

test('places count characters, not units of UTF-16', () => {
    const text = 'player A 🁣 Ana\nA 6-1\n';
    const starts = lineStarts(text);
    assert.equal(text.slice(offsetOf(text, starts, 1, 12)), 'Ana\nA 6-1\n');
    assert.equal(text.slice(offsetOf(text, starts, 2, 3)), '6-1\n');
    assert.equal(offsetOf(text, starts, 2, 99), text.length);
    assert.equal(offsetOf(text, starts, 9, 1), text.length);
});

test('a link holds any text', async () => {
    for (const text of ['', 'game block\n', 'player A Zoë 🁣\n'.repeat(5000)]) {
        const link = await packed(text);
        assert.match(link, /^[\w-]*$/);
        assert.equal(await unpacked(link), text);
    }
    await assert.rejects(unpacked('nothing'));
});

test('CSV quotes what needs it', () => {
    assert.equal(csv([{ a: 1, b: 'x,"y"' }, { a: null, c: true }]), 'a,b,c\r\n1,"x,""y""",\r\n,,true\r\n');
});

test('the engine is asked in its own words, and its lines are read', async () => {
    const asked: unknown[] = [];
    const engine = new Engine(async (name, args) => {
        asked.push([name, ...args]);
        return name === 'explain' ? null : '{"code":"a"}\n{"code":"b"}\n';
    });
    assert.deepEqual((await engine.check('game block\n', 'a.bones')).map(({ code }) => code), ['a', 'b']);
    assert.equal(await engine.explain('nothing'), null);
    assert.deepEqual(asked, [['check', 'game block\n', 'a.bones'], ['explain', 'nothing']]);
    await assert.rejects(new Engine(async () => null).format(''), EngineError);
});

test('files are kept at once, have names of their own, and can be taken back', async () => {
    const { Files } = await import('../src/files');
    const files = new Files();
    let told = 0, refused = 0;
    files.onChange(() => ++told);
    files.onRefused(() => ++refused);
    files.add([{ name: 'a.bones', text: 'one' }, { name: 'a.bones', text: 'two' }]);
    assert.deepEqual(files.all.map(({ name }) => name), ['a.bones', 'a-2.bones']);
    files.write('three', null);
    assert.equal(new Files().all[0]!.text, 'three');
    files.choose(1);
    assert.equal(new Files().current.text, 'two');
    assert.equal(files.remove(0).text, 'three');
    assert.equal(files.current.text, 'two');
    assert.equal(refused, 0);
    refuses = true;
    files.write('four', null);
    assert.equal(files.current.text, 'four');
    assert.equal(refused, 1);
    assert.equal(told, 5);
    refuses = false;
    stored.set('bones.files', '{"not": "ours"}');
    assert.equal(new Files().current.text, '');
});
