// Stores sentences that differ only in names and numbers once each.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bones::inline show::picture {

/// Splits texts into a numbered phrase and the values of its gaps. U+0002 is the gap of a name,
/// which can only be at the start; U+0001 is the gap of a number.
class Phrases {
  public:
    /// `names`: the names that may be at the start.
    explicit Phrases(std::vector<std::string> names) : names_(std::move(names)) {}

    /// Appends `[phrase,…]`: the index of the phrase, then the values of its gaps in order. A name
    /// is given by its index.
    void append(std::string& out, std::string_view text);
    /// All phrases so far, by index.
    const std::vector<std::string>& all() const { return phrases_; }

  private:
    std::vector<std::string> names_;
    std::map<std::string, std::size_t, std::less<>> index_;
    std::vector<std::string> phrases_;
};

}  // namespace bones::inline show::picture
