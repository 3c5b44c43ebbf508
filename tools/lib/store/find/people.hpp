// Finds the people that a pattern names, and their seats in a record.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "tools/lib/store/archive/people.hpp"
#include "tools/lib/store/find/hand_state.hpp"

namespace bones::inline store::find {

/// The people that a pattern names. Without an archive they are identified by their sheets.
class NamedPeople {
  public:
    explicit NamedPeople(const Pattern& pattern);
    NamedPeople(const Pattern& pattern, archive::Database& database);

    const archive::WhoIsWho& who() const { return who_; }
    /// Whether a person is the one with this index among the pattern's names.
    bool is_named(std::size_t name, const bones::Person& person) const;

  private:
    struct Name {
        std::string folded, id;
        std::set<std::string> keys;  ///< from an archive
    };

    archive::WhoIsWho who_;
    bool by_archive_ = false;
    std::vector<Name> names_;
};

/// Finds the people at the seats of records and remembers them. Use one per thread.
class SeatReader {
  public:
    SeatReader(const Pattern& pattern, std::shared_ptr<const NamedPeople> named);

    const SeatPeople& read(const Record& record, std::uint32_t hand);
    /// The person at a seat. It has no name and no id if the seat has no name.
    bones::Person person_at(const Record& record, Seat seat, std::uint32_t hand) const {
        return named_->who().person_at(record, seat, hand);
    }

  private:
    struct KnownPlayer {
        std::string key;
        std::vector<bool> named;
    };
    const KnownPlayer& known(const Record& record, const Statement& line, std::uint32_t hand);

    const Pattern& pattern_;
    std::shared_ptr<const NamedPeople> named_;
    bool asked_ = false;  ///< the pattern needs people
    std::unordered_map<std::string, KnownPlayer> known_;
    SeatPeople people_;
};

}  // namespace bones::inline store::find
