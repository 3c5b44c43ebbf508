// What is known of an evening besides the record that is entered: its other games, and who is
// there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/night/sheet.hpp"
#include "tools/lib/people.hpp"

namespace bones::record {

struct Evening {
    std::vector<night::Sheet> games;  ///< of the files of a folder, in order
    std::vector<Person> people;       ///< each once, in the order of their names

    /// The game that was written down last: of the latest date, in the latest file; null if there
    /// is none.
    const night::Sheet* latest() const;
    /// A game of that date and round in which this person plays; null if there is none.
    const night::Sheet* game_of(const Person& person, std::string_view date,
                                std::string_view round) const;
};

/// Reads the records of the folder in which a file is, but for one record of that file, and its
/// night file; and who is in an archive, unless its name is empty. What cannot be read is left out.
Evening read_evening(const std::string& file, std::size_t but_for, const std::string& archive);

/// People whose name is, or else begins with, what was typed, whatever its case and accents; or
/// else those whose name is one letter off.
struct Likely {
    std::vector<Person> people;
    bool near = false;  ///< one letter off
};
Likely likely_people(const Evening& evening, std::string_view typed);

}  // namespace bones::record
