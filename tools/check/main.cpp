// bones-check: what is wrong with records, in notation, facts, play and claims.
#include <unistd.h>

#include "tools/check/check.hpp"
#include "tools/check/explain.hpp"
#include "tools/lib/output.hpp"
#include "tools/lib/terminal.hpp"

namespace bones {
namespace {

constexpr const char* tool_name = "bones-check";
constexpr std::string_view examples =
    "bones-check night.bones          # what is wrong with these records\n"
    "bones-check --open nights/       # and what the records leave open\n"
    "bones-check --only revoke,false-pass nights/\n"
    "bones-check --names nights/      # and whose name may be misspelt\n"
    "bones-check --proof night.bones  # why each breach is proven, step by step\n"
    "bones-check --slips night.bones  # and which slip of the pen it may be\n"
    "bones-check --fix night.bones    # write back what is certain of that\n"
    "bones-check --explain revoke     # what a code means; also breach, D4, leyden";

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Checks records of domino games: notation, facts, rules and claims.",
              examples);
    CheckOptions options;
    std::vector<std::string> only, except;
    std::string explained;
    tool.takes_records();
    tool.add_choice("--format", options.format, {"text", "jsonl", "sarif"}, "what to print");
    tool.app.add_flag("--strict", options.strict, "notes are findings too");
    tool.app.add_flag("--open", options.list_open, "list the verdicts that stay open");
    tool.app.add_flag("--deductions", options.deduce, "list what can be told of unseen tiles");
    tool.app.add_flag("--names", options.names, "note names that may be one person's");
    tool.app.add_flag("--proof", options.proof, "prove each breach, step by step");
    tool.app
        .add_flag("--slips{list}", options.slips,
                  "list all likely slips of the pen; off: look for none")
        .check([](const std::string& value) {
            return value == "list" || value == "off" ? "" : "`--slips` has the value list or off";
        });
    tool.app.add_flag("--fix", options.fix, "write what is certain of that into the files");
    tool.add_names("--only", only, "report these codes only").type_name("CODE,...");
    tool.add_names("--except", except, "do not report these codes").type_name("CODE,...");
    tool.app.add_option("--explain", explained, "what a code or another word means")
        .type_name("CODE|WORD|CLAUSE|GAME|rules");
    if (!tool.parse(argc, argv)) return status_clean;
    if (!explained.empty()) {
        const bool printed = tool.output.empty();
        const PageLook look{printed ? terminal_width() : usual_width,
                            printed && tool.colored(STDOUT_FILENO)};
        Output(tool.output).write(explain(explained, look)).finish();
        return status_clean;
    }
    if (options.fix && options.slips == "off")
        throw UsageError("--fix writes the likely slips, and --slips=off looks for none");
    options.filter = CodeFilter(only, except);
    return check(tool, options);
}

}  // namespace
}  // namespace bones

int main(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
