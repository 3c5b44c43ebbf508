// bones-analyze: measures what each decision of a game cost, and how much was luck.
#include <fmt/core.h>

#include <memory>

#include "libnotation/text/shown.hpp"
#include "tools/analyze/formats.hpp"
#include "tools/analyze/one_record.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/show/analysis/json.hpp"
#include "tools/lib/show/analysis/watch.hpp"

namespace bones {

using namespace analyze;
using namespace analysis;

namespace {

constexpr const char* tool_name = "bones-analyze";
constexpr std::string_view examples =
    "bones-analyze night.bones            # mistakes, their cost, luck, players\n"
    "bones-analyze --at 2.17 night.bones  # all moves of a position, best first\n"
    "bones-analyze --annotate -o marked.bones night.bones\n"
    "bones-analyze --format html --record 3 -o game.html night.bones\n"
    "bones-analyze --db club.db --player \"Ana Ruiz\" --from 2026";

constexpr std::string_view explanation =
    R"(Fair loss: the mean of v(best) − v(made) over ways, ± t·s/√n
  A way is one in which the tiles that the player had not seen may lie; v is what
  a move is worth in it, n the number of ways (--worlds), s the standard deviation
  of the differences. Each move has its values in the same ways, so that s is that
  of paired differences. Source: Student, Biometrika 6 (1908), 1–25.
  The best move is the one that looks best in these ways. So t is the point for
  the greatest of all differences to the move made: each of k takes 2.5 %/k of
  Student's distribution with n − 1 degrees of freedom, k rounded up to a power
  of two. Source: C. E. Bonferroni, Teoria statistica delle classi (1936).
  With fewer than 10 ways there is no interval, and no mark. Where every way there
  is was solved the loss is exact.

Marks: ?! if the lower end is at least the threshold, ? if twice, ?? if four times
  The threshold is --threshold, or that of the game.

Lost a decision: the mean fair loss, ± t times its standard error over hands
  Student's t with (hands − 1) degrees of freedom; none below 5 hands. Source:
  W. G. Cochran, Sampling Techniques (3rd ed., 1977), section 6.3.

Points above the table's average: the side's points less the mean of the others
  This is deal + draws + own play + others' play, each a difference of estimates
  (--games). Luck is deal + draws.
)";

/// The result of a batch of records.
struct Result {
    std::string out;
    std::string messages;
    std::vector<AnnotatedRecord> annotated;
    Players players;
    NamesMet names;
    std::uint64_t records = 0, positions = 0, decisions = 0, mistakes = 0;

    void clear() { *this = {}; }
};

/// The name of the record's place in messages.
std::string place_name(const Options& options, const BatchRecord& item) {
    return options.choice.database.empty() ? item.file->name
                                           : fmt::format("record {}", item.raw.index);
}

void analyze_record(const Options& options, const BatchRecord& item, Analyst& analyst, Watch& watch,
                    Result& result) {
    double done = 0;
    const auto tell = [&](double share) {
        watch.tell(item.raw.text.size(), done, share);
        done = share;
    };
    const Analysis& analysis = analyst.analyze(item.raw, tell);
    tell(1);
    watch.end_record();
    ++result.records;
    result.positions += analysis.decisions.size();
    for (const AnalyzedDecision& one : analysis.decisions) {
        result.decisions += one.chosen();
        result.mistakes += one.mark != Mark::none;
    }
    for (const std::string& missing : analysis.missing)
        result.messages +=
            fmt::format("{}: {}:{}: {}\n", tool_name, shown(place_name(options, item)),
                        item.raw.first_line, missing);
    add_players(result.players, analyst.judge, analysis,
                [&](const Record& record, Seat seat, std::uint32_t hand) {
                    return options.choice.who.person_at(record, seat, hand);
                });
    const bool whole_files = options.choice.database.empty() && !options.picks_records();
    if (options.annotate && item.raw.too_long && !whole_files) {
        result.messages += fmt::format("{}: {}:{}: the record is too long to write\n", tool_name,
                                       shown(place_name(options, item)), item.raw.first_line);
    } else if (options.annotate) {
        AnnotatedRecord record = annotate(item, analyst.judge.record, analysis, options.request);
        if (options.choice.database.empty())
            result.annotated.push_back(std::move(record));
        else
            result.out += annotated_text(item.raw, record);
    } else if (options.format == "jsonl")
        record_json(result.out, item.file->name, analyst.judge, analysis);
    else
        record_text(result.out, place_name(options, item), analyst.judge, analysis, options);
}

Pipeline<Result>::Worker make_worker(const Tool& tool, const Options& options, Watch& watch) {
    const auto analyst = std::make_shared<Analyst>(options.request);
    const ChosenRecords chosen(tool, options);
    return [&options, &watch, analyst, chosen](const Batch& batch, Result& result) {
        result.names = options.choice.names_asked();
        for (const BatchRecord& item : batch.records) {
            if (!item.is_record()) {
                result.messages +=
                    fmt::format("{}: no record in {}\n", tool_name, shown(item.file->name));
                if (options.annotate && !options.picks_records())
                    result.annotated.push_back({item.file, {}});
                continue;
            }
            if (!chosen(item.raw, result.names)) continue;
            analyze_record(options, item, *analyst, watch, result);
        }
    };
}

int analyze_all(const Tool& tool, const Options& options) {
    Output output(tool.output);
    if (options.format == "text" && !options.annotate) output.write_for_people();
    Result all;
    all.names = options.choice.names_asked();
    bool complete = true, messages = false;
    std::uint64_t total = 0;
    std::optional<InputFiles> inputs;
    std::optional<ArchiveRecords> stored;
    std::optional<RecordFeed> feed;
    const auto complain = [&](std::string_view message) {
        tool.say(message);
        complete = false;
        note_status(status_failed);
    };
    if (options.choice.database.empty()) {
        inputs.emplace(tool.input_files(complete));
        if (options.annotate) inputs.emplace(read_twice(*inputs, complain));
        total = inputs->bytes();
        feed.emplace(*inputs, complain, true);
    } else {
        stored.emplace(tool, options.choice);
        feed.emplace(
            stored->origin(), [&](RawRecord& raw) { return stored->next(raw); }, true);
    }
    feed->set_batch_size(1);  // one record takes long
    Watch watch(total, !tool.shows_progress());
    AnnotatedFiles files(output, options.picks_records());
    const auto deliver = [&](Result& result) {
        messages = messages || !result.messages.empty();
        if (messages) note_status(status_findings);
        if (!result.out.empty() || !result.messages.empty()) watch.clear();
        output.write(result.out);
        for (const AnnotatedRecord& record : result.annotated) files.add(record);
        tell(result.messages);
        add_players(all.players, result.players);
        all.names.add(result.names);
        all.records += result.records;
        all.positions += result.positions;
        all.decisions += result.decisions;
        all.mistakes += result.mistakes;
    };
    Pipeline<Result>(
        *feed, [&] { return make_worker(tool, options, watch); }, deliver)
        .run(tool.threads());
    watch.clear();
    std::string end;
    if (options.annotate) {
        files.finish();
    } else if (options.format == "jsonl") {
        players_json(end, all.players, options.request);
        end += summary_line({{"files", inputs ? inputs->count() : 0},
                             {"records", all.records},
                             {"decisions", all.decisions},
                             {"mistakes", all.mistakes},
                             {"nodes", options.request.budgets.nodes},
                             {"worlds", options.request.budgets.worlds},
                             {"world_nodes", options.request.budgets.world_nodes},
                             {"games", options.request.budgets.games}});
    } else if (options.request.at.empty()) {
        players_text(end, all.players, options);
    }
    output.write(end);
    output.finish(complete);
    if (!complete) return status_failed;
    const bool known = all.names.complain_of_others([&](std::string_view text) { tool.say(text); });
    // For an archive, the message about an unknown name was printed already.
    const bool untold = known && (options.choice.database.empty() || options.record != 0);
    if (all.records == 0 && !messages && untold) tool.say("no such record");
    const bool nothing = all.records == 0 || (all.positions == 0 && !options.request.at.empty());
    return messages || nothing ? status_findings : status_clean;
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name,
              "Shows what each decision of a recorded domino game cost, and what was luck.",
              examples);
    Options options;
    if (!read_options(tool, argc, argv, options)) return status_clean;
    if (options.explain) {
        Output(tool.output).write(explanation).finish();
        return status_clean;
    }
    if (options.format == "html" || options.format == "svg") return write_one(tool, options);
    return analyze_all(tool, options);
}

}  // namespace
}  // namespace bones

int main_of_analyze(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
