// Tokens by their text: what the token reader says of each spelling that is common, asked once and
// looked up from then on.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "libnotation/parser/token.hpp"

namespace bones {

/// How many bytes a token of the table has at most; so many can be read from where one begins.
inline constexpr std::ptrdiff_t room_for_token = 8;

/// The first bytes of a text as one number, the first byte lowest.
inline std::uint64_t token_word(const char* at) {
    std::uint64_t word;
    std::memcpy(&word, at, sizeof word);
    if constexpr (std::endian::native == std::endian::big) word = __builtin_bswap64(word);
    return word;
}

/// The top bit of the first byte that is no more than a blank; what is above it may be wrong.
constexpr std::uint64_t ends_of_words(std::uint64_t word) {
    constexpr std::uint64_t ones = 0x0101010101010101u;
    return (word - (' ' + 1) * ones) & ~word & 0x80 * ones;
}

/// What a token says, as an Action has it, but each thing in bytes of its own: those of a register
/// are at hand, while the bit-fields of an Action would be put together and taken apart again.
struct TokenBytes {
    ActionKind kind : 8 = ActionKind::bad_token;
    std::uint8_t tile_number = 0, arm = Action::no_arm, suit = Action::no_suit;
    bool low_first = false, crosswise = false, from_prizes = false;
    std::uint8_t places = 0;  ///< where the game may have it, one bit each; see TokenTable

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

/// A token that was read, and how many bytes it has.
struct TokenAt {
    TokenBytes token;
    std::ptrdiff_t length = 0;
};

/// The tokens of a game.
class TokenTable {
  public:
    /// For sets up to this number. `places`: where the game may have a play or draw in this form,
    /// whatever the tile, one bit for each of what it tells apart; 0: nowhere.
    TokenTable(TileRange range, std::uint8_t (*places)(const Action& action));

    /// Reads the token that these bytes begin with; it ends before a blank or a line end. It is of
    /// kind bad_token if the table has no such token: whoever knows all spellings may still read
    /// it.
    TokenAt read(std::uint64_t word) const {
        const std::uint64_t ends = ends_of_words(word);
        // The bytes below that one; all if there is none. Nobody could foretell which it is.
        const std::uint64_t key = word & (((ends & (0 - ends)) >> 7) - 1);
        return {find(key), std::countr_zero(ends) / 8};
    }

  private:
    struct Entry {
        std::uint64_t key = 0;  ///< a token's bytes, the first lowest; 0: none
        TokenBytes token;
    };

    TokenBytes find(std::uint64_t key) const {
        // The common ones stand in their first places, so that this is foretold.
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

    std::vector<Entry> entries_;  ///< of which half are used at most
    int shift_ = 0;               ///< leaves so many bits of a product as a place has
};

}  // namespace bones
