// Reading what follows the header of a record in canonical spelling, a line at a time, straight
// from its text. What is of any other form is refused: it is left to the parser.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "bones/limits.hpp"
#include "bones/record.hpp"
#include "engine/rules/renew.hpp"
#include "libnotation/parser/quick.hpp"
#include "libnotation/parser/token_table.hpp"
#include "libnotation/text/chars.hpp"

namespace bones {

namespace detail {
/// A number of one or two digits, told from its first byte and the one after it.
struct ShortNumber {
    std::uint8_t value : 4 = 0, wrong : 1 = true;
    std::uint8_t bits = 0;  ///< of its digits
};
/// Where that stands in a table: by four bits of the first byte and six of the other.
constexpr std::size_t short_number_at(std::uint64_t bytes) {
    return (bytes & 0xF) | (bytes >> 4 & 0x3F0);
}
/// Not 0 if other bits than those say that it is none.
constexpr std::uint64_t no_short_number(std::uint64_t bytes) {
    return (bytes & 0xC0F0) ^ ('0' & 0xF0);
}
/// Those up to `highest`, 7 to 15, without needless zeros, before a hyphen, a blank or a line feed.
constexpr auto short_numbers(int highest) {
    std::array<ShortNumber, 1024> numbers{};
    const auto enter = [&](int first, int next, int number, int length) {
        ShortNumber& entry =
            numbers[short_number_at(static_cast<std::uint64_t>(first | next << 8))];
        entry.value = number & 15;
        entry.wrong = false;
        entry.bits = static_cast<std::uint8_t>(8 * length);
    };
    for (int number = 0; number <= highest; ++number) {
        for (const char after : {'-', ' ', '\n'})
            if (number < 10) enter('0' + number, after, number, 1);
        if (number >= 10) enter('1', '0' + number - 10, number, 2);
    }
    return numbers;
}
/// The bit that stands for what is no tile of a double-six set.
inline constexpr std::uint32_t no_small_tile = 1u << 31;
/// The bits of the tiles with two halves up to 6, by the first half and eight times the second;
/// `no_small_tile` for what is none, or, if only those count, not written with its higher half
/// first.
constexpr auto small_tile_bits(bool higher_first) {
    std::array<std::uint32_t, 64> bits{};
    for (int first = 0; first < 8; ++first)
        for (int second = 0; second < 8; ++second) {
            const bool good = first < 7 && second < 7 && !(higher_first && first < second);
            bits[static_cast<std::size_t>(second * 8 + first)] =
                good ? 1u << Tile(first, second).number() : no_small_tile;
        }
    return bits;
}
}  // namespace detail

class LaneText {
  public:
    /// A text that ends with a line feed. That stays where it is, so that a next character there is
    /// always.
    LaneText(std::string_view text, const TokenTable& tokens)
        : at_(text.data()), last_(text.data() + text.size() - 1), tokens_(&tokens) {}

    bool at_end() const { return at_ == last_; }
    char next() const { return *at_; }
    /// Returns how many they are.
    int skip_blank_lines() {
        int lines = 0;
        for (; *at_ == '\n' && at_ < last_; ++at_) ++lines;
        return lines;
    }
    /// Takes these characters, if they stand next; no line feeds.
    bool take(std::string_view characters) {
        if (static_cast<std::size_t>(last_ - at_) < characters.size() ||
            std::memcmp(at_, characters.data(), characters.size()) != 0)
            return false;
        at_ += characters.size();
        return true;
    }
    bool take(char character) {
        if (*at_ != character) return false;
        ++at_;
        return true;
    }
    bool take_line_end() {
        if (*at_ != '\n') return false;
        at_ += at_ < last_;
        return true;
    }
    /// The seat whose letter stands next; no seat if there is none.
    Seat seat_ahead() const {
        return next() >= 'A' && next() < 'A' + most_seats ? Seat(next() - 'A') : Seat();
    }
    /// A seat's letter; no seat, with nothing taken, if there is none.
    Seat take_seat() {
        const Seat seat = seat_ahead();
        at_ += seat.exists();
        return seat;
    }
    /// A number without needless zeros, up to 999,999.
    bool take_number(int& number) {
        const bool negative = take('-');
        const char* const begin = at_;
        number = 0;
        for (; is_digit(next()) && at_ - begin < 6; ++at_) number = 10 * number + digit(*at_);
        const bool good = at_ > begin && (*begin != '0' || at_ == begin + 1) && !is_digit(next());
        if (negative) number = -number;
        return good && !(negative && number == 0);
    }
    /// A token. It is of kind bad_token if it is none of the table's.
    TokenBytes take_token() {
        const TokenAt token = tokens_->read(bytes_ahead());
        at_ += token.length;
        return token.token;
    }
    /// Takes tiles of a double-`highest` set, each after a blank, and the end of their line.
    /// Returns how many they are, or -1 if anything else stands there, or a tile twice.
    /// `canonical`: only with the higher half first. `in_order`, if anybody wants it, has room for
    /// all tiles. If a line ends where one with `likely` tiles would, it must be this one.
    template <int highest, bool canonical>
    int take_tiles(TileSet& tiles, int likely, Tile* in_order = nullptr) {
        if constexpr (highest == 6) {
            const int count = ends_after(likely) ? likely : count_small_tiles();
            const char* const begin = at_;
            if (!take_small_tiles<canonical>(tiles, count)) return -1;
            for (int i = 0; in_order != nullptr && i < count; ++i) {
                const std::uint32_t word = small_tile_word(begin + i * small_tile);
                in_order[i] =
                    Tile::numbered(detail::number_of_small[(word >> 8 & 7) << 3 | word >> 24]);
            }
            return count;
        } else {
            tiles = {};
            int count = 0;
            for (; *at_ == ' ' && count < set_size(highest); ++count) {
                Tile tile;
                if (!take_large_tile<highest>(canonical, tile)) return -1;
                tiles.add(tile);
                if (in_order != nullptr) in_order[count] = tile;
            }
            return tiles.size() == count && take_line_end() ? count : -1;
        }
    }

    /// Takes so many tiles, and the end of their line, as `take_tiles` does; whether they are
    /// there.
    template <int highest, bool canonical>
    bool take_hand(TileSet& tiles, int count) {
        if constexpr (highest == 6) return take_small_tiles<canonical>(tiles, count);
        tiles = {};
        for (int i = 0; i < count; ++i) {
            Tile tile;
            if (*at_ != ' ' || !take_large_tile<highest>(canonical, tile)) return false;
            tiles.add(tile);
        }
        return tiles.size() == count && take_line_end();
    }

  private:
    static constexpr std::ptrdiff_t small_tile = 4;  ///< bytes of a blank and a tile

    bool ends_after(int count) const {
        return last_ - at_ > count * small_tile && at_[count * small_tile] == '\n';
    }
    int count_small_tiles() const {
        int count = 0;
        while (last_ - at_ > count * small_tile && at_[count * small_tile] == ' ') ++count;
        return count;
    }

    template <bool canonical>
    bool take_small_tiles(TileSet& tiles, int count) {
        static constexpr auto bit_of = detail::small_tile_bits(canonical);
        if (last_ - at_ < count * small_tile) return false;
        std::uint32_t bits = 0, wrong = 0;
        for (int i = 0; i < count; ++i) {
            const std::uint32_t word = small_tile_word(at_ + i * small_tile);
            wrong |= word & 0xF8FFF8FF;
            bits |= bit_of[(word >> 8 & 7) | (word >> 21 & 56)];
        }
        renew(tiles, [bits] { return TileSet::of_word(bits); });
        at_ += count * small_tile;
        return wrong == 0 && bits < detail::no_small_tile && detail::count_bits(bits) == count &&
               take_line_end();
    }
    /// In which bits four bytes differ from ` 0-0`, the first byte lowest.
    static std::uint32_t small_tile_word(const char* at) {
        std::uint32_t word;
        std::memcpy(&word, at, sizeof word);
        if constexpr (std::endian::native == std::endian::big) word = __builtin_bswap32(word);
        return word ^ 0x302D3020;
    }
    /// A blank and a tile of a larger set. Which of its numbers have two digits is no branch:
    /// nobody could foretell it. One with a needless zero is left to the parser. After what is no
    /// tile nothing may be read.
    template <int highest>
    bool take_large_tile(bool canonical, Tile& tile) {
        static constexpr auto numbers = detail::short_numbers(highest);
        const std::uint64_t one = bytes_ahead() >> 8;
        const detail::ShortNumber first = numbers[detail::short_number_at(one)];
        const std::uint64_t hyphen = one >> first.bits, other = hyphen >> 8;
        const detail::ShortNumber second = numbers[detail::short_number_at(other)];
        tile = Tile::numbered(detail::number_of_large[first.value * 16 + second.value]);
        // The end is found by itself, so that the next tile need not wait for the numbers.
        const int bits = std::countr_zero(ends_of_words(one)) & ~7;
        const std::uint64_t wrong = detail::no_short_number(one) | ((hyphen & 0xFF) ^ '-') |
                                    detail::no_short_number(other) | first.wrong | second.wrong |
                                    static_cast<unsigned>(bits ^ (first.bits + 8 + second.bits));
        at_ += 1 + bits / 8;
        return wrong == 0 && !(canonical & (first.value < second.value));
    }

    /// The next bytes, the first lowest; line feeds after the last of all.
    std::uint64_t bytes_ahead() const {
        if (last_ - at_ >= room_for_token) return token_word(at_);
        std::array<char, room_for_token> bytes;
        bytes.fill('\n');
        std::memcpy(bytes.data(), at_, static_cast<std::size_t>(last_ - at_));
        return token_word(bytes.data());
    }

    const char* at_;
    const char* last_;  ///< the last line feed
    const TokenTable* tokens_;
};

}  // namespace bones
