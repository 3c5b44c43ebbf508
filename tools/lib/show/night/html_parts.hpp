// What the pages of nights and seasons have in common. Each part is written piece by piece.
#pragma once

#include "tools/lib/show/night/standings_table.hpp"
#include "tools/lib/show/picture/pieces.hpp"

namespace bones::inline show::night {

/// A list for a template.
inline picture::PageData page_list() {
    return picture::PageData(picture::PageData::type::list);
}

/// A bar to either side of the middle.
struct Bar {
    std::int64_t value = 0, most = 0;  ///< `most`: as long as it gets
    std::string says;                  ///< for those who do not see it
};

/// The table of standings with a bar a row, by difference; the best row stands out.
void write_standings(picture::PagePieces& page, const StandingsTable& table,
                     const std::string& label, const Tallies& tallies, const Ranking& ranking);
/// How ties were broken; nothing where there was none.
void write_ties(picture::PagePieces& page, const Entrants& field, const Ranking& ranking);
void write_changes(picture::PagePieces& page, const Changes& changes);

/// Places after each of several steps, as lines that cross each other.
struct PlaceLines {
    std::string title;                                   ///< of the section
    std::vector<std::string> steps;                      ///< how they are headed
    const std::vector<ByEntrant<std::uint32_t>>& after;  ///< by step; 0: none
};
/// Nothing is written of a single step.
void write_places(picture::PagePieces& page, const Entrants& field, const Ranking& ranking,
                  const PlaceLines& lines);

/// A section with a line for each thing to be looked at; nothing while there is none.
class ProblemList {
  public:
    ProblemList(picture::PagePieces& page, std::string id, std::string title)
        : page_(page), id_(std::move(id)), title_(std::move(title)) {}

    /// `place` may be empty.
    void add(const std::string& place, const std::string& message);
    void end();

  private:
    picture::PagePieces& page_;
    std::string id_, title_;
    bool any_ = false;
};

/// Whatever is to be looked at: notes, and findings of the night file.
void add_asks(ProblemList& list, const Night& night);

}  // namespace bones::inline show::night
