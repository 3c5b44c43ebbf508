// Selects the findings that bones-check lists, counts and uses for its exit status.
#pragma once

#include <string>
#include <vector>

#include "bones/verdict.hpp"

namespace bones::inline show {

/// All codes: those of the notation, then those of the engine.
std::vector<const Code*> all_codes();

/// Chooses findings by code.
class CodeFilter {
  public:
    /// Without names all findings are selected. Throws UsageError for a name without a code.
    CodeFilter(const std::vector<std::string>& only, const std::vector<std::string>& except);

    /// Whether it removes any finding.
    bool is_active() const { return active_; }
    bool wants(const Code& code) const;
    /// Removes the findings that are not selected from a verdict, and counts the others again.
    /// Possible verdicts must be listed in it; they stay only with `list_open`.
    void apply(GameVerdict& verdict, bool list_open) const;

  private:
    std::vector<const Code*> wanted_;
    bool active_ = false;
};

}  // namespace bones::inline show
