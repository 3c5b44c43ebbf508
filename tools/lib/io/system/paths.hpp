// Paths for the C++ library.
#pragma once

#include <filesystem>
#include <string_view>

namespace bones::inline io::system {

/// Makes a path from UTF-8. On Windows the C++ library would read it as Latin-1.
std::filesystem::path path_of(std::string_view utf8);

}  // namespace bones::inline io::system
