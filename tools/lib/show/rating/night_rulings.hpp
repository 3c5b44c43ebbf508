// What night files say of single games: who they count for, how they ended, that they are annulled.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/io/records/people.hpp"
#include "tools/lib/show/night/night_file.hpp"
#include "tools/lib/show/night/sheet.hpp"

namespace bones::inline show::rating {

/// The `result-to`, `finish` and `expelled … annul` lines of night files. A night file is for the
/// games of its date. If it has no date, or the game has none, it is for the records beside it and
/// below.
class NightRulings {
  public:
    /// `path`: of a file; empty: the night file is from an archive.
    void add(const night::NightFile& file, const std::string& path);
    /// Whether a line gives the result of a game to this person.
    bool give(const night::Sheet& sheet, const Person& person) const;
    /// Ends a game that its record does not end, if a `finish` line does.
    void finish(night::Sheet& sheet) const;
    /// Why a game does not count: a player was expelled. Empty: it counts.
    std::string why_annulled(const night::Sheet& sheet) const;

  private:
    struct Line {
        std::string date, path;
        night::NightEntry entry;
    };
    static bool is_of(const Line& line, const night::Sheet& sheet);
    /// The side where a player sits whom the line names; the number of sides if there is none.
    static std::size_t side_of(const Line& line, const night::Sheet& sheet);

    std::vector<Line> lines_;
};

}  // namespace bones::inline show::rating
