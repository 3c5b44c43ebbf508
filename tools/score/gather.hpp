// Everything that a night or a season is made of, from the command line's files.
#pragma once

#include <deque>

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/show/night/night_sorter.hpp"
#include "tools/score/rule_what_if.hpp"

namespace bones {

struct NightInputs {
    std::deque<night::NightInput> nights;
    bool complete = true;       ///< false: something could not be read, and was complained of
    bool all_have_some = true;  ///< false: a file holds no record

    std::vector<const night::Sheet*> sheets() const;
    std::vector<const night::NightFile*> files() const;
};

/// What becomes of several nights among the inputs.
enum class NightsApart : bool { no, yes };

/// Reads and judges the records of FILE|DIR|- arguments. A `*.night` argument, and every one
/// below a directory, is a night file; alone it stands for its folder. Apart: every night file
/// makes a night of the records in its folder and below (of several in a folder, the one with the
/// record's date); what is left goes by date and event. Not apart: all is one night; several night
/// files are a UsageError. With `rules`, games count as though these had held.
NightInputs gather(const Tool& tool, const std::vector<std::string>& arguments, NightsApart apart,
                   night::KeepHands hands, const SupposedRules* rules = nullptr);

}  // namespace bones
