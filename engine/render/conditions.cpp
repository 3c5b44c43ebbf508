#include <fmt/format.h>

#include <algorithm>

#include "bones/render.hpp"
#include "libnotation/text/joined.hpp"

namespace bones {

std::vector<std::string> conditions_of(const Finding& finding) {
    std::vector<std::string> conditions;
    for (std::size_t a = 0; a < assumption_words.size(); ++a) {
        const auto what = static_cast<Assumption>(a);
        if (!finding.assumes(what)) continue;
        std::string& words = conditions.emplace_back(assumption_words[a]);
        if (what == Assumption::no_slip && finding.possible_slip != nullptr)
            words += ' ' + *finding.possible_slip;
    }
    return conditions;
}

std::string standing_in_words(const Finding& finding) {
    if (finding.holds_always()) return {};
    std::vector<std::string_view> conditions;
    for (std::size_t a = 0; a < assumption_words.size(); ++a) {
        const auto what = static_cast<Assumption>(a);
        const bool of_slips = what == Assumption::no_slip || what == Assumption::unsearched;
        if (finding.assumes(what) && !of_slips) conditions.push_back(assumption_words[a]);
    }
    std::string text = "proven if the sheet is right";
    if (!conditions.empty()) text += fmt::format(", that is, if {}", joined(conditions, " and "));
    if (finding.assumes(Assumption::no_slip))
        text += fmt::format(", unless there is a slip{}",
                            finding.possible_slip ? ' ' + *finding.possible_slip : "");
    if (finding.assumes(Assumption::unsearched)) text += "; slips were not searched";
    return text;
}

std::string standing_on_sheet(const Record& record, const Finding& finding) {
    std::string text = standing_in_words(finding);
    if (finding.explained_by)
        text += fmt::format("{}explained by a likely slip at line {}", text.empty() ? "" : "; ",
                            locate(record, *finding.explained_by).line);
    return text;
}

std::string_view name_of_holds(const Finding& finding) {
    return finding.holds_always() ? "always" : "if-sheet-right";
}

std::string elsewhere_in_words(const Record& record, const Fix& fix) {
    constexpr std::size_t most_named = 4;
    std::vector<std::uint64_t> lines;
    for (const Replacement& other : fix.elsewhere)
        lines.push_back(locate(record, other.place).line);
    if (lines.empty()) return {};
    std::sort(lines.begin(), lines.end());
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    if (lines.size() > most_named)
        return fmt::format(", or at {} other places", fix.elsewhere.size());
    const std::uint64_t last = lines.back();
    lines.pop_back();
    if (lines.empty()) return fmt::format(", or at line {}", last);
    return fmt::format(", or at lines {} and {}", fmt::join(lines, ", "), last);
}

}  // namespace bones
