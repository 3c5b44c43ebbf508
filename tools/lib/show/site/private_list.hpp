// The list of private people, with one name or stable id on each line.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bones::inline show::site {

/// One line of the list: `Hugo Vance`, `<hugo-27>`, `hugo-27`, or `Hugo Vance <hugo-27>`.
struct PrivateName {
    std::size_t line = 0;   ///< from 1
    std::string written;    ///< without surrounding blanks
    std::string name, id;   ///< `name` may also be an id, unless `id` is set
    bool is_exact = false;  ///< in quotes: only exactly this name is meant
};

/// Reads a list in any encoding that decoded() knows. Blank lines and lines that begin with `#` are
/// ignored. Throws UsageError for a line that is not text; `shown`: the name of the list in
/// messages.
std::vector<PrivateName> read_private_list(std::string_view bytes, std::string_view shown);

/// Whether two names may belong to one person, misspelt or shortened. They differ in at most a
/// quarter of their letters, or look the same, or each word of one is a word of the other or its
/// beginning.
bool is_similar_name(std::string_view name, std::string_view other);
/// The distance of two names, for sorting the nearest first.
int distance_of_names(std::string_view name, std::string_view other);

}  // namespace bones::inline show::site
