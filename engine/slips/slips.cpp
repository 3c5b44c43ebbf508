#include "engine/slips/slips.hpp"

#include <algorithm>

#include "engine/contested_passes.hpp"
#include "engine/judge_plan.hpp"
#include "engine/slips/hand_search.hpp"

namespace bones {

using namespace slips;

struct SlipSearch::Memory {
    SlipBounds bounds;
    Referee referee{JudgePlan{.options = {.trace = true}, .weigh_errors = false}};
    const Record* record = nullptr;  ///< the last record searched
    GameVerdict verdict;
    HandSearch hands;
    Readings of_sheet;
};

SlipSearch::SlipSearch(SlipBounds bounds) : memory_(std::make_unique<Memory>()) {
    memory_->bounds = bounds;
}

SlipSearch::~SlipSearch() = default;
SlipSearch::SlipSearch(SlipSearch&&) noexcept = default;
SlipSearch& SlipSearch::operator=(SlipSearch&&) noexcept = default;

const Readings& SlipSearch::of_sheet() const {
    return memory_->of_sheet;
}

std::uint64_t SlipSearch::work() const {
    return memory_->hands.work();
}

namespace {

/// Whether a finding makes its hand one to search.
bool accuses(const Finding& finding) {
    return is_wrong(finding) && finding.severity != Severity::claim;
}

/// Returns the hands with a finding that satisfies `is_one`, as indices; none_such: after all
/// hands.
std::vector<std::uint32_t> hands_with(const Record& record, const GameVerdict& verdict,
                                      bool (*is_one)(const Finding&)) {
    std::vector<std::uint32_t> hands;
    for (const Finding& finding : verdict.findings) {
        if (!is_one(finding)) continue;
        const std::uint32_t hand = hand_of(record, finding);
        if (hand != none_such || finding.severity == Severity::claim) hands.push_back(hand);
    }
    std::sort(hands.begin(), hands.end());
    hands.erase(std::unique(hands.begin(), hands.end()), hands.end());
    return hands;
}

}  // namespace

std::vector<HandSlips> SlipSearch::search(const Record& record, std::uint64_t work_before) {
    std::vector<HandSlips> found;
    memory_->hands.forget();
    memory_->record = nullptr;
    memory_->of_sheet = {};
    if (record.game == Game::unknown || record.players == 0) return found;
    memory_->referee.judge(record, memory_->verdict);
    std::vector<std::uint32_t> wrong = hands_with(record, memory_->verdict, accuses);
    SlipBounds bounds = memory_->bounds;
    work_before += memory_->referee.steps() * slips::bytes_of_step;
    bounds.record -= std::min(bounds.record, work_before);
    memory_->record = &record;
    memory_->hands.start(record, memory_->verdict, bounds);
    const std::vector<Finding>& findings = memory_->verdict.findings;
    const auto accusing = std::count_if(findings.begin(), findings.end(), accuses);
    const auto first = std::find_if(findings.begin(), findings.end(), accuses);
    constexpr std::size_t longest_sheet = std::size_t{1} << 16;  // longer ones come from programs
    const bool may_be_slip = accusing > 1 || (accusing == 1 && first->code->of_order);
    if (may_be_slip && record.text.size() <= longest_sheet)
        memory_->of_sheet = memory_->hands.search_sheet(*first, accusing == 1);
    while (!wrong.empty()) {
        HandSlips& slips = found.emplace_back(memory_->hands.search(wrong.front()));
        wrong.erase(wrong.begin());
        // A slip is not certain if another change explains the hand too, or if the seat of a pass
        // is unknown.
        const bool uncertain =
            !memory_->of_sheet.listed.empty() || has_contested_pass(record, slips.hand);
        if (slips.certain && uncertain) {
            slips.readings.listed.push_back(std::move(*slips.certain));
            slips.certain.reset();
        }
        if (!slips.certain) continue;
        std::erase_if(wrong, [&](std::uint32_t hand) {
            if (memory_->hands.wrong_after_certain(hand)) return false;
            slips.also_right.push_back(hand);
            return true;
        });
        for (const Finding& finding : memory_->verdict.findings)
            if (is_accusation(finding) && slips.makes_right(hand_of(record, finding)))
                slips.taken_away.push_back(finding);
    }
    return found;
}

void SlipSearch::search_more(std::vector<HandSlips>& found) {
    if (memory_->record == nullptr) return;
    HandSearch& hands = memory_->hands;
    std::vector<std::uint32_t> wrong = hands_with(*memory_->record, memory_->verdict, is_wrong);
    for (HandSlips& slips : found) {
        std::erase(wrong, slips.hand);
        for (const std::uint32_t hand : slips.also_right) std::erase(wrong, hand);
        const bool none = !slips.certain && slips.readings.listed.empty();
        if (none && slips.readings.all_tried)
            slips = hands.search(slips.hand, HandSearch::Slips::in_pairs);
    }
    for (const std::uint32_t hand : wrong)
        found.push_back(hands.search(hand, HandSearch::Slips::in_pairs));
}

}  // namespace bones
