// The table and the hands after each action of a hand, as far as the record shows them.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "bones/verdict.hpp"

namespace bones::inline io {

/// The tiles of one seat.
struct SeatTiles {
    TileSet known;    ///< shown by the record
    TileSet deduced;  ///< in the hand by deduction, though the record shows them later or never
    int hidden = 0;   ///< number of further tiles
    TileSet prizes;   ///< tiles that the seat may play besides its hand

    int count() const { return known.size() + deduced.size() + hidden; }
    friend bool operator==(const SeatTiles&, const SeatTiles&) = default;
};

/// The position in a hand. Ply 0 is before the first action.
struct TablePosition {
    std::uint32_t ply = 0;
    std::vector<SeatTiles> seats;
    int stock = 0;           ///< tiles not dealt and not drawn
    std::vector<Tile> yard;  ///< the known tiles of the stock, in the order they would be drawn
    TableView table;         ///< the open ends
    bool layout_known = true;
    bool backwards = false;  ///< play goes anticlockwise
    Seat next;               ///< the seat to act; none: unknown, or the hand has ended
    std::uint32_t laid = 0;  ///< number of tiles on the layout, or played to tricks
};

/// Adds the tiles that were left at the end of the hand, as far as the record shows them.
void show_what_was_left(TablePosition& position, const GameVerdict& verdict, std::uint32_t hand);

/// Whether an action lays a tile on a layout, or may have. If the trace does not give its place,
/// the layout is unknown from there on.
bool may_lay(const Action& action, bool tricks);

/// Follows one hand from action to action. The record must have been judged with `trace` and
/// `deduce`.
class HandWalk {
  public:
    /// `hand` is an index into Record::hands. Both must outlive the walk.
    HandWalk(const Record& record, const GameVerdict& verdict, std::uint32_t hand);

    /// The number of actions in the hand.
    std::uint32_t plies() const;
    /// The current position.
    const TablePosition& position() const { return position_; }
    /// The seat that acted last, and those whose tiles have become better known. At first: all
    /// seats.
    SeatSet changed() const { return changed_; }
    /// Applies the next action, which must exist.
    void advance();

  private:
    void read_deal(const Statement& line);
    void read_yard(const Statement& line);
    void deduce();
    void take_away(SeatTiles& seat, Tile tile);
    void draw(SeatTiles& seat, const Action& action);
    void put_back(SeatTiles& seat, const Action& action);
    void play(SeatTiles& seat, const Action& action);
    void follow(const PlyTrace& trace, const Action& action);

    const Record& record_;
    const GameVerdict& verdict_;
    std::uint32_t hand_;
    /// The deduced tiles of the hand, by ply, and the index of the next one.
    std::vector<const Deduction*> held_;
    std::size_t next_held_ = 0;
    TablePosition position_;
    SeatSet changed_;
};

}  // namespace bones::inline io
