// Finds dates and tables that do not fit the other records of a folder; bones-check notes them
// after all other findings.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "tools/lib/show/checking/names.hpp"

namespace bones::inline show {

/// A line of a record that a finding can cite.
struct CitedLine {
    std::string text;          ///< the whole line; empty: the record has no such line
    std::uint64_t line = 1;    ///< its number in the file
    std::uint32_t record = 1;  ///< the number of its record in the file
};

/// The header lines of a record about the night.
struct NightLines {
    InputFileRef file;
    std::string date, event, round, table;
    std::string players;  ///< folded names in alphabetical order
    CitedLine date_line, table_line;
};
NightLines night_lines(const Record& record, const InputFileRef& file);

/// The night lines of the first records of a run. Later records are not compared.
class NightLinesBook {
  public:
    void add(NightLines lines);
    /// Passes on a note for each date that differs from all others of its folder. Also for each
    /// table that has two games of different players in one round.
    void note_oddities(const NameBook::Note& note) const;

  private:
    static constexpr std::size_t most_compared = 10'000;
    static constexpr std::size_t fewest_of_date =
        3;  ///< the fewest records with one date that make another date odd

    void note_dates(const NameBook::Note& note) const;
    void note_tables(const NameBook::Note& note) const;

    std::vector<NightLines> all_;
};

}  // namespace bones::inline show
