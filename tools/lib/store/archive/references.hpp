// The people and events that records refer to.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tools/lib/store/archive/database.hpp"
#include "tools/lib/store/archive/rows.hpp"

namespace bones::inline store::archive {

class References {
  public:
    explicit References(Database& database);

    /// Call it in the transaction before anything is added, and after a rollback to a savepoint.
    void start();
    /// Fills in the numbers that rows refer to. With `add`, missing people and events are added.
    void refer(RecordRows& rows, bool add);
    /// The number of an event. None if it does not exist and `add` is false.
    MaybeNumber event(const std::string& name, bool add);
    /// The people added since the first call of start().
    const std::vector<std::int64_t>& new_people() const { return new_people_; }

  private:
    struct KnownReference {
        MaybeNumber id;
        std::string name;
        bool renamed = false;  ///< the name was set by `rename`, so sheets do not change it
    };

    /// The number of the player at a seat. None if the sheet has no name there, or if the archive
    /// does not have the player and `add` is false.
    template <class Seated>
    MaybeNumber person(const Seated& seat, bool add);
    KnownReference find_known(const MaybeText& name, const std::string& stable_id, bool add);
    bool is_known(Query& query, std::string_view word, KnownReference& known);
    std::int64_t add_player(std::string_view stable_id, std::string_view name);

    Database& database_;
    std::int64_t next_player_ = 1;
    std::vector<std::int64_t> new_people_;
    /// By stable id, or by a blank and the name as written.
    std::unordered_map<std::string, KnownReference> people_;
    std::unordered_map<std::string, std::int64_t> events_;

    Query find_id_, find_name_, find_folded_, add_person_, add_word_, rename_;
    Query find_event_, add_event_;
};

}  // namespace bones::inline store::archive
