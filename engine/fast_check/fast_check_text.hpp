// Reads the part of a record after the header, if it has canonical spelling. Text of any other form
// is left to the parser.
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
    /// `text` must end with a line feed. It is never consumed, so there is always a next character.
    FastCheckText(std::string_view text, const TokenTable& tokens)
        : at_(text.data()), last_(text.data() + text.size() - 1), tokens_(&tokens) {}

    bool at_end() const { return at_ == last_; }
    char next() const { return *at_; }
    /// Returns the number of lines skipped.
    int skip_blank_lines() {
        int lines = 0;
        for (; *at_ == '\n' && at_ < last_; ++at_) ++lines;
        return lines;
    }
    /// Consumes these characters if they come next. They must not contain line feeds.
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
    /// The seat whose letter comes next; no seat if another character does.
    Seat seat_ahead() const {
        return next() >= 'A' && next() < 'A' + most_seats ? Seat(next() - 'A') : Seat();
    }
    /// Consumes a seat's letter. Without one, returns no seat and consumes nothing.
    Seat take_seat() {
        const Seat seat = seat_ahead();
        at_ += seat.exists();
        return seat;
    }
    /// Consumes a number without leading zeros, up to 999,999 either way; false for other text.
    bool take_number(int& number) {
        const bool negative = take('-');
        const char* const begin = at_;
        number = 0;
        for (; is_digit(next()) && at_ - begin < 6; ++at_) number = 10 * number + digit(*at_);
        const bool good = at_ > begin && (*begin != '0' || at_ == begin + 1) && !is_digit(next());
        if (negative) number = -number;
        return good && !(negative && number == 0);
    }
    /// Consumes a token. Its kind is bad_token if it is not in the table.
    TokenBytes take_token() {
        const TokenAt token = tokens_->read(bytes_ahead());
        at_ += token.length;
        return token.token;
    }
    /// Consumes tiles of a double-`highest` set, each after a blank, and the end of the line.
    /// Returns their number, or -1 for other text or a repeated tile. `canonical`: accept canonical
    /// text only. `in_order`: if not null, receives the tiles and must have room for all.
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
    /// The next bytes, the first one lowest. Line feeds fill the rest after the end of the text.
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
