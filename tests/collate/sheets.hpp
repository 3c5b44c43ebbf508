// Generated games, and sheets of them with hidden or misread parts.
#pragma once

#include <string>
#include <vector>

#include "tests/support/generated_record.hpp"
#include "tests/support/random.hpp"
#include "tools/lib/show/collate/collation.hpp"

namespace bones::test {

/// Returns a short game in canonical form with the usual house rules of a club.
std::string generated_game(Game game, int players, std::uint64_t number);

/// Two sheets that together have the whole record. A part that is missing or a `?` on one is on the
/// other.
struct TwoSheets {
    std::string first, second;
};
TwoSheets hide_differently(const std::string& record, Random& random);

/// Returns the record with one tile misread among the actions of a hand. Sets `action` to the
/// number of that action, so that two slips can be distinguished.
std::string misread_one(const std::string& record, Game game, Random& random, std::size_t& action);

/// Returns the record without its deals and yards.
std::string without_deals(const std::string& record);
/// Returns the record with some arms removed.
std::string without_some_arms(const std::string& record, Random& random);

/// Collates records as sheets 1, 2 and so on.
collate::CollatedGame collated(const std::vector<std::string>& records, int prefer = 1);

}  // namespace bones::test
