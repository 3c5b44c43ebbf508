// Names as they are compared: whatever case and accents.
#pragma once

#include <string>
#include <string_view>

namespace bones {

/// A name in small letters and without accents (Latin letters up to U+017F; `ß` becomes `ss`; Greek
/// and Cyrillic only lose their capitals; combining marks are dropped). What is no UTF-8 stays.
std::string fold(std::string_view name);

}  // namespace bones
