// A list of findings with a bounded length.
#pragma once

#include "bones/finding.hpp"

namespace bones {

/// Adds findings to a list, at most `most_findings` (N12). Of further ones it keeps only their
/// number and the first one.
class Findings {
  public:
    /// Starts to add to `list`, which must outlive this object or the next call of `start`.
    void start(std::vector<Finding>& list);
    /// Adds a finding and returns it. A finding beyond the limit is not listed, but returned as
    /// well, so that the caller can fill it in.
    Finding& add(const Code& code, std::string_view clause, Place place, std::string message);
    /// Whether the next finding will be listed.
    bool has_room() const { return room_ > 0; }
    /// Reports how many findings are not listed, if there are any.
    void close();

  private:
    std::vector<Finding>* list_ = nullptr;
    std::size_t room_ = 0;
    std::size_t unlisted_ = 0;
    Finding first_unlisted_, last_unlisted_;
};

}  // namespace bones
