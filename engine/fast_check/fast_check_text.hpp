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
#include "engine/rules/reset_in_place.hpp"
#include "libnotation/parser/quick.hpp"
#include "libnotation/parser/token_table.hpp"
#include "libnotation/text/chars.hpp"
#include "libnotation/text/tile_text.hpp"

namespace bones {

class FastCheckText {
  public:
    /// A text that ends with a line feed. That stays where it is, so that a next character there is
    /// always.
    FastCheckText(std::string_view text, const TokenTable& tokens)
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
    /// `canonical`: only as canonical text has them. `in_order`, if anybody wants it, has room for
    /// all tiles.
    template <int highest, bool canonical>
    int take_tiles(TileSet& tiles, Tile* in_order = nullptr) {
        TileSet taken;
        int count = 0;
        for (; *at_ == ' ' && count < set_size(highest); ++count) {
            const char* const begin = ++at_;
            QuickTile read;
            if (!read_quick_tile(at_, highest, read)) return -1;
            const Tile tile = Tile::numbered(static_cast<int>(read.number));
            if (canonical && (read.low_first || at_ - begin != length_of(tile))) return -1;
            taken.add(tile);
            if (in_order != nullptr) in_order[count] = tile;
        }
        reset_in_place(tiles, [&taken] { return taken; });
        return taken.size() == count && take_line_end() ? count : -1;
    }

  private:
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
