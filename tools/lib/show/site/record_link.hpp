// The address in bones.html of a record: the page reads the record out of the link.
#pragma once

#include <string>
#include <string_view>

namespace bones::inline show::site {

/// Longer links are cut by programs that pass them on, so the page makes none either.
inline constexpr std::size_t longest_record_link = 30'000;

/// `#z=…`: the text as raw deflate in base64url, without padding. Empty if the link would be too
/// long. The text must be UTF-8, as texts of archives are.
std::string record_link(std::string_view text);

}  // namespace bones::inline show::site
