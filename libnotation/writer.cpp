#include "libnotation/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "libnotation/lexer.hpp"
#include "libnotation/reader.hpp"
#include "libnotation/record_writer.hpp"
#include "libnotation/tile_text.hpp"

namespace bones {

void write(const Record& record, std::span<const Action> actions, std::string& out) {
    RecordWriter(record, actions, out).run();
}

namespace {

void append_number(std::string& out, std::int64_t number) {
    const fmt::format_int text(number);
    out.append(text.data(), text.size());
}

void append_unknown(std::string& out, int count) {
    if (count == 0) return;
    out += " ?";
    if (count > 1) append_number(out, count);
}

constexpr std::array<std::string_view, 6> end_texts{"out",  "blocked",    "played",
                                                    "void", "unfinished", "conceded"};

}  // namespace

void RecordWriter::run() {
    const Arrangement arrangement = arrange(record_);
    const std::span<const PlacedLine> lines(arrangement.lines);
    std::uint32_t block = 0;
    for (std::size_t i = 0; i < lines.size();) {
        if (lines[i].block != block && lines[i].block <= record_.hands.size()) {
            block = lines[i].block;
            begin_hand(lines[i]);
        }
        std::size_t end = i;
        while (end < lines.size() && lines[end].block == block && lines[end].rank == play_rank)
            ++end;
        if (end == i)
            write_line(lines[i++]);
        else
            write_play(lines.subspan(i, end - i));
        i = std::max(i, end);
    }
    write_kept(arrangement.first_comment, arrangement.end_comment);
}

/// A blank line; and a hand that began without its line gets one.
void RecordWriter::begin_hand(const PlacedLine& line) {
    if (out_.size() > begin_) out_ += '\n';
    if (record_.statements[line.statement].keyword == Keyword::hand) return;
    fmt::format_to(std::back_inserter(out_), "hand {}\n", record_.hands[line.block - 1].number);
}

/// Writes comments of their own, and lines that are kept as they are.
void RecordWriter::write_kept(std::uint32_t first, std::uint32_t end) {
    for (std::uint32_t i = first; i < end; ++i) {
        const Statement& statement = record_.statements[i];
        write_words(record_.at(statement.line), statement.comment);
    }
}

void RecordWriter::write_line(const PlacedLine& line) {
    write_kept(line.first_before, line.end_before);
    if (line.statement == none_such) return;
    const Statement& statement = record_.statements[line.statement];
    words_.clear();
    const bool numbered_hand = statement.keyword == Keyword::hand && statement.counts;
    if (numbered_hand)
        words_ = fmt::format("hand {}", record_.hands[line.block - 1].number);
    else if (statement.counts)
        append_words(statement, words_);
    // What grew beyond a line's length stays as it was.
    if (!statement.counts || words_.size() > longest_line) words_ = record_.at(statement.line);
    write_words(words_, statement.comment);
}

void RecordWriter::write_words(std::string_view words, Place comment) {
    if (comment.empty()) {
        (out_ += words) += '\n';
        return;
    }
    const std::string_view text = record_.at(comment);
    const bool fits = words.empty() || words.size() + 1 + text.size() <= longest_line;
    if (!fits) out_.append(text) += '\n';
    out_ += words;
    if (fits) {
        if (!words.empty()) out_ += ' ';
        out_ += text;
    }
    out_ += '\n';
}

void RecordWriter::append_words(const Statement& statement, std::string& words) const {
    if (statement.keyword == Keyword::extension) {
        words += record_.at(statement.line);
        return;
    }
    words += name_of(statement.keyword);
    const auto append = [&](std::string_view value) { (words += ' ') += value; };
    switch (statement.keyword) {
        case Keyword::game:
            return append(traits(record_.game).name);
        case Keyword::player:
            return append_player(statement, words);
        case Keyword::rule:
            append(record_.at(statement.key));
            (words += '=') += rule_value(record_, statement);
            return;
        case Keyword::lead:
            return append({&"ABCDEFGHIJKLMNO"[statement.seat.index()], 1});
        case Keyword::deal:
        case Keyword::yard:
        case Keyword::prizes:
        case Keyword::left:
        case Keyword::prize:
            return append_tiles(statement, words);
        case Keyword::end:
            return append_end(statement, words);
        case Keyword::penalty:
            words += fmt::format(" {} {} {}", statement.seat.letter(), statement.number,
                                 record_.at(statement.key));
            return;
        case Keyword::carry:
        case Keyword::score:
        case Keyword::result:
        case Keyword::winner:
            return append_amounts(statement, words);
        default:
            return append_free_text(statement.value, words);
    }
}

/// A blank and the text, with `\#` and `\\` where they are needed.
void RecordWriter::append_free_text(Place place, std::string& words) const {
    for (const char c : ' ' + free_text(record_.at(place))) {
        if (c == '\\' || (c == '#' && words.back() == ' ')) words += '\\';
        words += c;
    }
}

void RecordWriter::append_player(const Statement& statement, std::string& words) const {
    (words += ' ') += statement.seat.letter();
    Place name = statement.value;
    name.length =
        static_cast<std::uint32_t>(std::min(record_.at(name).find('<'), std::size_t{name.length}));
    if (!free_text(record_.at(name)).empty()) append_free_text(name, words);
    if (statement.key.empty()) return;
    std::string id;
    append_free_text(statement.key, id);
    words += fmt::format(" <{}>", std::string_view(id).substr(1));
}

void RecordWriter::append_tiles(const Statement& statement, std::string& words) const {
    if (statement.seat.exists()) (words += ' ') += statement.seat.letter();
    // Only a yard has an order.
    const bool ordered = statement.keyword == Keyword::yard;
    int unknown = 0;
    for (std::uint32_t i = 0; i < statement.count; ++i) {
        const TileToken& token = record_.tiles[statement.first + i];
        if (token.unknown > 0 && !token.bad) {
            unknown += token.unknown;
            continue;
        }
        if (ordered) {
            append_unknown(words, unknown);
            unknown = 0;
        }
        words += ' ';
        if (token.bad)
            words += record_.at(token.place);
        else
            append_tile(words, token.tile);
    }
    append_unknown(words, unknown);
}

void RecordWriter::append_amounts(const Statement& statement, std::string& words) const {
    const bool winner = statement.keyword == Keyword::winner;
    if (winner && statement.count == 0) words += " none";
    std::array<const Amount*, most_seats> by_seat{};
    for (std::uint32_t i = 0; i < statement.count; ++i) {
        const Amount& amount = record_.amounts[statement.first + i];
        by_seat[static_cast<std::size_t>(amount.seat.index())] = &amount;
    }
    for (const Amount* amount : by_seat) {
        if (amount == nullptr) continue;
        (words += ' ') += amount->seat.letter();
        if (!winner) append_number(words += ' ', amount->points);
    }
}

void RecordWriter::append_end(const Statement& statement, std::string& words) const {
    (words += ' ') += end_texts[static_cast<std::size_t>(statement.end)];
    if (statement.seat.exists()) (words += ' ') += statement.seat.letter();
}

}  // namespace bones
