#include "engine/slips/lost_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "bones/referee.hpp"
#include "engine/hand_lines.hpp"
#include "engine/slips/hand_search.hpp"

namespace bones {
namespace {

/// How many tiles the `left` lines of a seat have; none: the hand has no such line.
std::optional<int> tiles_left(const Record& record, const Hand& hand, Seat seat) {
    std::optional<int> count;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::left || line.seat != seat || !line.counts) continue;
        count = count.value_or(0);
        for (std::uint32_t t = line.first; t < line.first + line.count; ++t)
            *count += std::max<int>(record.tiles[t].unknown, 1);
    }
    return count;
}

/// Whether the sheet shows what became of each tile that a player was dealt or drew.
bool accounts_for_all_tiles(const Record& record, const HandStart& start, const Hand& hand) {
    for (int s = 0; s < record.players; ++s) {
        int held = start.dealt[Seat(s)];
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            const Action& action = record.actions[i];
            if (action.seat() != Seat(s)) continue;
            if (action.draws_some()) return false;
            held += action.draws() ? 1 : action.kind == ActionKind::play ? -1 : 0;
        }
        if (tiles_left(record, hand, Seat(s)).value_or(0) != held) return false;
    }
    return true;
}

/// The hands with breaches at two plies or more, and the first of these findings.
std::map<std::uint32_t, const Finding*> hands_of_several(const Record& record,
                                                         const GameVerdict& verdict) {
    std::map<std::uint32_t, const Finding*> first;
    std::map<std::uint32_t, std::set<std::int64_t>> plies;
    for (const Finding& finding : verdict.findings) {
        if (!slips::is_breach(finding) || finding.explained_by || finding.ply < 1) continue;
        const std::uint32_t hand = hand_of(record, finding);
        if (hand == none_such) continue;
        plies[hand].insert(finding.ply);
        const Finding*& one = first[hand];
        if (one == nullptr || finding.ply < one->ply) one = &finding;
    }
    std::erase_if(first, [&](const auto& hand) { return plies[hand.first].size() < 2; });
    return first;
}

std::shared_ptr<const std::string> words_of(Position at) {
    return std::make_shared<const std::string>(
        fmt::format("at line {}, column {} (repair: add the lines that are missing above it)",
                    at.line, at.column));
}

}  // namespace

void weigh_lost_lines(const Record& record, GameVerdict& verdict) {
    std::map<std::uint32_t, const Finding*> hands = hands_of_several(record, verdict);
    if (hands.empty()) return;
    GameVerdict traced;
    Referee(JudgeOptions{.trace = true}).judge(record, traced);
    std::map<std::uint32_t, std::shared_ptr<const std::string>> slips;
    for (const auto& [hand, first] : hands)
        if (hand < traced.starts.size() &&
            !accounts_for_all_tiles(record, traced.starts[hand], record.hands[hand]))
            slips[hand] = words_of(locate(record, first->place));
    for (Finding& finding : verdict.findings) {
        if (!slips::is_breach(finding) || finding.explained_by) continue;
        const auto slip = slips.find(hand_of(record, finding));
        if (slip == slips.end() || finding.assumes(Assumption::no_slip)) continue;
        finding.assume(Assumption::no_slip);
        finding.possible_slip = slip->second;
    }
}

}  // namespace bones
