#include "libnotation/text/suggest.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "libnotation/text/chars.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

constexpr std::size_t longest_word = 64;
using Row = std::array<int, longest_word + 1>;

}  // namespace

int edit_distance(std::string_view a, std::string_view b) {
    if (a.size() > longest_word || b.size() > longest_word) return longest_word + 1;
    // Damerau's distance in its restricted form, which needs three rows.
    Row before{}, above{}, row{};
    for (std::size_t j = 0; j <= b.size(); ++j) above[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const char x = lower(a[i - 1]), y = lower(b[j - 1]);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (x != y)});
            const bool swapped = i > 1 && j > 1 && x == lower(b[j - 2]) && y == lower(a[i - 2]);
            if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = above;
        above = row;
    }
    return above[b.size()];
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> choices) {
    std::string_view best;
    int best_distance = longest_word;
    for (const std::string_view choice : choices) {
        const std::size_t shorter = std::min(word.size(), choice.size());
        const std::size_t longer = std::max(word.size(), choice.size());
        // In a word of two letters even one wrong letter is too many.
        const int allowed = shorter < 3 ? 0 : std::max(1, static_cast<int>(longer) / 3);
        const int distance = edit_distance(word, choice);
        if (distance > allowed || distance >= best_distance) continue;
        best = choice;
        best_distance = distance;
    }
    return best;
}

std::string with_suggestion(std::string wrong, std::string_view word,
                            std::span<const std::string_view> choices, std::string_view all) {
    const std::string_view near = nearest(word, choices);
    return near.empty() ? fmt::format("{}; {} {}", wrong, all, listed(choices))
                        : fmt::format("{}; did you mean {}?", wrong, near);
}

}  // namespace bones
