// Reports findings, and finds repeated lines of kinds that may appear once.
#include <fmt/core.h>

#include "libnotation/parser/record_parser.hpp"

namespace bones {

Finding& RecordParser::report(const Code& code, std::string_view clause, Place place,
                              std::string message) {
    return findings_.add(code, clause, place, std::move(message));
}

Finding& RecordParser::report_in_hand(const Code& code, std::string_view clause, Place place,
                                      std::string message, const Statement& statement) {
    Finding& finding = report(code, clause, place, std::move(message));
    const Keyword keyword = statement.keyword;
    // An award before all hands may belong to the first hand.
    const bool award = keyword == Keyword::penalty || keyword == Keyword::bonus;
    if (award) finding.seat = statement.seat;
    if (record_.hands.empty() || follows_hands(keyword)) return finding;
    finding.hand = record_.hands.back().number;
    if (stands_before_play(keyword)) finding.ply = 0;
    finding.seat = statement.seat;
    if (keyword == Keyword::end) finding.seat = {};  // a claim has no seat
    return finding;
}

void RecordParser::bad_value(const Statement& statement, std::string message) {
    const bool header = statement.keyword < Keyword::extension;
    const std::string_view clause = header                                ? "N3"
                                    : statement.keyword <= Keyword::trump ? "N5"
                                                                          : "N8";
    // A player's name may be a keyword.
    std::string_view rest = record_.at(statement.line);
    const std::string_view word = rest.substr(0, rest.find(' '));
    if (const Seat seat = names_.take(rest); seat.exists())
        message += fmt::format("; for the player {0} write \"{0}\" or {1}", word, seat.letter());
    if (header)
        report(code::bad_value, clause, statement.line, std::move(message));
    else
        report_in_hand(code::bad_value, clause, statement.line, std::move(message), statement);
}

/// The bits of the lines seen so far among those that may appear once, in the record or in its
/// current hand.
std::uint32_t& RecordParser::seen_lines(Keyword keyword) {
    switch (keyword) {
        case Keyword::player:
            return players_seen_;
        case Keyword::deal:
            return deals_seen_;
        case Keyword::left:
            return left_seen_;
        case Keyword::prizes:
            return prizes_seen_;
        case Keyword::result:
        case Keyword::legs:
        case Keyword::winner:
        case Keyword::finish:
            return header_seen_;
        default:
            return keyword < Keyword::extension ? header_seen_ : once_seen_;
    }
}

/// Whether a line repeats one that may appear once. If so, reports it.
bool RecordParser::repeats(const Statement& statement) {
    std::uint32_t& seen = seen_lines(statement.keyword);
    if ((seen & seen_bit(statement)) != 0) {
        report_duplicate(statement);
        return true;
    }
    seen |= seen_bit(statement);
    return false;
}

void RecordParser::report_duplicate(const Statement& statement) {
    const bool header = statement.keyword < Keyword::extension;
    const std::string_view name = name_of(statement.keyword);
    const bool by_seat = statement.seat.exists() && statement.keyword != Keyword::lead &&
                         statement.keyword != Keyword::end && statement.keyword != Keyword::prize &&
                         statement.keyword != Keyword::bid && statement.keyword != Keyword::trump;
    std::string message = by_seat ? fmt::format("a second {} line for {}; only the first counts",
                                                name, statement.seat.letter())
                                  : fmt::format("a second {} line; only the first counts", name);
    Finding& finding = header
                           ? report(code::duplicate_line, "N3", statement.line, std::move(message))
                           : report_in_hand(code::duplicate_line, "N5", statement.line,
                                            std::move(message), statement);
    if (statement.keyword == Keyword::player) finding.seat = statement.seat;
}

}  // namespace bones
