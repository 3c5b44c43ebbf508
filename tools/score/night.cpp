#include "tools/score/night.hpp"
#include "tools/lib/io/text/json_line.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/show/night/html.hpp"
#include "tools/lib/show/night/render.hpp"
#include "tools/score/gather.hpp"

namespace bones {

using namespace night;

namespace {

/// The messages and counts for the end.
struct Report {
    std::string findings;
    std::uint64_t nights = 0, games = 0, differences = 0;
    std::uint64_t faults = 0;  ///< number of findings in night files
};

std::vector<Criterion> order_of(const NightOptions& options) {
    std::string complaint;
    std::vector<Criterion> order = read_order(options.order, complaint);
    if (!complaint.empty()) throw UsageError("--order: " + complaint);
    return order;
}

LadderRules rules_of(const NightOptions& options) {
    return {options.attendance, options.places, options.win, options.best};
}

/// The compared inputs, and their entrants.
class Standings {
  public:
    Standings(const NightOptions& options, NightInputs& now, NightInputs* before)
        : options_(options),
          order_(order_of(options)),
          now_(now),
          before_(before),
          field_(make_field()) {}

    const Entrants& field() const { return field_; }

    Night night(NightInputs& gathered) const { return hold(gathered.nights.front()); }

    Season season(NightInputs& gathered) const {
        std::vector<Night> nights;
        for (NightInput& input : gathered.nights)
            if (!input.sheets.empty() || input.file) nights.push_back(hold(input));
        return hold_season(std::move(nights), rules_of(options_), order_);
    }

  private:
    Entrants make_field() const {
        std::vector<const Sheet*> sheets = now_.sheets();
        std::vector<const NightFile*> files = now_.files();
        if (before_ != nullptr) {
            const auto old_sheets = before_->sheets();
            const auto old_files = before_->files();
            sheets.insert(sheets.end(), old_sheets.begin(), old_sheets.end());
            files.insert(files.end(), old_files.begin(), old_files.end());
        }
        return {sheets, files, options_.by == "player" ? RankedBy::player : RankedBy::partnership};
    }

    Night hold(const NightInput& input) const {
        std::vector<const Sheet*> sheets;
        for (const Sheet& sheet : input.sheets) sheets.push_back(&sheet);
        return hold_night(field_, std::move(sheets), input.file, order_);
    }

    const NightOptions& options_;
    std::vector<Criterion> order_;
    NightInputs& now_;
    NightInputs* before_;
    Entrants field_;
};

void count(Report& report, const Night& night, bool colored) {
    ++report.nights;
    report.games += night.counted;
    report.differences += night.differences();
    if (night.differences() > 0) note_status(status_findings);
    if (!night.file) return;
    report.faults += night.file->findings.size();
    if (!night.file->findings.empty()) note_status(status_findings);
    render_findings(*night.file, colored, report.findings);
}

void render(const NightOptions& options, const std::string& format, Style style,
            const Standings& standings, NightInputs& now, NightInputs* before, Output& output,
            Report& report) {
    const TextSink sink = [&output](std::string_view text) { output.write(text); };
    const Entrants& field = standings.field();
    Changes changes;
    if (options.season) {
        const Season season = standings.season(now);
        if (before != nullptr) changes = compare(field, standings.season(*before), season);
        for (const Night& night : season.nights) count(report, night, style.colored);
        if (format == "text") season_text(sink, field, season, style);
        if (format == "html")
            season_html(sink, field, season, before != nullptr ? &changes : nullptr);
        if (format == "csv") season_csv(sink, field, season);
        if (format == "jsonl") season_json(sink, field, season);
    } else {
        const Night night = standings.night(now);
        if (before != nullptr) changes = compare(field, standings.night(*before), night);
        count(report, night, style.colored);
        if (format == "text") night_text(sink, field, night, style);
        if (format == "html")
            night_html(sink, field, night, {.changes = before != nullptr ? &changes : nullptr});
        if (format == "csv") night_csv(sink, field, night);
        if (format == "jsonl") night_json(sink, field, night);
    }
    if (before != nullptr && format == "text") changes_text(sink, changes, style);
    if (before != nullptr && format == "jsonl") changes_json(sink, changes);
}

/// Uses the current night file for the old records too, if they have none.
void lend_night_file(const NightInputs& now, NightInputs& before) {
    if (now.nights.size() == 1 && before.nights.size() == 1 && !before.nights[0].file)
        before.nights[0].file = now.nights[0].file;
}

void close(const Tool& tool, const std::string& format, const Report& report) {
    if (tool.quiet || format == "jsonl") return;
    std::string text =
        fmt::format("{}, {} from the written scores", quantity(report.games, "game", "games"),
                    quantity(report.differences, "difference", "differences"));
    if (report.faults > 0)
        text +=
            fmt::format(", {} in the night file", quantity(report.faults, "finding", "findings"));
    tool.say(text);
}

}  // namespace

void add_night_options(Tool& tool, NightOptions& options) {
    CommandLine& app = tool.app;
    app.add_flag("--night", options.night, "standings of all games as one night")
        .group("Standings");
    app.add_flag("--season", options.season, "ladder of several nights").group("Standings");
    tool.add_choice("--by", options.by, {"player", "partnership"}, "rank players or partnerships")
        .group("Standings");
    tool.add_names("--order", options.order, "order: wins,difference,points-for,head-to-head")
        .type_name("LIST")
        .group("Standings");
    app.add_option("--compare", options.compare, "show changes compared with these records")
        .type_name("FILE")
        .group("Standings");
    app.add_option("--attendance", options.attendance, "season: points for taking part (1)")
        .type_name("N")
        .check(number_from<std::int32_t>(0))
        .group("Standings");
    app.add_option("--places", options.places, "season: points for the places of a night (3,2,1)")
        .type_name("LIST")
        .values_with_commas()
        .check(number_from<std::int32_t>(0))
        .group("Standings");
    app.add_option("--win", options.win, "season: points for each win (0)")
        .type_name("N")
        .check(number_from<std::int32_t>(0))
        .group("Standings");
    app.add_option("--best", options.best, "season: count only the best N nights")
        .type_name("N")
        .check(number_from<std::uint32_t>(0))
        .group("Standings");
}

void check_night_options(const Tool& tool, const NightOptions& options, const std::string& format) {
    if (options.night && options.season) throw UsageError("use either --night or --season");
    for (const char* option : {"--attendance", "--places", "--win", "--best"})
        if (!options.season && tool.app.count(option) > 0)
            throw UsageError(fmt::format("{} needs --season", option));
    for (const char* option : {"--by", "--order", "--compare"})
        if (!options.wanted() && tool.app.count(option) > 0)
            throw UsageError(fmt::format("{} needs --night or --season", option));
    if (!options.wanted() && format == "html")
        throw UsageError("--format html needs --night or --season");
    if (options.wanted() && tool.app.count("--ledger") > 0)
        throw UsageError("--ledger cannot be combined with --night or --season");
    if (!options.compare.empty() && format == "csv")
        throw UsageError("--compare needs --format text, jsonl or html");
    order_of(options);
}

int score_nights(const Tool& tool, const NightOptions& options, const std::string& format,
                 const SupposedRules& rules) {
    Output output(tool.output);
    if (format == "text") output.write_for_people();
    const NightsApart apart = options.season ? NightsApart::yes : NightsApart::no;
    const bool slips = format == "html" && !options.season;
    NightInputs now = gather(tool, tool.inputs, apart, slips ? KeepHands::yes : KeepHands::no,
                             rules.empty() ? nullptr : &rules);
    NightInputs before;
    if (!rules.empty()) before = gather(tool, tool.inputs, apart, KeepHands::no);
    if (!options.compare.empty()) {
        before = gather(tool, {options.compare}, apart, KeepHands::no);
        lend_night_file(now, before);
    }
    NightInputs* const old = options.compare.empty() && rules.empty() ? nullptr : &before;
    for (const NightInputs* gathered : {&now, &before})
        for (const NightFile* file : gathered->files()) tool.refuse_to_overwrite(file->name);
    if (!options.compare.empty()) tool.refuse_to_overwrite(InputFiles({options.compare}, {}));
    const Standings standings(options, now, old);
    if (!now.all_have_some) note_status(status_findings);
    Report report;
    const Style style{tool.colored(1)};
    render(options, format, style, standings, now, old, output, report);
    if (format == "jsonl")
        output.write(summary_line({{"nights", report.nights},
                                   {"games", report.games},
                                   {"differences", report.differences},
                                   {"findings", report.faults}}));
    if (format == "text") output.write(report.findings);
    const bool complete = now.complete && before.complete;
    output.finish(complete);
    if (format == "csv" || format == "html") tell(report.findings);
    if (!tool.quiet)
        for (const std::string& line : standings.field().people().near()) tool.say(line);
    close(tool, format, report);
    return noted_status();
}

}  // namespace bones
