#include "tools/lib/contradicted_hands.hpp"

#include "engine/hand_lines.hpp"

namespace bones {

ContradictedHands::ContradictedHands(const Record& record, const GameVerdict& verdict)
    : record_(record), contradicted_(record.hands.size()) {
    for (const Finding& finding : verdict.findings) {
        // A house rule may raise a note to an error; the sheet is none the less clear.
        if (finding.code->severity != Severity::error) continue;
        if (const std::uint32_t hand = hand_of(record, finding); hand != none_such)
            contradicted_[hand] = true;
    }
}

bool ContradictedHands::contains(const Finding& finding) const {
    const std::uint32_t hand = hand_of(record_, finding);
    return hand != none_such && contradicted_[hand];
}

}  // namespace bones
