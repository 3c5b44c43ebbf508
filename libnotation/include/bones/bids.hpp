// Bids, and what is named as trumps, in the games that have them (N5).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bones/record.hpp"

namespace bones {

/// What an Amount of a `bid` line is, where it is no number.
inline constexpr std::int32_t bid_pass = -1, bid_unknown = -2;
/// What one mark is worth where bids are points.
inline constexpr std::int32_t points_of_mark = 42;

/// What a `trump` line names.
enum class Trump : std::uint8_t {
    zero,
    six = 6,
    doubles,
    none,   ///< follow me: no trumps
    nello,  ///< to take no trick; the partner of who says so sits out
    other,  ///< a contract that the rules do not describe
};
/// What trumps are called in canonical text, in the order of Trump.
inline constexpr std::array<std::string_view, 11> trump_names{
    "0", "1", "2", "3", "4", "5", "6", "doubles", "none", "nello", "other"};
constexpr std::string_view trump_name(Trump trump) {
    return trump_names[static_cast<std::size_t>(trump)];
}

/// A word of a `trump` line, in any spelling; nothing if it names no trumps.
std::optional<Trump> trump_named(std::string_view word);
/// A word of a `bid` line: points, marks (`2m`) as points, bid_pass or bid_unknown; nothing if it
/// is no bid.
std::optional<std::int32_t> bid_named(std::string_view word);
/// A bid as canonical text has it.
std::string bid_text(std::int32_t bid);

/// What the hand's `trump` line names, if it has one that counts; its seat is the statement's.
std::optional<Trump> trump_of(const Record& record, const Hand& hand);
/// The seat that takes no part in tricks where this is named, and by whom; no seat: all play.
Seat sits_out(std::optional<Trump> trump, Seat namer, int players);
/// The same of a hand.
Seat sits_out(const Record& record, const Hand& hand, int players);
/// Who plays to a trick after a seat.
constexpr Seat next_in_trick(Seat seat, int players, Seat out) {
    const Seat next = seat.next(players);
    return next == out ? next.next(players) : next;
}

}  // namespace bones
