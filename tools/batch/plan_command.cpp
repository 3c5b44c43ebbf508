// bones-batch plan: divides the inputs into shards.
#include <fmt/core.h>

#include <filesystem>
#include <system_error>

#include "libnotation/text/utf8.hpp"
#include "tools/batch/commands.hpp"
#include "tools/batch/cutter.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones::batch {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view examples_of_plan =
    "bones-batch plan nights/ --shard 2G -o run/plan.jsonl\n"
    "bones-batch plan a.bones b.bones --shard 64M -o plan.jsonl";

/// The path of a file relative to the plan's folder. An absolute path stays as it is.
std::string path_from(const fs::path& folder, const std::string& file) {
    if (fs::path(file).is_absolute()) return file;
    return fs::proximate(file, folder.empty() ? fs::path(".") : folder).generic_string();
}

/// Why a plan cannot contain a name; empty if it can.
std::string_view fault_of_name(std::string_view name) {
    const std::size_t at = first_unreadable_byte(name);
    if (at == name.size()) return {};
    return first_character(name.substr(at)).is_valid() ? "its name has a control character"
                                                       : "its name is not UTF-8";
}

/// Writes the plan. Returns false if a file could not be read.
bool write_plan(const Tool& tool, Plan& plan, Output& output) {
    bool complete = true;
    const auto complain = [&](const std::string& message) {
        tool.say(message);
        complete = false;
    };
    output.write(first_line(plan));
    Cutter cutter(plan.shard_size, [&](PlannedRange&& planned) {
        plan.shards = planned.shard;
        plan.bytes += planned.range.size;
        plan.records += planned.range.records;
        output.write(range_line(planned));
    });
    InputFiles files = tool.input_files(complete);
    while (const InputFileRef file = files.next()) {
        try {
            if (file->path.empty())
                throw UsageError("a plan needs files; standard input can be read only once");
            if (const std::string_view fault = fault_of_name(file->name); !fault.empty())
                complain(fmt::format("cannot plan {}: {}", file->name, fault));
            else
                cutter.add(*file, path_from(fs::path(plan.path).parent_path(), file->path));
        } catch (const std::system_error& error) {
            complain(fmt::format("cannot read {}: {}", file->name, error.code().message()));
        }
    }
    plan.files = files.count();
    if (complete)
        output.write(last_line(plan));  // a plan without its last line counts as incomplete
    return complete;
}

}  // namespace

int plan_command(const Arguments& arguments) {
    BatchTool tool("plan", "Divides records into shards, each of whole records.", examples_of_plan);
    tool.app.add_option("FILE", tool.inputs, "files; directories: every *.bones below")
        .type_name("FILE")
        .required();
    std::string size = "2G";
    tool.app.add_option("--shard", size, "bytes of a shard: 64M, 2G (default)").type_name("SIZE");
    if (!tool.parse(arguments)) return status_clean;
    tool.refuse_to_overwrite(InputFiles(tool.inputs, [](std::string_view) {}));
    Plan plan;
    plan.path = tool.output == "-" ? "" : tool.output;
    plan.inputs = tool.inputs;
    plan.shard_size = bytes_named(size);
    Output output(tool.output);
    const bool complete = write_plan(tool, plan, output);
    output.finish(complete);
    if (!complete) return status_failed;
    if (!tool.quiet)
        tool.say(fmt::format("{}: {} in {}", quantity(plan.shards, "shard", "shards"),
                             quantity(plan.records, "record", "records"),
                             quantity(plan.files, "file", "files")));
    return status_clean;
}

}  // namespace bones::batch
