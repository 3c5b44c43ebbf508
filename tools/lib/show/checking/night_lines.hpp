// Dates and tables that do not fit the other records of a folder: what bones-check notes after
// everything else.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "tools/lib/show/checking/names.hpp"

namespace bones::inline show {

/// A line of a record, as a finding cites it.
struct CitedLine {
    std::string text;          ///< the whole line; empty: the record has none
    std::uint64_t line = 1;    ///< its number in the file
    std::uint32_t record = 1;  ///< the number of its record in the file
};

/// What the header of a record says of the night, and where.
struct NightLines {
    InputFileRef file;
    std::string date, event, round, table;
    std::string players;  ///< folded names in the order of the alphabet
    CitedLine date_line, table_line;
};
NightLines night_lines(const Record& record, const InputFileRef& file);

/// The first records of a run: those of later ones are not compared.
class NightLinesBook {
  public:
    void add(NightLines lines);
    /// Hands over a note for each date unlike all others of its folder, and for each table that has
    /// two games of other players in one round.
    void note_oddities(const NameBook::Note& note) const;

  private:
    static constexpr std::size_t most_compared = 10'000;
    static constexpr std::size_t fewest_of_date = 3;  ///< records that make another date odd

    void note_dates(const NameBook::Note& note) const;
    void note_tables(const NameBook::Note& note) const;

    std::vector<NightLines> all_;
};

}  // namespace bones::inline show
