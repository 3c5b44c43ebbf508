// Bids and trumps, in the games that have them (N5).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bones/record.hpp"

namespace bones {

/// An Amount of a `bid` line that is not a number of points.
inline constexpr std::int32_t bid_pass = -1, bid_unknown = -2;
/// The points of one mark.
inline constexpr std::int32_t points_of_mark = 42;

/// The names of trumps in canonical text, in the order of Trump.
inline constexpr std::array<std::string_view, 11> trump_names{
    "0", "1", "2", "3", "4", "5", "6", "doubles", "none", "nello", "other"};
constexpr std::string_view trump_name(Trump trump) {
    return trump_names[static_cast<std::size_t>(trump)];
}

/// The trumps that a word of a `trump` line names, in any spelling. Nothing if the word does not
/// name trumps.
std::optional<Trump> trump_named(std::string_view words);
/// Whether a word is one of a name of trumps: `follow` of `follow me`.
bool is_word_of_trump(std::string_view word);
/// The bid that a word of a `bid` line names: points, marks (`2m`) as points, bid_pass or
/// bid_unknown. Nothing if the word is not a bid.
std::optional<std::int32_t> bid_named(std::string_view word);
/// A bid in canonical text.
std::string bid_text(std::int32_t bid);

/// The trumps that the hand's `trump` line names; nothing without a line that counts. The statement
/// has the seat that names them.
std::optional<Trump> trump_of(const Record& record, const Hand& hand);
/// The seat that plays to no trick when seat `namer` names these trumps. No seat if all play.
Seat sits_out(std::optional<Trump> trump, Seat namer, int players);
/// The seat that plays to no trick in a hand.
Seat sits_out(const Record& record, const Hand& hand, int players);
/// The seat that plays to a trick after `seat`.
constexpr Seat next_in_trick(Seat seat, int players, Seat out) {
    const Seat next = seat.next(players);
    return next == out ? next.next(players) : next;
}

}  // namespace bones
