// What the pages of nights and seasons have in common.
#pragma once

#include "tools/night/standings_table.hpp"
#include "tools/picture/page.hpp"

namespace bones {

/// A list for a template, and a text for one.
inline PageData page_list() {
    return PageData(PageData::type::list);
}
inline PageData page_words(std::string_view text) {
    return PageData(page_text(text));
}

/// A bar to either side of the middle.
struct Bar {
    std::int64_t value = 0, most = 0;  ///< `most`: as long as it gets
    std::string says;                  ///< for those who do not see it
};

/// The table of standings with a bar a row; the best row stands out.
std::string standings_part(const StandingsTable& table, const std::string& label,
                           const std::vector<Bar>& bars, const std::string& bars_head);
std::string ties_part(const Field& field, const Ranking& ranking);
std::string changes_part(const Changes& changes);

/// Places after each of several steps, as lines that cross each other.
struct PlaceLines {
    std::vector<std::string> steps;                 ///< how they are headed
    std::vector<std::vector<std::uint32_t>> after;  ///< by step, then entrant; 0: none
};
std::string places_part(const Field& field, const Ranking& ranking, const PlaceLines& lines);

/// Whatever is to be looked at: notes, and findings of the night file.
PageData asks_list(const Night& night);

}  // namespace bones
