// The text of an input as it stands, read beside the records that are made of it.
#pragma once

#include <cstdint>
#include <string>

#include "tools/lib/input.hpp"

namespace bones {

/// Hands out a file's lines in order.
class Original {
  public:
    /// Throws std::system_error.
    explicit Original(const InputFile& file) : source_(file) {}

    /// The next lines, with their ends, up to this line of the file (from 1, inclusive). The text
    /// holds until the next call.
    std::string_view take_until(std::uint64_t line);
    /// The line that comes next, from 1.
    std::uint64_t next_line() const { return next_line_; }

  private:
    bool refill();

    FileSource source_;
    std::string buffer_;
    std::size_t begin_ = 0;
    std::uint64_t next_line_ = 1;
};

/// A file that can be opened twice: the same, or, for what comes through a pipe, a copy of it
/// without a name of its own. Throws std::system_error.
InputFile rereadable(const InputFile& file);

}  // namespace bones
