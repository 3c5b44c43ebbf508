#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/shown.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

namespace {

constexpr std::size_t room_before = 50, room_after = 25;  // bytes shown before and after a place

/// The start of the character that has the byte at `at`.
std::size_t character_at(std::string_view text, std::size_t at) {
    while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80)
        --at;
    return at;
}

}  // namespace

std::string explain_error(const std::string& text, const PatternError& error) {
    const std::string_view all = text;
    const std::size_t at = std::min<std::size_t>(error.place.offset, all.size());
    const std::size_t before = at == 0 ? std::string::npos : all.rfind('\n', at - 1);
    const std::size_t line = before == std::string::npos ? 0 : before + 1;
    const std::size_t line_end = std::min(all.find('\n', at), all.size());
    const std::size_t begin = at - line > room_before ? character_at(all, at - room_before) : line;
    const std::size_t wanted = std::max<std::size_t>(at + room_after, error.place.end());
    const std::size_t end = character_at(all, std::min({line_end, wanted, at + 2 * room_after}));
    const std::string left = (begin > line ? "..." : "") + shown(all.substr(begin, at - begin));
    const std::string right =
        shown(all.substr(at, std::max(at, end) - at)) + (end < line_end ? "..." : "");
    const std::size_t marked_end =
        std::clamp<std::size_t>(error.place.end(), at, std::max(at, end));
    const std::size_t width = display_width(shown(all.substr(at, marked_end - at)));
    return fmt::format("{}\n  {}{}\n  {}^{}", error.what(), left, right,
                       std::string(display_width(left), ' '),
                       std::string(width > 1 ? width - 1 : 0, '~'));
}

Pattern pattern_of_option(const std::string& text) {
    try {
        return read_pattern(text);
    } catch (const PatternError& error) {
        throw UsageLines("--find: " + explain_error(text, error));
    }
}

}  // namespace bones::inline store::find
