// Texts that take no memory of their own.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

namespace bones::archive {

/// A short text within the row itself. NULL until something is added, be it nothing.
class ShortText {
  public:
    ShortText& operator+=(std::string_view text) {
        is_null_ = false;
        const std::size_t room = sizeof data_ - size_;
        const std::size_t count = text.size() < room ? text.size() : room;
        std::memcpy(data_ + size_, text.data(), count);
        size_ = static_cast<std::uint8_t>(size_ + count);
        return *this;
    }
    std::string_view view() const { return {is_null_ ? nullptr : data_, size_}; }

  private:
    bool is_null_ = true;
    std::uint8_t size_ = 0;
    char data_[46];
};

}  // namespace bones::archive
