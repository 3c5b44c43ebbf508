// A night and a season, in each of their formats.
#pragma once

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/night/compare.hpp"

namespace bones::inline show::night {

/// For people: standings, how ties were broken, cross-table, rounds, what was written differently.
void night_text(const TextSink& sink, const Entrants& field, const Night& night, Style style);
/// The ladder, how ties were broken, each night in a line.
void season_text(const TextSink& sink, const Entrants& field, const Season& season, Style style);
/// What an amendment has changed.
void changes_text(const TextSink& sink, const Changes& changes, Style style);

/// A row for each entrant, the best first.
void night_csv(const TextSink& sink, const Entrants& field, const Night& night);
void season_csv(const TextSink& sink, const Entrants& field, const Season& season);

/// JSON Lines (schemas/night.schema.json), without the closing line.
void night_json(const TextSink& sink, const Entrants& field, const Night& night);
void season_json(const TextSink& sink, const Entrants& field, const Season& season);
void changes_json(const TextSink& sink, const Changes& changes);

/// What stands where places would.
inline constexpr std::string_view no_places = "no game counts, so there are no places";

/// The most entrants of whom a cross-table is shown.
inline constexpr std::size_t most_crossed = 24;
/// The most entrants of whom it is shown how a tie was broken.
inline constexpr std::size_t most_tied = 200;
/// `3000 are tied, too many to show; --format jsonl has them`
std::string too_many_tied(const Tie& tie);

/// `3`, or `3=` where it is shared.
std::string place_text(const Rank& rank);
/// What two entrants did against each other: `11–8`; after several games `2–1: 30–24`, games first.
/// Empty: they have not met.
std::string meeting_text(const Tallies& tallies, Entrant one, Entrant other);
/// What a tie is about: `2 wins`, `difference +4`.
std::string tie_value_text(Criterion criterion, std::int64_t value);
/// What a step showed: `difference: Bo Chen +15, Ana Ruiz +1`.
std::string step_text(const Entrants& field, const TieStep& step);
/// Those who share a place at the end of a tie, in groups: `Bo Chen and Ana Ruiz share place 3`.
std::vector<std::string> shared_places(const Entrants& field, const Ranking& ranking,
                                       const Tie& tie);
/// `wins, then difference, points for, head to head`.
std::string order_text(std::span<const Criterion> order);
/// `head to head` for `head-to-head`.
std::string spoken(Criterion criterion);
/// What the rules of the evening set differently: caps, margins, awards; one line each.
std::vector<std::string> terms_of(const Night& night);
/// Who won a game as it counts, or why it does not: `won by Bo Chen`.
std::string outcome_text(const Entrants& field, const NightRow& row);
/// Those on the first place.
std::vector<std::string> winners_of_night(const Entrants& field, const Night& night);
/// `round 3, table 1: Dan Okoro – Ana Ruiz: was 7–11, is 6–11`.
std::string game_change_text(const GameChange& game);
/// Title and dates, or what to say without.
std::string heading(const Night& night);

}  // namespace bones::inline show::night
