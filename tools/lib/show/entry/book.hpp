// Records, one of which is being entered. The others keep their bytes.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/lib/show/entry/game_header.hpp"

namespace bones::inline show::entry {

/// A text of records around the one that is entered. Copies share what they do not change.
struct Pages {
    std::shared_ptr<const std::string> before = std::make_shared<const std::string>();
    std::string text;  ///< the record: canonical once it was changed
    std::shared_ptr<const std::string> after = std::make_shared<const std::string>();
    std::size_t number = 1;  ///< of the record in the text, from 1

    bool operator==(const Pages& other) const;
};

/// The whole text as the pages are.
std::string text_of(const Pages& pages);
/// The pages of a text whose record `number` is opened, from 1; 0: the last. Nothing if the text
/// has no such record; a text without records has a first one, which is empty but for comments.
std::optional<Pages> pages_of(const std::string& text, std::size_t number);
/// Reads the headers of the other records of a file.
void read_other_headers(const Pages& pages, const std::string& file, const UseHeader& use);

/// The records of a text, each with the comments and blank lines that stand before it.
std::vector<std::string> records_in(const std::string& text);

/// Where pages are kept.
class Book {
  public:
    explicit Book(std::string path) : path_(std::move(path)) {}
    virtual ~Book() = default;
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    /// What people call it.
    const std::string& path() const { return path_; }
    Pages pages;

    /// Stores the pages as they are now, whole or not at all. Throws OutputError if it cannot.
    virtual void save() = 0;

  private:
    std::string path_;
};

}  // namespace bones::inline show::entry
