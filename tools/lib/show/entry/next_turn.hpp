// Finds the possible next turns in a draft by trial.
#pragma once

#include <string_view>
#include <vector>

#include "tools/lib/show/entry/draft.hpp"

namespace bones::inline show::entry {

/// The next turn of a draft. Each trial judges the whole draft again.
class NextTurn {
  public:
    explicit NextTurn(const Draft& draft);

    /// The seats that may act.
    const std::vector<Seat>& seats() const { return seats_; }
    /// Whether a token of one of the seats breaks no rule. The session may ask for more details.
    bool fits(std::string_view token) const;
    /// Whether a whole line breaks no rule.
    bool is_right(std::string_view line) const;

  private:
    Draft before_;
    std::vector<Seat> seats_;
};

}  // namespace bones::inline show::entry
