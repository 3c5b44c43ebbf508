#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <exception>
#include <mutex>
#include <numeric>

#include "tools/lib/io/records/people.hpp"
#include "tools/lib/io/records/sheet_arms.hpp"
#include "tools/lib/io/threads.hpp"
#include "tools/lib/show/analysis/analysis.hpp"

namespace bones::inline show::analysis {
namespace {

/// The number of table entries for a search of `nodes` positions, within limits.
std::size_t table_size_for(std::uint64_t nodes) {
    constexpr std::uint64_t least = 1 << 10, most = 1 << 20;
    return static_cast<std::size_t>(std::bit_width(std::clamp(2 * nodes, least, most)) - 1);
}

/// The choices, best first. They are ordered by fair value, then by all-hands value, then by
/// estimate, then by index.
std::vector<std::size_t> best_first(const worlds::Appraisal& appraisal) {
    const search::Decision& decision = appraisal.decision;
    std::vector<std::size_t> order(decision.choices.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto worth = [&](std::size_t i) {
        return std::tuple(appraisal.fair ? appraisal.fair->sum(i) : 0, decision.choices[i].value,
                          appraisal.estimates.empty() ? 0 : appraisal.estimates[i]);
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return worth(a) > worth(b); });
    return order;
}

}  // namespace

std::optional<std::size_t> AnalyzedDecision::best() const {
    if (appraisal.fair) return appraisal.fair->best(decision().played);
    if (decision().exact && !order.empty()) return order.front();
    return std::nullopt;
}

std::optional<double> AnalyzedDecision::fair_value(std::size_t index) const {
    if (!appraisal.fair) return std::nullopt;
    return appraisal.fair->mean(index);
}

std::optional<double> AnalyzedDecision::estimate(std::size_t index) const {
    if (appraisal.estimates.empty()) return std::nullopt;
    return static_cast<double>(appraisal.estimates[index]) / static_cast<double>(appraisal.unit);
}

/// The computations for one record, shared by several threads: the luck of each hand, and each
/// decision.
class Analyst::Work {
  public:
    Work(const Analyst& analyst, const TellProgress& tell_progress)
        : analyst_(analyst),
          record_(analyst.judge.record),
          tell_progress_(tell_progress),
          luck(record_.hands.size()) {}

    void list(const worlds::Appraiser& appraiser) {
        for (std::uint32_t hand = 0; hand < record_.hands.size(); ++hand)
            for (std::uint32_t ply = 1; ply <= record_.hands[hand].actions(); ++ply)
                if (const auto moves = appraiser.moves_at(hand, ply); moves && moves->chosen())
                    plies_.push_back({hand, ply});
        appraisals.resize(plies_.size());
    }
    /// Takes the next open computation, until none is left.
    void run(worlds::Appraiser& appraiser) {
        try {
            for (std::size_t i = next_++; i < size(); i = next_++) {
                if (i < luck.size()) {
                    luck[i] = appraiser.luck(static_cast<std::uint32_t>(i));
                } else {
                    const auto [hand, ply] = plies_[i - luck.size()];
                    appraisals[i - luck.size()] = appraiser.at(hand, ply, analyst_.request_.wanted);
                }
                tell();
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            failure_ = std::current_exception();
            next_ = size();
        }
    }
    void run_in_thread() {
        search::Table table(table_size_for(analyst_.request_.budgets.nodes));
        search::Table small_table(table_size_for(analyst_.request_.budgets.world_nodes));
        worlds::Appraiser appraiser(record_, analyst_.judge.verdict, analyst_.standings_,
                                    analyst_.request_.budgets, table, small_table);
        run(appraiser);
    }
    void rethrow() const {
        if (failure_) std::rethrow_exception(failure_);
    }

  private:
    std::size_t size() const { return luck.size() + plies_.size(); }
    void tell() {
        if (!tell_progress_) return;
        const std::lock_guard lock(mutex_);
        tell_progress_(static_cast<double>(++done_) / static_cast<double>(size()));
    }

    const Analyst& analyst_;
    const Record& record_;
    const TellProgress& tell_progress_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> plies_;  ///< hand and ply
    std::atomic<std::size_t> next_ = 0;
    std::mutex mutex_;  ///< guards the members below
    std::size_t done_ = 0;
    std::exception_ptr failure_;

  public:
    std::vector<std::optional<worlds::HandLuck>> luck;
    std::vector<std::optional<worlds::Appraisal>> appraisals;
};

Analyst::Analyst(const Request& request, int threads)
    : request_(request),
      threads_(threads),
      table_(table_size_for(request.budgets.nodes)),
      small_table_(table_size_for(request.budgets.world_nodes)),
      judge(JudgePlan{.options = {.trace = true}, .observer = &standings_}) {}

const Analysis& Analyst::analyze(const RawRecord& raw, const TellProgress& tell_progress) {
    judge.judge(raw);
    analysis_ = {};
    if (judge.record.game == Game::unknown) {
        analysis_.luck.resize(judge.record.hands.size());
        for (const WantedPly& wanted : request_.at)
            analysis_.missing.push_back(
                fmt::format("{}.{}: this ply does not exist", wanted.hand, wanted.ply));
        return analysis_;
    }
    if (request_.at.empty()) {
        find_all(tell_progress);
        return analysis_;
    }
    worlds::Appraiser appraiser(judge.record, judge.verdict, standings_, request_.budgets, table_,
                                small_table_);
    for (const WantedPly& wanted : request_.at) find_wanted(appraiser, wanted);
    return analysis_;
}

void Analyst::find_all(const TellProgress& tell_progress) {
    worlds::Appraiser appraiser(judge.record, judge.verdict, standings_, request_.budgets, table_,
                                small_table_);
    Work work(*this, tell_progress);
    work.list(appraiser);
    {
        Helpers helpers;
        for (int i = 1; i < threads_; ++i)
            if (!helpers.start([&work] { work.run_in_thread(); })) break;
        work.run(appraiser);
    }
    work.rethrow();
    for (auto& appraisal : work.appraisals) take(std::move(*appraisal));
    analysis_.luck = std::move(work.luck);
    find_breaches();
}

void Analyst::find_wanted(worlds::Appraiser& appraiser, const WantedPly& wanted) {
    const std::string place = fmt::format("{}.{}", wanted.hand, wanted.ply);
    bool there = false;
    for (std::uint32_t hand = 0; hand < judge.record.hands.size(); ++hand) {
        const Hand& h = judge.record.hands[hand];
        if (h.number != wanted.hand || wanted.ply > h.actions()) continue;
        there = true;
        const auto unsettled = unsettled_from(judge.record, judge.verdict, hand);
        if (auto appraisal = appraiser.at(hand, wanted.ply, request_.wanted))
            take(std::move(*appraisal));
        else if (unsettled && wanted.ply >= *unsettled)
            analysis_.missing.push_back(fmt::format(
                "{}: the sheet has several interpretations from ply {} on", place, *unsettled));
        else
            analysis_.missing.push_back(
                fmt::format("{}: the possible moves are unknown, or there was no choice", place));
    }
    if (!there) analysis_.missing.push_back(fmt::format("{}: this ply does not exist", place));
}

void Analyst::take(worlds::Appraisal appraisal) {
    AnalyzedDecision one;
    one.player = player_name(judge.record, appraisal.decision.seat,
                             static_cast<std::uint32_t>(appraisal.decision.hand));
    one.order = best_first(appraisal);
    one.appraisal = std::move(appraisal);
    if (one.appraisal.fair && one.decision().played)
        one.fair = worlds::fair_loss(*one.appraisal.fair, *one.decision().played);
    one.mark = mark_of(one);
    if (request_.arms_of_sheet) use_arms_of_sheet(one.appraisal.decision);
    analysis_.decisions.push_back(std::move(one));
}

void Analyst::use_arms_of_sheet(search::Decision& decision) const {
    const ArmNumbers arms = sheet_arms(judge.record, judge.verdict, decision.hand);
    for (search::Choice& choice : decision.choices)
        if (choice.action.arm != Action::no_arm) choice.action.arm = arms[choice.action.arm - 1u];
}

/// The mark of a mistake, from the unrounded lower bound of its loss.
Mark Analyst::mark_of(const AnalyzedDecision& one) const {
    if (!one.fair || !one.chosen() || one.fair->sure <= 0) return Mark::none;
    const double threshold = threshold_of(judge.record, request_);
    if (one.fair->sure >= 4 * threshold) return Mark::blunder;
    if (one.fair->sure >= 2 * threshold) return Mark::poor;
    return one.fair->sure >= threshold ? Mark::dubious : Mark::none;
}

bool is_proven_breach(const Record& record, const Finding& finding, std::uint32_t hand,
                      std::uint32_t ply) {
    const Hand& h = record.hands[hand];
    if (finding.severity != Severity::broken || finding.verdict != Verdict::broken) return false;
    if (finding.ply != static_cast<int>(ply) || ply < 1 || ply > h.actions()) return false;
    if (h.number != static_cast<std::uint32_t>(finding.hand)) return false;
    const Action& action = record.actions[h.first_action + ply - 1];
    return record.place_of(action).offset == finding.place.offset;
}

void Analyst::find_breaches() {
    const Record& record = judge.record;
    for (const Finding& finding : judge.verdict.findings) {
        const auto ply = static_cast<std::uint32_t>(finding.ply);
        for (std::uint32_t hand = 0; hand < record.hands.size(); ++hand) {
            if (!is_proven_breach(record, finding, hand, ply)) continue;
            const Action& action = record.actions[record.hands[hand].first_action + ply - 1];
            ProvenBreach broken{
                hand, ply, action.seat(), player_name(record, action.seat(), hand), &finding, {}};
            if (!finding.among.empty()) {
                broken.seat = {};
                broken.player = one_of(record, finding.among, hand);
            } else if (const auto& luck = analysis_.luck[hand]) {
                const int side = action.seat().index() % luck->sides;
                broken.gain =
                    in_points(luck->acted[ply - 1][static_cast<std::size_t>(side)], *luck);
            }
            analysis_.broken.push_back(broken);
        }
    }
    std::stable_sort(analysis_.broken.begin(), analysis_.broken.end(),
                     [](const ProvenBreach& a, const ProvenBreach& b) {
                         return std::pair(a.hand, a.ply) < std::pair(b.hand, b.ply);
                     });
}

std::optional<std::uint32_t> unsettled_from(const Record& record, const GameVerdict& verdict,
                                            std::uint32_t hand) {
    if (hand >= verdict.hands.size()) return std::nullopt;
    const std::uint32_t index = verdict.hands[hand].unsettled_from;
    if (index == none_such) return std::nullopt;
    return index - record.hands[hand].first_action + 1;
}

Position place_of(const Record& record, std::uint32_t hand, std::uint32_t ply) {
    const Hand& h = record.hands[hand];
    return locate(record, record.place_of(record.actions[h.first_action + ply - 1]));
}

double in_points(std::int64_t part, const worlds::HandLuck& luck) {
    return static_cast<double>(part) / static_cast<double>(luck.unit);
}

std::string move_text(const Action& action) {
    if (action.draws()) return "+?";
    if (action.kind == ActionKind::pass) return "pass";
    std::string text = fmt::format("{}{}-{}", action.from_prizes ? "*" : "", action.first_half(),
                                   action.second_half());
    if (action.crosswise) text += 'x';
    if (action.arm != Action::no_arm) text += fmt::format("@{}", static_cast<unsigned>(action.arm));
    if (action.suit != Action::no_suit)
        text += fmt::format("={}", static_cast<unsigned>(action.suit));
    return text;
}

}  // namespace bones::inline show::analysis
