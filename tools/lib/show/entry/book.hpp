// A file of records, one of which is being edited. The other records keep their bytes.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/lib/show/entry/game_header.hpp"

namespace bones::inline show::entry {

/// The text of a file, split at the record that is being edited. Copies share unchanged parts.
struct Pages {
    std::shared_ptr<const std::string> before = std::make_shared<const std::string>();
    std::string text;  ///< the record; canonical once it was changed
    std::shared_ptr<const std::string> after = std::make_shared<const std::string>();
    std::size_t number = 1;  ///< number of the record in the file, from 1

    bool operator==(const Pages& other) const;
};

/// The whole text of the file.
std::string text_of(const Pages& pages);
/// Opens record `number` of a text, from 1; 0: the last. None if the text has no such record. A
/// text without records has a first one that is empty except for comments.
std::optional<Pages> pages_of(const std::string& text, std::size_t number);
/// Reads the headers of the other records of a file.
void read_other_headers(const Pages& pages, const std::string& file, const UseHeader& use);

/// The records of a text, each with the comments and blank lines before it.
std::vector<std::string> records_in(const std::string& text);

/// Stores pages.
class Book {
  public:
    explicit Book(std::string path) : path_(std::move(path)) {}
    virtual ~Book() = default;
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    /// The name in messages.
    const std::string& path() const { return path_; }
    Pages pages;

    /// Stores the pages, completely or not at all. Throws OutputError.
    virtual void save() = 0;

  private:
    std::string path_;
};

}  // namespace bones::inline show::entry
