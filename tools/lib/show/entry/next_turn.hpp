// What a seat may do next in a draft, by trial.
#pragma once

#include <string_view>
#include <vector>

#include "tools/lib/show/entry/draft.hpp"

namespace bones::inline show::entry {

/// The next turn of a draft. A trial judges the whole draft once more.
class NextTurn {
  public:
    explicit NextTurn(const Draft& draft);

    /// The seats that may act.
    const std::vector<Seat>& seats() const { return seats_; }
    /// Whether a token of one of the seats breaks no rule. The session asks what else it needs.
    bool fits(std::string_view token) const;
    /// The same of a whole line.
    bool is_right(std::string_view line) const;

  private:
    Draft before_;
    std::vector<Seat> seats_;
};

}  // namespace bones::inline show::entry
