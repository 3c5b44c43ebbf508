// House rules: the options that a record may set with `rule` lines.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/reporter.hpp"

namespace bones {

/// One option of a game. Its values are words, the first of which is the default, or a whole
/// number. A number may have one word besides, for the usual value.
struct HouseRule {
    std::string_view name;
    std::array<std::string_view, 4> words{};  ///< empty: the value is a whole number
    int default_number = 0;
    int least_number = 0;
    std::string_view clause;
    std::string_view meaning;  ///< a short description for people

    // For numbers only.
    std::string_view usual{};  ///< the word for `as_usual`, which is then the default
    int most_number = std::numeric_limits<std::int32_t>::max();
    int shared_out = 0;  ///< if not 0, the value times the number of players may not exceed this
    /// Whether values between the extremes can have effects that the extremes do not have.
    bool each_matters = false;

    // For words only.
    std::int32_t if_suits_noted = 0;  ///< the default on a sheet with `written suits`
    std::int32_t in_fingerprint = 0;  ///< the value that a fingerprint omits
    bool sets_tiles = false;  ///< the option is the set of tiles, which Record::highest decides

    static constexpr std::int32_t as_usual = -1;

    constexpr bool is_number() const { return words[0].empty(); }
    /// The highest value that this number of players can set.
    int most(int players) const {
        return shared_out == 0 ? most_number : shared_out / std::max(players, 1);
    }
};

/// An option with words as values. The first of `words` is the default.
constexpr HouseRule word_option(std::string_view name, std::array<std::string_view, 4> words,
                                std::string_view clause, std::string_view meaning) {
    return {.name = name, .words = words, .clause = clause, .meaning = meaning};
}
/// An option with a whole number from `least` to `most` as its value.
constexpr HouseRule number_option(std::string_view name, int default_number,
                                  std::string_view clause, std::string_view meaning, int least = 0,
                                  int most = std::numeric_limits<std::int32_t>::max()) {
    return {.name = name,
            .default_number = default_number,
            .least_number = least,
            .clause = clause,
            .meaning = meaning,
            .most_number = most};
}

/// Whether the value of an option is this enumerator of its game.
template <class Value>
constexpr bool is_set(std::int32_t value, Value named) {
    return value == static_cast<std::int32_t>(named);
}

/// The default value of each option.
HouseRules default_house_rules(std::span<const HouseRule> options);
/// Switches the house rule for the set to the larger set if the usual one has too few tiles for the
/// deal (B1).
void enlarge_set(std::span<const HouseRule> options, int players, HouseRules& values);
/// Reads one value; false if the option does not have it with this number of players.
bool read_house_rule(const HouseRule& option, int players, std::string_view written,
                     std::int32_t& value);
/// The text of a value: `must`, `11`.
std::string house_rule_value(const HouseRule& option, std::int32_t value);
/// The limit on alternative house rules that a record is judged under. One unreadable line can mean
/// 43 of them in the game with most options. Beyond the limit nothing is proven.
inline constexpr std::size_t most_ways = 46;

/// The house rules that unreadable `rule` lines may have set (G5a).
struct LostHouseRules {
    std::vector<Place> lines;  ///< the places of the unreadable lines
    /// The alternatives to the rules as read; empty if there are none.
    std::vector<HouseRules> ways;
    bool too_many = false;     ///< there are more alternatives than `ways` lists
    std::uint32_t unsure = 0;  ///< the options in which they differ, one bit each
};

/// Whether an unknown rule name stands for a rule in words: `other`, or a name unlike that of any
/// option of any game.
bool is_in_words(std::string_view name, std::span<const HouseRule> options);
/// The first house rule in words (see is_in_words); null if there is none. Bones does not know the
/// effect of such a rule.
const Statement* rule_in_words(const Record& record, std::span<const HouseRule> options);

/// Applies a record's `rule` lines. Reports unknown names and values as `unknown-rule`, with the
/// nearest valid one.
HouseRules read_house_rules(const Record& record, std::span<const HouseRule> options,
                            Reporter& reporter);
/// Applies a record's `rule` lines without reporting anything.
HouseRules house_rules_as_read(const Record& record, std::span<const HouseRule> options);
/// The number of sides that score in a record.
int sides_of(const Record& record);
/// Finds unreadable lines that are, or may have been, `rule` lines. Each may have set the option
/// that it names, or any option that no other line sets, to any value. `read`: the rules that the
/// readable lines set.
LostHouseRules lost_house_rules(const Record& record, std::span<const HouseRule> options,
                                const HouseRules& read);
/// The options of a game; empty for an unknown one.
std::span<const HouseRule> house_rules_of(Game game);

}  // namespace bones
