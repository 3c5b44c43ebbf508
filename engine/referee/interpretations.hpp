// Follows all interpretations of a hand that the sheet allows (G17). Each is a copy of the referee
// of the hand.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <vector>

#include "engine/referee/accounts.hpp"
#include "engine/referee/hand.hpp"
#include "engine/referee/shared.hpp"
#include "engine/referee/silent_report.hpp"
#include "engine/referee/ways.hpp"

namespace bones {

/// The most actions of a record that are judged, counted in every interpretation of its hand.
/// Beyond this limit each hand is followed in one interpretation only.
inline constexpr std::uint64_t most_steps = 200'000;

/// The readings in which interpretations differ, in order and without duplicates.
class Differences {
  public:
    void add(const Reading& reading) {
        const auto at = std::lower_bound(all_.begin(), all_.end(), reading, precedes);
        if (at == all_.end() || precedes(reading, *at)) all_.insert(at, reading);
    }
    bool empty() const { return all_.empty(); }
    /// The first action that differs; none_such if there is none.
    std::uint32_t first() const { return all_.empty() ? none_such : all_.front().index; }
    /// Whether an action after this one differs.
    bool go_beyond(std::uint32_t index) const { return !all_.empty() && all_.back().index > index; }
    auto begin() const { return all_.begin(); }
    auto end() const { return all_.end(); }

  private:
    static bool precedes(const Reading& a, const Reading& b) {
        return a.index != b.index ? a.index < b.index : a.way() < b.way();
    }

    std::vector<Reading> all_;
};

/// The most proven breaches that are kept for one position.
inline constexpr std::size_t most_proven = 256;

/// A breach proven by one interpretation, or by one that later reached the same position.
struct ProvenBreach {
    Breach breach;
    std::vector<Reading> way;  ///< readings up to the action
    Differences merged;        ///< differing readings of interpretations that had merged before
    std::shared_ptr<const Proof> proof;
};

/// A proven breach while the hand is still being followed.
struct ProvenOnWay {
    std::uint32_t number;  ///< counted in the order of discovery
    Breach breach;
    WayTree::Way way;
    SharedValue<NumberSet> merged;
    std::shared_ptr<const Proof> proof;
};

/// The findings of an interpretation and of those merged into it.
struct InterpretationFindings {
    std::vector<Finding> findings;  ///< errors and wrong claims of this interpretation
    BreachSet claims;               ///< those of them that all merged interpretations have
    OpenVerdicts open;
    Accounts accounts;
    /// Ordered by number; only if proofs are wanted.
    std::vector<std::shared_ptr<const ProvenOnWay>> proven;
    std::size_t unlisted = 0;  ///< proven breaches beyond the limit
};

/// An interpretation that is being followed.
template <GameRules G>
struct Follower {
    HandReferee<G> referee;
    WayTree::Way way = WayTree::none;  ///< its readings of actions that the sheet leaves open
    SharedValue<InterpretationFindings> found{};
    SharedValue<NumberSet> unsettled{};  ///< readings in which merged interpretations differ
    bool has_misfit = false;             ///< a tile did not fit
};

/// One interpretation of the whole hand.
template <GameRules G>
struct Interpretation {
    HandReferee<G> referee;
    std::vector<Reading> way;
    std::unique_ptr<SilentReport> found;
    Accounts accounts;
    std::vector<ProvenBreach> proven;
    std::size_t unlisted = 0;
};

template <GameRules G>
struct Interpretations {
    std::vector<std::unique_ptr<Interpretation<G>>> kept;  ///< empty: the hand was not followed
    std::vector<BreachSet> dropped;  ///< proven by interpretations that were dropped for a misfit
    Differences unsettled;           ///< the readings in which they differ
    std::set<std::uint32_t> after_passes;  ///< actions before which passes may be missing
    /// The first tile after the opening one with an unknown arm. The rest of the hand assumes that
    /// it lies where it fits.
    std::uint32_t first_without_arm = none_such;
    std::uint32_t too_many_from = none_such;

    bool settled() const { return unsettled.empty() && dropped.empty(); }
    /// The readings of the first interpretation.
    std::span<const Reading> way() const {
        return kept.empty() ? std::span<const Reading>() : kept.front()->way;
    }
};

/// Follows the interpretations of one hand.
///
/// An interpretation splits where an action has several readings. Two of them merge when they reach
/// the same position. They share their findings until one of them finds more.
template <GameRules G>
class Interpreter {
  public:
    /// `reporter`: counts the steps of the record. `to_prove`: the breaches whose proofs are kept;
    /// null: none.
    Interpreter(const Record& record, std::uint32_t hand, const Hands& hands, Reporter& reporter,
                const BreachSet* to_prove = nullptr)
        : record_(record),
          hand_(record.hands[hand]),
          hands_(hands),
          reporter_(reporter),
          to_prove_(to_prove),
          ways_(record),
          heard_(record) {}

    /// `begin`: returns a referee before the first action, for the `context` of a SilentReport.
    /// Linear in actions times positions; positions are at most G::most_positions.
    template <class Begin>
    Interpretations<G> follow(const Noting& noting, Begin&& begin) {
        for (const bool drops : {true, false}) {
            start(noting, begin);
            for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) step(i, drops);
            if (result_.dropped.empty() || !followers_.front()->has_misfit) break;
        }
        NumberSet unsettled;
        for (auto& one : followers_) close(*one, unsettled);
        result_.unsettled = differences(unsettled);
        return std::move(result_);
    }

    /// Whether the hand may have several interpretations, or a tile that must be turned.
    bool leaves_out(const Noting& noting) const {
        if (!G::has_layout) return false;
        if (!noting.notes(SheetNote::passes) || !noting.notes(SheetNote::halves)) return true;
        return first_play([](const Action& action, bool opens) {
                   return action.arm == Action::no_half || (!opens && action.arm == Action::no_arm);
               }) != none_such;
    }
    /// Returns the single interpretation of a hand without following it.
    Interpretations<G> plain(const Noting& noting) {
        start(noting);
        return std::move(result_);
    }

  private:
    using One = Follower<G>;

    void start(const Noting& noting) {
        noting_ = noting;
        result_ = {};
        result_.first_without_arm = first_play(
            [&](const Action& action, bool opens) { return !opens && hides_arm(action); });
    }
    template <class Begin>
    void start(const Noting& noting, Begin&& begin) {
        start(noting);
        followers_.clear();
        ways_.clear();
        followers_.push_back(std::unique_ptr<One>(new One{begin(context_of(heard_))}));
        heard_.clear();  // findings before the first action are common to all
        for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
            const Action& action = record_.actions[i];
            const bool names = action.kind == ActionKind::play && !action.leaves_arm_out();
            if (names && std::find(numbers_.begin(), numbers_.end(), action.arm) == numbers_.end())
                numbers_.push_back(static_cast<unsigned>(action.arm));
            if (names) last_named_ = i;
        }
        std::sort(numbers_.begin(), numbers_.end());
    }
    /// Whether the sheet says that it notes everything. What it only suggests does not count.
    bool notes_all() const { return record_.written == NotedKinds::all(); }
    /// Whether the arm of a tile is unknown. A sheet that notes everything omits an arm only if the
    /// arms are equivalent (N9).
    bool hides_arm(const Action& action) const {
        return action.arm == Action::no_half || (action.arm == Action::no_arm && !notes_all());
    }
    /// Returns the first action that lays a tile and satisfies `is(action, opens)`.
    template <class Is>
    std::uint32_t first_play(Is&& is) const {
        bool opens = true;
        for (std::uint32_t i = hand_.first_action; i < hand_.end_action && G::has_layout; ++i) {
            const Action& action = record_.actions[i];
            if (action.kind != ActionKind::play) continue;
            if (is(action, opens)) return i;
            opens = false;
        }
        return none_such;
    }
    HandContext context_of(SilentReport& found) const {
        HandContext context = found.context(hands_);
        context.noting = noting_;
        context.heard = to_prove_ != nullptr;
        return context;
    }
    bool by_number(std::uint32_t index) const { return !numbers_.empty() && index < last_named_; }

    void step(std::uint32_t index, bool drops) {
        const Action& action = record_.actions[index];
        const bool told_apart = by_number(index) && (!notes_all() || hides_arm(action));
        const std::span<const unsigned> numbers =
            told_apart ? std::span<const unsigned>(numbers_) : std::span<const unsigned>();
        before_.clear();
        before_.swap(followers_);
        reporter_.count_steps(before_.size());
        const bool lost = index >= result_.too_many_from;
        for (auto& one : before_) {
            readings_.clear();
            if (!lost) one->referee.add_readings(index, numbers, before_.size() > 1, readings_);
            if (std::any_of(readings_.begin(), readings_.end(),
                            [](const Reading& reading) { return !reading.passing.empty(); }))
                result_.after_passes.insert(index);
            const std::size_t first = followers_.size();
            followers_.push_back(std::move(one));
            for (std::size_t i = 1; i < readings_.size(); ++i)
                followers_.push_back(std::make_unique<One>(*followers_[first]));
            for (std::size_t i = first; i < followers_.size(); ++i)
                judge(*followers_[i], index, readings_.empty() ? nullptr : &readings_[i - first]);
        }
        if (followers_.size() == 1) return;
        if (drops) drop_misfits();
        merge(index);
        const bool too_many =
            followers_.size() > G::most_positions || reporter_.steps() > most_steps;
        if (followers_.size() > 1 && too_many && !lost) lose(index + 1);
    }

    void judge(One& one, std::uint32_t index, const Reading* reading) {
        if (reading != nullptr) one.way = ways_.longer(one.way, *reading);
        one.referee.step(index, reading);
        enter_found(one);
    }

    /// Enters what the referee of an interpretation has just found.
    void enter_found(One& one) {
        if (heard_.is_empty()) return;
        for (const Breach& breach : heard_.breaches) {
            if (breach.verdict != Verdict::broken) continue;
            one.found.edit().accounts.add(breach);
            one.has_misfit = one.has_misfit || breach.code == &code::misfit;
        }
        for (Finding& finding : heard_.verdict.findings) {
            one.has_misfit = one.has_misfit || finding.code == &code::no_such_arm;
            if (to_prove_ != nullptr && finding.severity == Severity::broken && finding.proof &&
                contains(*to_prove_, breach_of(finding)))
                add_proven(one, finding);
            if (finding.severity == Severity::error || finding.severity == Severity::claim)
                add_claim(one.found.edit(), finding);
        }
        if (!heard_.open.is_empty()) one.found.edit().open.add_until(none_such, heard_.open);
        heard_.clear();
    }
    void add_proven(One& one, const Finding& finding) {
        one.found.edit().proven.push_back(std::make_shared<const ProvenOnWay>(ProvenOnWay{
            proven_count_++, breach_of(finding), one.way, one.unsettled, finding.proof}));
    }
    static Breach breach_of(const Finding& finding) {
        return {finding.seat, finding.code, Verdict::broken,
                static_cast<std::uint32_t>(std::max<std::int64_t>(finding.ply, 0))};
    }
    static void add_claim(InterpretationFindings& found, Finding& finding) {
        const Breach claim = breach_of(finding);
        BreachSet& claims = found.claims;
        claims.insert(std::upper_bound(claims.begin(), claims.end(), claim, precedes), claim);
        found.findings.push_back(std::move(finding));
    }

    /// Drops interpretations with a misfit, if others remain.
    void drop_misfits() {
        const auto fits = [](const auto& one) { return !one->has_misfit; };
        if (std::none_of(followers_.begin(), followers_.end(), fits)) return;
        const auto first = std::stable_partition(followers_.begin(), followers_.end(), fits);
        for (auto one = first; one != followers_.end(); ++one) {
            BreachSet proven = (*one)->found->accounts.proven();
            std::erase_if(proven, [](const Breach& b) { return b.code == &code::misfit; });
            result_.dropped.push_back(std::move(proven));
        }
        followers_.erase(first, followers_.end());
    }

    void merge(std::uint32_t index) {
        const bool labels = by_number(index);
        marks_.clear();
        for (std::size_t i = 0; i < followers_.size(); ++i)
            marks_.emplace_back(followers_[i]->referee.mark(), i);
        std::sort(marks_.begin(), marks_.end());
        for (auto one = marks_.begin(); one != marks_.end(); ++one)
            for (auto other = one + 1; other != marks_.end() && other->first == one->first; ++other)
                merge(followers_[one->second], followers_[other->second], labels);
        std::erase(followers_, nullptr);
    }
    /// Merges the other interpretation into the first if both are in the same position.
    void merge(const std::unique_ptr<One>& one, std::unique_ptr<One>& other, bool labels) const {
        if (one == nullptr || other == nullptr || one->has_misfit != other->has_misfit ||
            !one->referee.goes_on_like(other->referee) ||
            one->referee.position(labels) != other->referee.position(labels))
            return;
        join(*one, *other);
        other = nullptr;
    }

    /// Joins the proven breaches; what both found before they split counts once. Of each breach
    /// to be proven equally many are kept.
    void join_proven(InterpretationFindings& one, const InterpretationFindings& other) const {
        if (to_prove_ == nullptr) return;
        const auto is_before = [](const auto& a, const auto& b) { return a->number < b->number; };
        std::vector<std::shared_ptr<const ProvenOnWay>> both;
        std::set_union(one.proven.begin(), one.proven.end(), other.proven.begin(),
                       other.proven.end(), std::back_inserter(both), is_before);
        const std::size_t most = std::max<std::size_t>(most_proven / to_prove_->size(), 1);
        std::map<Breach, std::size_t, decltype(&precedes)> kept(&precedes);
        const auto is_too_many = [&](const auto& proven) { return ++kept[proven->breach] > most; };
        one.unlisted += other.unlisted + std::erase_if(both, is_too_many);
        one.proven = std::move(both);
    }

    /// Joins two interpretations that reached the same position.
    void join(One& one, const One& other) const {
        if (!one.found.is_shared_with(other.found)) join_found(one.found.edit(), *other.found);
        if (!one.unsettled->contains(*other.unsettled)) one.unsettled.edit().add(*other.unsettled);
        ways_.each_difference(one.way, other.way, [&](std::uint32_t number) {
            if (!one.unsettled->contains(number)) one.unsettled.edit().add(number);
        });
    }
    void join_found(InterpretationFindings& one, const InterpretationFindings& other) const {
        one.accounts.merge(other.accounts);
        one.claims = common(one.claims, other.claims);
        one.open.keep_common(other.open);
        join_proven(one, other);
    }

    Differences differences(const NumberSet& numbers) const {
        Differences differences;
        for (std::uint32_t number = 0; number < ways_.numbers(); ++number)
            if (numbers.contains(number)) differences.add(ways_.reading(number));
        return differences;
    }

    /// Closes an interpretation at the end of play.
    void close(One& one, NumberSet& unsettled) {
        one.referee.end_play();
        unsettled.add(*one.unsettled);
        ways_.each_difference(followers_.front()->way, one.way,
                              [&](std::uint32_t number) { unsettled.add(number); });
        keep(one);
    }
    void keep(One& one) {
        const InterpretationFindings& found = *one.found;
        auto unheard = std::make_unique<SilentReport>(record_);
        const auto all_have = [&](const Finding& finding) {
            return std::any_of(found.claims.begin(), found.claims.end(), [&](const Breach& claim) {
                return claim.code == finding.code && std::int64_t{claim.ply} == finding.ply;
            });
        };
        std::copy_if(found.findings.begin(), found.findings.end(),
                     std::back_inserter(unheard->verdict.findings), all_have);
        unheard->breaches = found.accounts.proven();
        unheard->open = found.open;
        one.referee.report_to(context_of(*unheard));
        result_.kept.push_back(std::unique_ptr<Interpretation<G>>(
            new Interpretation<G>{one.referee, ways_.readings(one.way), std::move(unheard),
                                  found.accounts, proven_of(found), found.unlisted}));
    }
    std::vector<ProvenBreach> proven_of(const InterpretationFindings& found) const {
        std::vector<ProvenBreach> proven;
        for (const auto& one : found.proven)
            proven.push_back(
                {one->breach, ways_.readings(one->way), differences(*one->merged), one->proof});
        return proven;
    }

    /// Handles too many interpretations: joins all into one, which checks only facts from here on.
    void lose(std::uint32_t from) {
        result_.too_many_from = from;
        One& first = *followers_.front();
        for (std::size_t i = 1; i < followers_.size(); ++i) join(first, *followers_[i]);
        followers_.resize(1);
        first.referee.take_as({}, from, differences(*first.unsettled).first());
    }

    const Record& record_;
    const Hand& hand_;
    const Hands& hands_;
    Reporter& reporter_;
    Noting noting_;
    std::vector<unsigned> numbers_;  ///< arm numbers that actions name
    std::uint32_t last_named_ = 0;   ///< the last action that names an arm
    const BreachSet* to_prove_;
    WayTree ways_;
    std::uint32_t proven_count_ = 0;
    std::vector<std::unique_ptr<One>> followers_;
    std::vector<std::unique_ptr<One>> before_;  ///< the followers before the current action
    /// Marks of the followers, with their positions in `followers_`.
    std::vector<std::pair<std::uint64_t, std::size_t>> marks_;
    std::vector<Reading> readings_;  ///< of the current action, for one follower
    SilentReport heard_;             ///< findings of the same follower
    Interpretations<G> result_;
};

}  // namespace bones
