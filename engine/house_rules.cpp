#include "engine/house_rules.hpp"

#include <fmt/format.h>

#include <charconv>

#include "engine/codes.hpp"
#include "engine/games/list.hpp"
#include "libnotation/text/suggest.hpp"

namespace bones {
namespace {

std::string suggestion(std::string_view near) {
    return near.empty() ? std::string() : fmt::format("; did you mean {}?", near);
}

std::string values_of(const HouseRule& option) {
    if (option.is_number()) return fmt::format("a whole number from {}", option.least_number);
    std::string text;
    for (std::string_view word : option.words)
        if (!word.empty()) text += fmt::format("{}{}", text.empty() ? "" : " or ", word);
    return text;
}

void unknown_name(const Statement& line, std::string_view name, std::span<const HouseRule> options,
                  Reporter& reporter) {
    std::vector<std::string_view> names;
    for (const HouseRule& option : options) names.push_back(option.name);
    const std::string_view near = nearest(name, names);
    Finding& finding =
        reporter.at_header(code::unknown_rule, "G5", line.key,
                           fmt::format("no house rule {} in this game{}", name, suggestion(near)));
    if (!near.empty()) finding.fix = Fix{line.key, std::string(near), "the nearest name"};
}

void unknown_value(const Statement& line, const HouseRule& option, std::string_view written,
                   Reporter& reporter) {
    std::vector<std::string_view> words;
    for (std::string_view word : option.words)
        if (!word.empty()) words.push_back(word);
    const std::string_view near = nearest(written, words);
    Finding& finding =
        reporter.at_header(code::unknown_rule, option.clause, line.value,
                           fmt::format("{} cannot be {}; it is {}{}", option.name, written,
                                       values_of(option), suggestion(near)));
    if (!near.empty()) finding.fix = Fix{line.value, std::string(near), "the nearest value"};
}

}  // namespace

HouseRules default_house_rules(std::span<const HouseRule> options) {
    HouseRules values{};
    for (std::size_t i = 0; i < options.size(); ++i) values[i] = options[i].default_number;
    return values;
}

bool read_house_rule(const HouseRule& option, std::string_view written, std::int32_t& value) {
    if (!option.is_number()) {
        for (std::size_t i = 0; i < option.words.size(); ++i) {
            if (option.words[i].empty() || option.words[i] != written) continue;
            value = static_cast<std::int32_t>(i);
            return true;
        }
        return false;
    }
    std::int32_t number = 0;
    const auto [end, error] =
        std::from_chars(written.data(), written.data() + written.size(), number);
    if (error != std::errc() || end != written.data() + written.size()) return false;
    if (number < option.least_number) return false;
    value = number;
    return true;
}

std::string house_rule_value(const HouseRule& option, std::int32_t value) {
    if (option.is_number()) return fmt::to_string(value);
    return std::string(option.words[static_cast<std::size_t>(value)]);
}

HouseRules read_house_rules(const Record& record, std::span<const HouseRule> options,
                            Reporter& reporter) {
    HouseRules values = default_house_rules(options);
    for (const Statement& line : record.statements) {
        if (line.keyword == Keyword::hand) break;
        if (line.keyword != Keyword::rule || !line.counts) continue;
        const std::string_view name = record.at(line.key), written = rule_value(record, line);
        std::size_t i = 0;
        while (i < options.size() && options[i].name != name) ++i;
        if (i == options.size())
            unknown_name(line, name, options, reporter);
        else if (!read_house_rule(options[i], written, values[i]))
            unknown_value(line, options[i], written, reporter);
    }
    return values;
}

std::span<const HouseRule> house_rules_of(Game game) {
    std::span<const HouseRule> options;
    with_game(game, [&]<class G>() { options = G::options; });
    return options;
}

}  // namespace bones
