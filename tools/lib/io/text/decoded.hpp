// Lists that people write with any editor, as UTF-8.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bones::inline io {

/// The character that a byte is in Windows-1252; U+FFFD for the five that are none.
char32_t windows_1252(unsigned char byte);
/// Appends a character in UTF-8.
void append_utf8(std::string& out, char32_t point);
/// Which byte of a unit of UTF-16 comes first.
enum class ByteOrder : std::uint8_t { little, big };
/// The order in a text that is UTF-16: by its byte-order mark, or by zero bytes in every second
/// place of the first 64.
std::optional<ByteOrder> utf16_order(std::string_view bytes);
/// Text of UTF-16 in UTF-8. Other units become U+FFFD.
std::string from_utf16(std::string_view bytes, ByteOrder order);
/// The text of a file in UTF-8, with its lines ended by line feeds. Reads UTF-16 (by its byte-order
/// mark, or by zero bytes in every second place of the first 64), UTF-8, and line by line
/// Windows-1252 where a line is not UTF-8. Lines may end with LF, CRLF or CR. What is none of these
/// keeps its zero bytes, or becomes U+FFFD.
std::string decoded(std::string_view bytes);

}  // namespace bones::inline io
