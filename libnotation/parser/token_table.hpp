// A table from the text of each common token to its reading, filled once by the token reader.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "libnotation/parser/token.hpp"

namespace bones {

/// The most bytes of a token in the table. As many bytes must be readable from the start of a
/// token.
inline constexpr std::ptrdiff_t room_for_token = 8;

/// The first bytes of a text as one number, the first byte in the lowest bits.
inline std::uint64_t token_word(const char* at) {
    std::uint64_t word;
    std::memcpy(&word, at, sizeof word);
    if constexpr (std::endian::native == std::endian::big) word = __builtin_bswap64(word);
    return word;
}

/// Sets the top bit of the first byte that is a blank or less. The bits above it may be wrong.
constexpr std::uint64_t ends_of_words(std::uint64_t word) {
    constexpr std::uint64_t ones = 0x0101010101010101u;
    return (word - (' ' + 1) * ones) & ~word & 0x80 * ones;
}

/// The content of a token, with each value in a byte of its own. Bytes in a register are fast to
/// read, while the bit-fields of an Action must be packed and unpacked.
struct TokenBytes {
    ActionKind kind : 8 = ActionKind::bad_token;
    std::uint8_t tile_number = 0, arm = Action::no_arm, suit = Action::no_suit;
    bool low_first = false, crosswise = false, from_prizes = false;
    /// The places in which the game may have the token, one bit each; see TokenTable.
    std::uint8_t places = 0;

    TokenBytes() = default;
    explicit TokenBytes(const Action& action)
        : kind(action.kind),
          tile_number(action.tile_number),
          arm(action.arm),
          suit(action.suit),
          low_first(action.low_first),
          crosswise(action.crosswise),
          from_prizes(action.from_prizes) {}
    Action action() const {
        Action action;
        action.kind = kind;
        action.tile_number = tile_number;
        action.arm = arm;
        action.suit = suit & 63u;
        action.low_first = low_first;
        action.crosswise = crosswise;
        action.from_prizes = from_prizes;
        return action;
    }
    Tile tile() const { return Tile::numbered(tile_number); }
    int first_half() const { return tile().half(low_first); }
    int second_half() const { return tile().half(!low_first); }
};

/// A token that was read, and its length in bytes.
struct TokenAt {
    TokenBytes token;
    std::ptrdiff_t length = 0;
};

/// The table of a game's tokens.
class TokenTable {
  public:
    /// For sets up to the highest number in `range`. `places` returns where the game may have a
    /// play or draw of this form with any tile, one bit for each kind of place. 0: nowhere.
    TokenTable(TileRange range, std::uint8_t (*places)(const Action& action));

    /// Reads the token at the start of these bytes, up to a blank or line end. Its kind is
    /// bad_token if the table does not have it; then the caller can try the full token reader.
    TokenAt read(std::uint64_t word) const {
        const std::uint64_t ends = ends_of_words(word);
        // The bytes below that one, or all. Computed without a branch, since the length varies.
        const std::uint64_t key = word & (((ends & (0 - ends)) >> 7) - 1);
        return {find(key), std::countr_zero(ends) / 8};
    }

  private:
    struct Entry {
        std::uint64_t key = 0;  ///< a token's bytes, the first in the lowest bits; 0: none
        TokenBytes token;
    };

    TokenBytes find(std::uint64_t key) const {
        // Common tokens are in their first places, so this branch is predicted well.
        const Entry& one = entries_[first_place(key)];
        if (one.key == key) [[likely]]
            return one.token;
        const Entry& other = entries_[second_place(key)];
        return other.key == key ? other.token : TokenBytes();
    }

    std::size_t first_place(std::uint64_t key) const { return key * 0x9E3779B97F4A7C15u >> shift_; }
    std::size_t second_place(std::uint64_t key) const {
        return key * 0xC2B2AE3D27D4EB4Fu >> shift_;
    }
    bool put(Entry entry);

    std::vector<Entry> entries_;  ///< at most half of them are used
    int shift_ = 0;  ///< the shift that leaves as many bits of a product as an index has
};

}  // namespace bones
