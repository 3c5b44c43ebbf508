// Canonical lines of play (N9).
#include <algorithm>
#include <array>

#include "libnotation/lexer.hpp"
#include "libnotation/reader.hpp"
#include "libnotation/record_writer.hpp"
#include "libnotation/tile_text.hpp"
#include "libnotation/token.hpp"
#include "libnotation/writer.hpp"

namespace bones {
namespace {

bool is_shown(const Action& action) {
    return action.kind == ActionKind::show || action.kind == ActionKind::bad_show;
}

/// Whether a turn is over with this action, where a turn is one tile.
bool ends_turn(const Action& action) {
    return action.kind == ActionKind::pass || action.kind == ActionKind::unknown_turn ||
           action.kind == ActionKind::bad_tile;
}

bool same_token(const Action& a, const Action& b) {
    return a.offset == b.offset;
}

/// The digits behind a sign, without zeros in front.
std::string_view digits_behind(std::string_view token, char sign) {
    std::string_view rest = token.substr(std::min(token.find(sign) + 1, token.size()));
    while (rest.size() > 1 && rest[0] == '0' && is_digit(rest[1])) rest.remove_prefix(1);
    std::size_t length = 0;
    while (length < rest.size() && is_digit(rest[length])) ++length;
    return rest.substr(0, length);
}

/// A token as it was written, `draw` and `back` in front of it included.
std::string_view written_token(const Record& record, const Action& action) {
    std::string_view rest = record.text.substr(action.offset);
    rest = without_line_end(rest.substr(0, rest.find('\n')));
    const std::string_view begin = rest, word = take_word(rest);
    if (!same_word(word, "draw") && !same_word(word, "back")) return word;
    if (action.length <= word.size()) return word;
    const std::string_view second = take_word(rest);
    return begin.substr(0, static_cast<std::size_t>(second.data() + second.size() - begin.data()));
}

}  // namespace

void append_bad_token(const Record& record, const Action& action, std::string& out) {
    std::string_view rest = written_token(record, action);
    const std::string_view word = take_word(rest);
    if (!rest.empty()) out += lower(word[0]) == 'd' ? '+' : '~';
    out += rest.empty() ? word : rest;
}

void RecordWriter::write_play(std::span<const PlacedLine> lines) {
    trick_ = 0;
    line_over_ = true;
    for (const PlacedLine& line : lines) {
        if (line.statement == none_such) {
            flush();
            write_kept(line.first_before, line.end_before);
        } else if (stays_whole(record_.statements[line.statement])) {
            write_whole(line);
        } else {
            write_joined(line);
        }
    }
    flush();
}

/// Whether a line must stay one line: where it is not known what its tokens are or how many go
/// round, where nobody sits, and where it goes beyond a trick.
bool RecordWriter::stays_whole(const Statement& statement) const {
    if (record_.game == Game::unknown || statement.seat.index() >= record_.players) return true;
    return traits(record_.game).tricks &&
           (record_.players_guessed || trick_positions(statement) > record_.players);
}

/// How many seats a line of a trick goes round.
int RecordWriter::trick_positions(const Statement& statement) const {
    int positions = 0;
    for (std::uint32_t i = statement.first; i < statement.first + statement.count; ++i) {
        const bool further =
            i > statement.first && same_token(record_.actions[i], record_.actions[i - 1]);
        if (!further && !is_shown(record_.actions[i])) ++positions;
    }
    return positions;
}

void RecordWriter::write_whole(const PlacedLine& line) {
    flush();
    const Statement& statement = record_.statements[line.statement];
    write_kept(line.first_before, line.end_before);
    words_.assign(1, statement.seat.letter());
    const std::uint32_t end = statement.first + statement.count;
    for (std::uint32_t i = statement.first; i < end;) {
        std::uint32_t next = i + 1;
        while (next < end && same_token(actions_[next], actions_[i])) ++next;
        words_ += ' ';
        if (actions_[i].kind == ActionKind::draw_unknown)
            append_draws(static_cast<int>(next - i), words_);
        else
            append_token(actions_[i], words_);
        i = next;
    }
    if (words_.size() > longest_line) words_ = record_.at(statement.line);
    write_words(words_, statement.comment);
    if (statement.seat.index() < record_.players) trick_ = 0;
}

void RecordWriter::write_joined(const PlacedLine& line) {
    const Statement& statement = record_.statements[line.statement];
    const std::uint32_t end = statement.first + statement.count;
    for (std::uint32_t i = statement.first; i < end; ++i) {
        add_action(i);
        if (contributors_ == 0 || last_contributor_ != line.statement) ++contributors_;
        last_contributor_ = line.statement;
        if (i == statement.first)
            for (std::uint32_t c = line.first_before; c < line.end_before; ++c)
                before_.push_back(c);
        own_comment_ = i + 1 == end && !statement.comment.empty();
        if (own_comment_) before_.push_back(line.statement);
    }
}

/// Puts an action on the line being built, or on a new one.
void RecordWriter::add_action(std::uint32_t index) {
    const Action& action = actions_[index];
    if (joins_draws(index)) {
        ++draws_;
        return;
    }
    constexpr std::size_t longest_draws = 7;  // " +?136 "
    words_.clear();
    if (action.kind != ActionKind::draw_unknown) append_token(action, words_);
    const bool full = play_.size() + words_.size() + 2 * longest_draws > longest_line;
    if (line_over_ || action.seat() != on_turn_ || full) flush();
    close_draws();
    if (play_.empty()) play_ = action.seat().letter();
    if (action.kind == ActionKind::draw_unknown)
        draws_ = 1;
    else
        (play_ += ' ') += words_;
    take_turn(action);
}

/// Whether an unknown draw goes on with the `+?n` being built.
bool RecordWriter::joins_draws(std::uint32_t index) const {
    const Action& action = actions_[index];
    if (draws_ == 0 || draws_ == most_tiles || action.kind != ActionKind::draw_unknown)
        return false;
    // In a trick, the next token is another seat's.
    return traits(record_.game).tricks ? same_token(action, actions_[index - 1])
                                       : !line_over_ && action.seat() == on_turn_;
}

/// Settles who goes on with the line.
void RecordWriter::take_turn(const Action& action) {
    const GameTraits& game = traits(record_.game);
    on_turn_ = action.seat();
    line_over_ =
        is_verb(action) ||
        (!game.tricks && (ends_turn(action) || (!game.chained && action.kind == ActionKind::play)));
    if (!game.tricks || is_shown(action)) return;
    on_turn_ = on_turn_.next(record_.players);
    if (++trick_ < record_.players) return;
    line_over_ = true;
    trick_ = 0;
}

/// Whether a token is a lone `draw` or `back`, which would take in what came behind it.
bool RecordWriter::is_verb(const Action& action) const {
    if (action.kind != ActionKind::bad_token) return false;
    const std::string_view word = written_token(record_, action);
    return same_word(word, "draw") || same_word(word, "back");
}

void RecordWriter::close_draws() {
    if (draws_ == 0) return;
    append_draws(draws_, play_ += ' ');
    draws_ = 0;
}

/// Writes the line of play being built, with the comments of what it was made of.
void RecordWriter::flush() {
    line_over_ = true;
    close_draws();
    if (play_.empty()) return;
    Place comment;
    if (contributors_ == 1 && own_comment_) {
        comment = record_.statements[before_.back()].comment;
        before_.pop_back();
    }
    for (const std::uint32_t statement : before_)
        write_words({}, record_.statements[statement].comment);
    write_words(play_, comment);
    play_.clear();
    before_.clear();
    contributors_ = 0;
    own_comment_ = false;
}

void RecordWriter::append_draws(int count, std::string& out) const {
    out += "+?";
    if (count > 1) out += std::to_string(count);
}

void RecordWriter::append_token(const Action& action, std::string& out) const {
    switch (action.kind) {
        case ActionKind::play:
        case ActionKind::draw:
        case ActionKind::show:
            return append_tile_token(action, out);
        case ActionKind::draw_unknown:
            return append_draws(1, out);
        case ActionKind::pass:
            (out += "pass") += text_of(action.mark);
            return;
        case ActionKind::skip:
            out += "skip";
            return;
        case ActionKind::unknown_turn:
            out += '?';
            return;
        case ActionKind::bad_draw:
        case ActionKind::bad_show:
        case ActionKind::bad_tile:
        case ActionKind::bad_token:
            return append_bad_token(record_, action, out);
    }
}

void RecordWriter::append_tile_token(const Action& action, std::string& out) const {
    std::array<char, 16> text;  // `+*15-15x@254=15`
    char* at = text.data();
    if (action.kind == ActionKind::draw) *at++ = '+';
    if (action.kind == ActionKind::show) *at++ = '~';
    if (action.from_prizes) *at++ = '*';
    const bool ordered = action.kind == ActionKind::play &&
                         (record_.game == Game::unknown || !traits(record_.game).tricks);
    at = put_tile(at, action.tile(), ordered ? action.first_half() : action.tile().high());
    if (action.crosswise) *at++ = 'x';
    if (action.arm == Action::no_such_arm || action.suit == Action::no_such_suit) {
        out.append(text.data(), static_cast<std::size_t>(at - text.data()));
        return append_strange_signs(action, out);
    }
    if (action.arm != Action::no_arm) {
        *at++ = '@';
        at = put_number(at, static_cast<unsigned>(action.arm));
    }
    if (action.suit != Action::no_suit) {
        *at++ = '=';
        at = put_number(at, static_cast<unsigned>(action.suit));
    }
    out.append(text.data(), static_cast<std::size_t>(at - text.data()));
    out += text_of(action.mark);
}

/// Arm, suit and mark behind a tile, where the number of one is none of an arm or of any tile.
void RecordWriter::append_strange_signs(const Action& action, std::string& out) const {
    const auto append = [&](char sign, unsigned number, bool strange) {
        out += sign;
        if (strange)
            out += digits_behind(written_token(record_, action), sign);
        else
            out += std::to_string(number);
    };
    if (action.arm != Action::no_arm)
        append('@', static_cast<unsigned>(action.arm), action.arm == Action::no_such_arm);
    if (action.suit != Action::no_suit)
        append('=', static_cast<unsigned>(action.suit), action.suit == Action::no_such_suit);
    out += text_of(action.mark);
}

}  // namespace bones
