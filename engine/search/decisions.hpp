// Finds what a seat could have done at a ply of a record, and the value of each move with all tiles
// known.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/state_history.hpp"
#include "engine/search/table.hpp"

namespace bones::search {

/// A legal move in canonical text, with its all-hands value for the seat's side if that is known.
struct Choice {
    Action action;
    std::optional<int> value;
};

/// The decision of a seat at a ply.
struct Decision {
    std::uint32_t hand = 0;  ///< index into Record::hands
    std::uint32_t ply = 0;
    Seat seat;                          ///< the seat on turn
    std::vector<Choice> choices;        ///< the distinct moves, in the order of Position::moves
    std::optional<std::size_t> played;  ///< the index of the move made; nothing: none of them
    bool exact = false;  ///< whether the values of all moves are known; if false, none is

    /// Whether the seat had a choice: it had several moves and made one of them.
    bool chosen() const { return choices.size() > 1 && played.has_value(); }
    /// The greatest value; the decision must be exact.
    int best() const;
    /// The value of the best move minus that of the move made; nothing if unknown.
    std::optional<int> loss() const;
};

/// Finds decisions in one record that `standings` observed and whose house rules are certain.
/// `table`: memory for the solver.
class DecisionFinder {
  public:
    DecisionFinder(const Record& record, const GameVerdict& verdict, const StateHistory& standings,
                   Table& table)
        : record_(record), verdict_(verdict), standings_(standings), table_(table) {}

    /// Returns the decision at a ply. It is nothing if the turn, the layout or the seat's hand is
    /// unknown, or if the action is not a choice. Values are computed only if at most `nodes`
    /// positions suffice.
    std::optional<Decision> at(std::uint32_t hand, std::uint32_t ply, std::uint64_t nodes) const;
    /// Returns the same decision without values.
    std::optional<Decision> moves_at(std::uint32_t hand, std::uint32_t ply) const {
        return at(hand, ply, 0);
    }

  private:
    template <GameRules G>
    std::optional<Decision> find(std::uint32_t hand, std::uint32_t ply, std::uint64_t nodes) const;

    const Record& record_;
    const GameVerdict& verdict_;
    const StateHistory& standings_;
    Table& table_;
};

}  // namespace bones::search
