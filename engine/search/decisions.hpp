// What a seat could have done at a ply of a record, and what each move was worth with all tiles
// known.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/state_history.hpp"
#include "engine/search/table.hpp"

namespace bones::search {

/// A move that the rules allowed: as canonical text has it, and its all-hands value for the seat's
/// side, where that is known.
struct Choice {
    Action action;
    std::optional<int> value;
};

/// What there was to decide before a ply.
struct Decision {
    std::uint32_t hand = 0;  ///< index into Record::hands
    std::uint32_t ply = 0;
    Seat seat;                          ///< on turn
    std::vector<Choice> choices;        ///< the distinct moves (Position::moves), in its order
    std::optional<std::size_t> played;  ///< which of them was made; nothing: none of them
    bool exact = false;                 ///< whether the values are known: of all moves, or of none

    /// Whether the seat chose: there was more than one move, and one of them was made.
    bool chosen() const { return choices.size() > 1 && played.has_value(); }
    /// The greatest value; the decision must be exact.
    int best() const;
    /// What the move made lost against the best; nothing if that is not known.
    std::optional<int> loss() const;
};

/// Looks for decisions in one record, which `standings` saw judged without doubt about its house
/// rules. `table`: for the solver.
class DecisionFinder {
  public:
    DecisionFinder(const Record& record, const GameVerdict& verdict, const StateHistory& standings,
                   Table& table)
        : record_(record), verdict_(verdict), standings_(standings), table_(table) {}

    /// What there was before a ply; nothing if the rules of play do not tell whose turn it was and
    /// what lay there, or the record not the own hand, or if no choice is ever made by such an
    /// action. Values are computed within a budget of so many positions.
    std::optional<Decision> at(std::uint32_t hand, std::uint32_t ply, std::uint64_t nodes) const;
    /// The same without values.
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
