#include "engine/referee/doubtful_actions.hpp"

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/referee/verdict_doubts.hpp"

namespace bones {
namespace {

constexpr DoubtWords doubts_of_action{
    "; but not if this hand has the slip that its error shows",
    "this action contradicts another line, and may have been written wrongly"};

constexpr DoubtWords doubts_of_deal{
    "; but a tile played later is not in the line that says what was dealt",
    "this line is contradicted by the play"};

bool is_doubted(const Finding& finding) {
    return finding.ply > 0 &&
           (finding.code == &code::tile_repeated || finding.code == &code::tile_not_held ||
            finding.code == &code::count_mismatch);
}

bool is_error(const Finding& finding) {
    return finding.severity == Severity::error && finding.verdict == Verdict::broken;
}

}  // namespace

void DoubtfulActions::weigh(bool list_open) {
    for (std::uint32_t hand = 0; hand < record_.hands.size(); ++hand) {
        const Finding* error = first_error(hand);
        if (error == nullptr || !proves_more(hand)) continue;
        const Finding copy = *error;  // findings may move
        work_ = 0;
        weigh_hand(hand, copy, list_open);
        const Disproved deal = disproved_deal(hand, copy);
        if (deal.line != nullptr && proves_more(hand)) weigh_deal(hand, copy, deal, list_open);
    }
}

/// The first error of a hand that is an action's.
const Finding* DoubtfulActions::first_error(std::uint32_t hand) const {
    const std::int64_t number = record_.hands[hand].number;
    const auto found = std::find_if(
        verdict_.findings.begin(), verdict_.findings.end(),
        [number](const Finding& finding) { return finding.hand == number && is_doubted(finding); });
    return found == verdict_.findings.end() ? nullptr : &*found;
}

bool DoubtfulActions::proves_more(std::uint32_t hand) const {
    const std::int64_t number = record_.hands[hand].number;
    return std::any_of(
        verdict_.findings.begin(), verdict_.findings.end(), [number](const Finding& finding) {
            return finding.hand == number && finding.verdict == Verdict::broken &&
                   finding.severity == Severity::broken && finding.code != &code::misfit;
        });
}

/// Another tile that differs in one half, wherever it fits; no action at all.
void DoubtfulActions::add_repairs(std::uint32_t index, bool other_seats,
                                  std::vector<Repair>& repairs) const {
    const Action& written = record_.actions[index];
    const int highest = traits(record_.game).highest;
    const auto add = [&](Tile tile) {
        Action action = written;
        action.tile_number = static_cast<std::uint64_t>(tile.number()) & 255u;
        if (!traits(record_.game).tricks && action.kind == ActionKind::play)
            action.arm = Action::no_half;
        action.crosswise = 0;
        repairs.push_back({index, action});
    };
    for (int half = 0; half <= highest && written.names_tile(); ++half) {
        const Tile tile = written.tile();
        if (half != tile.high()) add(Tile(half, tile.low()));
        if (half != tile.low() && !tile.is_double()) add(Tile(tile.high(), half));
    }
    for (int s = 0; s < record_.players && other_seats; ++s) {
        if (Seat(s) == written.seat()) continue;
        repairs.push_back({index, written});
        repairs.back().action.seat_index = static_cast<std::uint64_t>(s) & 15u;
    }
    repairs.push_back({index, written});
    repairs.back().action.kind = ActionKind::skip;
}

auto DoubtfulActions::repairs_of(std::uint32_t hand, const Finding& error) const
    -> std::vector<Repair> {
    const Hand& h = record_.hands[hand];
    const std::uint32_t index = h.first_action + static_cast<std::uint32_t>(error.ply) - 1;
    std::vector<Repair> repairs;
    if (index >= h.end_action) return repairs;
    add_repairs(index, true, repairs);
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i)
        if (i != index && error.code == &code::tile_repeated && record_.actions[i].names_tile() &&
            record_.actions[index].names_tile() &&
            record_.actions[i].tile() == record_.actions[index].tile())
            add_repairs(i, false, repairs);
    if (error.code == &code::count_mismatch) repairs.push_back({});
    return repairs;
}

/// Whether nothing in the hand contradicts a fact any more, and the action fits.
bool DoubtfulActions::mends(const GameVerdict& other, std::uint32_t hand,
                            const Finding& error) const {
    const std::int64_t number = record_.hands[hand].number;
    return std::none_of(other.findings.begin(), other.findings.end(), [&](const Finding& finding) {
        const bool misfit = finding.code == &code::misfit && finding.verdict == Verdict::broken &&
                            finding.ply == error.ply;
        return finding.hand == number && (is_error(finding) || misfit);
    });
}

/// The deal line in which an action's tile is missing.
auto DoubtfulActions::disproved_deal(std::uint32_t hand, const Finding& error) const -> Disproved {
    const Hand& h = record_.hands[hand];
    const std::uint32_t index = h.first_action + static_cast<std::uint32_t>(error.ply) - 1;
    if (error.code != &code::tile_not_held || index >= h.end_action ||
        !record_.actions[index].names_tile())
        return {};
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
        const Statement& line = record_.statements[i];
        if (line.keyword == Keyword::deal && line.counts &&
            line.seat == record_.actions[index].seat())
            return {&line, record_.actions[index].tile()};
    }
    return {};
}

/// How many tiles of the line the play shows in the seat's hand.
int DoubtfulActions::tiles_shown(std::uint32_t hand, const Disproved& deal) const {
    TileSet dealt, shown;
    for (std::uint32_t i = deal.line->first; i < deal.line->first + deal.line->count; ++i)
        if (record_.tiles[i].unknown == 0) dealt.add(record_.tiles[i].tile);
    const Hand& h = record_.hands[hand];
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i) {
        const Action& action = record_.actions[i];
        if (action.names_tile() && action.seat() == deal.line->seat) shown.add(action.tile());
    }
    return static_cast<int>((dealt & shown).size());
}

// If one tile of the line was written for the one that was played, what holds whichever it was is
// proven if the sheet is right. Else the line proves nothing.
void DoubtfulActions::weigh_deal(std::uint32_t hand, const Finding& error, const Disproved& deal,
                                 bool list_open) {
    constexpr int enough_to_trust = 3;
    VerdictDoubts doubts(reporter_, verdict_, record_.findings.size(), sides_, false);
    Record altered = record_;
    const std::uint32_t end = deal.line->first + deal.line->count;
    bool mended = false;
    if (tiles_shown(hand, deal) >= enough_to_trust)
        for (std::uint32_t i = deal.line->first; i < end; ++i) {
            if (record_.tiles[i].unknown != 0) continue;
            altered.tiles[i].tile = deal.by;
            const std::optional<GameVerdict> other = judge(altered);
            altered.tiles[i] = record_.tiles[i];
            if (!other || !mends(*other, hand, error)) continue;
            mended = true;
            doubts.compare_breaches(*other);
        }
    for (std::uint32_t i = deal.line->first; i < end; ++i)
        if (record_.tiles[i].unknown == 0) altered.tiles[i].unknown = 1;
    const std::optional<GameVerdict> without = judge(altered);
    if (!without)
        doubts.doubt_breaches(hand);
    else if (mended)
        doubts.assume_beyond(*without, hand, Assumption::deal);
    else
        doubts.compare_breaches(*without);
    doubts.doubt_costs(hand, costs_);
    doubts.settle(doubts_of_deal, deal.line->line, list_open);
}

std::optional<GameVerdict> DoubtfulActions::judge(const Record& altered) {
    const std::uint64_t actions = record_.actions.size();
    if (work_ > most_repairs * actions || work_of_record_ > most_work_of_repairs) return {};
    std::uint64_t steps = 0;
    GameVerdict verdict = judge_aside_(altered, steps);
    work_ += std::max(steps, actions);
    work_of_record_ += std::max(steps, actions);
    return verdict;
}

void DoubtfulActions::weigh_hand(std::uint32_t hand, const Finding& error, bool list_open) {
    VerdictDoubts doubts(reporter_, verdict_, record_.findings.size(), sides_, false);
    Record altered = record_;
    bool mended = false, all_tried = true;
    for (const Repair& repair : repairs_of(hand, error)) {
        const NotedKinds draws = NotedKinds::only(Noted::draws);
        if (repair.index == none_such) {  // any turn may have begun with draws (G17)
            altered.written = record_.written - draws;
            altered.unwritten |= draws;
        } else {
            altered.actions[repair.index] = repair.action;
        }
        const std::optional<GameVerdict> other = judge(altered);
        altered.written = record_.written;
        altered.unwritten = record_.unwritten;
        if (repair.index != none_such)
            altered.actions[repair.index] = record_.actions[repair.index];
        all_tried = all_tried && other;
        if (!other || !mends(*other, hand, error)) continue;
        mended = true;
        doubts.compare_breaches(*other);
    }
    if (!mended || !all_tried) doubts.doubt_breaches(hand);
    doubts.doubt_costs(hand, costs_);
    doubts.settle(doubts_of_action, error.place, list_open);
}

}  // namespace bones
