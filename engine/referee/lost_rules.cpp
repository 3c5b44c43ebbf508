#include "engine/referee/lost_rules.hpp"

#include <algorithm>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"

namespace bones {
void mark_unsure(const GameVerdict& one, const GameVerdict& other, std::vector<bool>& unsure) {
    for (std::size_t i = 0; i < unsure.size(); ++i)
        if (!same_score(one.hands[i], other.hands[i])) unsure[i] = true;
}

namespace {

/// Adds to the finding of an unreadable line what depends on that line.
void explain(Finding& finding, Place line) {
    const bool about = finding.code == &code::unknown_rule || finding.code == &code::unreadable ||
                       finding.code == &code::bad_value || finding.code == &code::line_too_long;
    if (!about || finding.place.offset < line.offset || finding.place.offset >= line.end()) return;
    Evidence& evidence = finding.evidence.emplace_back();
    evidence.seen =
        "it may have set another house rule; breaches that depend on it are only possible, and "
        "such scores are unknown";
}

}  // namespace

void explain_doubts(GameVerdict& verdict, std::size_t since, const std::vector<Place>& lines) {
    for (std::size_t i = 0; i < since; ++i)
        for (const Place& line : lines) explain(verdict.findings[i], line);
}

}  // namespace bones
