// Ends, penalties, and what was written down of points.
#include <fmt/format.h>

#include <algorithm>

#include "libnotation/parser/record_parser.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/values.hpp"

namespace bones {

void RecordParser::read_end(Statement& statement, std::string_view rest) {
    const std::string_view how = take_word(rest);
    std::size_t kind = 0;
    while (kind < end_names.size() && !same_word(how, end_names[kind])) ++kind;
    if (kind == end_names.size())
        return bad_value(statement,
                         with_suggestion(fmt::format("{} is not a valid ending", quoted(how)), how,
                                         end_names, "write one of"));
    statement.end = static_cast<EndKind>(kind);
    if (names_seat(statement.end) && !rest.empty() && !read_seat(statement, rest)) return;
    if (!rest.empty())
        return bad_value(statement,
                         fmt::format("unexpected {} after end {}", quoted(rest), end_names[kind]));
    if (repeats(statement)) return;
    statement.counts = true;
}

void RecordParser::read_penalty(Statement& statement, std::string_view rest) {
    if (!read_seat(statement, rest)) return;
    const auto points = whole_number(take_word(rest));
    if (!points || *points < 0 || rest.empty() || std::any_of(rest.begin(), rest.end(), is_blank))
        return bad_value(statement,
                         "write penalty SEAT POINTS CODE, for example penalty B 5 revoke");
    statement.number = *points;
    statement.key = place_of(rest);
    statement.counts = true;
    ++record_.hands.back().penalties;
}

/// carry, score, result.
void RecordParser::read_amounts(Statement& statement, std::string_view rest) {
    statement.first = static_cast<std::uint32_t>(record_.amounts.size());
    const bool empty = rest.empty();
    std::string_view strange;
    bool good = true;
    SeatSet seats;
    while (good && !rest.empty()) {
        const std::string_view seat = take_word(rest), points = take_word(rest);
        const Amount amount{seat_named(seat), whole_number(points).value_or(0), place_of(points)};
        good = amount.seat.exists() && whole_number(points) && !seats.contains(amount.seat);
        if (!amount.seat.exists()) strange = seat;
        seats |= amount.seat;
        record_.amounts.push_back(amount);
        if (amount.seat.exists()) highest_seat_ = std::max(highest_seat_, amount.seat.index());
    }
    if (!good || empty) {
        record_.amounts.resize(statement.first);
        return bad_value(
            statement,
            fmt::format("the {} line needs each seat once, with its points; write {} A 4 B 0{}",
                        name_of(statement.keyword), name_of(statement.keyword), who_sits(strange)));
    }
    statement.count = static_cast<std::uint32_t>(record_.amounts.size()) - statement.first;
    if (repeats(statement)) return;
    statement.counts = true;
}

void RecordParser::read_winner(Statement& statement, std::string_view rest) {
    statement.first = static_cast<std::uint32_t>(record_.amounts.size());
    bool good = !rest.empty();
    std::string_view strange;
    SeatSet seats;
    if (!same_word(rest, "none")) {
        while (good && !rest.empty()) {
            const std::string_view from = rest;
            Seat seat = take_player(rest);
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
