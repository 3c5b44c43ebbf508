#include "engine/facts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/codes.hpp"

namespace bones {
namespace {

constexpr std::string_view facts_clause = "G5";

}  // namespace

void FactChecker::shuffle() {
    spots_.fill({});
}

void FactChecker::check(std::uint32_t hand_index, const Deal& deal) {
    hand_ = hand_index;
    deal_ = &deal;
    drawn_ = 0;
    yard_.clear();
    const Record& record = reporter_.record();
    for (Tile tile : deal.absent) {
        spots_[tile.number()].where = Where::absent;
        holdings_.place(tile);
    }
    open_books();
    if (hand_ == 0) check_prizes();
    for (std::uint32_t i = hand().first_statement; i < hand().end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.counts && line.keyword == Keyword::deal) read_deal(line);
    }
    if (hand().yard != none_such) read_yard(record.statements[hand().yard]);
    for (int s = 0; s < record.players; ++s) {
        if (is_void(Seat(s))) unseen_[s] = deal.each;
        book(Seat(s)).slots.assign(static_cast<std::size_t>(unseen_[s]),
                                   static_cast<Moment>(hand().first_action));
    }
    for (std::uint32_t i = hand().first_action; i < hand().end_action; ++i) check_action(i);
    for (std::uint32_t i = hand().first_statement; i < hand().end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.counts && line.keyword == Keyword::left) check_left(line);
    }
    if (!deal.counted_turns) return;
    for (int s = 0; s < record.players; ++s) close_counted(book(Seat(s)), unseen_plays_[s]);
}

TileSet FactChecker::undrawn() const {
    TileSet tiles;
    for (const auto& tile : yard_)
        if (tile && spots_[static_cast<std::size_t>(tile->number())].where == Where::yard)
            tiles.add(*tile);
    return tiles;
}

void FactChecker::open_books() {
    for (int s = 0; s < reporter_.record().players; ++s) {
        SeatBook& mine = book(Seat(s));
        mine.size = deal_->each;
        mine.hidden = !deal_->each_known;
        unseen_[s] = dealt_[s] = deal_->each;
        size_open_[s] = !deal_->each_known;
        unseen_plays_[s].clear();
    }
}

// A tile that two `prizes` lines name, or one line twice.
void FactChecker::check_prizes() {
    const Record& record = reporter_.record();
    TileSet seen;
    for (std::uint32_t i = hand().first_statement; i < hand().end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::prizes || !line.counts) continue;
        for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
            const TileToken& token = record.tiles[t];
            if (token.unknown) continue;
            if (seen.contains(token.tile))
                reporter_.at_statement(code::tile_repeated, facts_clause, hand_, line,
                                       fmt::format("{} is held as a prize twice; each tile is in "
                                                   "one place",
                                                   to_string(token.tile)));
            seen.add(token.tile);
        }
    }
}

// ---- deals and yard
// -------------------------------------------------------------------------------

void FactChecker::read_deal(const Statement& line) {
    const Record& record = reporter_.record();
    if (line.seat.index() >= record.players) return;
    int dealt = 0;
    bool all_known = true;
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record.tiles[t];
        dealt += token.unknown ? token.unknown : 1;
        all_known = all_known && !token.unknown;
        if (!token.unknown) deal_tile(line, token.tile);
    }
    if (!deal_->each_known) {
        SeatBook& mine = book(line.seat);
        unseen_[line.seat.index()] += dealt - deal_->each;
        mine.size = dealt_[line.seat.index()] = dealt;
        mine.hidden = !deal_->prizes_known && !all_known;
        size_open_[line.seat.index()] = false;
    } else if (dealt != deal_->each) {
        reporter_.at_statement(
            code::deal_size, facts_clause, hand_, line,
            fmt::format("{} is dealt {}, but {} due", reporter_.called(line.seat),
                        count_of(dealt, "tile"),
                        deal_->each == 1 ? "1 is" : fmt::format("{} are", deal_->each)));
        void_hand(line.seat, static_cast<Moment>(hand().first_action));
    }
}

void FactChecker::deal_tile(const Statement& line, Tile tile) {
    const Spot spot = spots_[tile.number()];
    const auto start = static_cast<Moment>(hand().first_action);
    if (spot.where == Where::nowhere) {
        if (is_void(line.seat)) return;
        enter_fixed(line.seat, tile, start);
        --unseen_[line.seat.index()];
        return;
    }
    reporter_.at_statement(
        code::tile_repeated, facts_clause, hand_, line,
        fmt::format("{} is dealt {}, but {}; each tile is in one place",
                    reporter_.called(line.seat), to_string(tile), whereabouts(tile)));
    void_holder(spot, start);
    void_hand(line.seat, start);
}

void FactChecker::read_yard(const Statement& line) {
    const Record& record = reporter_.record();
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record.tiles[t];
        if (token.unknown) {
            yard_.insert(yard_.end(), token.unknown, std::nullopt);
            continue;
        }
        Spot& spot = spots_[token.tile.number()];
        if (spot.where != Where::nowhere) {
            reporter_.at_statement(
                code::tile_repeated, facts_clause, hand_, line,
                fmt::format("{} lies in the yard, but {}; each tile is in one place",
                            to_string(token.tile), whereabouts(token.tile)));
            void_holder(spot, static_cast<Moment>(hand().first_action));
            yard_.push_back(std::nullopt);
            continue;
        }
        if (deal_->stock_is_out) {
            spot.where = Where::yard;
            spot.entry = static_cast<std::uint16_t>(yard_.size());
            holdings_.place(token.tile);
        }
        yard_.push_back(token.tile);
    }
    if (static_cast<int>(yard_.size()) > deal_->stock && deal_->each_known)
        reporter_.at_statement(
            code::count_mismatch, facts_clause, hand_, line,
            fmt::format("the yard has {}, but {} undealt",
                        count_of(static_cast<int>(yard_.size()), "tile"),
                        deal_->stock == 1 ? "1 is" : fmt::format("{} are", deal_->stock)));
}

// ---- actions
// --------------------------------------------------------------------------------------

void FactChecker::check_action(std::uint32_t index) {
    const Action& action = reporter_.record().actions[index];
    if (action.seat().index() >= reporter_.record().players) return;
    switch (action.kind) {
        case ActionKind::play:
            return check_play(index, action);
        case ActionKind::show:
            return check_show(index, action);
        case ActionKind::draw:
        case ActionKind::draw_unknown:
        case ActionKind::bad_draw:
            if (deal_->draws) check_draw(index, action);
            return;
        case ActionKind::unknown_turn:
        case ActionKind::bad_tile:
            return check_unknown_turn(index, action.seat());
        default:
            return;
    }
}

void FactChecker::check_play(std::uint32_t index, const Action& action) {
    const Tile tile = action.tile();
    const Seat seat = action.seat();
    if (plays_prize(index, action)) return;
    SeatBook& mine = book(seat);
    const auto now = static_cast<Moment>(index + 1);
    Spot& spot = spots_[tile.number()];
    if (marks_no_prize(action) && spot.where != Where::played) {
        reporter_.at_action(code::tile_not_held, "P12", hand_, index,
                            fmt::format("{} plays {} as a prize, but holds no such prize",
                                        reporter_.called(seat), to_string(tile)));
        void_holder(spot, static_cast<Moment>(index));
        void_hand(seat, static_cast<Moment>(index));
    } else if (holds(index, action, "plays")) {
        leave_hand(tile, now, never);
    }
    if (spot.where != Where::played) {
        spot.where = Where::played;
        spot.seat = seat;
        spot.hand = static_cast<std::uint16_t>(hand_);
    }
    if (mine.size > 0) --mine.size;
}

// Whether a tile is played from the prizes: those are no tiles in hand (P7, P8, P12).
bool FactChecker::plays_prize(std::uint32_t index, const Action& action) {
    if (!deal_->has_prizes) return false;
    const Tile tile = action.tile();
    const Seat seat = action.seat();
    Spot& spot = spots_[tile.number()];
    if (deal_->prizes[seat.index()].contains(tile) && spot.where == Where::absent) {
        if (!action.from_prizes)
            reporter_.at_action(code::unmarked_prize, "P12", hand_, index,
                                fmt::format("{} plays the prize {} without its mark",
                                            reporter_.called(seat), to_string(tile)));
    } else {
        const bool hand_is_full = !book(seat).hidden && unseen_[seat.index()] == 0;
        const bool unwritten = action.from_prizes || hand_is_full;
        if (deal_->prizes_known || spot.where != Where::nowhere || !unwritten) return false;
        holdings_.place(tile);
    }
    spot.where = Where::played;
    spot.seat = seat;
    spot.hand = static_cast<std::uint16_t>(hand_);
    return true;
}

// P12: a tile is marked as a prize that the seat is known not to hold as one.
bool FactChecker::marks_no_prize(const Action& action) const {
    return action.from_prizes && deal_->has_prizes && deal_->prizes_known &&
           !deal_->prizes[action.seat_index].contains(action.tile());
}

void FactChecker::check_show(std::uint32_t index, const Action& action) {
    const Seat seat = action.seat();
    const bool prize = deal_->has_prizes && deal_->prizes[seat.index()].contains(action.tile());
    if (prize && spots_[action.tile().number()].where == Where::absent) return;
    if (!holds(index, action, "shows")) return;
    const Spot& spot = spots_[action.tile().number()];
    if (spot.owned) book(seat).owned[spot.entry].seen_until = static_cast<Moment>(index);
}

// Whether the seat may have the tile it plays or shows; reports it if not. A tile that was not seen
// in the hand before is entered as owned.
bool FactChecker::holds(std::uint32_t index, const Action& action, std::string_view verb) {
    const Tile tile = action.tile();
    const Seat seat = action.seat();
    const Spot spot = spots_[tile.number()];
    const auto now = static_cast<Moment>(index);
    if (spot.where == Where::hand && spot.seat == seat && spot.hand == hand_) return !is_void(seat);

    const bool elsewhere_for_good =
        spot.where == Where::played || (spot.where == Where::hand && spot.hand != hand_);
    if (elsewhere_for_good && action.kind == ActionKind::play) {
        reporter_.at_action(
            code::tile_repeated, facts_clause, hand_, index,
            fmt::format("{} {} {}, but {}; each tile is in one place", reporter_.called(seat), verb,
                        to_string(tile), whereabouts(tile)));
        void_holder(spot, now);
        void_hand(seat, now);
        return false;
    }
    SeatBook& mine = book(seat);
    const bool some_left = mine.size > 0 || size_open_[seat.index()];
    const bool room = some_left && (unseen_[seat.index()] > 0 || mine.hidden);
    if (spot.where == Where::nowhere && room && !is_void(seat)) {
        enter_owned(seat, tile, now, never);
        return true;
    }
    if (!some_left && (is_void(seat) || !mine.slots.empty())) {
        reporter_.at_action(code::count_mismatch, facts_clause, hand_, index,
                            fmt::format("{} {} {}, but has no tile left", reporter_.called(seat),
                                        verb, to_string(tile)));
    } else if (!is_void(seat)) {
        std::string why =
            spot.where == Where::nowhere
                ? fmt::format("the tiles {} held are all known", reporter_.called(seat))
                : whereabouts(tile);
        reporter_.at_action(
            code::tile_not_held, facts_clause, hand_, index,
            fmt::format("{} {} {}, but {}", reporter_.called(seat), verb, to_string(tile), why));
        void_holder(spot, now);
    }
    void_hand(seat, now);
    return false;
}

void FactChecker::check_draw(std::uint32_t index, const Action& action) {
    const Seat seat = action.seat();
    SeatBook& mine = book(seat);
    const auto now = static_cast<Moment>(index);
    if (drawn_ >= deal_->stock && deal_->each_known) {
        reporter_.at_action(
            code::count_mismatch, facts_clause, hand_, index,
            fmt::format("{} draws, but no tile is left to draw", reporter_.called(seat)));
        void_hand(seat, now);
    }
    std::optional<Tile> drawn;
    if (action.kind == ActionKind::draw) drawn = action.tile();
    const bool agrees = yard_allows(index, action);
    const auto position = static_cast<std::size_t>(drawn_++);
    if (!drawn && agrees && position < yard_.size()) drawn = yard_[position];
    ++mine.size;
    if (drawn) {
        const Spot spot = spots_[drawn->number()];
        if (spot.where == Where::nowhere || spot.where == Where::yard) {
            if (!is_void(seat)) return enter_fixed(seat, *drawn, now + 1);
        } else {
            reporter_.at_action(
                code::tile_repeated, facts_clause, hand_, index,
                fmt::format("{} draws {}, but {}; each tile is in one place",
                            reporter_.called(seat), to_string(*drawn), whereabouts(*drawn)));
            void_holder(spot, now);
            void_hand(seat, now);
        }
    }
    mine.slots.push_back(now + 1);
    mine.hidden = mine.hidden || !deal_->prizes_known;
    ++unseen_[seat.index()];
}

// Whether a draw agrees with the yard; from the first that does not on, the yard is no evidence.
bool FactChecker::yard_allows(std::uint32_t index, const Action& action) {
    if (yard_.empty()) return true;
    const auto position = static_cast<std::size_t>(drawn_);
    const bool due = position < yard_.size() && yard_[position].has_value();
    if (action.kind != ActionKind::draw) return true;
    const Tile drawn = action.tile();
    const Spot& spot = spots_[drawn.number()];
    const bool lies_elsewhere = spot.where == Where::yard && spot.entry != position;
    if ((!due || *yard_[position] == drawn) && !lies_elsewhere) return true;
    reporter_.at_action(
        code::yard_mismatch, facts_clause, hand_, index,
        due ? fmt::format("{} draws {}, but the yard has {} here", reporter_.called(action.seat()),
                          to_string(drawn), to_string(*yard_[position]))
            : fmt::format("{} draws {}, which lies elsewhere in the yard",
                          reporter_.called(action.seat()), to_string(drawn)));
    for (auto& tile : yard_) {
        if (!tile || spots_[tile->number()].where != Where::yard) continue;
        spots_[tile->number()] = {};
        holdings_.release(*tile);
    }
    return false;
}

void FactChecker::check_unknown_turn(std::uint32_t index, Seat seat) {
    SeatBook& mine = book(seat);
    if (!deal_->counted_turns) {
        size_open_[seat.index()] = true;
        mine.hidden = mine.hidden || deal_->draws;
        return;
    }
    if (mine.size > 0) {
        --mine.size;
        unseen_plays_[seat.index()].push_back(static_cast<Moment>(index + 1));
        return;
    }
    reporter_.at_action(code::count_mismatch, facts_clause, hand_, index,
                        fmt::format("{} plays a tile, but has none left", reporter_.called(seat)));
    void_hand(seat, static_cast<Moment>(index));
}

// ---- what was left
// --------------------------------------------------------------------------------

void FactChecker::check_left(const Statement& line) {
    if (line.seat.index() >= reporter_.record().players) return;
    TileSet tiles;
    const std::string trouble = left_trouble(line, tiles);
    if (!trouble.empty()) {
        reporter_.at_statement(code::left_mismatch, facts_clause, hand_, line, trouble);
        return;
    }
    if (is_void(line.seat)) return;
    for (Tile tile : tiles) {
        const Spot& spot = spots_[tile.number()];
        if (spot.where == Where::nowhere)
            enter_owned(line.seat, tile, never, never);
        else if (spot.owned)
            book(line.seat).owned[spot.entry].seen_until = never;
    }
}

bool FactChecker::may_be_left(Seat seat, Tile tile) const {
    const Spot& spot = spots_[tile.number()];
    if (spot.where == Where::hand && spot.seat == seat && spot.hand == hand_) return true;
    if (spot.where != Where::nowhere) return false;
    const SeatBook& theirs = holdings_.book(hand_, seat);
    return theirs.void_from != never || theirs.hidden || unseen_[seat.index()] > 0;
}

void FactChecker::enter_left(Seat seat, Tile tile) {
    const bool unplaced = spots_[tile.number()].where == Where::nowhere;
    if (unplaced && may_be_left(seat, tile) && !is_void(seat) && !book(seat).hidden)
        enter_owned(seat, tile, never, never);
}

// What is wrong with a `left` line, or nothing; fills in the tiles it names.
std::string FactChecker::left_trouble(const Statement& line, TileSet& tiles) {
    const Record& record = reporter_.record();
    const std::string who = reporter_.called(line.seat);
    const SeatBook& mine = book(line.seat);
    int unknown = 0, news = 0;
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record.tiles[t];
        unknown += token.unknown;
        if (token.unknown) continue;
        const Spot& spot = spots_[token.tile.number()];
        const bool mine_now =
            spot.where == Where::hand && spot.seat == line.seat && spot.hand == hand_;
        const bool unlocated = spot.where == Where::nowhere || is_void(line.seat);
        if (tiles.contains(token.tile))
            return fmt::format("{} is left with {} twice", who, to_string(token.tile));
        if (spot.where == Where::played || (!mine_now && !unlocated))
            return fmt::format("{} is left with {}, but {}", who, to_string(token.tile),
                               whereabouts(token.tile));
        tiles.add(token.tile);
        news += !mine_now;
    }
    const int total = tiles.size() + unknown;
    if (!size_open_[line.seat.index()] && total != mine.size)
        return fmt::format("{} is left with {}, but the play leaves {}", who,
                           count_of(total, "tile"), mine.size);
    if (is_void(line.seat) || size_open_[line.seat.index()]) return {};
    if (news > unseen_[line.seat.index()])
        return fmt::format("{} is left with {}, but the tiles held were others", who,
                           to_string(tiles));
    TileSet missing;
    for (const FixedTile& tile : mine.fixed)
        if (tile.gone == never && !tiles.contains(tile.tile)) missing.add(tile.tile);
    for (const OwnedTile& tile : mine.owned)
        if (tile.gone == never && !tiles.contains(tile.tile)) missing.add(tile.tile);
    if (missing.size() > unknown + static_cast<int>(unseen_plays_[line.seat.index()].size()))
        return fmt::format("{} is left with {}, but still held {}", who,
                           tiles.empty() ? "nothing" : to_string(tiles), to_string(missing));
    return {};
}

// In Double Takes every slot is dealt at once and tiles leave it one by one: the row is put into
// the order of leaving. A known deal with tiles played unseen does not say which of its tiles those
// were.
void FactChecker::close_counted(SeatBook& mine, const std::vector<Moment>& unseen) {
    if (unseen.empty()) return;
    for (const FixedTile& tile : mine.fixed)
        mine.owned.push_back(
            {tile.tile, 0, tile.gone == never ? tile.taken : never, tile.gone, tile.taken});
    mine.slots.resize(mine.slots.size() + mine.fixed.size());
    mine.fixed.clear();
    mine.by_leaving = true;
    const std::size_t unseen_from = mine.slots.size() - std::min(mine.slots.size(), unseen.size());
    for (std::size_t i = 0; i < mine.slots.size(); ++i)
        mine.slots[i] = i < unseen_from ? never : unseen[mine.slots.size() - 1 - i];
    for (OwnedTile& tile : mine.owned)
        tile.limit = tile.gone != never || tile.seen_until == never
                         ? static_cast<std::uint32_t>(unseen_from)
                         : mine.slots_at(tile.seen_until);
}

// ---- the books
// ------------------------------------------------------------------------------------

void FactChecker::enter_fixed(Seat seat, Tile tile, Moment taken) {
    auto& fixed = book(seat).fixed;
    spots_[tile.number()] = {Where::hand, seat, false, static_cast<std::uint16_t>(hand_),
                             static_cast<std::uint16_t>(fixed.size())};
    fixed.push_back({tile, taken, never});
    holdings_.place(tile);
}

void FactChecker::enter_owned(Seat seat, Tile tile, Moment seen_until, Moment gone) {
    SeatBook& mine = book(seat);
    spots_[tile.number()] = {Where::hand, seat, true, static_cast<std::uint16_t>(hand_),
                             static_cast<std::uint16_t>(mine.owned.size())};
    mine.owned.push_back(
        {tile, static_cast<std::uint32_t>(mine.slots.size()), seen_until, gone, seen_until});
    --unseen_[seat.index()];
    holdings_.place(tile);
}

void FactChecker::leave_hand(Tile tile, Moment gone, Moment seen_until) {
    const Spot& spot = spots_[tile.number()];
    SeatBook& mine = book(spot.seat);
    if (!spot.owned) {
        mine.fixed[spot.entry].gone = gone;
        return;
    }
    mine.owned[spot.entry].gone = gone;
    mine.owned[spot.entry].seen_until = seen_until;
}

void FactChecker::void_hand(Seat seat, Moment from) {
    SeatBook& mine = book(seat);
    if (mine.void_from <= from) return;
    mine.void_from = from;
    // A deal that is wrong in itself says nothing; one that an action contradicts later still
    // stands.
    if (from != static_cast<Moment>(hand().first_action)) return;
    for (Tile tile : TileSet::full(traits(reporter_.record().game).highest)) {
        Spot& spot = spots_[tile.number()];
        if (spot.where != Where::hand || spot.seat != seat || spot.hand != hand_) continue;
        spot = {};
        holdings_.release(tile);
    }
}

void FactChecker::void_holder(const Spot& spot, Moment from) {
    const bool someone = spot.where == Where::hand || spot.where == Where::played;
    if (someone && spot.hand == hand_) void_hand(spot.seat, from);
}

std::string FactChecker::whereabouts(Tile tile) const {
    const Spot& spot = spots_[tile.number()];
    const std::string earlier =
        spot.hand == hand_ ? ""
                           : fmt::format(" in hand {}", reporter_.record().hands[spot.hand].number);
    switch (spot.where) {
        case Where::hand:
            return fmt::format("{} has it{}", reporter_.called(spot.seat), earlier);
        case Where::played:
            return fmt::format("{} played it{}", reporter_.called(spot.seat), earlier);
        case Where::yard:
            return "it lies in the yard";
        case Where::absent:
            return "it is held as a prize";
        case Where::nowhere:
            break;
    }
    return "it is not there";
}

}  // namespace bones
