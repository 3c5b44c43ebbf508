#include "engine/search/state_history.hpp"

#include <algorithm>

#include "engine/games/list.hpp"
#include "engine/hand_lines.hpp"
#include "engine/hands/hands.hpp"

namespace bones::search {
namespace {

TileSet laid_before(const Record& record, const Hand& hand, std::uint32_t index) {
    TileSet tiles;
    for (std::uint32_t i = hand.first_action; i < index; ++i)
        if (record.actions[i].kind == ActionKind::play) tiles.add(record.actions[i].tile());
    return tiles;
}

/// Returns the last tiles of a complete yard line, as many as `rest` has; nothing if they are not
/// the tiles of `rest`.
std::optional<std::vector<Tile>> end_of_yard(const Record& record, const Hand& hand, int stock,
                                             const std::vector<Tile>& rest) {
    if (hand.yard == none_such) return std::nullopt;
    const Statement& line = record.statements[hand.yard];
    if (static_cast<int>(line.count) != stock || line.count < rest.size()) return std::nullopt;
    std::vector<Tile> yard;
    TileSet left;
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record.tiles[t];
        if (token.unknown != 0 || token.bad) return std::nullopt;
        if (t < line.first + line.count - rest.size()) continue;
        yard.push_back(token.tile);
        left.add(token.tile);
    }
    TileSet wanted;
    for (Tile tile : rest) wanted.add(tile);
    return left == wanted ? std::optional(yard) : std::nullopt;
}

/// D6: after a trick whose winner is unknown, the next leader is accepted and has the turn.
template <GameRules G>
void take_up_lead(typename G::State& state, Seat seat) {
    if constexpr (!G::has_layout)
        if (G::leads(state) && !state.turn.exists() && G::may_be_due(state).empty() &&
            G::sitting_out(state) != seat)
            G::seize(state, seat);
}

}  // namespace

bool TilesShown::all_hands(int players) const {
    return std::all_of(hands.begin(), hands.begin() + players,
                       [](const auto& hand) { return hand.has_value(); });
}

void StateHistory::begin(const Record& record) {
    record_ = &record;
    kept_.assign(std::min(record.actions.size(), most_plies) + record.hands.size(), {});
    gone_ = {};
}

void StateHistory::before(std::uint32_t index, const TableState& state) {
    const auto& hands = record_->hands;
    const auto after = std::upper_bound(
        hands.begin(), hands.end(), index,
        [](std::uint32_t action, const Hand& hand) { return action < hand.end_action; });
    const auto hand = static_cast<std::uint32_t>(after - hands.begin());
    if (!keeps(hand)) return;
    StoredState& kept = at(hand, index - after->first_action + 1);
    kept.known = true;
    with_game(record_->game, [&]<class G>() {
        auto here = static_cast<const typename G::State&>(state);
        take_up_lead<G>(here, record_->actions[index].seat());
        std::memcpy(kept.state.data(), &here, sizeof here);
    });
}

void StateHistory::after(std::uint32_t hand, const TableState& end, bool sure, const Deal& deal,
                         const Hands& hands) {
    const Hand& h = record_->hands[hand];
    const std::uint32_t last = keeps(hand) ? h.actions() + 1 : 0;
    if (sure && end.ended() && last > 0) {
        StoredState& kept = at(hand, last);
        kept.known = true;
        with_game(record_->game, [&]<class G>() {
            std::memcpy(kept.state.data(), &end, sizeof(typename G::State));
        });
    }
    for (std::uint32_t ply = 1; ply <= last; ++ply)
        if (at(hand, ply).known) show_tiles(hand, ply, deal, hands);
    if (describe(record_->game).one_shuffle && !is_redealt(*record_, hand))
        gone_ |= laid_before(*record_, h, h.end_action);
}

void StateHistory::show_tiles(std::uint32_t hand, std::uint32_t ply, const Deal& deal,
                              const Hands& hands) {
    const Hand& h = record_->hands[hand];
    StoredState& kept = at(hand, ply);
    TableState state;
    std::memcpy(&state, kept.state.data(), sizeof state);
    const std::uint32_t index = h.first_action + ply - 1;
    const auto moment = static_cast<std::int32_t>(index);
    TileSet rest =
        TileSet::full(record_->highest) - deal.absent - gone_ - laid_before(*record_, h, index);
    for (Seat seat : SeatSet::all(record_->players)) {
        const TileSet held = hands.surely_held(hand, seat, moment);
        rest -= held;
        if (held.size() == state.held[seat] && !hands.in_doubt(hand, seat, moment))
            kept.shown.hands[seat] = held;
        const TileSet dealt = hands.dealt(hand, seat);
        if (dealt.size() == deal.each) kept.shown.dealt[seat] = dealt;
    }
    kept.rest.clear();
    for (Tile tile : rest) kept.rest.push_back(tile);
    kept.shown.yard = end_of_yard(*record_, h, deal.stock, kept.rest);
    const bool none_to_draw = !deal.draws || state.stock <= deal.never_drawn;
    if (none_to_draw && !kept.shown.yard) kept.shown.yard = kept.rest;
}

Seat StateHistory::last_to_play(std::uint32_t hand, std::uint32_t ply) const {
    const Hand& h = record_->hands[hand];
    for (std::uint32_t index = h.first_action + ply - 1; index-- > h.first_action;) {
        const Action& action = record_->actions[index];
        if (action.kind == ActionKind::play) return action.seat();
    }
    return {};
}

}  // namespace bones::search
