// What a night needs to know of one recorded game.
#pragma once

#include <bitset>
#include <optional>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/night/night_file.hpp"
#include "tools/libbones/lines.hpp"

namespace bones::inline show::night {

/// Who played on for a player of a side.
struct SheetSubstitute {
    std::size_t player = 0;  ///< into SheetSide::players
    PlayerName name;
};

struct SheetSide {
    std::string seats;                ///< `A`, or `AC` for partners
    std::vector<PlayerName> players;  ///< by seat; nobody where no name is written
    std::int32_t points = 0;          ///< from the play; as written where that cannot tell
    std::optional<std::int32_t> written;
    std::optional<std::int32_t> games_won;  ///< by the `legs` line
    bool won = false;
    std::vector<SheetSubstitute> substitutes;
};

struct SheetHand {
    std::uint32_t number = 0;
    std::string end;                                   ///< `Ana Ruiz out`, `blocked` …
    std::vector<std::optional<std::int32_t>> points;   ///< by side; none: not known
    std::vector<std::optional<std::int32_t>> written;  ///< by side
};

struct SheetDifference {
    std::uint64_t line = 0;
    std::string message;
};

struct Sheet {
    std::string file;
    std::uint64_t line = 1;    ///< where the record begins; 0: in no file
    std::string page;          ///< where the game itself is shown; empty: nowhere
    std::uint32_t record = 1;  ///< its number in the file
    Game game = Game::unknown;
    std::string id, event, date, time, round, table;
    std::vector<SheetSide> sides;
    bool totals_known = false;
    bool complete = false;
    bool winners_known = false;  ///< it is over, and the winners, if any, are known
    bool outcome_only = false;   ///< nothing of the play is written
    bool lacks_winner = false;   ///< only an outcome is written, and not that the game was over
    bool supposed_open = false;  ///< the assumed house rules leave its result open
    std::string copy_of;         ///< place of the record that is the same game; empty: none is
    std::string alike_to;        ///< place of one that likely is; empty: none
    std::vector<SheetHand> hands;
    std::vector<SheetDifference> differences;  ///< between what was written and the play
    std::uint32_t faults = 0;                  ///< errors and breaches, which bones-check lists

    /// `table-3.bones:78`
    std::string place() const;
};

/// Whether a sheet keeps what each hand was worth. Only slips show it, and a record may have a
/// thousand hands in a few kilobytes.
enum class KeepHands : bool { no, yes };

/// Why the outcome of a game is unknown; empty: it is known. A game without points has one if its
/// winners are known.
std::string_view why_undecided(const Sheet& sheet);

/// Who has won by a `finish` line of the night file, by side: by default all but `side`, else those
/// who are ahead, or all if it is a draw.
std::bitset<most_seats> winners_by_finish(const Sheet& sheet, FinishKind kind, std::size_t side);
/// Ends a game so. False: its points are unknown, and they decide; it stays as it was.
bool finish(Sheet& sheet, FinishKind kind, std::size_t side);

Sheet make_sheet(std::string_view file, const RecordChecker& judged, KeepHands hands);

/// How a hand ended: `Ana Ruiz out`, `blocked` … `who`: the name of who went out, or conceded.
std::string ending(const HandVerdict& hand, std::string_view who);

}  // namespace bones::inline show::night
