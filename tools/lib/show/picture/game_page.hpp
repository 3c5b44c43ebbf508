// The page of one game. Readers can step through it, play it, link to positions (`#2.17`), use a
// screen reader, and print it.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/picture/game_data.hpp"
#include "tools/lib/show/picture/hand_story.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/lib/show/picture/shown_analysis.hpp"

namespace bones::inline show::picture {

/// The contents of a game's page, and its location.
struct GamePage {
    std::string file;                 ///< file of the record; shown only on a single page
    const SiteFrame* site = nullptr;  ///< for a page of a site; null: a single page
    std::vector<std::string> links;   ///< by seat: the URL of the player's page; empty: none
    std::string above, below;         ///< HTML before and after the game
    const ShownAnalysis* analysis = nullptr;  ///< null: none
    std::string tool = "bones-replay";  ///< the program that a single page names as its origin
};

/// Writes the page of a game, or a page for each hand. The stories and layouts are computed once.
class GamePages {
  public:
    /// The record must be judged with `trace` and `deduce`, and must outlive this object.
    /// `findings`: show findings with their evidence.
    explicit GamePages(const RecordChecker& judged, bool findings = true);

    /// The page with all hands; empty if the game has none.
    std::string whole(const GamePage& options) const;
    /// The page of one hand; `hand` counts from 0.
    std::string of_hand(const GamePage& options, std::size_t hand) const;

  private:
    const RecordChecker& judged_;
    std::vector<HandStory> stories_;
    std::vector<std::string> names_;
    std::vector<PageTables> tables_;
};

/// The names of a game's hands, in order: their numbers. If a number occurs twice, the later hand
/// gets a distinct name.
std::vector<std::string> hand_names(const Record& record);

}  // namespace bones::inline show::picture
