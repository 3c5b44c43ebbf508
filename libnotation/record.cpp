#include "bones/record.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/chars.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {
namespace {

constexpr bool begins_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

std::uint32_t count_characters(std::string_view text) {
    return static_cast<std::uint32_t>(std::count_if(text.begin(), text.end(), begins_character));
}

}  // namespace

std::uint32_t column_in(std::string_view line, std::size_t offset) {
    const std::size_t begin = line.size() - without_byte_order_marks(line).size();
    if (offset <= begin) return 1;
    return 1 + count_characters(line.substr(begin, offset - begin));
}

Position Locator::locate(Place place) {
    const std::size_t offset = std::min<std::size_t>(place.offset, record_.text.size());
    if (line_ == 0 || offset < line_begin_ || offset > line_end_) go_to_line_at(offset);
    const std::size_t at = offset - line_begin_;
    Position position;
    position.line = line_;
    if (ascii_ && offset + place.length <= line_end_) {
        position.column = static_cast<std::uint32_t>(at + 1);
        position.end_column = position.column + place.length;
        return position;
    }
    const std::string_view rest = record_.text.substr(line_begin_);
    position.column = column_in(rest, at);
    position.end_column = at > 0 ? position.column + count_characters(rest.substr(at, place.length))
                                 : column_in(rest, place.length);
    return position;
}

/// Counts lines from the last statement before a byte. That statement is on the same line or a few
/// lines above.
void Locator::go_to_line_at(std::size_t offset) {
    const std::string_view text = record_.text;
    const auto& statements = record_.statements;
    const auto after = std::upper_bound(
        statements.begin(), statements.end(), offset,
        [](std::size_t at, const Statement& statement) { return at < statement.line.offset; });
    std::size_t from = 0;
    line_ = record_.first_line;
    if (after != statements.begin()) {
        from = std::prev(after)->line.offset;
        line_ += std::prev(after)->row;
    }
    const std::string_view between = text.substr(from, offset - from);
    line_ += static_cast<std::uint64_t>(std::count(between.begin(), between.end(), '\n'));
    line_begin_ = text.substr(0, offset).rfind('\n') + 1;  // npos + 1 is 0
    line_end_ = std::min(text.find('\n', offset), text.size());
    ascii_ = is_ascii(text.substr(line_begin_, line_end_ - line_begin_));
}

Position locate(const Record& record, Place place) {
    return Locator(record).locate(place);
}

std::string_view rule_value(const Record& record, const Statement& rule) {
    const std::string_view value = record.at(rule.value);
    const std::size_t equals = value.find('=');
    return equals == std::string_view::npos ? std::string_view()
                                            : trimmed(value.substr(equals + 1));
}

std::string free_text(std::string_view written) {
    written = trimmed(written);
    std::string text;
    text.reserve(written.size());
    for (std::size_t i = 0; i < written.size(); ++i) {
        const char c = written[i];
        const bool escape = c == '\\' && i + 1 < written.size() &&
                            (written[i + 1] == '\\' || written[i + 1] == '#');
        if (escape)
            text += written[++i];
        else if (!is_blank(c))
            text += c;
        else if (text.empty() || !is_blank(written[i - 1]))
            text += ' ';
    }
    return text;
}

const Statement* header(const Record& record, Keyword keyword) {
    const std::uint32_t at = record.single_lines[single_line_index(keyword)];
    return at < record.statements.size() ? &record.statements[at] : nullptr;
}

const Statement* line_of_player(const Record& record, Seat seat, std::uint32_t hand) {
    if (!seat.exists()) return nullptr;
    std::uint32_t at = record.player_lines[seat];
    for (const std::uint32_t line : record.substitutes)
        if (record.statements[line].seat == seat && record.statements[line].first <= hand)
            at = line;
    return at < record.statements.size() ? &record.statements[at] : nullptr;
}

std::uint32_t hand_numbered(const Record& record, std::int64_t number) {
    for (std::uint32_t hand = 0; hand < record.hands.size(); ++hand)
        if (record.hands[hand].number == number) return hand;
    return 0;
}

std::uint32_t hand_at(const Record& record, Place place) {
    const auto after =
        std::upper_bound(record.hands.begin(), record.hands.end(), place.offset,
                         [&record](std::uint32_t offset, const Hand& hand) {
                             return offset < record.statements[hand.first_statement].line.offset;
                         });
    const auto hands = static_cast<std::uint32_t>(after - record.hands.begin());
    return hands > 0 ? hands - 1 : 0;
}

std::string name_on(const Record& record, const Statement& line) {
    return free_text(record.at(line.value));
}

std::string_view alias_on(const Record& record, const Statement& player) {
    const std::uint32_t end = player.line.offset + player.line.length;
    const std::uint32_t after = player.value.offset + player.value.length;
    std::string_view rest = trimmed(record.text.substr(after, end - after));
    rest = trimmed(rest.substr(0, rest.find('<')));
    return same_word(take_word(rest), "alias") ? rest : std::string_view();
}

std::string player_name(const Record& record, Seat seat, std::uint32_t hand) {
    const Statement* const line = line_of_player(record, seat, hand);
    const std::string name = line != nullptr ? name_on(record, *line) : "";
    return name.empty() ? std::string(1, seat.letter()) : name;
}

std::string player_called(const Record& record, Seat seat, std::uint32_t hand) {
    const std::string name = player_name(record, seat, hand);
    return name.size() == 1 && name[0] == seat.letter()
               ? name
               : fmt::format("{} ({})", name, seat.letter());
}

}  // namespace bones
