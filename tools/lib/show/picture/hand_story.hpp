// One hand, prepared for pictures: the tiles with their places, the tricks, the findings by action,
// and each move in words.
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <vector>

#include "tools/lib/io/records/sheet_arms.hpp"
#include "tools/lib/io/records/table_position.hpp"
#include "tools/lib/show/picture/layout.hpp"

namespace bones::inline show::picture {

/// A tile played to a trick; no tile if the record does not know it.
struct TrickTile {
    std::uint32_t ply = 0;
    Seat seat;
    std::optional<Tile> tile;
};

struct Trick {
    std::vector<TrickTile> tiles;
    std::optional<int> suit;  ///< the suit that was led
    std::string suit_name;    ///< its name
    Seat taker;               ///< no seat: not taken yet, or unknown
};

/// A tile whose place the sheet leaves open. It is drawn at one of its possible places.
struct UncertainTile {
    /// Another open end at which it may lie.
    struct End {
        std::uint8_t arm = 0;    ///< index into TableView::arms
        std::size_t on_arm = 0;  ///< number of tiles on the arm before it
    };

    std::size_t tile = 0;   ///< index into HandStory::tiles
    std::vector<End> ends;  ///< empty if only its halves may be exchanged
};

/// Arms by index into TableView::arms.
using ArmSet = std::bitset<most_arms>;

/// A hand of a record that was judged with `trace` and `deduce`.
struct HandStory {
    std::uint32_t hand = 0;  ///< index into Record::hands
    TableShape shape = TableShape::line;
    std::vector<LayoutTile> tiles;          ///< in the order of play; the opening tile first
    std::vector<std::uint32_t> tile_plies;  ///< the ply of each tile
    std::vector<UncertainTile> uncertain;   ///< in the order of play
    std::vector<Trick> tricks;              ///< of games with tricks
    ArmNumbers arms{};                      ///< the sheet's number of each arm
    bool cut_short = false;  ///< more tiles were played than any set has; the rest is not drawn
    /// Findings by ply. Ply 0 is before the first action, and the last one (plies + 1) is the end.
    std::vector<std::vector<const Finding*>> findings;
    /// The deductions from passes, by ply.
    std::vector<std::vector<const Deduction*>> remarks;
    /// Points of the earlier hands, by scoring seat. None if they are unknown, or are not added up
    /// in this game.
    std::optional<Points> before;

    std::uint32_t plies() const { return static_cast<std::uint32_t>(findings.size()) - 2; }
    bool is_uncertain(std::size_t tile) const;
    /// The arms whose open ends at a ply may have a tile that is drawn elsewhere.
    ArmSet other_ends(std::uint32_t ply) const;
};

/// Prepares all hands of a record. Findings before the first hand belong to ply 0 of the first
/// hand.
std::vector<HandStory> tell_hands(const Record& record, const GameVerdict& verdict);

/// An action in a sentence: `Bo lays 2-4 on arm 3`.
std::string move_in_words(const Record& record, const GameVerdict& verdict, const HandStory& story,
                          std::uint32_t ply);
/// Names the tiles whose place the sheet leaves open: `the sheet leaves open where 6-1 lies; ?
/// marks the other place that is free`. Empty if there are none.
std::string doubt_in_words(const HandStory& story, std::uint32_t ply);
/// The name of a suit: `blanks`, `ones`; `doubles` if they are a separate suit.
std::string suit_name(Game game, int suit);
/// The events before the play: `Eva plays for Bo; Ana bids 32, Bo passes; Ana names sixes`. Empty
/// if there are none.
std::string start_in_words(const Record& record, std::uint32_t hand);
/// The end of a hand: `Bo is out: Ana 0, Bo 4`.
std::string end_in_words(const Record& record, const GameVerdict& verdict, std::uint32_t hand);
/// The winner of a finished game, and how it ended if not by the rules: `Joan won on time`.
std::string winner_in_words(const Record& record, const GameVerdict& verdict);
/// The open ends in words: `open: 6 on arm 1, 4 on arm 2`; or the trick.
std::string table_in_words(const Record& record, const HandStory& story,
                           const TablePosition& position);

}  // namespace bones::inline show::picture
