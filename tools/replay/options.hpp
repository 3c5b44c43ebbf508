// The options of bones-replay.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/cli/wanted_stop.hpp"
#include "tools/lib/show/picture/game_view.hpp"

namespace bones {

struct ReplayOptions {
    std::string format = "text";
    std::vector<WantedStop> at;
    bool every = false;
    std::uint32_t record =
        0;  ///< 0: all; otherwise only the records with this number in their file
    bool open = false;
    picture::TextLook look;
    bool colored = false;
};

/// The first hand with that number and that ply; none if there is none.
std::optional<picture::Stop> find_stop(const Record& record,
                                       const std::vector<picture::HandStory>& stories,
                                       const WantedStop& wanted);
/// The reason why a record has none of the wanted positions, and the positions that it has, one
/// line each.
std::string positions_there(std::string_view file, const Record& record,
                            const std::vector<picture::HandStory>& stories,
                            const std::vector<WantedStop>& wanted);
/// Reads the command line. Returns false if help was printed. Throws UsageError.
bool read_options(Tool& tool, int argc, const char* const* argv, ReplayOptions& options);

}  // namespace bones
