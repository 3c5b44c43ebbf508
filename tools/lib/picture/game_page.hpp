// The page of one game: to step through, play, link to (`#2.17`), read with a screen reader, print.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/lib/judged.hpp"
#include "tools/lib/picture/page.hpp"
#include "tools/lib/picture/shown_analysis.hpp"

namespace bones::picture {

/// What the page of a game tells, and where it is.
struct GamePage {
    std::string file;                 ///< that the record is from; told on a page of its own only
    bool findings = true;             ///< what was found, with its evidence
    std::optional<std::size_t> hand;  ///< only this one, counted from 0; none: all
    const SiteFrame* site = nullptr;  ///< of a page that is one of many
    std::vector<std::string> links;   ///< by seat: the player's page; empty: none
    std::string above, below;         ///< markup in front of the game, and after it
    const ShownAnalysis* analysis = nullptr;  ///< null: none
    std::string tool = "bones-replay";        ///< that writes a page of its own
};

/// The page; empty if the game has no hand. The record must be judged with `trace` and `deduce`.
std::string game_page(const GamePage& options, const Judge& judged);
/// What the hands of a game are called, in order: their numbers.
std::vector<std::string> hand_names(const Judge& judged);

}  // namespace bones::picture
