// Where findings are: lines and columns of a file, which count characters from 1, as offsets of a JavaScript string.

/** The offset of the start of each line. */
export function lineStarts(text: string): number[] {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return starts;
}

/** The offset of a place; a column beyond the line is the start of the next line. */
export function offsetOf(text: string, starts: number[], line: number, column: number): number {
    const begin = starts[line - 1] ?? text.length;
    const end = starts[line] ?? text.length;
    let at = begin;
    for (let left = column - 1; left > 0 && at < end; --left) at += text.codePointAt(at)! > 0xffff ? 2 : 1;
    return at;
}
