// The options of bones-generate.
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
    std::optional<int> players;  ///< none: a random number that the game allows
    std::uint64_t count = 1;
    std::uint64_t seed = 1;
    std::uint32_t hands = 0;
    BySeat<play::PlayerKind> kinds{};  ///< the kind of player at each seat
    std::vector<HouseRules> rules;     ///< one for each of `games`
    play::BreachRequest breaches;
    HiddenParts hidden;
    Omissions omitted;
    std::vector<std::string> names;
    std::string date;
    std::string names_file;  ///< file with the names; empty: none
    std::string truth;       ///< the file for the truth; empty: none
    std::string complete;    ///< the file for the records without omissions; empty: none
    int threads = 1;
};

/// Reads the command line. Returns false if help or the version was printed. Throws UsageError.
bool read_options(Tool& tool, int argc, const char* const* argv, GenerateOptions& options);

}  // namespace bones
