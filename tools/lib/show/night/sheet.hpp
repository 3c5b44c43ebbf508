// The facts of one recorded game that a night needs.
#pragma once

#include <bitset>
#include <optional>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/night/night_file.hpp"
#include "tools/libbones/lines.hpp"

namespace bones::inline show::night {

/// A substitute for a player of a side.
struct SheetSubstitute {
    std::size_t player = 0;  ///< index into SheetSide::players
    PlayerName name;
};

struct SheetSide {
    std::string seats;                ///< `A`, or `AC` for partners
    std::vector<PlayerName> players;  ///< by seat; unknown if no name is written
    std::int32_t points = 0;          ///< from the play; as written if the play does not give them
    std::optional<std::int32_t> written;
    std::optional<std::int32_t> games_won;  ///< from the `legs` line
    bool won = false;
    std::vector<SheetSubstitute> substitutes;
};

struct SheetHand {
    std::uint32_t number = 0;
    std::string end;                                   ///< `Ana Ruiz out`, `blocked` …
    std::vector<std::optional<std::int32_t>> points;   ///< by side; none: unknown
    std::vector<std::optional<std::int32_t>> written;  ///< by side
};

struct SheetDifference {
    std::uint64_t line = 0;
    std::string message;
};

struct Sheet {
    std::string file;
    std::uint64_t line = 1;    ///< at which the record begins; 0: in no file
    std::string page;          ///< page that shows the game; empty: none
    std::uint32_t record = 1;  ///< its number in the file
    Game game = Game::unknown;
    std::string id, event, date, time, round, table;
    std::vector<SheetSide> sides;
    bool totals_known = false;
    bool complete = false;
    bool winners_known = false;  ///< it is over; its winners, if any, are known
    bool outcome_only = false;   ///< it has no play
    bool lacks_winner =
        false;  ///< only an outcome is written, without a sign that the game was over
    bool supposed_open = false;  ///< its result depends on house rules that are only assumed
    std::string copy_of;         ///< place of the record that is the same game; empty: none
    std::string alike_to;        ///< place of a record that probably is; empty: none
    std::vector<SheetHand> hands;
    std::vector<SheetDifference> differences;  ///< between the written results and the play
    std::uint32_t faults = 0;                  ///< errors and breaches, which bones-check lists

    /// The place in messages: `table-3.bones:78`.
    std::string place() const;
};

/// Whether a sheet keeps the points of each hand. Only slips show them, and a record may have a
/// thousand hands in a few kilobytes.
enum class KeepHands : bool { no, yes };

/// Why the outcome of a game is unknown; empty if it is known. A game without points has an outcome
/// if its winners are known.
std::string_view why_undecided(const Sheet& sheet);

/// The winners by a `finish` line of the night file, by side. By default it is all sides except
/// `side`; otherwise the leaders, or all in a draw.
std::bitset<most_seats> winners_by_finish(const Sheet& sheet, FinishKind kind, std::size_t side);
/// Ends a game in this way. Returns false without changes if the ending depends on points that are
/// unknown.
bool finish(Sheet& sheet, FinishKind kind, std::size_t side);

Sheet make_sheet(std::string_view file, const RecordChecker& judged, KeepHands hands);

/// The end of a hand: `Ana Ruiz out`, `blocked` … `who`: the name of the player who went out or
/// conceded.
std::string ending(const HandVerdict& hand, std::string_view who);

}  // namespace bones::inline show::night
