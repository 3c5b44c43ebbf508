#include "libnotation/json/json_text.hpp"

#include <array>
#include <cstring>

#include "libnotation/text/digits.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {
namespace {

/// A byte eight times.
constexpr std::uint64_t eight(unsigned char byte) {
    return byte * 0x0101010101010101u;
}

/// Whether eight characters are written as they are: printable ASCII, no quote and no backslash.
/// The uppermost bit of each byte tells, and no byte carries into the next: the lower seven bits
/// are at least `n` if adding 128 - n sets it, and others than those of `c` if c ^ them + 127 does.
bool are_plain(std::uint64_t characters) {
    const std::uint64_t low = characters & eight(0x7F);
    const std::uint64_t not_control = low + eight(0x80 - 0x20);
    const std::uint64_t deleted = low + eight(0x80 - 0x7F);
    const std::uint64_t not_quote = (low ^ eight('"')) + eight(0x7F);
    const std::uint64_t not_backslash = (low ^ eight('\\')) + eight(0x7F);
    const std::uint64_t odd = ~(not_control & not_quote & not_backslash) | deleted | characters;
    return (odd & eight(0x80)) == 0;
}

constexpr auto plain_table() {
    std::array<bool, 256> plain{};
    for (std::size_t c = 0x20; c < 0x7F; ++c) plain[c] = c != '"' && c != '\\';
    return plain;
}
constexpr auto plain_characters = plain_table();

bool is_plain(char c) {
    return plain_characters[static_cast<unsigned char>(c)];
}

/// Copies a text up to the first character that is not written as it is, and returns how many came
/// before it. There must be room for all of the text.
std::size_t copy_plain(std::string_view text, char* to) {
    std::size_t i = 0;
    for (; i + 8 <= text.size(); i += 8) {
        std::uint64_t characters;
        std::memcpy(&characters, text.data() + i, 8);
        if (!are_plain(characters)) break;
        std::memcpy(to + i, &characters, 8);
    }
    for (; i < text.size() && is_plain(text[i]); ++i) to[i] = text[i];
    return i;
}

/// What stands for a character of ASCII that is not written as it is: at most six bytes, whose end
/// it returns.
char* put_escaped(char c, char* at) {
    constexpr char digits[] = "0123456789abcdef";
    constexpr std::string_view named = "\"\\\n\r\t", names = "\"\\nrt";
    *at++ = '\\';
    if (const std::size_t which = named.find(c); which < named.size()) {
        *at++ = names[which];
        return at;
    }
    *at++ = 'u';
    *at++ = '0';
    *at++ = '0';
    *at++ = digits[static_cast<unsigned char>(c) >> 4];
    *at++ = digits[static_cast<unsigned char>(c) & 15];
    return at;
}

}  // namespace

JsonText& JsonText::any_key(std::string_view name) {
    string(name);
    out_.put(':');
    comma_ = false;
    return *this;
}

void JsonText::whole_number(std::int64_t number) {
    separate();
    char* at = out_.room(1 + room_for_digits);
    auto digits = static_cast<std::uint64_t>(number);
    if (number < 0) {
        *at++ = '-';
        digits = 0 - digits;
    }
    out_.take_until(put_digits(at, digits));
}

void JsonText::string(std::string_view text) {
    separate();
    out_.put('"');
    while (true) {
        char* const at = out_.room(text.size());
        const std::size_t plain = copy_plain(text, at);
        out_.take_until(at + plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        text.remove_prefix(escape(text));
    }
    out_.put('"');
}

/// Writes the character that a text starts with, which is none to be written as it is. Returns its
/// length in the text.
std::size_t JsonText::escape(std::string_view text) {
    const Character character = first_character(text);
    if (!character.is_valid())
        out_.put("\xEF\xBF\xBD");
    else if (character.bytes == 1)
        out_.take_until(put_escaped(text[0], out_.room(6)));
    else
        out_.put(text.substr(0, character.bytes));
    return character.bytes;
}

void JsonText::list(std::string_view words) {
    if (plain_list(words)) return;
    begin_list();
    while (!words.empty()) string(take_word(words));
    end_list();
}

/// Writes the list if its words are of plain characters and have one blank between them, as nearly
/// all have; else nothing.
bool JsonText::plain_list(std::string_view words) {
    if (words.empty()) return false;
    char* at = out_.room(3 * words.size() + 5);
    if (comma_) *at++ = ',';
    *at++ = '[';
    *at++ = '"';
    char before = ' ';
    for (const char c : words) {
        if (c != ' ') {
            if (!is_plain(c)) return false;
            *at++ = c;
        } else {
            if (before == ' ') return false;
            *at++ = '"';
            *at++ = ',';
            *at++ = '"';
        }
        before = c;
    }
    if (before == ' ') return false;
    *at++ = '"';
    *at++ = ']';
    out_.take_until(at);
    comma_ = true;
    return true;
}

void JsonText::tile(Tile tile) {
    separate();
    out_.put('"');
    out_.take_until(put_tile(out_.room(room_for_tile), tile));
    out_.put('"');
}

void append_json_string(std::string& out, std::string_view text) {
    JsonText(out).string(text);
}

}  // namespace bones
