// Checks the points that tiles make against what is written (V5, V6, F3, F5).
#pragma once

#include "engine/referee/hand_referee.hpp"

namespace bones {

template <GameRules G>
void HandReferee<G>::note_points(std::uint32_t index, Seat seat) {
    const TilePoints made = G::points_made(play_.state);
    const std::uint32_t ply = index - record_.hands[hand_].first_action + 1;
    if (made.scored > 0) points_.push_back({ply, seat, made.scored});
    if (context_.trace != nullptr) context_.trace[index].points = made.scored;
}

// Judges the written points of a tile. A written 0 is also right if the tile may make none.
template <GameRules G>
void HandReferee<G>::check_claim(std::uint32_t index, const Action& action) {
    if (action.kind != ActionKind::play || action.suit == Action::no_suit) return;
    const TilePoints made = G::points_made(play_.state);
    if (action.suit == made.worth || (action.suit == 0 && made.may_be_none)) return;
    const std::string_view token = record_.at(record_.place_of(action));
    context_.reporter->at_action(
        code::points_mismatch, G::claim_clause, hand_, index,
        fmt::format("{} was called for {}, but makes {}", to_string(action.tile()),
                    action.suit == Action::no_such_suit
                        ? std::string(token.substr(token.find('=') + 1)) + " points"
                        : count_of(static_cast<int>(action.suit), "point"),
                    count_of(made.worth, "point")));
}

}  // namespace bones
