// Findings: everything that Bones reports about a record. The renderers print them as text, JSON
// Lines or SARIF.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bones/seat.hpp"
#include "bones/tile.hpp"

namespace bones {

/// A run of bytes in a record's text.
struct Place {
    std::uint32_t offset = 0;
    std::uint32_t length = 0;

    friend bool operator==(Place, Place) = default;
    bool empty() const { return length == 0; }
    std::uint32_t end() const { return offset + length; }
};

enum class Severity : std::uint8_t {
    error,   ///< notation or facts: the record contradicts itself or cannot be read
    broken,  ///< the players broke a rule (or may have: verdict open)
    claim,   ///< a written end, score or winner differs from the play
    note,    ///< worth reporting, but not wrong
};

/// The name of each Severity, in its order.
inline constexpr std::array<std::string_view, 4> severity_names{"error", "broken", "claim", "note"};
constexpr std::string_view name_of(Severity severity) {
    return severity_names[static_cast<std::size_t>(severity)];
}

enum class Verdict : std::uint8_t { kept, open, broken };
/// The name of each Verdict, in its order.
inline constexpr std::array<std::string_view, 3> verdict_names{"kept", "open", "broken"};
constexpr std::string_view name_of(Verdict verdict) {
    return verdict_names[static_cast<std::size_t>(verdict)];
}

/// An assumption on which the proof of a breach rests, if the record only suggests it (G17, G18).
enum class Assumption : std::uint8_t {
    passes,
    draws,
    halves,
    fits,
    deal,
    lines,
    no_slip,
    unsearched
};
/// The words for each Assumption, in its order. conditions_of adds the place and the repair of a
/// slip.
inline constexpr std::array<std::string_view, 8> assumption_words{
    "every pass is on the sheet",
    "every draw is on the sheet",
    "halves are in order",
    "every tile lies where it fits",
    "one tile of a `deal` line is wrong",
    "no line of the hand is missing",
    "no slip",
    "slips not searched"};

/// The step at which bones-generate makes something wrong on purpose.
enum class Injection : std::uint8_t {
    never,
    play,   ///< a player does it while the hand is played
    slip,   ///< the scribe does it while writing the hand down
    spoil,  ///< a slip after which the rest of the record cannot be relied on
    claim,  ///< in the written ends, scores and winners
};

/// What counts as one opportunity to break a rule. Statistics count the breaches of a code per
/// opportunity.
enum class Chance : std::uint8_t {
    action,    ///< any action
    tile,      ///< a tile laid on a layout
    follow,    ///< a tile played to another's lead
    lead,      ///< a trick led
    pass,      ///< a pass
    turn,      ///< a pass, or the first draw of a turn
    draw,      ///< a tile drawn
    opening,   ///< a hand begun
    hand_won,  ///< a hand won, where prizes are taken
    hand,      ///< a hand played
};

/// A kind of finding, with a stable name. Each code is defined once, in the code list of the layer
/// that reports it. Codes are compared by address.
struct Code {
    std::string_view name;
    Severity severity;
    std::string_view title;
    Injection injection = Injection::never;
    Chance chance = Chance::action;
    /// Whether the breach is only about the order of turns. A scribe who writes lines in another
    /// order causes one of these.
    bool of_order = false;
};

/// One piece of evidence, in words for people. An empty place means that the record does not show
/// it.
struct Evidence {
    Place place;
    std::string seen;
    std::string_view kind{};  ///< the sort of evidence; empty: a remark
    std::int64_t ply = -1;    ///< as in Finding
    Seat seat{};
    std::vector<Tile> tiles{};  ///< the tiles of this evidence
    std::string besides{};      ///< why it is evidence, if that is not clear from what was seen

    /// The whole text of this evidence.
    std::string message() const { return besides.empty() ? seen : seen + "; " + besides; }
};

struct Proof;

/// A run of bytes in a record's text and the text that replaces it. At an empty place the text is
/// inserted.
struct Replacement {
    Place place;
    std::string text;

    friend bool operator==(const Replacement&, const Replacement&) = default;
};

/// A repair: the bytes at `place` become `replacement`. A finding's own `fix` is certain.
struct Fix {
    Place place;
    std::string replacement;
    std::string message;
    /// Further changes of this repair, in the order of the text.
    std::vector<Replacement> besides{};
    /// Other places of the hand where the same change alone would repair it too.
    std::vector<Replacement> elsewhere{};
};

/// Repairs of a hand, each of which alone would make it right.
struct Readings {
    std::vector<Fix> listed;  ///< the likeliest first
    std::uint32_t more = 0;   ///< how many more there are
    bool all_tried = true;    ///< false: the search stopped at its limit
};

struct Finding {
    const Code* code = nullptr;
    Severity severity = Severity::note;  ///< that of its code, unless a house rule raises it
    std::string_view clause;            ///< rule clause (`D4`), or a section of the notation (`N3`)
    Verdict verdict = Verdict::broken;  ///< never kept
    std::int64_t hand = -1;             ///< the hand's written number; -1: outside any hand
    /// From 1. 0: a deal, yard or lead line; -1: a line after the play.
    std::int64_t ply = -1;
    Seat seat;
    /// The seats of a joint breach: one of them broke a rule, and no single seat is accused. Then
    /// `seat` is the seat of the last action. Empty for other findings.
    SeatSet among;
    Place place;
    std::string message;  ///< lower case, no full stop: what was seen, then what the rule requires
    std::vector<Evidence> evidence;
    std::shared_ptr<const Proof> proof;  ///< of a proven breach; else null
    std::optional<Fix> fix;
    std::shared_ptr<const Readings> readings;  ///< only on request, and only if no fix is certain

    /// The assumptions of the proof, one bit for each Assumption. 0: the breach is proven without
    /// any.
    std::uint8_t assumptions = 0;
    /// The likeliest slip that would make the hand right (G18), with its place, as `at line 39,
    /// column 10 (repair: swap 8-0 and 4-2)`. Only with Assumption::no_slip.
    std::shared_ptr<const std::string> possible_slip;
    /// The place of a certain slip that explains the breach (G18). The verdict of such a breach is
    /// open.
    std::optional<Place> explained_by;

    void assume(Assumption what) {
        assumptions = static_cast<std::uint8_t>(assumptions | 1u << static_cast<unsigned>(what));
    }
    bool assumes(Assumption what) const {
        return (assumptions >> static_cast<unsigned>(what) & 1u) != 0;
    }
    bool holds_always() const { return assumptions == 0; }

    void set_code(const Code& kind) {
        code = &kind;
        severity = kind.severity;
    }
};

}  // namespace bones
