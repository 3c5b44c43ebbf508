// What a sheet is taken to note of every hand (N3, G17).
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

#include "bones/record.hpp"

namespace bones {

struct Noting {
    NotedKinds kinds = NotedKinds::all();
    bool owed_draws = true;  ///< draws that others' tiles demand; with draws alone
    /// By index, the hands in which halves are not noted, whatever the kinds are; null: none.
    const std::vector<bool>* without_halves = nullptr;

    bool notes(SheetNote kind) const { return kinds.contains(kind); }
    /// What it notes of one hand.
    Noting of_hand(std::uint32_t hand) const {
        const bool halves = without_halves == nullptr || !(*without_halves)[hand];
        return {halves ? kinds : kinds - NotedKinds::only(SheetNote::halves), owed_draws, nullptr};
    }
};

/// One way of taking an action that can be taken in several (G17).
struct Reading {
    std::uint32_t index = 0;  ///< in Record::actions
    Action action{};          ///< with the arm, the halves and `x` filled in
    std::uint8_t passes = 0;  ///< how many passes before it are not written
    SeatSet passing{};        ///< whose they are

    /// Where the tile lies.
    auto place() const {
        return std::tuple(std::uint64_t{action.arm}, std::uint64_t{action.low_first},
                          std::uint64_t{action.crosswise});
    }
    /// Where it differs from other ways of taking the same action.
    auto way() const { return std::tuple(passes, place()); }
};

/// Whether an action, by its index in Record::actions, comes before all tiles of its hand or lays
/// the first.
inline bool opens_layout(const Record& record, const Hand& hand, std::uint32_t index) {
    const auto begin = record.actions.begin();
    return std::none_of(begin + hand.first_action, begin + index,
                        [](const Action& action) { return action.kind == ActionKind::play; });
}

}  // namespace bones
