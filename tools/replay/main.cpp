// bones-replay: a recorded game, seen again move by move.
#include <fmt/format.h>
#include <unistd.h>

#include "libnotation/shown.hpp"
#include "tools/lib/output.hpp"
#include "tools/lib/records.hpp"
#include "tools/replay/formats.hpp"
#include "tools/replay/options.hpp"
#include "tools/replay/stepper.hpp"

namespace bones {
namespace {

constexpr const char* name = "bones-replay";
constexpr std::string_view examples =
    "bones-replay night.bones                # step by keys; ? tells them\n"
    "bones-replay --at 2.17 night.bones      # hand 2 after its 17th action\n"
    "bones-replay --every night.bones | less\n"
    "bones-replay --format html --record 3 -o game.html night.bones\n"
    "bones-replay --format svg --at 1.end --record 3 night.bones > end.svg\n"
    "bones-replay --format jsonl night.bones # each action, and the state after it";

/// What a batch of records gives.
struct Result {
    std::string out;
    std::string messages;
    std::uint64_t shown = 0;

    void clear() {
        out.clear();
        messages.clear();
        shown = 0;
    }
};

Pipeline<Result>::Worker make_worker(const ReplayOptions& options) {
    const JudgeOptions judging{options.open, true, true};
    return
        [&options, judge = std::make_shared<Judge>(judging)](const Batch& batch, Result& result) {
            for (const BatchRecord& item : batch.records) {
                if (!item.is_record()) {
                    result.messages +=
                        fmt::format("{}: no record in {}\n", name, shown(item.file->name));
                    continue;
                }
                if (options.record != 0 && item.raw.index != options.record) continue;
                judge->judge(item.raw);
                const auto write = options.format == "jsonl" ? replay_json : replay_text;
                result.shown += write(result.out, item.file->name, *judge, options);
            }
        };
}

/// Formats in which records follow each other.
int show_all(const Tool& tool, const ReplayOptions& options) {
    Output output(tool.output);
    if (options.format == "text") output.write_for_people();
    std::uint64_t shown = 0;
    bool messages = false;
    const auto deliver = [&](Result& result) {
        output.write(result.out);
        tell(result.messages);
        messages = messages || !result.messages.empty();
        shown += result.shown;
    };
    std::size_t files = 0;
    const bool complete = for_all_inputs<Result>(
        tool, files, [&] { return make_worker(options); }, deliver);
    output.finish(complete);
    if (!complete) return status_failed;
    if (shown == 0 && !messages) tool.say("no such position");
    return shown == 0 || messages ? status_findings : status_clean;
}

constexpr std::size_t most_games = 10000;  ///< that are kept to step through

/// The games that are wanted, of all inputs: at most so many. False if something could not be read.
bool collect(const Tool& tool, const ReplayOptions& options, std::size_t most,
             std::vector<GameText>& games) {
    bool complete = true;
    const auto complain = [&](std::string_view message) {
        tool.say(message);
        complete = false;
    };
    InputFiles files = tool.input_files(complete);
    RecordFeed feed(files, complain, true);
    Batch batch;
    while (games.size() < most && feed.fill(batch))
        for (const BatchRecord& item : batch.records) {
            const bool wanted = options.record == 0 || item.raw.index == options.record;
            if (item.is_record() && wanted && games.size() < most)
                games.push_back({item.file->name, std::string(item.raw.text), item.raw});
        }
    return complete;
}

int nothing_to_show(const Tool& tool, bool complete, std::string_view message) {
    tool.say(message);
    return complete ? status_findings : status_failed;
}

/// Formats in which one document shows one record.
int show_one(const Tool& tool, const ReplayOptions& options) {
    std::vector<GameText> games;
    const bool complete = collect(tool, options, 2, games);
    if (games.empty()) return nothing_to_show(tool, complete, "no such record");
    if (games.size() > 1)
        throw UsageError("a picture or page shows one game; --record N tells which of several");
    games[0].raw.text = games[0].text;
    Judge judge({options.open, true, true});
    judge.judge(games[0].raw);
    std::string out;
    const bool shown = options.format == "svg" ? replay_svg(out, judge, options)
                                               : replay_html(out, games[0].file, judge);
    if (!shown) return nothing_to_show(tool, complete, "no such position");
    Output output(tool.output);
    output.write(out);
    output.finish(complete);
    return complete ? status_clean : status_failed;
}

/// A terminal steps; a pipe is told what else there is.
int step(const Tool& tool, const ReplayOptions& options) {
    if (isatty(STDOUT_FILENO) == 0 || !tool.output.empty())
        throw UsageError(
            "stepping needs a terminal; --at HAND.PLY prints a position, --every all of them");
    std::vector<GameText> games;
    const bool complete = collect(tool, options, most_games, games);
    if (games.empty()) return nothing_to_show(tool, complete, "no such record");
    step_through(games, options);
    return complete ? status_clean : status_failed;
}

int main(int argc, const char* const* argv) {
    Tool tool(name, "Shows recorded domino games move by move.", examples);
    ReplayOptions options;
    if (!read_options(tool, argc, argv, options)) return status_clean;
    if (options.format == "svg" || options.format == "html") return show_one(tool, options);
    if (options.format == "jsonl") return show_all(tool, options);
    if (options.at.empty() && !options.every) return step(tool, options);
    return show_all(tool, options);
}

}  // namespace
}  // namespace bones

int main(int argc, char** argv) {
    return bones::run_tool(bones::name, [&] { return bones::main(argc, argv); });
}
