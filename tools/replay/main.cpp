// bones-replay: shows a recorded game move by move.
#include <fmt/core.h>
#include <unistd.h>

#include "libnotation/text/shown.hpp"
#include "tools/lib/cli/records.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/show/picture/game_page.hpp"
#include "tools/replay/formats.hpp"
#include "tools/replay/options.hpp"
#include "tools/replay/stepper.hpp"

namespace bones {

using namespace picture;
namespace {

constexpr const char* tool_name = "bones-replay";
constexpr std::string_view examples =
    "bones-replay night.bones                # step through games; ? lists keys\n"
    "bones-replay --at 2.17 night.bones      # hand 2 after its 17th action\n"
    "bones-replay --every night.bones | less\n"
    "bones-replay --format html --record 3 -o game.html night.bones\n"
    "bones-replay --format svg --at 1.end --record 3 night.bones > end.svg\n"
    "bones-replay --format jsonl night.bones # each action, and the state after it";

/// The output of a batch of records.
struct Result {
    std::string out;
    std::string messages;
    std::string lacks;  ///< the existing positions, if none of the wanted ones exists
    std::uint64_t shown = 0;
    std::function<void()> hand_on;

    void clear() {
        out.clear();
        messages.clear();
        lacks.clear();
        shown = 0;
    }
};

std::string what_there_is(std::string_view file, const RecordChecker& judged,
                          const ReplayOptions& options) {
    return positions_there(file, judged.record, tell_hands(judged.record, judged.verdict),
                           options.at);
}

constexpr std::size_t most_lacks = 10;         ///< lines about positions that do not exist
constexpr std::size_t longest_lacks = 10'000;  ///< bytes of them to keep, approximately

/// Lists the existing positions, because none of the wanted ones exists.
void say_what_there_is(const Tool& tool, std::string_view lacks) {
    if (lacks.empty()) tool.say("this position does not exist");
    for (std::size_t said = 0; !lacks.empty(); ++said) {
        if (said == most_lacks) return tool.say("no other record has it either");
        const std::size_t end = lacks.find('\n');
        tool.say(lacks.substr(0, end));
        lacks.remove_prefix(end + 1);
    }
}

constexpr std::size_t much =
    64 * 1024;  ///< bytes; larger output is handed on before the record is done

Pipeline<Result>::Worker make_worker(const ReplayOptions& options) {
    const JudgeOptions judging{options.open, true, true};
    return [&options,
            judge = std::make_shared<RecordChecker>(judging, RecordDetail::all, Slips::searched)](
               const Batch& batch, Result& result) {
        for (const BatchRecord& item : batch.records) {
            if (!item.is_record()) {
                result.messages +=
                    fmt::format("{}: no record in {}\n", tool_name, shown(item.file->name));
                continue;
            }
            if (options.record != 0 && item.raw.index != options.record) continue;
            judge->judge(item.raw);
            const auto write = options.format == "jsonl" ? replay_json : replay_text;
            const bool any = write(result.out, item.file->name, *judge, options, [&result] {
                if (result.out.size() >= much) result.hand_on();
            });
            result.shown += any;
            if (!any) result.lacks += what_there_is(item.file->name, *judge, options);
        }
    };
}

/// Prints the formats in which all records follow each other.
int show_all(const Tool& tool, const ReplayOptions& options) {
    Output output(tool.output);
    if (options.format == "text") output.write_for_people();
    std::uint64_t shown = 0;
    bool messages = false, is_first = true;
    std::string lacks;
    const auto deliver = [&](Result& result) {
        messages = messages || !result.messages.empty();
        if (messages) note_status(status_findings);
        // A blank line separates positions, so the first one needs none.
        std::string_view out = result.out;
        if (is_first && options.format == "text" && !out.empty()) out.remove_prefix(1);
        is_first = is_first && out.empty();
        output.write(out);
        tell(result.messages);
        shown += result.shown;
        if (lacks.size() < longest_lacks) lacks += result.lacks;
    };
    std::size_t files = 0;
    const bool complete = for_all_inputs<Result>(
        tool, files, [&] { return make_worker(options); }, deliver);
    output.finish(complete);
    if (!complete) return status_failed;
    if (shown == 0 && !messages) say_what_there_is(tool, lacks);
    return shown == 0 || messages ? status_findings : status_clean;
}

constexpr std::size_t most_games = 10000;  ///< kept for stepping

/// Reads the wanted games of all inputs, at most `most`. Returns false if a file could not be read.
bool collect(const Tool& tool, const ReplayOptions& options, std::size_t most,
             std::vector<GameText>& games) {
    bool complete = true;
    const auto complain = [&](std::string_view message) {
        tool.say(message);
        complete = false;
        note_status(status_failed);
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

/// Prints the formats in which a document shows one record.
int show_one(const Tool& tool, const ReplayOptions& options) {
    std::vector<GameText> games;
    const bool complete = collect(tool, options, 2, games);
    if (games.empty()) return nothing_to_show(tool, complete, "this record does not exist");
    if (games.size() > 1)
        throw UsageError("a picture or page shows one game; choose one with --record N");
    games[0].raw.text = games[0].text;
    RecordChecker judge(JudgeOptions{options.open, true, true}, RecordDetail::all, Slips::searched);
    judge.judge(games[0].raw);
    std::string out;
    picture::GamePage page;
    page.file = games[0].file;
    if (options.format == "svg")
        replay_svg(out, judge, options);
    else
        out = GamePages(judge).whole(page);
    if (out.empty()) {
        say_what_there_is(tool, what_there_is(games[0].file, judge, options));
        return complete ? status_findings : status_failed;
    }
    Output output(tool.output);
    output.write(out);
    output.finish(complete);
    return complete ? status_clean : status_failed;
}

/// Steps through games on a terminal. Without a terminal, an error names the options that print
/// positions.
int step(const Tool& tool, const ReplayOptions& options) {
    if (isatty(STDOUT_FILENO) == 0 || !tool.output.empty())
        throw UsageError(
            "stepping needs a terminal; use --at HAND.PLY or --every to print positions");
    std::vector<GameText> games;
    const bool complete = collect(tool, options, most_games, games);
    if (games.empty()) return nothing_to_show(tool, complete, "this record does not exist");
    step_through(games, options);
    return complete ? status_clean : status_failed;
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Shows recorded domino games move by move.", examples);
    ReplayOptions options;
    if (!read_options(tool, argc, argv, options)) return status_clean;
    if (options.format == "svg" || options.format == "html") return show_one(tool, options);
    if (options.format == "jsonl") return show_all(tool, options);
    if (options.at.empty() && !options.every) return step(tool, options);
    return show_all(tool, options);
}

}  // namespace
}  // namespace bones

int main_of_replay(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
