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

bool is_redealt(const Record& record, std::uint32_t hand) {
    const std::uint32_t end = record.hands[hand].end;
    return end != none_such && record.statements[end].end() == EndKind::redeal;
}

bool may_be_redealt(const Record& record, std::uint32_t hand, EndKind end) {
    const Hand& h = record.hands[hand];
    return h.end == none_such && h.score == none_such && end == EndKind::unfinished;
}

TileSet played_in_hands_before(const Record& record, std::uint32_t hand) {
    TileSet tiles;
    for (std::uint32_t before = 0; before < hand; ++before) {
        if (is_redealt(record, before)) continue;
        const Hand& h = record.hands[before];
        for (std::uint32_t i = h.first_action; i < h.end_action; ++i)
            if (record.actions[i].kind == ActionKind::play) tiles.add(record.actions[i].tile());
    }
    return tiles;
}

}  // namespace bones
