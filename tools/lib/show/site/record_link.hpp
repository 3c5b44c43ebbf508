// A link that opens a record in bones.html. The link contains the record.
#pragma once

#include <string>
#include <string_view>

namespace bones::inline show::site {

/// The longest link. Some programs cut longer ones, so the page does not make them either.
inline constexpr std::size_t longest_record_link = 30'000;

/// The link `#z=…`: the text as raw deflate in base64url, without padding. Empty if it would be too
/// long. The text must be UTF-8, as all texts of archives are.
std::string record_link(std::string_view text);

}  // namespace bones::inline show::site
