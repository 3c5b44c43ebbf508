// What is known of an evening besides the record that is entered: its other games, and who is
// there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/night/sheet.hpp"
#include "tools/lib/people.hpp"

namespace bones::record {

struct Evening {
    std::vector<night::Sheet> games;  ///< of the files of a folder, in order
    std::vector<Person> people;       ///< each once, in the order of their names
    std::vector<Person> present;      ///< those of them who are on a sheet or in the night file
    std::optional<night::NightFile> night;
    std::vector<std::string> notes;  ///< on what could not be read

    /// The game that was written down last: of the latest date, in the latest file; null if there
    /// is none.
    const night::Sheet* latest() const;
    /// A game of that date (empty: of any) and round in which this person plays; null if there is
    /// none.
    const night::Sheet* game_of(const Person& person, std::string_view date,
                                std::string_view round) const;
};

/// The folder in which a file is.
std::string folder_of(const std::string& file);
/// Reads the records of a folder, but for one record of a file in it (no file: those of all folders
/// below it too), and its night file; and who is in an archive, unless its name is empty. What
/// cannot be read is left out, with a note.
Evening read_evening(const std::string& folder, const std::string& file, std::size_t but_for,
                     const std::string& archive);

/// What each of a file's records says, but for the one of this number.
std::vector<night::Sheet> sheets_of(const std::string& file,
                                    const std::vector<std::string>& records, std::size_t but_for);

/// Whom a name that was typed may mean.
struct Likely {
    std::vector<Person> people;
    /// The name is another one than theirs, and they may still be meant: case, accents or one
    /// letter differ.
    bool near = false;
};
/// People with this very name; else with the same but for case and accents; else whose name, or a
/// part of it, begins so; else whose name is one letter off.
Likely likely_people(const Evening& evening, std::string_view typed);

}  // namespace bones::record
