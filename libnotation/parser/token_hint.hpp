// What a word that cannot be read was probably meant to be.
#pragma once

#include <string>
#include <string_view>

#include "libnotation/parser/token.hpp"

namespace bones {

/// The token of play nearest to one that cannot be read: `3-0` for `3-O`, `6-4` for `6_4`, `6.4`
/// and `6,4`, `pass` for `p`, `5-4@1` for `5-4@1,`; empty if none is near. It is only ever
/// suggested, never taken (G5a).
std::string token_meant(std::string_view token, TileRange range);

/// The same where a line names tiles (N5): `deal`, `yard`, `left` …
std::string tile_meant(std::string_view word, TileRange range);

/// Whether no other token could be meant: one sign is wrong.
bool is_certain_repair(std::string_view written, std::string_view meant);

}  // namespace bones
