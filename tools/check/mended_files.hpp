// Where mended records go: back to their files, or all input to one output.
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
    /// With an output file all input goes there, mended or not. Throws OutputError.
    explicit MendedFiles(const Tool& tool);

    /// A file that is about to be read; returns it, or, of what can be read only once, a copy.
    /// Throws UsageError for standard input without an output file, std::system_error.
    InputFile begin(const InputFile& file);
    /// The next lines that were mended.
    void add(std::span<const MendedLine> lines);
    /// The file was read; false if it could not be written. One in which nothing is mended is not
    /// touched.
    bool end(bool complete);
    /// Everything was read.
    void finish(bool complete);

  private:
    const Tool& tool_;
    std::optional<Output> all_;
    std::optional<CopiedFiles> copied_;  ///< there
    InputFile file_;
    std::optional<system::FileState> moment_;
    std::vector<MendedLine> lines_;
};

}  // namespace bones
