// Lines of ends, penalties and written points.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <bit>

#include "libnotation/parser/record_parser.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

/// Whether the amounts of a line are numbers of things. Such amounts cannot be negative.
bool counts_things(Keyword keyword) {
    return keyword == Keyword::pips || keyword == Keyword::legs;
}

constexpr std::int32_t most_factor = 99;
constexpr std::string_view at_most_nine_digits = "numbers have at most nine digits";

/// Whether a word is a whole number above most_number.
bool is_too_large(std::string_view word) {
    if (word.starts_with('-')) word.remove_prefix(1);
    return !word.empty() && std::all_of(word.begin(), word.end(), is_digit) && !whole_number(word);
}

std::string too_large(std::string_view word, std::string_view bound) {
    return fmt::format("{} is too large; {}", quoted(word), bound);
}

}  // namespace

void RecordParser::read_end(Statement& statement, std::string_view rest) {
    const std::string_view how = take_word(rest);
    std::size_t kind = 0;
    while (kind < end_names.size() && !same_word(how, end_names[kind])) ++kind;
    if (kind == end_names.size())
        return bad_value(statement,
                         with_suggestion(fmt::format("{} is not a valid ending", quoted(how)), how,
                                         end_names, "write one of"));
    auto end = static_cast<EndKind>(kind);
    // In a game whose hands cannot end void, `void` means a deal that did not count.
    if (end == EndKind::voided && record_.game != Game::unknown && !traits(record_.game).hands_void)
        end = EndKind::redeal;
    statement.content = end;
    if (names_seat(end) && !rest.empty() && !read_seat(statement, rest)) return;
    if (!rest.empty())
        return bad_value(statement,
                         fmt::format("unexpected {} after end {}", quoted(rest), end_names[kind]));
    if (repeats(statement)) return;
    statement.counts = true;
}

void RecordParser::read_penalty(Statement& statement, std::string_view rest) {
    if (!read_seat(statement, rest)) return;
    const std::string_view word = take_word(rest);
    const auto points = whole_number(word);
    if (is_too_large(word)) return bad_value(statement, too_large(word, at_most_nine_digits));
    if (points && *points < 0)
        return bad_value(statement,
                         "a penalty is written without a minus sign, for example penalty B 5 "
                         "revoke; points that a side receives are a bonus line");
    if (!points || rest.empty())
        return bad_value(statement,
                         "write penalty SEAT POINTS REASON, for example penalty B 5 revoke");
    statement.content = AwardPoints{*points, false};
    add_award(statement, rest);
}

/// `bonus A 25 capicua`, `bonus A x2 capicua`.
void RecordParser::read_bonus(Statement& statement, std::string_view rest) {
    if (!read_seat(statement, rest)) return;
    const std::string_view word = take_word(rest);
    const bool is_factor = word.size() > 1 && lower(word[0]) == 'x';
    const std::string_view number = is_factor ? word.substr(1) : word;
    const auto points = whole_number(number);
    const int least = is_factor ? 2 : 1;
    const bool too_much = is_factor && points.value_or(0) > most_factor;
    if (too_much || is_too_large(number))
        return bad_value(statement, too_large(word, is_factor ? "a factor is one of x2 to x99"
                                                              : at_most_nine_digits));
    if (!points || *points < least || rest.empty())
        return bad_value(statement,
                         "write bonus SEAT POINTS REASON, for example bonus A 25 capicua; points "
                         "may be a factor such as x2");
    statement.content = AwardPoints{*points, is_factor};
    add_award(statement, rest);
}

/// Adds a `penalty` or `bonus` line whose words have been read, apart from the reason.
void RecordParser::add_award(Statement& statement, std::string_view reason) {
    statement.key = place_of(reason);
    statement.counts = true;
    if (!record_.hands.empty()) ++record_.hands.back().penalties;
}

/// Whether there are two sides with points of their own, as far as the lines so far show.
bool RecordParser::has_two_sides() const {
    if (record_.game == Game::unknown) return false;
    const GameTraits& game = traits(record_.game);
    const int named = static_cast<int>(std::bit_width(static_cast<unsigned>(players_seen_)));
    if (named != 4 || game.bids) return named == 2 || game.bids || game.most_players == 2;
    const auto splits_partners = [this](const Statement& line) {
        return line.keyword == Keyword::rule && same_word(record_.at(line.key), "partners") &&
               record_.at(line.value).ends_with("no");
    };
    return (game.line || game.tricks) &&
           std::none_of(record_.statements.begin(), record_.statements.end(), splits_partners);
}

/// Reads `15-35`, `15 - 35` or `15 35`: the points of two sides, in the order of their seats.
/// Reports how they are read, and returns true.
bool RecordParser::read_points_of_sides(Statement& statement, std::string_view rest) {
    const std::string_view all = rest;
    std::array<std::string_view, 2> points;
    points[0] = take_word(rest);
    points[1] = take_word(rest);
    const auto is_sign = [&](std::string_view sign) { return points[1] == sign; };
    if (std::any_of(tile_separators.begin(), tile_separators.end(), is_sign))
        points[1] = take_word(rest);
    if (points[1].empty()) {
        std::string_view word = points[0];
        while (take_digit(word) >= 0) continue;
        points[0].remove_suffix(word.size());
        for (const std::string_view sign : tile_separators)
            if (word.starts_with(sign)) points[1] = word.substr(sign.size());
    }
    const auto is_number = [](std::string_view word) { return whole_number(word).has_value(); };
    if (!rest.empty() || !is_number(points[0]) || !is_number(points[1]) || !has_two_sides())
        return false;
    for (int side = 0; side < 2; ++side) {
        const std::string_view word = points[static_cast<std::size_t>(side)];
        record_.amounts.push_back({Seat(side), *whole_number(word), place_of(word)});
    }
    highest_seat_ = std::max(highest_seat_, 1);
    statement.count = 2;
    report_in_hand(code::read_as, "N8", place_of(all),
                   fmt::format("{} is read as A {} B {}, in the order of the seats", quoted(all),
                               record_.amounts.end()[-2].points, record_.amounts.back().points),
                   statement);
    statement.counts = !repeats(statement);
    return true;
}

/// Reads a carry, pips, score, result or legs line.
void RecordParser::read_amounts(Statement& statement, std::string_view rest) {
    statement.first = static_cast<std::uint32_t>(record_.amounts.size());
    if (statement.keyword != Keyword::pips && read_points_of_sides(statement, rest)) return;
    const bool empty = rest.empty();
    std::string_view strange;
    bool good = true;
    SeatSet seats;
    while (good && !rest.empty()) {
        std::string_view word;
        const Seat seat = names_.take_seat_or_player(rest, word);
        std::string_view points = take_word(rest);
        if (points.ends_with(',') || points.ends_with(';')) points.remove_suffix(1);
        if (is_too_large(points)) {
            record_.amounts.resize(statement.first);
            return bad_value(statement, too_large(points, at_most_nine_digits));
        }
        const Amount amount{seat, whole_number(points).value_or(0), place_of(points)};
        good = seat.exists() && whole_number(points) && !seats.contains(seat) &&
               (amount.points >= 0 || !counts_things(statement.keyword));
        if (!seat.exists()) strange = word;
        seats |= amount.seat;
        record_.amounts.push_back(amount);
        if (amount.seat.exists()) highest_seat_ = std::max(highest_seat_, amount.seat.index());
    }
    if (!good || empty) {
        record_.amounts.resize(statement.first);
        return bad_value(
            statement,
            fmt::format(
                "{}the {} line needs each seat or name once, with its points; write {} A 4 "
                "B 0",
                strange.empty()
                    ? ""
                    : fmt::format("{} is not a seat or the name of one player; ", quoted(strange)),
                name_of(statement.keyword), name_of(statement.keyword)));
    }
    statement.count = static_cast<std::uint32_t>(record_.amounts.size()) - statement.first;
    statement.counts = statement.keyword == Keyword::pips ? !repeats_seat(statement, pips_seen_)
                                                          : !repeats(statement);
}

/// Refuses a `legs` line in a record with hands. Games won are the outcome of a record without
/// hands; hands belong to one game.
void RecordParser::refuse_legs_beside_hands() {
    std::uint32_t& legs = record_.single_lines[single_line_index(Keyword::legs)];
    if (record_.hands.empty() || legs == none_such) return;
    Statement& statement = record_.statements[legs];
    report(code::misplaced_line, "N8", statement.line,
           "a legs line is allowed only in a record without hands; write result for the points of "
           "this game");
    statement.counts = false;
    legs = none_such;
}

/// Reads `finish time`, `finish agreed`, `finish agreed draw` or `finish default B`.
void RecordParser::read_finish(Statement& statement, std::string_view rest) {
    const std::string_view how = take_word(rest);
    std::size_t kind = 0;
    while (kind < finish_names.size() && !same_word(how, finish_names[kind])) ++kind;
    if (kind == finish_names.size())
        return bad_value(
            statement, with_suggestion(fmt::format("{} is not a way to finish a game", quoted(how)),
                                       how, finish_names, "write one of"));
    const auto finish = static_cast<FinishKind>(kind);
    statement.content = finish;
    if (finish == FinishKind::by_default) {
        std::string_view word;
        statement.seat = names_.take_seat_or_player(rest, word);
        if (!statement.seat.exists())
            return bad_value(statement,
                             "finish default needs the side that lost; write finish default B");
    } else if (finish == FinishKind::agreed && same_word(rest, "draw")) {
        statement.content = FinishKind::agreed_draw;
        rest = {};
    }
    if (!rest.empty())
        return bad_value(statement,
                         fmt::format("unexpected {} after finish {}", quoted(rest), how));
    statement.counts = !repeats(statement);
}

void RecordParser::read_winner(Statement& statement, std::string_view rest) {
    statement.first = static_cast<std::uint32_t>(record_.amounts.size());
    bool good = !rest.empty();
    std::string_view strange;
    SeatSet seats;
    if (!same_word(rest, "none")) {
        while (good && !rest.empty()) {
            const std::string_view from = rest;
            Seat seat = names_.take(rest);
            if (!seat.exists()) seat = seat_named(take_word(rest));
            const std::string_view word = trimmed(from.substr(0, from.size() - rest.size()));
            good = seat.exists() && !seats.contains(seat);
            if (!seat.exists()) strange = word;
            seats |= seat;
            record_.amounts.push_back({seat, 0, place_of(word)});
            if (seat.exists()) highest_seat_ = std::max(highest_seat_, seat.index());
        }
    }
    if (!good) {
        record_.amounts.resize(statement.first);
        return bad_value(
            statement,
            strange.empty()
                ? "the winner line needs each winning seat once; write winner A B or winner none"
                : fmt::format(
                      "{} is not a seat or the name of one player; write winner A B or winner none",
                      quoted(strange)));
    }
    statement.count = static_cast<std::uint32_t>(record_.amounts.size()) - statement.first;
    statement.counts = !repeats(statement);
}

}  // namespace bones
