// Computes the values of the moves at one ply of a record (all-hands, fair, estimate), and the
// parts of luck and skill in its hands.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/search/decisions.hpp"
#include "engine/worlds/after_move.hpp"
#include "engine/worlds/fair.hpp"
#include "engine/worlds/luck.hpp"

namespace bones::worlds {

/// The limits of effort. They are counts, so results are equal on every machine.
struct Budgets {
    std::uint64_t nodes = 4'000'000;    ///< solver positions for the all-hands values of a decision
    std::uint32_t worlds = 200;         ///< ways for its fair values; 0: none are computed
    std::uint64_t world_nodes = 2'000;  ///< solver positions in one way
    std::uint32_t games = 1000;         ///< games per estimate; 0: none are computed

    friend bool operator==(const Budgets&, const Budgets&) = default;
};

/// The kinds of values to compute.
struct WantedValues {
    bool all_hands = true, fair = true, estimates = true;
};

/// The values of one decision.
struct Appraisal {
    Game game = Game::unknown;
    search::Decision decision;
    std::optional<FairValues> fair;       ///< one for each choice
    std::vector<std::int64_t> estimates;  ///< one for each choice, in 1/unit; empty: not computed
    std::int64_t unit = 1;
    std::vector<AfterMove> after;  ///< one for each choice
    std::uint32_t open = 0;        ///< numbers that were open before the move
    bool yard_told = false;        ///< the drawing order of the yard is known
    bool score_foreseen = false;   ///< the tiles alone decide the score of the hand
};

/// Computes values for plies of one record. `verdict` must have its trace, and `standings` must
/// have observed the judgement.
class Appraiser {
  public:
    Appraiser(const Record& record, const GameVerdict& verdict,
              const search::StateHistory& standings, const Budgets& budgets, search::Table& table,
              search::Table& small_table);

    /// The moves before a ply, without values; nothing under the same conditions as
    /// DecisionFinder::at.
    std::optional<search::Decision> moves_at(std::uint32_t hand, std::uint32_t ply) const {
        return finder_.moves_at(hand, ply);
    }
    /// The moves with their values.
    std::optional<Appraisal> at(std::uint32_t hand, std::uint32_t ply, const WantedValues& wanted);
    /// The parts of luck and skill in a hand (LuckOfHand).
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
    std::vector<play::TableKnowledge> seen_;  ///< knowledge before each ply of the hand `seen_of_`
    std::optional<std::uint32_t> seen_of_;
};

}  // namespace bones::worlds
