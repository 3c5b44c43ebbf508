// The table at the time of a judged action, and the reasons that proofs take from it.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "bones/finding.hpp"
#include "bones/proof.hpp"
#include "bones/verdict.hpp"

namespace bones {

/// The part of the table that a charge about a hand can depend on. Kept small, since each open
/// verdict stores one.
struct TableShown {
    std::array<std::uint8_t, 2 * most_arms>
        ends{};               ///< open numbers, each once, in the order of the arms
    std::uint8_t count = 0;   ///< number of `ends`
    std::uint8_t drawn = 0;   ///< tiles drawn in the turn so far
    std::uint16_t stock = 0;  ///< tiles left to draw
    std::int8_t led = -1;     ///< the suit to follow; -1: none
    std::int8_t spell = -1;   ///< the open number of the arm on which the mover must play; -1: none
    bool opening = false;     ///< no tile lies yet
    bool led_doubles = false;  ///< the suit to follow is the suit of doubles

    void add_end(int end) {
        for (std::uint8_t i = 0; i < count; ++i)
            if (ends[i] == end) return;
        assert(count < ends.size());
        ends[count++] = static_cast<std::uint8_t>(end);
    }
};

/// Enters the open ends of a layout into a view, which is empty or contains those of an earlier
/// state.
template <class G>
void show_table(const typename G::State& state, TableView& view) {
    if constexpr (G::has_layout) {
        if constexpr (requires { G::arms_shown(state); })
            view.count = static_cast<std::uint8_t>(G::arms_shown(state));
        else
            view.count = static_cast<std::uint8_t>(G::arms(state));
        for (int arm = 0; arm < view.count; ++arm) view.arms[arm] = G::arm(state, arm);
    }
}

inline Reason named_number(std::string_view name, int number) {
    return {name, Reason::Kind::number, {number}};
}
inline Reason named_tile(std::string_view name, Tile tile) {
    return {name, Reason::Kind::tile, {tile.number()}};
}
inline Reason named_seats(std::string_view name, SeatSet seats) {
    Reason reason{name, Reason::Kind::seats};
    for (Seat seat : seats) reason.values.push_back(seat.index());
    return reason;
}
inline Reason open_ends_named(const TableShown& table) {
    Reason reason{"open", Reason::Kind::numbers};
    for (std::uint8_t i = 0; i < table.count; ++i) reason.values.push_back(table.ends[i]);
    return reason;
}

/// Gives a finding a proof with this condition and these reasons. Seat, hand and ply are the
/// finding's.
inline void prove_plainly(Finding& finding, ProofCondition::Kind kind,
                          std::vector<Reason> because) {
    auto proof = std::make_shared<Proof>();
    proof->condition.kind = kind;
    proof->condition.seat = finding.seat;
    proof->condition.hand = finding.hand;
    proof->condition.ply = finding.ply;
    proof->condition.because = std::move(because);
    finding.proof = std::move(proof);
}

/// The reason for which a rule requires certain tiles.
inline std::vector<Reason> why(const TableShown& table) {
    if (table.opening) return {{"opening"}};
    if (table.led_doubles) return {{"led_doubles"}};
    if (table.led >= 0) return {named_number("led", table.led)};
    if (table.spell >= 0) return {named_number("spell", table.spell)};
    return {open_ends_named(table)};
}

}  // namespace bones
