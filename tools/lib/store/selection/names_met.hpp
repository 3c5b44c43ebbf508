// Checks whether files have the names that filters ask for. An archive is checked beforehand.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bones/record.hpp"
#include "tools/lib/io/records/feed.hpp"
#include "tools/lib/store/archive/filters.hpp"
#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store {

/// Collects the players and events of records, if filters or a pattern name any.
class NamesMet {
  public:
    NamesMet() = default;  ///< no names are checked
    /// `pattern` is null if none is given.
    NamesMet(const archive::Filters& filters, const find::Pattern* pattern);

    /// Whether there are names to check.
    bool asks() const { return !asked_people_.empty() || !asked_event_.empty(); }

    /// Use one per thread, and add them together at the end.
    void add(const Record& record);
    void add(const NamesMet& others);
    /// Reports the names that no record has, each with the nearest one, as names_exist() does.
    /// Returns false if there are such names.
    bool complain_of_others(const Complain& complain) const;
    void clear() { people_.clear(), ids_.clear(), events_.clear(); }

  private:
    std::vector<std::string> asked_people_;
    std::string asked_event_;
    std::set<std::string> people_, ids_, events_;
};

}  // namespace bones::inline store
