// The report about collated sheets, as text and as JSON Lines.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/collate/findings.hpp"
#include "tools/lib/show/picture/pieces.hpp"

namespace bones {

struct CollateCounts {
    std::size_t sheets = 0, games = 0;
    std::size_t together = 0;  ///< places on which one sheet has more than another
    std::size_t settled = 0;   ///< places on which sheets differ and one could be shown to be right
    std::size_t undecided =
        0;  ///< places on which sheets differ and none could be shown to be right
};
/// Adds the counts of a game.
void count(CollateCounts& counts, const collate::CollatedGame& game);

/// The findings of a game.
void report_text(const std::vector<collate::SheetFinding>& findings, bool colored,
                 std::string& out);
/// Appends the alignment of a game as JSON Lines (schemas/collate.schema.json). `number`: the
/// game's number in the result, from 1.
void report_json(const collate::CollatedGame& game, std::size_t number, std::string& out);
/// The last line of the JSON output.
std::string summary_json(const CollateCounts& counts);
/// The last line of the text output.
std::string summary_text(const CollateCounts& counts);

/// The sheets side by side, as one self-contained HTML page.
class SideBySide {
  public:
    SideBySide();
    SideBySide(const SideBySide&) = delete;

    void add(const collate::CollatedGame& game);
    void write(const CollateCounts& counts, const picture::PageSink& sink) const;

  private:
    std::string games_;  ///< HTML of all games
    picture::PagePieces pieces_;
    std::size_t count_ = 0;
};

}  // namespace bones
