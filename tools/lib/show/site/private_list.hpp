// The list of people who are not shown: a name or stable id a line, as a secretary writes it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bones::inline show::site {

/// One line of the list: `Hugo Vance`, `<hugo-27>`, `hugo-27`, or `Hugo Vance <hugo-27>`.
struct PrivateName {
    std::size_t line = 0;   ///< from 1
    std::string written;    ///< without the blanks around it
    std::string name, id;   ///< `name` may be an id, too, unless `id` is written
    bool is_exact = false;  ///< in quotes: similar names are other people's
};

/// Reads a list in any encoding that decoded() knows. Blank lines, and those that begin with `#`,
/// say nothing. Throws UsageError for a line that is not text; `shown` names the list.
std::vector<PrivateName> read_private_list(std::string_view bytes, std::string_view shown);

/// Whether two names may be one person's, misspelt or shortened. They are equal but for a quarter
/// of their letters, or look the same. Or each word of one is a word of the other, or its
/// beginning.
bool is_similar_name(std::string_view name, std::string_view other);
/// How far apart they are, to put the nearest first.
int distance_of_names(std::string_view name, std::string_view other);

}  // namespace bones::inline show::site
