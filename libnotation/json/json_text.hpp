// Writes JSON without building a document, for JSON Lines and SARIF.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "bones/seat.hpp"
#include "bones/tile.hpp"
#include "libnotation/text/text_writer.hpp"

namespace bones {

/// Appends JSON to a text, value by value, and writes the commas. The text may be read or changed
/// elsewhere only after this object is gone.
class JsonText {
  public:
    explicit JsonText(std::string& out) : out_(out) {}

    void begin_object() { begin('{'); }
    void end_object() { end('}'); }
    void begin_list() { begin('['); }
    void end_list() { end(']'); }
    /// Writes the key of the next value: ASCII that needs no escape.
    JsonText& key(std::string_view name);
    /// Writes a key that may be any text.
    JsonText& any_key(std::string_view name);
    /// Ends the line after a whole value (JSON Lines).
    void end_line();

    void null() { json("null"); }
    void boolean(bool value) { json(value ? "true" : "false"); }
    template <std::integral Number>
    void number(Number number) {
        whole_number(static_cast<std::int64_t>(number));
    }
    /// A number that is not negative, or null.
    template <std::signed_integral Number>
    void number_or_null(Number number) {
        if (number < 0)
            null();
        else
            whole_number(number);
    }
    /// A text as a string in quotes. Each byte that is not valid UTF-8 becomes U+FFFD.
    void string(std::string_view text);
    /// A text as a string in quotes, or null if it is empty.
    void string_or_null(std::string_view text) {
        if (text.empty())
            null();
        else
            string(text);
    }
    /// A text that needs no escape, as a string.
    void word(std::string_view word);
    /// The words of a text, which are separated by blanks, as a list of strings.
    void list(std::string_view words);
    /// The letter of a seat as a string: `"A"`. The seat must exist.
    void seat(Seat seat) {
        const char letter = seat.letter();
        word({&letter, 1});
    }
    void seat_or_null(Seat seat) {
        if (seat.exists())
            this->seat(seat);
        else
            null();
    }
    /// A tile as a string: `"6-1"`.
    void tile(Tile tile);
    /// A value that is JSON already.
    void json(std::string_view value) {
        separate();
        out_.put(value);
    }

  private:
    /// Writes the comma before a value if one is due. The next value will need one.
    void separate() {
        if (comma_) out_.put(',');
        comma_ = true;
    }
    void begin(char bracket) {
        separate();
        out_.put(bracket);
        comma_ = false;
    }
    void end(char bracket) {
        out_.put(bracket);
        comma_ = true;
    }
    void whole_number(std::int64_t number);
    std::size_t escape(std::string_view text);

    TextWriter out_;
    bool comma_ = false;  ///< whether the next value needs a comma
};

inline JsonText& JsonText::key(std::string_view name) {
    char* at = out_.room(name.size() + 4);
    if (comma_) *at++ = ',';
    *at++ = '"';
    std::memcpy(at, name.data(), name.size());
    at += name.size();
    *at++ = '"';
    *at++ = ':';
    out_.take_until(at);
    comma_ = false;
    return *this;
}

inline void JsonText::word(std::string_view word) {
    separate();
    char* at = out_.room(word.size() + 2);
    *at++ = '"';
    std::memcpy(at, word.data(), word.size());
    at += word.size();
    *at++ = '"';
    out_.take_until(at);
}

inline void JsonText::end_line() {
    out_.put('\n');
    comma_ = false;
}

/// Appends a text as a JSON string in quotes. Each byte that is not valid UTF-8 becomes U+FFFD.
void append_json_string(std::string& out, std::string_view text);

}  // namespace bones
