// Why an action broke a rule, as data that a stranger's program can check: it needs the record's
// text and the set of tiles, but no rules (schemas/PROOF.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "bones/finding.hpp"
#include "bones/seat.hpp"
#include "bones/tile.hpp"

namespace bones {

/// How a tile was seen.
enum class How : std::uint8_t {
    dealt,
    drawn,
    played,
    shown,
    left,   ///< named by a `left` line, or taken from the seat's hand as the prize
    yard,   ///< named by the `yard` line; with a seat: drawn from there unseen
    prize,  ///< held as a prize from an earlier hand on
};

/// A tile, and where the record shows it.
struct Sighting {
    Tile tile;
    How how = How::dealt;
    Seat seat;  ///< whose tile it was; none: it lay in the yard
    std::int64_t hand = -1;
    std::int64_t ply = -1;  ///< as in Finding
    Place place;

    friend bool operator==(const Sighting&, const Sighting&) = default;
};

/// A thing that a condition names: `"led":9`.
struct Reason {
    enum class Kind : std::uint8_t { number, numbers, seats, tiles, tile, yes };

    std::string_view name;
    Kind kind = Kind::yes;
    std::vector<int> values{};  ///< numbers, seats' indices or tiles' numbers

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// What would have made an action right.
struct ProofCondition {
    enum class Kind : std::uint8_t {
        none_of,  ///< before the action the seat held none of `tiles`
        any_of,   ///< before the action the seat held one of `tiles` at least
        lead,     ///< the seat was dealt `tile`, and nobody any of `tiles`
        turn,     ///< it was the seat's turn
        fit,      ///< the tile fits where it was laid
        rule,     ///< the rule asks nothing of unseen tiles
        joint,    ///< the members of the witness, all together
    };

    Kind kind = Kind::rule;
    Seat seat;
    std::int64_t hand = -1;
    std::int64_t ply = -1;
    TileSet tiles;
    std::optional<Tile> tile;  ///< lead only
    std::vector<Reason> because;

    friend bool operator==(const ProofCondition&, const ProofCondition&) = default;
};

/// Places that unseen tiles came to.
struct ProofPlace {
    Seat seat;               ///< none: the stock
    std::int64_t hand = -1;  ///< -1: the stock
    std::int64_t ply = -1;   ///< 0: the deal; else of the unknown draw; -1: the stock
    std::uint32_t slots = 0;

    friend bool operator==(const ProofPlace&, const ProofPlace&) = default;
};

/// What shows that a condition was not kept.
struct Witness {
    enum class Kind : std::uint8_t {
        none,   ///< nothing is needed: the condition names what the record shows
        seen,   ///< a tile was seen, and no draw can have brought it only later
        later,  ///< more tiles were seen later than draws can have brought
        count,  ///< the hand had more unseen tiles than harmless ones can have been
        joint,  ///< fewer places are left for some tiles than they are
    };

    Kind kind = Kind::none;
    Seat seat;                        ///< whose tiles are told of
    std::vector<Sighting> seen;       ///< seen: one; later: those seen
    std::vector<Sighting> draws;      ///< seen: of other tiles, in between
    std::vector<std::int64_t> plies;  ///< later: draws that may have brought them
    std::uint32_t slots = 0;          ///< count
    std::int64_t from = 0, until = 0;
    TileSet candidates;  ///< count
    TileSet others;      ///< count; joint: the tiles
    std::vector<ProofCondition> members;
    std::vector<ProofPlace> places;
    std::vector<Sighting> elsewhere;
    bool smallest = true;  ///< joint: no smaller group conflicts

    friend bool operator==(const Witness&, const Witness&) = default;
};

/// How an action is taken of which the sheet leaves something out (G17).
struct ProofChoice {
    std::int64_t ply = -1;
    std::optional<int> arm;   ///< by its number on the sheet; none: it lays no tile on one
    std::optional<int> half;  ///< that touches; of the opening tile the one that is numbered first
    bool crosswise = false;
    std::optional<SeatSet> passed;  ///< who passed before it without a word; none: it is written

    friend bool operator==(const ProofChoice&, const ProofChoice&) = default;
};

/// One way to read the sheet, and what proves the breach then.
struct ProofCase {
    std::vector<ProofChoice> choices;  ///< in the order of play
    ProofCondition condition;
    Witness witness;
};

/// A breach that is proven: what would have made the action right, and what shows that it was not
/// so.
struct Proof {
    static constexpr std::size_t most_cases = 64;

    ProofCondition condition;
    Witness witness;
    /// Where the sheet can be read in several ways and not all prove it alike: what proves it in
    /// each; at most most_cases.
    std::vector<ProofCase> cases{};
    std::size_t more_cases = 0;  ///< that are not listed
};

}  // namespace bones
