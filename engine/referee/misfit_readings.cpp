#include "engine/referee/misfit_readings.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <tuple>

#include "engine/codes.hpp"

namespace bones {
namespace {

/// Returns the ply of an action in this hand; 0 if the action comes before the hand.
std::uint32_t ply_in(const Hand& hand, std::uint32_t index) {
    return index >= hand.first_action ? index - hand.first_action + 1 : 0;
}

}  // namespace

MisfitReadings::MisfitReadings(std::uint32_t hand, Doubt doubt, std::vector<Breach>& breaches,
                               std::size_t from_play, std::size_t after_play, OpenVerdicts& open,
                               const Reporter& reporter)
    : record_(reporter.record()),
      hand_(hand),
      doubt_(std::move(doubt)),
      ply_(doubt_.left_out ? 0 : ply_in(record_.hands[hand], doubt_.index)),
      breaches_(breaches),
      open_(open) {
    for (std::size_t i = from_play; i < breaches.size(); ++i)
        if (breaches[i].verdict == Verdict::broken && (breaches[i].ply > ply_ || i >= after_play))
            proven_.push_back(i);
}

void MisfitReadings::compare(SilentReport& reading, const Hands& hands) {
    std::vector<Breach>& breaches = reading.breaches;
    std::erase_if(breaches, [](const Breach& breach) { return breach.verdict != Verdict::broken; });
    std::sort(breaches.begin(), breaches.end(), precedes);
    proves_more_ = proves_more_ || breaches.size() > proven_.size();
    std::erase_if(proven_, [&](std::size_t i) {
        if (contains(breaches, breaches_[i])) return false;
        breaches_[i].verdict = Verdict::open;
        opened_.push_back(breaches_[i]);
        return true;
    });
    const std::uint32_t before = record_.hands[hand_].first_action;
    const auto proven = [&](const OpenVerdict& verdict) {
        return contains(breaches,
                        {verdict.seat, verdict.code, Verdict::broken, verdict.index - before + 1});
    };
    open_.compare(reading.open, proven, doubt_.from(record_.hands[hand_]), hands);
    keep_claims_against(reading.verdict);
}

bool MisfitReadings::is_claim(const Finding& finding) const {
    const bool wrong = finding.severity == Severity::error || finding.severity == Severity::claim;
    return doubt_.left_out ? wrong : finding.code == &code::points_mismatch;
}

void MisfitReadings::keep_claims_against(const GameVerdict& reading) {
    std::set<std::pair<std::int64_t, std::string_view>> wrong;
    for (const Finding& finding : reading.findings)
        if (is_claim(finding)) wrong.emplace(finding.ply, finding.code->name);
    if (compared_) std::erase_if(mismatches_, [&](const auto& is) { return wrong.count(is) == 0; });
    if (!compared_) mismatches_ = std::move(wrong);
    compared_ = true;
}

void MisfitReadings::settle(const Hands& hands, std::size_t since, bool list, Reporter& reporter) {
    open_.settle(doubt_.from(record_.hands[hand_]), hands);
    std::sort(opened_.begin(), opened_.end(), precedes);
    for (std::size_t i = 0; i < opened_.size(); ++i) reporter.count_open();
    const auto is_open = [this](const Finding& finding) {
        const bool follows = finding.ply > 0 && finding.severity == Severity::broken;
        return follows && contains(opened_, {finding.seat, finding.code, Verdict::open,
                                             static_cast<std::uint32_t>(finding.ply)});
    };
    reporter.reconsider(since, list, is_open, [this](Finding& finding) { reopen(finding); });
    const auto is_right = [this](const Finding& finding) {
        return is_claim(finding) && finding.ply >= std::int64_t{ply_} &&
               mismatches_.count({finding.ply, finding.code->name}) == 0;
    };
    if (compared_) reporter.reconsider(since, false, is_right, {});
}

void MisfitReadings::reopen(Finding& finding) const {
    const Place place = record_.place_of(record_.actions[doubt_.index]);
    const auto its_hand =
        std::find_if(record_.hands.begin(), record_.hands.end(),
                     [this](const Hand& hand) { return doubt_.index < hand.end_action; });
    const std::uint32_t ply = ply_in(*its_hand, doubt_.index);
    const bool here = its_hand == record_.hands.begin() + hand_;
    const std::string of_hand = here ? "" : fmt::format(" of hand {}", its_hand->number);
    finding.verdict = Verdict::open;
    finding.fix.reset();
    finding.proof.reset();
    if (doubt_.left_out) {
        finding.message += fmt::format(
            "; not in every interpretation of the sheet, which leaves something out at ply {}{}",
            ply, of_hand);
        finding.evidence.push_back({place, doubt_.open()});
        return;
    }
    finding.message +=
        fmt::format("; only if {} at ply {}{} lies as written", record_.at(place), ply, of_hand);
    finding.evidence.push_back({place, "this tile does not fit as written; it may be a slip"});
}

}  // namespace bones
