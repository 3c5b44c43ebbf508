// Reads one token of a line of play.
#pragma once

#include <string_view>

#include "bones/action.hpp"
#include "bones/game.hpp"

namespace bones {

/// The content of a token. The action's kind is bad_token, bad_tile, bad_draw, bad_show or
/// bad_put_back if the token cannot be read. The caller sets its seat and place.
struct TokenReading {
    Action action;
    int times = 1;  ///< number of actions: `+?2` is two
};

/// The numbers of a game's set, and the other properties that tokens depend on.
struct TileRange {
    int highest = 15;
    bool compact = false;  ///< `61` is 6-1
    bool line = false;     ///< of a line game; see GameTraits
    bool draws_one = false;

    /// The highest number after `=` that is stored.
    unsigned most_after_equals() const { return line ? Action::unknown_suit - 1 : highest_pip; }
};

/// The range of a game with the set of this highest number.
constexpr TileRange tile_range(const GameTraits& game, int highest) {
    return {highest, highest < 10, game.line, game.draws_one};
}
/// The range of a game with its usual set.
constexpr TileRange tile_range(const GameTraits& game) {
    return tile_range(game, game.highest);
}

/// Reads a token, in any spelling (N6).
TokenReading read_token(std::string_view token, TileRange range);
/// Reads the word after `draw`, `back` or `return`. `prefix` is the sign for that verb, `+`, `~` or
/// `<`, and the word is read as if it started with it.
TokenReading read_token(char prefix, std::string_view word, TileRange range);

/// What an unreadable token may have been (G5a): a draw of one tile, a tile shown or put back, or
/// anything.
ActionKind kind_of_unread(std::string_view token);

/// Whether an unreadable word can only be one tile: it has one sign between two halves, and no part
/// of another word.
bool can_be_one_tile(std::string_view word);

/// Whether a word means a pass in every game (N9).
bool is_pass(std::string_view word);

/// The sign for the verb before a tile: `draw`, `back` or `return`. 0 for other words.
char prefix_of_verb(std::string_view word);

}  // namespace bones
