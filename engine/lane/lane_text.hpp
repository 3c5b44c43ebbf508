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
#include "libnotation/parser/quick.hpp"
#include "libnotation/parser/token_table.hpp"
#include "libnotation/text/chars.hpp"

namespace bones {

class LaneText {
  public:
    /// A text that ends with a line feed. That stays where it is, so that a next character there is
    /// always.
    LaneText(std::string_view text, const TokenTable& tokens)
        : at_(text.data()), last_(text.data() + text.size() - 1), tokens_(tokens) {}

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
    Action take_token() {
        const TokenAt token = last_ - at_ >= room_for_token ? tokens_.read(at_) : read_near_end();
        at_ += token.length;
        return token.action;
    }
    /// A tile of a set up to `highest`; `canonical`: only with the higher half first, and no
    /// needless zeros.
    bool take_tile(unsigned highest, bool canonical, Tile& tile) {
        const char* const begin = at_;
        QuickTile read;
        if (!read_quick_tile(at_, highest, read)) return false;
        tile = Tile::numbered(static_cast<int>(read.number));
        return !canonical ||
               (!read.low_first && at_ - begin == 3 + (tile.high() > 9) + (tile.low() > 9));
    }

    /// Takes tiles of a double-`highest` set, each after a blank, and calls `use(tile, index)` for
    /// each, which may be any tile if it turns out that one is none. Returns how many they are, or
    /// -1 if one is none, or there are more than in the set. `canonical`: see take_tile.
    template <int highest, class Use>
    int take_tiles(bool canonical, Use&& use) {
        int count = 0;
        bool good = true;
        for (; good && *at_ == ' ' && count < set_size(highest); ++count) {
            Tile tile;
            if constexpr (highest == 6) {
                good = last_ - at_ >= 4 && take_small_tile(canonical, tile);
            } else {
                good = take(' ') && take_tile(highest, canonical, tile);
            }
            use(tile, count);
        }
        return good && *at_ != ' ' ? count : -1;
    }

  private:
    /// A blank and a tile of a double-six set: four bytes at once.
    bool take_small_tile(bool canonical, Tile& tile) {
        std::uint32_t word;
        std::memcpy(&word, at_, sizeof word);
        if constexpr (std::endian::native == std::endian::big) word = __builtin_bswap32(word);
        word ^= 0x302D3020;  // what ` 0-0` would be
        at_ += sizeof word;
        const unsigned first = word >> 8 & 7, second = word >> 24;
        tile = Tile::numbered(detail::number_of_small[(first * 8 + second) & 63]);
        return (word & 0xF8FFF8FF) == 0 && tile.number() < set_size(6) &&
               !(canonical && first < second);
    }
    TokenAt read_near_end() const {
        std::array<char, room_for_token> bytes;
        bytes.fill('\n');
        std::memcpy(bytes.data(), at_, static_cast<std::size_t>(last_ - at_));
        return tokens_.read(bytes.data());
    }

    const char* at_;
    const char* last_;  ///< the last line feed
    const TokenTable& tokens_;
};

}  // namespace bones
