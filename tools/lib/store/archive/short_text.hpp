// A short text without heap memory.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

namespace bones::inline store::archive {

/// A short text that is stored inside the row.
class ShortText {
  public:
    ShortText& operator+=(std::string_view text) {
        const std::size_t room = sizeof data_ - size_;
        const std::size_t count = text.size() < room ? text.size() : room;
        std::memcpy(data_ + size_, text.data(), count);
        size_ = static_cast<std::uint8_t>(size_ + count);
        return *this;
    }
    std::string_view view() const { return {data_, size_}; }

  private:
    std::uint8_t size_ = 0;
    char data_[46];
};

}  // namespace bones::inline store::archive
