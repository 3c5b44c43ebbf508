// Sentences that differ in names and numbers only, sent once each.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bones::inline show::picture {

/// Turns texts into a number of a phrase and what stands in its gaps: U+0002 is the gap of a name,
/// which can only be in front, U+0001 that of a number.
class Phrases {
  public:
    /// The names that may stand in front.
    explicit Phrases(std::vector<std::string> names) : names_(std::move(names)) {}

    /// Appends `[phrase,…]`: the index of the phrase and its gaps in their order, names by index.
    void append(std::string& out, std::string_view text);
    /// All phrases so far, by index.
    const std::vector<std::string>& all() const { return phrases_; }

  private:
    std::vector<std::string> names_;
    std::map<std::string, std::size_t, std::less<>> index_;
    std::vector<std::string> phrases_;
};

}  // namespace bones::inline show::picture
