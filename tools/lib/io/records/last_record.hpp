// Whether the last record of standard input is only the beginning of one.
#pragma once

#include <string>

#include "bones/reader.hpp"
#include "tools/lib/io/input.hpp"

namespace bones::inline io {

/// Follows the records of an input. A file is taken as it is; what a program passes on ends early
/// if that program fails.
class LastRecord {
  public:
    explicit LastRecord(const InputFile& file) : is_followed_(file.name == standard_input) {}

    /// Is shown each record after the source gave it. Keeps a copy of those at the end.
    void see(const RawRecord& raw, const FileSource& source);
    /// The input has ended. If its last record ends before the first hand or inside a hand: throws
    /// std::system_error if the last line has no line feed, else reports it and notes a finding.
    void finish(const FileSource& source) const;

  private:
    bool is_followed_;
    std::string text_;
    RawRecord raw_;
};

}  // namespace bones::inline io
