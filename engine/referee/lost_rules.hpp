// Judges a record with unreadable house rules (G5a): a result is open if it holds only under some
// of the rules that may have been set.
#pragma once

#include <vector>

#include "engine/judge_plan.hpp"
#include "engine/referee/game.hpp"
#include "engine/referee/verdict_doubts.hpp"

namespace bones {

/// Marks in `unsure` the hands whose score differs between the two verdicts.
void mark_unsure(const GameVerdict& one, const GameVerdict& other, std::vector<bool>& unsure);

inline constexpr DoubtWords doubts_of_rules{
    "; but not under every house rule that may have been set",
    "this line cannot be read, and may have set another house rule"};
inline constexpr DoubtWords doubts_of_words{
    "; only possible, because a house rule in words may allow it",
    "Bones does not know what this house rule allows"};
/// Adds to the findings of unreadable lines, listed before `since`, what depends on these lines.
void explain_doubts(GameVerdict& verdict, std::size_t since, const std::vector<Place>& lines);

/// Judges a game by its house rules. If some are unreadable, it is judged by all that may have been
/// set.
template <GameRules G>
void judge_game(const Record& record, GameVerdict& verdict, Reporter& reporter, Hands& hands,
                OpenVerdicts& open, const JudgePlan& plan, const Noting& noting, NotedKinds& hung) {
    const HouseRules read = read_house_rules(record, G::options, reporter);
    LostHouseRules lost = lost_house_rules(record, G::options, read);
    DoubtWords words = doubts_of_rules;
    if (const auto unsaid = G::unsaid_rules(record, read); lost.ways.empty() && unsaid) {
        lost.ways = {unsaid->rules};
        lost.lines = {header(record, Keyword::game)->line};
        words = {unsaid->but, unsaid->remedy};
    }
    std::vector<bool> unsure;
    const auto judge = [&](const HouseRules& rules, GameVerdict& into, Reporter& by,
                           const JudgePlan& wanted) {
        GameReferee<G>(record, into, by, hands, open, wanted, noting, hung, unsure).run(rules);
    };
    JudgePlan unlisted{.options = plan.options, .absent = plan.absent};
    unlisted.options.list_open = false;
    const auto judge_aside = [&](const HouseRules& rules) {
        GameVerdict aside;
        Reporter silent;
        clear(aside, record, plan.options.trace);
        silent.start(record, aside);
        judge(rules, aside, silent, unlisted);
        reporter.count_aside(std::max<std::uint64_t>(silent.steps(), record.actions.size()));
        return aside;
    };
    if (lost.ways.empty()) {
        const std::size_t since = reporter.listed();
        judge(read, verdict, reporter, plan);
        const Statement* const in_words = rule_in_words(record, G::options);
        if (in_words == nullptr) return;
        VerdictDoubts doubts(reporter, verdict, since, G::sides(record.players, read), false);
        doubts.doubt_all_breaches();
        doubts.settle(doubts_of_words, in_words->line, plan.options.list_open);
        return;
    }
    const bool too_many =
        lost.too_many || lost.ways.size() * record.actions.size() > most_actions_again;
    std::vector<bool> differ(record.hands.size(), too_many);
    if (!too_many) {
        const GameVerdict as_read = judge_aside(read);
        for (const HouseRules& way : lost.ways) mark_unsure(as_read, judge_aside(way), differ);
    }
    unsure = differ;
    const std::size_t since = reporter.listed();
    // Deductions of two verdicts are compared as a whole.
    JudgePlan whole = plan;
    whole.held = {};
    whole.hands_alone = false;
    judge(read, verdict, reporter, whole);
    verdict.rules_unsure = lost.unsure;
    const bool changed = std::find(unsure.begin(), unsure.end(), true) != unsure.end();
    VerdictDoubts doubts(reporter, verdict, since, G::sides(record.players, read), changed);
    if (too_many)
        doubts.doubt_all();
    else
        for (const HouseRules& way : lost.ways) doubts.compare(judge_aside(way));
    if constexpr (G::claims_points) doubts.doubt_wins();
    if (doubts.settle(words, lost.lines.front(), plan.options.list_open))
        explain_doubts(verdict, since, lost.lines);
}

}  // namespace bones
