// Findings: everything Bones has to say about a record is a value of this type. Text, JSON Lines
// and SARIF are renderers of it.
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
    claim,   ///< what was written down is not what the play gives
    note,    ///< worth saying, wrong in no way
};

enum class Verdict : std::uint8_t { kept, open, broken };

/// What a breach is proven under, where the record only suggests it (G17, G18).
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
/// Their words, in this order. conditions_of adds the place and the repair of a slip.
inline constexpr std::array<std::string_view, 8> assumption_words{
    "every pass is on the sheet",
    "every draw is on the sheet",
    "halves are in order",
    "every tile lies where it fits",
    "one tile of a `deal` line is wrong",
    "no line of the hand is missing",
    "no slip",
    "slips not searched"};

/// When bones-generate makes something wrong on purpose.
enum class Injection : std::uint8_t {
    never,
    play,   ///< a player does it, while the hand is played
    slip,   ///< whoever writes the hand down does
    spoil,  ///< the same, and nothing that follows in the record can be relied on
    claim,  ///< in what is written of ends, scores and winners
};

/// What can be a breach of a rule: the actions that breaches of a code are counted against.
enum class Chance : std::uint8_t {
    action,    ///< anything done
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

/// A kind of finding, with all that is known of it wherever it is met: its stable name, how grave
/// it is, one line on what it is about, how it is made to happen, and what is a chance of it. Codes
/// are compared by address; each is defined once, in the code list of the layer that reports it.
struct Code {
    std::string_view name;
    Severity severity;
    std::string_view title;
    Injection injection = Injection::never;
    Chance chance = Chance::action;
    /// Who acts when, and no more: a scribe who writes lines in another order makes one of these.
    bool of_order = false;
};

/// One piece of evidence for people: what it says, and where in the record it can be seen (an empty
/// place: nowhere).
struct Evidence {
    Place place;
    std::string seen;
    std::string_view kind{};  ///< what sort of evidence it is; empty: a remark
    std::int64_t ply = -1;    ///< as in Finding
    Seat seat{};
    std::vector<Tile> tiles{};  ///< the tiles that it is about
    std::string besides{};      ///< what makes it evidence, where what was seen does not say so

    /// All that it says.
    std::string message() const { return besides.empty() ? seen : seen + "; " + besides; }
};

struct Proof;

/// Bytes of a record's text that become others. An empty place is where they are put in.
struct Replacement {
    Place place;
    std::string text;

    friend bool operator==(const Replacement&, const Replacement&) = default;
};

/// A repair: the bytes at `place` become `replacement`. As a finding's own it is certain.
struct Fix {
    Place place;
    std::string replacement;
    std::string message;
    std::vector<Replacement> besides{};  ///< what changes with it, in the order of the text
    /// The same change at other places of the hand, each of which would do as well.
    std::vector<Replacement> elsewhere{};
};

/// Repairs after any of which a hand would be right: other ways to read the sheet.
struct Readings {
    std::vector<Fix> listed;  ///< the likeliest first
    std::uint32_t more = 0;   ///< how many there are besides
    bool all_tried = true;    ///< false: the search met its bound
};

struct Finding {
    const Code* code = nullptr;
    Severity severity = Severity::note;  ///< of its code, unless a house rule raises it
    std::string_view clause;            ///< rule clause (`D4`), or a section of the notation (`N3`)
    Verdict verdict = Verdict::broken;  ///< never kept
    std::int64_t hand = -1;             ///< the hand's written number; -1: not within a hand
    std::int64_t ply =
        -1;  ///< from 1; 0: deal, yard and lead lines; -1: what stands after the play
    Seat seat;
    /// Of a joint breach of several seats: one of these broke a rule, and no single seat is
    /// accused; `seat` is that of the last action. Else empty.
    SeatSet among;
    Place place;
    std::string message;  ///< lower case, no full stop: what was seen, then what the rule wanted
    std::vector<Evidence> evidence;
    std::shared_ptr<const Proof> proof;  ///< of a breach that is proven; else null
    std::optional<Fix> fix;
    std::shared_ptr<const Readings> readings;  ///< only if asked for, where no fix is certain

    std::uint8_t assumptions = 0;  ///< one bit an Assumption; 0: it holds always
    /// The likeliest slip that would make its hand right (G18), with its place, as
    /// `at line 39, column 10 (repair: swap 8-0 and 4-2)`; with Assumption::no_slip only.
    std::shared_ptr<const std::string> possible_slip;
    /// Where the certain slip begins that takes it away (G18). A breach is open then.
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
