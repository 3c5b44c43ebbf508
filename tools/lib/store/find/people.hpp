// Who the people of a pattern are, and who sits where in a record.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "tools/lib/store/archive/people.hpp"
#include "tools/lib/store/find/hand_state.hpp"

namespace bones::inline store::find {

/// The people that a pattern names. Without an archive they are who their sheets say.
class NamedPeople {
  public:
    explicit NamedPeople(const Pattern& pattern);
    NamedPeople(const Pattern& pattern, archive::Database& database);

    const archive::WhoIsWho& who() const { return who_; }
    /// Whether somebody is meant by the pattern's name with this index.
    bool is_named(std::size_t name, const bones::Person& person) const;

  private:
    struct Name {
        std::string folded, id;
        std::set<std::string> keys;  ///< of an archive
    };

    archive::WhoIsWho who_;
    bool by_archive_ = false;
    std::vector<Name> names_;
};

/// Reads who sits where, remembering people it met. One for each thread.
class SeatReader {
  public:
    SeatReader(const Pattern& pattern, std::shared_ptr<const NamedPeople> named);

    const SeatPeople& read(const Record& record, std::uint32_t hand);
    /// Who sits there; of a seat without a name nobody is known.
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
    bool asked_ = false;  ///< whether people matter at all
    std::unordered_map<std::string, KnownPlayer> known_;
    SeatPeople people_;
};

}  // namespace bones::inline store::find
