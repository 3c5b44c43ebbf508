// One token of a line of play.
#pragma once

#include <string_view>

#include "bones/action.hpp"
#include "bones/game.hpp"

namespace bones {

/// What a token says. The action's kind is bad_token, bad_tile, bad_draw, bad_show or
/// bad_put_back where it cannot be taken as it stands; its seat and place are left open.
struct TokenReading {
    Action action;
    int times = 1;  ///< how many actions it is: `+?2` is two
};

/// The numbers of a game's set and what else tokens depend on.
struct TileRange {
    int highest = 15;
    bool compact = false;  ///< `61` is 6-1
    bool line = false;     ///< a line game's: see GameTraits
    bool draws_one = false;

    /// The highest number that is kept as such after `=`.
    unsigned most_after_equals() const { return line ? Action::unknown_suit - 1 : highest_pip; }
};

/// Those of a game with a set, named by its highest number.
constexpr TileRange tile_range(const GameTraits& game, int highest) {
    return {highest, highest < 10, game.line, game.draws_one};
}
/// Those of a game with its usual set.
constexpr TileRange tile_range(const GameTraits& game) {
    return tile_range(game, game.highest);
}

/// Reads a token, in any spelling (N6).
TokenReading read_token(std::string_view token, TileRange range);
/// Reads the word after `draw`, `back` or `return` (then `prefix` is `+`, `~` or `<`) as if that
/// stood in front of it.
TokenReading read_token(char prefix, std::string_view word, TileRange range);

/// What a token that cannot be read may have been (G5a): a draw of one tile, a tile shown or put
/// back, or anything.
ActionKind kind_of_unread(std::string_view token);

/// Whether a word that cannot be read can be one tile and no more: there is one sign between two
/// halves, and nothing of another word.
bool can_be_one_tile(std::string_view word);

/// The sign that a word in front of a tile stands for: `draw`, `back` or `return`. 0: none.
char prefix_of_verb(std::string_view word);

/// A mark's text; empty for none.
std::string_view text_of(Mark mark);

}  // namespace bones
