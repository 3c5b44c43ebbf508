// What a page's policy names its own script and style by.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace bones::inline show::picture {

/// SHA-256 (FIPS 180-4).
std::array<std::uint8_t, 32> sha256(std::string_view text);
/// `sha256-…`, with the hash in base 64, as Content Security Policy has it.
std::string policy_hash(std::string_view text);

}  // namespace bones::inline show::picture
