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

/// One option of a game. Values are words, the first being the default; a number instead has no
/// words, but may have one that stands for what is usual (see possible_values).
struct HouseRule {
    std::string_view name;
    std::array<std::string_view, 4> words{};  ///< empty: the value is a whole number
    int default_number = 0;
    int least_number = 0;
    std::string_view clause;
    std::string_view meaning;  ///< in a few words, for people

    // Of numbers only.
    std::string_view usual{};  ///< the word for `as_usual`, which is the default then
    int most_number = std::numeric_limits<std::int32_t>::max();
    int shared_out = 0;  ///< times the players it may be no more than this; 0: it may
    bool each_matters =
        false;  ///< what is so with the least and with the most need not be so between

    // Of words only.
    std::int32_t if_suits_noted = 0;  ///< the default on a sheet with `written suits`
    std::int32_t in_fingerprint = 0;  ///< the value that a fingerprint has no word for
    bool sets_tiles = false;          ///< it is the set of tiles, which Record::highest decides

    static constexpr std::int32_t as_usual = -1;

    constexpr bool is_number() const { return words[0].empty(); }
    /// The highest number that so many players can have set it to.
    int most(int players) const {
        return shared_out == 0 ? most_number : shared_out / std::max(players, 1);
    }
};

/// Whether an option whose values are words has this one, by the name that its game gives it.
template <class Value>
constexpr bool is_set(std::int32_t value, Value named) {
    return value == static_cast<std::int32_t>(named);
}

/// The values by default.
HouseRules default_house_rules(std::span<const HouseRule> options);
/// Sets the house rule on the set of tiles to the larger one if more are dealt than the usual one
/// has (B1).
void enlarge_set(std::span<const HouseRule> options, int players, HouseRules& values);
/// Reads one value; false if the option has no such value where so many play.
bool read_house_rule(const HouseRule& option, int players, std::string_view written,
                     std::int32_t& value);
/// A value as it is written: `must`, `11`.
std::string house_rule_value(const HouseRule& option, std::int32_t value);
/// A record is judged under at most this many other house rules: one unreadable line may have set
/// 43 of them in the game with most options. Beyond the limit nothing is proven.
inline constexpr std::size_t most_ways = 46;

/// What `rule` lines that cannot be read may have set (G5a).
struct LostHouseRules {
    std::vector<Place> lines;      ///< where they stand
    std::vector<HouseRules> ways;  ///< what may hold instead of what is read; empty: nothing
    bool too_many = false;         ///< there are more ways than are told
    std::uint32_t unsure = 0;      ///< the options that they differ in, one bit each
};

/// Whether a rule of this name, which no option has, is one in words: `other`, or a name that is
/// near that of no option of any game.
bool is_in_words(std::string_view name, std::span<const HouseRule> options);
/// The first house rule that is written in words, as `other`, or has a name that is near that of no
/// option; null if there is none. Bones does not know what such a rule allows.
const Statement* rule_in_words(const Record& record, std::span<const HouseRule> options);

/// Applies a record's `rule` lines; unknown names and values are `unknown-rule`, with the nearest
/// one.
HouseRules read_house_rules(const Record& record, std::span<const HouseRule> options,
                            Reporter& reporter);
/// The same without a word about what is unknown.
HouseRules house_rules_as_read(const Record& record, std::span<const HouseRule> options);
/// How many sides score in a record.
int sides_of(const Record& record);
/// Finds the lines that cannot be read and are, or may have been, `rule` lines: each may have set
/// the option that it names, or one that no other line sets, to any value. `read`: what the others
/// set.
LostHouseRules lost_house_rules(const Record& record, std::span<const HouseRule> options,
                                const HouseRules& read);
/// The options of a game; empty for an unknown one.
std::span<const HouseRule> house_rules_of(Game game);

}  // namespace bones
