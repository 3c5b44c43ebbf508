// bones-rate: estimates the strength of players, with its uncertainty, from the results of games.
#include <fmt/core.h>

#include <charconv>
#include <cmath>
#include <memory>
#include <set>

#include "libnotation/text/fold.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/show/night/night_arguments.hpp"
#include "tools/lib/show/night/night_file.hpp"
#include "tools/lib/show/rating/course_svg.hpp"
#include "tools/lib/store/archive/likely.hpp"
#include "tools/lib/store/archive/names.hpp"
#include "tools/lib/store/archive/night_files.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/selection/choice.hpp"
#include "tools/rate/render.hpp"

namespace bones::rating {
namespace {

constexpr const char* tool_name = "bones-rate";
constexpr std::string_view examples =
    "bones-rate nights/                          # ratings from some files\n"
    "bones-rate --db club.db --from 2026 --min-games 10\n"
    "bones-rate --db club.db --games --player \"Ana Ruiz\"\n"
    "bones-rate --player \"Ana Ruiz\" --format svg -o ana.svg nights/\n"
    "bones-rate --margin 10 --format csv nights/ > ratings.csv";

constexpr std::string_view explanation = R"(Rating: mu ± 1.96 sigma
  mu is the estimated strength, sigma its standard deviation. The true strength
  lies in the interval 95 times in 100, if the model holds. Each player starts with
  mu = 25 and sigma = 25/3. Model: R. C. Weng and C.-J. Lin, A Bayesian
  Approximation Method for Online Ranking, Journal of Machine Learning Research
  12 (2011), 267–300, algorithm 4 (Plackett and Luce), with beta = 25/6 and
  tau = 25/300. Players are sorted by mu.

Rank: a band, such as 1–4
  A band starts with the best player not yet placed. It takes the players below
  until one is below the starter with probability 0.8 or more:
  (mu1 − mu2) / √(sigma1² + sigma2²) ≥ 0.8416, which is 80 % of the normal
  distribution. That player starts the next band. Neighbours of two bands may be
  equal. A player with fewer than five games (--min-games) is unranked.

--format csv and jsonl have mu, sigma and ordinal = mu − 3 sigma.
)";

struct Options {
    bool explain = false;
    Choice choice;
    NightRulings lines;
    archive::Filters filters;  ///< the games to rate, by game and date
    std::string player, format = "text";
    std::optional<double> margin;
    double decay = 0;
    View view;
};

/// The output of a batch of records.
struct Result {
    std::vector<RatedGame> games;
    BatchCopies copies;

    void clear() {
        games.clear();
        copies.clear();
    }
};

/// Checks that a text is a decimal number and not negative.
std::string size(const std::string& given) {
    double number = -1;
    const char* const end = given.data() + given.size();
    const auto [rest, error] = std::from_chars(given.data(), end, number);
    return error == std::errc() && rest == end && std::isfinite(number) && number >= 0
               ? std::string()
               : fmt::format("`{}` is not a number; write 0 or more", given);
}

void add_options(Tool& tool, Options& options) {
    add_source_options(tool, options.choice);
    CommandLine& app = tool.app;
    app.add_option("--margin", options.margin, "wins by more than M points count more")
        .type_name("M")
        .check(size);
    app.add_option("--decay", options.decay, "growth of sigma per 30 days without a game")
        .type_name("S")
        .check(size);
    app.add_option("--min-games", options.view.min_games,
                   "players with fewer games are unranked (5)")
        .type_name("N")
        .check(number_from<std::uint32_t>(0));
    app.add_option("--player", options.player, "the rating of this player over time")
        .type_name("NAME");
    app.add_flag("--explain", options.explain, "how ratings and ranks are computed");
    app.add_flag("--games", options.view.games, "show how each game changed the ratings");
    tool.add_choice("--format", options.format, {"text", "csv", "jsonl", "svg"},
                    "output format; svg: graph of --player");
    tool.shorten("Which ");
    const std::string group = "Which games count";
    tool.add_names("--game", options.filters.games, "the game; the start of its name is enough")
        .type_name("GAME,...")
        .group(group);
    const auto date = [&](const char* name, std::string& value, const char* says) {
        app.add_option(name, value, says).type_name("DATE").group(group);
    };
    date("--from", options.filters.from, "on this day or later");
    date("--to", options.filters.to, "on this day or earlier");
    app.add_flag("--maybe", options.filters.maybe,
                 "also games with a partly unknown date that may match")
        .group(group);
}

/// The days whose games count, both included; empty: no limit.
struct Period {
    std::string from, to;
    bool maybe = false;

    explicit Period(const archive::Filters& filters) : maybe(filters.maybe) {
        std::string other;
        if (!filters.from.empty()) archive::day_range(filters.from, from, other);
        if (!filters.to.empty()) archive::day_range(filters.to, other, to);
    }

    bool has(const std::string& date) const {
        if (from.empty() && to.empty()) return true;
        if (date.empty()) return false;
        std::string first, last;
        archive::day_range(date, first, last);
        if (maybe) return (from.empty() || last >= from) && (to.empty() || first <= to);
        return (from.empty() || first >= from) && (to.empty() || last <= to);
    }
};

Pipeline<Result>::Worker make_worker(const Tool& tool, const Options& options) {
    const auto judge = std::make_shared<RecordChecker>(
        JudgeOptions(), tool.no_fast_check ? RecordDetail::all : RecordDetail::play);
    return [&options, judge, period = Period(options.filters)](const Batch& batch, Result& result) {
        for (const BatchRecord& item : batch.records) {
            if (!item.is_record()) continue;
            judge->judge(item.raw);
            const Record& record = judge->record;
            if (!options.choice.wants(record) || !period.has(header_text(record, Keyword::date)))
                continue;
            if (options.choice.is_copy(batch, item, *judge, result.copies)) continue;
            result.games.push_back(
                rated_game(item.file, *judge, options.choice.who, options.lines));
        }
    };
}

/// The person that --player names. If that person has no rating, prints a message and returns none.
/// Throws UsageError if several people match.
std::optional<std::uint32_t> find_person(const Tool& tool, const Options& options,
                                         const Ratings& ratings) {
    const std::string folded = fold(options.player);
    const std::string_view id = archive::without_brackets(options.player);
    archive::NearestName nearest(options.player);
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < ratings.people.size(); ++i) {
        const Person& person = ratings.people[i];
        nearest.consider(person.called());
        if (person.stable_id == id) return i;
        if (fold(person.called()) == folded || options.choice.people.contains(person.key()))
            found.push_back(i);
    }
    if (found.empty()) {
        tool.say(fmt::format("unknown player `{}`{}", options.player, nearest.suggestion()));
        return {};
    }
    if (found.size() > 1)
        throw UsageError(fmt::format("`{}` matches several players, such as {} and {}; use the id",
                                     options.player, ratings.people[found[0]].in_full(),
                                     ratings.people[found[1]].in_full()));
    return found.front();
}

/// Removes the night files from the inputs and reads them. Returns false if one could not be read.
bool read_night_files(Tool& tool, Options& options) {
    const night::NightArguments given = night::sort_arguments(tool.inputs);
    const bool of_archive = !options.choice.database.empty() && given.only_night_files;
    tool.inputs = of_archive ? std::vector<std::string>() : given.records;
    bool complete = true;
    for (const std::string& path : given.night_files) {
        try {
            options.lines.add(night::read_night_file(path, night::text_of_night_file(path)), path);
        } catch (const std::system_error& error) {
            tool.say(fmt::format("cannot read {}: {}", path, error.code().message()));
            complete = false;
        }
    }
    return complete;
}

/// Checks the options after parsing, and reads which person is selected.
void settle_options(const Tool& tool, Options& options) {
    if (options.format == "svg" && options.player.empty())
        throw UsageError("--format svg needs --player NAME");
    if (options.format == "svg" && options.view.games)
        throw UsageError("--games needs --format text, csv or jsonl");
    archive::settle(options.filters);
    options.choice.filters.player = options.player;
    settle(tool, options.choice);
    // Ratings need all games, not only those of this player.
    options.choice.filters.player.clear();
    options.choice.filters.games = options.filters.games;
    options.view.archive = !options.choice.database.empty();
    if (options.choice.archive)
        for (const auto& stored : archive::stored_night_files(*options.choice.archive))
            options.lines.add(night::read_night_file("", stored.text), "");
    options.view.style.colored = tool.colored(1);
}

Settings settings_of(const Options& options) {
    Settings settings{options.margin, options.decay, {}};
    const Period period(options.filters);
    if (!period.to.empty()) settings.today = day_number(period.to, period.to);
    return settings;
}

std::string written(const Options& options, const Ratings& ratings) {
    std::string out;
    if (options.format == "csv")
        rate_csv(out, options.view, ratings);
    else if (options.format == "jsonl")
        rate_json(out, options.view, ratings);
    else if (options.format == "svg")
        out = course_document(ratings, *options.view.person);
    else
        rate_text(out, options.view, ratings);
    return out;
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Rates players by who beat whom, and shows how certain each rating is.",
              examples);
    Options options;
    add_options(tool, options);
    if (!tool.parse(argc, argv)) return status_clean;
    if (options.explain) {
        Output(tool.output).write(explanation).finish();
        return status_clean;
    }
    const bool all_night_files = read_night_files(tool, options);
    settle_options(tool, options);
    Output output(tool.output);
    if (options.format == "text") output.write_for_people();
    std::vector<RatedGame> games;
    CopyLines copies;
    const bool all_records = for_all_chosen<Result>(
        tool, options.choice, [&] { return make_worker(tool, options); },
        [&](Result& result) {
            copies.add(result.copies);
            std::move(result.games.begin(), result.games.end(), std::back_inserter(games));
        });
    const bool complete = all_records && all_night_files;
    const Ratings ratings = rate_games(std::move(games), settings_of(options));
    if (!options.player.empty()) options.view.person = find_person(tool, options, ratings);
    const bool any = options.player.empty() ? ratings.counted > 0 : options.view.person.has_value();
    if (any || (options.player.empty() && options.format != "svg"))
        output.write(written(options, ratings));
    output.finish(complete);
    tool.say_all(copies.lines());
    if (options.choice.archive) tool.say_all(archive::likely_lines(*options.choice.archive));
    if (!tool.quiet) {
        if (options.format != "jsonl") tell(left_out_text(options.view, ratings));
        if (options.format == "text")
            tool.say(fmt::format("{}, {}", quantity(ratings.counted, "game", "games"),
                                 quantity(ratings.people.size(), "player", "players")));
    }
    if (!complete) return status_failed;
    return any ? status_clean : status_findings;
}

}  // namespace
}  // namespace bones::rating

int main_of_rate(int argc, char** argv) {
    return bones::run_tool(bones::rating::tool_name,
                           [&] { return bones::rating::main(argc, argv); });
}
