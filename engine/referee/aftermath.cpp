#include "engine/referee/aftermath.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace bones {
namespace {

auto key(const Breach& breach) {
    return std::tuple(breach.ply, breach.seat.index(), breach.code->name);
}

bool precedes(const Breach& one, const Breach& other) {
    return key(one) < key(other);
}

bool contains(const std::vector<Breach>& sorted, const Breach& breach) {
    return std::binary_search(sorted.begin(), sorted.end(), breach, precedes);
}

}  // namespace

Aftermath::Aftermath(std::uint32_t hand, std::uint32_t misfit, std::vector<Breach>& breaches,
                     std::size_t after_play, OpenVerdicts& open, const Reporter& reporter)
    : record_(reporter.record()), hand_(hand), misfit_(misfit), breaches_(breaches), open_(open) {
    const std::uint32_t ply = misfit - record_.hands[hand].first_action + 1;
    for (std::size_t i = 0; i < breaches.size(); ++i)
        if (breaches[i].verdict == Verdict::broken && (breaches[i].ply > ply || i >= after_play))
            proven_.push_back(i);
}

void Aftermath::compare(std::vector<Breach>& breaches, const OpenVerdicts& open,
                        const Hands& hands) {
    std::erase_if(breaches, [](const Breach& breach) { return breach.verdict != Verdict::broken; });
    std::sort(breaches.begin(), breaches.end(), precedes);
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
    open_.compare(open, proven, misfit_, hands);
}

void Aftermath::settle(const Hands& hands, std::size_t since, bool list, Reporter& reporter) {
    open_.settle(misfit_, hands);
    std::sort(opened_.begin(), opened_.end(), precedes);
    for (std::size_t i = 0; i < opened_.size(); ++i) reporter.count_open();
    const auto is_open = [this](const Finding& finding) {
        const bool follows = finding.ply > 0 && finding.severity == Severity::broken;
        return follows && contains(opened_, {finding.seat, finding.code, Verdict::open,
                                             static_cast<std::uint32_t>(finding.ply)});
    };
    reporter.reconsider(since, list, is_open, [this](Finding& finding) { reopen(finding); });
}

void Aftermath::reopen(Finding& finding) const {
    const Place place = record_.place_of(record_.actions[misfit_]);
    const std::uint32_t ply = misfit_ - record_.hands[hand_].first_action + 1;
    finding.verdict = Verdict::open;
    finding.fix.reset();
    finding.proof.reset();
    finding.message +=
        fmt::format("; so only if {} at ply {} lies as written", record_.at(place), ply);
    finding.evidence.push_back(
        {place, "this tile does not fit as it is written, which may be a slip of the pen"});
}

}  // namespace bones
