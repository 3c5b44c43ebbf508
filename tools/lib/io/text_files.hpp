// Recognises text files that have records or look like records.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace bones::inline io {

/// The extension of a file in small letters: `.txt` for `TABLE-3.TXT`.
std::string kind_of_file(const std::filesystem::path& path);

enum class TextContent : std::uint8_t {
    other,
    records,  ///< the first statement is a `game` line with a known game
    alike,    ///< a keyword line or two lines of play, but no such `game` line
};

/// The content of a `*.txt` file, by its first megabyte. A file that cannot be read is `other`.
TextContent content_of(const std::string& path);

}  // namespace bones::inline io
