// What is to be shown of which records.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/lib/command/tool.hpp"
#include "tools/lib/picture/game_view.hpp"

namespace bones {

/// A position as it is asked for: `2.17`, `2.end`, `2` (the end of hand 2).
struct WantedStop {
    std::uint32_t hand = 0;            ///< the hand's written number
    std::optional<std::uint32_t> ply;  ///< nothing: the end
};

struct ReplayOptions {
    std::string format = "text";
    std::vector<WantedStop> at;
    bool every = false;
    std::uint32_t record = 0;  ///< 0: all; else only those with this number in their file
    bool open = false;
    picture::TextLook look;
    bool colored = false;
};

/// Reads `HAND.PLY`. Throws UsageError.
WantedStop read_wanted(const std::string& text);
/// The first hand of that number which has the ply; nothing if there is none.
std::optional<picture::Stop> find_stop(const Record& record,
                                       const std::vector<picture::HandStory>& stories,
                                       const WantedStop& wanted);
/// Why a record has nothing at the positions that are asked for, and which ones it has: a line
/// each.
std::string positions_there(std::string_view file, const Record& record,
                            const std::vector<picture::HandStory>& stories,
                            const std::vector<WantedStop>& wanted);
/// Reads the command line. False: help was asked for. Throws UsageError.
bool read_options(Tool& tool, int argc, const char* const* argv, ReplayOptions& options);

}  // namespace bones
