#include "tools/lib/show/picture/pieces.hpp"

#include <fmt/core.h>

#include <stdexcept>

namespace bones::inline show::picture {
namespace {

/// The text between the line of a piece and that of the next.
std::string_view text_of_piece(std::string_view name) {
    const std::size_t dot = name.find('.');
    const std::string_view file = page_file(fmt::format("{}.mustache", name.substr(0, dot)));
    const std::string line = fmt::format("{{{{! {} }}}}\n", name.substr(dot + 1));
    const std::size_t begin = file.find(line);
    if (dot == std::string_view::npos || begin == std::string_view::npos)
        throw std::logic_error(fmt::format("missing piece {}", name));
    const std::string_view rest = file.substr(begin + line.size());
    return rest.substr(0, rest.find("{{! "));
}

}  // namespace

void PagePieces::fill(std::string_view name, const PageData& data) {
    auto at = templates_.find(name);
    if (at == templates_.end())
        at = templates_.emplace(name, std::string(text_of_piece(name))).first;
    if (!at->second.is_valid())
        throw std::logic_error(fmt::format("{}: {}", name, at->second.error_message()));
    at->second.render(data, [this](const std::string& markup) { sink_(markup); });
}

}  // namespace bones::inline show::picture
