#include "tools/lib/io/text/csv.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/joined.hpp"
#include "tools/lib/show/night/render.hpp"

namespace bones::inline show::night {

namespace {

constexpr std::string_view tally_heads =
    ",played,won,shared,lost,byes,walkovers,absent,wins,penalty,bonus,for,against,difference\n";

void add_tally(CsvRow& row, const Tally& tally) {
    row.number(tally.games).number(tally.won).number(tally.shared).number(tally.lost);
    row.number(tally.byes).number(tally.walkovers).number(tally.no_shows);
    row.halves(tally.half_wins).number(tally.penalty);
    row.number(tally.bonus);
    row.number(tally.points_for).number(tally.points_against).number(tally.difference).end();
}

void begin(CsvRow& row, const Entrants& field, const Rank& rank) {
    row.number(rank.place).text(field.shown(rank.entrant));
    row.text(joined(field.ids(rank.entrant), " "));
}

}  // namespace

void night_csv(const TextSink& sink, const Entrants& field, const Night& night) {
    TextPieces pieces(sink);
    std::string& out = pieces.text();
    out += "place,name,id";
    out += tally_heads;
    for (const Rank& rank : night.ranking.ranks) {
        CsvRow row(out);
        begin(row, field, rank);
        add_tally(row, night.tallies.by_entrant[rank.entrant]);
        pieces.line_done();
    }
    pieces.flush();
}

namespace {

/// The column head of a night: its first day, or its number; both if another night has the same
/// day.
std::string head_of_night(const Season& season, std::size_t index) {
    std::string number = fmt::format("night {}", index + 1);
    const std::vector<std::string>& dates = season.nights[index].dates;
    if (dates.empty()) return number;
    const auto of_that_day = [&](const auto& night) {
        return !night.dates.empty() && night.dates.front() == dates.front();
    };
    const auto nights = std::count_if(season.nights.begin(), season.nights.end(), of_that_day);
    return nights > 1 ? fmt::format("{} ({})", dates.front(), number) : dates.front();
}

}  // namespace

void season_csv(const TextSink& sink, const Entrants& field, const Season& season) {
    TextPieces pieces(sink);
    std::string& out = pieces.text();
    CsvRow heads(out);
    heads.text("place").text("name").text("id").text("points");
    for (std::size_t i = 0; i < season.nights.size(); ++i) heads.text(head_of_night(season, i));
    out += tally_heads;
    for (const Rank& rank : season.ranking.ranks) {
        const Tally& tally = season.tallies.by_entrant[rank.entrant];
        CsvRow row(out);
        begin(row, field, rank);
        row.halves(tally.ladder);
        for (const LadderNight& night : season.nights_of(rank.entrant))
            if (night.came || night.points != 0)
                row.halves(night.points);
            else
                row.empty();
        add_tally(row, tally);
        pieces.line_done();
    }
    pieces.flush();
}

}  // namespace bones::inline show::night
