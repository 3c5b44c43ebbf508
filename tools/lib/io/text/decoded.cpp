#include "tools/lib/io/text/decoded.hpp"

#include <utf8proc.h>

#include <algorithm>

#include "libnotation/text/lexer.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones::inline io {
namespace {

bool is_utf8(std::string_view line) {
    while (!line.empty())
        if (!take_character(line).is_valid()) return false;
    return true;
}

void append_line(std::string& out, std::string_view line) {
    if (is_utf8(line)) {
        out += line;
    } else {
        for (const char c : line) append_utf8(out, windows_1252(static_cast<unsigned char>(c)));
    }
}

}  // namespace

std::optional<ByteOrder> utf16_order(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE")) return ByteOrder::little;
    if (bytes.starts_with("\xFE\xFF")) return ByteOrder::big;
    const std::size_t pairs = std::min(bytes.size(), order_sample_size) / 2;
    std::size_t even = 0, odd = 0;
    for (std::size_t i = 0; i < pairs; ++i) {
        even += bytes[2 * i] == '\0';
        odd += bytes[2 * i + 1] == '\0';
    }
    if (pairs > 0 && odd == pairs) return ByteOrder::little;
    if (pairs > 0 && even == pairs) return ByteOrder::big;
    return {};
}

std::string from_utf16(std::string_view bytes, ByteOrder order) {
    std::string out;
    const auto unit = [&](std::size_t at) -> char32_t {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return order == ByteOrder::little ? first | second << 8 : first << 8 | second;
    };
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        char32_t point = unit(i);
        const bool high = point >= 0xD800 && point < 0xDC00;
        if (high && i + 3 < bytes.size() && unit(i + 2) >= 0xDC00 && unit(i + 2) < 0xE000) {
            point = 0x10000 + ((point - 0xD800) << 10) + (unit(i + 2) - 0xDC00);
            i += 2;
        }
        append_utf8(out, point);
    }
    // An odd byte at the end is half a character, which is not valid.
    if (bytes.size() % 2 != 0) append_utf8(out, 0xFFFD);
    return out;
}

char32_t windows_1252(unsigned char byte) {
    constexpr char32_t upper[32] = {0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
                                    0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};
    return byte >= 0x80 && byte < 0xA0 ? upper[byte - 0x80] : byte;
}

void append_utf8(std::string& out, char32_t point) {
    utf8proc_uint8_t bytes[4];
    auto size = utf8proc_encode_char(static_cast<utf8proc_int32_t>(point), bytes);
    if (size == 0 || (point >= 0xD800 && point < 0xE000))
        size = utf8proc_encode_char(0xFFFD, bytes);
    out.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

std::string decoded(std::string_view bytes) {
    std::string text;
    if (const std::optional<ByteOrder> order = utf16_order(bytes)) {
        text = from_utf16(bytes, *order);
        bytes = text;
    }
    std::string out;
    for (bytes = without_byte_order_marks(bytes); !bytes.empty();) {
        const std::size_t end = std::min(bytes.find_first_of("\r\n"), bytes.size());
        append_line(out, bytes.substr(0, end));
        const bool both = bytes.substr(end, 2) == "\r\n";
        if (end < bytes.size()) out += '\n';
        bytes.remove_prefix(std::min(end + (both ? 2 : 1), bytes.size()));
    }
    return out;
}

}  // namespace bones::inline io
