// Which findings bones-check lists, counts and exits with.
#pragma once

#include <string>
#include <vector>

#include "bones/verdict.hpp"

namespace bones::inline show {

/// Every code that there is: the notation's, then the engine's.
std::vector<const Code*> all_codes();

/// Chooses findings by code.
class CodeFilter {
  public:
    /// No names at all choose everything. Throws UsageError for a name that is no code's.
    CodeFilter(const std::vector<std::string>& only, const std::vector<std::string>& except);

    /// Whether it leaves anything out.
    bool is_active() const { return active_; }
    bool wants(const Code& code) const;
    /// Takes out of a verdict what is not wanted, and counts the rest anew. The open verdicts must
    /// be listed in it; they stay only if `list_open`.
    void apply(GameVerdict& verdict, bool list_open) const;

  private:
    std::vector<const Code*> wanted_;
    bool active_ = false;
};

}  // namespace bones::inline show
