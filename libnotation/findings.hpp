// A list of findings that stays bounded, however much is wrong.
#pragma once

#include "bones/finding.hpp"

namespace bones {

/// Adds findings to a list, at most `most_findings` (N12). Of further ones it keeps only how many
/// they are and which was the first.
class Findings {
  public:
    /// Begins to add to a list, which must outlive this or the next call of `start`.
    void start(std::vector<Finding>& list);
    /// Adds a finding, and returns it; one that is too many is returned all the same, to be filled
    /// in as others are.
    Finding& add(const Code& code, std::string_view clause, Place place, std::string message);
    /// Whether the next finding will be listed.
    bool has_room() const { return room_ > 0; }
    /// Says that findings are not listed, if any are not.
    void close();

  private:
    std::vector<Finding>* list_ = nullptr;
    std::size_t room_ = 0;
    std::size_t unlisted_ = 0;
    Finding first_unlisted_, last_unlisted_;
};

}  // namespace bones
