// Checks penalties and bonuses (G8): points that lines give or take in addition to the play.
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

/// Returns the code that the reason of a penalty misspells; empty if there is none.
std::string_view code_meant(std::string_view reason);
/// Returns the `penalty` lines of a hand, without those whose reason is a misspelt code.
std::vector<Penalty> penalties_of(const Record& record, std::uint32_t hand);
/// Reports penalties whose reason is a misspelt code, in a hand or in a record without hands.
void check_reasons(std::uint32_t hand, Reporter& reporter);
void check_reasons_without_hands(Reporter& reporter);
/// Reports awards in a hand of a game without points; they have no effect.
void report_awards_without_effect(std::uint32_t hand, Reporter& reporter);
/// Whether one of these penalties punishes a breach of play.
bool punish_breaches(std::span<const Penalty> penalties);
/// The award of the house rules for one reason of a bonus.
struct RuleBonus {
    std::int32_t points = 0;  ///< 0: no award
    bool is_earned = false;   ///< the side that won the hand earned it
};
using RuleBonuses = std::function<RuleBonus(std::string_view reason)>;
/// Returns the `bonus` lines of a hand whose points are added to the score. Bonuses by house rules
/// are not among them.
std::vector<Bonus> bonuses_of(const Record& record, std::uint32_t hand, const RuleBonuses& by_rule);
/// Whether the penalties of a hand may differ from those listed (G5a). A penalty line may be
/// unreadable or have a misspelt code, or it may follow a line that may have begun another hand.
bool penalties_may_be_others(const Record& record, std::uint32_t hand);

/// Checks that each penalty has a breach of its seat and code. `cost` returns what a code costs by
/// the rules. Call it only if the record shows all that a penalty may punish.
void check_penalties(std::uint32_t hand, const HandOutcome& outcome,
                     std::optional<BreachCost> (*cost)(const Code&, const HouseRules&),
                     const HouseRules& rules, Reporter& reporter);
/// Reports bonuses that the play of the hand does not support. `capicua`: the last tile fitted at
/// either end. `chuchazo`: out with 0-0. `lock`: the hand was blocked. A bonus awarded by house
/// rules is compared with them. `end`: how the hand ended by the rules. Call it only for a line
/// with two ends, and if the record shows the whole hand (G8).
void check_bonuses(std::uint32_t hand, const HandOutcome& outcome, HandEnd end,
                   const ScoringSeats& seats, const RuleBonuses& by_rule, Reporter& reporter);
/// Reports a written score that cannot include the bonuses of its hand: without them a side would
/// have less than 0 points, or no multiple of its factor. `sign`: 1 if a bonus adds points, -1 if
/// it takes them off.
void check_score_holds_bonuses(std::uint32_t hand, const Points& written,
                               std::span<const Bonus> bonuses, int sign, const ScoringSeats& seats,
                               Reporter& reporter);

}  // namespace bones
