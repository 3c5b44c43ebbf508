// All interpretations of a hand that the sheet admits (G17): copies of the referee of a hand. They
// are made where an action can be taken in several ways, merged where they come to the same
// position.
#pragma once

#include <algorithm>
#include <memory>
#include <set>
#include <vector>

#include "engine/referee/accounts.hpp"
#include "engine/referee/hand.hpp"
#include "engine/referee/unheard.hpp"

namespace bones {

/// The most actions of a record that are judged, each counted in every interpretation of its hand.
/// Beyond it no hand is followed in more than one.
inline constexpr std::uint64_t most_steps = 250'000;

/// Actions that interpretations take in different ways, and how: in order, no way twice.
class Differences {
  public:
    void add(const Reading& reading) {
        const auto precedes = [](const Reading& a, const Reading& b) {
            return std::tuple(a.index, a.way()) < std::tuple(b.index, b.way());
        };
        const auto at = std::lower_bound(all_.begin(), all_.end(), reading, precedes);
        if (at == all_.end() || precedes(reading, *at)) all_.insert(at, reading);
    }
    void add(const Differences& others) {
        for (const Reading& reading : others.all_) add(reading);
    }
    bool empty() const { return all_.empty(); }
    /// The first action; none_such if there is none.
    std::uint32_t first() const { return all_.empty() ? none_such : all_.front().index; }
    /// Whether they concern an action after this one.
    bool go_beyond(std::uint32_t index) const { return !all_.empty() && all_.back().index > index; }
    auto begin() const { return all_.begin(); }
    auto end() const { return all_.end(); }

  private:
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

/// One interpretation, and those that came to its position.
template <GameRules G>
struct Interpretation {
    HandReferee<G> referee;
    std::unique_ptr<Unheard> found;  ///< what was found on its own way
    std::vector<Reading> way;        ///< how actions were taken, where that is left out
    Accounts accounts;
    BreachSet claims;         ///< errors and wrong claims, of all that came to the position
    bool has_misfit = false;  ///< a tile did not fit
    Differences unsettled;    ///< the actions that those took in different ways
    std::vector<ProvenBreach> proven{};  ///< of all that came to it; only if proofs are wanted
    std::size_t unlisted = 0;            ///< how many more there are
};

template <GameRules G>
struct Interpretations {
    std::vector<std::unique_ptr<Interpretation<G>>> kept;
    std::vector<BreachSet> dropped;        ///< what those proved in which a tile did not fit
    Differences unsettled;                 ///< the actions that they take in different ways
    std::set<std::uint32_t> after_passes;  ///< the actions before which seats may have passed
    /// The first tile after the opening one of which the arm is not known: all that follows rests
    /// on its lying where it fits.
    std::uint32_t first_without_arm = none_such;
    std::uint32_t too_many_from = none_such;

    bool settled() const { return unsettled.empty() && dropped.empty(); }
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
          proofs_(proofs) {}

    /// `begin`: a referee before the first action, for `context` of an Unheard. Linear in the
    /// actions times the positions, at most G::most_positions.
    template <class Begin>
    Interpretations<G> follow(const Noting& noting, Begin&& begin) {
        for (const bool drops : {true, false}) {
            result_ = {};
            start(noting, begin);
            for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) step(i, drops);
            const bool all_misfit = result_.kept.front()->has_misfit;
            if (result_.dropped.empty() || !all_misfit) break;
        }
        for (auto& one : result_.kept) close(*one);
        return std::move(result_);
    }

    /// Whether the hand may have several, or a tile that is to be turned round.
    bool leaves_out(const Noting& noting) const {
        if (!G::has_layout) return false;
        if (!noting.notes(Noted::passes) || !noting.notes(Noted::halves)) return true;
        return first_play([](const Action& action, bool opens) {
                   return action.arm == Action::no_half || (!opens && action.arm == Action::no_arm);
               }) != none_such;
    }
    /// The hand is not followed: it has no more than one.
    template <class Begin>
    Interpretations<G> plain(const Noting& noting, Begin&& begin) {
        result_ = {};
        start(noting, begin);
        return std::move(result_);
    }

  private:
    using One = Interpretation<G>;

    template <class Begin>
    void start(const Noting& noting, Begin&& begin) {
        noting_ = noting;
        result_.first_without_arm = first_play(
            [&](const Action& action, bool opens) { return !opens && hides_arm(action); });
        auto found = std::make_unique<Unheard>(record_);
        const HandContext context = context_of(*found);
        result_.kept.push_back(
            std::unique_ptr<One>(new One{begin(context), std::move(found), {}, {}, {}, false, {}}));
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
    HandContext context_of(Unheard& found) const {
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
        std::vector<std::unique_ptr<One>> before = std::move(result_.kept);
        result_.kept.clear();
        reporter_.count_steps(before.size());
        const bool lost = index >= result_.too_many_from;
        for (auto& one : before) {
            std::vector<Reading> readings;
            if (!lost) readings = one->referee.readings(index, numbers, before.size() > 1);
            if (std::any_of(readings.begin(), readings.end(),
                            [](const Reading& reading) { return reading.passes > 0; }))
                result_.after_passes.insert(index);
            const std::size_t first = result_.kept.size();
            result_.kept.push_back(std::move(one));
            for (std::size_t i = 1; i < readings.size(); ++i)
                result_.kept.push_back(copy_of(*result_.kept[first]));
            for (std::size_t i = first; i < result_.kept.size(); ++i)
                judge(*result_.kept[i], index, readings.empty() ? nullptr : &readings[i - first]);
        }
        if (result_.kept.size() == 1) return;
        if (drops) drop_misfits();
        merge(index);
        const bool too_many =
            result_.kept.size() > G::most_positions || reporter_.steps() > most_steps;
        if (result_.kept.size() > 1 && too_many && !lost) lose(index + 1);
    }

    std::unique_ptr<One> copy_of(const One& one) const {
        auto found = std::make_unique<Unheard>(record_, *one.found);
        std::unique_ptr<One> copy(new One{one.referee, std::move(found), one.way, one.accounts,
                                          one.claims, one.has_misfit, one.unsettled});
        copy->proven = one.proven;
        copy->unlisted = one.unlisted;
        copy->referee.report_to(context_of(*copy->found));
        return copy;
    }

    void judge(One& one, std::uint32_t index, const Reading* reading) const {
        std::vector<Breach>& breaches = one.found->breaches;
        std::vector<Finding>& findings = one.found->verdict.findings;
        const std::size_t breaches_before = breaches.size(), findings_before = findings.size();
        if (reading != nullptr) one.way.push_back(*reading);
        one.referee.step(index, reading);
        for (std::size_t i = breaches_before; i < breaches.size(); ++i) {
            if (breaches[i].verdict != Verdict::broken) continue;
            one.accounts.add(breaches[i]);
            one.has_misfit = one.has_misfit || breaches[i].code == &code::misfit;
        }
        for (std::size_t i = findings_before; i < findings.size(); ++i) {
            add_claim(one, findings[i]);
            if (proofs_ && findings[i].severity == Severity::broken && findings[i].proof)
                one.proven.push_back(
                    {breach_of(findings[i]), one.way, one.unsettled, findings[i].proof});
        }
    }
    static Breach breach_of(const Finding& finding) {
        return {finding.seat, finding.code, Verdict::broken,
                static_cast<std::uint32_t>(std::max<std::int64_t>(finding.ply, 0))};
    }
    static void add_claim(One& one, const Finding& finding) {
        if (finding.severity != Severity::error && finding.severity != Severity::claim) return;
        const Breach claim = breach_of(finding);
        one.claims.insert(std::upper_bound(one.claims.begin(), one.claims.end(), claim, precedes),
                          claim);
    }

    /// Interpretations in which a tile did not fit go, as long as there are others.
    void drop_misfits() {
        auto& kept = result_.kept;
        const auto fits = [](const auto& one) { return !one->has_misfit; };
        if (std::none_of(kept.begin(), kept.end(), fits)) return;
        const auto first = std::stable_partition(kept.begin(), kept.end(), fits);
        for (auto one = first; one != kept.end(); ++one) {
            BreachSet proven = (*one)->accounts.proven();
            std::erase_if(proven, [](const Breach& b) { return b.code == &code::misfit; });
            result_.dropped.push_back(std::move(proven));
        }
        kept.erase(first, kept.end());
    }

    void merge(std::uint32_t index) {
        auto& kept = result_.kept;
        std::vector<HandPlay<G>> positions;
        std::vector<std::uint64_t> marks;
        positions.reserve(kept.size());
        marks.reserve(kept.size());
        for (const auto& one : kept) {
            positions.push_back(one->referee.position(by_number(index)));
            marks.push_back(positions.back().mark());
        }
        for (std::size_t i = 0; i < kept.size(); ++i)
            for (std::size_t j = i + 1; kept[i] != nullptr && j < kept.size(); ++j) {
                if (kept[j] == nullptr || marks[i] != marks[j]) continue;
                if (kept[i]->has_misfit != kept[j]->has_misfit || positions[i] != positions[j] ||
                    !kept[i]->referee.goes_on_like(kept[j]->referee))
                    continue;
                join(*kept[i], *kept[j]);
                kept[j] = nullptr;
            }
        std::erase(kept, nullptr);
    }

    /// What both found before they parted is one.
    static void join_proven(One& one, const One& other) {
        one.unlisted += other.unlisted;
        for (const ProvenBreach& theirs : other.proven) {
            const auto is_same = [&](const ProvenBreach& mine) {
                return mine.proof == theirs.proof;
            };
            if (std::any_of(one.proven.begin(), one.proven.end(), is_same)) continue;
            if (one.proven.size() < most_proven)
                one.proven.push_back(theirs);
            else
                ++one.unlisted;
        }
    }

    /// Two have come to the same position.
    void join(One& one, const One& other) const {
        one.accounts.merge(other.accounts);
        one.claims = common(one.claims, other.claims);
        one.found->open.keep_common(other.found->open);
        join_proven(one, other);
        one.unsettled.add(other.unsettled);
        add_differences(one, other, one.unsettled);
    }

    /// Adds the actions that two take in different ways. One that has no way of its own is taken
    /// as it is written.
    void add_differences(const One& one, const One& other, Differences& add_to) const {
        auto a = one.way.begin(), b = other.way.begin();
        while (a != one.way.end() || b != other.way.end()) {
            const std::uint32_t index = std::min(a == one.way.end() ? none_such : a->index,
                                                 b == other.way.end() ? none_such : b->index);
            const Reading written{index, record_.actions[index], 0};
            const bool in_a = a != one.way.end() && a->index == index;
            const bool in_b = b != other.way.end() && b->index == index;
            const Reading& first = in_a ? *a : written;
            const Reading& second = in_b ? *b : written;
            if (first.way() != second.way()) {
                add_to.add(first);
                add_to.add(second);
            }
            if (in_a) ++a;
            if (in_b) ++b;
        }
    }

    /// Play is over.
    void close(One& one) {
        one.referee.end_play();
        result_.unsettled.add(one.unsettled);
        add_differences(*result_.kept.front(), one, result_.unsettled);
        std::erase_if(one.found->verdict.findings, [&](const Finding& finding) {
            return std::none_of(one.claims.begin(), one.claims.end(), [&](const Breach& claim) {
                return claim.code == finding.code && std::int64_t{claim.ply} == finding.ply;
            });
        });
        const BreachSet proven = one.accounts.proven();
        one.found->breaches.assign(proven.begin(), proven.end());
    }

    /// There are too many: of what follows only facts are checked, and all are one.
    void lose(std::uint32_t from) {
        result_.too_many_from = from;
        auto& kept = result_.kept;
        for (std::size_t i = 1; i < kept.size(); ++i) join(*kept[0], *kept[i]);
        kept.resize(1);
        kept[0]->referee.take_as({}, from, kept[0]->unsettled.first());
    }

    const Record& record_;
    const Hand& hand_;
    const Hands& hands_;
    Reporter& reporter_;
    Noting noting_;
    std::vector<unsigned> numbers_;  ///< by which actions name arms
    std::uint32_t last_named_ = 0;   ///< the last such action
    bool proofs_;
    Interpretations<G> result_;
};

}  // namespace bones
