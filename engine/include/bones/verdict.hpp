// What the referee says about a record: everything that a tool needs to report, score, store or
// draw it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bones/event.hpp"
#include "bones/ledger.hpp"
#include "bones/record.hpp"

namespace bones {

/// Points by seat. Seats that do not play have 0.
using Points = BySeat<std::int32_t>;

inline constexpr int most_house_rules = 20;

/// The values of a game's options in the order of its list: the index of a word, or the number
/// itself.
using HouseRules = std::array<std::int32_t, most_house_rules>;

struct HandVerdict {
    std::uint32_t number = 0;  ///< as in Record::hands
    Seat leader;               ///< who led; no seat if nobody did
    EndKind end = EndKind::unfinished;
    Seat out;                  ///< who went out, or conceded
    bool scored = false;       ///< whether the hand's score is known
    bool score_taken = false;  ///< the score is the sheet's, not computed (G15)
    bool layout_known = true;  ///< false: only facts were checked from some action on (G4)
    Points scores{};
    bool claimed = false;  ///< whether a `score` line stands there
    /// The first action, in Record::actions, that interpretations of the sheet take in different
    /// ways (G17).
    std::uint32_t unsettled_from = none_such;
};

/// An open end of a layout, as far as placing tiles needs it.
struct ArmView {
    static constexpr std::uint8_t no_half = 255;

    std::uint8_t open = 0;
    std::uint8_t other = no_half;  ///< the second open half of a crosswise tile
    bool started : 1 = false;
    bool spellbound : 1 = false;
    bool doubled : 1 = false;     ///< a double lies at the end, and both its halves count
    bool of_spinner : 1 = false;  ///< an end of the spinner on which nothing lies yet
    std::uint8_t side : 4 = 0;  ///< sides that are alike before they are started share this number

    friend bool operator==(const ArmView&, const ArmView&) = default;
};

inline constexpr int most_arms = 6;

/// The open ends of a layout.
struct TableView {
    std::array<ArmView, most_arms> arms{};
    std::uint8_t count = 0;  ///< of arms; 0: no tile lies, the game has no layout, or it is unknown
};

/// Where a tile was laid on a layout. The opening tile counts as laid on arm 0, high half first.
struct LaidTile {
    static constexpr int no_half = -1;

    std::uint8_t arm = 0;  ///< index into TableView::arms
    std::uint8_t inner = 0, outer = 0;
    bool opening : 1 = false;
    bool crosswise : 1 = false;      ///< a matador that lies across (L5)
    std::int8_t half_met = no_half;  ///< the half of a crosswise tile that it was laid against
};

/// What the table showed after one action, and what the mover could do. Kept small: there are as
/// many as actions.
struct PlyTrace {
    std::optional<std::uint16_t> moves;  ///< how many the rules allowed; unknown hand: none
    std::uint16_t stock = 0;             ///< tiles left to draw afterwards
    bool unsettled = false;              ///< the tile has other places (G17)
    bool judged = false;                 ///< false: a remark, or nothing but facts was checked here
    Verdict verdict = Verdict::kept;     ///< on the action: the gravest of its charges
    TableView after;                     ///< if it was judged
    std::optional<LaidTile> laid;        ///< where the layout is known
    std::optional<std::uint8_t> suit;    ///< the suit that was led, for those who follow
    std::optional<std::uint8_t> led;     ///< of a tile that leads a trick: the suit that it leads
    Seat next;   ///< who is to act afterwards; none: the hand has ended, or whoever does
    Seat taker;  ///< who took the trick that the action completed
    bool backwards = false;   ///< play goes anticlockwise afterwards
    Events events;            ///< what the tile set off
    std::uint8_t points = 0;  ///< what the tile made, where tiles make points
    /// Of the trick that `taker` took; 0: tricks make none, or nobody can count it.
    std::uint8_t trick_points = 0;
};

/// Another place where a tile may lie, since the sheet leaves its arm or its halves out (G17).
struct OtherPlace {
    std::uint32_t index = 0;  ///< of the action, in Record::actions
    std::uint8_t arm = 0;     ///< its number on the sheet
    std::uint8_t inner = 0, outer = 0;
    bool crosswise = false;

    friend bool operator==(const OtherPlace&, const OtherPlace&) = default;
};

/// What there was at the start of a hand.
struct HandStart {
    BySeat<std::uint8_t> dealt{};  ///< tiles in each hand
    std::uint16_t stock = 0;       ///< tiles not dealt
    BySeat<TileSet, 2> prizes{};   ///< held by each seat
    Points totals{};               ///< by scoring seat
    bool totals_known = false;     ///< false: a hand before is not scored, or not in the record
};

/// What each seat held after a hand's last action, where the record tells.
using TilesLeft = BySeat<std::optional<TileSet>>;

/// Counts of findings. Open verdicts are findings of no kind.
struct FindingCounts {
    std::uint32_t error = 0, broken = 0, claim = 0, note = 0, open = 0;

    /// Counts one finding: by its severity, or as an open verdict.
    void add(const Finding& finding);
    void add(const FindingCounts& others);
};

enum class DeductionKind : std::uint8_t {
    held,       ///< a seat surely had these tiles from a ply on, though they were not shown yet
    not_taken,  ///< these tiles were in nobody's hand
    ruled_out,  ///< a pass, if right, says that the seat had none of these
    absent,     ///< a seat surely had none of these from a ply on, until the next of this kind
};

/// What can be deduced of unseen tiles.
struct Deduction {
    DeductionKind kind = DeductionKind::held;
    std::uint32_t hand = 0;  ///< index into GameVerdict::hands
    std::uint32_t ply =
        0;  ///< held, absent: after which; 0: from the deal on; ruled_out: of the pass
    Seat seat;
    TileSet tiles;
    Place place;
    std::string message;
};

struct GameVerdict {
    HouseRules rules{};              ///< the house rules in force, as far as they can be read
    std::uint32_t rules_unsure = 0;  ///< one bit an option: it may have another value (G5a)
    /// In the order of lines and columns, those without a place last; open ones only if asked for.
    std::vector<Finding> findings;
    FindingCounts counts;
    std::vector<HandVerdict> hands;  ///< one for each hand of the record
    std::vector<LedgerEntry> ledger;
    std::vector<Deduction> deductions;  ///< only if asked for
    std::vector<PlyTrace> trace;        ///< one for each action; only if asked for
    /// Besides those in the trace, in the order of the actions; only with a trace.
    std::vector<OtherPlace> other_places;
    std::vector<TilesLeft> left;    ///< one for each hand; only if asked for
    std::vector<HandStart> starts;  ///< one for each hand, and what there is after the last; only
                                    ///< if asked for
    std::vector<Action> actions;    ///< the record's actions with arms, halves and suits resolved
    bool totals_known = false;
    bool totals_taken = false;  ///< they are the `result` line's, not computed (G15)
    Points totals{};
    bool complete = false;       ///< the game is over
    bool winners_known = false;  ///< it is over, and the winners, if any, are known
    SeatSet winners;             ///< empty: no side has won, or it is not known
};

/// The trace of the last action of a hand that was judged before the one with this index; null if
/// none was. What it showed afterwards is what that one found.
inline const PlyTrace* judged_before(const GameVerdict& verdict, const Hand& hand,
                                     std::uint32_t index) {
    while (index-- > hand.first_action)
        if (verdict.trace[index].judged) return &verdict.trace[index];
    return nullptr;
}

/// The other places where the tile of an action may lie.
inline std::span<const OtherPlace> other_places(const GameVerdict& verdict, std::uint32_t index) {
    const auto& all = verdict.other_places;
    const auto is_before = [](const OtherPlace& place, std::uint32_t at) {
        return place.index < at;
    };
    const auto first = std::lower_bound(all.begin(), all.end(), index, is_before);
    const auto end = std::lower_bound(first, all.end(), index + 1, is_before);
    return std::span(all).subspan(static_cast<std::size_t>(first - all.begin()),
                                  static_cast<std::size_t>(end - first));
}

}  // namespace bones
