// Penalties and bonuses (G8): points that lines give or take, beside those of the play.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/reporter.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

struct HandEnd;  // claims.hpp

/// The clause of claims and awards.
inline constexpr std::string_view claim_clause = "G8";

/// The code that the reason of a penalty is a misspelling of; empty: of none.
std::string_view code_meant(std::string_view reason);
/// The `penalty` lines of a hand, but for those whose reason is a misspelt code.
std::vector<Penalty> penalties_of(const Record& record, std::uint32_t hand);
/// Reports the reasons of penalties that are misspelt codes: in a hand, or in a record without any.
void check_reasons(std::uint32_t hand, Reporter& reporter);
void check_reasons_without_hands(Reporter& reporter);
/// Reports the awards of a hand of a game without points, which have no effect.
void report_awards_without_effect(std::uint32_t hand, Reporter& reporter);
/// Whether one of these punishes a breach of play.
bool punish_breaches(std::span<const Penalty> penalties);
/// What house rules award for the reason of a bonus.
struct RuleBonus {
    std::int32_t points = 0;  ///< 0: they award nothing
    bool is_earned = false;   ///< by the side that won the hand
};
using RuleBonuses = std::function<RuleBonus(std::string_view reason)>;
/// The `bonus` lines of a hand whose points are added to the score: none that the rules award.
std::vector<Bonus> bonuses_of(const Record& record, std::uint32_t hand, const RuleBonuses& by_rule);
/// Whether the penalties of a hand may be others than those (G5a): a line that names one cannot be
/// read, or has a misspelt code, or they stand after a line that may have begun another hand.
bool penalties_may_be_others(const Record& record, std::uint32_t hand);

/// Whether each penalty is borne out by a breach of its seat and code, `cost` gives what the
/// rules say that a code costs. Call it only if the record shows all that a penalty may punish.
void check_penalties(std::uint32_t hand, const HandOutcome& outcome,
                     std::optional<BreachCost> (*cost)(const Code&, const HouseRules&),
                     const HouseRules& rules, Reporter& reporter);
/// Reports bonuses for what the play shows that the hand did not have: `capicua`, the last tile
/// could be laid at either end; `chuchazo`, out with 0-0; `lock`, the hand was blocked. A bonus
/// that house rules award is compared with them. `end`: how the hand ended by the rules. Call it
/// only of a line with two ends, and if the record shows the whole hand (G8).
void check_bonuses(std::uint32_t hand, const HandOutcome& outcome, HandEnd end,
                   const ScoringSeats& seats, const RuleBonuses& by_rule, Reporter& reporter);
/// Reports a score taken as written that cannot include the bonuses of its hand. Without them a
/// side would have less than 0 points, or no multiple of its factor. `sign`: 1 if a bonus adds, -1
/// if it is taken off.
void check_score_holds_bonuses(std::uint32_t hand, const Points& written,
                               std::span<const Bonus> bonuses, int sign, const ScoringSeats& seats,
                               Reporter& reporter);

}  // namespace bones
