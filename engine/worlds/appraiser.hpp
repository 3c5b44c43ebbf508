// What the moves of one ply of a record were worth, in all three ways (all-hands, fair, estimate),
// and what luck and skill made of its hands.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/search/decisions.hpp"
#include "engine/worlds/after_move.hpp"
#include "engine/worlds/fair.hpp"
#include "engine/worlds/luck.hpp"

namespace bones::worlds {

/// How much may be spent. All of it is counted, so that every machine gives the same.
struct Budgets {
    std::uint64_t nodes =
        4'000'000;               ///< positions looked at for the all-hands values of a decision
    std::uint32_t worlds = 200;  ///< ways for its fair values; 0: none
    std::uint64_t world_nodes = 2'000;  ///< positions looked at in one way
    std::uint32_t games = 1000;         ///< for an estimate; 0: none

    friend bool operator==(const Budgets&, const Budgets&) = default;
};

/// Which values are wanted.
struct WantedValues {
    bool all_hands = true, fair = true, estimates = true;
};

/// A position that a seat decided in.
struct Appraisal {
    Game game = Game::unknown;
    search::Decision decision;
    std::optional<FairValues> fair;       ///< by choice
    std::vector<std::int64_t> estimates;  ///< by choice, in 1/unit; empty: not computed
    std::int64_t unit = 1;
    std::vector<AfterMove> after;  ///< by choice
    std::uint32_t open = 0;        ///< numbers that were open before
    bool yard_told = false;        ///< the order in which tiles will be drawn is known
    bool score_foreseen = false;   ///< it is known what the hand will score, given its tiles
};

/// Appraises plies of one record. `verdict` must have its trace, and `standings` have looked on.
class Appraiser {
  public:
    Appraiser(const Record& record, const GameVerdict& verdict,
              const search::StateHistory& standings, const Budgets& budgets, search::Table& table,
              search::Table& small_table);

    /// The moves before a ply without any value; nothing as for DecisionFinder::at.
    std::optional<search::Decision> moves_at(std::uint32_t hand, std::uint32_t ply) const {
        return finder_.moves_at(hand, ply);
    }
    /// The same with their values.
    std::optional<Appraisal> at(std::uint32_t hand, std::uint32_t ply, const WantedValues& wanted);
    /// What luck and skill made of a hand (LuckOfHand).
    std::optional<HandLuck> luck(std::uint32_t hand) const;

  private:
    template <GameRules G>
    void fill(Appraisal& appraisal, const WantedValues& wanted);

    const Record& record_;
    const GameVerdict& verdict_;
    const search::StateHistory& standings_;
    Budgets budgets_;
    search::Table& small_table_;
    search::DecisionFinder finder_;
    std::string fingerprint_;
    std::vector<play::TableKnowledge> seen_;  ///< before each ply of a hand
    std::optional<std::uint32_t> seen_of_;
};

}  // namespace bones::worlds
