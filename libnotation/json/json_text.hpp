// JSON that is written without a document: JSON Lines and SARIF.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "bones/seat.hpp"
#include "bones/tile.hpp"
#include "libnotation/text/text_writer.hpp"

namespace bones {

/// Appends JSON to a text, piece by piece: whoever calls puts the signs and the keys. The text may
/// be read, or changed by others, only when this is gone.
class JsonText {
  public:
    explicit JsonText(std::string& out) : out_(out) {}

    /// JSON as it is: signs, keys, numbers, names that need no escaping.
    void raw(std::string_view json) { out_.put(json); }
    void number(std::int64_t number);
    /// A text as a string, quotes included. Bytes that are no UTF-8 become U+FFFD, one each.
    void string(std::string_view text);
    /// Words with blanks between them as a list of strings.
    void list(std::string_view words);
    /// The letter of a seat as a string: `"A"`. There must be a seat.
    void seat(Seat seat) {
        const char letter[] = {'"', seat.letter(), '"'};
        raw({letter, sizeof letter});
    }
    /// A tile as a string: `"6-1"`.
    void tile(Tile tile);

  private:
    bool plain_list(std::string_view words);
    std::size_t escape(std::string_view text);

    TextWriter out_;
};

/// Appends a text as a JSON string, quotes included. Bytes that are no UTF-8 become U+FFFD, one
/// each.
void append_json_string(std::string& out, std::string_view text);

}  // namespace bones
