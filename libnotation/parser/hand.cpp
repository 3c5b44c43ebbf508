#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>

#include "libnotation/parser/record_parser.hpp"
#include "libnotation/parser/token_hint.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

std::string_view shape_of(Keyword keyword) {
    static constexpr std::pair<Keyword, std::string_view> shapes[] = {
        {Keyword::player, "player SEAT NAME"},
        {Keyword::substitute, "substitute SEAT NAME"},
        {Keyword::lead, "lead SEAT"},
        {Keyword::bid, "bid SEAT BIDS"},
        {Keyword::trump, "trump SEAT TRUMPS"},
        {Keyword::deal, "deal SEAT TILES"},
        {Keyword::left, "left SEAT TILES"},
        {Keyword::prizes, "prizes SEAT TILES"},
        {Keyword::prize, "prize SEAT TILE"},
        {Keyword::penalty, "penalty SEAT POINTS REASON"},
        {Keyword::bonus, "bonus SEAT POINTS REASON"}};
    for (const auto& [of, shape] : shapes)
        if (of == keyword) return shape;
    return "SEAT POINTS pairs";
}

bool is_letter(std::string_view word) {
    return word.size() == 1 && lower(word[0]) >= 'a' && lower(word[0]) <= 'z';
}

}  // namespace

void RecordParser::open_hand(std::uint32_t number, std::uint32_t first_statement) {
    if (record_.hands.size() == most_hands) {
        too_many_hands_ = true;
        return;
    }
    Hand& hand = record_.hands.emplace_back();
    hand.number = number;
    hand.first_statement = first_statement;
    hand.first_action = static_cast<std::uint32_t>(record_.actions.size());
    plies_end_ = std::min(record_.actions.size() + most_plies, most_plies_of_record);
    deals_seen_ = left_seen_ = prizes_seen_ = once_seen_ = 0;
    pips_seen_ = bidders_seen_ = {};
    if (record_.game != Game::unknown && traits(record_.game).bids) around_ = 0;
}

/// Starts hand 1 with the awards that come before all hands. In a record without hands such awards
/// belong to the game instead.
bool RecordParser::imply_hand_of_awards() {
    if (!record_.hands.empty() || first_award_ == none_such) return false;
    open_hand(1, std::min(begin_implied_hand(), first_award_));
    const Statement& first = record_.statements[first_award_];
    report_in_hand(code::implied_hand, "N5", first.line,
                   "this line comes before the first hand line, so hand 1 starts here", {});
    for (std::uint32_t at = first_award_; at < next_statement(); ++at) {
        const Keyword keyword = record_.statements[at].keyword;
        const bool award = keyword == Keyword::penalty || keyword == Keyword::bonus;
        record_.hands.back().penalties += award && record_.statements[at].counts;
    }
    return true;
}

void RecordParser::imply_hand(const Statement& statement) {
    if (!record_.hands.empty() || imply_hand_of_awards()) return;
    open_hand(1, begin_implied_hand());
    report_in_hand(code::implied_hand, "N5", statement.line,
                   "this line comes before the first hand line, so hand 1 starts here", {});
}

/// Whether a hand begins with a `hand` line that has a number.
bool RecordParser::is_numbered(const Hand& hand) const {
    const Statement& line = record_.statements[hand.first_statement];
    return line.keyword == Keyword::hand && line.number() > 0;
}

void RecordParser::read_hand(Statement& statement, std::string_view rest) {
    imply_hand_of_awards();
    const std::uint32_t before = record_.hands.empty() ? 0 : record_.hands.back().number;
    const auto number = rest.empty() ? std::optional<std::int32_t>() : whole_number(rest);
    const bool good = rest.empty() || number.value_or(0) > 0;
    statement.content = good ? number.value_or(0) : 0;
    statement.counts = good;
    const bool first = record_.hands.empty();
    const bool redealt = !first && record_.hands.back().end != none_such &&
                         record_.statements[record_.hands.back().end].end() == EndKind::redeal;
    // G8: after a deal that did not count, the number stays the same.
    const std::uint32_t next = statement.number() > 0
                                   ? static_cast<std::uint32_t>(statement.number())
                                   : before + (redealt ? 0 : 1);
    const bool again = redealt && next == before;
    if (first) close_header();
    if (first && record_.game != Game::unknown) settle_set();
    const bool numbered_before = !first && is_numbered(record_.hands.back());
    open_hand(next, next_statement());
    if (first) settle_early();
    if (!good)
        bad_value(statement, fmt::format("{} is not a valid hand number; hands are numbered from 1",
                                         quoted(rest)));
    else if (const std::uint32_t now = record_.hands.back().number;
             !first && !again && now != before + 1)
        report_in_hand(code::hand_order, "N5", statement.line,
                       now == before && now > 1
                           ? fmt::format("a second hand {}; number the hands in order", now)
                           : fmt::format("hand {} follows hand {}; the lead and the totals are "
                                         "unknown from here on, unless the hands between are added "
                                         "or the number is corrected",
                                         now, before),
                       {});
    else if (!first && rest.empty() && numbered_before)
        report_in_hand(code::hand_order, "N5", statement.line,
                       fmt::format("this hand has no number; it is read as hand {}", now), {});
}

void RecordParser::read_hand_line(Statement& statement, std::string_view rest) {
    const Keyword keyword = statement.keyword;
    names_.set_of_outcome(keyword == Keyword::winner || keyword == Keyword::result ||
                          keyword == Keyword::legs || keyword == Keyword::finish);
    if (keyword == Keyword::hand) return read_hand(statement, rest);
    if (keyword == Keyword::winner) return read_winner(statement, rest);
    if (keyword == Keyword::result || keyword == Keyword::legs)
        return read_amounts(statement, rest);
    if (keyword == Keyword::finish) return read_finish(statement, rest);
    const bool award = keyword == Keyword::penalty || keyword == Keyword::bonus;
    const bool of_game = award && record_.hands.empty();
    if (!of_game) imply_hand(statement);
    if (of_game) first_award_ = std::min(first_award_, next_statement());
    if (is_misplaced(statement) || has_no_bids(statement)) return;
    switch (keyword) {
        case Keyword::lead:
            return read_lead(statement, rest);
        case Keyword::bid:
            return read_bid(statement, rest);
        case Keyword::trump:
            return read_trump(statement, rest);
        case Keyword::end:
            return read_end(statement, rest);
        case Keyword::penalty:
            return read_penalty(statement, rest);
        case Keyword::bonus:
            return read_bonus(statement, rest);
        case Keyword::pips:
        case Keyword::carry:
        case Keyword::score:
            return read_amounts(statement, rest);
        default:
            return read_tiles(statement, rest);
    }
}

/// Whether the line belongs in the first hand only and is in a later one. Such lines say what was
/// brought from earlier games.
bool RecordParser::is_misplaced(const Statement& statement) {
    const bool brought =
        statement.keyword == Keyword::carry || statement.keyword == Keyword::prizes;
    if (!brought || record_.hands.size() == 1) return false;
    report_in_hand(code::misplaced_line, "N5", statement.line,
                   fmt::format("a {} line is allowed only in the first hand of a record",
                               name_of(statement.keyword)),
                   statement);
    return true;
}

/// Stores the index of a line that a hand has once. Of `pips` and `bid` lines it stores the first.
void RecordParser::note_line_of_hand(Keyword keyword, std::uint32_t at) {
    static constexpr std::pair<Keyword, std::uint32_t Hand::*> lines[] = {
        {Keyword::lead, &Hand::lead},   {Keyword::yard, &Hand::yard},
        {Keyword::pips, &Hand::pips},   {Keyword::end, &Hand::end},
        {Keyword::prize, &Hand::prize}, {Keyword::score, &Hand::score},
        {Keyword::bid, &Hand::bid},     {Keyword::trump, &Hand::trump}};
    for (const auto& [of, line] : lines)
        if (const bool once = of != Keyword::pips && of != Keyword::bid;
            of == keyword && (once || record_.hands.back().*line == none_such))
            record_.hands.back().*line = at;
}

/// Takes the seat off the front of a line's value. Reports a missing seat and returns false.
bool RecordParser::read_seat(Statement& statement, std::string_view& rest) {
    std::string_view word;
    if (statement.keyword == Keyword::player) {
        word = take_word(rest);
        if (word.size() == 2 && word.back() == ':') word.remove_suffix(1);
    }
    statement.seat = statement.keyword == Keyword::player ? seat_named(word)
                                                          : names_.take_seat_or_player(rest, word);
    if (statement.seat.exists()) {
        statement.value = place_of(rest);
        return true;
    }
    if (is_letter(word)) {
        const bool header = statement.keyword == Keyword::player;
        std::string message = fmt::format("{} is not a seat; seats are A to O", word);
        if (header)
            report(code::bad_seat, "N4", place_of(word), std::move(message));
        else
            report_in_hand(code::bad_seat, "N4", place_of(word), std::move(message), statement);
    } else {
        const bool is_name = !word.empty() && !is_digit(word[0]);
        const bool header = statement.keyword == Keyword::player;
        const int nth = std::popcount(static_cast<unsigned>(players_seen_)) + misread_players_;
        const std::string wanted =
            is_name && header && nth < most_seats
                ? fmt::format("the seat before the name, such as player {} {}", Seat(nth).letter(),
                              word)
                : std::string(shape_of(statement.keyword));
        bad_value(statement, fmt::format("{} is not a seat; write {}{}",
                                         word.empty() ? "nothing" : quoted(word), wanted,
                                         is_name && !header && players_seen_ == 0
                                             ? "; a name can stand only below its player line"
                                             : names_.who_sits(word)));
    }
    return false;
}

void RecordParser::read_lead(Statement& statement, std::string_view rest) {
    if (!read_seat(statement, rest)) return;
    if (!rest.empty())
        return bad_value(
            statement, fmt::format("unexpected {} after the seat; write lead SEAT", quoted(rest)));
    if (repeats(statement)) return;
    statement.counts = true;
}

/// Reads a deal, yard, left, prizes or prize line.
void RecordParser::read_tiles(Statement& statement, std::string_view rest) {
    const Keyword keyword = statement.keyword;
    if (keyword != Keyword::yard && !read_seat(statement, rest)) return;
    if (keyword == Keyword::left && read_pips_left(statement, rest)) return;
    if (!take_tile_words(statement, rest)) return;
    if (keyword == Keyword::prize && statement.count != 1)
        return bad_value(statement, "the prize line needs one tile; write prize SEAT TILE");
    if (repeats(statement)) return;
    statement.counts = keyword != Keyword::prize || !record_.tiles.back().bad;
}

/// Reads `left A 35 points`, which gives the number of pips left instead of the tiles.
bool RecordParser::read_pips_left(Statement& statement, std::string_view rest) {
    static constexpr std::array<std::string_view, 5> units{"pips", "points", "pip", "point", "pts"};
    const std::string_view all = rest;
    const std::string_view number = take_word(rest);
    const std::optional<std::int32_t> pips = whole_number(number);
    constexpr std::string_view hidden_word = "\u2026";  // in place of a name on a club's pages
    const bool has_word =
        !rest.empty() &&
        (std::isalpha(static_cast<unsigned char>(rest[0])) != 0 || rest.starts_with(hidden_word));
    if (!pips || *pips < 0 || !has_word) return false;
    const Seat seat = statement.seat;
    if (std::none_of(units.begin(), units.end(),
                     [&](std::string_view unit) { return same_word(rest, unit); })) {
        bad_value(statement, fmt::format("{} is neither tiles nor pips; write left {} 6-1 4-2 or "
                                         "pips {} {}",
                                         quoted(all), seat.letter(), seat.letter(), number));
        return true;
    }
    statement.keyword = Keyword::pips;
    statement.seat = Seat();
    statement.first = static_cast<std::uint32_t>(record_.amounts.size());
    statement.count = 1;
    record_.amounts.push_back({seat, *pips, place_of(number)});
    report_in_hand(code::read_as, "N8", place_of(all),
                   fmt::format("{} is read as pips {} {}", quoted(all), seat.letter(), number),
                   statement);
    statement.counts = !repeats_seat(statement, pips_seen_);
    return true;
}

/// Whether a line of this kind in this hand has named the seat before. If so, reports it.
bool RecordParser::repeats_seat(const Statement& statement, SeatSet& seen) {
    SeatSet seats;
    for (std::uint32_t i = statement.first; i < statement.first + statement.count; ++i)
        seats |= record_.amounts[i].seat;
    if (!(seats & seen).empty()) {
        report_duplicate(statement);
        return true;
    }
    seen |= seats;
    return false;
}

/// Reads the tiles of a line, at most as many as the set has.
bool RecordParser::take_tile_words(Statement& statement, std::string_view rest) {
    statement.first = static_cast<std::uint32_t>(record_.tiles.size());
    int sum = 0;
    while (!rest.empty() && sum <= most_tiles) {
        const TileToken token = read_tile_word(statement, take_word(rest));
        record_.tiles.push_back(token);
        sum += std::max<int>(1, token.unknown);
    }
    if (sum <= most_tiles) {
        statement.count = static_cast<std::uint32_t>(record_.tiles.size()) - statement.first;
        return true;
    }
    record_.tiles.resize(statement.first);
    bad_value(statement,
              fmt::format("more than {} tiles; the largest set has {}", most_tiles, most_tiles));
    return false;
}

TileToken RecordParser::read_tile_word(const Statement& statement, std::string_view word) {
    TileToken token;
    token.place = place_of(word);
    std::string_view rest = word;
    if (word[0] == '?') {
        rest.remove_prefix(1);
        const int count = rest.empty() ? 1 : take_number(rest, most_tiles + 1);
        token.unknown = static_cast<std::uint8_t>(rest.empty() ? count : 0);
        if (rest.empty() && count >= 1 && count <= most_tiles) return token;
    } else if (const WrittenTile tile = take_tile(rest, range_.compact);
               tile.exists() && rest.empty()) {
        token.tile = tile.is_in_set(range_.highest) ? Tile(tile.first, tile.second) : Tile();
        if (tile.is_in_set(range_.highest)) return token;
        report_in_hand(code::bad_tile, "N6", token.place, not_of_set(word), statement);
        token.unknown = 1;
        token.bad = true;
        return token;
    }
    token.unknown = 1;
    token.bad = true;
    const std::string meant = tile_meant(word, range_);
    Finding& finding =
        report_in_hand(code::bad_token, "N6", token.place,
                       fmt::format("{} is not a tile; {}", quoted(word),
                                   meant.empty() ? "write 6-1, or ? or ?9 for unknown tiles"
                                                 : fmt::format("did you mean {}?", meant)),
                       statement);
    if (is_certain_repair(word, meant))
        finding.fix = Fix{token.place, meant, fmt::format("write {}", meant)};
    return token;
}

}  // namespace bones
