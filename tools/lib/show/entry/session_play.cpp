// Entries at the end of the record: lines of the notation, actions, prizes and points.
#include "libnotation/text/joined.hpp"
#include "tools/lib/show/entry/session.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/tile_text.hpp"
#include "tools/lib/io/records/table_position.hpp"
#include "tools/lib/show/entry/lookups.hpp"

namespace bones::inline show::entry {

/// Whether a line belongs to a hand that has not begun: a deal after the header, or bidding after a
/// hand that is over or has actions.
bool Session::begins_hand(std::string_view line) const {
    const Record& record = draft_->record();
    const Keyword keyword = keyword_named(line.substr(0, line.find(' ')));
    const bool bid = keyword == Keyword::bid;
    if (draft_->stage() == Stage::header && (keyword == Keyword::deal || keyword == Keyword::yard))
        return true;
    if (record.game == Game::unknown || !traits(record.game).bids) return false;
    if (!bid && keyword != Keyword::trump) return false;
    if (draft_->stage() == Stage::header) return true;
    const bool void_by_bids = !record.hands.empty() && record.hands.back().bid != none_such &&
                              record.hands.back().actions() == 0;
    // Trumps that were named after void bids may be written too.
    if (draft_->stage() == Stage::hand_over) return bid || !void_by_bids;
    return bid && draft_->stage() == Stage::play && record.hands.back().actions() > 0;
}

/// Whether the bids of a hand may come next.
bool Session::waits_for_bids() const {
    const Record& record = draft_->record();
    if (cursor_ || record.game == Game::unknown || !traits(record.game).bids) return false;
    if (draft_->stage() != Stage::play) return draft_->stage() != Stage::game_over;
    return record.hands.back().bid == none_such && record.hands.back().actions() == 0;
}

Answer Session::choose_bidder(const std::string& bids) const {
    Answer answer = refusal(bids, "which seat bids first?");
    answer.kind = Answer::Kind::ask;
    const Draft before(text_with_hand());
    for (Seat seat : SeatSet::all(before.record().players)) {
        const std::string line = fmt::format("bid {} {}", seat.letter(), bids);
        const auto findings = Draft(with_line(before.text(), line)).new_findings(before);
        const bool other_is_due =
            std::any_of(findings.begin(), findings.end(),
                        [](const Finding* finding) { return finding->code == &code::wrong_turn; });
        if (!other_is_due) answer.choices.push_back({line, player_name(before.record(), seat)});
    }
    return answer;
}

/// Whether a line is prose: it starts like a line of a seat, but none of its words is an action: `A
/// slip found later`.
static bool is_prose(std::string_view line, const std::vector<const Finding*>& findings) {
    std::size_t words = 0;
    for (take_word(line); !take_word(line).empty();) ++words;
    const auto bad = std::count_if(findings.begin(), findings.end(), [](const Finding* finding) {
        return finding->code == &code::bad_token;
    });
    return words > 2 && static_cast<std::size_t>(bad) == words;
}

Answer Session::write_notation(const std::string& line) {
    const Draft after(
        with_line(begins_hand(line) ? with_line(draft_->text(), "hand") : draft_->text(), line));
    const auto findings = after.new_findings(*draft_);
    if (is_prose(line, findings))
        return refusal(line, "none of the words after the seat is an action");
    const Finding* bad = unreadable_in(findings);
    if (bad != nullptr && (bad->code == &code::unreadable || bad->code == &code::line_too_long ||
                           bad->code == &code::unknown_game))
        return refusal(line, bad->message);
    if (const std::vector<Seat> passing = silent_passes(*draft_, line); !passing.empty())
        if (!passes_left_out_ || has_pass()) return ask_for_passes(line, passing);
    return take(after.text(), line);
}

bool Session::has_pass() const {
    const std::vector<Action>& actions = draft_->record().actions;
    return std::any_of(actions.begin(), actions.end(),
                       [](const Action& action) { return action.kind == ActionKind::pass; });
}

/// Asks whether missing turns before a line were passes, or are not on the sheet.
Answer Session::ask_for_passes(const std::string& line, const std::vector<Seat>& passing) {
    Answer answer = refusal(line, "passed, or not on the sheet?");
    answer.kind = Answer::Kind::ask;
    std::string names, passes;
    for (Seat seat : passing) {
        names += (names.empty() ? "" : ", ") + player_name(draft_->record(), seat);
        passes += fmt::format("{} pass\n", seat.letter());
    }
    answer.choices = {{"p", names + " passed"}, {"-", "not on the sheet"}};
    missing_turns_ = {line, std::move(passes)};
    return answer;
}

/// Handles the answer to that question; none if another entry was typed.
std::optional<Answer> Session::answer_of_passes(const TypedWord& typed) {
    const auto missing = std::exchange(missing_turns_, std::nullopt);
    if (!missing) return {};
    if (typed.kind == Kind::skip) {
        passes_left_out_ = true;
        return take(with_line(draft_->text(), missing->line), missing->line);
    }
    if (typed.kind != Kind::actions || typed.tokens != std::vector<std::string>{"pass"}) return {};
    Answer answer = take(with_line(draft_->text(), missing->passes + missing->line), {});
    answer.taken = fmt::format("{}{}", missing->passes, missing->line);
    std::replace(answer.taken.begin(), answer.taken.end(), '\n', ' ');
    return answer;
}

std::string Session::text_with_hand() const {
    return draft_->stage() == Stage::play ? draft_->text() : with_line(draft_->text(), "hand");
}

/// The record with an entry added that ends a hand or the game, without its keyword: `out B`, `A 4
/// B 0`. Points include the end of the hand if it is not written yet. None if the entry is not of
/// this kind.
std::optional<std::string> Session::text_with_answer(const std::string& answer) const {
    if (draft_->stage() != Stage::hand_over && draft_->stage() != Stage::game_over) return {};
    const auto readable = [&](const std::string& text) {
        return unreadable_in(Draft(text).new_findings(*draft_)) == nullptr;
    };
    std::string text = draft_->text();
    const Hand& hand = draft_->record().hands.back();
    const std::vector<std::string> closing = closing_lines(*draft_);
    if (hand.end == none_such && !closing.empty()) {
        if (std::string ended = with_line(text, "end " + answer); readable(ended)) return ended;
        text = with_line(text, closing.front());
    }
    std::vector<Keyword> waited_for;
    if (hand.score == none_such)
        waited_for = {Keyword::score};
    else if (draft_->stage() == Stage::game_over)
        waited_for = {Keyword::result, Keyword::winner};
    for (const Keyword keyword : waited_for) {
        if (header(draft_->record(), keyword) != nullptr) continue;
        std::string told = with_line(text, fmt::format("{} {}", name_of(keyword), answer));
        if (readable(told)) return told;
    }
    return {};
}

Answer Session::act(const TypedWord& typed) {
    if (draft_->record().game == Game::unknown)
        return refusal(typed.line, "first write the game: a game line, or only its name");
    if (draft_->stage() == Stage::game_over)
        return refusal(typed.line, "the game is over; write a game line for the next");
    if (const Seat seat = draft_->next(); seat.exists())
        return act_as(owes_draw(seat, typed.tokens.front()), typed);
    const bool begun = draft_->stage() == Stage::play && draft_->hand_has_begun();
    if (begun)
        return refusal(typed.line, "it is unknown whose turn it is; add the seat: B " + typed.line);
    const std::vector<Seat> seats = leaders(*draft_);
    return seats.size() == 1 ? act_as(seats.front(), typed) : choose_leader(seats, typed);
}

/// The seat that makes a draw: the seat on turn, unless its draw would cause a finding. Then it is
/// the next seat whose draw causes none, if there is one.
Seat Session::owes_draw(Seat turn, const std::string& token) const {
    if (!token.starts_with('+')) return turn;
    const auto finds = [&](Seat seat) {
        const Draft drawn(with_line(draft_->text(), fmt::format("{} {}", seat.letter(), token)));
        return !drawn.new_findings(*draft_).empty();
    };
    if (!finds(turn)) return turn;
    const int players = draft_->record().players;
    for (Seat seat = turn.next(players); seat != turn; seat = seat.next(players))
        if (!finds(seat)) return seat;
    return turn;
}

Answer Session::choose_leader(const std::vector<Seat>& seats, const TypedWord& typed) const {
    Answer answer = refusal(typed.line, who_leads);
    answer.kind = Answer::Kind::ask;
    for (Seat seat : seats)
        answer.choices.push_back(
            {fmt::format("{} {}", seat.letter(), typed.line), player_name(draft_->record(), seat)});
    return answer;
}

/// Whether the last tile fits with either half, and the sheet may not say which.
static bool either_half_fits(const Draft& draft) {
    if (!draft.may_lack_turns() || draft.record().actions.back().kind != ActionKind::play)
        return false;
    return Draft(draft.text(), OmittedParts::turns_and_halves).verdict().trace.back().unsettled;
}

/// The last action with the arm of its tile as shown now, so that later entries about missing turns
/// cannot change it. Empty if it needs no arm or has one.
static std::string with_arm(const Draft& draft) {
    const Record& record = draft.record();
    if (!draft.may_lack_turns() || !draft.is_judged() || record.actions.empty()) return {};
    const Action& last = record.actions.back();
    const std::optional<LaidTile>& laid = draft.verdict().trace.back().laid;
    const bool says_none = record.at(record.place_of(last)).find('@') == std::string_view::npos;
    const bool needs_arm = last.kind == ActionKind::play && says_none && laid && !laid->opening;
    return needs_arm ? last_actions(draft, 1) : std::string();
}

bool Session::can_take(const Draft& before, const Draft& after, Seat mover,
                       const std::string& token, Answer& answer) const {
    const Finding* const bad = unreadable_in(after.new_findings(before));
    if (bad != nullptr && bad->code == &code::bad_tile) {
        answer.kind = Answer::Kind::no;
        answer.why = bad->message;
        return false;
    }
    answer.kind = Answer::Kind::ask;
    // After one misfit a later tile may fit, but its place is unknown all the same.
    const bool no_fit = says(after, code::misfit) || says(after, code::layout_unknown);
    const auto& trace = after.verdict().trace;
    const bool no_arm = token.find('@') == std::string::npos;
    const bool unsettled = no_arm && after.is_judged() && !trace.empty() &&
                           (trace.back().unsettled || either_half_fits(after));
    std::string_view rest = token;
    rest.remove_prefix(rest.starts_with('*'));
    const bool nowhere = no_fit && no_arm && take_tile(rest, false).exists();
    if (unsettled || nowhere) {
        answer.why = nowhere ? "it fits nowhere; on which arm was it laid?" : "where?";
        answer.fits_nowhere = nowhere;
        answer.choices = arms_for(before, mover, token);
        if (!answer.choices.empty()) return false;
    }
    if (says(after, code::undeclared_suit)) {
        answer.why = "which suit?";
        answer.choices = suits_for(before, mover, token);
        return false;
    }
    answer.kind = Answer::Kind::no;
    if (bad != nullptr) answer.why = bad->message;
    return bad == nullptr;
}

/// Turns choices for one of several tokens into choices for the whole entry.
static void write_out(std::vector<Choice>& choices, std::vector<std::string> tokens,
                      std::size_t at) {
    for (Choice& choice : choices) {
        tokens[at] = choice.entry;
        choice.entry = joined(tokens, " ");
    }
}

Answer Session::act_as(Seat seat, const TypedWord& typed) {
    Draft draft(text_with_hand());
    Answer answer = standing();
    answer.taken = typed.line;
    // In trick games the tokens of a line go round the table.
    const bool round = plays_tricks(draft.record().game);
    std::string line;
    for (std::size_t at = 0; at < typed.tokens.size(); ++at) {
        const std::string& token = typed.tokens[at];
        const bool first = at == 0;
        const Seat mover = first || round ? seat : draft.next();
        if (round && !first)
            line += ' ' + token;
        else
            line = fmt::format("{} {}", mover.letter(), token);
        Draft after(with_line(round ? text_with_hand() : draft.text(), line));
        if (!mover.exists())
            return refusal(typed.line,
                           fmt::format("it is unknown whose turn {} is; add the seat", token));
        if (!can_take(draft, after, mover, token, answer)) {
            write_out(answer.choices, typed.tokens, at);
            return answer;
        }
        const std::string full = with_arm(after);
        draft = full.empty() ? std::move(after) : Draft(with_line(draft.text(), full));
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

Answer Session::take_prize(const TypedWord& typed) {
    const Seat winner = draft_->verdict().hands.back().out;
    const std::string line = fmt::format("prize {} {}", winner.letter(), joined(typed.tokens, " "));
    return write_notation(line);
}

// Enters the points of the sheet by seat, first of the hand and then of the game. The end of the
// hand is added if it is not written yet.
Answer Session::count_points(const TypedWord& typed) {
    std::string text = draft_->text();
    if (!waits_for_score()) return write_points(text, name_of(Keyword::result), typed);
    if (draft_->record().hands.back().end == none_such)
        text = with_line(text, closing_lines(*draft_).front());
    return write_points(text, name_of(Keyword::score), typed);
}

/// The `left` line for the tiles that a seat still held, as far as the record shows; empty if none
/// are known.
static std::string left_line(Seat seat, const SeatTiles& tiles) {
    if (tiles.count() == 0) return {};
    std::string line = fmt::format("left {}", seat.letter());
    for (Tile tile : tiles.known) line += ' ' + to_string(tile);
    const int unknown = tiles.count() - tiles.known.size();
    if (unknown > 0) line += unknown == 1 ? " ?" : fmt::format(" ?{}", unknown);
    return line;
}

static bool said_left(const Record& record, Seat seat) {
    const Hand& hand = record.hands.back();
    const auto first = record.statements.begin() + hand.first_statement;
    return std::any_of(first, record.statements.end(), [&](const Statement& line) {
        return line.counts && line.keyword == Keyword::left && line.seat == seat;
    });
}

// Counts the remaining tiles from the table, so that the number of dealt tiles need not be entered.
Answer Session::tell_left(const TypedWord& typed) {
    if (draft_->stage() != Stage::hand_over && draft_->stage() != Stage::game_over)
        return refusal(typed.line, "the hand is not over");
    if (!draft_->is_judged())
        return refusal(typed.line,
                       "counting tiles needs a game line and player lines that fit it; or write "
                       "the full line: left A 6-1");
    const auto last = static_cast<std::uint32_t>(draft_->record().hands.size() - 1);
    HandWalk walk(draft_->record(), draft_->verdict(), last);
    while (walk.position().ply < walk.plies()) walk.advance();
    std::vector<std::string> lines;
    for (Seat seat : SeatSet::all(draft_->record().players)) {
        if (said_left(draft_->record(), seat)) continue;
        const std::string line =
            left_line(seat, walk.position().seats[static_cast<std::size_t>(seat.index())]);
        if (!line.empty()) lines.push_back(line);
    }
    if (lines.empty()) return refusal(typed.line, "there are no tiles left to list");
    if (typed.tokens.empty()) {
        std::string text = draft_->text();
        for (const std::string& line : lines) text = with_line(text, line);
        return take(std::move(text), joined(lines, ", "));
    }
    if (lines.size() > 1) return refusal(typed.line, "add the seat that had them: left A 6-1");
    constexpr std::size_t seat = 6;  // "left A"
    return write_notation(
        fmt::format("{} {}", lines.front().substr(0, seat), joined(typed.tokens, " ")));
}

// The notation has no claim for an ending without a recorded play, so it is kept as a comment.
Answer Session::count_outcome(const TypedWord& typed) {
    if (draft_->record().game == Game::unknown)
        return refusal(typed.line, "first write the game: a game line, or only its name");
    if (draft_->stage() == Stage::game_over)
        return refusal(typed.line, "the game is over; write a game line for the next");
    const std::string end = fmt::format(
        "end {}", typed.end.empty() ? end_name(EndKind::unfinished) : std::string_view(typed.end));
    const std::string text = with_line(text_with_hand(), end);
    if (typed.tokens.empty()) return take(text, end);  // a deal that did not count
    return write_points(text, name_of(Keyword::score), typed);
}

Answer Session::write_points(const std::string& text, std::string_view keyword,
                             const TypedWord& typed) {
    const auto seats = static_cast<std::size_t>(scoring_seats(draft_->record()));
    if (seats == 0)
        return refusal(typed.line, "points need a game line and player lines that fit it");
    if (typed.tokens.size() != seats)
        return refusal(typed.line, fmt::format("write points for {} seats", seats));
    std::string line(keyword);
    for (std::size_t seat = 0; seat < seats; ++seat)
        line += fmt::format(" {} {}", Seat(static_cast<int>(seat)).letter(), typed.tokens[seat]);
    return take(with_line(text, line), line);
}

}  // namespace bones::inline show::entry
