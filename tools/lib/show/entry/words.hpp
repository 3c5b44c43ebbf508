// Parses typed lines: commands, lines of the notation, and actions in short form.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bones/game.hpp"

namespace bones::inline show::entry {

enum class Kind : std::uint8_t {
    nothing,   ///< a blank line
    undo,      ///< `u`
    redo,      ///< `r`
    accept,    ///< `y`: enter the offered lines
    help,      ///< `h`
    quit,      ///< `q`
    go_to,     ///< `at 3.17`: select that action; `at end`: select none
    remove,    ///< `x`: delete the selected action
    change,    ///< `= TOKEN`: replace the selected action
    skip,      ///< `-`: skip the header question
    left,      ///< `l`: remaining tiles; without tiles: as many as the rules count
    notation,  ///< a line of the notation, with short actions written out
    actions,   ///< tokens without a seat, for the seat on turn
    bids,      ///< only bids, starting with the first bidder
    points,    ///< only whole numbers
    outcome,   ///< the points of a hand, and optionally its end: `out B 0 4`, `0 4`
};

struct TypedWord {
    Kind kind = Kind::nothing;
    std::string line;                 ///< for notation: without surrounding blanks
    std::string end;                  ///< for outcome: `out B`; empty: not given
    std::vector<std::string> tokens;  ///< actions or tiles in the notation's form, or numbers
    std::string comment;              ///< after actions, with its `#`
    std::uint32_t hand = 0, ply = 0;  ///< for go_to: the place; 0: the end
};

/// Whether these are actions: tiles, draws, passes, or `?`.
bool is_play(const TypedWord& typed);

/// Reads bids of several seats, or of one named seat, when bids come next. At least one bid must be
/// a pass, because numbers alone may be tiles. `A 30 p p p` is short for the line of the notation.
bool read_bids(std::string_view line, TypedWord& typed);

/// Reads the outcome of a hand, when only results are entered. `B 0 4` is short for `out B 0 4`.
bool read_outcome(std::string_view line, TypedWord& typed);

/// The game and its seats, as far as they are known.
struct Table {
    Game game = Game::unknown;
    bool has_seat_d = false;

    /// Whether `d` means a draw.
    bool draws_in_short() const {
        return game != Game::unknown && traits(game).draws && !has_seat_d;
    }
};

/// Reads a line. A seat followed by words is a line of the notation, also if they are short forms,
/// as in `B p` and `B 612`. The short forms are:
/// - `p` is a pass, and `?` an unseen turn.
/// - `61` is a tile in double-six games, `612` that tile on arm 2, and `616654` three tiles.
/// - `d` draws, and `d 6-1` draws this tile, in games with draws and without a seat D.
///
/// If `points_are_next`, a line of numbers is points.
TypedWord read_typed(std::string_view line, const Table& table, bool points_are_next);

}  // namespace bones::inline show::entry
