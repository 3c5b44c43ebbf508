// Judging a sheet by what it says that it notes, and by what it seems to note (G17).
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "engine/referee/lost_rules.hpp"

namespace bones {

/// What a sheet may suggest that it notes, and under which words a finding then holds.
struct Suggestible {
    SheetNote kind;
    Assumption what;
};
inline constexpr std::array<Suggestible, 2> suggestible{
    {{SheetNote::passes, Assumption::passes}, {SheetNote::draws, Assumption::draws}}};

/// What a sheet that says nothing of it seems to note, since it does so somewhere.
NotedKinds suggested_kinds(const Record& record);
/// Whether it has draws that others' tiles demanded.
bool suggests_owed_draws(const Record& record);
/// Whether a hand seems to note the half that touches: besides an action (an index in
/// Record::actions), it has tiles written low number first and tiles written high number first.
bool suggests_halves(const Record& record, const Hand& hand, std::uint32_t besides = none_such);
/// Whether anything listed since is wrong; whether `other` finds something wrong that `verdict`
/// does not.
bool has_wrong(const GameVerdict& verdict, std::size_t since);
bool proves_more(const GameVerdict& other, const GameVerdict& verdict);

/// The findings of a record, listed since, held against other judgements of it.
class SheetFindings {
  public:
    SheetFindings(GameVerdict& verdict, std::size_t since) : verdict_(verdict), since_(since) {}

    /// Whether there is an error that `other` does not have: what the two differ in is not so.
    bool contradict_facts(const GameVerdict& other) const;
    /// What `other` does not find holds only under this.
    void assume(const GameVerdict& other, Assumption what);
    /// What `other` does not find, and what holds under nothing so far, holds under all of these.
    void assume_all(const GameVerdict& other, NotedKinds kinds);
    /// A pass does not suggest by itself that passes are noted: where it is the only one, and out
    /// of turn, that is open. Returns how many findings go.
    std::uint32_t withdraw_lone_pass(const Record& record);
    /// Errors and wrong claims that hold under something only are no findings.
    void drop_facts();
    /// Joint breaches that only `other` finds.
    void add_joint(const GameVerdict& other);
    /// The hands in which a tile fits only if it is turned, once halves are noted.
    std::set<std::uint32_t> turned_in(const Record& record, const GameVerdict& in_order) const;
    /// Breaches that only `in_order` finds, which is judged as if halves were noted where that is
    /// suggested, and no tile turned. Those of them that `open` lists as open are so no more;
    /// returns how many.
    std::uint32_t add_in_order(const Record& record, GameVerdict& in_order,
                               const GameVerdict& open);

  private:
    GameVerdict& verdict_;
    std::size_t since_;
};

/// The hands that `always` settles otherwise stay as they are written: canonical text would else
/// prove more than the sheet.
void keep_as_written(const Record& record, std::span<const Action> always,
                     std::vector<Action>& actions);
/// Says once for a record that a verdict is open because the sheet does not note these (G17).
void note_not_noted(NotedKinds kinds, Reporter& reporter);

/// Judges a game by its sheet.
template <GameRules G>
class SheetReferee {
  public:
    /// `suggested`: what the sheet seems to note.
    SheetReferee(const Record& record, GameVerdict& verdict, Reporter& reporter, Hands& hands,
                 OpenVerdicts& open, const JudgeOptions& options, NotedKinds suggested)
        : record_(record),
          verdict_(verdict),
          reporter_(reporter),
          hands_(hands),
          open_(open),
          options_(options),
          suggested_(suggested) {}

    /// Returns what the sheet seems to note, but does not, as its facts show: it is to be judged
    /// again without.
    NotedKinds judge() {
        Noting noting{record_.written};
        noting.kinds |= suggested_;
        noting.owed_draws =
            record_.written.contains(SheetNote::draws) || suggests_owed_draws(record_);
        const std::size_t since = reporter_.listed();
        NotedKinds hung;
        judge_game<G>(record_, verdict_, reporter_, hands_, open_, options_, noting, hung);
        return options_.until_wrong ? NotedKinds() : weigh(noting, since, hung);
    }

  private:
    /// The record judged under another noting, without findings for the user; they may be asked
    /// for with their proofs.
    GameVerdict judge_aside(const Noting& noting, bool proofs = false, bool list_open = false) {
        GameVerdict aside;
        Reporter silent;
        clear(aside, record_, false);
        silent.start(record_, aside, proofs);
        NotedKinds hung;
        JudgeOptions options;
        options.list_open = list_open;
        judge_game<G>(record_, aside, silent, hands_, open_, options, noting, hung);
        return aside;
    }

    /// What is proven always, what only if the sheet is right, and what would be if it said more.
    NotedKinds weigh(const Noting& noting, std::size_t since, NotedKinds hung) {
        SheetFindings findings(verdict_, since);
        const NotedKinds contradicted = assume_suggested(verdict_, since, noting);
        if (!contradicted.empty()) return contradicted;
        if (hung.contains(SheetNote::halves)) add_in_order(findings, noting);
        const NotedKinds asked = hung - NotedKinds::only(SheetNote::halves) - record_.unwritten -
                                 noting.kinds - suggested_kinds(record_);
        if (asked.empty()) return {};
        Noting more{noting.kinds, true};
        more.kinds |= asked;
        if (proves_more(judge_aside(more), verdict_)) note_not_noted(asked, reporter_);
        return {};
    }

    /// What hangs on passes and draws being noted, as the sheet suggests. Returns what of it the
    /// facts of the sheet contradict; then the verdict is of no use.
    NotedKinds assume_suggested(GameVerdict& verdict, std::size_t since, const Noting& noting) {
        if (suggested_.empty() || !has_wrong(verdict, since)) return {};
        SheetFindings findings(verdict, since);
        NotedKinds contradicted;
        for (const auto [kind, what] : suggestible) {
            if (!suggested_.contains(kind)) continue;
            Noting without = noting;
            without.kinds = without.kinds - NotedKinds::only(kind);
            const GameVerdict other = judge_aside(without);
            if (findings.contradict_facts(other)) contradicted.add(kind);
            findings.assume(other, what);
        }
        if (!contradicted.empty()) return contradicted;
        Noting declared{noting.kinds - suggested_};
        declared.owed_draws = declared.notes(SheetNote::draws);
        const GameVerdict always = judge_aside(declared, true);
        findings.assume_all(always, suggested_);
        findings.drop_facts();
        verdict.counts.open += findings.withdraw_lone_pass(record_);
        findings.add_joint(always);
        keep_as_written(record_, always.actions, verdict.actions);
        return {};
    }

    /// What hangs on the half that touches being written first, where hands suggest that.
    void add_in_order(SheetFindings& findings, Noting noting) {
        const auto suggests = [&](const Hand& hand) { return suggests_halves(record_, hand); };
        const bool said = record_.written.contains(SheetNote::halves) ||
                          record_.unwritten.contains(SheetNote::halves);
        if (said || std::none_of(record_.hands.begin(), record_.hands.end(), suggests)) return;
        const Noting as_said = noting;
        noting.kinds.add(SheetNote::halves);
        std::vector<bool> without(record_.hands.size());
        for (std::size_t h = 0; h < without.size(); ++h) without[h] = !suggests(record_.hands[h]);
        noting.without_halves = &without;
        for (const std::uint32_t hand : findings.turned_in(record_, judge_aside(noting)))
            without[hand] = true;
        GameVerdict in_order = judge_aside(noting, true);
        const bool sound = assume_suggested(in_order, 0, noting).empty();
        if (!sound || !proves_more(in_order, verdict_)) return;
        const GameVerdict open = judge_aside(as_said, false, true);
        verdict_.counts.open -= findings.add_in_order(record_, in_order, open);
    }

    const Record& record_;
    GameVerdict& verdict_;
    Reporter& reporter_;
    Hands& hands_;
    OpenVerdicts& open_;
    const JudgeOptions& options_;
    NotedKinds suggested_;
};

}  // namespace bones
