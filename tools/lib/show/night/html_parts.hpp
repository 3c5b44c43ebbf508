// The common parts of night and season pages. Each part is written piece by piece.
#pragma once

#include "tools/lib/show/night/standings_table.hpp"
#include "tools/lib/show/picture/pieces.hpp"

namespace bones::inline show::night {

/// An empty list for a template.
inline picture::PageData page_list() {
    return picture::PageData(picture::PageData::type::list);
}

/// A bar to the left or right of the middle.
struct Bar {
    std::int64_t value = 0, most = 0;  ///< `most`: the value of the longest bar
    std::string says;                  ///< text for screen readers
};

/// Writes the table of standings with a bar for each row's difference; the best row is highlighted.
void write_standings(picture::PagePieces& page, const StandingsTable& table,
                     const std::string& label, const Tallies& tallies, const Ranking& ranking);
/// Writes how ties were broken; nothing if there were none.
void write_ties(picture::PagePieces& page, const Entrants& field, const Ranking& ranking);
void write_changes(picture::PagePieces& page, const Changes& changes);

/// The places after each of several steps, as lines.
struct PlaceLines {
    std::string title;                                   ///< title of the section
    std::vector<std::string> steps;                      ///< labels of the steps
    const std::vector<ByEntrant<std::uint32_t>>& after;  ///< by step; 0: no place
};
/// Writes nothing if there is only one step.
void write_places(picture::PagePieces& page, const Entrants& field, const Ranking& ranking,
                  const PlaceLines& lines);

/// A section with one line for each problem; empty if there are none.
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

/// Adds the notes, and the findings of the night file.
void add_asks(ProblemList& list, const Night& night);

}  // namespace bones::inline show::night
