#include "engine/slips/slips.hpp"

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/slips/hand_search.hpp"

namespace bones {

using namespace slips;

struct SlipSearch::Memory {
    SlipBounds bounds;
    Referee referee{JudgeOptions{.trace = true, .weigh_errors = false}};
    GameVerdict verdict;
    HandSearch hands;
};

SlipSearch::SlipSearch(SlipBounds bounds) : memory_(std::make_unique<Memory>()) {
    memory_->bounds = bounds;
}

SlipSearch::~SlipSearch() = default;
SlipSearch::SlipSearch(SlipSearch&&) noexcept = default;
SlipSearch& SlipSearch::operator=(SlipSearch&&) noexcept = default;

std::uint64_t SlipSearch::work() const {
    return memory_->hands.work();
}

std::vector<HandSlips> SlipSearch::search(const Record& record, std::uint64_t work_before) {
    std::vector<HandSlips> found;
    memory_->hands.forget();
    if (record.game == Game::unknown) return found;
    memory_->referee.judge(record, memory_->verdict);
    std::vector<std::uint32_t> wrong;
    for (const Finding& finding : memory_->verdict.findings) {
        if (!is_wrong(finding)) continue;
        const std::uint32_t hand = hand_of(record, finding);
        if (hand != none_such || finding.severity == Severity::claim) wrong.push_back(hand);
    }
    std::sort(wrong.begin(), wrong.end());
    wrong.erase(std::unique(wrong.begin(), wrong.end()), wrong.end());
    if (wrong.empty()) return found;
    SlipBounds bounds = memory_->bounds;
    work_before += memory_->referee.steps() * slips::bytes_of_step;
    bounds.record -= std::min(bounds.record, work_before);
    memory_->hands.start(record, memory_->verdict, bounds);
    while (!wrong.empty()) {
        found.push_back(memory_->hands.search(wrong.front()));
        wrong.erase(wrong.begin());
        if (!found.back().certain) continue;
        std::erase_if(
            wrong, [&](std::uint32_t hand) { return !memory_->hands.wrong_after_certain(hand); });
    }
    return found;
}

namespace {

void add_note(Finding& finding, const Finding& first) {
    Evidence note;
    note.seen = "another reading of the sheet would make this hand right";
    if (&finding != &first) note.place = first.place;
    finding.evidence.push_back(std::move(note));
}

void tell_hand(const Record& record, const HandSlips& slips, GameVerdict& verdict) {
    Finding *first = nullptr, *of_facts = nullptr;
    for (Finding& finding : verdict.findings) {
        const bool here = is_wrong(finding) && hand_of(record, finding) == slips.hand &&
                          (slips.hand != none_such || finding.severity == Severity::claim);
        if (!here) continue;
        if (first == nullptr) first = &finding;
        if (of_facts == nullptr && is_of_facts(finding)) of_facts = &finding;
    }
    if (slips.certain && of_facts != nullptr) of_facts->fix = slips.certain;
    if (first == nullptr || slips.certain) return;
    first->readings = std::make_shared<Readings>(slips.readings);
    if (slips.readings.listed.empty()) return;
    for (Finding& finding : verdict.findings)
        if (is_wrong(finding) && finding.severity == Severity::broken && !is_of_facts(finding) &&
            hand_of(record, finding) == slips.hand)
            add_note(finding, *first);
}

}  // namespace

void tell_slips(const Record& record, std::span<const HandSlips> slips, GameVerdict& verdict) {
    for (const HandSlips& hand : slips) tell_hand(record, hand, verdict);
}

}  // namespace bones
