// The subcommands of bones-history, one file each. Every one has its own command line.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/cli/commands.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones {

/// A subcommand's command line: what all have in common is there.
class HistoryTool : public Tool {
  public:
    /// `command` as it is called; the rest as for Tool.
    HistoryTool(std::string_view command, std::string job, std::string_view examples);
    /// Reads the arguments, the subcommand's name not among them.
    bool parse(const Arguments& arguments);
    /// Adds --reason, which blanks alone are not.
    Option add_reason(std::string& reason);

    std::string database = "bones.db";
};

/// Opens an archive that is there, to change it. Throws ArchiveError.
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
