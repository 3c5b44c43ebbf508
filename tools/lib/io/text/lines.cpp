#include "tools/lib/io/text/lines.hpp"

#include <algorithm>

namespace bones::inline io {

namespace {

constexpr std::size_t chunk = 256 * 1024;

}  // namespace

bool LineReader::next(std::string_view& line) {
    line_.clear();
    cut_ = false;
    if (begin_ == end_ && !refill()) return false;
    ++number_;
    for (bool ended = false; !ended && (begin_ < end_ || refill());) {
        const std::string_view rest(buffer_.data() + begin_, end_ - begin_);
        const std::size_t feed = rest.find('\n');
        ended = feed != std::string_view::npos;
        const std::string_view piece = rest.substr(0, feed);
        const std::size_t room = longest_ - line_.size();
        cut_ = cut_ || piece.size() > room;
        line_ += piece.substr(0, room);
        begin_ += piece.size() + (ended ? 1 : 0);
    }
    if (line_.ends_with('\r')) line_.pop_back();
    line = line_;
    return true;
}

bool LineReader::refill() {
    buffer_.resize(chunk);
    begin_ = 0;
    end_ = source_.read(buffer_.data(), chunk);
    return end_ > 0;
}

}  // namespace bones::inline io
