// A part of the page: check, enter, see or keep.
import type { Engine } from './engine';
import type { Files } from './files';

export interface Context {
    engine: Engine;
    files: Files;
    /** Shows a part. */
    go(part: PartName): void;
    /** Says something in passing; `undo` is offered with it. */
    notify(message: string, undo?: { label: string; run(): void }): void;
    /** Something failed that should not. */
    fail(error: unknown): void;
    opens: { files(): void; sample(): void };
}
export type PartName = 'check' | 'enter' | 'see' | 'keep';

export interface Part {
    /** Draws the part, in the language that is chosen. */
    draw(): void;
    /** The part has come to sight. */
    shown?(): void;
}
