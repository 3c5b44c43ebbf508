// Records that are one game: what bones-check notes after everything else.
#pragma once

#include <vector>

#include "tools/lib/io/records/copies.hpp"
#include "tools/lib/show/checking/names.hpp"

namespace bones::inline show {

/// The line by which a record is named in a finding, with the game that it says it is.
struct GameLine {
    GameIdentity identity;
    RecordPlace place;         ///< of the line
    std::string text;          ///< the whole line
    std::uint32_t record = 1;  ///< its number in the file
    PlaySketch sketch{};
};

/// Of a judged record (RecordDetail::play or all): its `game` line, else where it begins.
/// `content`: its content fingerprint; empty: the tiles stand for it.
GameLine game_line(const Record& record, const InputFileRef& file, std::string_view content);

/// All records of a run, in their order.
class GameBook {
  public:
    Likeness add(GameLine line);
    /// Hands over a note for each record that is the same game as an earlier one, or likely is,
    /// with a record that consists of its line. Of more than most_noted the last one says so.
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
    std::size_t nightless_ = 0;  ///< records without a date and an event: of these the first few
};

}  // namespace bones::inline show
