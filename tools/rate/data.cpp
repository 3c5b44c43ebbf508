// Prints ratings as CSV and JSON Lines.
#include <fmt/core.h>

#include "tools/lib/io/text/csv.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/rate/render.hpp"

namespace bones::rating {
namespace {

/// A number with the digits that are the same on every machine.
std::string digits(double number) {
    return fmt::format("{:.12g}", number);
}

void append_rating(JsonText& json, std::string_view prefix, const Rating& rating) {
    json.key(fmt::format("{}mu", prefix)).json(digits(rating.mu));
    json.key(fmt::format("{}sigma", prefix)).json(digits(rating.sigma));
    json.key(fmt::format("{}ordinal", prefix)).json(digits(rating.ordinal()));
}

void append_place(JsonText& json, const RatedGame& game) {
    json.key("file").string(game.file->name);
    json.key("line").number(game.line);
    json.key("record").number(game.record);
}

void append_person(JsonText& json, const Person& person) {
    json.key("player").string(person.called());
    json.key("id").string_or_null(person.stable_id);
}

std::string rating_line(const View& view, const Ratings& ratings, const Ladder& ladder,
                        const Standing& standing, const Band& band) {
    return json_line("rating", [&](JsonText& json) {
        append_person(json, ratings.people[standing.person]);
        json.key("game").word(ladder.name());
        append_rating(json, "", standing.rating);
        json.key("games").number(standing.course.size());
        json.key("first").string_or_null(first_date(ratings, standing));
        json.key("last").string_or_null(last_date(ratings, standing));
        json.key("provisional").boolean(view.is_unranked(standing));
        for (const auto& [key, rank] :
             {std::pair("rank", band.first), std::pair("last_rank", band.last)}) {
            json.key(key);
            rank == 0 ? json.null() : json.number(rank);
        }
    });
}

std::int32_t place_in(const RatedGame& game, const std::string& key) {
    for (const Side& side : game.sides)
        for (const Person& person : side.people)
            if (person.key() == key) return side.place;
    return 0;
}

std::string change_line(const Ratings& ratings, const Ladder& ladder, std::uint32_t number,
                        const Step& step) {
    const RatedGame& game = ratings.games[step.game];
    const Person& person = ratings.people[number];
    return json_line("change", [&](JsonText& json) {
        append_person(json, person);
        json.key("game").word(ladder.name());
        append_place(json, game);
        json.key("date").string_or_null(game.date);
        json.key("place").number(place_in(game, person.key()));
        append_rating(json, "before_", step.before);
        append_rating(json, "", step.after);
    });
}

std::string left_out_line(const RatedGame& game) {
    return json_line("left-out", [&](JsonText& json) {
        append_place(json, game);
        json.key("date").string_or_null(game.date);
        json.key("reason").string(game.left_out);
    });
}

template <class Use>
void for_all(const View& view, const Ratings& ratings, const Use& use) {
    for (const Ladder& ladder : ratings.ladders) {
        const std::vector<Band> bands = bands_in(view, ladder);
        for (const bool unranked : {false, true})
            for (std::size_t i = 0; i < bands.size(); ++i) {
                const Standing& standing = ladder.standings[i];
                if ((bands[i].first == 0) == unranked && view.shows(standing.person))
                    use(ladder, standing, bands[i]);
            }
    }
}

void changes_csv(std::string& out, const View& view, const Ratings& ratings) {
    out +=
        "game,player,id,date,file,line,record,place,before_mu,before_sigma,before_ordinal,mu,sigma,"
        "ordinal\n";
    for_all(view, ratings, [&](const Ladder& ladder, const Standing& standing, const Band&) {
        const Person& person = ratings.people[standing.person];
        for (const Step& step : standing.course) {
            const RatedGame& game = ratings.games[step.game];
            CsvRow row(out);
            row.text(ladder.name()).text(person.called()).text(person.stable_id).text(game.date);
            row.text(game.file->name).number(static_cast<std::int64_t>(game.line));
            row.number(game.record).number(place_in(game, person.key()));
            for (const Rating* rating : {&step.before, &step.after})
                row.verbatim(digits(rating->mu))
                    .verbatim(digits(rating->sigma))
                    .verbatim(digits(rating->ordinal()));
            row.end();
        }
    });
}

}  // namespace

void rate_csv(std::string& out, const View& view, const Ratings& ratings) {
    if (view.games) return changes_csv(out, view, ratings);
    out += "game,player,id,mu,sigma,ordinal,games,first,last,provisional,rank,last_rank\n";
    for_all(view, ratings, [&](const Ladder& ladder, const Standing& standing, const Band& band) {
        const Person& person = ratings.people[standing.person];
        CsvRow row(out);
        row.text(ladder.name()).text(person.called()).text(person.stable_id);
        row.verbatim(digits(standing.rating.mu)).verbatim(digits(standing.rating.sigma));
        row.verbatim(digits(standing.rating.ordinal()));
        row.number(static_cast<std::int64_t>(standing.course.size()));
        row.text(first_date(ratings, standing)).text(last_date(ratings, standing));
        row.text(view.is_unranked(standing) ? "yes" : "no");
        band.first == 0 ? row.empty().empty()
                        : row.number(static_cast<std::int64_t>(band.first))
                              .number(static_cast<std::int64_t>(band.last));
        row.end();
    });
}

void rate_json(std::string& out, const View& view, const Ratings& ratings) {
    for_all(view, ratings, [&](const Ladder& ladder, const Standing& standing, const Band& band) {
        out += rating_line(view, ratings, ladder, standing, band);
    });
    if (view.games)
        for_all(view, ratings, [&](const Ladder& ladder, const Standing& standing, const Band&) {
            for (const Step& step : standing.course)
                out += change_line(ratings, ladder, standing.person, step);
        });
    std::uint64_t left_out = 0;
    for (const RatedGame& game : ratings.games) {
        if (game.left_out.empty()) continue;
        out += left_out_line(game);
        ++left_out;
    }
    out += summary_line(
        {{"counted", ratings.counted}, {"left_out", left_out}, {"players", ratings.people.size()}});
}

}  // namespace bones::rating
