// Finds names that are so alike that two people may be one, misspelt.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/records/people.hpp"

namespace bones::inline io {

/// Whether one folded name becomes the other by adding, losing or changing one letter, or by
/// swapping two neighbours. Both must have four letters or more, unless one letter is doubled.
bool is_one_letter_off(std::string_view folded, std::string_view other);

/// Why two people may be one person or be confused.
enum class Near : std::uint8_t {
    letter,  ///< the names are one letter off
    id,      ///< the same name, with a stable id and without
    look,    ///< the names look alike, but have different characters
};

/// Two people, by their indices in a list, `first` before `second`.
struct NearPair {
    std::size_t first, second;
    Near why;
};

inline constexpr std::size_t most_near_pairs = 2000;
using IsWanted = std::function<bool(std::size_t first, std::size_t second)>;

/// Finds pairs among different people (no two with one key()) that may be one person. Their names
/// are one letter off, look alike, or are the same, once with a stable id and once without.
///
/// The pairs come in the order of `second`, then of `first`, at most the first `most_near_pairs`.
/// `is_wanted` is called with two indices; null: every pair is wanted. Time grows with the letters
/// of the names, not with the number of pairs; memory is for 20,000 people at a time.
std::vector<NearPair> near_names(std::span<const Person> people, const IsWanted& is_wanted = {});

/// `Ana Ruis and Ana Ruiz <ana-17> are two people, of nearly the same name`
std::string near_text(const Person& person, const Person& other, Near why);
/// The line after that many pairs.
inline constexpr std::string_view more_near_pairs =
    "only 2,000 pairs of players with nearly the same name are listed";

}  // namespace bones::inline io
