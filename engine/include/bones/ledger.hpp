// Where points come from.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bones/finding.hpp"

namespace bones {

/// What an entry of the ledger stands for.
enum class PointReason : std::uint8_t {
    tricks,
    doubles_captured,
    double_left_over,  ///< the tile that was never dealt is one
    revoke,            ///< the own, taken off
    revoke_of_others,  ///< given to the other sides
    tiles_of_others,   ///< left in their hands
    last_match,        ///< the last tile made a match
    own_pips,          ///< left in the own hand, for good or ill
    pips_taken_off,    ///< left in the winner's own hand
    pips_of_others,    ///< left in their hands
    pips_of_others_less_own,
    pips_in_all_hands,
    pips_not_laid,  ///< in the other hands and in the boneyard
    pips_in_boneyard,
    pips_rounded,    ///< added up first, then rounded
    points_in_play,  ///< made by a tile as it was laid
    going_out,
    hand_won,
    contract_made,
    contract_set,      ///< that of the other side
    points_in_tricks,  ///< taken with the tiles in them
    penalty,           ///< as the table gave it
    bonus,             ///< as the table gave it
    capicua,           ///< by a house rule, as the next two: the last tile fitted both ends
    chuchazo,          ///< out with 0-0
    lock,              ///< the hand was blocked
};

/// In a few words: `tricks`, `pips left in the own hand` …
constexpr std::string_view in_words(PointReason reason) {
    constexpr auto words = std::to_array<std::string_view>({
        "tricks",
        "doubles captured",
        "the tile left over is a double",
        "revoke",
        "revoke of the other side",
        "tiles left in the other hand",
        "the last tile made a match",
        "pips left in the own hand",
        "pips in the own hand",
        "pips in the other hands",
        "pips in the other hands, minus those in the own",
        "pips in all hands",
        "pips in the other hands and the boneyard",
        "pips in the boneyard",
        "pips left, rounded",
        "made in play",
        "going out",
        "won the hand",
        "the contract made",
        "the contract of the other side set",
        "points in tricks",
        "penalty at the table",
        "bonus at the table",
        "capicua",
        "chuchazo",
        "lock",
    });
    static_assert(words.size() == static_cast<std::size_t>(PointReason::lock) + 1);
    return words[static_cast<std::size_t>(reason)];
}

/// Each is due to one seat by one clause at one place of the play.
struct LedgerEntry {
    std::uint32_t hand;  ///< index into GameVerdict::hands
    std::uint32_t ply;   ///< from 1; 0: what stands after the play
    Seat seat;
    std::int32_t points;  ///< may be negative (penalties)
    std::string_view clause;
    PointReason reason;
    Place words{};  ///< in the record: the reason that the line of a bonus or penalty gives
};

}  // namespace bones
