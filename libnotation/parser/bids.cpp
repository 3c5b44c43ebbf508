// Lines of bids and trumps.
#include "bones/bids.hpp"

#include <fmt/core.h>

#include "libnotation/parser/record_parser.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/values.hpp"

namespace bones {

bool RecordParser::has_no_bids(const Statement& statement) {
    const bool bidding = statement.keyword == Keyword::bid || statement.keyword == Keyword::trump;
    if (!bidding || record_.game == Game::unknown || traits(record_.game).bids) return false;
    report_in_hand(code::misplaced_line, "N5", statement.line,
                   fmt::format("a {} line is not allowed here; {} has no bids",
                               name_of(statement.keyword), traits(record_.game).title),
                   statement);
    return true;
}

bool RecordParser::sits_down(const Statement& statement) const {
    return record_.game == Game::unknown ||
           statement.seat.index() < traits(record_.game).most_players;
}

void RecordParser::read_bid(Statement& statement, std::string_view rest) {
    if (!read_seat(statement, rest)) return;
    const int players =
        record_.game == Game::unknown ? most_seats : traits(record_.game).most_players;
    statement.first = static_cast<std::uint32_t>(record_.amounts.size());
    const auto fail = [&](std::string message) {
        record_.amounts.resize(statement.first);
        bad_value(statement, std::move(message));
    };
    if (rest.empty())
        return fail("the bid line is empty; write bid SEAT BIDS, for example bid A pass 30");
    Seat bidder = statement.seat;
    while (!rest.empty()) {
        const std::string_view word = take_word(rest);
        const auto bid = bid_named(word);
        if (!bid)
            return fail(fmt::format("{} is not a valid bid; write pass, points, marks (2m) or ?",
                                    quoted(word)));
        if (++statement.count > static_cast<std::uint32_t>(players))
            return fail(fmt::format("more than {} bids; each seat bids once", players));
        record_.amounts.push_back({bidder, *bid, place_of(word)});
        bidder = bidder.next(players);
    }
    if (!sits_down(statement) || repeats_seat(statement, bidders_seen_)) return;
    statement.counts = true;
}

void RecordParser::read_trump(Statement& statement, std::string_view rest) {
    if (!read_seat(statement, rest)) return;
    const auto trump = trump_named(rest);
    if (!trump) {
        return bad_value(
            statement,
            rest.empty()
                ? "the trump line has no trumps; write trump SEAT TRUMPS, for example trump A 5"
                : with_suggestion(fmt::format("{} is not a valid trump", quoted(rest)), rest,
                                  trump_names, "write one of"));
    }
    statement.content = *trump;
    if (!sits_down(statement) || repeats(statement)) return;
    statement.counts = true;
    if (*trump != Trump::nello) around_ = trick_players_;
}

}  // namespace bones
