#include "tools/record/session.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "bones/render.hpp"
#include "engine/codes.hpp"
#include "engine/rules/description.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/text/lexer.hpp"
#include "tools/record/edits.hpp"

namespace bones::record {

namespace {

/// A record whose last token or line is gone; `text` must have one.
std::string without_last(const Draft& draft) {
    const Record& record = draft.record();
    const Statement& last = record.statements.back();
    const std::string& text = draft.text();
    if (last.keyword != Keyword::actions || last.count < 2) return text.substr(0, last.line.offset);
    const Place token = record.place_of(record.actions.back());
    std::size_t end = token.offset;
    while (end > 0 && text[end - 1] == ' ') --end;
    return text.substr(0, end) + '\n';
}

Caused caused(const Finding& finding) {
    return {std::string(name_of(finding.severity)), std::string(finding.code->name),
            finding.message};
}

/// A finding for which nothing is taken: what was typed cannot be read.
const Finding* unreadable_in(const std::vector<const Finding*>& findings) {
    const auto found = std::find_if(findings.begin(), findings.end(), [](const Finding* finding) {
        for (const Code* code :
             {&code::unreadable, &code::bad_token, &code::bad_tile, &code::bad_value,
              &code::bad_seat, &code::unknown_game, &code::unknown_rule, &code::line_too_long,
              &code::no_such_action, &code::no_such_arm, &code::record_too_long})
            if (finding->code == code) return true;
        return false;
    });
    return found == findings.end() ? nullptr : *found;
}

bool says(const Draft& draft, const Code& code) {
    const auto& findings = draft.verdict().findings;
    const auto ply = draft.record().hands.back().actions();
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.code == &code && finding.hand == draft.record().hands.back().number &&
               finding.ply == ply;
    });
}

/// The last so many actions, as canonical text has them: `B +6-1 6-1@2`.
std::string last_actions(const Draft& draft, std::size_t count) {
    const Draft written(draft.canonical());
    const Record& record = written.record();
    std::string text;
    Seat seat;
    for (std::size_t i = record.actions.size() - count; i < record.actions.size(); ++i) {
        const Action& action = record.actions[i];
        if (!text.empty()) text += ' ';
        if (action.seat() != seat && !traits(record.game).tricks)
            text += fmt::format("{} ", action.seat().letter());
        if (seat == Seat() && traits(record.game).tricks)
            text += fmt::format("{} ", action.seat().letter());
        seat = action.seat();
        text += record.at(record.place_of(action));
    }
    return text;
}

const Hand& hand_of(const Record& record, std::uint32_t action) {
    const auto hand = std::find_if(record.hands.begin(), record.hands.end(),
                                   [&](const Hand& one) { return action < one.end_action; });
    return *hand;
}

/// Who was to make an action: by the rules, else who made it.
Seat mover_at(const Draft& draft, std::uint32_t action) {
    const bool first = action == hand_of(draft.record(), action).first_action;
    const Seat due = first || !draft.is_judged() ? Seat() : draft.verdict().trace[action - 1].next;
    return due.exists() ? due : draft.record().actions[action].seat();
}

}  // namespace

Session::Session(Book& book, Evening evening, std::string today)
    : book_(book),
      evening_(std::move(evening)),
      today_(std::move(today)),
      draft_(new Draft(book.pages.text)) {}

Typed Session::read(std::string_view line) const {
    const bool points = draft_->hand_is_over() && draft_->record().hands.back().score == none_such;
    return read_typed(line, draft_->record().game, points);
}

Answer Session::enter(const Typed& typed) {
    switch (typed.kind) {
        case Kind::undo:
            return undo();
        case Kind::redo:
            return redo();
        case Kind::accept:
            return accept();
        case Kind::notation:
            return cursor_ ? correct_line(typed.line) : write_notation(typed.line);
        case Kind::points:
            return count_points(typed);
        case Kind::actions:
            if (cursor_) return correct(typed);
            if (asked() && !is_play(typed)) return answer_question(typed.line);
            return draft_->waits_for_prize() ? take_prize(typed) : act(typed);
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

// ---- where the record stands

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
    if (draft_->record().hands.back().actions() > 0) return "?";
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
        const std::string answer = suggested(*question, evening_, today_);
        if (!answer.empty()) lines.push_back(*question + ' ' + answer);
        return lines;
    }
    const Seat seat = draft_->next();
    if (draft_->stage() == Stage::play && seat.exists() && must_pass(*draft_, seat))
        lines.push_back(fmt::format("{} pass", seat.letter()));
    return lines;
}

// ---- what changes it

void Session::show(Pages pages) {
    const Pages now = std::exchange(book_.pages, std::move(pages));
    try {
        auto draft = std::make_unique<Draft>(book_.pages.text);
        Pages written = book_.pages;
        book_.pages.text = draft->canonical();
        book_.save();
        book_.pages = std::move(written);
        draft_ = std::move(draft);
        if (cursor_ && *cursor_ >= draft_->record().actions.size()) cursor_.reset();
    } catch (...) {
        book_.pages = now;
        throw;
    }
}

Answer Session::take(std::string text, std::string taken) {
    Pages pages = book_.pages;
    std::vector<std::string> records = records_in(text);
    if (records.size() > 1) {
        passed_over_.clear();
        const Draft finished(records[0]);
        pages.before =
            std::make_shared<const std::string>(*pages.before + finished.canonical() + '\n');
        text = records.back();
    }
    pages.text = std::move(text);
    const Draft before = records.size() > 1 ? Draft("") : Draft(draft_->text());
    const Pages old = book_.pages;
    show(std::move(pages));
    before_.push_back(old);
    undone_.clear();
    Answer answer = standing();
    answer.taken = std::move(taken);
    for (const Finding* finding : draft_->new_findings(before)) {
        // Who plays is still being said.
        if (finding->code == &code::bad_players && draft_->stage() == Stage::header) continue;
        answer.findings.push_back(caused(*finding));
    }
    return answer;
}

Answer Session::undo() {
    Pages pages = book_.pages;
    if (!before_.empty()) {
        pages = before_.back();
    } else if (!draft_->record().statements.empty()) {
        pages.text = without_last(*draft_);
    } else {
        Answer answer = standing();
        answer.kind = Answer::Kind::no;
        answer.why = "there is nothing to undo";
        return answer;
    }
    const Pages now = book_.pages;
    show(std::move(pages));
    if (!before_.empty()) before_.pop_back();
    undone_.push_back(now);
    Answer answer = standing();
    answer.taken = "u";
    return answer;
}

Answer Session::redo() {
    Answer answer = standing();
    if (undone_.empty()) {
        answer.kind = Answer::Kind::no;
        answer.why = "there is nothing to do again";
        return answer;
    }
    const Pages now = book_.pages;
    show(undone_.back());
    undone_.pop_back();
    before_.push_back(now);
    answer = standing();
    answer.taken = "r";
    return answer;
}

Answer Session::accept() {
    const std::vector<std::string> lines = offers();
    if (lines.empty()) {
        Answer answer = standing();
        answer.kind = Answer::Kind::no;
        answer.why = "nothing is offered";
        return answer;
    }
    return begin(lines);
}

Answer Session::begin(const std::vector<std::string>& lines) {
    std::string text = draft_->text(), taken;
    for (const std::string& line : lines) {
        text = with_line(text, line);
        taken += (taken.empty() ? "" : ", ") + line;
    }
    return take(std::move(text), std::move(taken));
}

// ---- the header

std::optional<Question> Session::asked() const {
    return question(*draft_, passed_over_);
}

Answer Session::answer_question(const std::string& answer) {
    const Question question = *asked();
    if (question.starts_with("player")) return name_player(question, answer);
    const std::string line = question + ' ' + answer;
    const Draft after(with_line(draft_->text(), line));
    if (const Finding* bad = unreadable_in(after.new_findings(*draft_)))
        return refusal(answer, bad->message);
    return take(after.text(), line);
}

Answer Session::name_player(const Question& asked, const std::string& name) {
    const Likely likely = likely_people(evening_, name);
    const std::string date = header_text(draft_->record(), Keyword::date);
    const std::string round = header_text(draft_->record(), Keyword::round);
    const bool one = likely.people.size() == 1 && !likely.near;
    if (!one && !likely.people.empty()) {
        Answer answer = refusal(name, likely.near ? "is it somebody known?" : "who?");
        answer.kind = Answer::Kind::ask;
        for (const bool busy : {false, true})  // first those without a game in this round
            for (const Person& person : likely.people) {
                const night::Sheet* game = evening_.game_of(person, date, round);
                if ((game != nullptr) != busy) continue;
                answer.choices.push_back(
                    {fmt::format("{} {}", asked, person.in_full()),
                     game == nullptr ? "known" : fmt::format("plays in {}", game->place())});
            }
        if (likely.near) answer.choices.push_back({fmt::format("{} {}", asked, name), "new"});
        return answer;
    }
    const Person person = one ? likely.people.front() : Person{{}, name};
    Answer answer = write_notation(fmt::format("{} {}", asked, person.in_full()));
    const night::Sheet* game = evening_.game_of(person, date, round);
    if (game != nullptr)
        answer.said =
            fmt::format("{} has a game in round {}: {}", person.called(), round, game->place());
    return answer;
}

Answer Session::pass_over() {
    const std::optional<Question> question = asked();
    if (!question) return refusal("-", "nothing is asked");
    if (!may_be_passed_over(*draft_, *question)) return refusal("-", *question + " is needed");
    passed_over_.insert(*question);
    Answer answer = standing();
    answer.taken = "-";
    return answer;
}

// ---- the play

Answer Session::write_notation(const std::string& line) {
    const Draft after(with_line(draft_->text(), line));
    if (const Finding* bad = unreadable_in(after.new_findings(*draft_))) {
        if (bad->code == &code::unreadable || bad->code == &code::line_too_long) {
            Answer answer = standing();
            answer.kind = Answer::Kind::no;
            answer.taken = line;
            answer.why = bad->message;
            return answer;
        }
    }
    return take(after.text(), line);
}

std::string Session::text_with_hand() const {
    return draft_->stage() == Stage::play ? draft_->text() : with_line(draft_->text(), "hand");
}

Answer Session::act(const Typed& typed) {
    Answer answer = standing();
    answer.kind = Answer::Kind::no;
    answer.taken = typed.line;
    if (draft_->record().game == Game::unknown) {
        answer.why = "first say what is played: a game line, or the game alone";
        return answer;
    }
    if (draft_->stage() == Stage::game_over) {
        answer.why = "the game is over; a game line begins the next";
        return answer;
    }
    if (const Seat seat = draft_->next(); seat.exists()) return act_as(seat, typed);
    const bool begun =
        draft_->stage() == Stage::play && draft_->record().hands.back().actions() > 0;
    if (begun) {
        answer.why = "whose turn it is cannot be told; say it: B " + typed.line;
        return answer;
    }
    const std::vector<Seat> seats = leaders(*draft_);
    return seats.size() == 1 ? act_as(seats.front(), typed) : choose_leader(seats, typed);
}

Answer Session::choose_leader(const std::vector<Seat>& seats, const Typed& typed) const {
    Answer answer = standing();
    answer.kind = Answer::Kind::ask;
    answer.taken = typed.line;
    answer.why = "who leads?";
    for (Seat seat : seats)
        answer.choices.push_back(
            {fmt::format("{} {}", seat.letter(), typed.line), player_name(draft_->record(), seat)});
    return answer;
}

bool Session::can_take(const Draft& before, const Draft& after, Seat mover,
                       const std::string& token, Answer& answer) const {
    answer.kind = Answer::Kind::ask;
    const bool nowhere = says(after, code::misfit) && token.find('@') == std::string::npos;
    if (says(after, code::ambiguous_arm) || nowhere) {
        answer.why = nowhere ? "it fits nowhere; where was it laid?" : "where?";
        answer.choices = arms_for(before, mover, token);
        if (!answer.choices.empty()) return false;
    }
    if (says(after, code::undeclared_suit)) {
        answer.why = "which suit?";
        answer.choices = suits_for(before, mover, token);
        return false;
    }
    answer.kind = Answer::Kind::no;
    const Finding* bad = unreadable_in(after.new_findings(before));
    if (bad != nullptr) answer.why = bad->message;
    return bad == nullptr;
}

Answer Session::act_as(Seat seat, const Typed& typed) {
    Draft draft(text_with_hand());
    Answer answer = standing();
    answer.taken = typed.line;
    // Where tiles are played to tricks the tokens of a line go round the table.
    const bool round = traits(draft.record().game).tricks;
    std::string line;
    for (const std::string& token : typed.tokens) {
        const bool first = line.empty();
        const Seat mover = first || round ? seat : draft.next();
        if (round && !first)
            line += ' ' + token;
        else
            line = fmt::format("{} {}", mover.letter(), token);
        Draft after(with_line(round ? text_with_hand() : draft.text(), line));
        if (!can_take(draft, after, mover, token, answer)) return answer;
        draft = std::move(after);
    }
    std::string text = draft.text();
    if (!typed.comment.empty()) {
        text.pop_back();
        text += ' ' + typed.comment + '\n';
    }
    answer = take(std::move(text), {});
    answer.taken = last_actions(*draft_, typed.tokens.size());
    return answer;
}

Answer Session::take_prize(const Typed& typed) {
    const Seat winner = draft_->verdict().hands.back().out;
    const std::string line =
        fmt::format("prize {} {}", winner.letter(), fmt::join(typed.tokens, " "));
    return write_notation(line);
}

// Points as the sheet has them, by seat; the end comes with them if it is not written yet.
Answer Session::count_points(const Typed& typed) {
    const int seats = scoring_seats(draft_->record());
    if (static_cast<int>(typed.tokens.size()) != seats) {
        Answer answer = standing();
        answer.kind = Answer::Kind::no;
        answer.taken = typed.line;
        answer.why = fmt::format("points are wanted for {} seats", seats);
        return answer;
    }
    std::string line = "score", text = draft_->text();
    for (int seat = 0; seat < seats; ++seat)
        line += fmt::format(" {} {}", Seat(seat).letter(),
                            typed.tokens[static_cast<std::size_t>(seat)]);
    if (draft_->record().hands.back().end == none_such)
        text = with_line(text, closing_lines(*draft_).front());
    return take(with_line(text, line), line);
}

// ---- what stands earlier in the record

Answer Session::refusal(const std::string& typed, std::string why) const {
    Answer answer = standing();
    answer.kind = Answer::Kind::no;
    answer.taken = typed;
    answer.why = std::move(why);
    return answer;
}

Answer Session::go_to_action(const Typed& typed) {
    if (typed.ply == 0) {
        cursor_.reset();
    } else {
        const std::uint32_t action = action_at(*draft_, typed.hand, typed.ply);
        if (action == none_such) return refusal(typed.line, "there is no such action");
        cursor_ = action;
    }
    Answer answer = standing();
    answer.taken = typed.line;
    return answer;
}

Answer Session::correct(const Typed& typed) {
    if (!cursor_) return refusal(typed.line, "first say which action: at 1.17");
    const std::uint32_t action = *cursor_;
    if (typed.kind == Kind::remove) return take(without_token(*draft_, action), "x");
    if (typed.tokens.size() != 1) return refusal(typed.line, "one action at a time");
    const std::string& token = typed.tokens.front();
    const bool change = typed.kind == Kind::change;
    const Seat seat = change ? draft_->record().actions[action].seat() : mover_at(*draft_, action);
    const Draft before(text_before(*draft_, action));
    const Draft after(with_line(before.text(), fmt::format("{} {}", seat.letter(), token)));
    Answer answer = standing();
    answer.taken = typed.line;
    if (!can_take(before, after, seat, token, answer)) return answer;
    const bool round = traits(draft_->record().game).tricks;
    std::string text = change ? with_other_token(*draft_, action, token)
                              : with_token(*draft_, action, round ? Seat() : seat, token);
    return take_at(std::move(text), fmt::format("{} {}", seat.letter(), token), action + 1);
}

// An action of a seat, written out; other lines belong to the end of the record.
Answer Session::correct_line(const std::string& line) {
    std::string_view rest = line;
    const Seat seat = seat_named(take_word(rest));
    if (!seat.exists()) return refusal(line, "only actions stand here; at end leaves this place");
    return take_at(with_token(*draft_, *cursor_, seat, rest), line, *cursor_ + 1);
}

Answer Session::take_at(std::string text, std::string taken, std::uint32_t cursor) {
    Answer answer = take(std::move(text), std::move(taken));
    if (!cursor_) return answer;
    const Hand& hand = hand_of(draft_->record(), *cursor_);
    answer.hand = hand.number;
    answer.ply = *cursor_ - hand.first_action + 1;
    if (cursor < draft_->record().actions.size())
        cursor_ = cursor;
    else
        cursor_.reset();
    answer.next = standing().next;
    return answer;
}

}  // namespace bones::record
