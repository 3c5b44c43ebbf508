// Text files in folders that hold records or look as if they did.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace bones::inline io {

/// The extension of a file in small letters, as `.txt` of `TABLE-3.TXT`.
std::string kind_of_file(const std::filesystem::path& path);

enum class TextContent : std::uint8_t {
    other,
    records,  ///< the first statement is a `game` line with a known game
    alike,    ///< there is a line with a keyword, or two lines of play, but no such `game` line
};

/// What a `*.txt` file holds. Looks at its first megabyte. A file that cannot be read is `other`.
TextContent content_of(const std::string& path);

}  // namespace bones::inline io
