// Lists changes of lines around the play: tiles of deal, yard, left and prize lines, seats of lead
// lines, bids and trumps, and digits of claims.
#include <fmt/core.h>

#include <algorithm>

#include "bones/bids.hpp"
#include "engine/slips/sheet.hpp"
#include "libnotation/text/chars.hpp"
#include "libnotation/text/tile_text.hpp"

namespace bones::slips {
namespace {

/// Calls `each(tile, text, read, instead)` for each tile that differs from a word in one half.
template <class Each>
void for_each_half(std::string_view word, int highest, Each&& each) {
    const WrittenTile tile = take_tile(word, highest < 10);
    if (!tile.exists()) return;
    for (int half = 0; half <= highest; ++half) {
        if (half != tile.first && tile.second <= highest)
            each(Tile(half, tile.second), fmt::format("{}-{}", half, tile.second), tile.first,
                 half);
        if (half != tile.second && tile.first <= highest)
            each(Tile(tile.first, half), fmt::format("{}-{}", tile.first, half), tile.second, half);
    }
}

void add_tiles(const Sheet& sheet, const Statement& line, ChangeList& list) {
    const Record& record = sheet.record;
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
        const TileToken& token = record.tiles[i];
        if (token.unknown > 0 && !token.bad) continue;
        for_each_half(record.at(token.place), record.highest,
                      [&](Tile tile, std::string text, int read, int instead) {
                          Change change;
                          change.kind = SlipKind::half;
                          change.of_left = line.keyword == Keyword::left;
                          change.replacements = {{token.place, std::move(text)}};
                          change.read = static_cast<std::uint8_t>(read & 255);
                          change.instead = static_cast<std::uint8_t>(instead & 255);
                          if (const std::uint32_t use = sheet.uses.of_tile(i); use != none_such)
                              change.tiles = {{use, tile, line.seat, false, false}};
                          list.add(std::move(change));
                      });
    }
}

void add_digits(const Record& record, Place place, ChangeList& list, bool of_start = false) {
    const std::string_view number = record.at(place);
    for (std::uint32_t i = 0; i < place.length; ++i) {
        if (!is_digit(number[i])) continue;
        for (char digit = '0'; digit <= '9'; ++digit) {
            if (digit == number[i] || (digit == '0' && i == 0 && place.length > 1)) continue;
            Change change;
            change.kind = SlipKind::digit;
            change.of_start = of_start;
            std::string text(number);
            text[i] = digit;
            change.replacements = {{place, std::move(text)}};
            change.read = static_cast<std::uint8_t>(number[i] - '0');
            change.instead = static_cast<std::uint8_t>(digit - '0');
            list.add(std::move(change));
        }
    }
}

void add_amounts(const Record& record, const Statement& line, ChangeList& list) {
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i)
        add_digits(record, record.amounts[i].place, list);
}

/// Adds changes of the points of a penalty line, the first word of its value.
void add_points(const Record& record, const Statement& line, ChangeList& list) {
    Place place = line.value;
    const std::string_view value = record.at(place);
    place.length = 0;
    while (place.length < value.size() && !is_blank(value[place.length])) ++place.length;
    add_digits(record, place, list);
}

/// Adds changes of the seat at the start of a line.
void add_seats(const Record& record, const Statement& line, ChangeList& list) {
    const std::string_view words = record.at(line.line);
    const std::size_t seat = words.find_first_not_of(" \t", words.find_first_of(" \t"));
    for (int s = 0; s < record.players; ++s) {
        if (Seat(s) == line.seat) continue;
        Change change;
        change.kind = SlipKind::lead;
        change.of_start = true;
        change.replacements = {{line.line, std::string(words)}};
        change.replacements.front().text[seat] = Seat(s).letter();
        list.add(std::move(change));
    }
}

void add_bids(const Record& record, const Statement& line, ChangeList& list) {
    add_seats(record, line, list);
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
        add_digits(record, record.amounts[i].place, list, true);
        if (record.amounts[i].points < 0) continue;
        Change change;
        change.kind = SlipKind::suit;
        change.of_start = true;
        change.replacements = {{record.amounts[i].place, bid_text(bid_pass)}};
        list.add(std::move(change));
    }
}

/// Adds changes of trumps: another number or another kind of trumps.
void add_trumps(const Record& record, const Statement& line, ChangeList& list) {
    add_seats(record, line, list);
    for (int named = 0; named <= static_cast<int>(Trump::none); ++named) {
        if (named == static_cast<int>(line.trump())) continue;
        Change change;
        change.kind = SlipKind::suit;
        change.of_start = true;
        change.replacements = {{line.line, fmt::format("trump {} {}", line.seat.letter(),
                                                       trump_name(static_cast<Trump>(named)))}};
        list.add(std::move(change));
    }
}

/// Adds exchanges of two neighbouring bids.
void add_exchanged_bids(const Record& record, const Statement& line, ChangeList& list) {
    for (std::uint32_t i = line.first; i + 1 < line.first + line.count; ++i) {
        const Place one = record.amounts[i].place, other = record.amounts[i + 1].place;
        if (record.at(one) == record.at(other)) continue;
        Change change;
        change.kind = SlipKind::tiles_exchanged;
        change.of_start = true;
        change.replacements = {{one, std::string(record.at(other))},
                               {other, std::string(record.at(one))}};
        list.add(change);
    }
}

}  // namespace

void add_changes_of_lines(const Sheet& sheet, ChangeList& list) {
    const Record& record = sheet.record;
    for (std::uint32_t i = sheet.hand().first_statement; i < sheet.hand().end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (!line.counts && line.keyword != Keyword::prize) continue;
        switch (line.keyword) {
            case Keyword::deal:
            case Keyword::yard:
            case Keyword::left:
                add_tiles(sheet, line, list);
                break;
            case Keyword::prize:
                add_tiles(sheet, line, list);
                add_seats(record, line, list);
                break;
            case Keyword::lead:
                add_seats(record, line, list);
                break;
            case Keyword::bid:
                add_bids(record, line, list);
                break;
            case Keyword::trump:
                add_trumps(record, line, list);
                break;
            case Keyword::score:
                if (sheet.claims_only) add_amounts(record, line, list);
                break;
            case Keyword::penalty:
                if (sheet.claims_only) add_points(record, line, list);
                break;
            default:
                break;
        }
    }
}

void add_changes_of_earlier_prizes(const Sheet& sheet, ChangeList& list) {
    for (std::uint32_t i = 0; i < sheet.hand_index; ++i)
        if (const std::uint32_t line = sheet.record.hands[i].prize; line != none_such)
            add_tiles(sheet, sheet.record.statements[line], list);
}

void add_changes_of_bidding(const Sheet& sheet, ChangeList& list) {
    const Record& record = sheet.record;
    const std::uint32_t before = sheet.hand_index - std::min(sheet.hand_index, 1u);
    const Hand& first = record.hands[before];
    for (std::uint32_t i = first.first_statement; i < sheet.hand().end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (!line.counts) continue;
        const bool here = i >= sheet.hand().first_statement;
        if (here && line.keyword == Keyword::bid) add_exchanged_bids(record, line, list);
        // Who leads or bids first in the hand before decides who does here.
        if (!here && (line.keyword == Keyword::bid || line.keyword == Keyword::lead))
            add_seats(record, line, list);
    }
}

void add_changes_of_result(const Record& record, ChangeList& list) {
    if (const Statement* result = header(record, Keyword::result))
        add_amounts(record, *result, list);
}

}  // namespace bones::slips
