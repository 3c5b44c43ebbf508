// The file with the record that is being entered.
#pragma once

#include <optional>
#include <string>

#include "tools/lib/io/system/system.hpp"
#include "tools/lib/show/entry/book.hpp"

namespace bones::record {

using namespace entry;

/// The text of a file. Throws std::system_error.
std::string text_of_file(const std::string& path, bool tells_encoding = false);

class BookFile : public Book {
  public:
    /// Reads the file, and opens its record `number`, from 1. 0: the last. A missing file is
    /// created later. Throws UsageError if the record does not exist, and std::system_error.
    BookFile(std::string file, std::size_t number);

    /// Writes the file with the current pages, completely or not at all, and safe against a power
    /// cut. Throws OutputError, also if another program changed the file.
    void save() override;

  private:
    std::optional<system::FileState>
        known_;  ///< as last read or written; none: the file does not exist
};

}  // namespace bones::record
