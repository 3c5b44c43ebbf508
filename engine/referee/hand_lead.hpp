// Judges the lead of a hand that starts with the lowest dealt tile of a list (L2).
#pragma once

#include "engine/referee/claims.hpp"
#include "engine/referee/hand_referee.hpp"

namespace bones {

// L2, B2: if either of two seats may have had the lead, a lead by one of them is not wrong.
template <GameRules G>
void HandReferee<G>::judge_dealt_lead() {
    if (!named_leader_.exists()) return judge_lead_line();
    const auto first = static_cast<std::uint32_t>(record_.hands[hand_].first_action);
    if (who_may_lead(first, named_leader_).contains(named_leader_))
        G::lead_is_reported(play_.state);
}

// L2: reports a `lead` line with a seat that cannot have been dealt the leading tile.
template <GameRules G>
void HandReferee<G>::judge_lead_line() {
    const DealtLead lead(*context_.hands, hand_, G::lead_tiles(play_.state.rules));
    const Hand& hand = record_.hands[hand_];
    const bool written =
        hand.lead != none_such && record_.statements[hand.lead].seat == play_.state.turn;
    if (!written) return;
    const auto begin = record_.actions.begin();
    const bool played =
        std::any_of(begin + hand.first_action, begin + hand.end_action, is_of_game<G>);
    if (!played && lead.none_dealt() != Verdict::broken) return;
    G::lead_is_written(play_.state);
    const Seat seat = play_.state.turn;
    if (lead.seats().contains(seat) || lead_is_doubtful(record_, hand_)) return;
    Finding& finding = context_.reporter->at_statement(
        code::wrong_lead, G::lead_clause, hand_, record_.statements[hand.lead],
        fmt::format("{} leads, but was not dealt the tile that must lead", name(seat)));
    prove_plainly(finding, ProofCondition::Kind::turn, {named_seats("due", lead.seats() - Seat())});
    context_.breaches->push_back({seat, &code::wrong_lead, Verdict::broken, 0});
    G::lead_is_reported(play_.state);
}

// L2: if no seat was dealt a tile that leads, the hand is void. If this is uncertain, the record
// decides. In games that lead with any tile, no hand is void (B2).
template <GameRules G>
void HandReferee<G>::settle_void_hand() {
    const auto in_set = static_cast<std::size_t>(set_size(record_.highest));
    if (acted_ || std::size(G::lead_tiles(play_.state.rules)) == in_set) return;
    const Hand& hand = record_.hands[hand_];
    const bool said =
        hand.end != none_such && record_.statements[hand.end].end() == EndKind::voided;
    const Verdict none_dealt =
        DealtLead(*context_.hands, hand_, G::lead_tiles(play_.state.rules)).none_dealt();
    if (none_dealt == Verdict::kept || (none_dealt == Verdict::open && said))
        play_.state.end = EndKind::voided;
}

// L2, B2. A seat whose hand is in doubt may have been dealt any tiles (G5).
template <GameRules G>
SeatSet HandReferee<G>::who_may_lead(std::uint32_t index, Seat seat) const {
    SeatSet in_doubt;
    for (Seat each : SeatSet::all(record_.players))
        if (context_.hands->in_doubt(hand_, each, static_cast<Moment>(index))) in_doubt |= each;
    if (in_doubt.contains(seat)) return SeatSet::all(record_.players) | Seat();
    return DealtLead(*context_.hands, hand_, G::lead_tiles(play_.state.rules)).seats() | in_doubt;
}

}  // namespace bones
