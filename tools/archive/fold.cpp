#include "tools/archive/fold.hpp"

#include "libnotation/utf8.hpp"

namespace bones {

namespace {

// U+00C0 … U+017F, two bytes each: what a letter becomes (a blank: nothing more).
constexpr std::string_view latin =
    // U+00C0
    "a a a a a a aec e e e e i i i i d n o o o o o * o u u u u y thss"
    "a a a a a a aec e e e e i i i i d n o o o o o / o u u u u y thy "
    // U+0100
    "a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g "
    "g g g g h h h h i i i i i i i i i i ijijj j k k k l l l l l l l "
    "l l l n n n n n n n n n o o o o o o oeoer r r r r r s s s s s s "
    "s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s ";
static_assert(latin.size() == 2 * (0x180 - 0xC0));

void append_code_point(std::string& out, unsigned code) {
    if (code < 0x800) {
        out += static_cast<char>(0xC0 | code >> 6);
    } else {
        out += static_cast<char>(0xE0 | code >> 12);
        out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
    }
    out += static_cast<char>(0x80 | (code & 0x3F));
}

void append_folded(std::string& out, unsigned code) {
    if (code >= 0xC0 && code < 0x180) {
        const std::string_view letters = latin.substr(2 * (code - 0xC0), 2);
        out += letters.substr(0, letters[1] == ' ' ? 1 : 2);
    } else if (code >= 0x300 && code < 0x370) {
        // A combining mark.
    } else if (code >= 0x391 && code <= 0x3A9) {
        append_code_point(out, code + 0x20);  // Greek
    } else if (code >= 0x410 && code <= 0x42F) {
        append_code_point(out, code + 0x20);  // Cyrillic
    } else if (code >= 0x400 && code <= 0x40F) {
        append_code_point(out, code + 0x50);
    } else {
        append_code_point(out, code);
    }
}

}  // namespace

std::string fold(std::string_view name) {
    std::string out;
    while (!name.empty()) {
        const std::size_t size = readable_character(name);
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(name[i]); };
        if (size <= 1)
            out += byte(0) >= 'A' && byte(0) <= 'Z' ? static_cast<char>(byte(0) + 32) : name[0];
        else if (size == 2)
            append_folded(out, (byte(0) & 0x1Fu) << 6 | (byte(1) & 0x3Fu));
        else if (size == 3)
            append_folded(out,
                          (byte(0) & 0x0Fu) << 12 | (byte(1) & 0x3Fu) << 6 | (byte(2) & 0x3Fu));
        else
            out += name.substr(0, size);
        name.remove_prefix(size == 0 ? 1 : size);
    }
    return out;
}

}  // namespace bones
