#include <fmt/format.h>

#include <cmath>
#include <map>

#include "libnotation/text/shown.hpp"
#include "tools/lib/people.hpp"
#include "tools/lib/print_to.hpp"
#include "tools/rate/render.hpp"

namespace bones::rating {
namespace {

constexpr std::size_t blocks_in_ladder = 10, blocks_of_course = 60, longest_name = 22;
constexpr std::size_t most_places = 5;  ///< that are told of games that do not count

std::string fixed(double number) {
    return fmt::format("{:.2f}", std::abs(number) < 0.005 ? 0.0 : number);
}

std::string change(double before, double after) {
    return fmt::format("{} → {} ({:+.2f})", fixed(before), fixed(after),
                       std::abs(after - before) < 0.005 ? 0.0 : after - before);
}

std::vector<std::string> row(const Ratings& ratings, const Standing& standing, std::size_t place) {
    return {place == 0 ? "" : std::to_string(place),
            shortened_name(ratings.called[standing.person], longest_name),
            fixed(standing.rating.ordinal()),
            fixed(standing.rating.mu),
            fixed(standing.rating.sigma),
            std::to_string(standing.course.size()),
            last_date(ratings, standing),
            course_blocks(standing, blocks_in_ladder)};
}

/// A ladder: those with enough games, then the others.
void append_ladder(std::string& out, const View& view, const Ratings& ratings,
                   const Ladder& ladder) {
    Table table({Align::right, Align::left, Align::right, Align::right, Align::right, Align::right,
                 Align::left, Align::left});
    table.add({"", "player", "ordinal", "mu", "sigma", "games", "last seen", "course"},
              view.style.faint());
    std::size_t place = 0, provisional = 0;
    for (const Standing& standing : ladder.standings)
        if (!view.is_provisional(standing)) table.add(row(ratings, standing, ++place));
    for (const Standing& standing : ladder.standings) {
        if (!view.is_provisional(standing)) continue;
        if (provisional++ == 0)
            table.add({"", fmt::format("provisional, < {} games", view.min_games), "", "", "", "",
                       "", ""},
                      view.style.faint());
        table.add(row(ratings, standing, 0));
    }
    print_to(out, "{}{}{}{}\n", out.empty() ? "" : "\n", view.style.strong(), ladder.title(),
             view.style.plain());
    table.write(out, 1);
}

/// One person: a line of blocks for each ladder.
void append_person(std::string& out, const View& view, const Ratings& ratings) {
    print_to(out, "{}{}{}\n", view.style.strong(), shown(ratings.people[*view.person].in_full()),
             view.style.plain());
    for (const Ladder& ladder : ratings.ladders) {
        const Standing* standing = ladder.of(*view.person);
        if (standing == nullptr) continue;
        const std::string &first = first_date(ratings, *standing),
                          &last = last_date(ratings, *standing);
        print_to(out, "\n{}: ordinal {} (mu {}, sigma {}){}\n", ladder.title(),
                 fixed(standing->rating.ordinal()), fixed(standing->rating.mu),
                 fixed(standing->rating.sigma),
                 view.is_provisional(*standing) ? ", provisional" : "");
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

/// How each game changed the ordinals: over all games, and in its own.
void append_games(std::string& out, const View& view, const Ratings& ratings) {
    struct Both {
        const Step* all = nullptr;
        const Step* own = nullptr;
    };
    std::map<std::uint32_t, std::map<std::uint32_t, Both>> games;  // by game, person
    for (const Ladder& ladder : ratings.ladders)
        for (const Standing& standing : ladder.standings)
            for (const Step& step : standing.course) {
                Both& both = games[step.game][standing.person];
                (ladder.game == Game::unknown ? both.all : both.own) = &step;
            }
    for (const auto& [index, people] : games) {
        const RatedGame& game = ratings.games[index];
        if (view.person && !people.contains(*view.person)) continue;
        print_to(out, "\n{}{}{}\n", view.style.strong(), game_head(view, game), view.style.plain());
        Table table({Align::right, Align::left, Align::left, Align::left});
        table.add({"", "ordinal of", "all games", "this game"}, view.style.faint());
        for (const Side& side : game.sides)
            for (const Person& person : side.people) {
                const std::uint32_t number = *ratings.find(person.key());
                const Both& both = people.at(number);
                table.add({std::to_string(side.place),
                           shortened_name(ratings.called[number], longest_name),
                           change(both.all->before.ordinal(), both.all->after.ordinal()),
                           change(both.own->before.ordinal(), both.own->after.ordinal())});
            }
        table.write(out, 1);
    }
}

}  // namespace

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
