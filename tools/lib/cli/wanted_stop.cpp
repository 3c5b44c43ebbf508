#include "tools/lib/cli/wanted_stop.hpp"

#include <fmt/core.h>

#include <charconv>
#include <string_view>

#include "tools/lib/cli/tool.hpp"

namespace bones::inline cli {
namespace {

bool read_number(std::string_view text, std::uint32_t& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

WantedStop read_wanted(const std::string& text) {
    WantedStop wanted;
    const std::size_t dot = text.find('.');
    const std::string_view hand = std::string_view(text).substr(0, dot);
    bool good = read_number(hand, wanted.hand);
    if (dot != std::string::npos && text.substr(dot + 1) != "end") {
        std::uint32_t ply = 0;
        good = good && read_number(std::string_view(text).substr(dot + 1), ply);
        wanted.ply = ply;
    }
    if (!good)
        throw UsageError(fmt::format(
            "`{}` is not a position; write HAND.PLY, such as 2.17, 2.0 (the deal) or 2.end", text));
    return wanted;
}

std::string position_text(const WantedStop& wanted) {
    return wanted.ply ? fmt::format("{}.{}", wanted.hand, *wanted.ply)
                      : fmt::format("{}.end", wanted.hand);
}

}  // namespace bones::inline cli
