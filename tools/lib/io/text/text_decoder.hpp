// Files that people save with any editor, as UTF-8 with line feeds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace bones::inline io {

enum class Encoding : std::uint8_t { utf8, windows_1252, utf16_little, utf16_big };

/// The name of an encoding, for people.
std::string_view name_of(Encoding encoding);

/// Decodes a stream of bytes while it is read. Bytes that need no conversion pass unchanged,
/// also those that are not UTF-8. Memory is bounded: it looks ahead only where something must be
/// decided, at most twice a stream.
class TextDecoder {
  public:
    /// Fills up to `size` bytes and returns how many; 0 at the end.
    using Read = std::function<std::size_t(char* to, std::size_t size)>;
    /// Shows what has not been read yet, piece by piece, without taking it, until `use` returns
    /// false.
    using ShowRest = std::function<void(const std::function<bool(std::string_view)>& use)>;

    TextDecoder(Read read, ShowRest show_rest);

    std::size_t read(char* to, std::size_t size);
    /// As far as it is known. It is certain at the end.
    Encoding encoding() const { return encoding_; }
    /// Whether the text so far differs from the bytes.
    bool converts() const { return encoding_ != Encoding::utf8 || line_ends_ == LineEnds::cr; }

  private:
    enum class LineEnds : std::uint8_t { unknown, lf, cr };

    std::size_t take(char* to, std::size_t size);
    bool decode_more();
    bool refill(std::size_t size);
    void find_utf16();
    void settle_encoding(std::size_t first_byte);
    void decode();
    void decode_utf16();
    void settle_line_ends();
    void take_line_ends();
    bool rest_has_line_feed() const;

    Read read_;
    ShowRest show_rest_;
    std::string raw_;   ///< read, and not decoded yet
    std::string out_;   ///< decoded; from `given_` on it has not been handed out
    std::string held_;  ///< decoded, before line ends
    std::size_t given_ = 0;
    Encoding encoding_ = Encoding::utf8;
    LineEnds line_ends_ = LineEnds::unknown;
    bool has_zero_ = false;  ///< a zero byte: not Windows-1252
    bool begun_ = false, at_end_ = false, knows_encoding_ = false;
};

}  // namespace bones::inline io
