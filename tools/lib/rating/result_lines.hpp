// The `result-to` lines of night files: games that count for a substitute.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/night/night_file.hpp"
#include "tools/lib/night/sheet.hpp"
#include "tools/lib/people.hpp"

namespace bones::rating {

class ResultLines {
  public:
    /// `path`: of a file; empty: the night file is from an archive.
    void add(const night::NightFile& file, const std::string& path);
    /// Whether a line gives the result of a game to this person. A night file is for the games of
    /// its date. If it has no date, or the game has none, it is for the records beside it and
    /// below.
    bool give(const night::Sheet& sheet, const Person& person) const;

  private:
    struct Line {
        std::string date, path, round;
        night::PlayerName who;
    };
    static bool is_of(const Line& line, const night::Sheet& sheet);

    std::vector<Line> lines_;
};

}  // namespace bones::rating
