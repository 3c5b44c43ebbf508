// Players: their number, the seats of tricks, and seats that have no player.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <string>

#include "bones/tricks.hpp"
#include "libnotation/moved_passes.hpp"
#include "libnotation/parser/record_parser.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

/// The place of the seat on a line; the whole line if the seat has no single place.
Place seat_place(const Record& record, const Statement& statement) {
    const std::string_view line = record.at(statement.line);
    if (statement.keyword == Keyword::actions)
        return statement.key.empty() ? Place{statement.line.offset, 1} : statement.key;
    std::string_view rest = line;
    take_word(rest);
    if (statement.keyword == Keyword::end) take_word(rest);
    if (!statement.seat.exists() || rest.empty()) return statement.line;
    return {static_cast<std::uint32_t>(rest.data() - record.text.data()), 1};
}

}  // namespace

void RecordParser::settle_players() {
    if (record_.game == Game::unknown) return;
    // In canonical text an unreadable line may be the last of the header.
    if (record_.hands.empty()) close_header();
    const GameTraits& game = traits(record_.game);
    const unsigned named = players_seen_;
    const int highest_named = std::bit_width(named);
    const bool named_all = highest_named >= game.fewest_players &&
                           !(lost_players_ > 0 && guess_players() > highest_named);
    const bool guess = game.most_players > game.fewest_players && !named_all;
    const bool gap = has_gap();
    const int told = guess ? guess_players() : gap ? players_despite_gap() : highest_named;
    const int players = std::max(told, gap || misread_players_ == 0 ? 0 : players_by_lines());
    record_.players = std::clamp(players, game.fewest_players, game.most_players);
    record_.players_guessed =
        guess || ((gap || players > told) && game.most_players > game.fewest_players);
    if (named != 0) check_player_lines(named);
    if (game.tricks) settle_trick_seats();
    if (game.line) move_passes();
    if (highest_seat_ >= record_.players) reject_seats();
    if (game.strict_seats && lost_players_ == 0)
        refuse_players(named != 0 ? highest_named : guess ? highest_seat_ + 1 : record_.players);
}

/// Refuses a number of players that the game does not allow. Then the seats in play are unknown.
void RecordParser::refuse_players(int players) {
    const GameTraits& game = traits(record_.game);
    const bool too_few = players_seen_ != 0 && players < game.fewest_players;
    if (!too_few && players <= game.most_players) return;
    record_.players = 0;
    if (!too_few) return;  // the finding on the seats covers it
    const std::string wanted =
        game.fewest_players == game.most_players
            ? fmt::to_string(game.most_players)
            : fmt::format("{} to {}", game.fewest_players, game.most_players);
    const std::uint32_t last = record_.player_lines[players - 1];
    Finding& finding = report(code::bad_seat, "N4", record_.statements[last].line,
                              fmt::format("{} has {} players, and the player lines name {}",
                                          game.title, wanted, players));
    finding.seat = Seat(players - 1);
}

bool RecordParser::has_gap() const {
    return (players_seen_ & (players_seen_ + 1)) != 0;
}

/// The number of players if the player lines have a gap. Either one line has a wrong seat: then
/// there are as many players as player lines, including those with an unreadable seat. Or a line is
/// missing: then the seats above the gap are used elsewhere. Seats above all player lines do not
/// count.
int RecordParser::players_despite_gap() const {
    int used = std::popcount(players_seen_) + misread_players_;
    for (const Statement& statement : record_.statements)
        if (statement.keyword != Keyword::player && statement.seat.exists())
            used = std::max(used, statement.seat.index() + 1);
    for (const Amount& amount : record_.amounts)
        if (amount.seat.exists()) used = std::max(used, amount.seat.index() + 1);
    if (traits(record_.game).tricks) used = std::max(used, longest_trick());
    return std::min(used, static_cast<int>(std::bit_width(players_seen_)));
}

/// The number of players named, including player lines whose keyword or seat cannot be read (G5a).
/// Those are counted for the next seats.
int RecordParser::players_by_lines() const {
    std::uint32_t seats = players_seen_;
    int others = 0;
    for (const Statement& line : record_.statements) {
        if (!is_lost(line, Keyword::player)) continue;
        std::string_view words = without_prefix(record_.at(line.line));
        take_word(words);
        std::string_view rest = words;
        const Seat seat = seat_named(take_word(rest));
        if (seat.exists())
            seats |= 1u << seat.index();
        else if (!words.empty() && !names_.take(words).exists())  // another player
            ++others;
    }
    const bool gap = (seats & (seats + 1)) != 0;
    return gap ? std::popcount(players_seen_) : std::popcount(seats) + others;
}

int RecordParser::guess_players() const {
    int used = highest_seat_ + 1;
    // Each lost line names at most one player, so seats beyond that number have no player.
    const int most = std::popcount(players_seen_) + lost_players_;
    if (lost_players_ > 0 && players_seen_ != 0 && used > most) {
        used = 0;
        for (const Statement& statement : record_.statements)
            if (statement.seat.index() < most) used = std::max(used, statement.seat.index() + 1);
    }
    return traits(record_.game).tricks ? std::max(used, longest_trick()) : used;
}

int RecordParser::longest_trick() const {
    int longest = 0;
    for (const Statement& statement : record_.statements) {
        if (statement.keyword != Keyword::actions) continue;
        longest = std::max(longest, words_in_trick(record_, statement));
    }
    return longest;
}

void RecordParser::check_player_lines(unsigned named) {
    const GameTraits& game = traits(record_.game);
    const int highest = std::min(static_cast<int>(std::bit_width(named)), game.most_players);
    std::string missing;
    for (int seat = 0; seat < highest; ++seat)
        if ((named >> seat & 1) == 0)
            missing += fmt::format("{}{}", missing.empty() ? "" : ", ", Seat(seat).letter());
    const bool too_few = game.most_players > game.fewest_players && highest < game.fewest_players &&
                         !game.strict_seats;
    if (missing.empty() && !too_few) return;
    std::uint32_t last = 0;
    for (const std::uint32_t line : record_.player_lines)
        if (line != none_such) last = std::max(last, line);
    const Place place = record_.statements[last].line;
    if (!missing.empty())
        report(code::bad_players, "N4", place,
               fmt::format("the player lines skip {}; use every seat from A on", missing));
    else
        report(code::bad_players, "N4", place,
               fmt::format("{} needs {} to {} players, and the player lines name one", game.title,
                           game.fewest_players, game.most_players));
}

/// Settles the players of tricks at the first hand's line, since no player line can follow. Not
/// possible if a player line was lost or the lines have a gap.
void RecordParser::settle_early() {
    if (record_.game == Game::unknown || !traits(record_.game).tricks || lost_players_ > 0 ||
        has_gap())
        return;
    const int named = std::bit_width(players_seen_);
    const GameTraits& game = traits(record_.game);
    if (named >= game.fewest_players || game.fewest_players == game.most_players)
        trick_players_ = std::clamp(named, game.fewest_players, game.most_players);
    // In games with bids the hand's `trump` line decides whether a seat sits out.
    if (!game.bids) around_ = trick_players_;
}

std::uint32_t RecordParser::hand_at(std::uint32_t statement) const {
    const auto after = std::upper_bound(
        record_.hands.begin(), record_.hands.end(), statement,
        [](std::uint32_t at, const Hand& hand) { return at < hand.first_statement; });
    return static_cast<std::uint32_t>(after - record_.hands.begin()) - 1;
}

/// Finds passes after a played tile on its line. A turn has one tile, so such a pass belongs to the
/// next seat (N6).
void RecordParser::move_passes() {
    if (record_.players_guessed || record_.hands.empty()) return;
    std::size_t hand = 0;
    for (std::uint32_t at = record_.hands.front().first_statement; at < next_statement(); ++at) {
        while (hand + 1 < record_.hands.size() && record_.hands[hand + 1].first_statement <= at)
            ++hand;
        const Statement& line = record_.statements[at];
        if (line.keyword == Keyword::actions && line.count > 1)
            move_passes_of(line, record_.hands[hand]);
    }
}

/// Gives passes after a tile or a pass to the seats clockwise from that of the line. A word after
/// them belongs to the line's seat again, so all other seats must have passed. If not, the seats
/// are unknown.
void RecordParser::move_passes_of(const Statement& line, const Hand& hand) {
    const std::uint32_t end = line.first + line.count;
    const int players = record_.players;
    if (line.seat.index() >= players) return;
    const auto is_pass = [this](std::uint32_t i) {
        return record_.actions[i].kind == ActionKind::pass;
    };
    for (std::uint32_t i = line.first + 1; i < end; ++i) {
        const Action& before = record_.actions[i - 1];
        const bool ends_turn = before.kind == ActionKind::play || is_pass(i - 1);
        if (!is_pass(i) || !ends_turn || before.seat() != line.seat) continue;
        const std::uint32_t tile = i - 1, first = i;
        Seat seat = line.seat;
        for (; i < end && is_pass(i); ++i) move_pass(i, seat = seat.next(players), tile, hand);
        if (i == end || seat.next(players) == line.seat) continue;
        return leave_pass_unread(record_, first);
    }
}

void RecordParser::move_pass(std::uint32_t at, Seat seat, std::uint32_t tile, const Hand& hand) {
    Action& pass = record_.actions[at];
    pass.seat_index = static_cast<std::uint64_t>(seat.index()) & 0xF;
    record_.moved_passes.push_back(at);
    const Place place = record_.place_of(pass);
    Finding& finding = report(
        code::read_as, "N6", place,
        fmt::format("{} after {} is read as a pass of {}, the next seat", quoted(record_.at(place)),
                    quoted(record_.at(record_.place_of(record_.actions[tile]))),
                    player_name(record_, seat, bones::hand_at(record_, place))));
    finding.hand = hand.number;
    finding.ply = static_cast<std::int64_t>(at) - hand.first_action + 1;
    finding.seat = seat;
}

/// Reports seats that have no player, once per line.
void RecordParser::reject_seats() {
    for (const Statement& statement : record_.statements) {
        // The finding on the gap covers player lines above it.
        if (statement.keyword == Keyword::player &&
            statement.seat.index() < traits(record_.game).most_players)
            continue;
        Seat highest = statement.seat.index() >= record_.players ? statement.seat : Seat();
        const bool has_amounts =
            statement.keyword == Keyword::carry || statement.keyword == Keyword::score ||
            statement.keyword == Keyword::pips || statement.keyword == Keyword::result ||
            statement.keyword == Keyword::legs || statement.keyword == Keyword::winner;
        for (std::uint32_t i = 0; has_amounts && !highest.exists() && i < statement.count; ++i) {
            const Seat seat = record_.amounts[statement.first + i].seat;
            if (seat.index() >= record_.players) highest = seat;
        }
        if (highest.exists()) reject_seat(statement, highest);
    }
}

void RecordParser::reject_seat(const Statement& statement, Seat seat) {
    Finding& finding =
        report(code::bad_seat, "N4", seat_place(record_, statement),
               fmt::format("seat {} does not play; the {} players sit at A to {}", seat.letter(),
                           record_.players, Seat(record_.players - 1).letter()));
    const Keyword keyword = statement.keyword;
    if (keyword == Keyword::player) finding.seat = seat;
    const auto at = static_cast<std::uint32_t>(&statement - record_.statements.data());
    const bool in_header = record_.hands.empty() || at < record_.hands[0].first_statement;
    if (in_header || keyword < Keyword::hand || follows_hands(keyword)) return;
    const Hand& hand = record_.hands[hand_at(at)];
    finding.hand = hand.number;
    const bool claim = keyword == Keyword::carry || keyword == Keyword::score ||
                       keyword == Keyword::end || keyword == Keyword::pips;
    if (!claim) finding.seat = seat;
    if (stands_before_play(keyword)) finding.ply = 0;
    if (keyword == Keyword::actions)
        finding.ply = static_cast<std::int64_t>(statement.first) - hand.first_action + 1;
}

}  // namespace bones
