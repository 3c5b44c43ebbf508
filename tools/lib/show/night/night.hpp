// One night: its games and its night file, added up and ranked.
#pragma once

#include <bitset>
#include <memory>
#include <optional>

#include "tools/lib/show/night/entrants.hpp"

namespace bones::inline show::night {

/// Not in any round.
inline constexpr std::uint32_t no_round = 0xFFFFFFFF;

/// How many rounds are shown one after the other.
inline constexpr std::size_t most_rounds = 100;
/// How many places are kept of all rounds together.
inline constexpr std::size_t most_places = 2'000'000;

/// A game of the night.
struct NightRow {
    const Sheet* sheet = nullptr;
    std::uint32_t round = no_round;    ///< index into Night::rounds
    std::string left_out;              ///< why it does not count; empty: it does
    std::bitset<most_seats> forfeits;  ///< by side: has lost the game by a penalty
    std::bitset<most_seats> won;       ///< by side: counts as a winner
    /// How the game ended by a `finish` line of the night file, and the side that lost by default.
    std::optional<FinishKind> finish;
    std::size_t defaulted = 0;
};

/// What the night file adds to a round, in words: a bye, somebody who did not come, a penalty.
struct NightRemark {
    std::uint32_t round = no_round;
    std::string text;
};

/// Teams of people, each with the sum of what its people have. An entrant is a team's number.
struct TeamStandings {
    std::vector<std::string> names;
    std::vector<std::vector<Entrant>> members;
    Tallies tallies;
    Ranking ranking;
};

struct Night {
    std::string title;
    std::vector<std::string> dates;  ///< of the records, in order
    std::vector<std::string> rounds;
    std::vector<NightRow> rows;  ///< by round, table and place in the files
    std::vector<NightRemark> remarks;
    std::optional<NightFile> file;
    std::vector<std::string> notes;  ///< what the records leave to be asked
    std::vector<Entrant> came;       ///< who was there, in order
    std::vector<Entrant> ranked;     ///< who takes part
    std::vector<Entrant> expelled;   ///< who has no place
    /// What `result-to` and `expelled` lines change.
    struct Corrections {
        /// Copies of sheets whose result a `result-to` line gives to a substitute.
        std::vector<std::shared_ptr<const Sheet>> given_sheets;
        std::vector<Entrant> annulled;  ///< the expelled whose games count for no player
    };
    std::unique_ptr<Corrections> corrections;  ///< null: most nights have none
    TeamStandings teams;
    NightResults results;       ///< of a season's night without the games
    std::uint32_t counted = 0;  ///< games
    std::vector<std::uint32_t> award_rounds, penalty_rounds;  ///< beside those of the results
    Tallies tallies;
    Ranking ranking;
    /// The place of each entrant after each round, 0 for none (no game has counted until then): by
    /// round. Empty if there are more than most_rounds or most_places.
    std::vector<ByEntrant<std::uint32_t>> places_after;

    Corrections& add_corrections() {
        if (!corrections) corrections = std::make_unique<Corrections>();
        return *corrections;
    }
    std::uint32_t differences() const;
    /// Where a round stands in `rounds`; no_round for `-`, nothing, and one that is not there.
    std::uint32_t round_index(const std::string& round) const;
};

/// Adds up a night. `order` goes before the night file's own, unless it is empty. The field must
/// know everybody in sheets and file. What the night file says of nobody known, or against the
/// records, becomes a finding of it and does not count.
Night hold_night(const Entrants& field, std::vector<const Sheet*> sheets,
                 std::optional<NightFile> file, std::span<const Criterion> order);

/// `11-8`, points of the sides; `?` where they are not known.
std::string result_text(const Sheet& sheet);
/// The names of a side with ` & ` between them, as the field shows them.
std::string side_text(const Entrants& field, const SheetSide& side);
/// `Ana Ruiz, Bo Chen and Cleo Adler`.
std::string enumerated(std::span<const std::string> names);
/// Wins as people write them: `2`, `2½`, `½`.
std::string halves_text(std::int64_t halves);
/// With its sign, and a true minus: `+5`, `−4`, `0`.
std::string signed_text(std::int64_t number);

}  // namespace bones::inline show::night
