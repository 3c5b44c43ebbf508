// What bones-generate is asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/generator.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/records/sheet_text.hpp"

namespace bones {

struct GenerateOptions {
    std::vector<Game> games;     ///< each record's game is one of these
    std::optional<int> players;  ///< none: what the game allows, by lot
    std::uint64_t count = 1;
    std::uint64_t seed = 1;
    std::uint32_t hands = 0;
    BySeat<play::PlayerKind> kinds{};  ///< who plays at each seat
    std::vector<HouseRules> rules;     ///< one for each of `games`
    play::BreachRequest breaches;
    HiddenParts hidden;
    Omissions omitted;
    std::vector<std::string> names;
    std::string date;
    std::string names_file;  ///< that the names were read from; empty: none
    std::string truth;       ///< the file for the truth; empty: none
    std::string complete;    ///< the file for the records without omissions; empty: none
    int threads = 1;
};

/// Reads the command line. False: help or version was asked for and printed. Throws UsageError.
bool read_options(Tool& tool, int argc, const char* const* argv, GenerateOptions& options);

}  // namespace bones
