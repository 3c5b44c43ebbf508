// What is told of sheets that were put together: for people, and as JSON Lines.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/collate/findings.hpp"
#include "tools/lib/show/picture/pieces.hpp"

namespace bones {

struct CollateCounts {
    std::size_t sheets = 0, games = 0;
    std::size_t together = 0;   ///< places that one sheet knows more of than another
    std::size_t settled = 0;    ///< places in which sheets differ, and one is right
    std::size_t undecided = 0;  ///< places in which nothing decides
};
/// Adds what a game has.
void count(CollateCounts& counts, const collate::CollatedGame& game);

/// The findings of a game.
void report_text(const std::vector<collate::SheetFinding>& findings, bool colored,
                 std::string& out);
/// The alignment of a game, as lines of JSON (schemas/collate.schema.json). `number`: of the game
/// in the result, from 1.
void report_json(const collate::CollatedGame& game, std::size_t number, std::string& out);
/// The closing line of JSON.
std::string summary_json(const CollateCounts& counts);
/// The closing count for people.
std::string summary_text(const CollateCounts& counts);

/// The sheets side by side, as one HTML page that needs nothing but itself.
class SideBySide {
  public:
    SideBySide();
    SideBySide(const SideBySide&) = delete;

    void add(const collate::CollatedGame& game);
    void write(const CollateCounts& counts, const picture::PageSink& sink) const;

  private:
    std::string games_;  ///< the markup of all of them
    picture::PagePieces pieces_;
    std::size_t count_ = 0;
};

}  // namespace bones
