// Texts for JavaScript.
#pragma once

#include <string_view>

namespace bones::web {

/// A copy of a text that ends with a zero byte, for JavaScript to free; null if memory runs out.
char* given_away(std::string_view text) noexcept;

}  // namespace bones::web
