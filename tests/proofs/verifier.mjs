// Checks the proof of a finding against the record's text: no rules of play, no engine, nothing but looking at the lines
// that the proof names and counting. It knows the set of tiles and how many of them each seat is dealt.
import { allTiles, tricks } from './sheet.mjs';

const withinHand = 1e9; // later than every ply

class Flaw extends Error {}
function must(condition, message) {
    if (!condition) throw new Flaw(message);
}

class Verifier {
    constructor(record, finding) {
        this.record = record;
        this.finding = finding;
        this.condition = finding.proof.condition;
        this.witness = finding.proof.witness;
        this.all = new Set(allTiles(record.highest));
        // Numbers of hands may be written twice: the last one that begins before the finding is meant.
        this.handNamed = (number, before = Infinity) => {
            const hands = record.hands.filter((hand) => hand.number === number);
            return hands.length < 2 ? hands[0] : hands.filter((hand) => this.beginsBefore(hand, before)).at(-1);
        };
        this.hand = this.handNamed(this.condition.hand, finding.line);
    }

    beginsBefore(hand, line) {
        const first = hand.actions[0]?.line ?? Object.values(hand.deals)[0]?.line ?? 0;
        return first <= line;
    }

    /** The hands whose tiles come of one shuffle with this one. */
    shuffle() {
        return this.record.game === 'double-takes' ? this.record.hands : [this.hand];
    }

    /** How many tiles a seat is dealt. */
    dealt(hand) {
        const players = this.record.players;
        if (this.record.tilesEach > 0) return this.record.tilesEach; // a house rule of the line games
        switch (this.record.game) {
            case 'curse-of-the-doublet':
                return 11;
            case 'double-takes':
                return players === 3 ? 15 : 17;
            case 'super-dominoes':
                return 9;
            case 'leyden':
                return 6;
            case 'block':
                return players === 3 ? 5 : 7;
            case 'draw':
            case 'all-fives':
            case 'fives-and-threes':
                return players === 2 ? 7 : 5;
            case 'forty-two':
                return 7;
            default:
                return Math.min(7, Math.floor((28 - this.prizesHeld(hand).size) / 2));
        }
    }

    /** Prize Dominoes: what was taken before, and not played since. */
    prizesHeld(hand) {
        const held = new Set();
        for (const each of this.record.hands) {
            for (const line of each.prizes) if (line.key === 'prizes') for (const tile of line.tiles) held.add(tile);
            if (each === hand) return held;
            const own = new Set(held);
            for (const action of each.actions) if (action.kind === 'play' && own.has(action.tile)) held.delete(action.tile);
            for (const line of each.prizes) {
                const taken = line.key === 'prize' && line.tiles[0] && !this.record.wrongPrizes.has(line.line);
                if (taken) held.add(line.tiles[0]);
            }
        }
        return held;
    }

    action(hand, ply) {
        return hand.actions[ply - 1];
    }

    /** Whether a tile had been laid before a ply of this hand. */
    laidBefore(tile, ply) {
        for (const hand of this.shuffle()) {
            for (const action of hand.actions) {
                if (hand === this.hand && action.ply >= ply) return false;
                if (action.kind === 'play' && action.tile === tile) return true;
            }
            if (hand === this.hand) return false;
        }
        return false;
    }

    /** What a `where` names stands in the record. Returns its hand. */
    stands(tile, where) {
        const hand = this.handNamed(where.hand, where.line);
        must(hand, `no hand ${where.hand}`);
        const named = (list) => list?.line === where.line && list.tiles.includes(tile);
        const action = where.ply > 0 ? this.action(hand, where.ply) : undefined;
        const acts = (kind) =>
            action?.kind === kind && action.seat === where.seat && action.tile === tile && action.line === where.line;
        const prizes = (key, mine) =>
            hand.prizes.some((line) => line.key === key && named(line) && (line.seat === where.seat) === mine);
        switch (where.how) {
            case 'dealt':
                must(where.ply === 0 && named(hand.deals[where.seat]), `${tile} is not dealt to ${where.seat}`);
                break;
            case 'drawn':
                must(acts('draw'), `${tile} is not drawn at ply ${where.ply}`);
                break;
            case 'played':
                must(acts('play'), `${tile} is not played at ply ${where.ply}`);
                break;
            case 'shown':
                must(acts('show'), `${tile} is not shown at ply ${where.ply}`);
                break;
            case 'left':
                must(where.ply === null, 'left at a ply');
                must(named(hand.left[where.seat]) || prizes('prize', false), `${tile} is not left with ${where.seat}`);
                break;
            case 'yard':
                must(named(hand.yard), `${tile} is not in the yard`);
                if (where.seat !== null)
                    must(action?.yardTile === tile && action.seat === where.seat, `ply ${where.ply} does not draw ${tile}`);
                break;
            case 'prize':
                must(prizes('prize', true) || prizes('prizes', true), `${tile} is no prize`);
                break;
            default:
                must(false, `unknown how: ${where.how}`);
        }
        return hand;
    }

    /** Whether a seat got a tile before a ply for all to see, by what a `where` shows. */
    came(where, ply) {
        return where.how === 'dealt' || ((where.how === 'drawn' || where.how === 'yard') && where.ply < ply);
    }

    position(where) {
        return where.ply ?? withinHand;
    }

    draws(hand, seat, from, until) {
        return hand.actions.filter(
            (action) => action.kind === 'draw' && action.seat === seat && action.ply >= from && action.ply < until,
        );
    }

    /** Games of tricks: tiles of the seat that nobody wrote down, played before a ply. */
    unseenPlays(hand, seat, ply) {
        if (!tricks.has(this.record.game)) return [];
        return hand.actions.filter((a) => a.kind === 'unknown' && a.seat === seat && a.ply < ply);
    }

    // ---- witnesses -------------------------------------------------------------------------------------------------

    /** A tile of the seat's, seen: it was in the hand before `ply`. */
    verifySeen(seat, ply, tiles) {
        const { tile, where, draws } = this.witness;
        must(tiles.includes(tile), `${tile} is none of the condition's`);
        must(this.stands(tile, where) === this.hand, 'seen in another hand');
        must(where.seat === seat, 'seen with another seat');
        must(!this.laidBefore(tile, ply), `${tile} had been laid`);
        if (this.came(where, ply)) {
            const seenAgain = this.hand.actions.some(
                (a) => a.ply >= ply && a.seat === seat && a.tile === tile && (a.kind === 'play' || a.kind === 'show'),
            );
            const left = this.hand.left[seat]?.tiles.includes(tile);
            must(this.unseenPlays(this.hand, seat, ply).length === 0 || seenAgain || left, 'it may have been played unseen');
            must(draws.length === 0, 'draws after a tile that was there before');
            return;
        }
        must(['played', 'shown', 'left'].includes(where.how), `seen by ${where.how} too late`);
        const between = this.draws(this.hand, seat, ply, this.position(where));
        must(draws.length === between.length, `${between.length} draws in between, ${draws.length} named`);
        between.forEach((action, i) => {
            const known = action.tile ?? action.yardTile;
            const how = action.tile ? 'drawn' : 'yard';
            must(known !== undefined && known !== tile, `ply ${action.ply} may have drawn ${tile}`);
            must(draws[i].ply === action.ply && draws[i].tile === known && draws[i].how === how, 'draws differ');
        });
    }

    verifyLater(seat, ply, tiles) {
        const { tiles: seen, draws } = this.witness;
        must(new Set(seen.map(({ tile }) => tile)).size === seen.length, 'a tile twice');
        must(draws.length < seen.length, 'as many draws as tiles');
        const names = seen.map(({ tile }) => tile);
        let last = 0;
        let dealt = false;
        for (const { tile, where } of seen) {
            must(tiles.includes(tile), `${tile} is none of the condition's`);
            must(this.stands(tile, where) === this.hand && where.seat === seat, `${tile} was not ${seat}'s`);
            must(!this.laidBefore(tile, ply), `${tile} had been laid`);
            if (where.how === 'dealt') dealt = true;
            else must(this.position(where) >= ply, `${tile} was not seen afterwards`);
            last = Math.max(last, this.position(where));
        }
        const leaks =
            tricks.has(this.record.game)
                ? this.unseenPlays(this.hand, seat, ply)
                : this.draws(this.hand, seat, ply, last).filter((a) => {
                      const known = a.tile ?? a.yardTile;
                      return known === undefined || names.includes(known);
                  });
        must(!dealt || tricks.has(this.record.game), 'dealt, not seen afterwards');
        for (const action of leaks) must(draws.includes(action.ply), `the draw at ply ${action.ply} is not named`);
    }

    /** How many tiles of unknown origin a seat held just before a ply. */
    unseenIn(hand, seat, ply) {
        const deal = hand.deals[seat];
        const known = new Set((deal?.tiles ?? []).filter((tile) => tile !== null));
        let unseen = this.dealt(hand) - known.size;
        for (const action of this.draws(hand, seat, 0, ply)) {
            const tile = action.tile ?? action.yardTile;
            if (tile === undefined) ++unseen;
            else known.add(tile);
        }
        const hidden = this.unseenPlays(hand, seat, ply).length;
        // Which of the dealt tiles were played unseen nobody knows: then all of them count as unseen.
        const doubtful = tricks.has(this.record.game) && this.unseenPlays(hand, seat, withinHand).length > 0;
        if (doubtful) unseen += known.size;
        const prizes = this.record.game === 'prize-dominoes' ? this.prizesHeld(hand) : new Set();
        for (const action of hand.actions) {
            if (action.ply >= ply || action.kind !== 'play' || action.seat !== seat || prizes.has(action.tile)) continue;
            if (doubtful || !known.has(action.tile)) --unseen;
        }
        return unseen - hidden;
    }

    /** What shows that a tile was not among the seat's unseen tiles just before a ply. */
    verifyElsewhere({ tile, where }, seat, ply) {
        const hand = this.stands(tile, where);
        if (hand !== this.hand || where.how === 'prize') return;
        if (where.seat !== seat) return; // in a yard or another hand; drawn only later from the yard is fine too
        if (where.how === 'dealt' || where.how === 'drawn' || where.how === 'yard') return;
        must(where.how === 'played' && where.ply < ply, `${tile} may have been with ${seat}`);
    }

    verifyCount(seat, ply, tiles) {
        const { slots, candidates, others, elsewhere } = this.witness;
        const unseen = this.unseenIn(this.hand, seat, ply);
        must(slots <= unseen, `${slots} slots named, ${unseen} there`);
        must(others.length < slots, 'the others fill the slots');
        const named = [...candidates, ...others, ...elsewhere.map(({ tile }) => tile)];
        must(new Set(named).size === named.length, 'a tile is named twice');
        for (const tile of this.all) must(named.includes(tile), `${tile} is not accounted for`);
        for (const tile of candidates) must(tiles.includes(tile), `${tile} is no candidate`);
        for (const tile of others) must(!tiles.includes(tile), `${tile} is no other`);
        for (const tile of [...candidates, ...others]) must(!this.laidBefore(tile, ply), `${tile} had been laid`);
        for (const item of elsewhere) this.verifyElsewhere(item, seat, ply);
    }

    verifyAnyOf() {
        const { seat, ply, tiles } = this.condition;
        for (const tile of tiles) {
            const item = this.witness.elsewhere.find((each) => each.tile === tile);
            must(item, `nothing tells where ${tile} was`);
            this.verifyElsewhere(item, seat, ply);
        }
    }

    /** L2: the tile was not dealt to the seat, or a lower one was dealt to somebody. */
    verifyLead() {
        const { seat, tile, tiles } = this.condition;
        const { witness } = this;
        if (witness.kind === 'joint') return this.verifyJoint();
        if (witness.kind === 'seen' && witness.tile === tile) {
            return this.verifyElsewhere({ tile, where: witness.where }, null, 1) ?? this.verifyNotDealt(tile, seat);
        }
        const whose = witness.where?.seat ?? witness.seat ?? witness.tiles?.[0].where.seat;
        this.verifyHeld(whose, 1, tiles);
    }

    verifyNotDealt(tile, seat) {
        const { where } = this.witness;
        must(where.how !== 'dealt' || where.seat !== seat, `${tile} was dealt to ${seat}`);
        must(where.how !== 'played' && where.how !== 'shown' && where.how !== 'left' || where.seat !== seat, 'no proof');
    }

    verifyHeld(seat, ply, tiles) {
        switch (this.witness?.kind) {
            case 'seen':
                return this.verifySeen(seat, ply, tiles);
            case 'later':
                return this.verifyLater(seat, ply, tiles);
            case 'count':
                return this.verifyCount(seat, ply, tiles);
            case 'joint':
                return this.verifyJoint();
            default:
                must(false, 'no witness');
        }
    }

    // ---- several conditions together -------------------------------------------------------------------------------

    /** Every place that a tile may have come to unseen: deals and draws of all hands of the shuffle, and the stock. */
    places() {
        const places = [];
        let taken = 0;
        for (const hand of this.shuffle()) {
            for (let s = 0; s < this.record.players; ++s) {
                const seat = String.fromCharCode(65 + s);
                const size = this.dealt(hand);
                taken += size;
                const known = hand.deals[seat]?.tiles.filter((tile) => tile !== null).length ?? 0;
                const hidden = this.unseenPlays(hand, seat, withinHand);
                const deal = hidden.length > 0 ? size - hidden.length : size - known;
                if (deal > 0) places.push({ hand, seat, ply: 0, slots: deal });
                for (const play of hidden) places.push({ hand, seat, ply: play.ply, slots: 1, left: play.ply });
            }
            for (const action of hand.actions) {
                if (action.kind !== 'draw') continue;
                ++taken;
                if ((action.tile ?? action.yardTile) === undefined)
                    places.push({ hand, seat: action.seat, ply: action.ply, slots: 1 });
            }
        }
        const yard = this.hand.yard?.tiles.slice(this.hand.yard.drawn).filter((tile) => tile !== null) ?? [];
        const held = this.record.game === 'prize-dominoes' ? this.prizesHeld(this.hand).size : 0;
        places.push({ seat: null, slots: this.all.size - held - taken - yard.length });
        return places;
    }

    /** Whose unseen tile it surely was, and from when on it was seen and gone; null: nobody knows. */
    ownerOf(tile) {
        for (const hand of this.shuffle()) {
            const owned = { hand, first: withinHand, gone: withinHand, seat: null };
            for (const action of hand.actions) {
                if (action.tile !== tile || (action.kind !== 'play' && action.kind !== 'show')) continue;
                owned.seat ??= action.seat;
                owned.first = Math.min(owned.first, action.ply);
                if (action.kind === 'play') owned.gone = action.ply;
            }
            for (const [seat, left] of Object.entries(hand.left)) if (left.tiles.includes(tile)) owned.seat ??= seat;
            for (const [seat, deal] of Object.entries(hand.deals))
                if (deal.tiles.includes(tile)) [owned.seat, owned.first] = [seat, 1];
            for (const line of hand.prizes)
                if (line.key === 'prize' && line.tiles[0] === tile) owned.seat ??= line.seat === 'A' ? 'B' : 'A';
            if (owned.seat !== null) return owned;
        }
        return null;
    }

    /** Whether a member says that a tile was not at a place. */
    forbids(member, tile, place, gone) {
        const hand = this.handNamed(member.hand, this.finding.line);
        if (member.kind === 'lead') {
            if (place.hand !== hand && tile !== member.tile) return false;
            if (tile === member.tile) return !(place.hand === hand && place.seat === member.seat && place.ply === 0);
            return member.tiles.includes(tile) && place.ply === 0;
        }
        if (place.hand !== hand || place.seat !== member.seat || !member.tiles.includes(tile)) return false;
        if (gone < member.ply) return false;
        return place.left === undefined ? place.ply < member.ply : place.left >= member.ply;
    }

    verifyJoint() {
        const { members, tiles, places: named, elsewhere } = this.witness;
        must(members.length > 0, 'no members');
        must(new Set(tiles).size === tiles.length, 'a tile twice');
        for (const { tile, where } of elsewhere) this.stands(tile, where);
        const first = Math.min(...members.map((member) => (member.kind === 'lead' ? 1 : member.ply)));
        const listed = (place) =>
            named.find((n) =>
                place.seat === null
                    ? n.seat === null
                    : n.seat === place.seat && this.handNamed(n.hand, this.finding.line) === place.hand && n.ply === place.ply,
            );
        const all = this.places();
        for (const tile of tiles) {
            must(!this.laidBefore(tile, first), `${tile} had been laid`);
            const owner = this.ownerOf(tile);
            for (const place of all) {
                if (place.slots <= 0) continue;
                if (owner && (place.seat !== owner.seat || place.hand !== owner.hand)) continue;
                if (owner && place.left === undefined && place.ply >= owner.first && place.ply > 0) continue;
                if (owner && place.left !== undefined && place.left < withinHand && owner.first > place.left) continue;
                if (owner && place.left !== undefined && owner.gone < withinHand) continue;
                if (members.some((member) => this.forbids(member, tile, place, owner?.gone ?? withinHand))) continue;
                if (listed(place)) continue;
                const why = this.filledBefore(place, tiles, first) ? '' : `${tile} may have been at ${JSON.stringify(place.ply)} of ${place.seat}`;
                must(why === '', why);
            }
        }
        this.verifySlots(all, named, tiles, first);
        must(named.reduce((sum, place) => sum + place.slots, 0) < tiles.length, 'the places are enough');
    }

    /** How many of a seat's unseen places hold tiles that it had laid before the first member. */
    laidFirst(hand, seat, tiles, first) {
        const known = new Set(hand.deals[seat]?.tiles ?? []);
        for (const a of this.draws(hand, seat, 0, first)) known.add(a.tile ?? a.yardTile);
        const doubtful = this.unseenPlays(hand, seat, withinHand).length > 0;
        return hand.actions.filter(
            (a) =>
                a.kind === 'play' &&
                a.seat === seat &&
                (hand !== this.hand || a.ply < first) &&
                (doubtful || !known.has(a.tile)) &&
                !tiles.includes(a.tile),
        ).length;
    }

    filledBefore(place, tiles, first) {
        return place.seat !== null && this.laidFirst(place.hand, place.seat, tiles, first) >= place.slots;
    }

    verifySlots(all, named, tiles, first) {
        for (const hand of this.shuffle()) {
            for (let s = 0; s < this.record.players; ++s) {
                const seat = String.fromCharCode(65 + s);
                const mine = named.filter((n) => n.seat === seat && this.handNamed(n.hand, this.finding.line) === hand);
                if (mine.length === 0) continue;
                const there = all.filter((p) => p.hand === hand && p.seat === seat && mine.some((n) => n.ply === p.ply));
                const slots = there.reduce((sum, place) => sum + place.slots, 0);
                const said = mine.reduce((sum, place) => sum + place.slots, 0);
                must(said >= slots - this.laidFirst(hand, seat, tiles, first), `${seat} has ${slots} places, ${said} named`);
            }
        }
        const stock = named.find((n) => n.seat === null);
        if (stock) must(stock.slots >= all.at(-1).slots, `the stock has ${all.at(-1).slots} places, ${stock.slots} named`);
    }

    // ---- what needs no witness -------------------------------------------------------------------------------------

    verifyTurn() {
        const { due, leads } = this.condition.because;
        must(Array.isArray(due) && due.length > 0, 'nobody is due');
        must(!due.includes(this.finding.seat), `${this.finding.seat} is due`);
        for (const seat of due) must(seat.charCodeAt(0) - 65 < this.record.players, `${seat} does not play`);
        const before = (a) => a.seat === due[0] && a.ply < this.finding.ply;
        if (leads) must(due.length === 1 && this.hand.actions.some(before), 'no trick before');
        const acts = (ply) => this.action(this.hand, ply)?.seat === this.finding.seat;
        const drew = this.action(this.hand, this.finding.ply - 1)?.kind === 'draw' && acts(this.finding.ply - 1);
        // After a draw alone the turn ends with a pass that is not on the sheet.
        if (this.finding.ply > 0) must(acts(this.finding.ply) || drew, 'another seat acts there');
        else must([this.hand.lead, this.hand.bid, this.hand.trump].some((l) => l?.line === this.finding.line), 'no such line');
    }

    verifyFit() {
        const { tile, arm, open, opening } = this.condition.because;
        const action = this.action(this.hand, this.condition.ply);
        must(action?.kind === 'play' && action.tile === tile, `${tile} is not laid there`);
        if (opening) return must(!this.hand.actions.some((a) => a.ply < action.ply && a.kind === 'play'), 'tiles lie');
        must(arm === action.arm, `arm ${arm} named, ${action.arm} written`);
        must(open.length > 0 && open.every((n) => n >= 0 && n <= this.record.highest), 'nothing is open');
    }

    verifyRule() {
        const { because, ply, seat } = this.condition;
        must(Object.keys(because).length > 0, 'a rule without reasons');
        const action = this.action(this.hand, ply);
        const before = (a) => a.ply < ply;
        const checks = {
            ended: (n) => n >= 0 && n < ply && action,
            over_after: (n) => n < this.condition.hand || this.record.hands.some((hand) => hand.number === n),
            opening: () => !this.hand.actions.some((a) => before(a) && a.kind === 'play'),
            tile: (tile) => action?.tile === tile,
            prize: (tile) => action?.tile === tile,
            suit: (n) => n === (action?.suit ?? n) && !action?.tile.split('-').map(Number).includes(n),
            undeclared: () => action?.suit === undefined,
            spell: (n) => n >= 0 && n <= this.record.highest,
            owed: (n) => n === 1,
            winner: (seats) => seats.length === 1,
            open: (numbers) => numbers.length > 0,
            bid: (n) => n === 0 || this.hand.bid?.bids.includes(String(n)) || this.hand.bid?.bids.includes('pass'),
            highest: (n) => n === 0 || this.hand.bid?.bids.includes(String(n)),
            drawn: (n) => n <= this.draws(this.hand, seat, 0, ply).length,
            stock: (n) => n >= this.stockBefore(ply) && n <= this.stockBefore(ply) + this.lostPrizes(),
        };
        for (const [name, value] of Object.entries(because)) {
            must(checks[name], `a rule that names ${name}`);
            must(checks[name](value), `${name} ${JSON.stringify(value)} does not stand in the record`);
        }
    }

    /** Tiles left to draw before a ply. */
    /** Prizes that may have been played in a turn that was lost before: they are shuffled in again. */
    lostPrizes() {
        if (this.record.game !== 'prize-dominoes') return 0;
        const before = this.record.hands.slice(0, this.record.hands.indexOf(this.hand));
        const lost = before.some((hand) => hand.lost || hand.actions.some(({ kind }) => kind === 'unknown'));
        return lost ? this.prizesHeld(this.hand).size : 0;
    }

    stockBefore(ply) {
        let stock = this.all.size - this.record.players * this.dealt(this.hand);
        if (this.record.game === 'prize-dominoes') stock -= this.prizesHeld(this.hand).size;
        const drawn = this.hand.actions.filter((a) => a.kind === 'draw' && a.ply < ply).length;
        return Math.max(stock - drawn, 0);
    }

    verify() {
        const { kind, seat, ply, tiles } = this.condition;
        must(this.hand, `no hand ${this.condition.hand}`);
        if (['turn', 'fit', 'rule'].includes(kind)) must(this.witness === null, 'a witness where none is due');
        for (const tile of tiles) must(this.all.has(tile), `${tile} is no tile of the set`);
        switch (kind) {
            case 'none_of':
                for (const tile of tiles) must(!this.laidBefore(tile, ply), `${tile} had been laid`);
                return this.verifyHeld(seat, ply, tiles);
            case 'any_of':
                return this.verifyAnyOf();
            case 'lead':
                return this.verifyLead();
            case 'joint':
                return this.verifyJoint();
            case 'turn':
                return this.verifyTurn();
            case 'fit':
                return this.verifyFit();
            case 'rule':
                return this.verifyRule();
            default:
                must(false, `unknown kind ${kind}`);
        }
    }
}

/** A finding as one case proves it: of a joint breach, the part that the case is about. */
function inCase(finding, { condition, witness }) {
    const part = finding.code === 'joint-breach' ? { seat: condition.seat, ply: condition.ply } : {};
    return { ...finding, ...part, proof: { condition, witness } };
}

/** The places that cases name at a ply. */
export function placeOf({ arm, half, crosswise }) {
    return `${arm} ${crosswise ? 'across' : half}`;
}

/** Each case chooses otherwise, among things that the record has; and of each tile all places are named. */
function verifyChoices(hand, finding, placesAt) {
    const { cases, more } = finding.proof;
    must(cases.length > 1, 'one case alone');
    must(new Set(cases.map((one) => JSON.stringify(one))).size === cases.length, 'a case twice');
    const named = new Map();
    for (const { choices } of cases) {
        let last = 0;
        for (const { ply, arm, half, crosswise, passed } of choices) {
            must(ply > last && ply <= finding.ply, `a choice at ply ${ply}, out of order`);
            last = ply;
            const action = hand.actions[ply - 1];
            must(action, `no ply ${ply}`);
            if (half !== undefined) must(action.tile?.split('-').map(Number).includes(half), `${action.tile} has no ${half}`);
            must(action.arm === null || arm === undefined || action.arm === arm, `arm ${arm} at ply ${ply}, ${action.arm} is written`);
            if (passed !== undefined) must(new Set(passed).size === passed.length, 'a seat passes twice');
            if (arm !== undefined) named.set(ply, (named.get(ply) ?? new Set()).add(placeOf({ arm, half, crosswise })));
        }
    }
    // The replay takes it that all passes and draws are on the sheet; a joint breach can hold without that.
    const mayHaveMore = finding.code === 'joint-breach' && !finding.if?.some((what) => what.endsWith(' is on the sheet'));
    for (const [ply, places] of more ? [] : named) {
        // A case that does not name the ply stands for all places there, or is about an earlier action.
        if (cases.some(({ choices }) => !choices.some((choice) => choice.ply === ply))) continue;
        const all = placesAt(finding.hand, ply);
        if (all === undefined) continue; // it is shown where it fits nowhere
        const has = [...all].every((place) => places.has(place)) && (mayHaveMore || all.size === places.size);
        must(has, `ply ${ply}: ${[...places]} named, of ${[...all]}`);
    }
}

/**
 * What is wrong with the proof of a finding; null if it convinces. `placesAt(hand, ply)`: where the tile of a ply may lie,
 * as bones-replay has it.
 */
export function flawIn(record, finding, placesAt) {
    if (!finding.proof) return 'no proof';
    try {
        if (!finding.proof.cases) {
            new Verifier(record, finding).verify();
            return null;
        }
        for (const one of finding.proof.cases) new Verifier(record, inCase(finding, one)).verify();
        const hand = new Verifier(record, inCase(finding, finding.proof.cases[0])).hand;
        verifyChoices(hand, finding, placesAt);
        return null;
    } catch (error) {
        if (error instanceof Flaw) return error.message;
        throw error;
    }
}
