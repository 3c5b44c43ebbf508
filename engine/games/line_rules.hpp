// The house rules that the line games share. Each game has its own defaults, and may have only some
// of them. The clauses are in line-games.md.
#pragma once

#include <algorithm>

#include "engine/games/line_table.hpp"
#include "engine/rules/house_rules.hpp"

namespace bones {

/// The opener of a hand, if no earlier hand decides it (B2).
enum class Opening : std::uint8_t { highest_double, lot, highest_double_in_every_hand };
/// The opener of later hands (B3).
enum class NextOpener : std::uint8_t { winner, next_seat };
/// The pips that the winning side scores (B8).
enum class CountOfPips : std::uint8_t { none, of_others, difference, of_all };

/// Points of bonuses (B8a); 0: no bonus.
struct WinnerBonuses {
    std::int32_t capicua = 0, chuchazo = 0, lock = 0;
    bool of_double = true;       ///< whether a double can be a capicua
    bool with_blank = true;      ///< whether a tile with a blank can be a capicua
    bool at_equal_ends = true;   ///< whether a tile can be a capicua at two equal ends
    bool between_blanks = true;  ///< whether 0-0 at two blank ends is a chuchazo

    bool of_last_tile() const { return capicua > 0 || chuchazo > 0; }
    friend bool operator==(const WinnerBonuses&, const WinnerBonuses&) = default;
};

/// The house rules in force at a table.
struct LineRules {
    Opening opening = Opening::lot;
    NextOpener next_opener = NextOpener::winner;
    CountOfPips count = CountOfPips::none;
    std::uint8_t sides = 2;
    std::uint8_t highest = 6;        ///< highest number of the set (B1)
    std::uint8_t each = 7;           ///< tiles dealt to each seat (B1)
    bool leader_takes_ties = false;  ///< B7
    bool lot_after_block = false;    ///< a block does not decide the next opener (V1)
    std::int32_t target = 0;         ///< points that end the game; 0: no limit (B9)
    WinnerBonuses bonuses;

    // Drawing (W).
    bool draws = false;
    bool draws_while_able = false;  ///< W5
    bool yard_counts = false;       ///< W7
    std::uint8_t kept = 0;          ///< tiles that must stay in the boneyard (W3)
    std::int32_t most_draws = 0;    ///< limit on draws in a turn; 0: no limit (W3)

    // Points in play (V, F).
    SpinnerRules spinner;
    bool must_be_called = false;     ///< V6
    bool rounds_down = false;        ///< V7
    bool ends_at_once = false;       ///< reaching the target ends the hand at once (V8, F6)
    bool exact = false;              ///< the target must be reached exactly (F6)
    std::uint8_t multiple = 0;       ///< multiples of this number score; 0: of five and three (F3)
    std::int32_t for_going_out = 0;  ///< F4
    bool both_out = false;           ///< the hand goes on until both partners are out (F1)

    friend bool operator==(const LineRules&, const LineRules&) = default;
};

namespace line {

/// Above the highest count: four doubles count 60 at most, and each end 18 at most (G4).
inline constexpr std::size_t counts = 80;

/// The points by multiple and count. A count scores itself if it is a multiple of the number that
/// scores (V5). Row 0 scores one point for each five and each three in the count (F3).
constexpr auto points_of_counts() {
    std::array<std::array<std::uint8_t, counts>, 6> points{};
    const auto in = [](std::size_t of, std::size_t count) { return count % of == 0 ? count : 0; };
    for (std::size_t count = 0; count < counts; ++count) {
        points[0][count] = static_cast<std::uint8_t>(in(5, count) / 5 + in(3, count) / 3);
        for (std::size_t multiple = 1; multiple < points.size(); ++multiple)
            points[multiple][count] = static_cast<std::uint8_t>(in(multiple, count));
    }
    return points;
}

/// The points of a count, which must not be negative.
inline int points_of(int count, const LineRules& line) {
    static constexpr auto points = points_of_counts();
    return points[line.multiple][static_cast<std::size_t>(count)];
}

/// The highest number of a set, by the index of a word of the house rule `set`.
constexpr std::uint8_t highest_in_set(std::int32_t word) {
    return word == 0 ? 6 : 9;
}

}  // namespace line

/// The number of tiles for each seat: the house rule, else seven for two players, five for three,
/// and `usual_with_four` for four (B1).
constexpr std::uint8_t tiles_each(std::int32_t said, int players, int usual_with_four) {
    const int usual = players == 2 ? 7 : players == 3 ? 5 : usual_with_four;
    return static_cast<std::uint8_t>(said > 0 ? said : usual);
}

/// The number of sides: two for four players if they play as partners (B8).
constexpr std::uint8_t line_sides(int players, bool partners) {
    return static_cast<std::uint8_t>(players == 4 && partners ? 2 : players);
}

/// The meaning of a word, by its index in the option.
template <class Value, std::size_t Size>
constexpr Value chosen(const std::array<Value, Size>& meanings, std::int32_t word) {
    return meanings[static_cast<std::size_t>(word)];
}

/// The options that line games share. The first of `words` is the default.
constexpr HouseRule keep_option(std::string_view clause) {
    return number_option("keep", 0, clause, "tiles that stay in the boneyard", 0, set_size(6));
}
constexpr HouseRule draws_option(std::string_view clause) {
    return number_option("draws", 0, clause, "most draws in a turn; 0 means any number", 0,
                         set_size(6));
}
constexpr HouseRule opening_option(std::array<std::string_view, 4> words, std::string_view clause) {
    return word_option(
        "opening", words, clause,
        "who opens the first hand: the highest double, a player by lot, or the highest double "
        "in every hand");
}
constexpr HouseRule lead_option(std::array<std::string_view, 4> words, std::string_view clause) {
    return word_option("lead", words, clause,
                       "who opens later hands: the winner of the last one, or the next seat");
}
constexpr HouseRule partners_option(std::array<std::string_view, 4> words,
                                    std::string_view clause) {
    return word_option("partners", words, clause,
                       "whether four play as partners, A and C against B and D");
}
/// The values of tie_option.
enum class TieWinner { none, leader };
constexpr HouseRule tie_option(std::string_view clause) {
    return word_option(
        "tie", {"none", "leader"}, clause,
        "who wins a block with equal pips: no player, or the first clockwise from the leader");
}
constexpr HouseRule count_option(std::array<std::string_view, 4> words, std::string_view clause) {
    return word_option(
        "count", words, clause,
        "what the winner of a hand scores: the other hands' pips, at a block minus the own "
        "pips, or the pips of all hands");
}
constexpr HouseRule target_option(std::string_view clause, std::string_view usual,
                                  std::int32_t number) {
    HouseRule rule =
        number_option("target", number, clause, "points that end the game; 0 means no limit");
    rule.usual = usual;
    return rule;
}
/// An option for the points of a bonus.
constexpr HouseRule bonus_option(std::string_view name, std::string_view meaning) {
    return number_option(name, 0, "B8a", meaning, 0, 1000);
}
constexpr HouseRule bonus_condition(std::string_view name, std::string_view meaning) {
    return word_option(name, {"yes", "no"}, "B8a", meaning);
}
inline constexpr std::array<HouseRule, 7> bonus_options{{
    bonus_option("capicua", "points for going out with a tile that fits both ends"),
    bonus_condition("capicua-double", "whether a double can be a capicua"),
    bonus_condition("capicua-blank", "whether a tile with a blank can be a capicua"),
    bonus_condition("capicua-equal", "whether a tile can be a capicua at two equal ends"),
    bonus_option("chuchazo", "points for going out with the 0-0"),
    bonus_condition("chuchazo-blank", "whether the 0-0 at two blank ends is a chuchazo"),
    bonus_option("lock", "points for winning a blocked hand"),
}};
/// The bonuses of a game. `first`: the index of the first bonus option among its options.
constexpr WinnerBonuses bonuses_of(const HouseRules& rules, std::size_t first) {
    const auto is_yes = [&](std::size_t option) { return rules[first + option] == 0; };
    return {rules[first], rules[first + 4], rules[first + 6], is_yes(1),
            is_yes(2),    is_yes(3),        is_yes(5)};
}
/// The options of a game, followed by the bonus options.
template <std::size_t Size>
constexpr auto with_bonus_options(const std::array<HouseRule, Size>& options) {
    std::array<HouseRule, Size + bonus_options.size()> all{};
    std::copy(options.begin(), options.end(), all.begin());
    std::copy(bonus_options.begin(), bonus_options.end(), all.begin() + Size);
    return all;
}

/// The parser sets the value (Record::highest), because it reads only tiles of the set.
constexpr HouseRule set_option(std::string_view clause) {
    HouseRule rule =
        word_option("set", {"6", "9"}, clause, "the highest number of the set of tiles");
    rule.sets_tiles = true;
    return rule;
}

constexpr HouseRule hand_option(std::string_view clause) {
    HouseRule rule =
        number_option("hand", 0, clause, "tiles for each player; 0 means the usual number");
    rule.shared_out = set_size(9);
    rule.each_matters = true;
    return rule;
}

}  // namespace bones
