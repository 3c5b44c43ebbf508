// Observations gathered by player, event, month and so on.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tools/lib/io/records/feed.hpp"
#include "tools/lib/show/statistics/contributions.hpp"
#include "tools/lib/show/statistics/interval.hpp"

namespace bones::inline show::stats {

/// A record that a number rests on.
struct RecordName {
    InputFileRef file;
    std::uint64_t line = 1;
    std::uint32_t index = 1;  ///< in its file, or its number in the archive
    std::string date, game;
};

struct Group {
    std::string name;  ///< for people
    Tallies tallies;
    std::vector<RecordName> records;  ///< if they are wanted
};

/// Gathers facts of records. Cleared and used again from batch to batch.
/// The seats that are asked for in a hand.
using SeatsOfHand = std::function<SeatSet(std::uint32_t hand)>;

class Groups {
  public:
    explicit Groups(Grouping grouping = Grouping::player) : grouping_(grouping) {}

    /// Adds a judged record's facts, as far as they are of the seats asked for in a hand. `list`:
    /// keep the names of the records in which there is something of the metrics that `wanted` has.
    /// `more` adds what is known of the record from elsewhere; null: nothing is.
    void add(const Record& record, const GameVerdict& verdict, const BatchRecord& item,
             const SeatsOfHand& seats_of, const std::array<bool, metric_count>& wanted, bool list,
             const archive::WhoIsWho& who, const Sharer::AddMore& more = {});
    /// Adds what a record gives to a group, as far as it is of these seats; null: nothing does.
    Group* add(const Share& share, SeatSet seats);
    void add(const Groups& other);
    /// Adds what was gathered elsewhere, later in the input.
    void add(const std::string& key, const Group& group);
    void clear() { groups_.clear(); }
    Grouping grouping() const { return grouping_; }
    const std::map<std::string, Group>& by_key() const { return groups_; }

    /// Ordered by name; people of one name are told apart from now on.
    std::vector<const Group*> ordered();

  private:
    Grouping grouping_;
    std::map<std::string, Group> groups_;
};

}  // namespace bones::inline show::stats
