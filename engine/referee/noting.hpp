// What a sheet is assumed to note in every hand (N3, G17).
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

#include "bones/record.hpp"

namespace bones {

struct Noting {
    NotedKinds kinds = NotedKinds::all();
    bool owed_draws = true;  ///< draws demanded by other seats' tiles; only together with draws
    /// Per hand: whether halves are not noted there, regardless of the kinds; null: in no hand.
    const std::vector<bool>* without_halves = nullptr;

    bool notes(SheetNote kind) const { return kinds.contains(kind); }
    /// The noting that applies to one hand.
    Noting of_hand(std::uint32_t hand) const {
        const bool halves = without_halves == nullptr || !(*without_halves)[hand];
        return {halves ? kinds : kinds - NotedKinds::only(SheetNote::halves), owed_draws, nullptr};
    }
};

/// One reading of an action that has several (G17).
struct Reading {
    std::uint32_t index = 0;  ///< in Record::actions
    Action action{};          ///< with the arm, the halves and `x` filled in
    std::uint8_t passes = 0;  ///< the number of unwritten passes before it
    SeatSet passing{};        ///< the seats that passed
    /// The seat acts out of turn: another's open turn did not end before, or its own had ended.
    bool lapses = false;

    /// The place of the tile.
    auto place() const {
        return std::tuple(std::uint64_t{action.arm}, std::uint64_t{action.low_first},
                          std::uint64_t{action.crosswise});
    }
    /// The parts in which readings of one action differ.
    auto way() const { return std::tuple(passes, lapses, place()); }
};

/// How a way of a hand reads an action: as written, unless it has a reading of it.
inline Reading reading_at(const Record& record, std::span<const Reading> way, std::uint32_t index) {
    const auto found = std::find_if(way.begin(), way.end(),
                                    [&](const Reading& one) { return one.index == index; });
    return found == way.end() ? Reading{index, record.actions[index], 0} : *found;
}

/// Whether an action, by its index in Record::actions, is or precedes the opening tile of its hand.
inline bool opens_layout(const Record& record, const Hand& hand, std::uint32_t index) {
    const auto begin = record.actions.begin();
    return std::none_of(begin + hand.first_action, begin + index,
                        [](const Action& action) { return action.kind == ActionKind::play; });
}

}  // namespace bones
