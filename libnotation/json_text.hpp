// JSON that is written without a document: JSON Lines and SARIF.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "libnotation/seat.hpp"
#include "libnotation/tile.hpp"

namespace bones {

/// Appends JSON to a text, piece by piece: whoever calls puts the signs and the keys. While it
/// lives the text has room behind what was written, so that pieces go in through a pointer; the
/// text may be read, or changed by others, only when it is gone.
class JsonText {
  public:
    explicit JsonText(std::string& out)
        : out_(out), begin_(out.size()), at_(out.data() + out.size()), end_(at_) {}
    JsonText(const JsonText&) = delete;
    JsonText& operator=(const JsonText&) = delete;
    ~JsonText() { out_.resize(size()); }

    /// JSON as it is: signs, keys, numbers, names that need no escaping.
    void raw(std::string_view json) {
        char* const at = room(json.size());
        at_ = std::copy(json.begin(), json.end(), at);
    }
    /// The same of a literal, which is copied in one or two steps.
    template <std::size_t Size>
    void raw(const char (&json)[Size]) {
        std::memcpy(room(Size - 1), json, Size - 1);
        at_ += Size - 1;
    }
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
    std::size_t size() const { return static_cast<std::size_t>(at_ - out_.data()); }
    char* room(std::size_t bytes) {
        if (static_cast<std::size_t>(end_ - at_) < bytes) grow(bytes);
        return at_;
    }
    void grow(std::size_t bytes);
    bool plain_list(std::string_view words);
    std::size_t escape(std::string_view text);

    std::string& out_;
    std::size_t begin_;  ///< where in the text this began to write
    char* at_;           ///< behind what was written
    char* end_;          ///< of the room
};

/// Appends a text as a JSON string, quotes included. Bytes that are no UTF-8 become U+FFFD, one
/// each.
void append_json_string(std::string& out, std::string_view text);

}  // namespace bones
