// Writes repaired records back to their files, or all input to one output file.
#pragma once

#include <optional>
#include <span>

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/original.hpp"
#include "tools/libbones/mending.hpp"

namespace bones {

class MendedFiles {
  public:
    /// With an output file all input is written there, repaired or not. Throws OutputError.
    explicit MendedFiles(const Tool& tool);

    /// Begins a file. Returns the file to read, or a copy if it can be read only once. Throws
    /// UsageError for standard input without an output file, std::system_error.
    InputFile begin(const InputFile& file);
    /// Adds the next repaired lines.
    void add(std::span<const MendedLine> lines);
    /// Ends a file. Returns false if it could not be written. A file without repairs is not
    /// touched.
    bool end(bool complete);
    /// Ends the output after all files.
    void finish(bool complete);

  private:
    const Tool& tool_;
    std::optional<Output> all_;
    std::optional<CopiedFiles> copied_;  ///< the output file
    InputFile file_;
    std::optional<system::FileState> moment_;
    std::vector<MendedLine> lines_;
};

}  // namespace bones
