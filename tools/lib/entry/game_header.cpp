#include "tools/lib/entry/game_header.hpp"

#include <fmt/format.h>

#include "bones/parser.hpp"
#include "tools/lib/judged.hpp"

namespace bones::record {

namespace {

/// The part of a record before its first `hand` line; all of it if there is none.
std::string_view header_part(std::string_view text) {
    const std::size_t hand = text.find("\nhand ");
    return text.substr(0, hand == text.npos ? hand : hand + 1);
}

GameHeader header_of(const Record& record, const std::string& file) {
    GameHeader header;
    header.file = file;
    header.line = record.first_line;
    header.record = record.index;
    header.game = record.game;
    header.event = header_text(record, Keyword::event);
    header.date = header_text(record, Keyword::date);
    header.round = header_text(record, Keyword::round);
    header.written = header_text(record, Keyword::written);
    for (int seat = 0; seat < most_seats; ++seat) {
        if (line_of_player(record, Seat(seat), 0) == nullptr) continue;
        header.players.resize(static_cast<std::size_t>(seat) + 1);
        header.players.back() = person_at(record, Seat(seat));
    }
    return header;
}

}  // namespace

std::string GameHeader::place() const {
    return fmt::format("{}:{}", file, line);
}

void read_headers(Source& source, const std::string& file, const UseHeader& use) {
    RecordReader reader(source);
    Record record;
    for (RawRecord raw; reader.next(raw);) {
        raw.text = header_part(raw.text);
        parse(raw, record);
        use(header_of(record, file));
    }
}

}  // namespace bones::record
