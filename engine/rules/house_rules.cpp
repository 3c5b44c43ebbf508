#include "engine/rules/house_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

#include "engine/codes.hpp"
#include "engine/rules/description.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/tile_text.hpp"

namespace bones {
namespace {

std::string suggestion(std::string_view near) {
    return near.empty() ? std::string() : fmt::format("; did you mean {}?", near);
}

std::string values_of(const HouseRule& option, int players) {
    if (option.is_number()) {
        const int most = option.most(players);
        const bool bounded = most != std::numeric_limits<std::int32_t>::max();
        return fmt::format("{}a whole number from {}{}",
                           option.usual.empty() ? "" : fmt::format("{} or ", option.usual),
                           option.least_number, bounded ? fmt::format(" to {}", most) : "");
    }
    std::string text;
    for (std::string_view word : option.words)
        if (!word.empty()) text += fmt::format("{}{}", text.empty() ? "" : " or ", word);
    return text;
}

/// The option whose name is nearest to an unknown name; empty if none is near.
std::string_view option_meant(std::string_view name, std::span<const HouseRule> options) {
    std::vector<std::string_view> names;
    for (const HouseRule& option : options) names.push_back(option.name);
    return nearest(name, names);
}

}  // namespace

bool is_in_words(std::string_view name, std::span<const HouseRule> options) {
    if (name == "other") return true;
    if (name.find('?') != std::string_view::npos) return false;  // a word that cannot be read
    for (std::size_t game = 0; game < game_traits.size(); ++game)
        for (const HouseRule& option : house_rules_of(static_cast<Game>(game)))
            if (option.name == name) return false;
    return option_meant(name, options).empty();
}

namespace {

void unknown_name(const Record& record, const Statement& line, std::string_view name,
                  std::span<const HouseRule> options, Reporter& reporter) {
    const std::string_view near = option_meant(name, options);
    if (is_in_words(name, options)) {
        const std::string rule = free_text(record.at(line.value));
        reporter.at_header(
            code::other_rule, "G5", line.line,
            fmt::format("Bones does not know the house rule '{}'; breaches are only possible",
                        name == "other" ? rule.substr(rule.find('=') + 1) : rule));
        return;
    }
    Finding& finding =
        reporter.at_header(code::unknown_rule, "G5", line.key,
                           fmt::format("this game has no house rule {}{}", name, suggestion(near)));
    if (!near.empty())
        finding.fix = Fix{line.key, std::string(near), fmt::format("write {}", near)};
}

void unknown_value(const Statement& line, const HouseRule& option, std::string_view written,
                   int players, Reporter& reporter) {
    std::vector<std::string_view> words;
    for (std::string_view word : option.words)
        if (!word.empty()) words.push_back(word);
    if (!option.usual.empty()) words.push_back(option.usual);
    const std::string_view near = nearest(written, words);
    Finding& finding =
        reporter.at_header(code::unknown_rule, option.clause, line.value,
                           fmt::format("rule {}={} is not possible; write {}{}", option.name,
                                       written, values_of(option, players), suggestion(near)));
    if (!near.empty())
        finding.fix = Fix{line.value, std::string(near), fmt::format("write {}", near)};
}

/// The option of this name, or the number of options.
std::size_t option_named(std::span<const HouseRule> options, std::string_view name) {
    std::size_t i = 0;
    while (i < options.size() && options[i].name != name) ++i;
    return i;
}

/// Whether an unreadable line may have set any house rule.
bool may_be_any_rule(const Statement& line) {
    if (line.keyword == Keyword::rule) return !line.counts && line.key.empty();
    const bool lost = line.keyword == Keyword::unreadable && line.taken_for() == Keyword::rule;
    return lost || may_be_anything(line);
}

/// The values that an option may have. Most numbers are targets or tiles that stay in the boneyard;
/// for these a few values stand for all. The number of tiles dealt is limited by the set, which is
/// known (B1).
std::vector<std::int32_t> possible_values(const HouseRule& option, const Record& record) {
    const int players = record.players;
    std::vector<std::int32_t> values;
    if (option.is_number() && option.each_matters) {
        const int most =
            std::min(option.most(players), set_size(record.highest) / std::max(players, 1));
        for (int n = option.least_number; n <= most; ++n) values.push_back(n);
        return values;
    }
    if (option.is_number())
        return {option.default_number, option.least_number, 1, option.most(players)};
    for (std::size_t i = 0; i < option.words.size(); ++i)
        if (!option.words[i].empty()) values.push_back(static_cast<std::int32_t>(i));
    return values;
}

/// Adds the combinations in which one of the options in `which` has another value.
void vary(std::vector<HouseRules>& ways, std::span<const HouseRule> options, const Record& record,
          std::uint32_t which) {
    const std::vector<HouseRules> before = ways;
    for (HouseRules way : before)
        for (std::size_t i = 0; i < options.size(); ++i) {
            if ((which >> i & 1) == 0) continue;
            const std::int32_t kept = way[i];
            for (const std::int32_t value : possible_values(options[i], record)) {
                way[i] = value;
                if (std::find(ways.begin(), ways.end(), way) == ways.end()) ways.push_back(way);
            }
            way[i] = kept;
        }
}

}  // namespace

HouseRules default_house_rules(std::span<const HouseRule> options) {
    HouseRules values{};
    for (std::size_t i = 0; i < options.size(); ++i) values[i] = options[i].default_number;
    return values;
}

void enlarge_set(std::span<const HouseRule> options, int players, HouseRules& values) {
    bool too_few = false;
    for (std::size_t i = 0; i < options.size(); ++i)
        too_few = too_few || (options[i].shared_out > 0 &&
                              values[i] * players > set_size(GameTraits().highest));
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].sets_tiles && too_few) values[i] = 1;
}

bool read_house_rule(const HouseRule& option, int players, std::string_view written,
                     std::int32_t& value) {
    if (!option.is_number()) {
        for (std::size_t i = 0; i < option.words.size(); ++i) {
            if (option.words[i].empty() || option.words[i] != written) continue;
            value = static_cast<std::int32_t>(i);
            return true;
        }
        return false;
    }
    if (!option.usual.empty() && written == option.usual) {
        value = HouseRule::as_usual;
        return true;
    }
    std::int32_t number = 0;
    const auto [end, error] =
        std::from_chars(written.data(), written.data() + written.size(), number);
    if (error != std::errc() || end != written.data() + written.size()) return false;
    if (number < option.least_number || number > option.most(players)) return false;
    value = number;
    return true;
}

std::string house_rule_value(const HouseRule& option, std::int32_t value) {
    if (option.is_number() && value == HouseRule::as_usual && !option.usual.empty())
        return std::string(option.usual);
    if (option.is_number()) return fmt::to_string(value);
    return std::string(option.words[static_cast<std::size_t>(value)]);
}

namespace {

/// B1: whether the record's set has too few tiles for the deal that an option sets.
bool is_beyond_set(const HouseRule& option, std::int32_t value, const Record& record) {
    return option.shared_out > 0 && value * record.players > set_size(record.highest);
}

void too_few_tiles(const Statement& line, const HouseRule& option, const Record& record,
                   Reporter& reporter) {
    reporter.at_header(
        code::unknown_rule, option.clause, line.value,
        fmt::format("rule {} needs more than the {} tiles of the {} set; if you "
                    "play with a {} set, write rule set={} in the header",
                    record.at(line.value), set_size(record.highest), set_name(record.highest),
                    set_name(traits(record.game).largest), traits(record.game).largest));
}

HouseRules read_lines(const Record& record, std::span<const HouseRule> options,
                      Reporter* reporter) {
    HouseRules values = default_house_rules(options);
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].if_suits_noted != 0 && record.written.contains(SheetNote::suits))
            values[i] = options[i].if_suits_noted;
    for (const Statement& line : record.statements) {
        if (line.keyword == Keyword::hand) break;
        if (line.keyword != Keyword::rule || !line.counts) continue;
        const std::string_view name = record.at(line.key), written = rule_value(record, line);
        const std::size_t i = option_named(options, name);
        const bool known = i < options.size();
        if (known && read_house_rule(options[i], record.players, written, values[i])) {
            if (!is_beyond_set(options[i], values[i], record)) continue;
            values[i] = options[i].default_number;
            if (reporter != nullptr) too_few_tiles(line, options[i], record, *reporter);
            continue;
        }
        if (reporter == nullptr) continue;
        if (known)
            unknown_value(line, options[i], written, record.players, *reporter);
        else
            unknown_name(record, line, name, options, *reporter);
    }
    for (std::size_t i = 0; i < options.size(); ++i)  // B1
        if (options[i].sets_tiles)
            values[i] = record.highest == traits(record.game).highest ? 0 : 1;
    return values;
}

}  // namespace

HouseRules read_house_rules(const Record& record, std::span<const HouseRule> options,
                            Reporter& reporter) {
    return read_lines(record, options, &reporter);
}

HouseRules house_rules_as_read(const Record& record, std::span<const HouseRule> options) {
    return read_lines(record, options, nullptr);
}

const Statement* rule_in_words(const Record& record, std::span<const HouseRule> options) {
    for (const Statement& line : record.statements) {
        if (line.keyword == Keyword::hand) break;
        if (line.keyword != Keyword::rule || !line.counts) continue;
        const std::string_view name = record.at(line.key);
        if (option_named(options, name) == options.size() && is_in_words(name, options))
            return &line;
    }
    return nullptr;
}

int sides_of(const Record& record) {
    return describe(record.game)
        .sides(record.players, house_rules_as_read(record, house_rules_of(record.game)));
}

LostHouseRules lost_house_rules(const Record& record, std::span<const HouseRule> options,
                                const HouseRules& read) {
    LostHouseRules lost;
    // For each line: one bit an option; 0: any option that no other line sets.
    std::vector<std::uint32_t> meant;
    std::uint32_t unset = 0;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (!options[i].sets_tiles) unset |= 1u << i;
    const auto lose = [&](const Statement& line, std::uint32_t which) {
        if (lost.lines.size() == 2 * options.size()) return;  // further lines change nothing
        lost.lines.push_back(line.line);
        meant.push_back(which);
    };
    bool begun = false;
    for (const Statement& line : record.statements) {
        if (line.keyword == Keyword::hand) break;
        begun = begun || line.keyword == Keyword::game;
        if (begun && may_be_any_rule(line)) lose(line, 0);
        if (line.keyword != Keyword::rule || !line.counts) continue;
        const std::size_t i = option_named(options, record.at(line.key));
        std::int32_t value = 0;
        if (i == options.size() && is_in_words(record.at(line.key), options)) continue;
        if (i < options.size() && options[i].sets_tiles) continue;
        if (i == options.size())
            lose(line, 0);
        else if (read_house_rule(options[i], record.players, rule_value(record, line), value))
            unset &= ~(1u << i);
        else
            lose(line, 1u << i);
    }
    if (meant.empty()) return lost;
    lost.ways = {read};
    for (std::uint32_t which : meant) {
        if (which == 0) which = unset;
        lost.unsure |= which;
        lost.too_many = lost.too_many || lost.ways.size() > most_ways + 1;
        if (!lost.too_many) vary(lost.ways, options, record, which);
    }
    lost.too_many = lost.ways.size() > most_ways + 1;
    lost.ways.erase(lost.ways.begin());
    return lost;
}

}  // namespace bones
