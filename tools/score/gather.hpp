// Collects all inputs of a night or a season from the command line.
#pragma once

#include <deque>

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/show/night/night_sorter.hpp"
#include "tools/score/rule_what_if.hpp"

namespace bones {

struct NightInputs {
    std::deque<night::NightInput> nights;
    bool complete = true;       ///< false: a file could not be read, which was reported
    bool all_have_some = true;  ///< false: a file has no record

    std::vector<const night::Sheet*> sheets() const;
    std::vector<const night::NightFile*> files() const;
};

/// Whether the inputs are separated into nights.
enum class NightsApart : bool { no, yes };

/// Reads and judges the records of FILE|DIR|- arguments. `*.night` arguments and `*.night` files in
/// folders are night files; one that is given alone also adds its folder.
/// NightsApart::yes: each night file gets the records of its folder and below; of several in a
/// folder, the one with the record's date. The other records are grouped by date and event.
/// NightsApart::no: all records are one night. Several night files are a UsageError.
/// With `rules`, games are scored as if these had applied.
NightInputs gather(const Tool& tool, const std::vector<std::string>& arguments, NightsApart apart,
                   night::KeepHands hands, const SupposedRules* rules = nullptr);

}  // namespace bones
