// bones-check: checks the notation, facts, play and claims of records.
#include <unistd.h>

#include "tools/check/cases.hpp"
#include "tools/check/check.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/terminal.hpp"
#include "tools/lib/show/explain/explain.hpp"

namespace bones {
namespace {

constexpr const char* tool_name = "bones-check";
constexpr std::string_view examples =
    "bones-check night.bones          # check these records\n"
    "bones-check --only revoke,false-pass nights/\n"
    "bones-check --proof night.bones  # prove each breach, step by step\n"
    "bones-check --slips night.bones  # also suggest slips that explain findings\n"
    "bones-check --case --record 2 --at 1.35 -o case.html night.bones\n"
    "bones-check --explain revoke     # explain a code; also breach, D4, leyden";

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Checks records of domino games: notation, facts, rules and claims.",
              examples);
    CheckOptions options;
    std::vector<std::string> only, except;
    CaseOptions cases;
    std::string explained, at;
    bool write_case = false;
    tool.takes_records();
    tool.add_choice("--format", options.format, {"text", "jsonl", "sarif"}, "output format");
    tool.app.add_flag("--strict", options.strict, "exit with status 1 for notes too");
    tool.app.add_flag("--open", options.list_open, "also list possible breaches");
    tool.app.add_flag("--deductions", options.deduce, "show what the play says about unseen tiles");
    tool.app.add_flag("--names", options.names, "also report names with and without an id");
    tool.app.add_flag("--proof", options.proof, "prove each breach, step by step");
    tool.app
        .add_flag("--slips{list}", options.slips, "list all possible slips (=off: search for none)")
        .check([](const std::string& value) {
            return value == "list" || value == "off" ? "" : "`--slips` takes list or off";
        });
    tool.app.add_flag("--fix", options.fix, "correct each likely-slip in its file");
    tool.app.add_flag("--case", write_case, "write a page for each breach, as HTML to print");
    tool.app.add_option("--record", cases.record, "with --case: only this record, by number")
        .type_name("N")
        .check(number_from<std::uint32_t>(1));
    tool.app.add_option("--at", at, "with --case: the case of this ply").type_name("HAND.PLY");
    tool.add_names("--only", only, "report only these codes").type_name("CODE,...");
    tool.add_names("--except", except, "do not report these codes").type_name("CODE,...");
    tool.app
        .add_option("--explain", explained,
                    "explain a code, clause, game or word; `rules`: options")
        .type_name("WORD|rules");
    if (!tool.parse(argc, argv)) return status_clean;
    if (!explained.empty()) {
        const bool printed = tool.output.empty();
        const PageLook look{printed ? terminal_width() : usual_width,
                            printed && tool.colored(STDOUT_FILENO)};
        Output(tool.output).write(explain(explained, look)).finish();
        return status_clean;
    }
    if (options.fix && options.slips == "off")
        throw UsageError("--fix needs the search for slips; remove --slips=off");
    options.filter = CodeFilter(only, except);
    if (!write_case && (cases.record != 0 || !at.empty()))
        throw UsageError("--record and --at choose a case; add --case");
    if (write_case && (options.format != "text" || options.fix))
        throw UsageError("--case writes a page; remove --format and --fix");
    if (!at.empty()) cases.at = read_wanted(at);
    if (write_case) return write_cases(tool, options, cases);
    return check(tool, options);
}

}  // namespace
}  // namespace bones

int main_of_check(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
