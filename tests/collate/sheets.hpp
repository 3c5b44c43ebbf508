// Generated games, and sheets of them that know less or are misread.
#pragma once

#include <string>
#include <vector>

#include "tests/support/generated_record.hpp"
#include "tests/support/random.hpp"
#include "tools/lib/show/collate/collation.hpp"

namespace bones::test {

/// A game of few hands in canonical text, as a club plays it: its house rules are the usual.
std::string generated_game(Game game, int players, std::uint64_t number);

/// Two sheets of a record that know all of it together: what one leaves out or has a `?` for, the
/// other has.
struct TwoSheets {
    std::string first, second;
};
TwoSheets hide_differently(const std::string& record, Random& random);

/// The same record with one tile misread among the actions of a hand: `action` becomes the number
/// of the action, so that two slips can be told apart.
std::string misread_one(const std::string& record, Game game, Random& random, std::size_t& action);

/// The same record without its deals and yards.
std::string without_deals(const std::string& record);
/// The same record, in which some arms are not written.
std::string without_some_arms(const std::string& record, Random& random);

/// Puts records together as sheets 1, 2 … .
collate::CollatedGame collated(const std::vector<std::string>& records, int prefer = 1);

}  // namespace bones::test
