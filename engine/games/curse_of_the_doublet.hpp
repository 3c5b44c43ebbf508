// Curse of the Doublet: two players, double-six, four arms off the set, and a further tile for
// every match. The rules with their clauses are in curse-of-the-doublet.md.
#pragma once

#include "engine/rules/rules.hpp"

namespace bones {

struct CurseOfTheDoublet : GameDefaults {
    static constexpr Game game = Game::curse_of_the_doublet;
    static constexpr std::string_view stock_word = "out of play";  // C1
    static constexpr TableShape shape = TableShape::cross;         // C4
    static constexpr bool over_by_points = true;                   // C1
    static constexpr bool starting_matters = true;                 // C6
    static constexpr int tiles_each = 11;                          // C1
    static constexpr int arm_count = 4;                            // C4
    static constexpr int arm_labels = arm_count;
    static constexpr std::array<HouseRule, 2> options{{
        number_option("target", 11, "C1", "points that win the game", 1),
        word_option("extra-play", {"must", "may"}, "C7",
                    "whether a player must or may play again after a match"),
    }};
    enum Option { target, extra_play };

    static ResultRule result_rule(int /*players*/, const HouseRules& rules) {
        return {.target = rules[target], .clause = "C1"};
    }
    enum class ExtraPlay { must, may };

    struct Match : MatchState {};

    struct State : TableState {
        std::array<std::uint8_t, arm_count> open{};  ///< the open end of each arm
        std::uint8_t started = 0;                    ///< one bit an arm
        SeatSet passed;           ///< the seats that have passed since the last tile
        bool double_set = false;  ///< the set is a doublet
        bool due = false;      ///< the last tile made a match, so its player must play again (C7)
        bool matched = false;  ///< the last tile laid made a match (C11)

        friend bool operator==(const State&, const State&) = default;
    };

    static Deal deal(const Match& match);
    static State start(const Match& match, Seat leader);

    static int arms(const State& state) { return state.opened ? arm_count : 0; }
    static ArmView arm(const State& state, int index);
    static bool fits(const State& state, int arm, Tile, int inner) {
        return state.open[arm] == inner;
    }
    static PlayableTiles playable_on(const State& state, int arm) {
        return touching_with(state.open[arm]);
    }
    static bool opens(Tile) { return true; }
    static void order_arms(State& state) { order_ends(state.open, state.started); }

    static Events events(const State& state, const Move& move);
    template <class Sink>
    static void judge(const State& state, const Move& move, Sink& charges);
    static void apply(State& state, const Move& move);
    template <class Moves>
    static void legal(const State& state, const TileSet& hand, Moves& moves);
    static OpenTurn open_turn(const State& state);
    static void seize(State& state, Seat seat);
    static std::string_view turn_clause(const State& state, bool plays);
    static std::string situation(const State& state);

    static HandScore score(const Match& match, const State& state, const HandOutcome& outcome,
                           Ledger& ledger);
    static void finish(Match& match, const State& state, const HandOutcome& outcome,
                       const HandScore& score);
};

}  // namespace bones
