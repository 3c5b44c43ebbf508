#include <fmt/core.h>

#include <cmath>
#include <map>

#include "libnotation/text/shown.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/io/text/print_to.hpp"
#include "tools/rate/render.hpp"

namespace bones::rating {
namespace {

constexpr std::size_t blocks_in_ladder = 10, blocks_of_course = 60, longest_name = 22;
constexpr std::size_t most_places = 5;  ///< listed places of games that do not count

std::string fixed(double number) {
    return fmt::format("{:.2f}", std::abs(number) < 0.005 ? 0.0 : number);
}

std::string change(double before, double after) {
    return fmt::format("{} → {} ({:+.2f})", fixed(before), fixed(after),
                       std::abs(after - before) < 0.005 ? 0.0 : after - before);
}

std::vector<std::string> row(const Ratings& ratings, const Standing& standing, const Band& band) {
    return {band.text(),
            shortened_name(ratings.called[standing.person], longest_name),
            figure_of(standing.rating),
            std::to_string(standing.course.size()),
            last_date(ratings, standing),
            course_blocks(standing, blocks_in_ladder)};
}

/// Appends a ladder: the ranked players, then the others.
void append_ladder(std::string& out, const View& view, const Ratings& ratings,
                   const Ladder& ladder) {
    Table table({Align::right, Align::left, Align::right, Align::right, Align::left, Align::left});
    table.add({"rank", "player", "rating", "games", "last seen", "course"}, view.style.faint());
    const std::vector<Band> bands = bands_in(view, ladder);
    for (std::size_t i = 0; i < ladder.standings.size(); ++i)
        if (bands[i].first > 0) table.add(row(ratings, ladder.standings[i], bands[i]));
    bool any = false;
    for (std::size_t i = 0; i < ladder.standings.size(); ++i) {
        if (bands[i].first > 0) continue;
        if (!any)
            table.add({"", fmt::format("unranked, < {} games", view.min_games), "", "", "", ""},
                      view.style.faint());
        any = true;
        table.add(row(ratings, ladder.standings[i], bands[i]));
    }
    print_to(out, "{}{}{}{}\n", out.empty() ? "" : "\n", view.style.strong(), ladder.title(),
             view.style.plain());
    table.write(out, 1);
}

/// Appends one person: a line of blocks for each ladder.
void append_person(std::string& out, const View& view, const Ratings& ratings) {
    print_to(out, "{}{}{}\n", view.style.strong(), shown(ratings.people[*view.person].in_full()),
             view.style.plain());
    for (const Ladder& ladder : ratings.ladders) {
        const Standing* standing = ladder.of(*view.person);
        if (standing == nullptr) continue;
        const std::string &first = first_date(ratings, *standing),
                          &last = last_date(ratings, *standing);
        const auto index = static_cast<std::size_t>(standing - ladder.standings.data());
        const std::string rank = bands_in(view, ladder)[index].text();
        print_to(out, "\n{}: {}, {}\n", ladder.title(), figure_of(standing->rating),
                 rank.empty() ? "unranked" : "rank " + rank);
        print_to(out, "  {}\n  {}{}\n", course_blocks(*standing, blocks_of_course),
                 quantity(standing->course.size(), "game", "games"),
                 first.empty() && last.empty()
                     ? ""
                     : fmt::format(", {} to {}", first.empty() ? "no date" : first,
                                   last.empty() ? "no date" : last));
    }
}

std::string game_head(const View& view, const RatedGame& game) {
    std::string text = game.date.empty() ? "no date" : game.date;
    if (!game.round.empty()) text += ", round " + game.round;
    if (!game.table.empty()) text += ", table " + game.table;
    return fmt::format("{}, {}, {}", shown(text), traits(game.game).title, place_of(view, game));
}

/// Appends the change by each game, over all games and in its own ladder.
void append_games(std::string& out, const View& view, const Ratings& ratings) {
    struct BothColumns {
        const Step* all = nullptr;
        const Step* own = nullptr;
    };
    std::map<std::uint32_t, std::map<std::uint32_t, BothColumns>> games;  // by game and person
    for (const Ladder& ladder : ratings.ladders)
        for (const Standing& standing : ladder.standings)
            for (const Step& step : standing.course) {
                BothColumns& both = games[step.game][standing.person];
                (ladder.game == Game::unknown ? both.all : both.own) = &step;
            }
    for (const auto& [index, people] : games) {
        const RatedGame& game = ratings.games[index];
        if (view.person && !people.contains(*view.person)) continue;
        print_to(out, "\n{}{}{}\n", view.style.strong(), game_head(view, game), view.style.plain());
        Table table({Align::right, Align::left, Align::left, Align::left});
        table.add({"", "rating of", "all games", "this game"}, view.style.faint());
        for (const Side& side : game.sides)
            for (const Person& person : side.people) {
                const std::uint32_t number = *ratings.find(person.key());
                const BothColumns& both = people.at(number);
                table.add({std::to_string(side.place),
                           shortened_name(ratings.called[number], longest_name),
                           change(both.all->before.mu, both.all->after.mu),
                           change(both.own->before.mu, both.own->after.mu)});
            }
        table.write(out, 1);
    }
}

}  // namespace

std::vector<Band> bands_in(const View& view, const Ladder& ladder) {
    std::vector<Rating> ranked;
    for (const Standing& standing : ladder.standings)
        if (!view.is_unranked(standing)) ranked.push_back(standing.rating);
    const std::vector<Band> bands = bands_of(ranked);
    std::vector<Band> all;
    std::size_t next = 0;
    for (const Standing& standing : ladder.standings)
        all.push_back(view.is_unranked(standing) ? Band() : bands[next++]);
    return all;
}

const std::string& first_date(const Ratings& ratings, const Standing& standing) {
    return ratings.games[standing.course.front().game].date;
}

const std::string& last_date(const Ratings& ratings, const Standing& standing) {
    return ratings.games[standing.course.back().game].date;
}

std::string place_of(const View& view, const RatedGame& game) {
    return view.archive ? fmt::format("record {}", game.record)
                        : fmt::format("{}:{}", shown(game.file->name), game.line);
}

void rate_text(std::string& out, const View& view, const Ratings& ratings) {
    if (view.person)
        append_person(out, view, ratings);
    else
        for (const Ladder& ladder : ratings.ladders) append_ladder(out, view, ratings, ladder);
    if (view.games) append_games(out, view, ratings);
}

std::string left_out_text(const View& view, const Ratings& ratings) {
    std::map<std::string, std::vector<const RatedGame*>> reasons;
    for (const RatedGame& game : ratings.games)
        if (!game.left_out.empty()) reasons[game.left_out].push_back(&game);
    std::string text;
    for (const auto& [reason, games] : reasons) {
        print_to(text, "{} not count, {}: ",
                 games.size() == 1 ? "1 game does" : fmt::format("{} games do", games.size()),
                 reason);
        for (std::size_t i = 0; i < std::min(games.size(), most_places); ++i)
            print_to(text, "{}{}", i == 0 ? "" : ", ", place_of(view, *games[i]));
        text += games.size() > most_places ? " …\n" : "\n";
    }
    return text;
}

}  // namespace bones::rating
