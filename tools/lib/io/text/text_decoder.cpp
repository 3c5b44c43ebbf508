#include "tools/lib/io/text/text_decoder.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "libnotation/text/utf8.hpp"
#include "tools/lib/io/text/decoded.hpp"

namespace bones::inline io {
namespace {

constexpr std::size_t block_size = std::size_t{64} * 1024;
constexpr std::size_t longest_sequence = 4;

bool is_high(char c) {
    return static_cast<unsigned char>(c) >= 0x80;
}

std::size_t first_high(std::string_view bytes) {
    return static_cast<std::size_t>(std::find_if(bytes.begin(), bytes.end(), is_high) -
                                    bytes.begin());
}

bool has_line_end(std::string_view bytes) {
    return bytes.find('\n') != std::string_view::npos || bytes.find('\r') != std::string_view::npos;
}

bool has_zero_byte(std::string_view bytes) {
    return bytes.find('\0') != std::string_view::npos;
}

/// Checks bytes, which come in pieces, for signs that they are not Windows-1252: a valid sequence
/// of UTF-8, zero bytes, and bytes that are not defined.
class Windows1252Test {
  public:
    void add(std::string_view bytes) {
        std::string joined;
        if (!cut_.empty()) {
            joined = std::exchange(cut_, {}).append(bytes);
            bytes = joined;
        }
        passes_ = passes_ && !has_zero_byte(bytes);
        for (skip(bytes); passes_ && bytes.size() >= longest_sequence; skip(bytes)) take(bytes);
        cut_ = bytes;  // the start of a sequence, to be checked with the next piece
    }
    bool passes() const { return passes_; }
    /// Whether the text is Windows-1252. Call it after all bytes have been added.
    bool finish() {
        std::string_view bytes = cut_;
        for (skip(bytes); passes_ && !bytes.empty(); skip(bytes)) take(bytes);
        return passes_;
    }

  private:
    static void skip(std::string_view& bytes) { bytes.remove_prefix(first_high(bytes)); }
    void take(std::string_view& bytes) {
        passes_ = !first_character(bytes).is_valid() &&
                  windows_1252(static_cast<unsigned char>(bytes[0])) != U'\uFFFD';
        bytes.remove_prefix(1);
    }

    std::string cut_;
    bool passes_ = true;
};

}  // namespace

std::string_view name_of(Encoding encoding) {
    static constexpr std::array<std::string_view, 4> names{"UTF-8", "Windows-1252", "UTF-16",
                                                           "UTF-16"};
    return names[static_cast<std::size_t>(encoding)];
}

TextDecoder::TextDecoder(Read read, ShowRest show_rest)
    : read_(std::move(read)), show_rest_(std::move(show_rest)) {}

std::size_t TextDecoder::read(char* to, std::size_t size) {
    while (given_ == out_.size()) {
        out_.clear();
        given_ = 0;
        const bool is_plain = begun_ && encoding_ == Encoding::utf8 && raw_.empty() &&
                              held_.empty() && line_ends_ != LineEnds::cr;
        if (is_plain) {
            const std::size_t count = read_(to, size);
            const std::string_view bytes(to, count);
            const bool ends_no_line = line_ends_ == LineEnds::lf || !has_line_end(bytes);
            if (count == 0 || (knows_encoding_ && ends_no_line)) return count;
            has_zero_ = has_zero_ || has_zero_byte(bytes);
            if (ends_no_line && is_ascii(bytes)) return count;
            raw_.assign(to, count);
            decode();
        } else if (!decode_more()) {
            return 0;
        }
    }
    return take(to, size);
}

std::size_t TextDecoder::take(char* to, std::size_t size) {
    const std::size_t count = out_.copy(to, size, given_);
    given_ += count;
    return count;
}

/// Reads and decodes a block. False at the end.
bool TextDecoder::decode_more() {
    if (at_end_) return false;
    at_end_ = !refill(block_size);
    if (!begun_) find_utf16();
    begun_ = true;
    decode();
    return true;
}

bool TextDecoder::refill(std::size_t size) {
    const std::size_t before = raw_.size();
    raw_.resize(before + size);
    const std::size_t count = read_(raw_.data() + before, size);
    raw_.resize(before + count);
    return count > 0;
}

/// Recognises UTF-16 by the byte-order mark, or by zero bytes in every second place.
void TextDecoder::find_utf16() {
    const auto is_short = [&](std::size_t wanted) { return raw_.size() < wanted && !at_end_; };
    while (is_short(2)) at_end_ = !refill(block_size);
    const bool has_zero = raw_.substr(0, 2).find('\0') != std::string::npos;
    if (has_zero)
        while (is_short(order_sample_size)) at_end_ = !refill(block_size);
    const auto found = utf16_order(raw_);
    if (!found) return;
    encoding_ = *found == ByteOrder::little ? Encoding::utf16_little : Encoding::utf16_big;
    knows_encoding_ = true;
    if (!has_zero) raw_.erase(0, 2);  // the byte-order mark
}

/// Decides the encoding at the first byte that is not ASCII, by that byte and all that follow.
void TextDecoder::settle_encoding(std::size_t first_byte) {
    knows_encoding_ = true;
    const std::string_view from = std::string_view(raw_).substr(first_byte);
    if (has_zero_) return;
    Windows1252Test test;
    test.add(from);
    if (test.passes())
        show_rest_([&](std::string_view bytes) {
            test.add(bytes);
            return test.passes();
        });
    if (test.finish()) encoding_ = Encoding::windows_1252;
}

/// Decodes the bytes read so far, apart from an incomplete sequence at the end.
void TextDecoder::decode() {
    if (encoding_ == Encoding::utf16_little || encoding_ == Encoding::utf16_big)
        return decode_utf16();
    std::size_t ready = raw_.size();
    if (!knows_encoding_) {
        const std::size_t high = first_high(raw_);
        has_zero_ = has_zero_ || has_zero_byte(std::string_view(raw_).substr(0, high));
        const bool is_whole = at_end_ || high + longest_sequence <= raw_.size();
        if (high < raw_.size() && is_whole) settle_encoding(high);
        if (!is_whole) ready = high;
    }
    if (encoding_ == Encoding::windows_1252)
        for (const char c : std::string_view(raw_).substr(0, ready))
            append_utf8(held_, windows_1252(static_cast<unsigned char>(c)));
    else
        held_.append(raw_, 0, ready);
    raw_.erase(0, ready);
    take_line_ends();
}

void TextDecoder::decode_utf16() {
    const ByteOrder order =
        encoding_ == Encoding::utf16_little ? ByteOrder::little : ByteOrder::big;
    std::size_t ready = at_end_ ? raw_.size() : raw_.size() / 2 * 2;
    // The second half of a surrogate pair may not have been read yet.
    if (!at_end_ && ready >= 2) {
        const auto high =
            static_cast<unsigned char>(raw_[order == ByteOrder::little ? ready - 1 : ready - 2]);
        if (high >= 0xD8 && high < 0xDC) ready -= 2;
    }
    held_ += from_utf16(std::string_view(raw_).substr(0, ready), order);
    raw_.erase(0, ready);
    take_line_ends();
}

/// Finds the line ends. A carriage return ends lines only if the whole text has no line feed.
void TextDecoder::settle_line_ends() {
    const std::size_t first = held_.find_first_of("\r\n");
    if (first == std::string::npos) return;
    const bool feeds = held_.find('\n', first) != std::string::npos || rest_has_line_feed();
    line_ends_ = feeds ? LineEnds::lf : LineEnds::cr;
}

bool TextDecoder::rest_has_line_feed() const {
    const bool little = encoding_ == Encoding::utf16_little;
    const bool wide = little || encoding_ == Encoding::utf16_big;
    bool found = false, second = false;
    char before = 0;
    const auto look = [&](std::string_view bytes) {
        if (!wide) found = bytes.find('\n') != std::string_view::npos;
        for (std::size_t i = 0; wide && !found && i < bytes.size(); ++i) {
            const char low = little ? before : bytes[i], high = little ? bytes[i] : before;
            found = second && low == '\n' && high == 0;
            before = bytes[i];
            second = !second;
        }
        return !found;
    };
    if (look(raw_)) show_rest_(look);
    return found;
}

void TextDecoder::take_line_ends() {
    if (line_ends_ == LineEnds::unknown) settle_line_ends();
    if (line_ends_ == LineEnds::cr) std::replace(held_.begin(), held_.end(), '\r', '\n');
    out_ += std::exchange(held_, {});
}

}  // namespace bones::inline io
