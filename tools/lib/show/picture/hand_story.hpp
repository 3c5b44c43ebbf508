// One hand as it is told: what was laid where, who took which trick, what was found at which
// action, each move in words.
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <vector>

#include "tools/lib/io/records/sheet_arms.hpp"
#include "tools/lib/io/records/table_position.hpp"
#include "tools/lib/show/picture/layout.hpp"

namespace bones::inline show::picture {

/// A tile played to a trick; no tile: one that the record does not know.
struct TrickTile {
    std::uint32_t ply = 0;
    Seat seat;
    std::optional<Tile> tile;
};

struct Trick {
    std::vector<TrickTile> tiles;
    std::optional<int> suit;  ///< that was led
    std::string suit_name;    ///< what it is called
    Seat taker;               ///< no seat: nobody yet, or nobody knows
};

/// A tile of which the sheet leaves open where it lies. It is drawn at one of its places.
struct UncertainTile {
    /// An open end where it may lie as well.
    struct End {
        std::uint8_t arm = 0;    ///< index into TableView::arms
        std::size_t on_arm = 0;  ///< how many tiles the arm had before it
    };

    std::size_t tile = 0;   ///< index into HandStory::tiles
    std::vector<End> ends;  ///< none for another half at its own place
};

/// Arms by index into TableView::arms.
using ArmSet = std::bitset<most_arms>;

/// A hand of a record that was judged with `trace` and `deduce`.
struct HandStory {
    std::uint32_t hand = 0;  ///< index into Record::hands
    TableShape shape = TableShape::line;
    std::vector<LayoutTile> tiles;          ///< in the order of play; the opening tile first
    std::vector<std::uint32_t> tile_plies;  ///< the ply of each
    std::vector<UncertainTile> uncertain;   ///< in the order of play
    std::vector<Trick> tricks;              ///< of games with tricks
    ArmNumbers arms{};                      ///< what the sheet calls each arm
    bool cut_short = false;  ///< more was played than any set has tiles: the rest is not drawn
    /// Findings by ply; 0 is before the first action, and the last one (plies + 1) the end.
    std::vector<std::vector<const Finding*>> findings;
    /// What a pass rules out, by ply.
    std::vector<std::vector<const Deduction*>> remarks;
    /// Points from the hands before this one, by scoring seat; nothing: they are not known, or do
    /// not add up in this game.
    std::optional<Points> before;

    std::uint32_t plies() const { return static_cast<std::uint32_t>(findings.size()) - 2; }
    bool is_uncertain(std::size_t tile) const;
    /// At which ends, as they are open at a ply, a tile may lie that is drawn elsewhere.
    ArmSet other_ends(std::uint32_t ply) const;
};

/// Tells all hands of a record. What was found before the first hand stands at ply 0 of the first.
std::vector<HandStory> tell_hands(const Record& record, const GameVerdict& verdict);

/// What an action was, as one would say it: `Bo lays 2-4 on arm 3`.
std::string move_in_words(const Record& record, const GameVerdict& verdict, const HandStory& story,
                          std::uint32_t ply);
/// Of which tiles on the table the sheet leaves the place open: `the sheet leaves open where 6-1
/// lies; ? marks the other place that is free`. Empty where there are none.
std::string doubt_in_words(const HandStory& story, std::uint32_t ply);
/// What a suit is called: `blanks`, `ones`; `doubles`, where they are a suit of their own.
std::string suit_name(Game game, int suit);
/// What goes before the play: `Eva plays for Bo; Ana bids 32, Bo passes; Ana names sixes`. Empty if
/// nothing does.
std::string start_in_words(const Record& record, std::uint32_t hand);
/// How a hand ended: `Bo is out: Ana 0, Bo 4`.
std::string end_in_words(const Record& record, const GameVerdict& verdict, std::uint32_t hand);
/// Who won a game that is over, and how it ended if not by the rules: `Joan won on time`.
std::string winner_in_words(const Record& record, const GameVerdict& verdict);
/// What the table shows: `open: 6 on arm 1, 4 on arm 2`; or the trick.
std::string table_in_words(const Record& record, const HandStory& story,
                           const TablePosition& position);

}  // namespace bones::inline show::picture
