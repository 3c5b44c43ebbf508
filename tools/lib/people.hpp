// Who is who: people on the player lines of records.
#pragma once

#include <string>
#include <string_view>

#include "bones/record.hpp"

namespace bones {

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

Person person_at(const Record& record, Seat seat);
/// Of several spellings the longest is a person's name, of equally long ones the first.
bool is_better_name(std::string_view name, std::string_view than);

}  // namespace bones
