// bones-analyze: what each decision of a game cost.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <memory>

#include "libnotation/text/shown.hpp"
#include "tools/analyze/analysis.hpp"
#include "tools/lib/command/number.hpp"
#include "tools/lib/command/records.hpp"
#include "tools/lib/json_line.hpp"
#include "tools/lib/output.hpp"

namespace bones {

using namespace analyze;

namespace {

constexpr const char* tool_name = "bones-analyze";
constexpr std::string_view examples =
    "bones-analyze night.bones            # each game, what was lost, and by whom\n"
    "bones-analyze --at 2.17 night.bones  # all moves there were, best first\n"
    "bones-analyze --at 1.3 --record 2 night.bones\n"
    "bones-analyze --format jsonl night.bones\n"
    "bones-analyze --nodes 20000000 night.bones  # looks further, for longer";

/// What a batch of records gives.
struct Result {
    std::string out;
    std::string messages;
    std::vector<PlayerSums> players;
    std::uint64_t records = 0, found = 0;

    void clear() {
        out.clear();
        messages.clear();
        players.clear();
        records = found = 0;
    }
};

void analyze_record(const Options& options, const BatchRecord& item, Analyst& analyst,
                    Result& result) {
    const Analysis& analysis = analyst.analyze(item.raw);
    ++result.records;
    result.found += analysis.decisions.size();
    for (const std::string& missing : analysis.missing)
        result.messages += fmt::format("{}: {}:{}: {}\n", tool_name, shown(item.file->name),
                                       item.raw.first_line, missing);
    add_players(result.players, analyst.judge, analysis);
    if (options.format == "jsonl")
        analysis_json(result.out, item.file->name, analyst.judge, analysis);
    else
        analysis_text(result.out, item.file->name, analyst.judge, analysis, options);
}

Pipeline<Result>::Worker make_worker(const Options& options) {
    const auto analyst = std::make_shared<Analyst>(options);
    return [&options, analyst](const Batch& batch, Result& result) {
        for (const BatchRecord& item : batch.records)
            if (!item.is_record())
                result.messages +=
                    fmt::format("{}: no record in {}\n", tool_name, shown(item.file->name));
            else if (options.record == 0 || item.raw.index == options.record)
                analyze_record(options, item, *analyst, result);
    };
}

void join(std::vector<PlayerSums>& players, const std::vector<PlayerSums>& more) {
    for (const PlayerSums& player : more) {
        auto found = std::find_if(players.begin(), players.end(),
                                  [&](const auto& one) { return one.name == player.name; });
        if (found == players.end())
            players.push_back(player);
        else
            found->add(player);
    }
}

int analyze_all(const Tool& tool, const Options& options) {
    Output output(tool.output);
    if (options.format == "text") output.write_for_people();
    std::uint64_t records = 0, found = 0;
    std::vector<PlayerSums> players;
    bool messages = false;
    const auto deliver = [&](Result& result) {
        output.write(result.out);
        tell(result.messages);
        messages = messages || !result.messages.empty();
        join(players, result.players);
        records += result.records;
        found += result.found;
    };
    bool complete = true;
    InputFiles files = tool.input_files(complete);
    const auto complain = [&](std::string_view message) {
        tool.say(message);
        complete = false;
    };
    RecordFeed feed(files, complain, !tool.shows_progress());
    feed.set_batch_size(1);  // a record takes long
    Pipeline<Result>(
        feed, [&] { return make_worker(options); }, deliver)
        .run(tool.threads());
    std::string end;
    if (options.format == "jsonl") {
        players_json(end, players);
        end += summary_line({{"files", files.count()}, {"records", records}, {"decisions", found}});
    } else if (options.at.empty()) {
        players_text(end, players);
    }
    output.write(end);
    output.finish(complete);
    if (!complete) return status_failed;
    return messages || (found == 0 && !options.at.empty()) ? status_findings : status_clean;
}

WantedPly read_ply(const std::string& text) {
    WantedPly wanted;
    const char* end = text.data() + text.size();
    const auto hand = std::from_chars(text.data(), end, wanted.hand);
    bool good = hand.ec == std::errc() && hand.ptr != end && *hand.ptr == '.';
    if (good) {
        const auto ply = std::from_chars(hand.ptr + 1, end, wanted.ply);
        good = ply.ec == std::errc() && ply.ptr == end && wanted.ply > 0;
    }
    if (!good) throw UsageError(fmt::format("`{}` is no ply: HAND.PLY is, such as 2.17", text));
    return wanted;
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Tells what each decision of a recorded domino game cost.", examples);
    Options options;
    std::vector<std::string> at;
    tool.takes_records();
    tool.add_choice("--format", options.format, {"text", "jsonl"}, "what to print");
    tool.add_names("--at", at, "all moves that there were at this ply of a hand")
        ->type_name("HAND.PLY");
    tool.app.add_option("--record", options.record, "only the record with this number in its file")
        ->type_name("N")
        ->transform(number_from<std::uint32_t>(1));
    tool.app
        .add_option("--nodes", options.nodes,
                    "positions to look at for a decision, at most (4000000)")
        ->type_name("N")
        ->transform(number_from<std::int64_t>(0));
    if (!tool.parse(argc, argv)) return status_clean;
    for (const std::string& ply : at) options.at.push_back(read_ply(ply));
    options.colored = tool.colored(1);
    return analyze_all(tool, options);
}

}  // namespace
}  // namespace bones

int main(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
