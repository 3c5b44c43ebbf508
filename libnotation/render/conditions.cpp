#include "bones/render.hpp"

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

std::string_view name_of_holds(const Finding& finding) {
    return finding.holds_always() ? "always" : "if-sheet-right";
}

}  // namespace bones
