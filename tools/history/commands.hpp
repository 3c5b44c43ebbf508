// The subcommands of bones-history, one file each.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/cli/commands.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones {

/// The command line of a subcommand, with the options that all share.
class HistoryTool : public Tool {
  public:
    /// `command` is the name that the user types; the other arguments are those of Tool.
    HistoryTool(std::string_view command, std::string job, std::string_view examples);
    /// Reads the arguments after the subcommand's name.
    bool parse(const Arguments& arguments);
    /// Adds --reason. A reason of only blanks is rejected.
    Option add_reason(std::string& reason);

    std::string database = "bones.db";
};

/// Opens an existing archive for changes. Throws ArchiveError.
archive::Database open_for_change(const std::string& path);

int import_command(const Arguments& arguments);
int export_command(const Arguments& arguments);
int merge_command(const Arguments& arguments);
int verify_command(const Arguments& arguments);
int list_command(const Arguments& arguments);
int show_command(const Arguments& arguments);
int amend_command(const Arguments& arguments);
int remove_command(const Arguments& arguments);
int restore_command(const Arguments& arguments);
int rename_command(const Arguments& arguments);
int join_command(const Arguments& arguments);
int log_command(const Arguments& arguments);
int analyze_command(const Arguments& arguments);
int publish_command(const Arguments& arguments);
int upgrade_command(const Arguments& arguments);

}  // namespace bones
