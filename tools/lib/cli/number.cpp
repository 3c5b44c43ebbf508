#include "tools/lib/cli/number.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

namespace bones::inline cli {

WordCheck number_between(std::uint64_t least, std::uint64_t most) {
    return [least, most](std::string& text) -> std::string {
        const char* const end = text.data() + text.size();
        std::uint64_t number = 0;
        const auto [rest, error] = std::from_chars(text.data(), end, number);
        if (error == std::errc() && rest == end && number >= least && number <= most) {
            text.erase(0, std::min(text.find_first_not_of('0'), text.size() - 1));
            return "";
        }
        const bool is_open = most >= std::uint64_t{std::numeric_limits<std::int64_t>::max()};
        if (is_open && !text.empty() && text.find_first_not_of("0123456789") == std::string::npos &&
            (error != std::errc() || number > most))
            return fmt::format("`{}` is too large; the most is {}", text, most);
        return fmt::format("`{}` is not a number from {} {}", text, least,
                           is_open ? "on" : fmt::format("to {}", most));
    };
}

}  // namespace bones::inline cli
