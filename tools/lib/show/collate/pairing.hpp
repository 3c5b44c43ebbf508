// Which records of several files are sheets of one game.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/collate/sheet.hpp"

namespace bones::inline show::collate {

struct Pairing {
    std::vector<Sheets> games;
    std::string refusal;  ///< why sheets that should be of one game are not; empty: they are
};

/// Pairs the records of files by game, date, round, table and players, the rest in order. What
/// belongs to nothing is a game of its own; but two files with one record each must be of one game.
/// `force`: whatever is paired is put together.
Pairing pair_games(std::vector<Sheets> files, bool force);

}  // namespace bones::inline show::collate
