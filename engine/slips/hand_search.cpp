#include "engine/slips/hand_search.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/slips/wording.hpp"

namespace bones::slips {
namespace {

/// The last action of a hand whose change may take away what is wrong: where all tiles are known,
/// what an action breaks depends on nothing that comes after it.
std::uint32_t last_action(const Record& record, const GameVerdict& verdict, std::uint32_t hand,
                          const TileUses& uses) {
    std::int64_t first = -1;
    for (const Finding& finding : verdict.findings) {
        if (!is_wrong(finding) || hand_of(record, finding) != hand) continue;
        const bool of_action = finding.ply > 0 && finding.code != &code::joint_breach;
        if (of_action && (first < 0 || finding.ply < first)) first = finding.ply;
    }
    if (first < 0 || !uses.all_known()) return none_such - 1;
    return record.hands[hand].first_action + static_cast<std::uint32_t>(first) - 1;
}

}  // namespace

bool is_of_facts(const Finding& finding) {
    return finding.severity == Severity::error || finding.code == &code::misfit;
}

void HandSearch::forget() {
    trial_.forget();
    record_ = nullptr;
}

void HandSearch::start(const Record& record, const GameVerdict& verdict, SlipBounds bounds) {
    record_ = &record;
    verdict_ = &verdict;
    bounds_ = bounds;
    trial_.start(record, verdict);
}

HandSlips HandSearch::search(std::uint32_t hand) {
    HandSlips slips;
    slips.hand = hand;
    until_ = std::min(bounds_.record, trial_.work() + bounds_.hand);
    found_.clear();
    all_tried_ = true;
    trial_.start_hand(hand);
    list_changes(hand);
    try_all();
    std::stable_sort(found_.begin(), found_.end(), [](const Found& one, const Found& other) {
        return one.unlikeliness < other.unlikeliness;
    });
    const bool alone = found_.size() == 1 && all_tried_;
    if (alone && !found_[0].claims && takes_away_facts(hand)) {
        slips.certain = found_[0].fix;
        trial_.mends(found_[0].replacements);
        return slips;
    }
    slips.readings.all_tried = all_tried_;
    for (Found& found : found_)
        if (slips.readings.listed.size() < most_readings)
            slips.readings.listed.push_back(std::move(found.fix));
        else
            ++slips.readings.more;
    return slips;
}

void HandSearch::list_changes(std::uint32_t hand) {
    changes_.clear();
    ChangeList list(uses_, changes_);
    if (hand == none_such) {
        uses_.forget();
        arms_.clear();
        return add_changes_of_result(*record_, list);
    }
    uses_.read(*record_, hand);
    first_action_ = record_->hands[hand].first_action;
    bool claims_only = true;
    for (const Finding& finding : verdict_->findings)
        if (is_wrong(finding) && hand_of(*record_, finding) == hand)
            claims_only = claims_only && finding.severity == Severity::claim;
    const Sheet sheet{
        *record_,   *verdict_, hand, uses_, last_action(*record_, *verdict_, hand, uses_),
        claims_only};
    arms_.clear();
    if (!sheet.game().tricks) arms_ = possible_arms(sheet);
    add_all_changes(sheet, list);
    if (takes_away_facts(hand)) add_changes_of_earlier_prizes(sheet, list);
    if (uses_.contradicts() && TileUses::are_of_one_shuffle(record_->game))
        list_changes_elsewhere(hand);
}

/// A tile that is in two places may be misread in either, and in another hand of the shuffle.
void HandSearch::list_changes_elsewhere(std::uint32_t hand) {
    ChangeList list(uses_, changes_);
    for (std::uint32_t other = 0; other < record_->hands.size(); ++other) {
        if (other == hand) continue;
        uses_.read(*record_, other);
        const Sheet sheet{*record_, *verdict_, other, uses_, none_such - 1, false};
        add_all_changes(sheet, list);
    }
}

void HandSearch::try_all() {
    for (const Change& change : changes_) {
        if (!may_go_on()) {
            all_tried_ = false;
            return;
        }
        const bool mends = try_change(change);
        if (change.kind == SlipKind::left_out && (mends || may_lie_elsewhere(change)))
            try_arms(change);
    }
}

bool HandSearch::try_change(const Change& change) {
    if (!trial_.mends(change.replacements)) return false;
    std::string outcome = trial_.outcome(change.replacements);
    const bool known = std::any_of(found_.begin(), found_.end(),
                                   [&](const Found& found) { return found.outcome == outcome; });
    if (!known)
        found_.push_back({as_fix(*record_, change), change.replacements, std::move(outcome),
                          unlikeliness(change), change.kind == SlipKind::digit});
    return true;
}

/// Whether a tile left out does not mend the hand where it lies without an arm written, and may on
/// an arm: it fits, and it is a later action, or the arm, that is wrong.
bool HandSearch::may_lie_elsewhere(const Change& change) const {
    const Finding* wrong = trial_.first_wrong();
    if (wrong == nullptr) return false;
    if (wrong->severity == Severity::error) return wrong->code == &code::ambiguous_arm;
    return wrong->code != &code::misfit || wrong->seat != change.seat ||
           wrong->ply != ply_of(change);
}

void HandSearch::try_arms(const Change& change) {
    for (unsigned arm : arms_) {
        Change on_arm = change;
        std::string& text = on_arm.replacements[0].text;
        const std::size_t end = text.find_last_not_of(" \n") + 1;
        text.insert(end, fmt::format("@{}", arm));
        try_change(on_arm);
    }
}

/// The ply that an action has which was left out.
std::int64_t HandSearch::ply_of(const Change& change) const {
    return std::int64_t{change.action} - first_action_ + 1;
}

bool HandSearch::takes_away_facts(std::uint32_t hand) const {
    return std::any_of(
        verdict_->findings.begin(), verdict_->findings.end(), [&](const Finding& finding) {
            return is_wrong(finding) && hand_of(*record_, finding) == hand && is_of_facts(finding);
        });
}

}  // namespace bones::slips
