#include "libnotation/text/text_writer.hpp"

namespace bones {

void TextWriter::grow(std::size_t bytes) {
    constexpr std::size_t some_lines = 1024;
    const std::size_t size = this->size();
    text_.resize(size + bytes + some_lines);
    at_ = text_.data() + size;
    room_end_ = text_.data() + text_.size();
}

}  // namespace bones
