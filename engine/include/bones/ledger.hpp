// The ledger of a hand: which points a seat gets, and for what reason.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bones/finding.hpp"

namespace bones {

/// The reason for an entry of the ledger.
enum class PointReason : std::uint8_t {
    tricks,
    doubles_captured,
    double_left_over,  ///< the tile that was never dealt is a double
    revoke,            ///< points taken off for the seat's own revoke
    revoke_of_others,  ///< points given for a revoke of another side
    tiles_of_others,   ///< tiles left in the other hands
    last_match,        ///< the last tile made a match
    own_pips,          ///< pips left in the seat's own hand, added or taken off
    pips_taken_off,    ///< pips left in the winner's own hand
    pips_of_others,    ///< pips left in the other hands
    pips_of_others_less_own,
    pips_in_all_hands,
    pips_not_laid,  ///< pips in the other hands and in the boneyard
    pips_in_boneyard,
    pips_rounded,    ///< pips that are added up first and then rounded
    points_in_play,  ///< points for a tile, counted when it is laid
    going_out,
    hand_won,
    contract_made,
    contract_set,      ///< the other side did not make its contract
    points_in_tricks,  ///< points of the tiles in the tricks that were taken
    penalty,           ///< the points of a `penalty` line
    bonus,             ///< the points of a `bonus` line
    capicua,           ///< bonus of a house rule: the last tile fitted both ends
    chuchazo,          ///< bonus of a house rule: going out with 0-0
    lock,              ///< bonus of a house rule: the hand was blocked
};

/// A reason in a few words: `tricks`, `pips left in the own hand` …
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

/// Points that one clause gives to one seat.
struct LedgerEntry {
    std::uint32_t hand;  ///< index into GameVerdict::hands
    /// The ply that earned the points, from 1; 0 if they are counted after the play.
    std::uint32_t ply;
    Seat seat;
    std::int32_t points;  ///< may be negative (penalties)
    std::string_view clause;
    PointReason reason;
    Place words{};  ///< where the record gives the reason of a bonus or penalty
};

}  // namespace bones
