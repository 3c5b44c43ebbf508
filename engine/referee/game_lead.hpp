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
    // G17: the line that names the contract may be missing, and the leader may have named it.
    const bool omits_contract = record_.hands[hand].trump == none_such;
    if (G::has_bidding && omits_contract && record_.written != NotedKinds::all())
        return reporter_.count_open();
    // G11: a hand after the end of the game belongs to another game.
    const std::uint32_t before = hand == 0 ? none_such : record_.hands[hand - 1].end;
    const bool said_over = before != none_such && record_.statements[before].end() == EndKind::won;
    if (said_over && !match.over_known) return reporter_.count_open();
    const Seat named = leads_.contradicted(hand, leader);
    if ((named.exists() && !leads_wrongly(rule, named)) || lead_is_doubtful(record_, hand))
        return reporter_.count_open();
    // G17: the seat with the lead may have passed. A breach is proven only where the rules forbid
    // such a pass.
    const bool hangs_on_passes = G::has_layout && !noting_.notes(SheetNote::passes);
    if (hangs_on_passes) hung_.add(SheetNote::passes);
    const bool is_open =
        hangs_on_passes && (G::may_pass_first || record_.unwritten.contains(SheetNote::passes));
    if (is_open) reporter_.count_open();
    if (is_open && !plan_.options.list_open) return;
    if (!is_open) breaches_.push_back({leader, &code::wrong_lead, Verdict::broken, 1});
    Finding* const finding = accuse_of_lead(hand, misnamed_lead(hand, match, leader), leader, rule);
    if (finding == nullptr) return;
    if (is_open) {
        finding->message += "; not proven, because passes may be missing";
        finding->verdict = Verdict::open;
        return;
    }
    if (hangs_on_passes) finding->assume(Assumption::passes);
    prove_plainly(*finding, ProofCondition::Kind::turn, {named_seats("due", rule.seats)});
}

/// Reports a wrong lead at the `lead` line (`misnamed`), or else at the leader's first action.
template <GameRules G>
Finding* GameReferee<G>::accuse_of_lead(std::uint32_t hand, bool misnamed, Seat leader,
                                        const LeadRule& rule) {
    const Hand& h = record_.hands[hand];
    const std::string message =
        fmt::format("{} leads, but the lead is {}", player_name(record_, leader, hand),
                    whose(rule.seats, hand));
    if (misnamed)
        return &reporter_.at_statement(code::wrong_lead, rule.clause, hand,
                                       record_.statements[h.lead], message);
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i)
        if (record_.actions[i].seat() == leader)
            return &reporter_.at_action(code::wrong_lead, rule.clause, hand, i, message);
    return nullptr;
}

}  // namespace bones
