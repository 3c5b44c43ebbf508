// The state of the record, and the steps common to all its changes.
#include "tools/lib/show/entry/session.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "bones/parser.hpp"
#include "bones/render.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/utf8.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/show/entry/lookups.hpp"

namespace bones::inline show::entry {

namespace {

AnswerFinding caused(const Finding& finding) {
    AnswerFinding caused{std::string(name_of(finding.severity)),
                         std::string(finding.code->name),
                         finding.message,
                         {}};
    for (const Evidence& evidence : finding.evidence) caused.evidence.push_back(evidence.message());
    return caused;
}

std::string last_line(const std::string& text) {
    const std::size_t begin = text.rfind('\n', text.size() - 2) + 1;
    return text.substr(begin, text.size() - 1 - begin);
}

}  // namespace

Session::Session(Book& book, Surroundings around, Settings settings)
    : book_(book),
      around_(std::move(around)),
      settings_(std::move(settings)),
      draft_(new Draft(book.pages.text)) {}

/// Adds to a new header that everything is noted, if the game is recorded at the table.
std::string Session::with_noting(std::string text) const {
    if (settings_.from != From::table) return text;
    const Draft draft(text);
    const Record& record = draft.record();
    const bool said = header(record, Keyword::written) != nullptr ||
                      header(record, Keyword::unwritten) != nullptr;
    if (said || record.game == Game::unknown || !record.hands.empty()) return text;
    return with_line(text, "written all");
}

TypedWord Session::read(std::string_view line) const {
    TypedWord typed;
    const auto question = asked();
    const bool players_named = !question || is_of_noting(*question) ||
                               (is_of_player(*question) && !is_needed_player(*draft_, *question));
    if (settings_.results_only && read_outcome(line, typed) &&
        (players_named || !typed.end.empty()))
        return typed;
    typed = {};
    if (settings_.results_only && players_named && read_outcome_by_name(line, typed)) return typed;
    if (waits_for_bids() && read_bids(line, typed)) return typed;
    const bool points = !cursor_ && (waits_for_score() || waits_for_result());
    const Record& record = draft_->record();
    const Table table{record.game, record.player_lines[3] != none_such};
    typed = read_typed(line, table, points);
    std::string_view rest = line;
    if (typed.kind != Kind::actions || seat_named(take_word(rest)).exists()) return typed;
    const std::string with_seat = line_with_seat(line);
    return with_seat.empty() ? typed : read_typed(with_seat, table, points);
}

/// The last line of a text, parsed into `record`; null if it is unreadable or has another keyword.
static const Statement* line_read(const std::string& text, Keyword keyword, Record& record) {
    RawRecord raw;
    raw.text = text;
    parse(raw, record);
    const Statement* const last = record.statements.empty() ? nullptr : &record.statements.back();
    return last != nullptr && last->keyword == keyword && last->counts ? last : nullptr;
}

/// Reads an outcome with names: `Ted 0 4`, where Ted went out, or `Joan 4 Ted 0`, as on a `score`
/// line.
bool Session::read_outcome_by_name(std::string_view line, TypedWord& typed) const {
    if (draft_->record().game == Game::unknown) return false;
    const auto sides = static_cast<std::size_t>(scoring_seats(draft_->record()));
    const std::string text = text_with_hand();
    const std::string score = with_line(text, fmt::format("score {}", line));
    Record record;
    typed.kind = Kind::outcome;
    typed.line = line;
    if (const Statement* read = line_read(score, Keyword::score, record)) {
        typed.tokens.resize(sides);
        for (std::uint32_t i = read->first; i < read->first + read->count; ++i)
            if (const Amount& amount = record.amounts[i];
                amount.seat.index() < static_cast<int>(sides))
                typed.tokens[static_cast<std::size_t>(amount.seat.index())] =
                    std::to_string(amount.points);
        return sides > 0 && std::none_of(typed.tokens.begin(), typed.tokens.end(),
                                         [](const std::string& points) { return points.empty(); });
    }
    std::string_view name = line;
    while (typed.tokens.size() < sides) {
        const std::size_t blank = name.find_last_of(" \t");
        if (blank == name.npos || !whole_number(name.substr(blank + 1))) break;
        typed.tokens.emplace(typed.tokens.begin(), name.substr(blank + 1));
        name = trimmed(name.substr(0, blank));
    }
    const std::string out = with_line(text, fmt::format("end out {}", name));
    const Statement* const end = line_read(out, Keyword::end, record);
    if (typed.tokens.size() != sides || end == nullptr || !end->seat.exists()) return false;
    typed.end = fmt::format("out {}", end->seat.letter());
    return true;
}

/// Replaces a player's name, or a seat and a colon, at the start of a line by the seat. Empty if
/// the line starts otherwise.
std::string Session::line_with_seat(std::string_view line) const {
    RawRecord raw;
    const std::string text = with_line(draft_->text(), line);
    raw.text = text;
    Record record;
    parse(raw, record);
    const std::size_t before = draft_->record().statements.size();
    if (before >= record.statements.size()) return {};
    const Statement& read = record.statements[before];
    const bool goes_out = read.keyword == Keyword::end;
    if (!read.seat.exists() || (read.keyword != Keyword::actions && !goes_out)) return {};
    std::string_view rest = std::string_view(text).substr(read.value.offset);
    if (!rest.empty() && rest.back() == '\n') rest.remove_suffix(1);
    return fmt::format("{} {}{}", read.seat.letter(), goes_out ? "goes out" : "", rest);
}

bool Session::waits_for_score() const {
    return draft_->hand_is_over() && draft_->record().hands.back().score == none_such;
}

bool Session::waits_for_result() const {
    return draft_->stage() == Stage::game_over &&
           header(draft_->record(), Keyword::result) == nullptr;
}

Answer Session::enter(const TypedWord& typed) {
    Answer answer;
    try {
        answer = answer_to(typed);
    } catch (const OutputError& error) {
        failure_ = error.what();
        answer = refusal(typed.line, failure_);
    }
    leader_asked_ = typed.kind == Kind::actions && answer.why == who_leads;
    all_taken_ = all_taken_ && answer.kind == Answer::Kind::ok;
    return answer;
}

bool Session::is_choice(const Answer& asked, std::string_view line) const {
    const TypedWord typed = read(line);
    return std::any_of(asked.choices.begin(), asked.choices.end(), [&](const Choice& choice) {
        const TypedWord meant = read(choice.entry);
        return typed.kind == meant.kind && typed.line == meant.line && typed.tokens == meant.tokens;
    });
}

void Session::drop_question() {
    missing_turns_.reset();
    leader_asked_ = false;
}

/// Whether a line would end a hand a second time, when only results are entered.
bool Session::ends_hand_again(std::string_view line) const {
    const std::vector<Hand>& hands = draft_->record().hands;
    return settings_.results_only && keyword_named(take_word(line)) == Keyword::end &&
           !hands.empty() && hands.back().end != none_such;
}

Answer Session::answer_to(const TypedWord& typed) {
    const bool says_who_leads = std::exchange(leader_asked_, false);
    if (auto answer = answer_of_passes(typed)) return std::move(*answer);
    if (const std::size_t bad = first_unreadable_byte(typed.line); bad < typed.line.size())
        return refusal(typed.line, fmt::format("the byte 0x{:02X} is not valid text",
                                               static_cast<unsigned char>(typed.line[bad])));
    switch (typed.kind) {
        case Kind::undo:
            return undo();
        case Kind::redo:
            return redo();
        case Kind::accept:
            return accept();
        case Kind::notation:
            if (ends_hand_again(typed.line))
                return refusal(typed.line, "write the end with its points: blocked 0 4");
            // A name may begin like a seat, as in `A Smith`, and points may too, as in `A 4 B 0`.
            if (!typed.tokens.empty() && !is_play(typed) && !cursor_) {
                if (asked()) return answer_question(typed.line);
                if (const auto text = text_with_answer(typed.line))
                    return take(*text, last_line(*text));
            }
            if (!typed.tokens.empty() && !cursor_ && (says_who_leads || next_in_words() == "hand"))
                return take(with_line(text_with_hand(), typed.line), typed.line);
            return cursor_ ? correct_line(typed.line) : write_notation(typed.line);
        case Kind::points:
            return count_points(typed);
        case Kind::actions:
            if (cursor_) return correct(typed);
            if (asked() && !is_play(typed)) return answer_question(typed.line);
            if (const auto text = text_with_answer(typed.line); text && !is_play(typed))
                return take(*text, last_line(*text));
            return draft_->waits_for_prize() ? take_prize(typed) : act(typed);
        case Kind::bids:
            return choose_bidder(typed.line);
        case Kind::outcome:
            return count_outcome(typed);
        case Kind::left:
            return asked() ? answer_question(typed.line) : tell_left(typed);
        case Kind::skip:
            return pass_over();
        case Kind::go_to:
            return go_to_action(typed);
        case Kind::change:
        case Kind::remove:
            return correct(typed);
        default:
            return standing();
    }
}

Answer Session::standing() const {
    Answer answer;
    const Record& record = draft_->record();
    if (cursor_) {
        const Hand& hand = hand_of(record, *cursor_);
        answer.hand = hand.number;
        answer.ply = *cursor_ - hand.first_action + 1;
        answer.next = mover_at(*draft_, *cursor_).letter();
        return answer;
    }
    if (!record.hands.empty()) {
        answer.hand = record.hands.back().number;
        answer.ply = record.hands.back().actions();
    }
    answer.next = next_in_words();
    answer.offered = offers();
    answer.said = worth_knowing(answer.next);
    return answer;
}

std::string Session::next_in_words() const {
    switch (draft_->stage()) {
        case Stage::header:
            return asked().value_or("hand");
        case Stage::hand_over:
            if (draft_->record().hands.back().end == none_such) return "end";
            if (draft_->waits_for_prize()) return "prize";
            if (draft_->record().hands.back().score == none_such) return "score";
            return "hand";
        case Stage::game_over:
            return result_lines(*draft_).empty() && closing_lines(*draft_).empty() ? "game"
                                                                                   : "result";
        case Stage::play:
            break;
    }
    std::string text;
    if (const Seat seat = draft_->next(); seat.exists()) return {seat.letter()};
    if (draft_->hand_has_begun()) return "?";
    for (Seat seat : leaders(*draft_))
        text += (text.empty() ? "" : " or ") + std::string{seat.letter()};
    return text;
}

std::vector<std::string> Session::offers() const {
    std::vector<std::string> lines = closing_lines(*draft_);
    if (!lines.empty()) return lines;
    if (draft_->stage() == Stage::game_over) {
        lines = result_lines(*draft_);
        return lines.empty() ? next_header(draft_->record(), false) : lines;
    }
    if (const auto question = asked()) {
        const std::string answer = suggested_answer(*question);
        if (!answer.empty()) lines.push_back(*question + ' ' + answer);
        return lines;
    }
    const Seat seat = draft_->next();
    if (draft_->stage() == Stage::play && seat.exists() && must_pass(*draft_, seat))
        lines.push_back(fmt::format("{} pass", seat.letter()));
    return lines;
}

Answer Session::refusal(const std::string& typed, std::string why) const {
    Answer answer = standing();
    answer.kind = Answer::Kind::no;
    answer.taken = typed;
    answer.why = std::move(why);
    return answer;
}

std::string Session::worth_knowing(const std::string& next) const {
    if (next.starts_with("player")) return free_people();
    if (is_of_noting(next))
        return "t: recorded at the table, with every action; -: from a sheet, which may leave "
               "something out";
    if (draft_->stage() != Stage::hand_over || next != "hand" || settings_.results_only) return {};
    const std::vector<Seat> seats = leaders(*draft_);
    return seats.size() == 1 ? player_name(draft_->record(), seats.front()) + " leads next" : "";
}

void Session::show(Pages pages) {
    const bool another = *pages.before != *book_.pages.before;
    const Pages now = std::exchange(book_.pages, std::move(pages));
    try {
        auto draft = std::make_unique<Draft>(book_.pages.text);
        Pages written = book_.pages;
        book_.pages.text = draft->canonical();
        book_.save();
        book_.pages = std::move(written);
        draft_ = std::move(draft);
        own_games_changed_ = own_games_changed_ || another;
        if (cursor_ && *cursor_ >= draft_->record().actions.size()) cursor_.reset();
    } catch (...) {
        book_.pages = now;
        throw;
    }
}

/// Whether a record has only its game line, which another game line may replace.
static bool is_game_line_alone(const std::string& text) {
    const Draft draft(text);
    return draft.record().statements.size() == 1 && draft.record().game != Game::unknown &&
           text.find('#') == std::string::npos;
}

Answer Session::take(std::string text, std::string taken) {
    Pages pages = book_.pages;
    std::vector<std::string> records = records_in(text);
    const bool another = records.size() > 1;
    if (another) {
        passed_over_.clear();
        text = std::exchange(records.back(), {});
        records.pop_back();
        std::erase_if(records, is_game_line_alone);
        pages.number += records.size();
        std::string before = *pages.before;
        for (std::string& finished : records)
            before += Draft(std::move(finished)).canonical() + '\n';
        pages.before = std::make_shared<const std::string>(std::move(before));
    }
    pages.text = with_noting(std::move(text));
    const Draft before(another ? std::string() : draft_->text());
    Past old{book_.pages, cursor_};
    show(std::move(pages));
    before_.push_back(std::move(old));
    undone_.clear();
    Answer answer = standing();
    answer.taken = std::move(taken);
    if (const std::string said = said_of_players(before); !said.empty())
        answer.said = answer.said.empty() ? said : said + "; " + answer.said;
    tell_findings(before, answer);
    return answer;
}

void Session::tell_findings(const Draft& before, Answer& answer) const {
    for (const Finding* finding : draft_->new_findings(before)) {
        // The players are still being entered.
        const bool too_few = finding->code == &code::bad_seat && finding->seat.exists() &&
                             draft_->record().game != Game::unknown &&
                             finding->seat.index() < traits(draft_->record().game).fewest_players;
        const bool of_players = finding->code == &code::bad_players || too_few;
        if (of_players && draft_->stage() == Stage::header) continue;
        answer.findings.push_back(caused(*finding));
    }
}

void Session::go_back_to(Past past) {
    show(std::move(past.pages));
    cursor_ = past.cursor;
    if (cursor_ && *cursor_ >= draft_->record().actions.size()) cursor_.reset();
}

/// The last line or word of `text` that `shorter` lacks.
static std::string end_beyond(std::string_view text, std::string_view shorter) {
    while (text.ends_with('\n')) text.remove_suffix(1);
    const auto same = std::mismatch(text.begin(), text.end(), shorter.begin(), shorter.end());
    auto at = static_cast<std::size_t>(same.first - text.begin());
    while (at > 0 && at < text.size() && text[at - 1] != ' ' && text[at - 1] != '\n') --at;
    return std::string(trimmed(text.substr(at)));
}

Answer Session::undo() {
    Past now{book_.pages, cursor_}, old = now;
    std::string said;
    if (!before_.empty()) {
        old = before_.back();
    } else if (!draft_->record().statements.empty()) {
        old.pages.text = without_last(*draft_);
        said = fmt::format("undone: {}", end_beyond(draft_->text(), old.pages.text));
    } else {
        return refusal({}, "there is nothing to undo");
    }
    go_back_to(std::move(old));
    if (!before_.empty()) before_.pop_back();
    undone_.push_back(std::move(now));
    Answer answer = standing();
    answer.taken = "u";
    if (!said.empty()) answer.said = answer.said.empty() ? said : said + "; " + answer.said;
    return answer;
}

Answer Session::redo() {
    if (undone_.empty()) return refusal({}, "there is nothing to redo");
    Past now{book_.pages, cursor_};
    const bool another = *now.pages.before != *undone_.back().pages.before;
    const Draft before(another ? std::string() : draft_->text());
    go_back_to(undone_.back());
    undone_.pop_back();
    before_.push_back(std::move(now));
    Answer answer = standing();
    answer.taken = "r";
    tell_findings(before, answer);
    return answer;
}

Answer Session::accept() {
    const std::vector<std::string> lines = offers();
    return lines.empty() ? refusal({}, "nothing to accept") : begin(lines);
}

Answer Session::begin(const std::vector<std::string>& lines) {
    std::string text = draft_->text(), taken;
    for (const std::string& line : lines) {
        text = with_line(text, line);
        taken += (taken.empty() ? "" : ", ") + line;
    }
    return take(std::move(text), std::move(taken));
}

}  // namespace bones::inline show::entry
