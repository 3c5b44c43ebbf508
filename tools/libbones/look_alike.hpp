// Names that look alike.
#pragma once

#include <string>
#include <string_view>

#include "bones/verdict.hpp"

namespace bones {

/// How a name looks. Letters of other scripts that look like Latin ones become those. So do the
/// signs that people confuse (1, I and l). What is not seen is left out. Two names that
/// look alike have the same look. Case and accents are seen, and stay.
std::string look_of(std::string_view name);

/// Whether two names are written differently and look alike.
bool look_alike(std::string_view name, std::string_view other);

/// Where two names differ first: `character 1 is U+0041 in the one and U+0410 in the other`
std::string difference_of_looks(std::string_view name, std::string_view other);

/// Calls `use` with each line that names who plays: players by seat, then substitutes.
template <class Use>
void for_each_person(const Record& record, Use use) {
    for (const std::uint32_t line : record.player_lines)
        if (line < record.statements.size()) use(record.statements[line]);
    for (const std::uint32_t line : record.substitutes) use(record.statements[line]);
}

/// Adds a note for each player of a record whose name looks like that of a seat before, but is
/// written with other characters.
void note_look_alikes(const Record& record, GameVerdict& verdict);

}  // namespace bones
