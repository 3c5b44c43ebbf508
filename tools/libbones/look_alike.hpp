// Finds names that look alike.
#pragma once

#include <string>
#include <string_view>

#include "bones/verdict.hpp"

namespace bones {

/// The appearance of a name. Letters of other scripts become the Latin letters that they resemble,
/// and easily confused signs (1, I and l) become equal. Invisible characters are removed. Two names
/// that look alike have the same result. Case and accents are visible, so they stay.
std::string look_of(std::string_view name);

/// Whether two names are written differently but look alike.
bool look_alike(std::string_view name, std::string_view other);

/// The first difference of two names: `character 1 is U+0041 in the one and U+0410 in the other`.
std::string difference_of_looks(std::string_view name, std::string_view other);

/// Calls `use` with each line that names a player: players by seat, then substitutes.
template <class Use>
void for_each_person(const Record& record, Use use) {
    for (const std::uint32_t line : record.player_lines)
        if (line < record.statements.size()) use(record.statements[line]);
    for (const std::uint32_t line : record.substitutes) use(record.statements[line]);
}

/// Adds a note for each player of a record whose name looks like that of an earlier seat, but has
/// other characters.
void note_look_alikes(const Record& record, GameVerdict& verdict);

}  // namespace bones
