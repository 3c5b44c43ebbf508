// bones-collate: combines several sheets of one game into one record.
#include <unistd.h>

#include <fmt/core.h>
#include <optional>
#include <system_error>

#include "libnotation/text/shown.hpp"
#include "tools/collate/origins.hpp"
#include "tools/collate/report.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/file_identity.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/last_record.hpp"
#include "tools/lib/show/collate/pairing.hpp"

namespace bones {
namespace {

constexpr const char* tool_name = "bones-collate";
constexpr std::string_view examples =
    "bones-collate a.bones b.bones                 # merge two sheets\n"
    "bones-collate -o game.bones a.bones b.bones   # show the report on the screen\n"
    "bones-collate --prefer 2 a.bones b.bones      # in doubt, take the second\n"
    "bones-collate --agreed a.bones b.bones        # only if nothing is undecided\n"
    "bones-collate --html page.html a.bones b.bones   # show them side by side\n"
    "bones-collate --explain a.bones b.bones       # show who wrote what";

struct Options {
    std::vector<std::string> sheets;
    std::string format = "text";
    std::string page;  ///< file for the page with the sheets side by side; empty: none
    collate::CollateOptions collating;
    bool agreed = false;
    bool force = false;
    bool explain = false;
};

/// Reads the records of a file as sheets. Returns false if the file cannot be read or has no
/// records.
bool read_file(const Tool& tool, const InputFileRef& file, int number, collate::Sheets& sheets) {
    RecordChecker judge;
    FileSource source(*file);
    RecordReader reader(source);
    LastRecord last(*file);
    RawRecord raw;
    while (reader.next(raw)) {
        last.see(raw, source);
        sheets.push_back(collate::read_sheet(number, file, raw, judge));
        if (sheets.back() != nullptr) continue;
        tool.say(fmt::format("something in {} is too long to collate", file->name));
        return false;
    }
    source.tell_encoding();
    last.finish(source);
    if (sheets.empty()) tool.say(fmt::format("no record in {}", file->name));
    return !sheets.empty();
}

std::vector<collate::Sheets> read_files(const Tool& tool, InputFiles& files, bool& complete) {
    std::vector<collate::Sheets> all;
    while (const InputFileRef file = files.next()) {
        try {
            collate::Sheets& sheets = all.emplace_back();
            complete = read_file(tool, file, static_cast<int>(all.size()), sheets) && complete;
        } catch (const std::system_error& error) {
            tool.say(fmt::format("cannot read {}: {}", file->name, error.code().message()));
            complete = false;
        }
    }
    return all;
}

/// The outputs for the result and for the report about it.
class Outputs {
  public:
    Outputs(const Tool& tool, const Options& options)
        : result_(tool.output), beside_result_(tool.output.empty()) {
        // The other files are written even if the reader of standard output closes it.
        if (!options.page.empty()) result_.outlives_reader();
        if (beside_result_) return;
        report_.emplace("");
        report_->outlives_reader();
        if (options.format == "text") report_->write_for_people();
    }
    void add_result(const std::string& text) { result_.write(text); }
    void report(const std::string& text) {
        beside_result_ ? tell(shown_colored_lines(text)) : void(report_->write(text));
    }
    /// `wanted`: whether to write the result.
    void finish(bool wanted) {
        if (wanted) result_.finish();
        if (report_) report_->finish();
    }

  private:
    Output result_;
    std::optional<Output> report_;
    bool beside_result_;
};

/// Throws UsageError if the page would overwrite a sheet or the result.
void refuse_page(const Tool& tool, const Options& options, const InputFiles& files) {
    if (options.page.empty()) return;
    if (options.page == "-") throw UsageError("--html needs a file");
    refuse_to_replace_archive(options.page);
    const std::optional<FileIdentity> page = file_identity(options.page);
    if (page && files.include(*page))
        throw UsageError(fmt::format("--html {} would overwrite an input", options.page));
    if (page && !tool.output.empty() && page == file_identity(tool.output))
        throw UsageError("--html and -o name the same file");
}

int collate_files(const Tool& tool, const Options& options) {
    bool complete = true;
    InputFiles files = tool.input_files(options.sheets, complete);
    tool.refuse_to_overwrite(files);
    refuse_page(tool, options, files);
    std::vector<collate::Sheets> read = read_files(tool, files, complete);
    if (!complete) return status_failed;
    if (read.size() < 2) throw UsageError("name two or more sheets");
    if (options.collating.prefer > static_cast<int>(read.size()))
        throw UsageError(fmt::format("--prefer {} is not possible; there are {} sheets",
                                     options.collating.prefer, read.size()));
    const std::size_t sheets = read.size();
    collate::Pairing pairing = collate::pair_games(std::move(read), options.force);
    if (!pairing.refusal.empty()) {
        tool.say(pairing.refusal + "; add --force to merge them anyway");
        return status_failed;
    }

    CollateCounts counts;
    counts.sheets = sheets;
    std::string result, report;
    SideBySide page;
    const bool colored = tool.colored(tool.output.empty() ? STDERR_FILENO : STDOUT_FILENO);
    for (collate::Sheets& game_sheets : pairing.games) {
        const auto game = collate::collate(std::move(game_sheets), options.collating);
        if (!result.empty()) result += '\n';
        result += game.text;
        count(counts, game);
        if (!options.page.empty()) page.add(game);
        if (options.format == "jsonl") {
            report_json(game, counts.games, report);
        } else {
            report_text(collate::findings_of(game, sheets), colored, report);
            if (options.explain) report_origins(game, report);
        }
    }
    if (counts.undecided > 0) note_status(status_findings);
    const bool wanted = !options.agreed || counts.undecided == 0;
    if (options.format == "jsonl") report += summary_json(counts);
    Outputs outputs(tool, options);
    if (wanted) outputs.add_result(result);
    outputs.report(report);
    outputs.finish(wanted);
    if (!options.page.empty()) {
        Output file(options.page);
        page.write(counts, [&file](std::string_view markup) { file.write(markup); });
        file.finish();
    }
    if (!tool.quiet) tool.say(summary_text(counts) + (wanted ? "" : "; nothing written"));
    return counts.undecided > 0 ? status_findings : status_clean;
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Merges two or more sheets of one game into one record.", examples);
    Options options;
    tool.app.add_option("SHEET", options.sheets, "the sheets: two or more files of records")
        .required();
    tool.add_choice("--format", options.format, {"text", "jsonl"},
                    "report the differences, or the alignment (needs -o)");
    tool.app.add_option("--html", options.page, "write a page with the sheets side by side")
        .type_name("FILE");
    tool.app
        .add_option("--prefer", options.collating.prefer,
                    "sheet that wins where nothing decides (1)")
        .type_name("N")
        .check(number_from<int>(1));
    tool.app.add_flag("--agreed", options.agreed, "write nothing if something is undecided");
    tool.app.add_flag("--force", options.force, "merge sheets that seem to be different games");
    tool.app.add_flag("--explain", options.explain, "show the sheets of each line and action");
    if (!tool.parse(argc, argv)) return status_clean;
    if (options.format == "jsonl" && tool.output.empty())
        throw UsageError("--format jsonl needs -o FILE for the result");
    return collate_files(tool, options);
}

}  // namespace
}  // namespace bones

int main_of_collate(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
