// Luck and skill: how the deal, the draws and each side's actions made up a hand's result.
#pragma once

#include <vector>

#include "engine/search/state_history.hpp"
#include "engine/worlds/estimate.hpp"
#include "engine/worlds/moves_made.hpp"

namespace bones::worlds {

/// A result and its parts, in 1/unit of a point: result = deal + chance + play + others.
struct SideLuck {
    std::int64_t result = 0;
    std::int64_t deal = 0;    ///< the value before ply 1, with the leader known
    std::int64_t chance = 0;  ///< tiles drawn by any seat
    std::int64_t play = 0;    ///< actions of the side itself
    std::int64_t others = 0;  ///< actions of the other sides
};

struct HandLuck {
    std::int64_t unit = 1;  ///< games times (sides - 1)
    int sides = 2;
    BySeat<SideLuck> parts{};  ///< one for each side
    /// E before each ply and finally the result, by side, in 1/unit.
    std::vector<Sums> before;
    std::vector<Sums> acted;  ///< by ply, from 1: the change by the action itself, without chance
    BySeat<std::int64_t> own_play{};  ///< by seat: the change by its own actions for its side
};

/// Computes luck and skill from the last ply to the first.
template <GameRules G>
class LuckOfHand {
  public:
    /// `verdict` must have its trace; `games` is at least 1.
    LuckOfHand(const Record& record, const GameVerdict& verdict,
               const search::StateHistory& standings, std::uint32_t hand, std::uint32_t games,
               std::string_view fingerprint)
        : record_(record),
          verdict_(verdict),
          standings_(standings),
          hand_(hand),
          games_(games),
          fingerprint_(fingerprint),
          first_(record.hands[hand].first_action),
          plies_(record.hands[hand].actions()) {}

    /// Returns nothing unless the hand ended by the rules, its score is known, and the record shows
    /// all deals and draws.
    std::optional<HandLuck> compute() {
        const auto end = standings_.position<G>(hand_, plies_ + 1);
        if (!end || !end->ended() || !end->score().known || !all_told()) return std::nullopt;
        luck_.sides = end->sides();
        luck_.unit = std::int64_t{games_} * (luck_.sides - 1);
        luck_.before.resize(plies_ + 1);
        luck_.acted.resize(plies_);
        const search::Values values = end->values();
        for (std::size_t s = 0; s < most_seats; ++s)
            luck_.before[plies_][s] = std::int64_t{games_} * values[s];
        seen_ = seen_before_plies<G>(record_, verdict_, standings_, hand_);
        for (std::uint32_t ply = plies_; ply > 0; --ply) step(ply);
        for (std::size_t s = 0; s < most_seats; ++s) {
            luck_.parts[s].deal = luck_.before[0][s];
            luck_.parts[s].result = luck_.before[plies_][s];
        }
        return luck_;
    }

  private:
    using State = typename G::State;

    const Action& action(std::uint32_t ply) const { return verdict_.actions[first_ + ply - 1]; }

    bool all_told() const {
        for (std::uint32_t ply = 1; ply <= plies_; ++ply)
            if (const auto state = standings_.state<G>(hand_, ply))
                if (!standings_.shown(hand_, ply).all_hands(state->players)) return false;
        return true;
    }

    void step(std::uint32_t ply) {
        Sums& before = luck_.before[ply - 1];
        const Sums& after = luck_.before[ply];
        before = after;
        const auto state = standings_.state<G>(hand_, ply);
        const auto position = standings_.position<G>(hand_, ply, search::OwedDraws::unpaid);
        if (!state || !position) return;  // a remark, or play cannot continue from here
        const Standing<G> standing{*position, seen_[ply - 1], standings_.last_to_play(hand_, ply)};
        const Seat seat = action(ply).seat();
        const bool owed = G::owing(position->state).contains(seat);
        const bool forced = owed || is_forced(*position, ply);
        const std::uint64_t seed = seed_of(fingerprint_, hand_, ply, Purpose::estimate);
        if (!action(ply).draws()) {
            if (forced) return;
            before = estimate(standing, games_, seed);
            return credit(ply, before, after);
        }
        before = estimate(standing, games_, seed);
        Sums drawn = before;
        if (!forced && standing.position.yard.size() > 0) {
            Move draw;
            draw.kind = MoveKind::draw;
            drawn = estimate(taken_up(standing, seat), games_, seed, draw);
            credit(ply, before, drawn);
        }
        for (std::size_t s = 0; s < most_seats; ++s) luck_.parts[s].chance += after[s] - drawn[s];
    }

    /// Whether the rules allowed only this action.
    bool is_forced(const search::Position<G>& position, std::uint32_t ply) const {
        return position.state.turn == action(ply).seat() &&
               verdict_.trace[first_ + ply - 1].verdict == Verdict::kept &&
               position.moves().size() == 1;
    }

    /// Lets a seat act, in turn or not (G2).
    static Standing<G> taken_up(Standing<G> standing, Seat seat) {
        State& state = standing.position.state;
        G::forgive(state);
        if (state.turn != seat) G::seize(state, seat);
        return standing;
    }

    void credit(std::uint32_t ply, const Sums& before, const Sums& after) {
        const Seat seat = action(ply).seat();
        const std::size_t side = static_cast<std::size_t>(seat.index() % luck_.sides);
        for (std::size_t s = 0; s < most_seats; ++s) {
            luck_.acted[ply - 1][s] = after[s] - before[s];
            (s == side ? luck_.parts[s].play : luck_.parts[s].others) += after[s] - before[s];
        }
        luck_.own_play[seat] += after[side] - before[side];
    }

    const Record& record_;
    const GameVerdict& verdict_;
    const search::StateHistory& standings_;
    std::uint32_t hand_, games_;
    std::string_view fingerprint_;
    std::uint32_t first_, plies_;
    std::vector<play::TableKnowledge> seen_;
    HandLuck luck_;
};

}  // namespace bones::worlds
