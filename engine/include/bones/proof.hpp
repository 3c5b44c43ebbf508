// Why an action broke a rule, as data that another program can check. The check needs the record's
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

/// How the record shows a tile.
enum class How : std::uint8_t {
    dealt,
    drawn,
    played,
    shown,
    left,   ///< named by a `left` line, or taken from the seat's hand as the prize
    yard,   ///< named by the `yard` line; with a seat: drawn from there unseen
    prize,  ///< held as a prize since an earlier hand
};

/// A tile, and where the record shows it.
struct Sighting {
    Tile tile;
    How how = How::dealt;
    Seat seat;  ///< the seat that had the tile; none: it was in the boneyard
    std::int64_t hand = -1;
    std::int64_t ply = -1;  ///< as in Finding
    Place place;

    friend bool operator==(const Sighting&, const Sighting&) = default;
};

/// A named value in a condition: `"led":9`.
struct Reason {
    enum class Kind : std::uint8_t { number, numbers, seats, tile, yes };

    std::string_view name;
    Kind kind = Kind::yes;
    std::vector<int> values{};  ///< numbers, indices of seats or numbers of tiles

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// The condition under which an action is right.
struct ProofCondition {
    enum class Kind : std::uint8_t {
        none_of,  ///< before the action the seat held none of `tiles`
        any_of,   ///< before the action the seat held at least one of `tiles`
        lead,     ///< the seat was dealt `tile`, and no seat was dealt any of `tiles`
        turn,     ///< it was the seat's turn
        fit,      ///< the tile fits where it was laid
        rule,     ///< the rule does not depend on unseen tiles
        joint,    ///< all members of the witness together
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

/// Places that had unseen tiles: slots of a hand or of the stock.
struct ProofPlace {
    Seat seat;               ///< none: the stock
    std::int64_t hand = -1;  ///< -1: the stock
    std::int64_t ply = -1;   ///< 0: the deal; from 1: the ply of the unknown draw; -1: the stock
    std::uint32_t slots = 0;

    friend bool operator==(const ProofPlace&, const ProofPlace&) = default;
};

/// The evidence that a condition was not kept.
struct Witness {
    enum class Kind : std::uint8_t {
        none,   ///< none is needed: the condition alone shows the breach
        seen,   ///< a tile was seen, and no draw can have brought it after the action
        later,  ///< more tiles were seen later than draws can have brought
        count,  ///< the hand had more unseen tiles than there are harmless ones
        joint,  ///< some tiles outnumber the places that are left for them
    };

    Kind kind = Kind::none;
    Seat seat;                        ///< the seat that had the tiles
    std::vector<Sighting> seen;       ///< Kind::seen: one tile; Kind::later: the tiles seen
    std::vector<Sighting> draws;      ///< Kind::seen: draws of other tiles, in between
    std::vector<std::int64_t> plies;  ///< Kind::later: the draws that may have brought them
    std::uint32_t slots = 0;          ///< Kind::count: unseen tiles in the hand
    std::int64_t from = 0, until = 0;
    TileSet candidates;  ///< Kind::count
    TileSet others;      ///< Kind::count; Kind::joint: the tiles
    std::vector<ProofCondition> members;
    std::vector<ProofPlace> places;
    std::vector<Sighting> elsewhere;
    bool smallest = true;  ///< Kind::joint: no smaller group conflicts

    friend bool operator==(const Witness&, const Witness&) = default;
};

/// One interpretation of an action of which the sheet leaves something out (G17).
struct ProofChoice {
    std::int64_t ply = -1;
    /// By its number on the sheet; none: the action lays no tile on an arm.
    std::optional<int> arm;
    /// The half that touches; for the opening tile the half that is numbered first.
    std::optional<int> half;
    bool crosswise = false;
    /// The seats that passed before it, unwritten; none: every pass is written.
    std::optional<SeatSet> passed;

    friend bool operator==(const ProofChoice&, const ProofChoice&) = default;
};

/// One interpretation of the sheet, and the proof of the breach under it.
struct ProofCase {
    std::vector<ProofChoice> choices;  ///< in the order of play
    ProofCondition condition;
    Witness witness;
};

/// The proof of a breach: the condition that the action did not keep, and the evidence for that.
struct Proof {
    static constexpr std::size_t most_cases = 64;

    ProofCondition condition;
    Witness witness;
    /// The proof for each interpretation of the sheet, if there are several and their proofs
    /// differ. At most most_cases.
    std::vector<ProofCase> cases{};
    std::size_t more_cases = 0;  ///< cases that are not listed
};

}  // namespace bones
