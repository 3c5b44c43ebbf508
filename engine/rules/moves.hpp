// Moves: one action as the rules see it, and the legal moves of a seat.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "bones/tile.hpp"

namespace bones {

enum class MoveKind : std::uint8_t { play, draw, pass };

/// The arm of a tile whose place is unknown.
inline constexpr std::uint8_t no_arm = 0xFF;

/// One action as the rules see it, with its arm and halves resolved.
struct Move {
    MoveKind kind = MoveKind::pass;
    bool known = true;          ///< draw: whether the tile is known
    bool fits = true;           ///< play: whether the tile fits where it is laid
    bool crosswise = false;     ///< play: whether the tile lies across
    bool from_prizes = false;   ///< play: the tile is played from the prizes, not from the hand
    std::uint8_t inner = 0;     ///< play on a layout: the half that touches the arm
    std::uint8_t outer = 0;     ///< play on a layout: the half that becomes the open end
    std::uint8_t arm = 0;       ///< index of the arm in the state, or no_arm
    std::uint8_t suit = 0;      ///< the suit of a lead to a trick
    bool declared = false;      ///< whether the suit was declared
    bool unknown_suit = false;  ///< whether the record marks the suit as unknown
    Tile tile;

    friend bool operator==(const Move&, const Move&) = default;
};

/// Tiles that can be played in the same way, and the half that each is played with. This is the
/// higher half if it is one of `numbers`, else the lower half.
struct PlayableTiles {
    TileSet tiles;
    std::uint32_t numbers = ~0u;  ///< one bit each
    TileSet either{};             ///< the tiles that can be played with either half; never doubles

    /// The number of plays.
    std::uint32_t count() const {
        const int both = either.empty() ? 0 : either.size();
        return static_cast<std::uint32_t>(tiles.size() + both);
    }
    friend PlayableTiles operator&(PlayableTiles playable, const TileSet& tiles) {
        playable.tiles &= tiles;
        playable.either &= tiles;
        return playable;
    }
};

/// The tiles that touch with this number, 0..15.
constexpr PlayableTiles touching_with(int number) {
    return {TileSet::with(number), 1u << number};
}

/// The meaning of the half that a tile is played with.
enum class HalfRole : std::uint8_t {
    none,     ///< nothing
    touches,  ///< the half touches the arm, and the other one becomes the open end
    suit,     ///< the half is the suit that is led
};

/// Plays that differ only in the tile and its half. They are sorted by tile number, with the higher
/// half first.
class PlayRun {
  public:
    /// `common`: the members that all plays share.
    PlayRun(const Move& common, HalfRole role, const PlayableTiles& playable)
        : common_(common), role_(role), count_(playable.count()), playable_(playable) {}
    std::uint32_t count() const { return count_; }
    /// The n-th play, from 0; n must be below count().
    Move operator[](std::uint32_t n) const {
        for (Tile tile : playable_.tiles) {
            if (n-- == 0) return play(tile, first_half(tile));
            if (playable_.either.contains(tile) && n-- == 0) return play(tile, tile.low());
        }
        return {};
    }
    /// Calls `use(move)` for each play in order.
    template <class Use>
    void for_each(Use&& use) const {
        for (Tile tile : playable_.tiles) {
            use(play(tile, first_half(tile)));
            if (playable_.either.contains(tile)) use(play(tile, tile.low()));
        }
    }

  private:
    int first_half(Tile tile) const {
        const bool higher = playable_.either.contains(tile) || playable_.numbers >> tile.high() & 1;
        return tile.half(!higher);
    }
    Move play(Tile tile, int half) const {
        Move move = common_;
        move.kind = MoveKind::play;
        move.tile = tile;
        if (role_ == HalfRole::suit) move.suit = static_cast<std::uint8_t>(half);
        if (role_ != HalfRole::touches) return move;
        move.inner = static_cast<std::uint8_t>(half);
        move.outer = static_cast<std::uint8_t>(tile.other(half));
        return move;
    }

    Move common_;
    HalfRole role_;
    std::uint32_t count_;
    PlayableTiles playable_;
};

/// The number of legal moves of a seat with a given hand.
class MoveCount {
  public:
    void add_plays(const Move&, HalfRole, const PlayableTiles& playable) {
        count_ += playable.count();
    }
    void add_play(const Move&, HalfRole, Tile) { ++count_; }
    void add_pass() {
        ++count_;
        ++passes_;
    }
    void add_draw() { ++count_; }

    /// Whether a pass is the only legal move.
    bool only_pass() const { return count_ == 1 && passes_ == 1; }
    std::uint16_t count() const { return static_cast<std::uint16_t>(count_); }
    bool empty() const { return count_ == 0; }

  private:
    std::uint32_t count_ = 0;  ///< at most tiles times ends, far below 2^16
    std::uint32_t passes_ = 0;
};

/// The legal moves of a seat with a given hand: its plays, then the pass, then the draw of an
/// unknown tile. Stored as runs, because callers mostly use one move only.
class LegalMoves {
  public:
    /// The limit on the number of runs in any position of a game.
    static constexpr std::size_t most_runs = 16;

    LegalMoves() {}
    /// Adds the plays of these tiles, if there are any.
    void add_plays(const Move& common, HalfRole role, const PlayableTiles& playable) {
        if (playable.tiles.empty()) return;
        assert(size_ < most_runs);
        count_ += std::construct_at(runs_ + size_++, common, role, playable)->count();
    }
    /// Adds the play of this tile, with its higher half.
    void add_play(const Move& common, HalfRole role, Tile tile) {
        add_plays(common, role, {TileSet(tile)});
    }
    void add_pass() { count_ += !may_pass_, may_pass_ = true; }
    void add_draw() { count_ += !may_draw_, may_draw_ = true; }

    std::uint32_t count() const { return count_; }
    bool empty() const { return count_ == 0; }
    /// The n-th move, from 0; n must be below count().
    Move operator[](std::uint32_t n) const {
        for (std::size_t i = 0; i < size_; ++i) {
            if (n < runs_[i].count()) return runs_[i][n];
            n -= runs_[i].count();
        }
        return may_pass_ && n == 0 ? Move{} : draw();
    }
    /// Calls `use(move)` for each move in order.
    template <class Use>
    void for_each(Use&& use) const {
        for (std::size_t i = 0; i < size_; ++i) runs_[i].for_each(use);
        if (may_pass_) use(Move{});
        if (may_draw_) use(draw());
    }

  private:
    static Move draw() {
        Move move;
        move.kind = MoveKind::draw;
        move.known = false;
        return move;
    }

    union {
        PlayRun runs_[most_runs];  ///< `size_` elements are in use; the rest is left uninitialized
    };
    std::size_t size_ = 0;
    std::uint32_t count_ = 0;
    bool may_pass_ = false, may_draw_ = false;
};

}  // namespace bones
