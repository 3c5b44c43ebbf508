// Guesses what an unreadable word was meant to be.
#pragma once

#include <string>
#include <string_view>

#include "libnotation/parser/token.hpp"

namespace bones {

/// The token of play nearest to an unreadable word: `3-0` for `3-O`, `6-4` for `6_4`, `6.4` and
/// `6,4`, `pass` for `pas`, `5-4@1` for `5-4@1,`. Empty if none is near. It is only suggested,
/// never used as the token (G5a).
std::string token_meant(std::string_view token, TileRange range);

/// Whether a word is a sign that people write in place of a tile for a pass: `x`, `-`.
bool is_sign_of_pass(std::string_view token);

/// The tile nearest to an unreadable word on a line that names tiles (N5): `deal`, `yard`, `left` …
std::string tile_meant(std::string_view word, TileRange range);

/// Whether no other token can be meant, because only one sign is wrong.
bool is_certain_repair(std::string_view written, std::string_view meant);

}  // namespace bones
