// Judges a record by what its sheet states that it notes, and by what it seems to note (G17).
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "engine/judge_plan.hpp"
#include "engine/referee/lost_rules.hpp"

namespace bones {

/// A kind of note that a sheet may suggest, and the assumption under which findings then hold.
struct Suggestible {
    SheetNote kind;
    Assumption what;
};
inline constexpr std::array<Suggestible, 2> suggestible{
    {{SheetNote::passes, Assumption::passes}, {SheetNote::draws, Assumption::draws}}};

/// Returns the kinds that a sheet seems to note because it does so at least once.
NotedKinds suggested_kinds(const Record& record);
/// Whether it has draws that another seat's tile demanded.
bool suggests_owed_draws(const Record& record);
/// Whether a hand seems to note the touching half. It does if it has tiles written low number first
/// and tiles written high number first. The action `besides` (an index in Record::actions) is left
/// out.
bool suggests_halves(const Record& record, const Hand& hand, std::uint32_t besides = none_such);
/// Whether a finding listed since then is an error, a proven breach or a wrong claim.
/// `proves_more`: whether `other` has such a finding that `verdict` does not have.
bool has_wrong(const GameVerdict& verdict, std::size_t since);
bool proves_more(const GameVerdict& other, const GameVerdict& verdict);

/// Compares the findings listed since a point with other verdicts on the same record.
class SheetFindings {
  public:
    SheetFindings(GameVerdict& verdict, std::size_t since) : verdict_(verdict), since_(since) {}

    /// Whether there is an error that `other` does not have. The assumption in which the two differ
    /// is then false.
    bool contradict_facts(const GameVerdict& other) const;
    /// Marks the findings that `other` lacks: they hold only under this assumption.
    void assume(const GameVerdict& other, Assumption what);
    /// Marks the findings that `other` lacks and that have no assumption yet: they hold under all
    /// of these.
    void assume_all(const GameVerdict& other, NotedKinds kinds);
    /// A single pass does not suggest that passes are noted. If it is out of turn, its finding
    /// becomes open. Returns how many findings are removed.
    std::uint32_t withdraw_lone_pass(const Record& record);
    /// Whether no breach is proven but the turn of a single pass. Errors and wrong claims do not
    /// count if they hold only because the sheet seems to note a kind.
    bool may_rest_on_suggestion(const Record& record) const;
    /// Removes errors and wrong claims that hold only under an assumption. Where the sheet claims
    /// otherwise, ends and scores are those of `other`, which does not assume anything.
    void drop_facts(const GameVerdict& other);
    /// Adds joint breaches that only `other` has.
    void add_joint(const GameVerdict& other);
    /// Returns the hands in which a tile fits only if it is turned, once halves are noted. Such a
    /// hand has a turned tile, or a misfit in every interpretation.
    std::set<std::uint32_t> turned_in(const Record& record, const GameVerdict& in_order) const;
    /// Adds breaches that only `in_order` has. It is judged as if halves were noted in the hands
    /// that suggest it, with no tile turned; `without` has the others. Verdicts in `open` on the
    /// same breaches are removed. Returns how many.
    std::uint32_t add_in_order(const Record& record, GameVerdict& in_order, const GameVerdict& open,
                               const std::vector<bool>& without);

  private:
    GameVerdict& verdict_;
    std::size_t since_;
};

/// Restores the written actions of hands that `always` settles differently. Otherwise canonical
/// text would prove more than the sheet.
void keep_as_written(const Record& record, std::span<const Action> always,
                     std::vector<Action>& actions);
/// Adds one note per record: a verdict is open because the sheet does not note these kinds (G17).
void note_not_noted(NotedKinds kinds, Reporter& reporter);

/// Judges a game by what its sheet notes.
template <GameRules G>
class SheetReferee {
  public:
    /// `suggested`: the kinds that the sheet seems to note.
    SheetReferee(const Record& record, GameVerdict& verdict, Reporter& reporter, Hands& hands,
                 OpenVerdicts& open, const JudgePlan& plan, NotedKinds suggested)
        : record_(record),
          verdict_(verdict),
          reporter_(reporter),
          hands_(hands),
          open_(open),
          plan_(plan),
          suggested_(suggested) {}

    /// Returns the suggested kinds that the facts contradict, or on which all that is wrong may
    /// rest; the record must be judged again without them.
    NotedKinds judge() {
        Noting noting{record_.written};
        noting.kinds |= suggested_;
        noting.owed_draws =
            record_.written.contains(SheetNote::draws) || suggests_owed_draws(record_);
        const std::size_t since = reporter_.listed();
        NotedKinds hung;
        judge_game<G>(record_, verdict_, reporter_, hands_, open_, plan_, noting, hung);
        if (!plan_.until_wrong) return weigh(noting, since, hung);
        const SheetFindings findings(verdict_, since);
        return findings.may_rest_on_suggestion(record_) ? suggested_ : NotedKinds();
    }

  private:
    /// Judges the record under another noting, without findings for the user. `proofs`: whether the
    /// findings have proofs.
    GameVerdict judge_aside(const Noting& noting, bool proofs = false, bool list_open = false) {
        GameVerdict aside;
        Reporter silent;
        clear(aside, record_, false);
        silent.start(record_, aside, proofs);
        NotedKinds hung;
        const JudgePlan plan{.options = {.list_open = list_open}};
        judge_game<G>(record_, aside, silent, hands_, open_, plan, noting, hung);
        reporter_.count_aside(silent.all_steps() - silent.steps());
        return aside;
    }

    /// Sorts findings into three groups: always proven, proven only under assumptions, and provable
    /// only if the sheet noted more.
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

    /// Marks what depends on the suggestion that passes and draws are noted. Returns the kinds that
    /// the facts of the sheet contradict; the verdict is then useless.
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
        Noting declared = noting;
        declared.kinds = noting.kinds - suggested_;
        declared.owed_draws = declared.notes(SheetNote::draws);
        const GameVerdict always = judge_aside(declared, true);
        findings.assume_all(always, suggested_);
        findings.drop_facts(always);
        verdict.counts.open += findings.withdraw_lone_pass(record_);
        findings.add_joint(always);
        keep_as_written(record_, always.actions, verdict.actions);
        return {};
    }

    /// Adds what depends on the touching half being written first, in hands that suggest it.
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
        GameVerdict in_order;
        for (bool again = true; again;) {  // a hand read otherwise changes the totals of the next
            in_order = judge_aside(noting, true);
            again = false;
            for (const std::uint32_t hand : findings.turned_in(record_, in_order)) {
                again = again || !without[hand];
                without[hand] = true;
            }
        }
        const bool sound = assume_suggested(in_order, 0, noting).empty();
        if (!sound || !proves_more(in_order, verdict_)) return;
        const GameVerdict open = judge_aside(as_said, false, true);
        verdict_.counts.open -= findings.add_in_order(record_, in_order, open, without);
    }

    const Record& record_;
    GameVerdict& verdict_;
    Reporter& reporter_;
    Hands& hands_;
    OpenVerdicts& open_;
    const JudgePlan& plan_;
    NotedKinds suggested_;
};

}  // namespace bones
