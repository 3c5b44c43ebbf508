// The ways in which bones-format works. Each gives the exit status.
#pragma once

#include <vector>

#include "tools/format/canonical.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/input.hpp"

namespace bones {

/// Writes all records to one output, as canonical text or as JSON Lines.
int write_all(const Tool& tool, InputFiles& files, CanonicalForm form);
/// Says how the files differ from canonical text, as a unified diff. Nothing is written.
int show_differences(const Tool& tool, InputFiles& files, CanonicalForm form);
/// Rewrites the files themselves: each whole or not at all, and only if something changes and
/// nothing is lost.
int rewrite_files(const Tool& tool, InputFiles& files, CanonicalForm form);
/// Reads records as JSON Lines and writes them as canonical text or as JSON Lines.
int write_from_json(const Tool& tool, InputFiles& files, bool as_json);
/// Reads games as rows of CSV, as bones-score writes them, and writes them the same ways. A row
/// that cannot be read is reported with its number, and the others are read.
int write_from_csv(const Tool& tool, InputFiles& files, bool as_json);

}  // namespace bones
