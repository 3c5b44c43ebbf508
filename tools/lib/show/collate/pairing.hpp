// Finds the records of several files that are sheets of one game.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/collate/sheet.hpp"

namespace bones::inline show::collate {

struct Pairing {
    std::vector<Sheets> games;
    std::string refusal;  ///< why sheets that should be of one game are not; empty: no problem
};

/// Pairs the records of files by game, date, round, table and players, and the rest in order. A
/// record without a partner is a game of its own, but two files with one record each must be of one
/// game.
/// `force`: combines paired records without comparing them further.
Pairing pair_games(std::vector<Sheets> files, bool force);

}  // namespace bones::inline show::collate
