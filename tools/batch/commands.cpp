#include "tools/batch/commands.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "tools/batch/plan.hpp"
#include "tools/lib/io/failure.hpp"

namespace bones::batch {

BatchTool::BatchTool(std::string_view command, std::string job, std::string_view examples)
    : Tool(fmt::format("{} {}", program, command), std::move(job), examples) {
    name = program;
}

void BatchTool::takes_plan(std::string& path) {
    app.add_option("PLAN", path, "the plan that `bones-batch plan` wrote").required();
}

bool BatchTool::parse(const Arguments& arguments) {
    std::vector<const char*> words = {program};
    for (const std::string& argument : arguments) words.push_back(argument.c_str());
    return Tool::parse(static_cast<int>(words.size()), words.data());
}

void BatchTool::refuse_to_overwrite_work(const std::string& plan,
                                         const std::vector<std::string>& results) const {
    namespace fs = std::filesystem;
    refuse_to_overwrite(plan);
    std::error_code none_there;
    const fs::path target = fs::canonical(output, none_there);
    if (output == "-" || none_there) return;
    for (const std::string& folder :
         results) {  // an output file beside the shards may be overwritten
        const fs::path inside = target.lexically_relative(fs::weakly_canonical(folder));
        if (!inside.empty() && *inside.begin() != ".." && inside.has_parent_path())
            throw UsageError(fmt::format("-o {} would overwrite a result of {}", output, folder));
    }
    Plan placed;
    placed.path = plan;
    std::string last;
    read_plan(plan, [&](PlannedRange&& range) {
        if (range.path != last) refuse_to_overwrite(placed.path_of(range));
        last = range.path;
    });
}

std::string quoted(const std::string& word) {
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("/._-+:,@%").find(c) != std::string_view::npos;
    };
    if (!word.empty() && std::all_of(word.begin(), word.end(), plain)) return word;
    std::string text = "'";
    for (const char c : word) {
        if (c == '\'')
            text += "'\\''";
        else
            text += c;
    }
    return text + "'";
}

}  // namespace bones::batch
