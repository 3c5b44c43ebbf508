// Converts lists from any editor to UTF-8.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bones::inline io {

/// The character of a byte in Windows-1252. U+FFFD for the five undefined bytes.
char32_t windows_1252(unsigned char byte);
/// Appends a character in UTF-8.
void append_utf8(std::string& out, char32_t point);
/// The order of the bytes in a unit of UTF-16.
enum class ByteOrder : std::uint8_t { little, big };
/// How many bytes of a text show utf16_order the order.
inline constexpr std::size_t order_sample_size = 64;
/// The byte order if a text is UTF-16. Recognised by its byte-order mark, or by zero bytes in every
/// second place of the first `order_sample_size`.
std::optional<ByteOrder> utf16_order(std::string_view bytes);
/// Converts UTF-16 to UTF-8. Invalid units become U+FFFD.
std::string from_utf16(std::string_view bytes, ByteOrder order);
/// The text of a file in UTF-8, with line feeds as line ends. It reads UTF-16 (see utf16_order),
/// UTF-8, and Windows-1252 for each line that is not UTF-8. Lines may end with LF, CRLF or CR. In
/// other files zero bytes stay and invalid bytes become U+FFFD.
std::string decoded(std::string_view bytes);

}  // namespace bones::inline io
