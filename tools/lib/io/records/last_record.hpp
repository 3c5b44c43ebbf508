// Detects that the last record of standard input is incomplete.
#pragma once

#include <string>

#include "bones/reader.hpp"
#include "tools/lib/io/input.hpp"

namespace bones::inline io {

/// Follows the records of an input. Only standard input is checked: if a program writes it and
/// fails, it ends early.
class LastRecord {
  public:
    explicit LastRecord(const InputFile& file) : is_followed_(file.name == standard_input) {}

    /// Takes each record after the source gave it. Keeps a copy of the records at the end.
    void see(const RawRecord& raw, const FileSource& source);
    /// Call it at the end of the input. It acts if the last record ends before the first hand or
    /// inside a hand. Then it throws std::system_error if the last line has no line feed; otherwise
    /// it reports the record and notes a finding.
    void finish(const FileSource& source) const;

  private:
    bool is_followed_;
    std::string text_;
    RawRecord raw_;
};

}  // namespace bones::inline io
