// "Did you mean …": the nearest of a few words.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace bones {

/// How many letters must be put in, left out, replaced or swapped with their neighbour to make `b`
/// of `a`, whatever their case. Words over 64 bytes are far from everything: 65.
int edit_distance(std::string_view a, std::string_view b);

/// The choice nearest to `word`, the first of equals; empty if none is near (at most a third of its
/// letters are wrong).
std::string_view nearest(std::string_view word, std::span<const std::string_view> choices);

/// What is wrong with a word, with the choice nearest to it, or all of them behind `all`:
/// `unknown game 'laden'; did you mean leyden?`
std::string with_suggestion(std::string wrong, std::string_view word,
                            std::span<const std::string_view> choices, std::string_view all);

}  // namespace bones
