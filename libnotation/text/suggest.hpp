// "Did you mean …": finds the nearest of a few words.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace bones {

/// The number of letters to insert, delete, replace or swap with a neighbour to turn `a` into `b`.
/// Case does not count. For words over 64 bytes the distance is 65.
int edit_distance(std::string_view a, std::string_view b);

/// The choice nearest to `word`, the first of equals. Empty if in each choice more than a third of
/// the letters are wrong.
std::string_view nearest(std::string_view word, std::span<const std::string_view> choices);

/// The error `wrong`, with the choice nearest to the word, or with all choices after `all`:
/// `unknown game 'laden'; did you mean leyden?`
std::string with_suggestion(std::string wrong, std::string_view word,
                            std::span<const std::string_view> choices, std::string_view all);

}  // namespace bones
