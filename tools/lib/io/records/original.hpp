// Reads the text of an input unchanged, beside the records that are parsed from it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tools/lib/io/input.hpp"
#include "tools/lib/io/output.hpp"

namespace bones::inline io {

/// Returns a file's lines in order.
class Original {
  public:
    /// Throws std::system_error.
    explicit Original(const InputFile& file) : source_(file) {}

    /// The next lines, with their ends, up to this line of the file (from 1, inclusive). The text
    /// is valid until the next call.
    std::string_view take_until(std::uint64_t line);
    /// The next piece of the lines up to this line, for a text that may be large. Empty at the end.
    /// The text is valid until the next call.
    std::string_view take_some(std::uint64_t line);
    /// The number of the next line, from 1.
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

/// Writes files or parts of them one after the other, unchanged apart from lines that are replaced.
/// If a file's last line has no line end and another file follows, it gets one.
class CopiedFiles {
  public:
    explicit CopiedFiles(Output& output) : output_(output) {}

    /// Starts the next file, on a new line. Throws std::system_error.
    void begin(const InputFile& file);
    /// Writes everything before a line of the file (from 1), and then whole lines in its place.
    void replace(std::uint64_t line, std::string_view text);
    /// Writes the file up to this line, inclusive.
    void copy_until(std::uint64_t line);
    /// Skips the file up to this line, inclusive.
    void skip_until(std::uint64_t line);
    /// Writes the rest of the file.
    void finish();

  private:
    void write(std::string_view text);

    Output& output_;
    std::optional<Original> original_;
    bool begins_file_ = true;
    bool ends_line_ = true;
};

/// A file that can be opened twice. It is the same file, or a temporary copy of a pipe's content.
/// Throws std::system_error.
InputFile rereadable(const InputFile& file);

}  // namespace bones::inline io
