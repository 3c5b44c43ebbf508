// What is on the table and in the hands after each action of a hand, as far as the record tells.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "bones/verdict.hpp"

namespace bones::inline io {

/// One seat's tiles.
struct SeatTiles {
    TileSet known;    ///< the record shows them
    TileSet deduced;  ///< they must have been there, though they were shown later only, or never
    int hidden = 0;   ///< how many more
    TileSet prizes;   ///< what the seat may play besides its hand

    int count() const { return known.size() + deduced.size() + hidden; }
    friend bool operator==(const SeatTiles&, const SeatTiles&) = default;
};

/// Where a hand stands. Ply 0 is before the first action.
struct TablePosition {
    std::uint32_t ply = 0;
    std::vector<SeatTiles> seats;
    int stock = 0;           ///< tiles not dealt and not drawn
    std::vector<Tile> yard;  ///< the known ones among them, in the order they would be drawn
    TableView table;         ///< the open ends
    bool layout_known = true;
    bool backwards = false;  ///< play goes anticlockwise
    Seat next;               ///< who is to act; none: nobody can tell, or the hand has ended
    std::uint32_t laid = 0;  ///< how many tiles lie on the layout, or were played to tricks
};

/// After the end of a hand all is shown that was left, where the record tells.
void show_what_was_left(TablePosition& position, const GameVerdict& verdict, std::uint32_t hand);

/// Whether an action lays a tile on a layout, or may have: the layout is unknown from there on if
/// the trace does not tell where.
bool may_lay(const Action& action, bool tricks);

/// Follows one hand from action to action. The record must have been judged with `trace` and
/// `deduce`.
class HandWalk {
  public:
    /// `hand` is an index into Record::hands. Both must outlive the walk.
    HandWalk(const Record& record, const GameVerdict& verdict, std::uint32_t hand);

    /// How many actions the hand has.
    std::uint32_t plies() const;
    /// Where it stands.
    const TablePosition& position() const { return position_; }
    /// Who acted last, and of whose tiles more is known since. At first: everybody.
    SeatSet changed() const { return changed_; }
    /// Goes on by one action; there must be one.
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
    /// What is deduced to be held in the hand, by ply, and the first that is still to come.
    std::vector<const Deduction*> held_;
    std::size_t next_held_ = 0;
    TablePosition position_;
    SeatSet changed_;
};

}  // namespace bones::inline io
