// Joins words with a separator.
#pragma once

#include <string>
#include <string_view>

namespace bones {

template <class Words>
std::string joined(const Words& words, std::string_view between) {
    std::string text;
    bool first = true;
    for (const std::string_view word : words) {
        if (!first) text += between;
        first = false;
        text += word;
    }
    return text;
}

}  // namespace bones
