#include "engine/referee/doubtful_actions.hpp"

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/hand_lines.hpp"
#include "engine/referee/verdict_doubts.hpp"
#include "engine/rules/description.hpp"

namespace bones {
namespace {

constexpr DoubtWords doubts_of_action{
    "; not proven, because an action of this hand may be a slip",
    "this action contradicts the rest of the record; compare it with the sheet"};

constexpr DoubtWords doubts_of_line{
    "; not proven, because a `deal` or `left` line contradicts the play",
    "this line contradicts the play; compare it with the sheet"};

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
        work_ = 0;
        if (const Finding* found = first(hand, is_doubted); found && proves_more(hand)) {
            const Finding error = *found;  // a copy, because the list of findings may move
            weigh_hand(hand, error, list_open);
            const DisprovedDeal deal = disproved_deal(hand, error);
            if (deal.line != nullptr && proves_more(hand)) weigh_deal(hand, error, deal, list_open);
        }
        const Hand& h = record_.hands[hand];
        for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i)
            if (proves_more(hand) && is_disproved(record_.statements[i]))
                weigh_without(hand, record_.statements[i], list_open);
    }
}

/// Returns the first finding of a hand that satisfies `is`; null if there is none.
const Finding* DoubtfulActions::first(std::uint32_t hand, bool (*is)(const Finding&)) const {
    const auto found =
        std::find_if(verdict_.findings.begin(), verdict_.findings.end(),
                     [&](const Finding& one) { return is(one) && hand_of(record_, one) == hand; });
    return found == verdict_.findings.end() ? nullptr : &*found;
}

/// Whether there is a proven breach that an error of the hand may put in doubt: in the hand itself,
/// or in a later hand that depends on it.
bool DoubtfulActions::proves_more(std::uint32_t hand) const {
    return std::any_of(
        verdict_.findings.begin(), verdict_.findings.end(), [&](const Finding& finding) {
            const std::uint32_t its = hand_of(record_, finding);
            if (follows_from_play(finding)) return its == hand;
            if (finding.verdict != Verdict::broken || finding.severity != Severity::broken)
                return false;
            return its == hand ||
                   (its != none_such && its > hand && hangs_on_other_hands(finding.code));
        });
}

/// Whether the play contradicts this `left` line.
bool DoubtfulActions::is_disproved(const Statement& line) const {
    return line.keyword == Keyword::left &&
           std::any_of(verdict_.findings.begin(), verdict_.findings.end(),
                       [&](const Finding& finding) {
                           return finding.code == &code::left_mismatch &&
                                  finding.place.offset == line.line.offset;
                       });
}

/// Returns the action of a finding with a ply; none_such if the hand has no action there.
std::uint32_t DoubtfulActions::index_of(std::uint32_t hand, const Finding& finding) const {
    const Hand& h = record_.hands[hand];
    const auto index = h.first_action + static_cast<std::uint32_t>(finding.ply) - 1;
    return finding.ply > 0 && index < h.end_action ? index : none_such;
}

/// Adds as repairs: tiles that differ in one half, wherever they fit, and no action at all.
void DoubtfulActions::add_repairs(std::uint32_t index, bool other_seats,
                                  std::vector<Repair>& repairs) const {
    const Action& written = record_.actions[index];
    const int highest = record_.highest;
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
    for (int s = 0; s < record_.players && other_seats; ++s)
        if (Seat(s) != written.seat()) repairs.push_back({index, written, Seat(s)});
    repairs.push_back({index, written});
    repairs.back().action.kind = ActionKind::skip;
}

/// Applies a repair to a record or, if `back`, restores what was written. In a layout game the seat
/// belongs to a line.
void DoubtfulActions::put(const Repair& repair, bool back, Record& altered) const {
    const auto seat = [&](std::uint32_t index) {
        altered.actions[index].seat_index =
            back ? record_.actions[index].seat_index
                 : static_cast<std::uint64_t>(repair.seat.index()) & 15u;
    };
    if (repair.index == none_such) {  // repair: any turn may begin with draws (G17)
        const NotedKinds draws = NotedKinds::only(SheetNote::draws);
        altered.written = back ? record_.written : record_.written - draws;
        altered.unwritten = record_.unwritten;
        if (!back) altered.unwritten |= draws;
    } else if (!repair.seat.exists()) {
        altered.actions[repair.index] = back ? record_.actions[repair.index] : repair.action;
    } else if (traits(record_.game).tricks) {
        seat(repair.index);
    } else {
        const auto line = std::find_if(
            record_.statements.begin(), record_.statements.end(), [&](const Statement& one) {
                return one.keyword == Keyword::actions && one.first <= repair.index &&
                       repair.index < one.first + one.count;
            });
        for (std::uint32_t i = line->first; i < line->first + line->count; ++i)
            if (record_.actions[i].seat() == repair.action.seat()) seat(i);
    }
}

auto DoubtfulActions::repairs_of(std::uint32_t hand, const Finding& error) const
    -> std::vector<Repair> {
    const Hand& h = record_.hands[hand];
    const std::uint32_t index = index_of(hand, error);
    std::vector<Repair> repairs;
    if (index == none_such) return repairs;
    add_repairs(index, true, repairs);
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i)
        if (i != index && error.code == &code::tile_repeated && record_.actions[i].names_tile() &&
            record_.actions[index].names_tile() &&
            record_.actions[i].tile() == record_.actions[index].tile())
            add_repairs(i, false, repairs);
    const bool miscounts = std::any_of(
        verdict_.findings.begin(), verdict_.findings.end(), [&](const Finding& finding) {
            if (finding.code != &code::count_mismatch || hand_of(record_, finding) != hand)
                return false;
            const std::uint32_t at = index_of(hand, finding);
            return at != none_such && !record_.actions[at].draws();
        });
    if (miscounts && describe(record_.game).has_draws) repairs.push_back({});
    return repairs;
}

/// Whether the repair leaves no contradicted fact in the hand, and the action fits.
bool DoubtfulActions::mends(const GameVerdict& other, std::uint32_t hand,
                            const Finding& error) const {
    return std::none_of(other.findings.begin(), other.findings.end(), [&](const Finding& finding) {
        const bool misfit = finding.code == &code::misfit && finding.verdict == Verdict::broken &&
                            finding.ply == error.ply;
        return (is_error(finding) || misfit) && hand_of(record_, finding) == hand;
    });
}

/// Returns the deal line that lacks the tile of an action.
auto DoubtfulActions::disproved_deal(std::uint32_t hand, const Finding& error) const
    -> DisprovedDeal {
    const Hand& h = record_.hands[hand];
    const std::uint32_t index = index_of(hand, error);
    if (error.code != &code::tile_not_held || index == none_such ||
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

/// Returns how many tiles of the line the play shows in the seat's hand.
int DoubtfulActions::tiles_shown(std::uint32_t hand, const DisprovedDeal& deal) const {
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

// Tries each tile of the line as a slip for the tile that was played. What holds for every choice
// is proven if the sheet is right. If no choice repairs the hand, the line proves nothing.
void DoubtfulActions::weigh_deal(std::uint32_t hand, const Finding& error,
                                 const DisprovedDeal& deal, bool list_open) {
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
            doubts.compare_breaches(*other, hand);
        }
    if (!mended) return weigh_without(hand, *deal.line, list_open);
    if (const auto without = judge_without(*deal.line))
        doubts.assume_beyond(*without, hand, Assumption::deal);
    else
        doubts.doubt_breaches(hand);
    doubts.doubt_costs(hand, costs_);
    doubts.settle(doubts_of_line, deal.line->line, list_open);
}

/// Judges the record with the tiles of this line unknown.
std::optional<GameVerdict> DoubtfulActions::judge_without(const Statement& line) {
    Record altered = record_;
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i)
        altered.tiles[i].unknown = std::max<std::uint8_t>(record_.tiles[i].unknown, 1);
    return judge(altered);
}

/// Opens the breaches of a hand that only this line proves.
void DoubtfulActions::weigh_without(std::uint32_t hand, const Statement& line, bool list_open) {
    VerdictDoubts doubts(reporter_, verdict_, record_.findings.size(), sides_, false);
    if (const auto without = judge_without(line))
        doubts.compare_breaches(*without, hand);
    else
        doubts.doubt_breaches(hand);
    doubts.doubt_costs(hand, costs_);
    doubts.settle(doubts_of_line, line.line, list_open);
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
        put(repair, false, altered);
        const std::optional<GameVerdict> other = judge(altered);
        put(repair, true, altered);
        const bool right = other && mends(*other, hand, error);
        // The number and time of unwritten draws are unknown. They may repair what this trial does
        // not.
        all_tried = all_tried && other && (right || repair.index != none_such);
        if (!right) continue;
        mended = true;
        doubts.compare_breaches(*other, hand);
        doubts.compare_misfits(*other);
    }
    if (!mended || !all_tried) {
        doubts.doubt_breaches(hand);
        doubts.doubt_misfits(hand);
    }
    doubts.doubt_costs(hand, costs_);
    doubts.assume_no_slip(error.place);
    doubts.settle(doubts_of_action, error.place, list_open);
}

}  // namespace bones
