// bones-score: computes the score and the winners, and compares them with the sheet.
#include <fmt/core.h>

#include <memory>

#include "libnotation/text/shown.hpp"
#include "tools/lib/cli/records.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/score/night.hpp"
#include "tools/score/render.hpp"
#include "tools/score/text.hpp"

namespace bones {

using namespace night;

namespace {

constexpr const char* tool_name = "bones-score";
constexpr std::string_view examples =
    "bones-score night.bones           # each game, its winner, its wrong scores\n"
    "bones-score --night club-night/   # the standings of a night\n"
    "bones-score --season nights/      # the ladder of all nights of a folder\n"
    "bones-score --rule target=7 --night club-night/  # with another house rule";

struct Options {
    std::string format = "text";
    bool ledger = false;
    bool hands = false;  ///< csv: a row for each hand and side, instead of one for each game
    std::vector<std::string> rules;
    std::string rules_from;
    SupposedRules supposed;
    Style style;
};

/// The output of a batch of records.
struct Result {
    std::string out;
    std::string messages;
    BatchCopies copies;
    std::uint64_t records = 0;
    std::uint64_t differences = 0;
    std::uint64_t changed = 0;  ///< games changed by supposed rules

    void clear() {
        out.clear();
        messages.clear();
        copies.clear();
        records = differences = changed = 0;
    }
};

void add_csv(const Options& options, const BatchRecord& item, const RecordChecker& judge,
             Result& result) {
    if (options.hands) return hands_csv(result.out, item.file->name, judge);
    if (score_csv(result.out, judge)) return;
    result.messages += fmt::format(
        "{}: {}:{}: no row: {}\n", tool_name, shown(item.file->name), judge.record.first_line,
        judge.record.game == Game::unknown ? "the game is unknown" : "a row has one to four sides");
}

void score_record(const Options& options, const Batch& batch, const BatchRecord& item,
                  RecordChecker& judge, ScoreText& text, Result& result) {
    judge.judge(item.raw);
    if (names_game(item.raw.text) && note_copy(batch, item, judge, result.copies)) return;
    ++result.records;
    for (const Finding& finding : judge.verdict.findings)
        if (is_difference(finding)) ++result.differences;
    if (options.format == "jsonl")
        score_json(result.out, item.file->name, judge);
    else if (options.format == "csv")
        add_csv(options, item, judge, result);
    else
        text.add(result.out, item.file->name, judge);
}

void suppose(const Options& options, const Batch& batch, const BatchRecord& item,
             RuleWhatIf& supposition, ScoreText& text, Result& result) {
    supposition.judge(item.raw);
    if (names_game(item.raw.text) && note_copy(batch, item, supposition.supposed(), result.copies))
        return;
    ++result.records;
    if (supposition.changes()) ++result.changed;
    const std::string& file = item.file->name;
    if (options.format == "csv") return add_csv(options, item, supposition.supposed(), result);
    if (options.format == "jsonl") {
        score_json(result.out, file, supposition.supposed());
        return supposition_json(result.out, file, options.supposed, supposition);
    }
    text.add(result.out, file, supposition.supposed());
    result.out.pop_back();  // the blank line after it
    supposition_text(result.out, supposition);
    result.out += '\n';
}

Pipeline<Result>::Worker make_worker(const Tool& tool, const Options& options) {
    const auto judge = std::make_shared<RecordChecker>(JudgeOptions(), RecordDetail::all);
    const auto supposition =
        options.supposed.empty() ? nullptr : std::make_shared<RuleWhatIf>(options.supposed);
    const auto text = std::make_shared<ScoreText>(options.ledger, options.style);
    const bool quick = !tool.no_fast_check;
    return [&options, judge, supposition, text, quick](const Batch& batch, Result& result) {
        for (const BatchRecord& item : batch.records)
            if (item.is_record() && supposition)
                suppose(options, batch, item, *supposition, *text, result);
            else if (item.is_record()) {
                if (quick)
                    judge->look_at(names_game(item.raw.text) ? RecordDetail::play
                                                             : RecordDetail::scores);
                score_record(options, batch, item, *judge, *text, result);
            } else
                result.messages +=
                    fmt::format("{}: no record in {}\n", tool_name, shown(item.file->name));
    };
}

int score(const Tool& tool, const Options& options) {
    Output output(tool.output);
    if (options.format == "text") output.write_for_people();
    std::uint64_t records = 0, differences = 0, changed = 0;
    CopyLines copies;
    const auto deliver = [&](Result& result) {
        copies.add(result.copies);
        records += result.records;
        differences += result.differences;
        changed += result.changed;
        if (differences + changed > 0 || !result.messages.empty()) note_status(status_findings);
        output.write(result.out);
        tell(result.messages);
    };
    if (options.format == "csv")
        output.write(options.hands ? std::string(hands_csv_header()) : score_csv_header());
    std::size_t files = 0;
    const bool complete = for_all_inputs<Result>(
        tool, files, [&] { return make_worker(tool, options); }, deliver);
    if (options.format == "jsonl")
        output.write(
            summary_line({{"files", files}, {"records", records}, {"differences", differences}}));
    output.finish(complete);
    tool.say_all(copies.lines());
    if (!tool.quiet && options.format == "text" && !options.supposed.empty())
        tool.say(fmt::format("{}, {} under the assumed rules", quantity(records, "game", "games"),
                             quantity(changed, "is changed", "are changed")));
    else if (!tool.quiet && options.format == "text")
        tool.say(fmt::format("{}, {} from the written scores", quantity(records, "game", "games"),
                             quantity(differences, "difference", "differences")));
    return noted_status();
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name,
              "Scores recorded domino games from the play, and checks the written scores.",
              examples);
    Options options;
    tool.takes_records();
    tool.add_choice("--format", options.format, {"text", "jsonl", "csv", "html"},
                    "output format; html: page of a night or season");
    tool.app.add_flag("--hands", options.hands, "with --format csv: a row for each hand and side");
    tool.app.add_flag("--ledger", options.ledger, "show the reason for each point");
    tool.app.add_option("--rule", options.rules, "score with this house rule")
        .type_name("NAME=VALUE")
        .one_value_each();
    tool.app.add_option("--rules-from", options.rules_from, "score with the house rules of a file")
        .type_name("FILE");
    NightOptions nights;
    add_night_options(tool, nights);
    if (!tool.parse(argc, argv)) return status_clean;
    check_night_options(tool, nights, options.format);
    if (options.hands && (options.format != "csv" || nights.wanted()))
        throw UsageError("--hands needs --format csv, without --night and --season");
    options.supposed = read_supposed_rules(options.rules, options.rules_from);
    if (!options.rules_from.empty()) tool.refuse_to_overwrite(options.rules_from);
    if (!options.supposed.empty() && !nights.compare.empty())
        throw UsageError("use either --rule or --compare");
    if (nights.wanted()) return score_nights(tool, nights, options.format, options.supposed);
    options.style.colored = tool.colored(1);
    return score(tool, options);
}

}  // namespace
}  // namespace bones

int main_of_score(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
