#include "tools/lib/show/explain/explain.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <vector>

#include "engine/rules/house_rules.hpp"
#include "libnotation/parser/game_name.hpp"
#include "libnotation/text/chars.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/show/explain/pages.hpp"

namespace bones::inline show {

namespace {

std::string lower_case(std::string_view text) {
    std::string lower(text);
    for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

std::string_view stem(const EmbeddedFile& file) {
    return file.name.substr(0, file.name.size() - std::string_view(".md").size());
}

const EmbeddedFile* find_page(std::span<const EmbeddedFile> pages, std::string_view name) {
    for (const EmbeddedFile& page : pages)
        if (lower_case(stem(page)) == lower_case(name)) return &page;
    return nullptr;
}

/// The level of a heading: 2 for `## x`; 0 for any other line.
std::size_t heading_level(std::string_view line) {
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    return level > 0 && level < line.size() && line[level] == ' ' ? level : 0;
}

bool is_heading_of(std::string_view line, std::string_view clause) {
    const std::size_t level = heading_level(line);
    if (level == 0) return false;
    const std::string_view title = line.substr(level + 1);
    const std::string_view word = title.substr(0, title.find_first_of(" .:"));
    return lower_case(word) == lower_case(clause);
}

/// The part of a page from a clause's heading to the next heading of its level; empty if the page
/// lacks the clause.
std::string_view clause_of(std::string_view page, std::string_view clause) {
    std::size_t begin = std::string_view::npos, level = 0;
    bool in_example = false;
    for (std::size_t at = 0; at < page.size();) {
        const std::size_t end = std::min(page.find('\n', at), page.size());
        const std::string_view line = page.substr(at, end - at);
        if (line.starts_with("```")) in_example = !in_example;
        const std::size_t deep = in_example ? 0 : heading_level(line);
        if (begin != std::string_view::npos && deep > 0 && deep <= level)
            return page.substr(begin, at - begin);
        if (begin == std::string_view::npos && deep > 0 && is_heading_of(line, clause)) {
            begin = at;
            level = deep;
        }
        at = end + 1;
    }
    return begin == std::string_view::npos ? std::string_view() : page.substr(begin);
}

std::string page_title(std::string_view page) {
    const std::string_view line = page.substr(0, page.find('\n'));
    return std::string(line.substr(std::min(line.find_first_not_of("# "), line.size())));
}

/// The upper limit of a house rule's number, as text.
std::string most_of(const HouseRule& rule) {
    if (rule.shared_out > 0) return fmt::format(" to {} divided by the players", rule.shared_out);
    const bool bounded = rule.most_number < std::numeric_limits<std::int32_t>::max();
    return bounded ? fmt::format(" to {}", rule.most_number) : std::string();
}

std::string values_of(const HouseRule& rule) {
    if (rule.is_number())
        return fmt::format("`{}` (a number from {}{})", house_rule_value(rule, rule.default_number),
                           rule.least_number, most_of(rule));
    std::string values;
    for (std::string_view word : rule.words)
        if (!word.empty()) values += fmt::format("{}{}", values.empty() ? "" : "|", word);
    return "`" + values + "`";
}

std::string house_rules_page() {
    std::string page =
        "House rules, set by `rule NAME=VALUE` lines. The first value is the default.\n";
    for (std::size_t i = 0; i < game_traits.size(); ++i) {
        page += fmt::format("\n# {}\n\nrule | values | clause | meaning\n--- | --- | --- | ---\n",
                            game_traits[i].title);
        for (const HouseRule& rule : house_rules_of(static_cast<Game>(i)))
            page += fmt::format("`{}` | {} | {} | {}\n", rule.name, values_of(rule), rule.clause,
                                rule.meaning);
    }
    return page;
}

std::vector<std::string> known_names() {
    std::vector<std::string> names = {"rules", "words"};
    for (const EmbeddedFile& page : code_pages) names.emplace_back(stem(page));
    for (const EmbeddedFile& page : rules_pages) names.push_back(lower_case(stem(page)));
    constexpr std::string_view heading = "\n## ";
    const std::string_view words = word_pages.front().text;
    for (std::size_t at = 0; (at = words.find(heading, at)) != std::string_view::npos;) {
        at += heading.size();
        names.emplace_back(words.substr(at, words.find('\n', at) - at));
    }
    return names;
}

/// A clause and its origin. A lettered part without a heading gives the clause that contains it.
std::string find_clause(std::string_view what) {
    for (const EmbeddedFile& page : rules_pages) {
        const std::string_view clause = clause_of(page.text, what);
        if (!clause.empty())
            return fmt::format("{}\n\nfrom: {} (whole page: --explain {})\n", clause,
                               page_title(page.text), lower_case(stem(page)));
    }
    const bool part = what.size() > 2 &&
                      std::isalpha(static_cast<unsigned char>(what.back())) != 0 &&
                      is_digit(what[what.size() - 2]);
    return part ? find_clause(what.substr(0, what.size() - 1)) : std::string();
}

}  // namespace

std::string clause_text(std::string_view clause) {
    constexpr int unbroken = 100'000;
    for (const EmbeddedFile& page : rules_pages)
        if (const std::string_view text = clause_of(page.text, clause); !text.empty())
            return page_as_text(text, {unbroken, false});
    return {};
}

std::string explanation(std::string_view what) {
    if (lower_case(what) == "rules") return house_rules_page();
    for (const auto& pages : {code_pages, word_pages})
        if (const EmbeddedFile* page = find_page(pages, what)) return std::string(page->text);
    if (const auto word = clause_of(word_pages.front().text, what); !word.empty())
        return std::string(word);
    const Game game = game_named(what);
    if (const EmbeddedFile* page =
            find_page(rules_pages, game == Game::unknown ? what : traits(game).name))
        return std::string(page->text);
    if (std::string clause = find_clause(what); !clause.empty()) return clause;
    throw UsageError(
        fmt::format("cannot explain `{}`; name a code, a word of the output, a clause or a game{}",
                    what, did_you_mean(what, known_names())));
}

std::string explain(std::string_view what, PageLook look) {
    return page_as_text(explanation(what), look);
}

}  // namespace bones::inline show
