// Reads from a record what a player has seen, and puts the tiles of a way back into a position.
#pragma once

#include <algorithm>

#include "engine/hand_lines.hpp"
#include "engine/worlds/moves_made.hpp"
#include "engine/worlds/view.hpp"

namespace bones::worlds {

/// Follows a hand up to a ply from the view of one seat.
template <GameRules G>
class ViewReader {
  public:
    /// `verdict` must have its trace.
    ViewReader(const Record& record, const GameVerdict& verdict,
               const search::StateHistory& standings, std::uint32_t hand, std::uint32_t ply)
        : record_(record),
          verdict_(verdict),
          standings_(standings),
          hand_(hand),
          ply_(ply),
          first_(record.hands[hand].first_action) {}

    /// Returns the view of the seat on turn. Nothing if its own hand is unknown, counts do not
    /// agree, or no way is possible.
    std::optional<View> read() {
        const auto state = standings_.state<G>(hand_, ply_);
        if (!state || state->ended() || !state->turn.exists()) return std::nullopt;
        view_.seat = state->turn;
        const std::optional<TileSet>& held = standings_.shown(hand_, ply_).hands[view_.seat];
        if (!held) return std::nullopt;
        view_.own = *held;
        for (std::uint32_t ply = 1; ply < ply_; ++ply) follow(ply);
        view_.own_dealt =
            standings_.shown(hand_, ply_).dealt[view_.seat].value_or(view_.own - own_drawn_);
        if (unread_ || !lay_out(*state) || !hands_agree(*state)) return std::nullopt;
        for (const auto& [ply, seat, tile] : seen_) view_.confine(tile, view_.filled_by(seat, ply));
        if constexpr (G::lead_is_dealt)
            if (!state->opened && G::leads_by_deal(*state)) add_lead(*state);
        if (!weigh(view_, evidence_, laid_at_)) return std::nullopt;
        return std::move(view_);
    }

  private:
    using State = typename G::State;

    struct SeenTile {
        std::uint32_t ply;
        Seat seat;
        Tile tile;
    };

    const Action& action(std::uint32_t ply) const { return verdict_.actions[first_ + ply - 1]; }

    void follow(std::uint32_t ply) {
        const Action& done = action(ply);
        const Seat seat = done.seat();
        const bool mine = seat == view_.seat;
        if (done.kind == ActionKind::unknown_turn || done.is_unread() || done.draws_some() ||
            done.puts_back())
            unread_ = true;
        if (done.kind == ActionKind::show && !mine) seen_.push_back({ply, seat, done.tile()});
        std::optional<State> state = standings_.state<G>(hand_, ply);
        if (!state) return;
        const bool from_prizes = lays_prize<G>(*state, done);
        if (done.kind == ActionKind::play && !from_prizes) {
            if (mine) {
                view_.own.add(done.tile());
            } else {
                seen_.push_back({ply, seat, done.tile()});
                laid_by_others_.push_back({seat, done.tile()});
                view_.laid.add(done.tile());
            }
            laid_at_.push_back({ply, done.tile()});
        }
        if (done.draws()) {
            if (mine) own_drawn_.add(done.tile());
            if (!mine) draws_.push_back({Origin::Kind::draw, seat, ply});
            if (G::owing(*state).contains(seat)) return;
        }
        if (state->turn != seat) G::seize(*state, seat);
        const Move move = move_made(done, verdict_.trace[first_ + ply - 1], from_prizes);
        if (!mine || G::leads(*state)) note(*state, move, ply);
        note_cut_short(state_after<G>(*state, move), ply);
    }

    /// Adds what a move rules out if it was legal. A move that is wrong in any case shows nothing.
    void note(const State& state, const Move& move, std::uint32_t ply) {
        for (const Charge& charge : charges_against<G>(state, move)) {
            const bool told = charge.scope == Scope::now || charge.scope == Scope::all_dealt;
            if (charge.plain() || charge.otherwise != nullptr || !told) continue;
            const bool dealt = charge.scope == Scope::all_dealt;
            if (state.turn == view_.seat && !dealt) continue;
            evidence_.push_back({state.turn, ply, charge.none_of, dealt, charge.all_of});
        }
    }

    /// G2: a turn that another seat interrupts ends with a pass.
    void note_cut_short(const State& after, std::uint32_t ply) {
        if (after.ended() || !after.turn.exists() || after.turn == view_.seat ||
            !G::owing(after).empty() || G::open_turn(after) != OpenTurn::pass_due)
            return;
        for (std::uint32_t next = ply + 1; next <= ply_; ++next) {
            if (!standings_.state<G>(hand_, next)) continue;
            const Seat seat = next < ply_ ? action(next).seat() : view_.seat;
            if (seat != after.turn) note(after, Move{}, ply + 1);
            return;
        }
    }

    /// The leader is known, so no other seat was dealt a leading tile that precedes the leader's.
    void add_lead(const State& state) {
        if (state.turn != state.leader) return;
        TileSet lower;
        for (Tile tile : G::lead_tiles(state.rules)) {
            if (view_.own_dealt.contains(tile)) break;
            lower.add(tile);
        }
        evidence_.push_back({view_.seat, 1, lower, true, {}});
    }

    /// Builds the groups of places and their tiles; false if the numbers differ.
    bool lay_out(const State& state) {
        const HandStart& start = verdict_.starts[hand_];
        typename G::Match match{};
        match.players = state.players;
        match.rules = state.rules;
        match.hand_number = record_.hands[hand_].number;
        for (Seat seat : SeatSet::all(state.players))
            if (seat != view_.seat) add({start.dealt[seat], false}, {Origin::Kind::deal, seat, 0});
        for (const Origin& draw : draws_) add({1, true}, draw);
        TileSet tiles = TileSet::full(record_.highest) - view_.own;
        for (const TileSet& prizes : start.prizes) tiles -= prizes;
        if constexpr (G::one_shuffle) tiles -= played_in_hands_before(record_, hand_);
        const Deal deal = G::deal(match);
        const int stock = deal.draws ? state.stock : deal.stock;
        const int drawable = deal.draws ? std::max(0, stock - deal.never_drawn) : 0;
        add({drawable, true}, {Origin::Kind::yard, {}, 0});
        add({stock - drawable, false}, {Origin::Kind::out_of_play, {}, 0});
        if (view_.origins.size() > most_groups) return false;
        GroupSet all;
        for (std::size_t g = 0; g < view_.origins.size(); ++g) all.set(g);
        for (Tile tile : tiles) {
            view_.places.tiles.push_back(tile);
            view_.places.allowed.push_back(all);
        }
        return view_.places.even();
    }
    /// Whether each hand has the number of tiles required by the rules, and laid tiles were unseen
    /// before.
    bool hands_agree(const State& state) const {
        BySeat<int> sizes{};
        for (std::size_t g = 0; g < view_.origins.size(); ++g)
            if (view_.origins[g].seat.exists())
                sizes[view_.origins[g].seat] += view_.places.groups[g].size;
        TileSet unseen;
        for (Tile tile : view_.places.tiles) unseen.add(tile);
        for (const auto& [seat, tile] : laid_by_others_) {
            --sizes[seat];
            if (!unseen.contains(tile)) return false;
            unseen.remove(tile);
        }
        for (Seat seat : SeatSet::all(state.players))
            if (seat != view_.seat && sizes[seat] != state.held[seat]) return false;
        return true;
    }
    void add(Group group, const Origin& origin) {
        view_.places.groups.push_back(group);
        view_.origins.push_back(origin);
    }

    const Record& record_;
    const GameVerdict& verdict_;
    const search::StateHistory& standings_;
    std::uint32_t hand_, ply_, first_;
    View view_;
    std::vector<Origin> draws_;  ///< draws of other seats
    TileSet own_drawn_;
    std::vector<SeenTile> seen_;  ///< tiles laid or shown by other seats, and when
    std::vector<std::pair<Seat, Tile>> laid_by_others_;
    std::vector<std::pair<std::uint32_t, Tile>> laid_at_;
    bool unread_ = false;  ///< an action is unreadable or incomplete
    std::vector<Evidence> evidence_;
};

/// Returns the view of the seat on turn before a ply of a hand.
template <GameRules G>
std::optional<View> read_view(const Record& record, const GameVerdict& verdict,
                              const search::StateHistory& standings, std::uint32_t hand,
                              std::uint32_t ply) {
    return ViewReader<G>(record, verdict, standings, hand, ply).read();
}

/// Returns the position before the ply with the tiles placed by `lie`. Nothing if play cannot
/// continue there or the score of the hand is unforeseeable.
template <GameRules G>
std::optional<search::Position<G>> position_in(const View& view, const TilePlacement& lie,
                                               const Record& record,
                                               const search::StateHistory& standings,
                                               std::uint32_t hand, std::uint32_t ply) {
    auto state = standings.state<G>(hand, ply);
    if (!state || !G::score_foreseen(*state) || !G::pick_up(*state)) return std::nullopt;
    search::Position<G> position;
    position.state = *state;
    position.hand_number = record.hands[hand].number;
    BySeat<TileSet> dealt{};
    dealt[view.seat] = standings.shown(hand, ply).dealt[view.seat].value_or(TileSet());
    auto tile = lie.begin();
    for (std::size_t g = 0; g < view.origins.size(); ++g)
        for (int i = 0; i < view.places.groups[g].size; ++i, ++tile) {
            const Origin& origin = view.origins[g];
            if (!origin.seat.exists())
                position.yard.add(*tile);
            else if (!view.laid.contains(*tile))
                position.hands[origin.seat].add(*tile);
            if (origin.kind == Origin::Kind::deal) dealt[origin.seat].add(*tile);
        }
    position.hands[view.seat] = *standings.shown(hand, ply).hands[view.seat];
    position.settle({}, dealt);
    return position;
}

}  // namespace bones::worlds
