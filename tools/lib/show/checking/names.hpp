// Names that are nearly others: what bones-check notes after everything else.
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

/// A player line, with who is named there.
struct NamedPlace {
    Person person;
    InputFileRef file;
    std::string text;  ///< the whole line
    std::uint64_t line = 1;
    std::uint32_t record = 1;  ///< its number in the file
};

/// The players of a record who are named.
void add_names(const Record& record, const InputFileRef& file, std::vector<NamedPlace>& places);

/// Everybody in some files, with the line that names them first.
class NameBook {
  public:
    using Note =
        std::function<void(const Record& record, const Finding& finding, std::string_view file)>;

    void add(NamedPlace place);
    /// Hands over a finding for each two people who may be one, at the line that names the second,
    /// with a record that consists of this line. `only_letters`: whose names are one letter off, no
    /// digit, in two records.
    void note_near(const Note& note, bool only_letters) const;

  private:
    std::vector<NamedPlace> first_;
    std::unordered_map<std::string, std::size_t> by_key_;
};

}  // namespace bones::inline show
