#include "tools/lib/show/entry/game_header.hpp"

#include <fmt/core.h>

#include "bones/parser.hpp"
#include "libnotation/text/lexer.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/records/judged.hpp"

namespace bones::inline show::entry {

namespace {

/// The text before the first `hand` line, and the player lines after it. Without a hand it is the
/// whole text.
std::string header_part(std::string_view text) {
    const std::size_t hand = std::min(text.find("\nhand "), text.size());
    std::string part(text.substr(0, hand));
    for (std::size_t at = hand; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at + 1), text.size());
        const std::string_view line = text.substr(at, end - at);
        std::string_view rest = trimmed(line.substr(1));
        if (same_word(take_word(rest), "player")) part += line;
        at = end;
    }
    return part += '\n';
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
        const std::string part = header_part(raw.text);
        raw.text = part;
        parse(raw, record);
        use(header_of(record, file));
    }
}

}  // namespace bones::inline show::entry
