#include "libnotation/json/json_text.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/digits.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {
namespace {

bool is_literal(char c) {
    return c >= 0x20 && c < 0x7F && c != '"' && c != '\\';
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
    out_.take_until(put_digits(out_.room(room_for_digits), number));
}

void JsonText::string(std::string_view text) {
    separate();
    out_.put('"');
    while (!text.empty()) {
        const auto plain = std::find_if_not(text.begin(), text.end(), is_literal) - text.begin();
        out_.put(text.substr(0, static_cast<std::size_t>(plain)));
        text.remove_prefix(static_cast<std::size_t>(plain));
        if (!text.empty()) text.remove_prefix(escape(text));
    }
    out_.put('"');
}

/// Writes the first character of a text, which needs an escape. Returns its length in the text.
std::size_t JsonText::escape(std::string_view text) {
    constexpr std::string_view named = "\"\\\n\r\t", names = "\"\\nrt";
    const Character character = first_character(text);
    if (const std::size_t which = named.find(text[0]); which < named.size())
        out_.put(fmt::format("\\{}", names[which]));
    else if (!character.is_valid())
        out_.put("\uFFFD");
    else if (character.bytes == 1)
        out_.put(fmt::format("\\u{:04x}", static_cast<unsigned>(character.point)));
    else
        out_.put(text.substr(0, character.bytes));
    return character.bytes;
}

void JsonText::list(std::string_view words) {
    begin_list();
    while (!words.empty()) string(take_word(words));
    end_list();
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
