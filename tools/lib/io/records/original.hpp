// The text of an input as it stands, read beside the records that are made of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tools/lib/io/input.hpp"
#include "tools/lib/io/output.hpp"

namespace bones::inline io {

/// Hands out a file's lines in order.
class Original {
  public:
    /// Throws std::system_error.
    explicit Original(const InputFile& file) : source_(file) {}

    /// The next lines, with their ends, up to this line of the file (from 1, inclusive). The text
    /// holds until the next call.
    std::string_view take_until(std::uint64_t line);
    /// Some of what comes up to this line, a piece of what would be too much at once; empty: there
    /// is no more. The text holds until the next call.
    std::string_view take_some(std::uint64_t line);
    /// The line that comes next, from 1.
    std::uint64_t next_line() const { return next_line_; }
    /// Whether the text so far differs from the bytes of the file.
    bool is_converted() const { return source_.converts(); }

  private:
    bool refill();

    FileSource source_;
    std::string buffer_;
    std::size_t begin_ = 0;
    std::uint64_t next_line_ = 1;
};

/// Writes files one after the other, or parts of them, as they stand, but for lines that become
/// others. A file whose last line has no end gets one where another file follows.
class CopiedFiles {
  public:
    explicit CopiedFiles(Output& output) : output_(output) {}

    /// The file that comes next, on a line of its own. Throws std::system_error.
    void begin(const InputFile& file);
    /// Writes whole lines in place of one (of the file, from 1), and all that stands before it.
    void replace(std::uint64_t line, std::string_view text);
    /// Writes what comes up to this line, inclusive.
    void copy_until(std::uint64_t line);
    /// Leaves that out.
    void skip_until(std::uint64_t line);
    /// Writes what is left of the file.
    void finish();

  private:
    void write(std::string_view text);

    Output& output_;
    std::optional<Original> original_;
    bool begins_file_ = true;
    bool ends_line_ = true;
};

/// A file that can be opened twice: the same, or, for what comes through a pipe, a copy of it
/// without a name of its own. Throws std::system_error.
InputFile rereadable(const InputFile& file);

}  // namespace bones::inline io
