// The commands of bones-batch, one file each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/cli/commands.hpp"
#include "tools/lib/cli/tool.hpp"

namespace bones::batch {

inline constexpr const char* program = "bones-batch";

/// The command line of one command.
class BatchTool : public Tool {
  public:
    /// `command` is the name that the user types; the other arguments are those of Tool.
    BatchTool(std::string_view command, std::string job, std::string_view examples);
    /// Adds PLAN.
    void takes_plan(std::string& path);
    /// Reads the arguments after the command's name.
    bool parse(const Arguments& arguments);
    /// Throws UsageError if -o would write over a plan, one of its files, or into its results.
    void refuse_to_overwrite_work(const std::string& plan,
                                  const std::vector<std::string>& results) const;
};

/// Quotes a word so that a shell reads it as one word.
std::string quoted(const std::string& word);

int plan_command(const Arguments& arguments);
int script_command(const Arguments& arguments);
int run_command(const Arguments& arguments);
int gather_command(const Arguments& arguments);
int load_command(const Arguments& arguments);

}  // namespace bones::batch
