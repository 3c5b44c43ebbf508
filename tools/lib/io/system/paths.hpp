// Paths for the C++ library.
#pragma once

#include <filesystem>
#include <string_view>

namespace bones::inline io::system {

/// A path out of its UTF-8: the C++ library of Windows would take it for Latin-1.
std::filesystem::path path_of(std::string_view utf8);

}  // namespace bones::inline io::system
