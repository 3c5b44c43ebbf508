// The lines of night files about single games: who gets the result, how a game ended, and annulled
// games.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/io/records/people.hpp"
#include "tools/lib/show/night/night_file.hpp"
#include "tools/lib/show/night/sheet.hpp"

namespace bones::inline show::rating {

/// The `result-to`, `finish` and `expelled … annul` lines of night files. A night file applies to
/// the games of its date. If the file or the game has no date, it applies to the records in its
/// folder and below.
class NightRulings {
  public:
    /// `path`: the path of the file; empty for a night file from an archive.
    void add(const night::NightFile& file, const std::string& path);
    /// Whether a line gives the result of a game to this person.
    bool give(const night::Sheet& sheet, const Person& person) const;
    /// Ends a game by a `finish` line if its record does not end it.
    void finish(night::Sheet& sheet) const;
    /// The reason if an expelled player annuls the game; empty: it counts.
    std::string why_annulled(const night::Sheet& sheet) const;

  private:
    struct Line {
        std::string date, path;
        night::NightEntry entry;
    };
    static bool is_of(const Line& line, const night::Sheet& sheet);
    /// The side of a player whom the line names; the number of sides if there is none.
    static std::size_t side_of(const Line& line, const night::Sheet& sheet);

    std::vector<Line> lines_;
};

}  // namespace bones::inline show::rating
