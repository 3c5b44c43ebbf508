#include "engine/slips/lost_lines.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "bones/bids.hpp"
#include "bones/proof.hpp"
#include "bones/referee.hpp"
#include "engine/codes.hpp"
#include "engine/hand_lines.hpp"
#include "engine/rules/description.hpp"
#include "engine/slips/hand_search.hpp"

namespace bones {
namespace {

/// Returns the number of tiles on the `left` lines of a seat; nothing if the hand has no such line.
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

/// Whether the sheet shows the fate of every tile that a player was dealt. If tiles are drawn, a
/// lost line may have drawn the tile that it laid, so nothing shows that no line is missing.
bool accounts_for_all_tiles(const Record& record, const HandStart& start, const Hand& hand) {
    if (describe(record.game).has_draws) return false;
    const Seat out = sits_out(record, hand, record.players);
    for (int s = 0; s < record.players; ++s) {
        if (Seat(s) == out) continue;
        int held = start.dealt[Seat(s)];
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            const Action& action = record.actions[i];
            if (action.seat() != Seat(s)) continue;
            held -= action.kind == ActionKind::play ? 1 : 0;
        }
        if (tiles_left(record, hand, Seat(s)).value_or(0) != held) return false;
    }
    return true;
}

/// Signs of lost lines in a hand.
struct Doubts {
    std::set<std::int64_t> plies;  ///< plies of the breaches
    bool of_order = false;         ///< a player acted out of turn
    bool lacks_play = false;       ///< a `left` or `end` line does not match the play
};

bool may_come_of_lost_lines(const Finding& finding) {
    return slips::is_breach(finding) && !finding.explained_by &&
           (finding.ply >= 1 || finding.code == &code::wrong_prize);
}

/// Whether a finding is a sign that play of its hand is missing.
bool shows_missing_play(const Record& record, const GameVerdict& verdict, std::uint32_t hand,
                        const Finding& finding) {
    const Code* code = finding.code;
    const bool lacks_draw = code == &code::tile_not_held || code == &code::count_mismatch ||
                            code == &code::yard_mismatch;
    if (code == &code::left_mismatch) return true;
    if (lacks_draw && finding.severity == Severity::error) return describe(record.game).has_draws;
    const Hand& its = record.hands[hand];
    const bool goes_on = its.score != none_such || hand + 1 < record.hands.size();
    if (code == &code::hand_unfinished)
        return goes_on && verdict.hands[hand].end == EndKind::unfinished;
    if (code != &code::end_mismatch || its.end == none_such) return false;
    // A contract that is made or set may end a hand before all tiles are played.
    const EndKind played = verdict.hands[hand].end;
    return played == EndKind::unfinished ||
           (record.statements[its.end].end() == EndKind::played && played != EndKind::voided);
}

/// Returns the hands with breaches at two or more plies, and those with missing play.
std::map<std::uint32_t, Doubts> hands_of_several(const Record& record, const GameVerdict& verdict) {
    std::map<std::uint32_t, Doubts> hands;
    for (const Finding& finding : verdict.findings) {
        const std::uint32_t hand = hand_of(record, finding);
        if (hand == none_such) continue;
        if (shows_missing_play(record, verdict, hand, finding)) hands[hand].lacks_play = true;
        if (!may_come_of_lost_lines(finding)) continue;
        Doubts& doubts = hands[hand];
        if (finding.ply >= 1) doubts.plies.insert(finding.ply);
        doubts.of_order = doubts.of_order || finding.code->of_order;
    }
    std::erase_if(hands, [](const auto& hand) {
        return hand.second.plies.size() < 2 && !hand.second.lacks_play;
    });
    return hands;
}

/// Whether the trick itself and a tile shown later prove a breach. Lost lines do not affect such a
/// proof.
bool is_proven_by_a_later_tile(const Record& record, const Finding& finding) {
    if (!traits(record.game).tricks || !finding.proof) return false;
    const Witness& witness = finding.proof->witness;
    return finding.proof->cases.empty() && witness.kind == Witness::Kind::seen &&
           std::all_of(witness.seen.begin(), witness.seen.end(), [](const Sighting& seen) {
               return seen.how == How::played || seen.how == How::shown || seen.how == How::left;
           });
}

}  // namespace

void weigh_lost_lines(const Record& record, GameVerdict& verdict) {
    std::map<std::uint32_t, Doubts> hands = hands_of_several(record, verdict);
    if (hands.empty()) return;
    GameVerdict traced;
    Referee(JudgeOptions{.trace = true}).judge(record, traced);
    std::erase_if(hands, [&](const auto& item) {
        const std::uint32_t hand = item.first;
        return hand >= traced.starts.size() ||
               accounts_for_all_tiles(record, traced.starts[hand], record.hands[hand]);
    });
    if (hands.empty()) return;
    for (Finding& finding : verdict.findings) {
        const auto doubts = hands.find(hand_of(record, finding));
        if (!may_come_of_lost_lines(finding) || doubts == hands.end() ||
            finding.assumes(Assumption::no_slip))
            continue;
        // If all acted in turn, no line has replaced a lost one.
        if (!doubts->second.of_order && is_proven_by_a_later_tile(record, finding)) continue;
        finding.assume(Assumption::lines);
    }
    // The lead of the next hand and the end of the game depend on such a hand too.
    for (Finding& finding : verdict.findings) {
        const std::uint32_t its = hand_of(record, finding);
        if (its == none_such || !slips::is_breach(finding) || finding.assumes(Assumption::no_slip))
            continue;
        const bool next_lead = finding.code == &code::wrong_lead && hands.contains(its - 1);
        const bool later = finding.code == &code::after_end && hands.begin()->first < its;
        if (next_lead || later) finding.assume(Assumption::lines);
    }
}

}  // namespace bones
