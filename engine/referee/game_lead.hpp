// Checks the `lead` line of a hand, and whose lead it was (G2).
#pragma once

#include "engine/referee/game_referee.hpp"

namespace bones {

template <GameRules G>
void GameReferee<G>::check_lead_line(std::uint32_t hand, Seat leader) {
    const Seat named = leads_.contradicted(hand, leader);
    if (!named.exists()) return;
    reporter_
        .at_statement(
            code::lead_mismatch, "G2", hand, record_.statements[record_.hands[hand].lead],
            fmt::format("the `lead` line names {}, but {} acts first; correct one of them",
                        player_name(record_, named, hand), player_name(record_, leader, hand)))
        .seat = Seat();
}

/// Whether the wrong leader comes from the `lead` line.
template <GameRules G>
bool GameReferee<G>::misnamed_lead(std::uint32_t hand, const typename G::Match& match,
                                   Seat leader) const {
    const std::uint32_t line = record_.hands[hand].lead;
    return leads_wrongly(match.lead, leader) && line != none_such &&
           record_.statements[line].seat == leader;
}

/// Returns `Ana's`, or for partners `Ana's or Cy's`.
template <GameRules G>
std::string GameReferee<G>::whose(SeatSet seats, std::uint32_t hand) const {
    std::string text;
    for (Seat seat : seats)
        text += fmt::format("{}{}'s", text.empty() ? "" : " or ", player_name(record_, seat, hand));
    return text;
}

template <GameRules G>
void GameReferee<G>::check_lead(std::uint32_t hand, const typename G::Match& match, Seat leader) {
    const LeadRule& rule = match.lead;
    if (!leads_wrongly(rule, leader) || shuffle_lost_) return;
    const Seat named = leads_.contradicted(hand, leader);
    if (named.exists() && !leads_wrongly(rule, named)) return reporter_.count_open();
    if (G::has_layout &&
        !noting_.notes(SheetNote::passes)) {  // the seat with the lead may have passed
        reporter_.count_open();
        return hung_.add(SheetNote::passes);
    }
    const Hand& h = record_.hands[hand];
    const std::string message =
        fmt::format("{} leads, but the lead is {}", player_name(record_, leader, hand),
                    whose(rule.seats, hand));
    breaches_.push_back({leader, &code::wrong_lead, Verdict::broken, 1});
    if (misnamed_lead(hand, match, leader)) {
        Finding& finding = reporter_.at_statement(code::wrong_lead, rule.clause, hand,
                                                  record_.statements[h.lead], message);
        return prove_plainly(finding, ProofCondition::Kind::turn, {named_seats("due", rule.seats)});
    }
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i)
        if (record_.actions[i].seat() == leader) {
            Finding& finding = reporter_.at_action(code::wrong_lead, rule.clause, hand, i, message);
            return prove_plainly(finding, ProofCondition::Kind::turn,
                                 {named_seats("due", rule.seats)});
        }
}

}  // namespace bones
