// All games, as the types of a typed test.
#pragma once

#include <gtest/gtest.h>

#include "engine/games/list.hpp"

namespace bones::test {
namespace detail {

template <class List>
struct TypesOf;
template <class... G>
struct TypesOf<GameList<G...>> {
    using Types = testing::Types<G...>;
};

}  // namespace detail

using AllGames = detail::TypesOf<Games>::Types;

}  // namespace bones::test
