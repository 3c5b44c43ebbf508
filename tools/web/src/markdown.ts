// The engine's pages in Markdown as elements. They use headings, paragraphs, lists, tables, examples, `code`, **bold** and links.
import { h } from './dom';

function inline(text: string): (Node | string)[] {
    return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
        if (part.startsWith('`')) return h('code', {}, part.slice(1, -1));
        if (part.startsWith('**')) return h('strong', {}, part.slice(2, -2));
        return part.startsWith('[') ? part.slice(1, part.indexOf(']')) : part;
    });
}

const cells = (row: string) =>
    row
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));

const isRuler = (line: string | undefined) => line !== undefined && /^[\s|:-]+$/.test(line) && line.includes('--');
const item = /^\s*(?:[-*]|\d+\.) +/;

/** Turns the lines of a page into elements. */
export function rendered(markdown: string): HTMLElement[] {
    const lines = markdown.split('\n');
    const out: HTMLElement[] = [];
    let at = 0;
    const taken = (belongs: (line: string) => boolean) => {
        const from = at;
        while (at < lines.length && belongs(lines[at]!)) ++at;
        return lines.slice(from, at);
    };
    while (at < lines.length) {
        const line = lines[at]!;
        if (line.trim() === '') {
            ++at;
        } else if (line.startsWith('```')) {
            ++at;
            out.push(h('pre', { tabindex: 0 }, taken((next) => !next.startsWith('```')).join('\n')));
            ++at;
        } else if (line.startsWith('    ')) {
            out.push(h('pre', { tabindex: 0 }, taken((next) => next.startsWith('    ')).map((code) => code.slice(4)).join('\n')));
        } else if (line.startsWith('#')) {
            const level = line.match(/^#+/)![0].length;
            out.push(h(level === 1 ? 'h3' : 'h4', {}, ...inline(line.slice(level + 1))));
            ++at;
        } else if (isRuler(lines[at + 1])) {
            const [head, , ...rows] = taken((next) => next.includes('|') || isRuler(next));
            out.push(
                h('div', { class: 'scroll', tabindex: 0 },
                    h('table', {},
                        h('thead', {}, h('tr', {}, ...cells(head!).map((cell) => h('th', {}, ...inline(cell))))),
                        h('tbody', {}, ...rows.map((row) => h('tr', {}, ...cells(row).map((cell) => h('td', {}, ...inline(cell)))))))),
            );
        } else if (item.test(line)) {
            const items: string[] = [];
            for (const next of taken((next) => item.test(next) || /^\s+\S/.test(next)))
                if (item.test(next)) items.push(next.replace(item, ''));
                else items[items.length - 1] += ' ' + next.trim();
            out.push(h(/^\s*\d/.test(line) ? 'ol' : 'ul', {}, ...items.map((text) => h('li', {}, ...inline(text)))));
        } else {
            const text = taken((next) => next.trim() !== '' && !/^(#|```|\s*[-*] )/.test(next)).join(' ');
            if (text === '') ++at;
            else out.push(h('p', {}, ...inline(text)));
        }
    }
    return out;
}
