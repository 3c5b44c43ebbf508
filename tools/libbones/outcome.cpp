#include "tools/libbones/outcome.hpp"

#include <array>
#include <span>

#include "tools/libbones/record_checker.hpp"

namespace bones {

std::optional<Points> games_won(const Record& record) {
    const Statement* const legs = header(record, Keyword::legs);
    if (legs == nullptr) return {};
    Points games{};
    SeatSet sides;
    for (const Amount& amount : std::span(record.amounts).subspan(legs->first, legs->count)) {
        const Seat side = scoring_seat_of(record, amount.seat);
        games[side] = amount.points;
        sides |= side;
    }
    if (sides != SeatSet::all(scoring_seats(record))) return {};
    return games;
}

int halves_won(const GameVerdict& verdict, int sides, int side) {
    int winners = 0;
    for (int i = 0; i < sides; ++i) winners += verdict.winners.contains(Seat(i));
    return !verdict.winners.contains(Seat(side)) ? 0 : winners == 1 ? 2 : 1;
}

std::vector<FinalNumbers> final_numbers(const Record& record, const GameVerdict& verdict) {
    std::vector<FinalNumbers> numbers;
    if (verdict.totals_known) numbers.push_back({verdict.totals, false});
    if (const auto games = games_won(record)) numbers.push_back({*games, true});
    return numbers;
}

std::string_view finish_in_words(const Record& record) {
    static constexpr std::array<std::string_view, finish_names.size()> words{
        "on time", "as agreed", "as agreed", "by default"};
    const Statement* const finish = header(record, Keyword::finish);
    return finish == nullptr ? "" : words[static_cast<std::size_t>(finish->finish())];
}

}  // namespace bones
