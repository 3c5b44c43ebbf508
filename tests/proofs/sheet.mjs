// A record as a stranger reads it: lines, tiles, seats and plies, no rules. Enough for records in canonical text, and
// for what spoils them here.
export const sets = {
    'curse-of-the-doublet': 6,
    'double-takes': 15,
    'prize-dominoes': 6,
    'super-dominoes': 15,
    leyden: 6,
    block: 6,
    draw: 6,
    'all-fives': 6,
    'fives-and-threes': 6,
    'forty-two': 6,
};
/** Games in which each further token of a line is the next seat's. */
export const tricks = new Set(['double-takes', 'forty-two']);

/** `3-6` and `6-3` are one tile: `6-3`; undefined for what is no tile of the set. */
function tileOf(word, highest) {
    const halves = /^(\d{1,2})-(\d{1,2})$/.exec(word);
    if (!halves) return undefined;
    const [a, b] = [Number(halves[1]), Number(halves[2])];
    return a > highest || b > highest ? undefined : `${Math.max(a, b)}-${Math.min(a, b)}`;
}

/** All tiles of a double-n set. */
export function allTiles(highest) {
    const tiles = [];
    for (let high = 0; high <= highest; ++high) for (let low = 0; low <= high; ++low) tiles.push(`${high}-${low}`);
    return tiles;
}

/** `?9` and `?` are so many unknown tiles; a word that is no tile counts as one. */
function tilesOf(words, highest) {
    const tiles = [];
    for (const word of words) {
        const unknown = /^\?(\d*)$/.exec(word);
        if (unknown) for (let n = Number(unknown[1] || 1); n > 0; --n) tiles.push(null);
        else tiles.push(tileOf(word, highest) ?? null);
    }
    return tiles;
}

function actionsOf(token, highest) {
    const draws = /^\+\?(\d*)$/.exec(token);
    if (draws) return Array.from({ length: Number(draws[1] || 1) }, () => ({ kind: 'draw' }));
    const plain = token.replace(/[!?]{1,2}$/, (mark) => (token.startsWith('?') ? mark : ''));
    if (plain === 'pass' || plain === 'skip') return [{ kind: plain }];
    if (plain === '?') return [{ kind: 'unknown' }];
    const sign = /^[+~]/.exec(plain)?.[0] ?? '';
    const parts = /^\*?([0-9]+-[0-9]+)(x?)(?:@(\d+))?(?:=(\d+))?$/.exec(plain.slice(sign.length));
    const tile = parts ? tileOf(parts[1], highest) : undefined;
    if (sign === '+') return [{ kind: 'draw', tile }];
    if (sign === '~') return [tile ? { kind: 'show', tile } : { kind: 'nothing' }];
    if (tile === undefined) return [{ kind: 'unknown' }];
    const arm = parts[3] === undefined ? null : Number(parts[3]);
    return [{ kind: 'play', tile, arm, prize: plain.startsWith('*'), suit: parts[4] && Number(parts[4]) }];
}

class Hand {
    constructor(number) {
        this.number = number;
        this.deals = {};
        this.left = {};
        this.actions = [];
        this.yard = null;
        this.prizes = [];
        this.lead = null;
        this.bid = null;
        this.trump = null;
    }
}

/** The record that a text holds; its lines count from `firstLine`. */
export function readRecord(text, firstLine) {
    const record = { hands: [], players: 0, game: '', highest: 0, lines: text.split('\n'), firstLine };
    let hand;
    record.lines.forEach((line, index) => {
        const at = firstLine + index;
        const words = line.replace(/(^|\s)#.*/, '').trim().split(/\s+/).filter((word) => word !== '');
        const [key, ...rest] = words;
        if (key === undefined) return;
        if (key === 'game') {
            record.game = rest[0];
            record.highest = sets[rest[0]];
        } else if (key === 'player') {
            ++record.players;
        } else if (key === 'rule' && /^hand=\d+$/.test(rest[0])) {
            record.tilesEach ??= Number(rest[0].slice('hand='.length));
        } else if (key === 'rule' && rest[0] === 'set=9') {
            record.highest = 9;
        } else if (key === 'hand') {
            if ((record.tilesEach ?? 0) * record.players > 28) record.highest = 9;  // B1
            hand = new Hand(Number(rest[0] ?? (hand?.number ?? 0) + 1));
            record.hands.push(hand);
        } else if (hand) {
            readHandLine(record, hand, key, rest, at);
        }
    });
    if (record.game === 'forty-two') record.players = 4;
    if (record.players === 0) record.players = 2;
    for (const each of record.hands) takeFromYard(each);
    // A tile beyond the trick is nobody's: only a finding tells.
    record.layNothing = ({ line, ply }) => {
        for (const { actions } of record.hands) {
            const action = actions[ply - 1];
            if (action?.line === line && action.kind === 'play') action.kind = 'nothing';
        }
    };
    return record;
}

const handKeys = new Set(['lead', 'deal', 'yard', 'bid', 'trump', 'carry', 'prizes', 'left', 'end', 'prize', 'penalty', 'score', 'result', 'winner']);

function readHandLine(record, hand, key, rest, line) {
    if (/^[A-O]$/.test(key)) return readActions(record, hand, key, rest, line);
    if (!handKeys.has(key)) hand.lost = true; // it cannot be read
    if (key === 'deal') hand.deals[rest[0]] ??= { tiles: tilesOf(rest.slice(1), record.highest), line };
    if (key === 'left') hand.left[rest[0]] ??= { tiles: tilesOf(rest.slice(1), record.highest), line };
    if (key === 'yard') hand.yard ??= { tiles: tilesOf(rest, record.highest), line };
    if (key === 'prize' || key === 'prizes')
        hand.prizes.push({ key, seat: rest[0], tiles: tilesOf(rest.slice(1), record.highest), line });
    if (key === 'lead') hand.lead = { seat: rest[0], line };
    if (key === 'bid') hand.bid ??= { seat: rest[0], bids: rest.slice(1), line };
    if (key === 'trump') hand.trump ??= { seat: rest[0], trump: rest[1], line };
}

function readActions(record, hand, first, tokens, line) {
    let seat = first.charCodeAt(0) - 65;
    for (const token of tokens) {
        for (const action of actionsOf(token, record.highest)) {
            hand.actions.push({ ...action, seat: String.fromCharCode(65 + seat), line, ply: hand.actions.length + 1 });
        }
        if (!tricks.has(record.game) || token.startsWith('~')) continue;
        const around = record.game === 'forty-two' ? 4 : record.players;
        seat = (seat + 1) % around;
        // The partner of who says nel-o sits out.
        const out = hand.trump?.trump === 'nello' ? (hand.trump.seat.charCodeAt(0) - 65 + 2) % 4 : -1;
        if (seat === out) seat = (seat + 1) % around;
    }
}

/** What is drawn from a yard that is written down, in its order, is known though the draw says `+?`. */
function takeFromYard(hand) {
    if (!hand.yard) return;
    let position = 0;
    for (const action of hand.actions) {
        if (action.kind !== 'draw') continue;
        const tile = hand.yard.tiles[position++];
        if (action.tile === undefined && tile) action.yardTile = tile;
    }
    hand.yard.drawn = position;
}
