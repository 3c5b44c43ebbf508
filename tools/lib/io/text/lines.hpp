// Reads the lines of a stream, of any length up to a limit.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bones/reader.hpp"

namespace bones::inline io {

/// Reads a source line by line in bounded memory.
class LineReader {
  public:
    /// The source must outlive the reader. Lines over `longest` bytes are cut to that length.
    LineReader(Source& source, std::size_t longest) : source_(source), longest_(longest) {}

    /// Reads the next line without its line end; false at the end. The line is valid until the next
    /// call. Throws what the source throws.
    bool next(std::string_view& line);
    /// Whether the line was cut.
    bool was_cut() const { return cut_; }
    /// The number of the line, from 1.
    std::uint64_t number() const { return number_; }

  private:
    bool refill();

    Source& source_;
    std::size_t longest_;
    std::string buffer_;
    std::size_t begin_ = 0, end_ = 0;  ///< the part of the buffer not yet returned
    std::string line_;
    bool cut_ = false;
    std::uint64_t number_ = 0;
};

}  // namespace bones::inline io
