#include "engine/hand_lines.hpp"

#include <algorithm>

namespace bones {

std::uint32_t begin_of(const Record& record, const Hand& hand) {
    const std::uint32_t words = record.statements[hand.first_statement].line.offset;
    return static_cast<std::uint32_t>(record.text.substr(0, words).rfind('\n') + 1);
}

std::uint32_t hand_of(const Record& record, const Finding& finding) {
    if (finding.hand < 0) return none_such;
    const auto first = record.hands.begin();
    auto after = record.hands.end();
    if (finding.place.empty())
        while (after != first && std::prev(after)->number != finding.hand) --after;
    else
        after = std::partition_point(first, after, [&](const Hand& hand) {
            return begin_of(record, hand) <= finding.place.offset;
        });
    return after == first ? none_such : static_cast<std::uint32_t>(after - first - 1);
}

}  // namespace bones
