// One hand in play: its state by the rules, the tiles of each seat, and the tiles left to draw.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "engine/play/sheet.hpp"
#include "engine/players/random.hpp"
#include "engine/players/seen.hpp"
#include "engine/rules/hand_play.hpp"

namespace bones::play {

/// The shuffled tiles, face down, taken one after the other.
class Shuffle {
  public:
    /// Shuffles these tiles (Durstenfeld's version of Fisher-Yates).
    void mix(const TileSet& tiles, Random& random) {
        size_ = 0;
        for (Tile tile : tiles) tiles_[size_++] = tile;
        for (std::uint32_t i = 0; i + 1 < size_; ++i)
            std::swap(tiles_[i], tiles_[i + random.below(size_ - i)]);
        next_ = 0;
    }
    /// Takes the next tile; at least one must be left.
    Tile take() { return tiles_[next_++]; }
    bool empty() const { return next_ == size_; }
    /// Whether no tile has been taken yet.
    bool untouched() const { return next_ == 0; }
    /// The remaining tiles in drawing order.
    std::span<const Tile> rest() const { return {tiles_.data() + next_, size_ - next_}; }

  private:
    std::array<Tile, most_tiles> tiles_{};
    std::uint32_t size_ = 0;
    std::uint32_t next_ = 0;
};

template <GameRules G>
class HandInPlay {
  public:
    using State = typename G::State;

    /// Deals a hand from the shuffle and writes it on the sheet.
    void deal(const Deal& deal, int players, Shuffle& shuffle, PlayedHand& sheet) {
        shuffle_ = &shuffle;
        sheet_ = &sheet;
        if (shuffle.untouched()) seen_.laid = deal.absent;
        seen_.lacking = {};
        for (int s = 0; s < players; ++s) {
            TileSet& hand = play_.hands[s] = {};
            for (int i = 0; i < deal.each; ++i) hand.add(shuffle.take());
            sheet.deals[s] = hand;
        }
        sheet.has_yard = deal.stock_is_out && !shuffle.empty();
        if (sheet.has_yard) sheet.yard.assign(shuffle.rest().begin(), shuffle.rest().end());
    }
    /// Starts play.
    void start(const State& state) {
        play_.state = state;
        points_.clear();
    }

    const State& state() const { return play_.state; }
    State& state() { return play_.state; }
    const TileSet& hand(Seat seat) const { return play_.hands[seat]; }
    const TileSet& own_hand() const { return hand(play_.state.turn); }
    const TableKnowledge& seen() const { return seen_; }
    const PlayedHand& sheet() const { return *sheet_; }
    PlayedHand& sheet() { return *sheet_; }
    /// The points that tiles have made.
    std::span<const PointsAtPly> points() const { return points_; }
    /// Whether a tile is left to draw.
    bool can_draw() const { return !shuffle_->empty(); }
    /// The undealt and undrawn tiles in drawing order.
    std::span<const Tile> yard() const { return shuffle_->rest(); }

    /// Makes a move of the seat on turn, legal or not. The tile of a draw comes from the shuffle.
    void make(Move move) {
        const Seat seat = play_.state.turn;
        if constexpr (G::claims_points)
            if (move.kind == MoveKind::play) {  // all its points are called
                move.declared = true;
                move.suit = Action::no_such_suit;
            }
        seen_.note<G>(play_.state, move);
        const bool leads = G::leads(play_.state);
        play_.make(move, [this](Seat) { return shuffle_->take(); });
        sheet_->actions.push_back(written<G>(seat, move, leads));
        if constexpr (G::claims_points)
            if (move.kind == MoveKind::play) note_points(seat);
    }
    /// Makes an owed draw of a seat.
    void pay(Seat seat) {
        play_.pay(seat, [this](Seat owing) { return take_owed(owing); });
    }
    /// Makes all owed draws, clockwise from the seat after the one that laid the last tile.
    void pay_all() {
        play_.pay_owed(sheet_->actions.back().seat(), 1,
                       [this](Seat owing) { return take_owed(owing); });
    }

  private:
    /// Takes the tile of an owed draw and writes the draw down.
    Tile take_owed(Seat seat) {
        Move draw;
        draw.kind = MoveKind::draw;
        draw.tile = shuffle_->take();
        sheet_->actions.push_back(written<G>(seat, draw, false));
        return draw.tile;
    }
    /// Writes down the points of the last tile, if it makes any.
    void note_points(Seat seat) {
        const TilePoints made = G::points_made(play_.state);
        if (made.scored > 0)
            points_.push_back(
                {static_cast<std::uint32_t>(sheet_->actions.size()), seat, made.scored});
        if (made.worth > 0) sheet_->actions.back().suit = made.worth & 63u;
    }

    KnownPlay<G> play_;
    std::vector<PointsAtPly> points_;
    TableKnowledge seen_;
    Shuffle* shuffle_ = nullptr;
    PlayedHand* sheet_ = nullptr;
};

}  // namespace bones::play
