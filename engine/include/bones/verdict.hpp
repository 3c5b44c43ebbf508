// The referee's result for one record, for tools that report, score, store or draw it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bones/event.hpp"
#include "bones/ledger.hpp"
#include "bones/record.hpp"

namespace bones {

/// Points by seat. Seats that do not play have 0.
using Points = BySeat<std::int32_t>;

inline constexpr int most_house_rules = 20;

/// The values of a game's options, in the order of its option list. A value is the index of a word,
/// or the number itself.
using HouseRules = std::array<std::int32_t, most_house_rules>;

struct HandVerdict {
    std::uint32_t number = 0;  ///< as in Record::hands
    Seat leader;               ///< the seat that led; no seat if none did or it is unknown
    EndKind end = EndKind::unfinished;
    Seat out;                  ///< the seat that went out or conceded
    bool scored = false;       ///< whether the hand's score is known
    bool score_taken = false;  ///< the score is taken from the sheet, not computed (G15)
    bool layout_known = true;  ///< false: from some action on, only facts were checked (G4)
    Points scores{};
    bool claimed = false;  ///< the record has a `score` line for the hand
    /// The first action, as an index into Record::actions, that has several interpretations (G17).
    /// `none_such` if every action has one.
    std::uint32_t unsettled_from = none_such;
};

/// An open end of a layout, with what is needed to place tiles on it.
struct ArmView {
    static constexpr std::uint8_t no_half = 255;

    std::uint8_t open = 0;
    std::uint8_t other = no_half;  ///< the second open half of a crosswise tile
    bool started : 1 = false;
    bool spellbound : 1 = false;
    bool doubled : 1 = false;     ///< the end is a double, and both halves count
    bool of_spinner : 1 = false;  ///< an end of the spinner that has no tile on it yet
    /// Number of the side; sides that are alike before they are started share it.
    std::uint8_t side : 4 = 0;

    friend bool operator==(const ArmView&, const ArmView&) = default;
};

inline constexpr int most_arms = 6;

/// The open ends of a layout.
struct TableView {
    std::array<ArmView, most_arms> arms{};
    /// Number of arms; 0 if no tile lies, the game has no layout, or it is unknown.
    std::uint8_t count = 0;
};

/// The place where a tile was laid on a layout. The opening tile counts as laid on arm 0, high half
/// first.
struct LaidTile {
    static constexpr int no_half = -1;

    std::uint8_t arm = 0;  ///< index into TableView::arms
    std::uint8_t inner = 0, outer = 0;
    bool opening : 1 = false;
    bool crosswise : 1 = false;  ///< a matador laid crosswise (L5)
    /// The half of a crosswise tile on the arm that this tile was laid against. `no_half` if none,
    /// or if it can be either.
    std::int8_t half_met = no_half;
};

/// The table after one action, and the moves that its player had. Kept small, since there is one
/// for each action.
struct PlyTrace {
    std::optional<std::uint16_t> moves;  ///< number of legal moves; empty if the hand is unknown
    std::uint16_t stock = 0;             ///< tiles left to draw after the action
    bool unsettled = false;              ///< the tile may also lie in other places (G17)
    bool judged = false;              ///< false: the action is a remark, or only facts were checked
    Verdict verdict = Verdict::kept;  ///< the gravest verdict on the action
    TableView after;                  ///< the layout after the action; filled in only if `judged`
    std::optional<LaidTile> laid;     ///< where the tile lies; empty if the layout is unknown
    std::optional<std::uint8_t> suit;  ///< the suit that was led, for players who must follow
    std::optional<std::uint8_t> led;   ///< the suit that this tile leads, if it leads a trick
    /// The seat on turn after the action; no seat if the hand has ended or any seat may act.
    Seat next;
    Seat taker;               ///< the seat that took the trick completed by the action
    bool backwards = false;   ///< play goes anticlockwise after the action
    Events events;            ///< the effects of the tile
    std::uint8_t points = 0;  ///< points that the tile scored, in games where tiles score
    /// The points of the trick that `taker` took; 0 if tricks score nothing or the points are
    /// unknown.
    std::uint8_t trick_points = 0;
};

/// Another place where a tile may lie, because the sheet omits its arm or the order of its halves
/// (G17).
struct OtherPlace {
    std::uint32_t index = 0;  ///< of the action, an index into Record::actions
    std::uint8_t arm = 0;     ///< the number of the arm on the sheet
    std::uint8_t inner = 0, outer = 0;
    bool crosswise = false;

    friend bool operator==(const OtherPlace&, const OtherPlace&) = default;
};

/// The state of the table at the start of a hand.
struct HandStart {
    BySeat<std::uint8_t> dealt{};  ///< tiles in each hand
    std::uint16_t stock = 0;       ///< tiles not dealt
    BySeat<TileSet, 2> prizes{};   ///< prizes of each seat
    Points totals{};               ///< by scoring seat
    bool totals_known = false;     ///< false: an earlier hand has no score or is not in the record
};

/// The tiles that each seat held after a hand's last action; empty where the record does not show
/// them.
using TilesLeft = BySeat<std::optional<TileSet>>;

/// Counts of findings by severity. Open verdicts are counted in `open` only.
struct FindingCounts {
    std::uint32_t error = 0, broken = 0, claim = 0, note = 0, open = 0;

    /// Each count, under its name in JSON.
    static constexpr std::array<std::pair<std::string_view, std::uint32_t FindingCounts::*>, 5>
    named() {
        return {{{"error", &FindingCounts::error},
                 {"broken", &FindingCounts::broken},
                 {"claim", &FindingCounts::claim},
                 {"note", &FindingCounts::note},
                 {"open", &FindingCounts::open}}};
    }

    /// Counts one finding by its severity, or as an open verdict.
    void add(const Finding& finding);
    void add(const FindingCounts& others);
};

enum class DeductionKind : std::uint8_t {
    held,       ///< the seat certainly had these tiles from a ply on, before they were shown
    not_taken,  ///< these tiles were in none of the hands
    ruled_out,  ///< if the pass was right, the seat had none of these tiles
    /// The seat certainly had none of these tiles from a ply on, until the next such deduction.
    absent,
};

/// A deduction about unseen tiles.
struct Deduction {
    DeductionKind kind = DeductionKind::held;
    std::uint32_t hand = 0;  ///< index into GameVerdict::hands
    /// The ply after which tiles are held or absent (0: from the deal on), or the ply of the pass.
    std::uint32_t ply = 0;
    Seat seat;
    TileSet tiles;
    Place place;
    std::string message;
};

struct GameVerdict {
    HouseRules rules{};  ///< the house rules in force, as far as they can be read
    /// One bit an option; a set bit means that its value is uncertain (G5a).
    std::uint32_t rules_unsure = 0;
    /// Sorted by line and column, findings without a place last. Open verdicts are listed only on
    /// request.
    std::vector<Finding> findings;
    FindingCounts counts;
    std::vector<HandVerdict> hands;  ///< one for each hand of the record
    std::vector<LedgerEntry> ledger;
    std::vector<Deduction> deductions;  ///< only if requested
    std::vector<PlyTrace> trace;        ///< one for each action; only if requested
    /// The alternatives to the places in the trace, in the order of the actions; only with a trace.
    std::vector<OtherPlace> other_places;
    std::vector<TilesLeft> left;  ///< one for each hand; only if requested
    /// One for each hand, and one more for the state after the last; only if requested.
    std::vector<HandStart> starts;
    std::vector<Action> actions;  ///< the record's actions with arms, halves and suits resolved
    bool totals_known = false;
    bool totals_taken = false;  ///< the totals are taken from the `result` line, not computed (G15)
    Points totals{};
    bool complete = false;       ///< the game is over
    bool winners_known = false;  ///< the game is over, and it is known who won, or that no side did
    SeatSet winners;             ///< empty if no side has won or the winners are unknown
};

/// The trace of the last judged action of a hand before the action with this index. Null if the
/// hand has none.
inline const PlyTrace* judged_before(const GameVerdict& verdict, const Hand& hand,
                                     std::uint32_t index) {
    while (index-- > hand.first_action)
        if (verdict.trace[index].judged) return &verdict.trace[index];
    return nullptr;
}

/// The alternatives to the place of one action's tile.
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
