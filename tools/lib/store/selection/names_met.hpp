// Which of the names that somebody asks for stand in files: an archive knows that beforehand.
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

/// The players and events of records. Nobody asks: they are not kept.
class NamesMet {
  public:
    NamesMet() = default;  ///< nobody is asked for
    /// `pattern`: null if there is none.
    NamesMet(const archive::Filters& filters, const find::Pattern* pattern);

    /// Whether anybody is asked for.
    bool asks() const { return !asked_people_.empty() || !asked_event_.empty(); }

    /// One for each thread, and all together in the end.
    void add(const Record& record);
    void add(const NamesMet& others);
    /// Complains of names that were not met, and tells the nearest, as names_exist() does.
    /// False: there are some.
    bool complain_of_others(const Complain& complain) const;
    void clear() { people_.clear(), ids_.clear(), events_.clear(); }

  private:
    std::vector<std::string> asked_people_;
    std::string asked_event_;
    std::set<std::string> people_, ids_, events_;
};

}  // namespace bones::inline store
