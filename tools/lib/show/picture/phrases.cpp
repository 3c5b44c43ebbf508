#include "tools/lib/show/picture/phrases.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/chars.hpp"

namespace bones::inline show::picture {
namespace {

/// The length of the number at the start of a text, if it reads back unchanged; otherwise 0.
std::size_t number_in_front(std::string_view text) {
    constexpr std::size_t most = 9;
    const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
    const auto digits = static_cast<std::size_t>(end - text.begin());
    return digits > most || (digits > 1 && text[0] == '0') ? 0 : digits;
}

}  // namespace

void Phrases::append(std::string& out, std::string_view text) {
    std::string phrase, gaps;
    std::size_t name = names_.size();
    for (std::size_t i = 0; i < names_.size(); ++i)
        if (text.starts_with(names_[i]) && text.substr(names_[i].size()).starts_with(' ') &&
            (name == names_.size() || names_[i].size() > names_[name].size()))
            name = i;
    if (name < names_.size()) {
        phrase += '\x02';
        gaps = fmt::format(",{}", name);
        text.remove_prefix(names_[name].size());
    }
    while (!text.empty()) {
        const std::size_t digits = number_in_front(text);
        if (digits == 0) {
            // Takes all digits of an unsuitable number together, because its last digits might look
            // like one.
            const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
            const auto kept =
                std::max<std::size_t>(1, static_cast<std::size_t>(end - text.begin()));
            phrase += text.substr(0, kept);
            text.remove_prefix(kept);
            continue;
        }
        phrase += '\x01';
        gaps += ',';
        gaps += text.substr(0, digits);
        text.remove_prefix(digits);
    }
    const auto [at, fresh] = index_.try_emplace(phrase, phrases_.size());
    if (fresh) phrases_.push_back(std::move(phrase));
    out += fmt::format("[{}{}]", at->second, gaps);
}

}  // namespace bones::inline show::picture
