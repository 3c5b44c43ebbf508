// Finds who led a hand and whose lead it was (G2).
#pragma once

#include "engine/referee/game_referee.hpp"

namespace bones {

/// The seat of the hand's `lead` line.
template <GameRules G>
Seat GameReferee<G>::named_leader(std::uint32_t hand) const {
    const std::uint32_t line = record_.hands[hand].lead;
    if (line == none_such || record_.statements[line].seat.index() >= record_.players) return {};
    return record_.statements[line].seat;
}

/// G2: the seat of the first action. The `lead` line decides if no action exists, or if earlier
/// seats may have acted without an entry.
template <GameRules G>
Seat GameReferee<G>::leader_of(std::uint32_t hand) const {
    const Seat named = named_leader(hand), first = first_to_act(hand);
    const bool may_act_silently =
        G::may_pass_first && !(noting_.notes(SheetNote::passes) && noting_.notes(SheetNote::draws));
    return named.exists() && (!first.exists() || may_act_silently) ? named : first;
}

/// G2: the seat of a `lead` line that the first action contradicts.
template <GameRules G>
Seat GameReferee<G>::contradicted_leader(std::uint32_t hand, Seat leader) const {
    const Seat named = named_leader(hand);
    return leader.exists() && named != leader ? named : Seat();
}

template <GameRules G>
void GameReferee<G>::check_lead_line(std::uint32_t hand, Seat leader) {
    const Seat named = contradicted_leader(hand, leader);
    if (!named.exists()) return;
    reporter_
        .at_statement(
            code::lead_mismatch, "G2", hand, record_.statements[record_.hands[hand].lead],
            fmt::format("the `lead` line names {}, but {} acts first; correct one of them",
                        player_name(record_, named, hand), player_name(record_, leader, hand)))
        .seat = Seat();
}

/// Returns the seat of the first action of a hand. No seat: the hand has no action, or something
/// unreadable comes first (G5a).
template <GameRules G>
Seat GameReferee<G>::first_to_act(std::uint32_t hand) const {
    const Hand& h = record_.hands[hand];
    for (std::uint32_t i = h.first_action; i < std::min(h.end_action, h.unread); ++i) {
        const Action& action = record_.actions[i];
        const bool stranger = action.seat().index() >= record_.players;
        if (stranger || action.is_unread()) return {};  // G5a
        if (is_of_game<G>(action)) return action.seat();
    }
    return {};
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
    const Seat named = contradicted_leader(hand, leader);
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
