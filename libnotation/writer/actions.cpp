// Writes canonical lines of play (N9).
#include <algorithm>

#include "bones/bids.hpp"
#include "bones/reader.hpp"
#include "bones/tricks.hpp"
#include "bones/writer.hpp"
#include "libnotation/parser/token.hpp"
#include "libnotation/text/digits.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/writer/record_writer.hpp"

namespace bones {
namespace {

bool is_shown(const Action& action) {
    return action.kind == ActionKind::show || action.kind == ActionKind::bad_show;
}

/// Whether a tile has a sign other than the number of an arm or a suit.
bool has_rare_sign(const Action& action) {
    return action.crosswise || action.mark != Mark::none || action.arm >= Action::no_half ||
           (action.suit >= Action::unknown_suit && action.suit != Action::no_suit);
}

/// The longest is ` +*15-15x@254=15!!`. Includes the room that a tile needs beyond its own bytes.
constexpr std::size_t longest_tile_token = 22;

/// The digits after a sign, without leading zeros.
std::string_view digits_after(std::string_view token, char sign) {
    std::string_view rest = token.substr(std::min(token.find(sign) + 1, token.size()));
    while (rest.size() > 1 && rest[0] == '0' && is_digit(rest[1])) rest.remove_prefix(1);
    std::string_view after = rest;
    while (take_digit(after) >= 0) continue;
    return rest.substr(0, rest.size() - after.size());
}

/// A token as it was written, including `draw`, `back` or `return` before it.
std::string_view written_token(const Record& record, const Action& action) {
    std::string_view rest = record.text.substr(action.offset);
    rest = without_line_end(rest.substr(0, rest.find('\n')));
    const std::string_view begin = rest, word = take_word(rest);
    if (prefix_of_verb(word) == 0 && !same_word(word, "d")) return word;
    if (action.length <= word.size()) return word;
    const std::string_view second = take_word(rest);
    return begin.substr(0, static_cast<std::size_t>(second.data() + second.size() - begin.data()));
}

}  // namespace

void append_bad_token(const Record& record, const Action& action, std::string& out) {
    std::string_view rest = written_token(record, action);
    const std::string_view word = take_word(rest);
    if (!rest.empty()) out += lower(word[0]) == 'd' ? '+' : prefix_of_verb(word);
    out += rest.empty() ? word : rest;
}

void RecordWriter::write_play(std::span<const PlacedLines> play) {
    if (!play.empty()) begin_play(play.front());
    for (const PlacedLines& lines : play) {
        if (lines.first == lines.end) {
            flush();
            write_kept(lines.first_before, lines.first);
        }
        std::uint32_t first_before = lines.first_before;
        for (std::uint32_t line = lines.first; line < lines.end; ++line) {
            const Statement& statement = record_.statements[line];
            if (statement.keyword == Keyword::comment) continue;
            if (stays_whole(statement))
                write_whole(first_before, line);
            else
                write_joined(first_before, line);
            first_before = line + 1;
        }
    }
    flush();
}

/// Sets how many tokens a trick of the hand has.
void RecordWriter::begin_play(const PlacedLines& lines) {
    if (lines.block != block_) trick_ = 0;
    block_ = lines.block;
    on_turn_ = Seat();
    keeps_hand_ = false;
    if (!tricks_ || lines.block == 0 || lines.block > record_.hands.size()) return;
    keeps_hand_ = has_irregular_trick(record_.hands[lines.block - 1]);
    sits_out_ = sits_out(record_, record_.hands[lines.block - 1], record_.players);
    trick_size_ = record_.players - sits_out_.exists();
}

/// Whether the hand has words that may be remarks or, depending on the division into lines, whole
/// tricks. Then its lines stay as they are (N6).
bool RecordWriter::has_irregular_trick(const Hand& hand) const {
    const auto begin = record_.actions.begin();
    return std::any_of(
        begin + hand.first_action, begin + hand.end_action, [](const Action& action) {
            return action.kind == ActionKind::pass || action.kind == ActionKind::skip ||
                   action.kind == ActionKind::bad_token;
        });
}

/// Whether a line of play must stay as it is. That is so if a seat is unknown or has no player, or
/// if the lines of the record or the hand keep their division. In games of tricks it is also so if
/// a token is a lone `draw`, `back` or `return`, or beyond the trick. The same holds for a line
/// that follows a torn trick or stands for a whole trick.
bool RecordWriter::stays_whole(const Statement& statement) const {
    if (keeps_lines_ || keeps_hand_ || statement.seat.index() >= record_.players) return true;
    const bool beyond = tricks_ && words_in_trick(record_, statement) > trick_size_;
    const bool begins = tricks_ && (record_.torn_before(statement.first) != nullptr ||
                                    is_lost_trick(record_, statement.first));
    const auto begin = record_.actions.begin() + statement.first;
    return beyond || begins ||
           std::any_of(begin, begin + statement.count, [this](const Action& action) {
               return !action.seat().exists() || action.kind == ActionKind::too_many ||
                      (tricks_ && action.kind == ActionKind::bad_token && is_verb(action));
           });
}

void RecordWriter::write_whole(std::uint32_t first_before, std::uint32_t line) {
    flush();
    write_kept(first_before, line);
    const Statement& statement = record_.statements[line];
    out_.put(statement.seat.letter());
    const std::uint32_t end = statement.first + statement.count;
    for (std::uint32_t i = statement.first; i < end;) {
        std::uint32_t next = i + 1;
        while (next < end && same_token(actions_[next], actions_[i])) ++next;
        if (actions_[i].kind == ActionKind::draw_unknown && !actions_[i].draws_some())
            append_unknown("+?", static_cast<int>(next - i));
        else
            append_token(actions_[i]);
        i = next;
    }
    end_statement(statement);
    trick_ = trick_after(statement);
}

/// The number of tiles in the open trick after a line that stays as it is.
int RecordWriter::trick_after(const Statement& statement) const {
    const auto begin = record_.actions.begin() + statement.first;
    const bool plays =
        statement.seat.index() < record_.players && statement.count > 0 && begin->seat().exists();
    if (trick_size_ == 0 || !plays) return 0;
    const bool tears = record_.torn_before(statement.first) != nullptr;
    const auto tiles = std::count_if(begin, begin + statement.count, lays_in_trick);
    return ((tears ? 0 : trick_) + static_cast<int>(tiles)) % trick_size_;
}

void RecordWriter::write_joined(std::uint32_t first_before, std::uint32_t line) {
    const Statement& statement = record_.statements[line];
    const std::uint32_t end = statement.first + statement.count;
    // Other seats may have passed between two tiles of a seat on two lines.
    const bool after_tile =
        statement.first > 0 && actions_[statement.first - 1].kind == ActionKind::play;
    if (!tricks_ && after_tile && !record_.written.contains(SheetNote::passes)) on_turn_ = Seat();
    for (std::uint32_t i = statement.first; i < end; ++i) {
        add_action(i, line);
        for (; first_before < line; ++first_before) before_.push_back(first_before);
    }
    own_comment_ = !statement.comment.empty();
    if (own_comment_) before_.push_back(line);
}

/// Adds an action to the line being written, or starts a new one.
void RecordWriter::add_action(std::uint32_t index, std::uint32_t line) {
    const Action& action = actions_[index];
    if (draws_ > 0 && joins_draws(index)) {
        ++draws_;
    } else {
        if (action.seat() != on_turn_ || is_full(action)) flush();
        if (draws_ > 0) close_draws();
        take_turn(action);
        if (line_size() == 0) {
            first_contributor_ = line;
            out_.put(action.seat().letter());
        }
        if (action.kind == ActionKind::draw_unknown && !action.draws_some())
            draws_ = 1;
        else
            append_token(action);
    }
    last_contributor_ = line;
    own_comment_ = false;
}

/// Whether the next token could make the line too long.
bool RecordWriter::is_full(const Action& action) {
    constexpr std::size_t longest_draws = 7;  // " +?136 "
    const std::size_t size = line_size() + 2 * longest_draws;
    // The most bytes of a token: those it was written with, and all that may be added.
    const std::size_t most = action.length + longest_tile_token;
    if (action.length < 255 && size + most <= longest_line) return false;
    return size + (action.kind == ActionKind::draw_unknown ? 0 : size_of_token(action)) >
           longest_line;
}

/// The size of a token, without the blank before it.
std::size_t RecordWriter::size_of_token(const Action& action) {
    const std::size_t begin = out_.size();
    append_token(action);
    const std::size_t size = out_.size() - begin - 1;
    out_.cut(begin);
    return size;
}

/// Whether an unknown draw belongs to the `+?n` being built.
bool RecordWriter::joins_draws(std::uint32_t index) const {
    const Action& action = actions_[index];
    if (draws_ == most_tiles || action.kind != ActionKind::draw_unknown || action.draws_some())
        return false;
    // In a trick, the next token belongs to another seat.
    return tricks_ ? same_token(action, actions_[index - 1]) : action.seat() == on_turn_;
}

/// Sets the seat that can continue the line. No seat if none can.
void RecordWriter::take_turn(const Action& action) {
    const bool ends_line = (line_ends_ >> static_cast<unsigned>(action.kind) & 1u) != 0;
    on_turn_ = ends_line ? Seat() : action.seat();
    if (!tricks_ || is_shown(action)) return;
    if (on_turn_.exists()) on_turn_ = next_in_trick(on_turn_, record_.players, sits_out_);
    if (++words_ == trick_size_) on_turn_ = Seat();  // N4: the longest line counts players
    if (!lays_in_trick(action) || ++trick_ < trick_size_) return;
    on_turn_ = Seat();
    trick_ = 0;
}

/// Whether an unreadable token is a lone `draw`, `back` or `return`. A token after it would be read
/// as its tile.
bool RecordWriter::is_verb(const Action& action) const {
    const std::string_view word = written_token(record_, action);
    return prefix_of_verb(word) != 0;
}

void RecordWriter::close_draws() {
    append_unknown("+?", draws_);
    draws_ = 0;
}

void RecordWriter::flush() {
    on_turn_ = Seat();
    words_ = 0;
    if (line_size() == 0) return;
    if (draws_ > 0) close_draws();
    if (before_.empty()) return end_line();
    end_line(write_comments_in_front());
}

/// Writes the comments of the statements in the line of play before it. Returns the comment that
/// stays at the end of the line: that of a line of play made of one whole statement.
Place RecordWriter::write_comments_in_front() {
    Place own;
    if (own_comment_ && first_contributor_ == last_contributor_) {
        own = record_.statements[before_.back()].comment;
        before_.pop_back();
    }
    if (before_.empty()) return own;
    const std::string words = take_line();
    for (const std::uint32_t line : before_) end_line(record_.statements[line].comment);
    before_.clear();
    out_.put(words);
    return own;
}

void RecordWriter::append_token(const Action& action) {
    if (action.names_tile())
        append_tile_token(action, out_.room(longest_tile_token));
    else
        append_word(action);
}

void RecordWriter::append_word(const Action& action) {
    out_.put(' ');
    switch (action.kind) {
        case ActionKind::pass:
            out_.put("pass");
            return out_.put(text_of(action.mark));
        case ActionKind::skip:
            return out_.put("skip");
        case ActionKind::unknown_turn:
            return out_.put('?');
        case ActionKind::draw_unknown:
            return out_.put('+');
        case ActionKind::put_back_unknown:
            return out_.put("<?");
        default:
            std::string token;
            append_bad_token(record_, action, token);
            return out_.put(token);
    }
}

/// Appends the token of an action with a tile at `at`, which must have room for it.
void RecordWriter::append_tile_token(const Action& action, char* at) {
    *at++ = ' ';
    if (action.kind != ActionKind::play)
        *at++ = action.kind == ActionKind::draw ? '+' : action.kind == ActionKind::show ? '~' : '<';
    if (action.from_prizes) *at++ = '*';
    const bool ordered = action.kind == ActionKind::play && !tricks_;
    at = put_tile(at, action.tile(), ordered && action.low_first);
    if (has_rare_sign(action)) {
        out_.take_until(at);
        return append_signs(action);
    }
    if (action.arm != Action::no_arm) {
        *at++ = '@';
        at = put_digits(at, static_cast<unsigned>(action.arm));
    }
    if (action.suit != Action::no_suit) {
        *at++ = '=';
        at = put_digits(at, static_cast<unsigned>(action.suit));
    }
    out_.take_until(at);
}

/// Appends the signs after a tile. For an arm or suit that does not exist, the action lacks the
/// number, so it comes from the text.
void RecordWriter::append_signs(const Action& action) {
    const auto append = [&](char sign, unsigned number, std::string_view unknown, bool strange) {
        out_.put(sign);
        if (strange)
            out_.put(digits_after(written_token(record_, action), sign));
        else if (!unknown.empty())
            out_.put(unknown);
        else
            append_number(number);
    };
    if (action.crosswise) out_.put('x');
    if (action.arm != Action::no_arm)
        append('@', static_cast<unsigned>(action.arm), action.arm == Action::no_half ? "??" : "",
               action.arm == Action::no_such_arm);
    if (action.suit != Action::no_suit)
        append('=', static_cast<unsigned>(action.suit),
               action.suit == Action::unknown_suit ? "?" : "", action.suit == Action::no_such_suit);
    out_.put(text_of(action.mark));
}

}  // namespace bones
