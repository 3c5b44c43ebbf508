#include "libnotation/findings.hpp"

#include <fmt/core.h>

#include "bones/limits.hpp"
#include "libnotation/codes.hpp"

namespace bones {

void Findings::start(std::vector<Finding>& list) {
    list_ = &list;
    room_ = most_findings;
    unlisted_ = 0;
}

Finding& Findings::add(const Code& code, std::string_view clause, Place place,
                       std::string message) {
    const bool listed = room_ > 0;
    Finding& finding = listed             ? list_->emplace_back()
                       : unlisted_++ == 0 ? first_unlisted_
                                          : last_unlisted_;
    if (listed)
        --room_;
    else
        finding = {};
    finding.set_code(code);
    finding.clause = clause;
    finding.place = place;
    finding.message = std::move(message);
    return finding;
}

void Findings::close() {
    if (unlisted_ == 0) return;
    const Finding& first = first_unlisted_;
    Finding& finding = list_->emplace_back();
    finding.set_code(code::findings_cut);
    finding.clause = "N12";
    finding.place = first.place;
    finding.hand = first.hand;
    finding.ply = first.ply;
    finding.seat = first.seat;
    finding.message = fmt::format("{} more finding{} from here on {} not listed", unlisted_,
                                  unlisted_ == 1 ? "" : "s", unlisted_ == 1 ? "is" : "are");
}

}  // namespace bones
