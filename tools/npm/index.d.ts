// Bones for JavaScript: reads, checks, scores and formats records of domino games.
//
// Each function takes a text or one record of `read`. Of a text it judges all records. A record that breaks rules or cannot
// be read is no error: the findings report it. Names of fields are those of the tools' JSON (schemas/*.schema.json).

/** The text of one game, not yet read. */
export interface RawRecord {
    text: string;
    /** The line of the text on which the record starts, from 1. */
    line: number;
    /** The number of the record in its text, from 1. */
    number: number;
    /** The text is only the beginning: the rest is beyond 1 MiB. */
    tooLong: boolean;
}
export type Input = string | RawRecord;

export interface Options {
    /** The name that results give for the file. */
    file?: string;
}
export interface CheckOptions extends Options {
    /** List possible breaches too. */
    open?: boolean;
    /** Search for likely slips (the default). Without it, checking is faster. */
    slips?: boolean;
}

/** Points by seat. null: unknown, or not written. */
export type Points = Record<string, number> | null;

export interface Evidence {
    /** null: the evidence has no single place. */
    line: number | null;
    column: number | null;
    message: string;
}
export interface Replacement {
    line: number;
    column: number;
    end_column: number;
    replacement: string;
}
export interface Fix extends Replacement {
    message: string;
    /** All changes of the repair, if it has several. */
    besides?: Replacement[];
    /** The same change at other places. Each alone would do as well. */
    elsewhere?: Replacement[];
}
export interface Finding {
    type: 'finding';
    file: string;
    /** Lines and columns count from 1, columns in characters. */
    line: number | null;
    column: number | null;
    /** The column after the last character. */
    end_column: number | null;
    record: number | null;
    id: string | null;
    /** The hand's number as written. null: not within a hand. */
    hand: number | null;
    /** The action within the hand, from 1. 0: before the play. null: after it. */
    ply: number | null;
    seat: string | null;
    player: string | null;
    /** One of these seats broke a rule, and the record does not show which. */
    among?: string[];
    code: string;
    /** A clause of the rules, or a section of the notation. */
    clause: string;
    /** `broken`: a breach. */
    severity: 'error' | 'broken' | 'claim' | 'note';
    /** A breach is proven (`broken`) or possible (`open`). */
    verdict: 'broken' | 'open';
    holds?: 'always' | 'if-sheet-right';
    /** What must be true of the sheet, in words. */
    if?: string[];
    /** The place of the likely slip that removes this finding. */
    explained_by?: { line: number; column: number };
    message: string;
    evidence: Evidence[];
    /** The proof of a breach, for a program: see schemas/PROOF.md. */
    proof: object | null;
    /** A certain repair. */
    fix: Fix | null;
    /** At the first finding of a hand, if no repair is certain: the likely slips, the most likely first. */
    readings?: { listed: Fix[]; more: number; all_tried: boolean };
}

export interface LedgerEntry {
    /** The action in the hand, from 1. 0: a line after the play. */
    ply: number;
    seat: string;
    points: number;
    clause: string;
    reason: string;
}
export interface HandScore {
    hand: number;
    leader: string | null;
    end: 'out' | 'blocked' | 'played' | 'void' | 'unfinished' | 'conceded' | 'won' | 'made' | 'set' | 'redeal';
    out: string | null;
    scores: Points;
    /** The score as written. */
    claimed: Points;
    /** The score is the written one, because the play gives none. */
    as_written: boolean;
    ledger: LedgerEntry[];
}
export interface Score {
    type: 'score';
    file: string;
    line: number;
    record: number;
    game: string | null;
    /** Names by seat. Without a name, the seat's letter. */
    players: Record<string, string>;
    /** The house rules that differ from the game's own. */
    rules: Record<string, string>;
    id: string | null;
    event: string | null;
    date: string | null;
    round: string | null;
    table: string | null;
    hands: HandScore[];
    totals: Points;
    /** Every winning seat, also partners. */
    winner: string[];
    complete: boolean;
    games_won: Points;
    /** The totals as written. */
    claimed: Points;
    /** Written lines that differ from the play. */
    differences: { line: number; hand: number | null; code: string; message: string }[];
}

export interface Action {
    hand: number;
    ply: number;
    /** null: the record does not show it. */
    seat: string | null;
    kind: 'play' | 'draw' | 'pass' | 'show' | 'skip' | 'return' | 'unknown' | 'bad';
    tile: string | null;
    arm: number | null;
    /** The suit that the tile leads or has to follow. */
    suit: number | null;
    /** The number of moves that the rules allowed. null: the hand is unknown. */
    moves: number | null;
    points: number;
    /** The seat that took the trick with this action. */
    taker: string | null;
    line: number;
    column: number;
    /** As the sheet has it. */
    token: string;
}
export interface Actions {
    type: 'actions';
    file: string;
    line: number;
    record: number;
    actions: Action[];
}

/** The version of Bones. */
export const version: string;
/** An error in Bones, or too little memory. */
export class BonesError extends Error {}

/** Cuts a text into its records. */
export function read(text: string): RawRecord[];
/** The findings, as `bones-check` reports them. It also compares records with each other; this does not. */
export function check(input: Input, options?: CheckOptions): Finding[];
/** Points, ledger and winner of each record, as `bones-score` has them. */
export function score(input: Input, options?: Options): Score[];
/** What was played in each record, action by action. */
export function actions(input: Input, options?: Options): Actions[];
/** Each record as JSON: see schemas/record.schema.json. */
export function toJson(input: Input): Record<string, unknown>[];
/** The canonical text, as `bones-format` writes it. */
export function format(input: Input): string;
/** The text with the change of each certain slip in it. */
export function fix(input: Input): string;
