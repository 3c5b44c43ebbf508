#include "tools/record/entry_line.hpp"

#include <algorithm>
#include <utility>

#include "bones/limits.hpp"
#include "libnotation/text/shown.hpp"
#include "libnotation/text/utf8.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones::record {

void EntryLine::insert(char byte) {
    if (text_.size() >= longest_line) return;
    text_.insert(at_, 1, byte);
    ++at_;
}

void EntryLine::erase_before() {
    const std::size_t from = before();
    text_.erase(from, at_ - from);
    at_ = from;
}

void EntryLine::erase_at() {
    text_.erase(at_, after() - at_);
}

void EntryLine::left() {
    at_ = before();
}

void EntryLine::right() {
    at_ = after();
}

std::string EntryLine::take() {
    at_ = 0;
    return std::exchange(text_, {});
}

std::string EntryLine::visible(std::size_t columns, std::size_t& cursor) const {
    std::string_view front = std::string_view(text_).substr(0, at_);
    while (!front.empty() && display_width(shown(front)) >= columns) take_character(front);
    cursor = display_width(shown(front));
    return shown(std::string_view(text_).substr(at_ - front.size()));
}

std::size_t EntryLine::before() const {
    std::size_t last = 0;
    for (std::string_view rest = std::string_view(text_).substr(0, at_); !rest.empty();)
        last = first_character(rest).bytes, rest.remove_prefix(last);
    return at_ - last;
}

std::size_t EntryLine::after() const {
    return at_ == text_.size() ? at_
                               : at_ + first_character(std::string_view(text_).substr(at_)).bytes;
}

}  // namespace bones::record
