// Text put after a string, without asking the string for room byte by byte.
#pragma once

#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

namespace bones {

/// Writes at the end of a string, which has its right size only when the writer is gone.
class TextWriter {
  public:
    explicit TextWriter(std::string& text)
        : text_(text), at_(text.data() + text.size()), room_end_(at_) {}
    ~TextWriter() { text_.resize(size()); }
    TextWriter(const TextWriter&) = delete;
    TextWriter& operator=(const TextWriter&) = delete;

    /// The size of the string's text, what was there before included.
    std::size_t size() const { return static_cast<std::size_t>(at_ - text_.data()); }
    /// Where the next bytes go; that many fit. Holds until anything else is put.
    char* room(std::size_t bytes) {
        if (static_cast<std::size_t>(room_end_ - at_) < bytes) [[unlikely]]
            grow(bytes);
        return at_;
    }
    /// Takes what was put into the room, up to `end`, as text.
    void take_until(char* end) { at_ = end; }

    void put(char c) {
        *room(1) = c;
        ++at_;
    }
    void put(std::string_view words) {
        // Nothing may be asked of memcpy where there are no words, which may be nowhere.
        if (!words.empty()) std::memcpy(room(words.size()), words.data(), words.size());
        at_ += words.size();
    }

    void put_blanks(std::size_t count) {
        std::memset(room(count), ' ', count);
        at_ += count;
    }

    /// The text from a byte on, which must be there. Holds as room() does.
    std::string_view from(std::size_t begin) const {
        return {text_.data() + begin, size() - begin};
    }
    /// Takes off what is after the first `size` bytes, which must be there.
    void cut(std::size_t size) { at_ = text_.data() + size; }
    /// Takes off the blanks at the end, but none of the first `size` bytes, which must be there.
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
    char* at_;        ///< after the text
    char* room_end_;  ///< after the room
};

}  // namespace bones
