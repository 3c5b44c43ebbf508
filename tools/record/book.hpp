// A file of records, one of which is being entered. The others keep their bytes.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/lib/file_identity.hpp"
#include "tools/record/game_header.hpp"

namespace bones::record {

/// The text of a file around the record that is entered. Copies share what they do not change.
struct Pages {
    std::shared_ptr<const std::string> before = std::make_shared<const std::string>();
    std::string text;  ///< the record: canonical once it was changed
    std::shared_ptr<const std::string> after = std::make_shared<const std::string>();
    std::size_t number = 1;  ///< of the record in the file, from 1

    bool operator==(const Pages& other) const;
};

/// The whole file as the pages are.
std::string text_of(const Pages& pages);
/// Reads the headers of the other records of a file.
void read_other_headers(const Pages& pages, const std::string& file, const UseHeader& use);

/// Throws std::system_error.
std::string text_of_file(const std::string& path, bool tells_encoding = false);

/// The records of a text, each with the comments and blank lines that stand before it.
std::vector<std::string> records_in(const std::string& text);

/// The file.
class Book {
  public:
    /// Reads the file, and opens its record `number`, from 1; 0: the last. Where there is no file,
    /// a new one begins. Throws UsageError if it has no such record, and std::system_error.
    Book(std::string path, std::size_t number);

    const std::string& path() const { return path_; }
    Pages pages;

    /// Writes the file as the pages are now, whole or not at all; it outlives a power cut. Throws
    /// OutputError, also if somebody else changed the file meanwhile.
    void save();

  private:
    std::string path_;
    std::optional<FileMoment> known_;  ///< as it was read or written last; none: there is no file
};

}  // namespace bones::record
