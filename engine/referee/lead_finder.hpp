// Finds who led a hand (G2).
#pragma once

#include <algorithm>
#include <optional>

#include "engine/referee/claims.hpp"
#include "engine/referee/hand_referee.hpp"

namespace bones {

/// Finds the leaders of the hands of a record.
template <GameRules G>
class LeadFinder {
  public:
    /// `noting`: of the current hand.
    LeadFinder(const Record& record, const Noting& noting) : record_(record), noting_(noting) {}

    Seat named(std::uint32_t hand) const;
    Seat leader(std::uint32_t hand) const;
    Seat contradicted(std::uint32_t hand, Seat leader) const;
    std::optional<Seat> other_leader(std::uint32_t hand, Seat leader) const;
    Seat first_to_act(std::uint32_t hand) const;
    SeatSet first_players(std::uint32_t hand, const LeadRule& rule) const;

  private:
    const Record& record_;
    const Noting& noting_;
};

/// The seat of the hand's `lead` line.
template <GameRules G>
Seat LeadFinder<G>::named(std::uint32_t hand) const {
    const std::uint32_t line = record_.hands[hand].lead;
    if (line == none_such || record_.statements[line].seat.index() >= record_.players) return {};
    return record_.statements[line].seat;
}

/// G2: the seat of the first action. The `lead` line decides if no action exists, or if earlier
/// seats may have acted without an entry.
template <GameRules G>
Seat LeadFinder<G>::leader(std::uint32_t hand) const {
    const Seat named_seat = named(hand), first = first_to_act(hand);
    const bool may_act_silently =
        G::may_pass_first && !(noting_.notes(SheetNote::passes) && noting_.notes(SheetNote::draws));
    return named_seat.exists() && (!first.exists() || may_act_silently) ? named_seat : first;
}

/// G2: the seat of a `lead` line that the first action contradicts.
template <GameRules G>
Seat LeadFinder<G>::contradicted(std::uint32_t hand, Seat leader) const {
    const Seat named_seat = named(hand);
    return leader.exists() && named_seat != leader ? named_seat : Seat();
}

/// G2: the other seat that may have led the hand; empty if there is none. No seat: any other.
template <GameRules G>
std::optional<Seat> LeadFinder<G>::other_leader(std::uint32_t hand, Seat leader) const {
    const Seat named_seat = contradicted(hand, leader);
    if (named_seat.exists()) return named_seat;
    return lead_is_doubtful(record_, hand) ? std::optional(Seat()) : std::nullopt;
}

/// S2: the seats that may have passed first, without an entry. None: a `lead` line names the first
/// player, or the game has no such pass.
template <GameRules G>
SeatSet LeadFinder<G>::first_players(std::uint32_t hand, const LeadRule& rule) const {
    if (!G::may_pass_first || named(hand).exists()) return {};
    return rule.seats.empty() ? SeatSet::all(record_.players) : rule.seats;
}

/// Returns the seat of the first action of a hand. No seat: the hand has no action, or something
/// unreadable comes first (G5a).
template <GameRules G>
Seat LeadFinder<G>::first_to_act(std::uint32_t hand) const {
    const Hand& h = record_.hands[hand];
    for (std::uint32_t i = h.first_action; i < std::min(h.end_action, h.unread); ++i) {
        const Action& action = record_.actions[i];
        const bool stranger = action.seat().index() >= record_.players;
        if (stranger || action.is_unread()) return {};  // G5a
        if (is_of_game<G>(action)) return action.seat();
    }
    return {};
}

}  // namespace bones
