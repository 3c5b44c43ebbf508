// Appends to a string without a check of its capacity at each byte.
#pragma once

#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

namespace bones {

/// Appends to a string. The string has its final size only when the writer is gone.
class TextWriter {
  public:
    explicit TextWriter(std::string& text)
        : text_(text), at_(text.data() + text.size()), room_end_(at_) {}
    ~TextWriter() { text_.resize(size()); }
    TextWriter(const TextWriter&) = delete;
    TextWriter& operator=(const TextWriter&) = delete;

    /// The size of the string's text, including the text it had before.
    std::size_t size() const { return static_cast<std::size_t>(at_ - text_.data()); }
    /// A pointer to the end of the text, with room for this many bytes. Valid until the next call
    /// that appends.
    char* room(std::size_t bytes) {
        if (static_cast<std::size_t>(room_end_ - at_) < bytes) [[unlikely]]
            grow(bytes);
        return at_;
    }
    /// Makes the bytes up to `end`, which were written to the room, part of the text.
    void take_until(char* end) { at_ = end; }

    void put(char c) {
        *room(1) = c;
        ++at_;
    }
    void put(std::string_view words) {
        // An empty view may have a null pointer, which memcpy does not allow.
        if (!words.empty()) std::memcpy(room(words.size()), words.data(), words.size());
        at_ += words.size();
    }

    void put_blanks(std::size_t count) {
        std::memset(room(count), ' ', count);
        at_ += count;
    }

    /// The text from byte `begin` on, which must exist. Valid as long as room().
    std::string_view from(std::size_t begin) const {
        return {text_.data() + begin, size() - begin};
    }
    /// Cuts the text to its first `size` bytes, which must exist.
    void cut(std::size_t size) { at_ = text_.data() + size; }
    /// Removes blanks at the end, but none of the first `size` bytes, which must exist.
    void cut_blanks(std::size_t size) {
        const char* const begin = text_.data() + size;
        while (at_ > begin && at_[-1] == ' ') --at_;
    }

  private:
    [[gnu::noinline]] void grow(std::size_t bytes) {
        constexpr std::size_t some_lines = 1024;
        const std::size_t size = this->size();
        text_.resize(size + bytes + some_lines);
        at_ = text_.data() + size;
        room_end_ = text_.data() + text_.size();
    }

    std::string& text_;
    char* at_;        ///< the end of the text
    char* room_end_;  ///< the end of the room
};

}  // namespace bones
