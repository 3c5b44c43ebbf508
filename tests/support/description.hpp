// Describes a table in words, for golden files that people read.
#pragma once

#include <string>

#include "tests/support/playout.hpp"

namespace bones::test {

inline std::string seats_of(SeatSet seats) {
    std::string text;
    for (Seat seat : seats) text += seat.letter();
    return text.empty() ? "nobody" : text;
}

inline std::string own_part(const CurseOfTheDoublet::State& state) {
    return fmt::format("passed {}{}", seats_of(state.passed), state.due ? ", plays on" : "");
}

inline std::string own_part(const TrickState& state) {
    std::string text = "points";
    for (int s = 0; s < state.players; ++s)
        text += fmt::format(" {} {}", Seat(s).letter(), state.tricks[s] + state.captured[s]);
    if (state.laid == 0) return text;
    return text + fmt::format(", suit {}, {} wins so far", state.suit, state.winning.letter());
}

inline std::string own_part(const PrizeDominoes::State& state) {
    return fmt::format("passed {}", seats_of(state.passed));
}

inline std::string own_part(const Leyden::State& state) {
    return fmt::format("passed {}", seats_of(state.passed));
}

inline std::string own_part(const SuperDominoes::State& state) {
    std::string text = fmt::format("passed {}", seats_of(state.passed));
    if (state.backwards) text += ", backwards";
    if (state.in_free_turn) text += ", further turn";
    if (state.skips > 0) text += fmt::format(", {} to skip", state.skips);
    if (state.spell_arm >= 0)
        text += fmt::format(", spell on {} by {}", state.spell_arm + 1, state.caster.letter());
    if (!state.owed.empty()) text += fmt::format(", {} owe a draw", seats_of(state.owed));
    return text;
}

inline std::string own_part(const LineState& state) {
    std::string text = fmt::format("passed {}", seats_of(state.passed));
    if (state.made == decltype(state.made){} && state.last.worth == 0) return text;
    text += fmt::format(", last tile {}, in play", state.last.worth);
    for (int s = 0; s < state.line.sides; ++s)
        text += fmt::format(" {} {}", Seat(s).letter(), state.made[static_cast<std::size_t>(s)]);
    return text;
}

/// `arms 1:6 2:4* 3:-`: open ends; `-` before a side is started, `6/1` across, `*` under a spell.
template <GameRules G>
std::string arms_of(const typename G::State& state) {
    std::string text;
    if constexpr (G::has_layout)
        for (int i = 0; i < G::arms(state); ++i) {
            const ArmView arm = G::arm(state, i);
            text += fmt::format(" {}:{}{}", i + 1, arm.started ? "" : "-", arm.open);
            if (arm.other != 255) text += fmt::format("/{}", arm.other);
            if (arm.spellbound) text += "*";
        }
    return text.empty() ? "" : "  arms" + text + "\n";
}

/// Lists the seat on turn, all hands, the layout, special states and the allowed actions.
template <GameRules G>
std::string describe(const Table<G>& table) {
    const auto& state = table.state;
    std::string text = fmt::format("  turn {}, held", state.turn.letter());
    for (int s = 0; s < state.players; ++s)
        text += fmt::format(" {} {}", Seat(s).letter(), state.held[s]);
    if (G::has_draws) text += fmt::format(", stock {}", state.stock);
    text += "\n" + arms_of<G>(state) + "  " + own_part(state) + "\n";
    if (state.ended()) return text;
    text += "  legal";
    for (const Move& move : table.legal())
        text += move.kind == MoveKind::draw ? " draw" : " " + text_of<G>(state, move, Tile());
    return text + "\n";
}

}  // namespace bones::test
