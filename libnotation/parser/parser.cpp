#include "bones/parser.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "libnotation/parser/record_parser.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/utf8.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

void clear(Record& record) {
    record.game = Game::unknown;
    record.players = 0;
    record.players_guessed = false;
    record.highest = GameTraits().highest;
    record.written = record.unwritten = {};
    record.single_lines.fill(none_such);
    record.player_lines.fill(none_such);
    record.statements.clear();
    record.hands.clear();
    record.actions.clear();
    record.torn.clear();
    record.moved_passes.clear();
    record.tiles.clear();
    record.amounts.clear();
    record.substitutes.clear();
    record.findings.clear();
}

}  // namespace

void parse(const RawRecord& raw, Record& record) {
    record.text = raw.text;
    record.first_line = raw.first_line;
    record.index = raw.index;
    clear(record);
    RecordParser parser(record);
    parser.run(raw.too_long);
    if (!parser.shows_larger_set()) return;
    clear(record);
    RecordParser(record, true).run(raw.too_long);
}

void RecordParser::run(bool too_long) {
    findings_.start(record_.findings);
    if (too_long || record_.text.size() > longest_record) {
        give_up("the record is longer than 1 MiB and is skipped");
        return;
    }
    read_lines();
    if (too_many_hands_) return give_up("the record has more than 1,000 hands and is skipped");
    if (record_.statements.size() > most_lines)
        return give_up("the record has more than 200,000 lines and is skipped");
    finish_hands();
    settle_substitutes();
    refuse_legs_beside_hands();
    report_missing_game();
    settle_noted();
    settle_players();
    if (takes_larger_set_) note_larger_set();
    findings_.close();
    if (has_unread_) forget_doubtful_duplicates();
    const auto by_place = [](const Finding& a, const Finding& b) {
        return a.place.offset < b.place.offset;
    };
    std::stable_sort(record_.findings.begin(), record_.findings.end(), by_place);
}

/// Reduces a record beyond the limits to the one finding that reports it.
void RecordParser::give_up(std::string_view why) {
    const std::size_t line_end = std::min(record_.text.find('\n'), record_.text.size());
    record_.game = Game::unknown;
    record_.written = record_.unwritten = {};
    record_.statements.clear();
    record_.hands.clear();
    record_.actions.clear();
    record_.torn.clear();
    record_.moved_passes.clear();
    record_.tiles.clear();
    record_.amounts.clear();
    record_.substitutes.clear();
    record_.findings.clear();
    findings_.start(record_.findings);
    report(code::record_too_long, "N12", {0, static_cast<std::uint32_t>(line_end)},
           std::string(why));
}

void RecordParser::read_lines() {
    const std::string_view text = record_.text;
    all_readable_ = is_plain_lines(text);
    has_comments_ = text.find('#') != std::string_view::npos;
    first_unread_ = none_such;
    const char* const end = text.data() + text.size();
    // Up to the last line feed, a line can be read without a check for the end of the text at each
    // byte.
    const std::size_t last_feed = text.rfind('\n');
    const char* const guarded_end =
        last_feed != std::string_view::npos ? text.data() + last_feed : text.data();
    const auto goes_on = [&] {
        return !too_many_hands_ && record_.statements.size() <= most_lines;
    };
    for (const char* line = text.data(); line < end && goes_on(); ++row_) {
        if (guarded_end - line > 5 && !record_.hands.empty())
            if (const char* const next = read_quick_line(line)) {
                line = next;
                continue;
            }
        const void* feed = std::memchr(line, '\n', static_cast<std::size_t>(end - line));
        const char* const line_end = feed != nullptr ? static_cast<const char*>(feed) : end;
        read_line({line, static_cast<std::size_t>(line_end - line)});
        line = line_end + 1;
    }
}

void RecordParser::read_line(std::string_view line) {
    line = without_line_end(line);
    if (keep_unreadable(line)) return;
    std::string_view words = without_prefix(line);
    std::string_view comment;
    for (std::size_t i = has_comments_ ? words.find('#') : words.size(); i < words.size(); ++i) {
        if (words[i] != '#' || (i > 0 && !is_blank(words[i - 1]))) continue;
        comment = words.substr(i);
        words = trimmed(words.substr(0, i));
        break;
    }
    if (!words.empty()) {
        read_statement(line, words, comment);
    } else if (!comment.empty()) {
        Statement statement;
        statement.comment = place_of(comment);
        statement.line = {statement.comment.offset, 0};
        add(statement);
    }
}

/// Keeps a line as unreadable if it is too long or has bytes that no line may have.
bool RecordParser::keep_unreadable(std::string_view line) {
    if (line.size() > longest_line) {
        report_in_hand(code::line_too_long, "N12", place_of(line),
                       "the line is longer than 4,096 bytes and is ignored", {});
        add_unreadable(line, taken_for(line));
        return true;
    }
    if (all_readable_ || is_plain(line)) return false;
    const std::size_t bad = first_unreadable_byte(line);
    if (bad == line.size()) return false;
    const Place place = place_of(line.substr(bad, 1));
    const auto byte = static_cast<unsigned char>(line[bad]);
    const bool control = byte < 0x20 || byte == 0x7F ||
                         (byte == 0xC2 && bad + 1 < line.size() && (line[bad + 1] & 0xC0) == 0x80);
    report_in_hand(code::unreadable, "N1", place,
                   fmt::format("the byte 0x{:02X} at column {} is {}; type this line again", byte,
                               column_in(line, bad),
                               control ? "an invisible control character" : "not valid UTF-8"),
                   {});
    add_unreadable(line, taken_for(line));
    return true;
}

/// The keyword at the start of a line that has bytes that no line may have.
Keyword RecordParser::taken_for(std::string_view line) const {
    const std::string_view words = without_prefix(without_line_end(line));
    if (words.starts_with('#')) return Keyword::comment;
    const LineHead head = line_head(words);
    const bool named = head.keyword != Keyword::actions && head.keyword != Keyword::unreadable;
    return named ? head.keyword : meant(Keyword::unreadable, head);
}

/// The keyword of a line whose first word resembles `near`.
Keyword RecordParser::meant(Keyword near, const LineHead& head) const {
    if (head.rest.empty() && whole_number(head.word)) return Keyword::hand;
    const bool bids = record_.game != Game::unknown && traits(record_.game).bids;
    return keyword_meant(near, head.rest, {!record_.hands.empty(), bids}, range_);
}

void RecordParser::add_unreadable(std::string_view line, Keyword taken_for) {
    line = without_byte_order_marks(line);
    Statement statement;
    statement.keyword = Keyword::unreadable;
    statement.content = taken_for;
    statement.line = place_of(line);
    // An unreadable `game` line begins a record as well.
    if (!has_game_line_ && role_of(line) == LineRole::opener) statement.keyword = Keyword::game;
    add(statement);
}

void RecordParser::add(Statement& statement) {
    note_unread(statement);
    if (statement.seat.exists()) highest_seat_ = std::max(highest_seat_, statement.seat.index());
    statement.row = row_;
    note_single_line(statement);
    record_.statements.push_back(statement);
}

/// Stores the index of a line that a record or a hand has once.
void RecordParser::note_single_line(const Statement& statement) {
    const std::size_t index = single_line_index(statement.keyword);
    const auto at = static_cast<std::uint32_t>(record_.statements.size());
    if (!statement.counts) return;
    if (statement.keyword == Keyword::player)
        record_.player_lines[statement.seat] = at;
    else if (statement.keyword == Keyword::substitute)
        names_.add_substitute(at);
    else if (index < record_.single_lines.size() - 1)
        record_.single_lines[index] = at;
    else if (!record_.hands.empty())
        note_line_of_hand(statement.keyword, at);
}

void RecordParser::read_statement(std::string_view line, std::string_view words,
                                  std::string_view comment) {
    LineHead head = line_head(words);
    if (head.keyword == Keyword::unreadable) take_name_of_line(words, head);
    if (head.keyword == Keyword::unreadable ||
        (head.keyword == Keyword::actions && head.rest.empty())) {
        reject_word(line, head);
        return;
    }
    Statement statement;
    statement.keyword = head.keyword;
    statement.line = place_of(words);
    statement.value = place_of(head.rest);
    if (!comment.empty()) statement.comment = place_of(comment);
    if (begins_next_hand(head)) take_for_hand(statement);
    if (head.keyword == Keyword::actions) {
        imply_hand(statement);
        statement.seat = head.seat;
        if (head.word.size() > 1) statement.key = place_of(head.word);
        return read_turns(statement, head.rest);
    } else if (!read_header(statement, head.rest)) {
        read_hand_line(statement, head.rest);
    }
    add(statement);
}

/// Whether a `round` or `deal` line has only the number of the next hand, and play stands above it.
/// `deal 1` may be the first line of a hand.
bool RecordParser::begins_next_hand(const LineHead& head) const {
    if (head.keyword != Keyword::round && head.keyword != Keyword::deal) return false;
    const std::optional<std::int32_t> number = whole_number(head.rest);
    if (record_.hands.empty()) return head.keyword == Keyword::deal && number == 1;
    const Hand& hand = record_.hands.back();
    const bool begun = hand.first_action < record_.actions.size() || hand.end != none_such;
    return begun && number == static_cast<std::int32_t>(hand.number) + 1;
}

void RecordParser::take_for_hand(Statement& statement) {
    statement.keyword = Keyword::hand;
    report(code::read_as, "N5", statement.line,
           fmt::format("{} is read as hand {}", quoted(record_.at(statement.line)),
                       record_.at(statement.value)));
}

/// Whether a text begins with an action. False for a remark that begins with a name.
bool RecordParser::begins_turn(std::string_view text) const {
    const std::string_view word = take_word(text);
    const bool is_sign = !word.empty() && std::string_view("0123456789+~?*<").find(word[0]) !=
                                              std::string_view::npos;
    if (is_go(word) && same_word(take_word(text), "out")) return true;
    return is_sign || prefix_of_verb(word) != 0 || (same_word(word, "d") && draws_in_short()) ||
           read_token(word, range_).action.is_readable();
}

/// Takes the player off the front of a line of play: a name instead of the seat, or either with a
/// colon.
void RecordParser::take_name_of_line(std::string_view words, LineHead& head) const {
    std::string_view rest = words, name = head.word.substr(0, head.word.find(':'));
    Seat seat = seat_named(name);
    if (!seat.exists()) {
        name = words.substr(0, words.find(':'));
        std::string_view after = name;
        if (name.size() < words.size()) seat = names_.take(after);
        if (!after.empty()) seat = {};
    }
    if (seat.exists()) {
        rest.remove_prefix(name.size());
        if (rest.starts_with(':')) rest.remove_prefix(1);
        rest = trimmed(rest);
    } else {
        seat = names_.take(rest);
    }
    if (!seat.exists() || rest.empty() || !begins_turn(rest)) return;
    head.keyword = Keyword::actions;
    head.seat = seat;
    head.word = trimmed(words.substr(0, words.size() - rest.size()));
    head.rest = rest;
}

/// Keeps a line as unreadable because its first word begins no line.
void RecordParser::reject_word(std::string_view line, const LineHead& head) {
    // The last ones are keywords only in games with bids.
    static constexpr std::array<std::string_view, 33> keywords{
        "game",       "id",    "event",   "site",      "recorder", "date",   "time",
        "round",      "table", "written", "unwritten", "player",   "rule",   "hand",
        "substitute", "lead",  "deal",    "yard",      "left",     "carry",  "prizes",
        "end",        "prize", "penalty", "score",     "result",   "winner", "legs",
        "finish",     "bonus", "pips",    "bid",       "trump"};
    const Place place = place_of(head.word);
    Keyword keyword = Keyword::unreadable;
    const bool bids = record_.game != Game::unknown && traits(record_.game).bids;
    const auto candidates = std::span(keywords).first(keywords.size() - (bids ? 0 : 2));
    const bool one_letter =
        head.word.size() == 1 && lower(head.word[0]) >= 'a' && lower(head.word[0]) <= 'z';
    if (head.seat.exists()) {
        report_in_hand(
            code::unreadable, "N6", place,
            fmt::format("the line has only the seat {}; write what the seat did", head.word), {});
    } else if (one_letter) {
        report_in_hand(code::unreadable, "N4", place,
                       fmt::format("{} is not a seat; seats are A to O", head.word), {});
    } else if (std::string_view rest = record_.at(place_of(line)); names_.take(rest).exists()) {
        report_in_hand(
            code::unreadable, "N1", place,
            rest.empty() ? fmt::format("the line has only the player {}; write what the player did",
                                       quoted(line))
                         : fmt::format("{} is not a valid action; write 6-1 to play the tile 6-1, "
                                       "+6-1 to draw it, pass, or end out and the player",
                                       quoted(rest)),
            {});
    } else if (const auto guess = nearest(head.word, candidates); !guess.empty()) {
        Finding& finding = report_in_hand(
            code::unreadable, "N1", place,
            fmt::format("unknown word {}; did you mean {}?", quoted(head.word), guess), {});
        keyword = meant(keyword_named(guess), head);
        // The fix is offered only if the guess is certain.
        if (edit_distance(head.word, guess) == 1 && keyword == keyword_named(guess))
            finding.fix = Fix{place, std::string(guess), fmt::format("write {}", guess)};
    } else {
        const std::string player = names_.who_sits(head.word);
        report_in_hand(
            code::unreadable, "N1", place,
            player.empty()
                ? fmt::format("unknown word {}; a line starts with a keyword or a seat letter",
                              quoted(head.word))
                : fmt::format("unknown word {}{}{} A line starts with a keyword, a seat or a "
                              "player's name",
                              quoted(head.word), player, player.back() == '?' ? "" : "."),
            {});
        keyword = meant(keyword, head);
    }
    add_unreadable(line, keyword);
}

void RecordParser::finish_hands() {
    if (!has_outcome()) imply_hand_of_awards();
    const auto statements = static_cast<std::uint32_t>(record_.statements.size());
    const auto actions = static_cast<std::uint32_t>(record_.actions.size());
    for (std::size_t i = 0; i < record_.hands.size(); ++i) {
        const bool last = i + 1 == record_.hands.size();
        record_.hands[i].end_statement = last ? statements : record_.hands[i + 1].first_statement;
        record_.hands[i].end_action = last ? actions : record_.hands[i + 1].first_action;
        if (has_unread_) settle_unread(record_.hands[i]);
    }
}

}  // namespace bones
