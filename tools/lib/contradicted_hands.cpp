#include "tools/lib/contradicted_hands.hpp"

#include <algorithm>

namespace bones {

ContradictedHands::ContradictedHands(const Record& record, const GameVerdict& verdict)
    : contradicted_(record.hands.size()) {
    for (const Hand& hand : record.hands)
        begins_.push_back(hand.first_statement < record.statements.size()
                              ? record.statements[hand.first_statement].line.offset
                              : 0);
    for (const Finding& finding : verdict.findings) {
        // A house rule may raise a note to an error; the sheet is none the less clear.
        if (finding.code->severity != Severity::error) continue;
        if (const auto hand = hand_of(finding.place); hand >= 0)
            contradicted_[static_cast<std::size_t>(hand)] = true;
    }
}

bool ContradictedHands::contains(const Finding& finding) const {
    const auto hand = hand_of(finding.place);
    return hand >= 0 && contradicted_[static_cast<std::size_t>(hand)];
}

std::ptrdiff_t ContradictedHands::hand_of(Place place) const {
    return std::upper_bound(begins_.begin(), begins_.end(), place.offset) - begins_.begin() - 1;
}

}  // namespace bones
