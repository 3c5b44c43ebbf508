// The modes of bones-format. Each function returns the exit status.
#pragma once

#include <vector>

#include "tools/format/canonical.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/input.hpp"

namespace bones {

/// Writes all records to one output, as canonical text or as JSON Lines.
int write_all(const Tool& tool, InputFiles& files, CanonicalForm form);
/// Prints the differences between the files and their canonical text as a unified diff. Changes no
/// file.
int show_differences(const Tool& tool, InputFiles& files, CanonicalForm form);
/// Rewrites the files in place, each completely or not at all. A file is written only if its text
/// changes and nothing is lost.
int rewrite_files(const Tool& tool, InputFiles& files, CanonicalForm form);
/// Reads records as JSON Lines and writes them as canonical text or as JSON Lines.
int write_from_json(const Tool& tool, InputFiles& files, bool as_json);
/// Reads games from rows of CSV, as bones-score writes them, and writes them as canonical text or
/// as JSON Lines. A row that cannot be read is reported with its number; the other rows are read.
int write_from_csv(const Tool& tool, InputFiles& files, bool as_json);

}  // namespace bones
