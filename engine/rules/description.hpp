// A game's description of itself, for code that shows, counts or ranks games without their rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bones/verdict.hpp"

namespace bones {

/// The number of arms of a layout, and where they start.
enum class TableShape : std::uint8_t {
    line,     ///< two, at the ends of the first tile
    cross,    ///< four, two at each half of the first tile
    spinner,  ///< four, at the sides and ends of a double
    star,     ///< six, at the long sides and the corners of a double
    /// Two arms at the ends of the first tile, and two more at the ends of the first double.
    branching_line,
};

/// The cost of each breach with a code, by a clause of the game.
struct BreachCost {
    int points = 0;
    bool counts = true;       ///< false: by house rule the breach is only reported
    bool by_itself = true;    ///< false: the breach costs points only if a `penalty` line names it
    bool any_number = false;  ///< the number on a `penalty` line has no effect

    /// The points that a breach costs under the house rules.
    int taken() const { return counts ? points : 0; }
};

/// A game's message for a breach that only it has. Placeholders: `{who}` the player, `{tile}` the
/// tile, `{laid}` the tile as it was laid, `{suit}` the declared suit. `{table}` is the table
/// (`with 6 and 4 open`), and `{but}` the tiles that the hand held (`, but held 6-4`).
struct BreachWords {
    const Code* code;
    std::string_view proven;
    std::string_view open{};   ///< for a breach that is only possible; without {but}
    std::string_view plain{};  ///< for a breach that no hand proves; empty: same as `proven`
};

/// The values for the placeholders of BreachWords.
struct BreachFacts {
    std::string_view who, table, tile, laid{}, but{};
    int suit = 0;
};
/// Fills the placeholders of a message.
std::string filled_in(std::string_view words, const BreachFacts& facts);

/// The unit in which analysis values a hand, and the loss that counts as a mistake.
struct ValueScale {
    std::string_view unit = "points";  ///< in the plural
    /// The least loss that counts as a mistake, in 1/100 of the unit.
    int mistake_hundredths = 100;
};

/// The defaults of a game's description. A game shadows the members in which it differs.
struct DescribedGame {
    static constexpr std::string_view hand_word = "hand";  ///< the game's word for a hand
    /// The game's word for the tiles that are not dealt.
    static constexpr std::string_view stock_word = "boneyard";
    /// The game has arms, passes and turns of several actions.
    static constexpr bool has_layout = true;
    static constexpr bool has_draws = false;
    static constexpr bool has_prizes = false;
    static constexpr bool has_bidding = false;  ///< seats bid, and the highest bidder names trumps
    static constexpr bool declares_suit = false;  ///< the leader of a trick names its suit
    /// Number of the suit of doubles; -1 if the game has none.
    static constexpr int doubles_suit = -1;
    static constexpr TableShape shape = TableShape::line;
    static constexpr int arm_labels = 0;  ///< the number of arm labels; 0 if any number is allowed
    /// Doubles lie crosswise, except the opening tile.
    static constexpr bool doubles_lie_across = false;
    static constexpr bool fewest_win = false;  ///< low scores are better
    /// How many positions of a hand are followed at most if the sheet leaves things out (G17).
    static constexpr std::size_t most_positions = 64;
    static constexpr bool one_shuffle = false;     ///< all hands of a record come from one shuffle
    static constexpr bool totals_add_up = true;    ///< the total is the sum of the hand scores
    static constexpr bool over_by_points = false;  ///< points alone decide when the game is over
    /// How many different numbers among the prizes win the game; 0 if prizes do not decide it.
    static constexpr int numbers_to_win = 0;
    /// The sign of a `penalty` line's points if no clause sets a cost.
    static constexpr int penalty_sign = -1;

    static constexpr std::array<BreachWords, 0> breach_words{};

    /// Whether a tile fits on every open end.
    static constexpr bool is_matador(Tile) { return false; }
    /// The unit in which analysis values hands of this game.
    static constexpr ValueScale value_scale(const HouseRules&) { return {}; }
    /// The number of sides that score. Sides alternate: seat n belongs to side n modulo this
    /// number.
    static int sides(int players, const HouseRules&) { return players; }
    /// Whether the points called with a tile decide its score.
    static constexpr bool called_points_count(const HouseRules&) { return false; }
    /// The cost of each breach with this code; empty if no clause sets one.
    static std::optional<BreachCost> cost(const Code&, const HouseRules&) { return std::nullopt; }
};

/// The description of one game, with the members of DescribedGame as values.
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

    /// Whether `points` are better than `others`.
    bool is_better(std::int32_t points, std::int32_t others) const {
        return fewest_win ? points < others : points > others;
    }
};

/// The game's own message for a breach; null if it has none.
const BreachWords* own_words(Game game, const Code& code);
/// The description of a game. An unknown game gets the defaults.
const GameDescription& describe(Game game);

}  // namespace bones
