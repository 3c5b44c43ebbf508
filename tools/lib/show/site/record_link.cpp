#include "tools/lib/show/site/record_link.hpp"

#include <cstdint>

namespace bones::inline show::site {
namespace {

/// The text as raw deflate with one stored block (RFC 1951, 3.2.4). Records are a few kilobytes, so
/// compression would save little. A text has at most 65,535 bytes.
std::string deflated(std::string_view text) {
    const auto size = static_cast<std::uint16_t>(text.size());
    std::string out = "\1";  // the last block, stored
    for (const std::uint16_t number : {size, static_cast<std::uint16_t>(~size)}) {
        out += static_cast<char>(number & 0xFF);
        out += static_cast<char>(number >> 8);
    }
    return out.append(text);
}

std::string base64url(std::string_view bytes) {
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string out;
    std::uint32_t group = 0;
    int bits = 0;
    for (const char byte : bytes) {
        group = (group << 8 | static_cast<std::uint8_t>(byte)) & 0xFFFF;
        for (bits += 8; bits >= 6; bits -= 6) out += letters[group >> (bits - 6) & 63];
    }
    if (bits > 0) out += letters[group << (6 - bits) & 63];
    return out;
}

}  // namespace

std::string record_link(std::string_view text) {
    if (text.size() > longest_record_link / 4 * 3) return {};
    std::string link = "#z=" + base64url(deflated(text));
    return link.size() <= longest_record_link ? link : "";
}

}  // namespace bones::inline show::site
