// What a game says of itself, for whoever shows, counts or ranks games without knowing their rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bones/verdict.hpp"

namespace bones {

/// The arms that a layout has, and where they leave the first tile.
enum class TableShape : std::uint8_t {
    line,     ///< two, at the ends of the first tile
    cross,    ///< four, two at each half of the first tile
    spinner,  ///< four, at the sides and ends of a double
    star,     ///< six, at the long sides and the corners of a double
    /// Two, at the ends of the first tile, and two more at the ends of the first double.
    branching_line,
};

/// What a clause says that each breach of a code costs.
struct BreachCost {
    int points = 0;
    bool counts = true;       ///< false: the house only reports the breach
    bool by_itself = true;    ///< false: only a breach that a `penalty` line calls costs them
    bool any_number = false;  ///< the number on a `penalty` line means nothing

    /// What the house takes for a breach.
    int taken() const { return counts ? points : 0; }
};

/// How a game tells a breach that only it has. `{who}` is the player, `{tile}` the tile, `{laid}`
/// the tile as it was laid, `{suit}` the suit declared, `{table}` what the table showed (`with 6
/// and 4 open`), `{but}` what the hand held (`, but held 6-4`).
struct BreachWords {
    const Code* code;
    std::string_view proven;
    std::string_view open{};   ///< where it is not known whether it is one; without {but}
    std::string_view plain{};  ///< where no hand says so; empty: as where one does
};

/// What such words are filled with.
struct BreachFacts {
    std::string_view who, table, tile, laid{}, but{};
    int suit = 0;
};
/// A breach in such words.
std::string filled_in(std::string_view words, const BreachFacts& facts);

/// In what the value of a hand is counted, and how much of it makes a mistake.
struct ValueScale {
    std::string_view unit = "points";  ///< of several
    int mistake_hundredths = 100;      ///< a loss from which a decision is called one, in 1/100
};

/// How most games describe themselves; a game shadows what is different in it.
struct DescribedGame {
    static constexpr std::string_view hand_word = "hand";       ///< what a hand is called
    static constexpr std::string_view stock_word = "boneyard";  ///< what is not dealt
    static constexpr bool has_layout = true;  ///< arms, passes and turns of several actions
    static constexpr bool has_draws = false;
    static constexpr bool has_prizes = false;
    static constexpr bool has_bidding = false;    ///< seats bid, and who bid most names trumps
    static constexpr bool declares_suit = false;  ///< who leads a trick names its suit
    static constexpr int doubles_suit = -1;       ///< a suit of doubles alone; -1: there is none
    static constexpr TableShape shape = TableShape::line;
    static constexpr int arm_labels = 0;               ///< numbers that arms go by; 0: any will do
    static constexpr bool doubles_lie_across = false;  ///< but for the one that opens
    static constexpr bool fewest_win = false;          ///< points are bad
    /// The most positions of a hand that are followed where a sheet leaves things out (G17).
    static constexpr std::size_t most_positions = 64;
    static constexpr bool one_shuffle = false;     ///< all hands of a record come of one shuffle
    static constexpr bool totals_add_up = true;    ///< a total is the sum of the scores of hands
    static constexpr bool over_by_points = false;  ///< points alone tell that a game is over
    static constexpr int numbers_to_win = 0;       ///< among prizes; 0: it is not won so
    static constexpr int penalty_sign = -1;  ///< how a penalty line counts where no clause says

    static constexpr std::array<BreachWords, 0> breach_words{};

    /// Whether a tile fits any open end.
    static constexpr bool is_matador(Tile) { return false; }
    /// Whether points written at the seat of a partner are read as the side's.
    static constexpr bool partners_have_points = true;
    /// What a hand is worth by its score, as analysis counts it.
    static constexpr ValueScale value_scale(const HouseRules&) { return {}; }
    /// How many sides score. They sit in turn: seat n is of side n modulo this.
    static int sides(int players, const HouseRules&) { return players; }
    /// Whether points written with a tile decide what it scores.
    static constexpr bool called_points_count(const HouseRules&) { return false; }
    /// What a clause says that each breach of a code costs; nothing if none does.
    static std::optional<BreachCost> cost(const Code&, const HouseRules&) { return std::nullopt; }
};

/// The same of one game.
struct GameDescription {
    std::string_view hand_word, stock_word;
    bool has_layout, has_draws, has_prizes, has_bidding;
    int doubles_suit;
    TableShape shape;
    int arm_labels;
    bool doubles_lie_across;
    bool fewest_win, one_shuffle, totals_add_up, over_by_points;
    int numbers_to_win, penalty_sign;
    std::span<const BreachWords> breach_words;
    bool (*is_matador)(Tile tile);
    int (*sides)(int players, const HouseRules& rules);
    std::optional<BreachCost> (*cost)(const Code& code, const HouseRules& rules);
    bool (*called_points_count)(const HouseRules& rules);
    ValueScale (*value_scale)(const HouseRules& rules);

    /// Whether so many points are better than others.
    bool is_better(std::int32_t points, std::int32_t others) const {
        return fewest_win ? points < others : points > others;
    }
};

/// How a game tells this breach; null where it has no words of its own for it.
const BreachWords* own_words(Game game, const Code& code);
/// The description of a game; of an unknown one what most games have.
const GameDescription& describe(Game game);

}  // namespace bones
