// A line of tiles with two ends, and the spinner in it where a game has one: what lies, what is
// open, and what it counts (B4, V3, V4, F2). A small value.
#pragma once

#include <array>
#include <cstdint>

#include "bones/verdict.hpp"
#include "engine/rules/moves.hpp"

namespace bones {

class LineTable {
  public:
    static constexpr int line_ends = 2;
    /// The two ends of the line, and the two of the spinner.
    static constexpr int most_ends = 4;

    /// Lays the first tile. `branches`: a double has four arms (V3).
    void open(Tile tile, bool branches);
    /// Lays a tile on an arm, right or wrong: its outer half is the new end.
    void lay(int arm, Tile tile, int outer, bool branches);

    /// How many arms there are: two, and two more from the spinner on.
    int arms() const { return spinner_ == none ? line_ends : most_ends; }
    /// The same without ends of the spinner that cannot be played on yet.
    int arms_in_use() const {
        return arms() == most_ends && (free_sides_ == 0 || started_ > both_sides) ? most_ends
                                                                                  : line_ends;
    }
    /// The ends of the spinner are playable once both its sides are covered (V3), or where a misfit
    /// lies on them already (G4).
    bool is_playable(int arm) const {
        return arm < line_ends || free_sides_ == 0 || has(started_, arm);
    }
    std::uint8_t end(int arm) const { return open_[static_cast<std::size_t>(arm)]; }
    ArmView view(int arm) const;

    /// The sum of the open ends (V4, F2). `once`: the spinner counts one of its halves.
    int count(bool once) const;
    /// The tiles that fit an end.
    TileSet playable() const;
    /// Whether no tile that is not on the table fits any end (B6).
    bool is_shut() const;
    bool lies(Tile tile) const { return (laid_ >> tile.number() & 1u) != 0; }
    /// How many tiles lie on the table.
    int size() const { return detail::count_bits(laid_); }
    /// The number of the spinner; `none` where there is none.
    std::uint8_t spinner() const { return spinner_; }

    static constexpr std::uint8_t none = 255;

  private:
    static constexpr unsigned bit(int arm) { return 1u << arm; }
    static constexpr unsigned both_sides = 3;
    bool has(unsigned arms, int arm) const { return (arms >> arm & 1u) != 0; }
    int counted(int arm, bool once) const;
    void make_spinner(int number, unsigned sides);

    std::array<std::uint8_t, most_ends> open_{};
    std::uint8_t started_ = 0;     ///< one bit an arm
    std::uint8_t doubled_ = 0;     ///< arms that end with a double
    std::uint8_t free_sides_ = 0;  ///< arms that end with the spinner itself
    std::uint8_t spinner_ = none;
    bool double_first_ = false;
    std::uint32_t laid_ = 0;  ///< one bit a tile
};

}  // namespace bones
