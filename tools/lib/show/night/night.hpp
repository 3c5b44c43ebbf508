// One night: adds up and ranks its games and its night file.
#pragma once

#include <bitset>
#include <memory>
#include <optional>

#include "tools/lib/show/night/entrants.hpp"

namespace bones::inline show::night {

/// Outside of all rounds.
inline constexpr std::uint32_t no_round = 0xFFFFFFFF;

/// The most rounds that are shown one after the other.
inline constexpr std::size_t most_rounds = 100;
/// The most places that are stored for all rounds together.
inline constexpr std::size_t most_places = 2'000'000;

/// A game of the night.
struct NightRow {
    const Sheet* sheet = nullptr;
    std::uint32_t round = no_round;    ///< index into Night::rounds
    std::string left_out;              ///< why it does not count; empty: it counts
    std::bitset<most_seats> forfeits;  ///< by side: lost the game by a penalty
    std::bitset<most_seats> won;       ///< by side: counts as a winner
    /// The ending from a `finish` line of the night file, and the side that lost by default.
    std::optional<FinishKind> finish;
    std::size_t defaulted = 0;
};

/// A remark from the night file about a round: a bye, an absence, or a penalty.
struct NightRemark {
    std::uint32_t round = no_round;
    std::string text;
};

/// Teams of people, ranked by the sums of their people. Here an entrant is the number of a team.
struct TeamStandings {
    std::vector<std::string> names;
    std::vector<std::vector<Entrant>> members;
    Tallies tallies;
    Ranking ranking;
};

struct Night {
    std::string title;
    std::vector<std::string> dates;  ///< of the records, sorted
    std::vector<std::string> rounds;
    std::vector<NightRow> rows;  ///< sorted by round, table, and place in the files
    std::vector<NightRemark> remarks;
    std::optional<NightFile> file;
    std::vector<std::string> notes;  ///< questions about the records
    std::vector<Entrant> came;       ///< present people, sorted
    std::vector<Entrant> ranked;     ///< in the standings
    std::vector<Entrant> expelled;   ///< without a place
    /// The changes by `result-to` and `expelled` lines.
    struct Corrections {
        /// Copies of sheets whose result a `result-to` line gives to a substitute.
        std::vector<std::shared_ptr<const Sheet>> given_sheets;
        std::vector<Entrant> annulled;  ///< expelled entrants whose games count for no player
    };
    std::unique_ptr<Corrections> corrections;  ///< null: none, as on most nights
    TeamStandings teams;
    NightResults results;       ///< for a night of a season, without the games
    std::uint32_t counted = 0;  ///< games that count
    std::vector<std::uint32_t> award_rounds,
        penalty_rounds;  ///< in addition to those of the results
    Tallies tallies;
    Ranking ranking;
    /// By round: the place of each entrant after it; 0 before the first game that counts. Empty if
    /// there are more than most_rounds or most_places.
    std::vector<ByEntrant<std::uint32_t>> places_after;

    Corrections& add_corrections() {
        if (!corrections) corrections = std::make_unique<Corrections>();
        return *corrections;
    }
    std::uint32_t differences() const;
    /// The index of a round in `rounds`; no_round for `-`, an empty name or an unknown round.
    std::uint32_t round_index(const std::string& round) const;
};

/// Adds up a night. `order` replaces the order of the night file unless it is empty. The field must
/// include all people in sheets and file. A line of the night file about an unknown person, or one
/// that contradicts the records, becomes a finding and does not count.
Night hold_night(const Entrants& field, std::vector<const Sheet*> sheets,
                 std::optional<NightFile> file, std::span<const Criterion> order);

/// The points of the sides, `11-8`; `?` if they are unknown.
std::string result_text(const Sheet& sheet);
/// The displayed names of a side, joined by ` & `.
std::string side_text(const Entrants& field, const SheetSide& side);
/// A list of names in a sentence: `Ana Ruiz, Bo Chen and Cleo Adler`.
std::string enumerated(std::span<const std::string> names);
/// Wins for people, from halves: `2`, `2½`, `½`.
std::string halves_text(std::int64_t halves);
/// A number with its sign, and a true minus: `+5`, `−4`, `0`.
std::string signed_text(std::int64_t number);

}  // namespace bones::inline show::night
