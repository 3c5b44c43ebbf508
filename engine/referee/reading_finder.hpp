// Finds the ways to interpret an action when the sheet leaves something out (G17).
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "engine/referee/hand_referee.hpp"

namespace bones {

/// The most consecutive passes that may be left out. Further turns (S9) allow more passes than
/// seats.
inline constexpr unsigned most_silent_passes = 4 * most_seats;

/// Finds the readings of the next action of a hand.
template <GameRules G>
class ReadingFinder {
  public:
    /// `after_passer`: the seat that may also act after a pass out of turn (G2). `first_players`:
    /// the seats that may have passed before the first action; empty after it.
    ReadingFinder(const Record& record, const Noting& noting, const HandPlay<G>& play,
                  Seat after_passer, SeatSet first_players)
        : record_(record),
          noting_(noting),
          play_(play),
          after_passer_(after_passer),
          first_players_(first_players) {}

    /// Adds the readings of an action if there are several, or if the only one differs from the
    /// written action. `numbers`: the arm numbers that later actions use. `several`: other referees
    /// follow other interpretations, so the arm of a tile is set even if it fits on one arm only.
    void add(std::uint32_t index, std::span<const unsigned> numbers, bool several,
             std::vector<Reading>& all) const;

  private:
    using State = typename G::State;

    void add_places(std::uint32_t index, std::span<const unsigned> numbers,
                    std::vector<Reading>& all) const;
    void add_fits(std::uint32_t index, std::span<const unsigned> numbers,
                  std::vector<Reading>& all) const;
    static void add_both_ways(std::uint32_t index, const Action& written,
                              std::vector<Reading>& all);
    void add_first_passes(std::uint32_t index, std::vector<Reading>& all) const;
    bool begins_anew(const Action& action) const;
    bool may_lapse(const Action& action, unsigned passes) const;
    bool needs_new_turn(const Action& action) const;
    unsigned silent_passes(const Action& action, SeatSet& passing) const;

    const Record& record_;
    const Noting& noting_;
    const HandPlay<G>& play_;
    Seat after_passer_;
    SeatSet first_players_;
};

template <GameRules G>
void ReadingFinder<G>::add(std::uint32_t index, std::span<const unsigned> numbers, bool several,
                           std::vector<Reading>& all) const {
    if constexpr (G::has_layout) {
        const Action& written = record_.actions[index];
        if (written.seat().index() >= record_.players || !is_of_game<G>(written)) return;
        SeatSet passing;
        const unsigned passes = silent_passes(written, passing);
        if (written.kind == ActionKind::play) add_places(index, numbers, all);
        const bool as_written =
            all.empty() || (all.size() == 1 && all.front().action.low_first == written.low_first &&
                            all.front().action.crosswise == written.crosswise &&
                            (!several || all.front().action.arm == written.arm));
        if (as_written) all.clear();
        const bool lapses = may_lapse(written, passes);
        if (passes == 0 && !lapses) return add_first_passes(index, all);
        if (passes == 0) passing = {};
        if (passes == 0 && written.seat() == play_.state.turn) passing = written.seat();
        if (as_written) all.push_back({index, written, 0});
        // The likelier way comes first: that passes are left out, or that none are.
        std::vector<Reading> others = all;
        for (Reading& reading : others) reading.lapses = lapses;
        std::vector<Reading>& passed = written.seat() == play_.state.turn ? others : all;
        for (Reading& reading : passed) {
            reading.passes = static_cast<std::uint8_t>(passes);
            reading.passing = passing;
        }
        all.insert(all.end(), others.begin(), others.end());
    }
}

// S2: the seats before the first pass may have passed too, from the first player on.
template <GameRules G>
void ReadingFinder<G>::add_first_passes(std::uint32_t index, std::vector<Reading>& all) const {
    const Action& written = record_.actions[index];
    if (written.kind != ActionKind::pass || noting_.notes(SheetNote::passes)) return;
    Seat first = written.seat();
    SeatSet passing;
    for (std::uint8_t passes = 1; passes < record_.players; ++passes) {
        first = first.next(record_.players, record_.players - 1);
        passing |= first;
        if (!first_players_.contains(first)) continue;
        if (all.empty()) all.push_back({index, written, 0});
        all.push_back({index, written, passes, passing});
    }
}

// Adds the places at which a tile fits; none if it is used as written.
template <GameRules G>
void ReadingFinder<G>::add_places(std::uint32_t index, std::span<const unsigned> numbers,
                                  std::vector<Reading>& all) const {
    const Action& written = record_.actions[index];
    const bool halves = noting_.notes(SheetNote::halves) && written.arm != Action::no_half;
    const bool free = written.leaves_arm_out();
    if (!play_.state.opened) {
        // The arms are numbered by the half that is written first.
        if (!halves && !numbers.empty() && !written.tile().is_double() && G::arm_labels != 0)
            add_both_ways(index, written, all);
        return;
    }
    if (!free && (halves || written.arm == Action::no_such_arm)) return;
    if (!free && written.crosswise) {
        // A matador offers both halves anyway. Of another tile either half may be the open one.
        if constexpr (G::has_crosswise)
            if (!written.tile().is_double() && !G::is_matador(written.tile()))
                add_both_ways(index, written, all);
        return;
    }
    add_fits(index, numbers, all);
    // If the tile does not fit, either half may be the open one.
    if (!free && all.empty() && !written.tile().is_double()) add_both_ways(index, written, all);
}

template <GameRules G>
void ReadingFinder<G>::add_both_ways(std::uint32_t index, const Action& written,
                                     std::vector<Reading>& all) {
    for (const unsigned turned : {0u, 1u}) {
        all.push_back({index, written, 0});
        all.back().action.low_first = written.low_first != turned;
    }
}

template <GameRules G>
void ReadingFinder<G>::add_fits(std::uint32_t index, std::span<const unsigned> numbers,
                                std::vector<Reading>& all) const {
    const Action& written = record_.actions[index];
    const bool halves = noting_.notes(SheetNote::halves) && written.arm != Action::no_half;
    const bool free = written.leaves_arm_out();
    const bool across =
        G::has_crosswise && G::lies_crosswise(written.tile()) && G::is_matador(written.tile());
    const auto arm = static_cast<unsigned>(written.arm);
    const std::span<const unsigned> own(&arm, 1);
    for (const bool crosswise : {false, true}) {
        const bool leaves_out = free && (!halves || record_.written != NotedKinds::all());
        const bool may =
            crosswise ? across && (written.crosswise == 1 || leaves_out) : written.crosswise == 0;
        if (!may) continue;
        Action action = written;
        action.crosswise = crosswise;
        bool as_written = false;
        play_.each_fit(action, free ? numbers : own, [&](unsigned number, bool turned) {
            if (!free && number != written.arm) return;
            // If halves are noted, a tile is turned only if it fits no other way (N9).
            if (turned && halves && as_written) return;
            as_written = as_written || !turned;
            all.push_back({index, action, 0});
            all.back().action.arm = number & 255u;
            if (!halves) all.back().action.low_first = written.low_first != turned;
        });
    }
}

/// Whether no seat may draw here, regardless of its tiles.
template <GameRules G>
bool forbids_draw(const typename G::State& state) {
    Move draw;
    draw.kind = MoveKind::draw;
    const Charges charges = charges_against<G>(state, draw);
    return std::any_of(charges.begin(), charges.end(),
                       [](const Charge& charge) { return charge.plain(); });
}

// Whether the action is a draw or a prize that a seat may not take after a draw (P6).
template <GameRules G>
bool ReadingFinder<G>::needs_new_turn(const Action& action) const {
    if (action.draws()) return forbids_draw<G>(play_.state);
    if constexpr (G::has_prizes) {
        Move move;
        HandPlay<G> play = play_;
        play.read(action, move);
        return move.kind == MoveKind::play && move.from_prizes;
    }
    return false;
}

// Whether all seats may have passed so that the seat on turn is on turn again. Its turn must have
// begun or be a further turn. Before the opening tile, a draw shows that all have passed (S2).
template <GameRules G>
bool ReadingFinder<G>::begins_anew(const Action& action) const {
    if (!play_.state.opened) return action.draws() && forbids_draw<G>(play_.state);
    return G::open_turn(play_.state) == OpenTurn::pass_due &&
           (G::has_further_turns || needs_new_turn(action));
}

// Whether the seat may act out of turn before the open turn of another seat ended, or after its own
// had ended with an unwritten pass. `passes`: as from silent_passes.
template <GameRules G>
bool ReadingFinder<G>::may_lapse(const Action& action, unsigned passes) const {
    const Seat seat = action.seat();
    const State& now = play_.state;
    if (noting_.notes(SheetNote::passes) || now.ended() || !now.turn.exists()) return false;
    if (seat != now.turn) return seat != after_passer_ && G::open_turn(now) == OpenTurn::pass_due;
    if (passes > 0 || !now.opened || !begins_anew(action)) return false;
    State state = now;
    G::forgive(state);
    G::apply(state, Move{});
    return !state.ended() && state.turn.exists() && state.turn != seat;
}

// Returns how many unwritten passes bring the turn to the acting seat. 0: none are needed, or none
// are possible because passes are noted or would end the hand. The pass of an open turn may end it
// (G11). After a pass out of turn, the seat next to the passer needs none (G2).
template <GameRules G>
unsigned ReadingFinder<G>::silent_passes(const Action& action, SeatSet& passing) const {
    const Seat seat = action.seat();
    State state = play_.state;
    if (!state.turn.exists() || state.ended() || noting_.notes(SheetNote::passes)) return 0;
    const bool ends_turn = seat != state.turn && G::open_turn(state) == OpenTurn::pass_due;
    if (!(state.opened || G::may_pass_first || ends_turn)) return 0;
    if (seat == after_passer_ && seat != state.turn) return 0;
    G::forgive(state);
    if (state.turn == seat && !begins_anew(action)) return 0;
    if (state.turn != seat && G::open_turn(state) == OpenTurn::may_end) {
        G::seize(state, state.turn.next(record_.players));
        if (state.turn == seat) return 0;
    }
    unsigned passes = 0;
    do {
        if (state.ended() || !state.turn.exists() || passes == most_silent_passes) return 0;
        passing |= state.turn;
        G::apply(state, Move{});
        ++passes;
        if (ends_turn && passes == 1 && state.ended()) return 1;  // not if it was false (G11)
    } while (state.turn != seat ||
             (!ends_turn && !state.opened && action.draws() && forbids_draw<G>(state)));
    return state.ended() ? 0 : passes;
}

}  // namespace bones
