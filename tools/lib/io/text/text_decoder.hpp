// Converts files from any editor to UTF-8 with line feeds.
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

/// Decodes a stream of bytes while it is read. Bytes that need no conversion stay unchanged, also
/// those that are not valid UTF-8. Memory is bounded: it looks ahead at most twice per stream, only
/// to decide the encoding or the line ends.
class TextDecoder {
  public:
    /// Reads up to `size` bytes into `to` and returns how many; 0 at the end.
    using Read = std::function<std::size_t(char* to, std::size_t size)>;
    /// Shows the unread rest of the stream, piece by piece, without consuming it, until `use`
    /// returns false.
    using ShowRest = std::function<void(const std::function<bool(std::string_view)>& use)>;

    TextDecoder(Read read, ShowRest show_rest);

    std::size_t read(char* to, std::size_t size);
    /// The encoding, as far as known. It is certain at the end.
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
    std::string raw_;   ///< read, but not decoded yet
    std::string out_;   ///< decoded; the part from given_ on has not been returned
    std::string held_;  ///< decoded, but with its original line ends
    std::size_t given_ = 0;
    Encoding encoding_ = Encoding::utf8;
    LineEnds line_ends_ = LineEnds::unknown;
    bool has_zero_ = false;  ///< a zero byte was read, so it is not Windows-1252
    bool begun_ = false, at_end_ = false, knows_encoding_ = false;
};

}  // namespace bones::inline io
