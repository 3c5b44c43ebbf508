// What somebody types, taken apart: commands, lines of the notation, actions in short.
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
    accept,    ///< `y`: what was offered
    help,      ///< `h`
    quit,      ///< `q`
    go_to,     ///< `at 3.17`: what follows is about that action; `at end`: no longer
    remove,    ///< `x`: the action gone to is left out
    change,    ///< `= TOKEN`: it is written so
    skip,      ///< `-`: what the header asks for stays out
    left,      ///< `l`: tiles that were left over; none: as many as the rules count
    notation,  ///< a line of the notation; what is short in a seat's actions is written out
    actions,   ///< tokens of whoever is to act
    bids,      ///< bids alone, of whoever bids first
    points,    ///< whole numbers alone
    outcome,   ///< how a hand ended, if it is said, and its points: `out B 0 4`, `0 4`
};

struct TypedWord {
    Kind kind = Kind::nothing;
    std::string line;                 ///< notation: without blanks around it
    std::string end;                  ///< outcome: `out B`; empty: it is not said
    std::vector<std::string> tokens;  ///< actions, tiles, in the notation's own words; or numbers
    std::string comment;              ///< after actions, with its `#`
    std::uint32_t hand = 0, ply = 0;  ///< go_to: where; 0: the end
};

/// Whether these are actions: tiles, draws, passes, `?`.
bool is_play(const TypedWord& typed);

/// Where bids are waited for: bids of several seats, or of one named, if a line is that. At least
/// one is a pass: numbers alone may be tiles. `A 30 p p p` is short for the line of the notation.
bool read_bids(std::string_view line, TypedWord& typed);

/// Where nothing but results is entered: the outcome of a hand, if a line is one. `B 0 4` is short
/// for `out B 0 4`.
bool read_outcome(std::string_view line, TypedWord& typed);

/// The game, and who sits at its table, as far as they are known.
struct Table {
    Game game = Game::unknown;
    bool has_seat_d = false;

    /// Whether `d` is a draw.
    bool draws_in_short() const {
        return game != Game::unknown && traits(game).draws && !has_seat_d;
    }
};

/// Reads a line. A seat with something after it is a line of the notation, `B p` and `B 612` too.
/// In a game with draws where no seat D plays, `d` draws, and `d 6-1` draws this tile. `p` passes,
/// `?` is a turn that was not seen; `61` is a tile in double-six games, `612` the same on arm 2,
/// and `616654` are three tiles. Where points are waited for, numbers alone are points.
TypedWord read_typed(std::string_view line, const Table& table, bool points_are_next);

}  // namespace bones::inline show::entry
