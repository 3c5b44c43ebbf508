// All interpretations of a hand that the sheet admits (G17): copies of the referee of a hand. They
// part where an action can be taken in several ways, and merge where they come to the same
// position. What they found so far they share until one of them finds more.
#pragma once

#include <algorithm>
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

/// The most actions of a record that are judged, each counted in every interpretation of its hand.
/// Beyond it no hand is followed in more than one.
inline constexpr std::uint64_t most_steps = 200'000;

/// Actions that interpretations take in different ways, and how: in order, no way twice.
class Differences {
  public:
    void add(const Reading& reading) {
        const auto at = std::lower_bound(all_.begin(), all_.end(), reading, precedes);
        if (at == all_.end() || precedes(reading, *at)) all_.insert(at, reading);
    }
    bool empty() const { return all_.empty(); }
    /// The first action; none_such if there is none.
    std::uint32_t first() const { return all_.empty() ? none_such : all_.front().index; }
    /// Whether they concern an action after this one.
    bool go_beyond(std::uint32_t index) const { return !all_.empty() && all_.back().index > index; }
    auto begin() const { return all_.begin(); }
    auto end() const { return all_.end(); }

  private:
    static bool precedes(const Reading& a, const Reading& b) {
        return a.index != b.index ? a.index < b.index : a.way() < b.way();
    }

    std::vector<Reading> all_;
};

/// The most breaches with their proofs that are kept of one position.
inline constexpr std::size_t most_proven = 256;

/// A breach as one interpretation proves it, or one that came to the same position later.
struct ProvenBreach {
    Breach breach;
    std::vector<Reading> way;  ///< up to the action
    Differences merged;        ///< what those took otherwise that had come to the position before
    std::shared_ptr<const Proof> proof;
};

/// The same while the hand is followed.
struct ProvenOnWay {
    std::uint32_t number;  ///< in the order in which they were found
    Breach breach;
    WayTree::Way way;
    SharedValue<NumberSet> merged;
    std::shared_ptr<const Proof> proof;
};

/// What was found in an interpretation, and in those that came to its position.
struct InterpretationFindings {
    std::vector<Finding> findings;  ///< errors and wrong claims, on its own way
    BreachSet claims;               ///< those of them that all have
    OpenVerdicts open;
    Accounts accounts;
    /// By number, only if proofs are wanted.
    std::vector<std::shared_ptr<const ProvenOnWay>> proven;
    std::size_t unlisted = 0;  ///< how many more there are
};

/// An interpretation that is being followed.
template <GameRules G>
struct Follower {
    HandReferee<G> referee;
    WayTree::Way way = WayTree::none;  ///< how actions were taken, where that is left out
    SharedValue<InterpretationFindings> found{};
    SharedValue<NumberSet> unsettled{};  ///< the readings in which those differ that came here
    bool has_misfit = false;             ///< a tile did not fit
};

/// One interpretation to its end.
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
    std::vector<std::unique_ptr<Interpretation<G>>> kept;  ///< none: the hand was not followed
    std::vector<BreachSet> dropped;        ///< what those proved in which a tile did not fit
    Differences unsettled;                 ///< the actions that they take in different ways
    std::set<std::uint32_t> after_passes;  ///< the actions before which seats may have passed
    /// The first tile after the opening one of which the arm is not known: all that follows rests
    /// on its lying where it fits.
    std::uint32_t first_without_arm = none_such;
    std::uint32_t too_many_from = none_such;

    bool settled() const { return unsettled.empty() && dropped.empty(); }
    /// How the first takes actions.
    std::span<const Reading> way() const {
        return kept.empty() ? std::span<const Reading>() : kept.front()->way;
    }
};

/// Follows the interpretations of one hand.
template <GameRules G>
class Interpreter {
  public:
    /// `reporter`: counts the steps of the record.
    Interpreter(const Record& record, std::uint32_t hand, const Hands& hands, Reporter& reporter,
                bool proofs = false)
        : record_(record),
          hand_(record.hands[hand]),
          hands_(hands),
          reporter_(reporter),
          proofs_(proofs),
          ways_(record),
          heard_(record) {}

    /// `begin`: a referee before the first action, for `context` of an SilentReport. Linear in the
    /// actions times the positions, at most G::most_positions.
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

    /// Whether the hand may have several, or a tile that is to be turned round.
    bool leaves_out(const Noting& noting) const {
        if (!G::has_layout) return false;
        if (!noting.notes(SheetNote::passes) || !noting.notes(SheetNote::halves)) return true;
        return first_play([](const Action& action, bool opens) {
                   return action.arm == Action::no_half || (!opens && action.arm == Action::no_arm);
               }) != none_such;
    }
    /// The hand is not followed: it has no more than one.
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
        heard_.clear();  // what is wrong before the first action is in all interpretations
        for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
            const Action& action = record_.actions[i];
            const bool names = action.kind == ActionKind::play && !action.leaves_arm_out();
            if (names && std::find(numbers_.begin(), numbers_.end(), action.arm) == numbers_.end())
                numbers_.push_back(static_cast<unsigned>(action.arm));
            if (names) last_named_ = i;
        }
        std::sort(numbers_.begin(), numbers_.end());
    }
    /// Whether it is not known on which arm the tile of an action lies. A sheet that notes
    /// everything leaves an arm out only where arms are alike (N9).
    bool hides_arm(const Action& action) const {
        return action.arm == Action::no_half ||
               (action.arm == Action::no_arm && noting_.kinds != NotedKinds::all());
    }
    /// The first action that lays a tile of which this holds: `is(action, opens)`.
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
        context.heard = proofs_;
        return context;
    }
    bool by_number(std::uint32_t index) const { return !numbers_.empty() && index < last_named_; }

    void step(std::uint32_t index, bool drops) {
        const Action& action = record_.actions[index];
        const bool told_apart =
            by_number(index) && (noting_.kinds != NotedKinds::all() || hides_arm(action));
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
                            [](const Reading& reading) { return reading.passes > 0; }))
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
            if (proofs_ && finding.severity == Severity::broken && finding.proof)
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

    /// Interpretations in which a tile did not fit go, as long as there are others.
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
    /// The other one goes if both have come to the same position.
    void merge(const std::unique_ptr<One>& one, std::unique_ptr<One>& other, bool labels) const {
        if (one == nullptr || other == nullptr || one->has_misfit != other->has_misfit ||
            !one->referee.goes_on_like(other->referee) ||
            one->referee.position(labels) != other->referee.position(labels))
            return;
        join(*one, *other);
        other = nullptr;
    }

    /// What both found before they parted is one.
    static void join_proven(InterpretationFindings& one, const InterpretationFindings& other) {
        const auto precedes = [](const auto& a, const auto& b) { return a->number < b->number; };
        std::vector<std::shared_ptr<const ProvenOnWay>> both;
        std::set_union(one.proven.begin(), one.proven.end(), other.proven.begin(),
                       other.proven.end(), std::back_inserter(both), precedes);
        const std::size_t listed = std::min(both.size(), most_proven);
        one.unlisted += other.unlisted + both.size() - listed;
        both.resize(listed);
        one.proven = std::move(both);
    }

    /// Two have come to the same position.
    void join(One& one, const One& other) const {
        if (!one.found.is_shared_with(other.found)) join_found(one.found.edit(), *other.found);
        if (!one.unsettled->contains(*other.unsettled)) one.unsettled.edit().add(*other.unsettled);
        ways_.each_difference(one.way, other.way, [&](std::uint32_t number) {
            if (!one.unsettled->contains(number)) one.unsettled.edit().add(number);
        });
    }
    static void join_found(InterpretationFindings& one, const InterpretationFindings& other) {
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

    /// Play is over.
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

    /// There are too many: of what follows only facts are checked, and all are one.
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
    std::vector<unsigned> numbers_;  ///< by which actions name arms
    std::uint32_t last_named_ = 0;   ///< the last such action
    bool proofs_;
    WayTree ways_;
    std::uint32_t proven_count_ = 0;
    std::vector<std::unique_ptr<One>> followers_;
    std::vector<std::unique_ptr<One>> before_;  ///< those before the action being judged
    /// Of the followers, by their places.
    std::vector<std::pair<std::uint64_t, std::size_t>> marks_;
    std::vector<Reading> readings_;  ///< of the action being judged, by one of them
    SilentReport heard_;             ///< by the same
    Interpretations<G> result_;
};

}  // namespace bones
