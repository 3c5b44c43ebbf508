// Gathers observations by player, event, month and other groupings.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tools/lib/io/records/feed.hpp"
#include "tools/lib/show/statistics/contributions.hpp"
#include "tools/lib/show/statistics/interval.hpp"

namespace bones::inline show::stats {

/// A record that contributed to a number.
struct RecordName {
    InputFileRef file;
    std::uint64_t line = 1;
    std::uint32_t index = 1;  ///< number in its file, or in the archive
    std::string date, game;
};

struct Group {
    std::string name;  ///< for display
    Tallies tallies;
    std::vector<RecordName> records;  ///< only on request
};

/// Gathers the facts of records. It is cleared and reused for each batch.
using SeatsOfHand = std::function<SeatSet(std::uint32_t hand)>;

class Groups {
  public:
    explicit Groups(Grouping grouping = Grouping::player) : grouping_(grouping) {}

    /// Adds the facts of a judged record for the seats that are selected in each hand. `list`:
    /// store the names of records with facts of a metric in `wanted`. `more` adds facts from other
    /// sources; may be null.
    void add(const Record& record, const GameVerdict& verdict, const BatchRecord& item,
             const SeatsOfHand& seats_of, const std::array<bool, metric_count>& wanted, bool list,
             const archive::WhoIsWho& who, const Sharer::AddMore& more = {});
    /// Adds the facts of a record to a group, for these seats. Returns null if none apply.
    Group* add(const Share& share, SeatSet seats);
    void add(const Groups& other);
    /// Adds facts that were gathered from a later part of the input.
    void add(const std::string& key, const Group& group);
    void clear() { groups_.clear(); }
    Grouping grouping() const { return grouping_; }
    const std::map<std::string, Group>& by_key() const { return groups_; }

    /// The groups, ordered by name. People with the same name get distinct names from now on.
    std::vector<const Group*> ordered();

  private:
    Grouping grouping_;
    std::map<std::string, Group> groups_;
};

}  // namespace bones::inline show::stats
