// bones-score --night and --season: standings.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/score/rule_what_if.hpp"

namespace bones {

struct NightOptions {
    bool night = false, season = false;
    std::string by = "player";
    std::vector<std::string> order;  ///< empty: the order of the night file, or the default
    std::string compare;             ///< records before an amendment; empty: no comparison
    std::int32_t attendance = 1;
    std::vector<std::int32_t> places{3, 2, 1};
    std::int32_t win = 0;
    std::uint32_t best = 0;

    bool wanted() const { return night || season; }
};

/// Adds the options. check_night_options rejects them without --night or --season.
void add_night_options(Tool& tool, NightOptions& options);
/// Throws UsageError if the options contradict each other.
void check_night_options(const Tool& tool, const NightOptions& options, const std::string& format);

/// Writes the standings and returns the exit status. With rules, writes the standings as if these
/// had applied, and the changes.
int score_nights(const Tool& tool, const NightOptions& options, const std::string& format,
                 const SupposedRules& rules = {});

}  // namespace bones
