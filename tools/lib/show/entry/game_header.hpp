// The headers of the other records around the one that is being entered.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bones/reader.hpp"
#include "tools/lib/io/records/people.hpp"

namespace bones::inline show::entry {

struct GameHeader {
    std::string file;
    std::uint64_t line = 1;    ///< of the file, at which the record begins
    std::uint32_t record = 1;  ///< its number in the file
    Game game = Game::unknown;
    std::string event, date, round, written;  ///< empty: not written
    std::vector<Person> players;              ///< by seat; unknown if no name is written

    /// The place in messages: `table-3.bones:78`.
    std::string place() const;
};

/// Called with each header.
using UseHeader = std::function<void(const GameHeader&)>;

/// Reads the headers of all records of a source and skips the rest. `file`: its name in messages.
/// Uses the memory of a few records. Throws what the source throws.
void read_headers(Source& source, const std::string& file, const UseHeader& use);
}  // namespace bones::inline show::entry
