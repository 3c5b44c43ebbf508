// The page of one case, with everything that a referee needs to decide it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/slips/slips.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/picture/hand_story.hpp"

namespace bones {

/// Writes the pages of one record's cases.
class CasePages {
  public:
    /// `slips`: RecordChecker::all_slips of the record. The record must be judged with possible
    /// verdicts, deductions and a trace. All arguments must outlive this object.
    CasePages(std::string_view file, const RecordChecker& judged, std::span<const HandSlips> slips);

    /// The HTML page of a finding. Time and size grow with its hand.
    std::string page_of(const Finding& finding) const;

  private:
    std::string_view file_;
    const RecordChecker& judged_;
    std::span<const HandSlips> slips_;
    std::vector<picture::HandStory> stories_;
};

}  // namespace bones
