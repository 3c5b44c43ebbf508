// The people on the player lines of records.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "bones/record.hpp"
#include "libnotation/text/fold.hpp"

namespace bones::inline io {

/// A person as a player line gives it.
struct Person {
    std::string stable_id;  ///< empty: none
    std::string name;       ///< as written; empty: none

    bool is_known() const { return !stable_id.empty() || !name.empty(); }
    /// The key that identifies a person in every tool: the stable id, or else the folded name. One
    /// name with and without an id is two people. A stable id never begins with a blank.
    std::string key() const;
    /// `Ana Ruiz <ana-17>`, `Ana Ruiz` or `<ana-17>`.
    std::string in_full() const;
    /// The name, or the stable id if the name is empty.
    const std::string& called() const { return name.empty() ? stable_id : name; }
};

/// The person at a seat in a hand; by default in the first hand.
Person person_at(const Record& record, Seat seat, std::uint32_t hand = 0);
/// Consecutive hands with the same people.
struct Sitting {
    std::uint32_t first = 0, end = 0;

    bool contains(std::uint32_t hand) const { return first <= hand && hand < end; }
};
/// The sittings of a record in order, at least one. Without substitutes one sitting has all hands.
std::vector<Sitting> sittings_of(const Record& record);
/// `one of Ana, Bo`: a group of seats, one of which acted.
std::string one_of(const Record& record, SeatSet seats, std::uint32_t hand = 0);
/// Chooses between spellings of a person's name: the longest; of equally long ones the first.
bool is_better_name(std::string_view name, std::string_view than);

/// A name with the stable ids in its key: `Ana Ruiz <ana-17>`. For two people the key has both ids
/// with a line feed between them. Each id goes after its own name if the name shows where that
/// ends; otherwise the ids go to the end. The ids of more than two people go to the end.
std::string name_with_ids(const std::string& name, std::string_view key);
/// Adds stable ids to names that several of the counted keys have.
template <class Named, class Counts>
void name_apart(std::map<std::string, Named>& by_key, const Counts& counts) {
    std::map<std::string, int> bearers;  // by folded name
    for (const auto& [key, named] : by_key)
        if (counts(named)) ++bearers[fold(named.name)];
    for (auto& [key, named] : by_key)
        if (counts(named) && bearers[fold(named.name)] > 1)
            named.name = name_with_ids(named.name, key);
}
template <class Named>
void name_apart(std::map<std::string, Named>& by_key) {
    name_apart(by_key, [](const Named&) { return true; });
}
/// A name shortened to at most `columns` columns. The id at its end stays if there is room for some
/// of the name.
std::string shortened_name(std::string_view name, std::size_t columns);

}  // namespace bones::inline io
