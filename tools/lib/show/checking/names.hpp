// Finds names that are almost the same; bones-check notes them after all other findings.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "bones/record.hpp"
#include "bones/verdict.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/libbones/look_alike.hpp"

namespace bones::inline show {

/// A player line, with the player whom it names.
struct NamedPlace {
    Person person;
    InputFileRef file;
    std::string text;  ///< the whole line
    std::uint64_t line = 1;
    std::uint32_t record = 1;  ///< its number in the file
};

/// Adds the named players of a record.
void add_names(const Record& record, const InputFileRef& file, std::vector<NamedPlace>& places);

/// All players of some files, with the first line that names each.
class NameBook {
  public:
    using Note =
        std::function<void(const Record& record, const Finding& finding, std::string_view file)>;

    void add(NamedPlace place);
    /// Passes on a finding for each two players who may be one, at the line that names the second,
    /// with a record that consists of this line.
    /// `only_letters`: only for names that differ in one letter, not in a digit, and stand in two
    /// records.
    void note_near(const Note& note, bool only_letters) const;

  private:
    std::vector<NamedPlace> first_;
    std::unordered_map<std::string, std::size_t> by_key_;
};

}  // namespace bones::inline show
