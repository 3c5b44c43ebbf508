// Prints a night or a season in each format.
#pragma once

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/night/compare.hpp"

namespace bones::inline show::night {

/// Text: standings, ties, cross-table, rounds, and differences between sheets and play.
void night_text(const TextSink& sink, const Entrants& field, const Night& night, Style style);
/// Text: the ladder, ties, and one line for each night.
void season_text(const TextSink& sink, const Entrants& field, const Season& season, Style style);
/// Text: the changes by an amendment.
void changes_text(const TextSink& sink, const Changes& changes, Style style);

/// CSV: a row for each entrant, the best first.
void night_csv(const TextSink& sink, const Entrants& field, const Night& night);
void season_csv(const TextSink& sink, const Entrants& field, const Season& season);

/// JSON Lines (schemas/night.schema.json), without the closing line.
void night_json(const TextSink& sink, const Entrants& field, const Night& night);
void season_json(const TextSink& sink, const Entrants& field, const Season& season);
void changes_json(const TextSink& sink, const Changes& changes);

/// The text in place of places.
inline constexpr std::string_view no_places = "no game counts, so there are no places";

/// The most entrants in a cross-table.
inline constexpr std::size_t most_crossed = 24;
/// The most tied entrants for which the steps of the tie are shown.
inline constexpr std::size_t most_tied = 200;
/// The message for larger ties: `3000 are tied, too many to show; --format jsonl has them`.
std::string too_many_tied(const Tie& tie);

/// A place: `3`, or `3=` if it is shared.
std::string place_text(const Rank& rank);
/// The results of two entrants against each other: `11–8`; for several games, games first: `2–1:
/// 30–24`. Empty if they have not met.
std::string meeting_text(const Tallies& tallies, Entrant one, Entrant other);
/// The shared value of a tie: `2 wins`, `difference +4`.
std::string tie_value_text(Criterion criterion, std::int64_t value);
/// One step of a tie: `difference: Bo Chen +15, Ana Ruiz +1`.
std::string step_text(const Entrants& field, const TieStep& step);
/// The groups that still share a place after a tie was broken: `Bo Chen and Ana Ruiz share place
/// 3`.
std::vector<std::string> shared_places(const Entrants& field, const Ranking& ranking,
                                       const Tie& tie);
/// The criteria in words: `wins, then difference, points for, head to head`.
std::string order_text(std::span<const Criterion> order);
/// A criterion in words: `head to head` for `head-to-head`.
std::string spoken(Criterion criterion);
/// The evening's rules that differ from the defaults: caps, margins, awards; one line each.
std::vector<std::string> terms_of(const Night& night);
/// The winner of a game, or why it does not count: `won by Bo Chen`.
std::string outcome_text(const Entrants& field, const NightRow& row);
/// The entrants in first place.
std::vector<std::string> winners_of_night(const Entrants& field, const Night& night);
/// A changed game: `round 3, table 1: Dan Okoro – Ana Ruiz: was 7–11, is 6–11`.
std::string game_change_text(const GameChange& game);
/// The title and dates, or a default heading.
std::string heading(const Night& night);

}  // namespace bones::inline show::night
