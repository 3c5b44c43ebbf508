// The kinds of actions, as words for programs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bones/action.hpp"

namespace bones {

/// The words for kinds of actions; archives store the index.
inline constexpr std::array<std::string_view, 8> kind_words = {"play", "draw",    "pass", "show",
                                                               "skip", "unknown", "bad",  "return"};
constexpr std::int64_t kind_number(ActionKind kind) {
    switch (kind) {
        case ActionKind::play:
            return 0;
        case ActionKind::draw:
        case ActionKind::draw_unknown:
        case ActionKind::bad_draw:
            return 1;
        case ActionKind::pass:
            return 2;
        case ActionKind::show:
        case ActionKind::bad_show:
            return 3;
        case ActionKind::skip:
            return 4;
        case ActionKind::unknown_turn:
        case ActionKind::bad_tile:
            return 5;
        case ActionKind::bad_token:
        case ActionKind::too_many:
            return 6;
        case ActionKind::put_back:
        case ActionKind::put_back_unknown:
        case ActionKind::bad_put_back:
            return 7;
    }
    return 6;
}
constexpr std::string_view word_of(ActionKind kind) {
    return kind_words[static_cast<std::size_t>(kind_number(kind))];
}

}  // namespace bones
