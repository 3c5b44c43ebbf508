#include "tests/second/referee/facts.hpp"

#include <algorithm>

namespace bones::second {

BeforeLoss Setup::before_loss() const {
    return {draws, due.value_or(never), may_be_over_at_line};
}

const Statement* line_of(const Record& record, const Hand& hand, Keyword keyword, Seat seat) {
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& statement = record.statements[i];
        if (statement.keyword == keyword && statement.counts &&
            (!seat.exists() || statement.seat == seat))
            return &statement;
    }
    return nullptr;
}

bool stands_after_unread(const Record& record, const Hand& hand, const Statement* line) {
    return line && hand.unread_line != none_such &&
           line > record.statements.data() + hand.unread_line;
}

TileList tiles_of(const Record& record, const Statement& statement) {
    TileList list;
    for (std::uint32_t i = 0; i < statement.count; ++i) {
        const TileToken& token = record.tiles[statement.first + i];
        if (token.unknown == 0 && !token.bad)
            list.push_back(token.tile);
        else
            list.insert(list.end(), std::max<int>(1, token.unknown), std::nullopt);
    }
    return list;
}

std::vector<std::optional<int>> dealt_sizes(const Record& record, const Setup& setup) {
    std::vector<std::optional<int>> sizes;
    for (int s = 0; s < setup.players; ++s) {
        const Statement* deal = line_of(record, record.hands[setup.hand], Keyword::deal, Seat(s));
        // G5: after `deal-size` the hand is unknown, but the number due still counts.
        sizes.push_back(setup.due);
        if (deal && !setup.due) sizes.back() = static_cast<int>(tiles_of(record, *deal).size());
    }
    return sizes;
}

int first_ply_of(const Record& record, const Hand& hand, Seat seat) {
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i)
        if (record.actions[i].seat() == seat) return static_cast<int>(i - hand.first_action) + 1;
    return 0;
}

namespace {

/// Returns the number of tiles that were not dealt; empty if that is not known.
std::optional<int> undealt(const std::vector<std::optional<int>>& sizes, const Setup& setup) {
    int left = static_cast<int>(setup.set.size()) - setup.gone;
    for (const auto& size : sizes) {
        if (!size || !setup.prizes_known) return std::nullopt;
        left -= *size;
    }
    return std::max(left, 0);
}

}  // namespace

std::pair<World, Ground> world_of(const Record& record, const Setup& setup) {
    const Hand& hand = record.hands[setup.hand];
    const int number = static_cast<int>(setup.hand);
    const auto sizes = dealt_sizes(record, setup);
    std::vector<Slot> slots;
    Ground ground;
    ground.dealt.resize(setup.players);
    for (int s = 0; s < setup.players; ++s)
        for (int i = 0; i < sizes[s].value_or(7); ++i) {  // P1: never more than 7
            ground.dealt[s].push_back(static_cast<int>(slots.size()));
            slots.push_back({Seat(s), number, 0, never});
        }
    const auto stock = undealt(sizes, setup);
    const auto add = [&](Seat seat, int taken) {
        ground.stock.push_back(static_cast<int>(slots.size()));
        slots.push_back({seat, number, taken, never});
    };
    // G5a: draws after a line that may begin another hand may belong to that hand.
    const int another = lost_from(record, hand, setup.before_loss()).another;
    for (std::uint32_t i = hand.first_action; i < hand.end_action && setup.draws; ++i) {
        const Action& action = record.actions[i];
        const int ply = static_cast<int>(i - hand.first_action) + 1;
        if (ply >= another) break;
        if (!is_draw(action) || action.seat().index() >= setup.players) continue;
        if (stock && static_cast<int>(ground.stock.size()) >= *stock) break;
        add(action.seat(), ply);
    }
    const int nobodys =
        stock ? *stock : static_cast<int>(setup.set.size());  // P1, prizes not known
    while (static_cast<int>(ground.stock.size()) < nobodys) add(Seat(), never);
    return {World(setup.set, std::move(slots)), std::move(ground)};
}

HandFacts::HandFacts(const Record& record, Setup setup, World& world, Ground ground, Desk& desk)
    : record_(record),
      hand_(record.hands[setup.hand]),
      setup_(std::move(setup)),
      lost_(lost_from(record, hand_, setup_.before_loss())),
      world_(world),
      ground_(std::move(ground)),
      desk_(desk),
      dealt_size_(dealt_sizes(record, setup_)),
      size_(dealt_size_),
      tainted_(setup_.players, never),
      unseen_(setup_.players, never),
      loose_(setup_.players, false),
      maybe_prizes_(setup_.players, 0),
      stock_(undealt(dealt_size_, setup_)) {
    setup_.prizes.resize(setup_.players);
    if (setup_.contradicted) world_.distrust();
    if (setup_.passes) find_unseen_turns();
    read_deals();
    read_yard();
    pin_deals();
    if (yard_mismatches_.empty()) pin_yard();  // a yard that the draws contradict is not evidence
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
        const int ply = static_cast<int>(i - hand_.first_action) + 1;
        for (const TornTrick& trick : record_.torn) {
            if (trick.first == i) doubt_all_but(record_.actions[i].seat(), ply);
            while (trick.end == i && tiles_laid_ % setup_.table().size() != 0) ++tiles_laid_;
        }
        read_unreadable(record_.actions[i], ply);
        read_action(record_.actions[i], ply);
        tiles_laid_ += is_tile(record_.actions[i]);
    }
    if (lost_.line < no_ply && !setup_.over_at_line) loose_.assign(setup_.players, true);
    // A hand without play does not show its draws and plays.
    if (hand_.first_action == hand_.end_action && hand_.unread_line == none_such) return;
    for (int s = 0; s < setup_.players; ++s)
        if (const Statement* left = left_line(Seat(s))) read_left(*left);
}

// G5a: a `left` line after one that may begin another hand belongs to that hand.
const Statement* HandFacts::left_line(Seat seat) const {
    const Statement* left = line_of(record_, hand_, Keyword::left, seat);
    const bool after =
        left && lost_.another < no_ply && left > record_.statements.data() + hand_.unread_line;
    return after ? nullptr : left;
}

// G14: finds the whole turns that the record leaves out.
void HandFacts::find_unseen_turns() {
    for (std::uint32_t i = hand_.end_action; i-- > hand_.first_action;) {
        const Action& action = record_.actions[i];
        if (is_unseen(action) && action.seat().index() < setup_.players)
            unseen_[action.seat().index()] = static_cast<int>(i - hand_.first_action) + 1;
    }
    // G5a: an unreadable line may have held turns of any seat.
    const int line = setup_.over_at_line ? never : lost_.line;
    for (int& unseen : unseen_) unseen = std::min({unseen, line, lost_.stranger});
}

std::set<Seat> HandFacts::everybody() const {
    std::set<Seat> seats;
    for (int s = 0; s < setup_.players; ++s) seats.insert(Seat(s));
    return seats;
}

void HandFacts::doubt_from(int ply, const std::set<Seat>& seats) {
    if (!seats.empty()) world_.distrust();
    for (Seat seat : seats) tainted_[seat.index()] = std::min(tainted_[seat.index()], ply);
}

// N6: a word is missing in a trick, so only the seat of its first tile is known.
void HandFacts::doubt_all_but(Seat leader, int ply) {
    std::set<Seat> others = everybody();
    others.erase(leader);
    doubt_from(ply, others);
    for (Seat seat : others) loose_[seat.index()] = true;
}

// G5a: handles two doubts. From the ply `another` on, tiles may belong to another hand. After a
// token that may not be a tile of the trick, the seats of the next tiles are uncertain.
void HandFacts::read_unreadable(const Action& action, int ply) {
    if (ply == lost_.another) {
        doubt_from(ply, everybody());
        loose_.assign(setup_.players, true);
    }
    if (action.seat().index() >= setup_.players) loose_.assign(setup_.players, true);
    if (setup_.passes || !is_blot(action) || action.seat().index() >= setup_.players) return;
    const TrickTable table = setup_.table();
    if (!may_be_no_tile(record_, hand_, table, ply, tiles_laid_ % table.size())) return;
    std::set<Seat> after;
    Seat due = table.next(action.seat());
    for (std::uint32_t i = hand_.first_action + static_cast<std::uint32_t>(ply);
         i < hand_.end_action && static_cast<int>(after.size()) + 1 < table.size(); ++i) {
        if (!is_tile(record_.actions[i])) continue;
        if (record_.actions[i].seat() != due) break;
        after.insert(due);
        due = table.next(due);
    }
    doubt_from(ply, after);
}

std::set<Tile> HandFacts::named() const {
    std::set<Tile> tiles;
    for (const auto& [tile, seat] : taker_)
        if (!tainted(seat, 0)) tiles.insert(tile);  // a deal in doubt is not evidence (G5)
    for (const auto& [tile, seat] : player_) tiles.insert(tile);
    for (const auto& [tile, seat] : owner_)
        if (seat.exists()) tiles.insert(tile);
    for (const auto& [tile, seat] : sighted_) tiles.insert(tile);
    return tiles;
}

void HandFacts::wrong(int ply, Seat seat, const std::string& code, std::optional<Tile> tile,
                      const std::string& clause) {
    desk_.report(hand_.number, ply, seat, code, clause);
    if (code == "tile-repeated" || code == "tile-not-held") refuted_.insert(ply);
    world_.distrust();
    // G5: from here on the hands of the seats concerned are unknown.
    std::set<Seat> concerned{seat};
    if (const auto by = tile ? player_.find(*tile) : player_.end(); by != player_.end()) {
        concerned.insert(by->second);  // the seat that was dealt it is not concerned
    } else if (tile) {
        const auto slot = world_.has(*tile) ? world_.pinned(*tile) : std::nullopt;
        const bool drawn_later = slot && world_.slot(*slot).taken >= ply && ply > 0;
        if (const auto at = owner(*tile); at && !drawn_later) concerned.insert(*at);
        if (const auto by = taker_.find(*tile); by != taker_.end()) concerned.insert(by->second);
        if (const auto by = sighted_.find(*tile); by != sighted_.end())
            concerned.insert(by->second);
    }
    for (Seat each : concerned)
        if (each.exists()) tainted_[each.index()] = std::min(tainted_[each.index()], ply);
}

// The yard says that a tile on the table was drawn later, so that draw is in doubt.
void HandFacts::doubt_draw_of(Tile tile, int ply) {
    const auto slot = world_.has(tile) ? world_.pinned(tile) : std::nullopt;
    if (ply == 0 || !slot || world_.slot(*slot).taken < ply || !world_.slot(*slot).seat.exists())
        return;
    int& from = tainted_[world_.slot(*slot).seat.index()];
    from = std::min(from, world_.slot(*slot).taken);
}

std::optional<Seat> HandFacts::with_another(Tile tile, Seat seat, int ply) const {
    if (const auto by = sighted_.find(tile); by != sighted_.end())
        return by->second == seat ? std::nullopt : std::optional(by->second);
    const auto at = owner(tile);
    if (!at || !at->exists() || *at == seat || played_before(tile)) return std::nullopt;
    const auto slot = world_.has(tile) ? world_.pinned(tile) : std::nullopt;
    if (slot && world_.slot(*slot).taken >= ply)
        return std::nullopt;  // it is still in the boneyard
    return at;
}

// G5: the tile was seen here, so it was in no other hand.
void HandFacts::see_in_doubt(Tile tile, Seat seat, bool drawn) {
    if (world_.has(tile) && !owner(tile))
        world_.seen_with(tile, drawn ? Seat() : seat, static_cast<int>(setup_.hand));
}

std::optional<Seat> HandFacts::owner(Tile tile) const {
    const auto found = owner_.find(tile);
    if (found == owner_.end()) return std::nullopt;
    return found->second;
}

bool HandFacts::owned_elsewhere(Tile tile, Seat seat) const {
    const auto at = owner(tile);
    return !world_.has(tile) || (at && *at != seat);
}

SlotTest HandFacts::slots_of(Seat seat, int before, int last) const {
    const int hand = static_cast<int>(setup_.hand);
    const bool hidden = hidden_draws(seat) && unseen_[seat.index()] < before;
    return [=](const Slot& slot) {
        if (slot.hand != hand) return false;
        if (slot.seat == seat) return slot.taken < before && slot.gone > last;
        return hidden && !slot.seat.exists();  // G14: drawn in an unrecorded turn
    };
}

int HandFacts::first_unseen() const {
    return setup_.draws ? *std::min_element(unseen_.begin(), unseen_.end()) : never;
}

void HandFacts::read_deals() {
    std::vector<const Statement*> deals;
    for (std::uint32_t i = hand_.first_statement; i < hand_.end_statement; ++i) {
        const Statement& line = record_.statements[i];
        if (line.keyword == Keyword::deal && line.counts && line.seat.exists() &&
            line.seat.index() < setup_.players)
            deals.push_back(&line);
    }
    std::stable_sort(deals.begin(), deals.end(), [](const Statement* one, const Statement* other) {
        return one->seat.index() < other->seat.index();
    });
    for (const Statement* line : deals) {
        const TileList list = tiles_of(record_, *line);
        if (setup_.prizes_known && setup_.due && static_cast<int>(list.size()) != *setup_.due)
            wrong(0, line->seat, "deal-size", std::nullopt);
        std::set<Tile> named;
        for (const auto& tile : list) {
            if (!tile) continue;
            const auto taker = taker_.find(*tile);
            // A wrong deal is not evidence, except that it names a tile twice (G5).
            const bool again = !named.insert(*tile).second;
            const bool dealt = again || (taker != taker_.end() && !tainted(taker->second, 0));
            if (dealt || !setup_.set.count(*tile) || setup_.used.count(*tile))
                wrong(0, line->seat, "tile-repeated", tile);
            else
                taker_[*tile] = line->seat;
        }
    }
}

/// Pins the tiles of each deal line, unless a fact from before the play contradicts the line.
void HandFacts::pin_deals() {
    for (int seat = 0; seat < setup_.players; ++seat) {
        const Statement* line = line_of(record_, hand_, Keyword::deal, Seat(seat));
        if (!line) continue;
        const TileList list = tiles_of(record_, *line);
        for (std::size_t i = 0; i < list.size() && tainted_[seat] > 0; ++i) {
            if (!list[i]) continue;
            // Where an unrecorded tile was played (G14), it may be any of the dealt ones.
            if (setup_.passes ? world_.pin(*list[i], ground_.dealt[seat][i])
                              : world_.deal(*list[i], line->seat, static_cast<int>(setup_.hand)))
                owner_[*list[i]] = line->seat;
            else
                wrong(0, line->seat, "tile-repeated", list[i]);
        }
    }
}

}  // namespace bones::second
