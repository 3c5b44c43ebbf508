// Finds records of the same game; bones-check notes them after all other findings.
#pragma once

#include <vector>

#include "tools/lib/io/records/copies.hpp"
#include "tools/lib/show/checking/names.hpp"

namespace bones::inline show {

/// The line at which a finding cites a record, and the game that the record claims to be.
struct GameLine {
    GameIdentity identity;
    RecordPlace place;         ///< place of the line
    std::string text;          ///< the whole line
    std::uint32_t record = 1;  ///< its number in the file
    PlaySketch sketch{};
};

/// The game line of a judged record (RecordDetail::scores or more); without one, the record's first
/// line. `content`: its content fingerprint; empty: the tiles are used instead.
GameLine game_line(const Record& record, const InputFileRef& file, std::string_view content);

/// All records of a run, in their order.
class GameBook {
  public:
    Likeness add(GameLine line);
    /// Passes on a note for each record that is, or probably is, the same game as an earlier one.
    /// The note comes with a record that consists of its line. After most_noted notes the last one
    /// says that more were left out.
    void note_copies(const NameBook::Note& note) const;

  private:
    static constexpr std::size_t most_noted = 2000;

    struct GameNote {
        GameLine line;
        CopyFinder::Match met;
    };
    CopyFinder finder_;
    std::vector<GameNote> noted_;
    std::uint64_t more_ = 0;
    std::size_t nightless_ =
        0;  ///< records without a date and an event; only the first few are compared
};

}  // namespace bones::inline show
