// What `bones-check --explain` prints.
#pragma once

#include <string>
#include <string_view>

#include "tools/check/markdown_text.hpp"

namespace bones {

/// The page on a code (`revoke`), a clause of the rules or section of the notation (`D4`, `N3`), a
/// game's rules (`double-takes`), the notation (`notation`), or all house rules (`rules`). Throws
/// UsageError, with the nearest name, for anything else.
std::string explain(std::string_view what, PageLook look);

}  // namespace bones
