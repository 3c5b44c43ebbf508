// bones-score --night and --season: standings.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/score/rule_what_if.hpp"

namespace bones {

struct NightOptions {
    bool night = false, season = false;
    std::string by = "player";
    std::vector<std::string> order;  ///< empty: the night file's own, else the usual one
    std::string compare;             ///< the records before an amendment; empty: none
    std::int32_t attendance = 1;
    std::vector<std::int32_t> places{3, 2, 1};
    std::int32_t win = 0;
    std::uint32_t best = 0;

    bool wanted() const { return night || season; }
};

/// Adds the options; what they are given for without --night or --season is refused by
/// check_night_options.
void add_night_options(Tool& tool, NightOptions& options);
/// Throws UsageError if the options make no sense together.
void check_night_options(const Tool& tool, const NightOptions& options, const std::string& format);

/// Writes the standings; the exit status. With rules, those as though they had held, and what that
/// changes.
int score_nights(const Tool& tool, const NightOptions& options, const std::string& format,
                 const SupposedRules& rules = {});

}  // namespace bones
