// The page of one game: to step through, play, link to (`#2.17`), read with a screen reader, print.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/picture/game_data.hpp"
#include "tools/lib/show/picture/hand_story.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/lib/show/picture/shown_analysis.hpp"

namespace bones::inline show::picture {

/// What the page of a game tells, and where it is.
struct GamePage {
    std::string file;                 ///< that the record is from; told on a page of its own only
    const SiteFrame* site = nullptr;  ///< of a page that is one of many
    std::vector<std::string> links;   ///< by seat: the player's page; empty: none
    std::string above, below;         ///< markup in front of the game, and after it
    const ShownAnalysis* analysis = nullptr;  ///< null: none
    std::string tool = "bones-replay";        ///< that writes a page of its own
};

/// A game's page, or a page for each of its hands: what they show is told and laid out once.
class GamePages {
  public:
    /// The record must be judged with `trace` and `deduce`, and outlive this. `findings`: what was
    /// found is told, with its evidence.
    explicit GamePages(const RecordChecker& judged, bool findings = true);

    /// The page of all hands; empty if the game has none.
    std::string whole(const GamePage& options) const;
    /// The page of one, counted from 0.
    std::string of_hand(const GamePage& options, std::size_t hand) const;

  private:
    const RecordChecker& judged_;
    std::vector<HandStory> stories_;
    std::vector<std::string> names_;
    std::vector<PageTables> tables_;
};

/// What the hands of a game are called, in order: their numbers; where one stands twice, the later
/// hand gets a name of its own.
std::vector<std::string> hand_names(const Record& record);

}  // namespace bones::inline show::picture
