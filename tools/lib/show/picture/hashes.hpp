// Hashes by which a page's security policy allows its script and style.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace bones::inline show::picture {

/// SHA-256 (FIPS 180-4).
std::array<std::uint8_t, 32> sha256(std::string_view text);
/// The hash in base 64 as Content Security Policy needs it: `sha256-…`.
std::string policy_hash(std::string_view text);

}  // namespace bones::inline show::picture
