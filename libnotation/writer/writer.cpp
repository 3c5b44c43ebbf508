#include "bones/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "bones/bids.hpp"
#include "bones/limits.hpp"
#include "bones/reader.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/values.hpp"
#include "libnotation/writer/record_writer.hpp"

namespace bones {

namespace {

/// Whether the written text of a record can be read again (N12).
bool is_within_limits(const Record& record, std::string_view written) {
    if (written.size() > longest_record) return false;
    // A line of play may become as many lines as it has plies.
    if (record.statements.size() + record.actions.size() + record.hands.size() <= most_lines)
        return true;
    return std::count(written.begin(), written.end(), '\n') <=
           static_cast<std::ptrdiff_t>(most_lines);
}

}  // namespace

bool write(const Record& record, std::span<const Action> actions, std::string& out) {
    const std::size_t begin = out.size();
    RecordWriter(record, actions, out).run();
    if (is_within_limits(record, std::string_view(out).substr(begin))) return true;
    out.resize(begin);
    out += record.text;
    if (!record.text.ends_with('\n') && record.text.size() < longest_record) out += '\n';
    return false;
}

namespace {

/// The kinds of action that end a line of play, one bit each. In games with one tile per turn these
/// are the actions that end a turn.
unsigned line_ends(Game game) {
    if (game == Game::unknown || traits(game).tricks) return 0;
    const auto bit = [](ActionKind kind) { return 1u << static_cast<unsigned>(kind); };
    return bit(ActionKind::pass) | bit(ActionKind::unknown_turn) | bit(ActionKind::bad_tile) |
           bit(ActionKind::bad_token) | (traits(game).chained ? 0 : bit(ActionKind::play));
}

}  // namespace

RecordWriter::RecordWriter(const Record& record, std::span<const Action> actions, std::string& out)
    : record_(record),
      actions_(actions),
      tricks_(record.game != Game::unknown && traits(record.game).tricks),
      keeps_lines_(record.game == Game::unknown || (tricks_ && record.players_guessed)),
      line_ends_(line_ends(record.game)),
      out_(out),
      record_begin_(out.size()),
      line_begin_(out.size()) {}

void RecordWriter::run() {
    const Arrangement arrangement = arrange(record_);
    const std::span<const PlacedLines> lines(arrangement.lines);
    std::uint32_t block = 0;
    for (std::size_t i = 0; i < lines.size();) {
        if (lines[i].block != block && lines[i].block <= record_.hands.size()) {
            block = lines[i].block;
            if (block != 1 || !arrangement.begins_unread) begin_hand(lines[i]);
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

/// Starts a hand with a blank line. A hand that has no `hand` line gets one.
void RecordWriter::begin_hand(const PlacedLines& lines) {
    if (out_.size() > record_begin_) end_line();
    const bool has_line = lines.first < lines.end;
    if (has_line && record_.statements[lines.first].keyword == Keyword::hand) return;
    out_.put("hand ");
    append_number(record_.hands[lines.block - 1].number);
    end_line();
}

/// Writes comment lines, and lines that are kept as they are.
void RecordWriter::write_kept(std::uint32_t first, std::uint32_t end) {
    for (std::uint32_t i = first; i < end; ++i) {
        const Statement& statement = record_.statements[i];
        out_.put(record_.at(statement.line));
        end_line(statement.comment);
        if (may_be_anything(statement)) trick_ = 0;  // it may belong to the trick
    }
}

void RecordWriter::write_line(const PlacedLines& line) {
    if (line.first_before < line.first) write_kept(line.first_before, line.first);
    if (line.first == line.end) return;
    const Statement& statement = record_.statements[line.first];
    if (statement.counts)
        append_words(statement, line.block);
    else
        out_.put(record_.at(statement.line));
    end_statement(statement);
}

/// Ends the line of a statement. A line that has become too long is written as it was read.
void RecordWriter::end_statement(const Statement& statement) {
    if (line_size() > longest_line) {
        out_.cut(line_begin_);
        out_.put(record_.at(statement.line));
    }
    end_line(statement.comment);
}

/// Adds a comment to the end of the line, or before the line if it does not fit.
void RecordWriter::append_comment(std::string_view comment) {
    const std::size_t size = line_size();
    if (size == 0 || size + 1 + comment.size() <= longest_line) {
        if (size > 0) out_.put(' ');
        out_.put(comment);
        return;
    }
    const std::string words = take_line();
    out_.put(comment);
    end_line();
    out_.put(words);
}

std::string RecordWriter::take_line() {
    std::string words(out_.from(line_begin_));
    out_.cut(line_begin_);
    return words;
}

void RecordWriter::append_number(std::int64_t number) {
    const fmt::format_int text(number);
    out_.put({text.data(), text.size()});
}

void RecordWriter::append_words(const Statement& statement, std::uint32_t block) {
    if (statement.keyword == Keyword::extension) return out_.put(record_.at(statement.line));
    out_.put(name_of(statement.keyword));
    switch (statement.keyword) {
        case Keyword::game:
            out_.put(' ');
            return out_.put(traits(record_.game).name);
        case Keyword::player:
        case Keyword::substitute:
            return append_player(statement);
        case Keyword::date:
            out_.put(' ');
            return out_.put(iso_date(record_.at(statement.value)));
        case Keyword::time:
            out_.put(' ');
            return out_.put(iso_time(record_.at(statement.value)));
        case Keyword::rule:
            out_.put(' ');
            out_.put(record_.at(statement.key));
            out_.put('=');
            return out_.put(rule_value(record_, statement));
        case Keyword::written:
        case Keyword::unwritten:
            return append_noted(statement.noted());
        case Keyword::hand:
            out_.put(' ');
            return append_number(record_.hands[block - 1].number);
        case Keyword::lead:
            return append_seat(statement.seat);
        case Keyword::deal:
        case Keyword::yard:
        case Keyword::prizes:
        case Keyword::left:
        case Keyword::prize:
            return append_tiles(statement);
        case Keyword::bid:
            return append_bids(statement);
        case Keyword::trump:
            return append_trump(statement);
        case Keyword::end:
            return append_end(statement);
        case Keyword::penalty:
        case Keyword::bonus:
            return append_award(statement);
        case Keyword::finish:
            return append_finish(statement);
        case Keyword::carry:
        case Keyword::pips:
        case Keyword::score:
        case Keyword::result:
        case Keyword::legs:
        case Keyword::winner:
            return append_amounts(statement);
        default:
            return append_free_text(statement.value);
    }
}

void RecordWriter::append_seat(Seat seat) {
    out_.put(' ');
    out_.put(seat.letter());
}

void RecordWriter::append_free_text(Place place) {
    out_.put(' ');
    append_escaped(place);
}

/// Writes free text, with `\#` and `\\` where they are needed.
void RecordWriter::append_escaped(Place place) {
    char last = ' ';
    for (const char c : free_text(record_.at(place))) {
        if (c == '\\' || (c == '#' && last == ' ')) out_.put('\\');
        out_.put(last = c);
    }
}

void RecordWriter::append_player(const Statement& statement) {
    append_seat(statement.seat);
    if (!statement.value.empty()) append_free_text(statement.value);
    if (const std::string_view alias = alias_on(record_, statement); !alias.empty()) {
        out_.put(" alias ");
        out_.put(alias);
    }
    if (!statement.key.empty()) {
        out_.put(" <");
        append_escaped(statement.key);
        out_.put('>');
    }
    if (statement.number() == 0) return;
    out_.put(' ');
    append_number(statement.number());
}

void RecordWriter::append_noted(NotedKinds kinds) {
    if (kinds == NotedKinds::all()) return out_.put(" all");
    for (std::size_t i = 0; i < noted_names.size(); ++i) {
        if (!kinds.contains(static_cast<SheetNote>(i))) continue;
        out_.put(' ');
        out_.put(noted_names[i]);
    }
}

void RecordWriter::append_tiles(const Statement& statement) {
    if (statement.seat.exists()) append_seat(statement.seat);
    // Only the tiles of a `yard` line have an order.
    const bool ordered = statement.keyword == Keyword::yard;
    int unknown = 0;
    const TileToken* token = record_.tiles.data() + statement.first;
    const TileToken* const end = token + statement.count;
    while (token != end) {
        if (token->unknown > 0 && !token->bad) {
            unknown += token++->unknown;
            continue;
        }
        if (ordered && unknown > 0) append_unknown("?", std::exchange(unknown, 0));
        if (token->bad) {
            out_.put(' ');
            out_.put(record_.at(token++->place));
        } else {
            token = append_known_tiles(token, end);
        }
    }
    if (unknown > 0) append_unknown("?", unknown);
}

/// Appends the known tiles at the start of a list and returns the end of them.
const TileToken* RecordWriter::append_known_tiles(const TileToken* token, const TileToken* end) {
    char* at = out_.room(static_cast<std::size_t>(end - token) * (1 + room_for_tile));
    for (; token != end && token->unknown == 0 && !token->bad; ++token) {
        *at++ = ' ';
        at = put_tile(at, token->tile);
    }
    out_.take_until(at);
    return token;
}

/// Appends unknown tiles of a list (`?9`) or unknown draws (`+?9`).
void RecordWriter::append_unknown(std::string_view sign, int count) {
    out_.put(' ');
    out_.put(sign);
    if (count > 1) append_number(count);
}

/// Appends a penalty or a bonus.
void RecordWriter::append_award(const Statement& statement) {
    append_seat(statement.seat);
    const AwardPoints award = statement.award();
    out_.put(award.is_factor ? " x" : " ");
    append_number(award.points);
    append_free_text(statement.key);
}

void RecordWriter::append_finish(const Statement& statement) {
    out_.put(' ');
    out_.put(finish_names[static_cast<std::size_t>(statement.finish())]);
    if (statement.seat.exists()) append_seat(statement.seat);
}

void RecordWriter::append_amounts(const Statement& statement) {
    const bool winner = statement.keyword == Keyword::winner;
    if (winner && statement.count == 0) out_.put(" none");
    BySeat<const Amount*> by_seat{};
    for (std::uint32_t i = 0; i < statement.count; ++i) {
        const Amount& amount = record_.amounts[statement.first + i];
        by_seat[amount.seat] = &amount;
    }
    for (const Amount* amount : by_seat) {
        if (amount == nullptr) continue;
        append_seat(amount->seat);
        if (winner) continue;
        out_.put(' ');
        append_number(amount->points);
    }
}

void RecordWriter::append_end(const Statement& statement) {
    out_.put(' ');
    out_.put(end_name(statement.end()));
    if (statement.seat.exists()) append_seat(statement.seat);
}

void RecordWriter::append_bids(const Statement& statement) {
    append_seat(statement.seat);
    for (std::uint32_t i = 0; i < statement.count; ++i) {
        out_.put(' ');
        out_.put(bid_text(record_.amounts[statement.first + i].points));
    }
}

void RecordWriter::append_trump(const Statement& statement) {
    append_seat(statement.seat);
    out_.put(' ');
    out_.put(trump_name(statement.trump()));
}

}  // namespace bones
