// bones-format: writes records as canonical text, and converts them to and from JSON.

#include "tools/format/modes.hpp"

namespace bones {
namespace {

constexpr const char* tool_name = "bones-format";
constexpr std::string_view examples =
    "bones-format night.bones               # canonical text to standard output\n"
    "bones-format --check nights/           # show what would change\n"
    "bones-format --in-place night.bones    # rewrite the file\n"
    "bones-format --keep-arms night.bones   # keep the sheet's arm numbers\n"
    "bones-format --to json night.bones     # one JSON document a line\n"
    "bones-format --from json night.jsonl   # convert back\n"
    "bones-format --from csv results.csv    # games from a spreadsheet, one a row";

struct Options {
    std::string from = "bones";
    std::string to = "bones";
    bool check = false;
    bool in_place = false;
    bool keep_arms = false;
};

void refuse_nonsense(const Tool& tool, const Options& options) {
    if (options.check && options.in_place) throw UsageError("use either --check or --in-place");
    const bool json = options.from != "bones" || options.to == "json";
    if (json && (options.check || options.in_place))
        throw UsageError("--check and --in-place work on canonical text only");
    if (options.keep_arms && options.from != "bones")
        throw UsageError("--keep-arms needs records in text form");
    if (options.in_place && !tool.output.empty())
        throw UsageError("use either --in-place or --output");
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Writes records of domino games in canonical form, without loss.",
              examples);
    Options options;
    tool.takes_records();
    tool.app.add_flag("--check", options.check, "show the differences from canonical text");
    tool.app.add_flag("--in-place", options.in_place, "rewrite the files");
    tool.add_choice("--to", options.to, {"bones", "json"}, "output format");
    tool.add_choice("--from", options.from, {"bones", "json", "csv"}, "input format");
    tool.app.add_flag("--keep-arms", options.keep_arms,
                      "keep the arm numbers instead of renumbering arms");
    if (!tool.parse(argc, argv)) return status_clean;
    refuse_nonsense(tool, options);

    bool complete = true;
    InputFiles files = tool.input_files(complete);
    const CanonicalForm form{options.to == "json", options.keep_arms, !tool.no_fast_check};
    const int status = options.check            ? show_differences(tool, files, form)
                       : options.in_place       ? rewrite_files(tool, files, form)
                       : options.from == "json" ? write_from_json(tool, files, form.json)
                       : options.from == "csv"  ? write_from_csv(tool, files, form.json)
                                                : write_all(tool, files, form);
    return complete ? status : status_failed;
}

}  // namespace
}  // namespace bones

int main_of_format(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
