// Who is who: people on the player lines of records.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "bones/record.hpp"
#include "libnotation/text/fold.hpp"

namespace bones::inline io {

/// What a player line says of a seat.
struct Person {
    std::string stable_id;  ///< empty: none
    std::string name;       ///< as written; empty: none

    bool is_known() const { return !stable_id.empty() || !name.empty(); }
    /// What tells people apart, in every tool: the stable id, or else the folded name. One name
    /// with and without an id is two people. No stable id begins with a blank.
    std::string key() const;
    /// `Ana Ruiz <ana-17>`, `Ana Ruiz` or `<ana-17>`.
    std::string in_full() const;
    /// The name, or the stable id where there is none.
    const std::string& called() const { return name.empty() ? stable_id : name; }
};

/// Who sits at a seat in a hand, at first by default.
Person person_at(const Record& record, Seat seat, std::uint32_t hand = 0);
/// Hands in which the same people play, one after the other.
struct Sitting {
    std::uint32_t first = 0, end = 0;

    bool contains(std::uint32_t hand) const { return first <= hand && hand < end; }
};
/// The sittings of a record in their order. There is one at least; without substitutes it has all
/// hands.
std::vector<Sitting> sittings_of(const Record& record);
/// `one of Ana, Bo`: several seats of which one did something.
std::string one_of(const Record& record, SeatSet seats, std::uint32_t hand = 0);
/// Of several spellings the longest is a person's name, of equally long ones the first.
bool is_better_name(std::string_view name, std::string_view than);

/// A name with the stable ids in its key: `Ana Ruiz <ana-17>`; of two people, with a line feed
/// between their keys, each behind its own where it can be told which that is; of more at the end.
std::string name_with_ids(const std::string& name, std::string_view key);
/// Names that several keys have get the ids of those who bear them; of those that count.
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
/// A name that takes at most so many columns, if its id at the end leaves room for some of it.
std::string shortened_name(std::string_view name, std::size_t columns);

}  // namespace bones::inline io
