#include "engine/referee/claims.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/rules/description.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/codes.hpp"

namespace bones {
namespace {

std::string end_words(const Record& record, std::uint32_t hand, EndKind end, Seat seat) {
    switch (end) {
        case EndKind::out:
            return fmt::format("{} going out", player_name(record, seat, hand));
        case EndKind::blocked:
            return "a block";
        case EndKind::played:
            return "all tiles played";
        case EndKind::voided:
            return "void";
        case EndKind::conceded:
            return fmt::format("{} conceding", player_name(record, seat, hand));
        case EndKind::made:
            return "the contract made";
        case EndKind::set:
            return "the contract set";
        case EndKind::won:
            return fmt::format("{} winning the game", player_name(record, seat, hand));
        case EndKind::redeal:
            return "a redeal";
        case EndKind::unfinished:
            break;
    }
    return "unfinished";
}

/// G5a: a seat that does not play may stand for any player.
bool same_end(const Record& record, const Statement& line, HandEnd end) {
    const bool named = line.seat.exists() && line.seat.index() < record.players;
    return line.end() == end.kind && (!names_seat(end.kind) || !named || line.seat == end.out);
}

/// Compares the amounts of a score or result line. Returns the difference in words: `the play gives
/// 28 for Ana, not 48`.
std::string differences(const Record& record, const Statement& line, const Points& computed,
                        const ScoringSeats& seats, std::string_view source) {
    std::string text;
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
        const Amount& amount = record.amounts[i];
        const Seat at = seats.of(amount.seat);
        if (!at.exists() || computed[at] == amount.points) continue;
        text += fmt::format("{}{} {} for {}, not {}", text.empty() ? "" : "; ", source,
                            computed[at], player_name(record, amount.seat), amount.points);
    }
    return text;
}

SeatSet named_seats_of(const Record& record, const Statement& winner) {
    SeatSet seats;
    for (std::uint32_t i = winner.first; i < winner.first + winner.count; ++i)
        seats |= record.amounts[i].seat;
    return seats;
}

std::string names(const Record& record, SeatSet seats) {
    std::string text;
    for (Seat seat : seats& SeatSet::all(record.players))
        text += fmt::format("{}{}", text.empty() ? "" : " and ", player_name(record, seat));
    return text.empty() ? "no player" : text;
}

}  // namespace

namespace {

/// Calls `use(line, amount)` for each amount of the hand's `pips` lines.
template <class Use>
void for_each_pips(const Record& record, std::uint32_t hand, Use&& use) {
    const Hand& h = record.hands[hand];
    for (std::uint32_t s = h.pips; s != none_such && s < h.end_statement; ++s) {
        const Statement& line = record.statements[s];
        if (line.keyword != Keyword::pips || !line.counts || h.stands_after_unread(s)) continue;
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i)
            if (record.amounts[i].seat.index() < record.players) use(line, record.amounts[i]);
    }
}

}  // namespace

void enter_pips(const Record& record, std::uint32_t hand, RemainingPips& pips) {
    for_each_pips(record, hand, [&](const Statement&, const Amount& amount) {
        if (!pips.known(amount.seat)) pips.set_known(amount.seat, amount.points);
    });
}

void check_pips(std::uint32_t hand, const RemainingPips& known, Reporter& reporter) {
    const Record& record = reporter.record();
    for_each_pips(record, hand, [&](const Statement& line, const Amount& amount) {
        const std::optional<int> pips = known.known(amount.seat);
        if (!pips || *pips == amount.points) return;
        const std::string who = player_name(record, amount.seat, hand);
        Finding& finding =
            reporter.at_statement(code::left_mismatch, claim_clause, hand, line,
                                  fmt::format("{} pips are written for {}, but {} had {} left",
                                              amount.points, who, who, *pips));
        finding.place = amount.place;
        finding.seat = amount.seat;
    });
}

void check_end(std::uint32_t hand, HandEnd computed, bool known, std::span<const HandEnd> also,
               Reporter& reporter) {
    const Record& record = reporter.record();
    const std::uint32_t index = record.hands[hand].end;
    const Statement* line = index == none_such ? nullptr : &record.statements[index];
    const bool over = computed.kind != EndKind::unfinished;
    const auto right = [&](HandEnd end) {
        const bool stopped =
            line->end() == EndKind::unfinished || line->end() == EndKind::conceded;  // G8
        return end.kind == EndKind::unfinished ? stopped : same_end(record, *line, end);
    };
    if (!known || (line != nullptr && !over && right(computed))) return;
    if (line != nullptr && line->end() == EndKind::redeal) return;
    const bool result_only = !record.hands[hand].has_play() &&
                             (line != nullptr || record.hands[hand].score != none_such);
    const bool last = hand + 1 == record.hands.size();
    const bool finished = last && line == nullptr && header(record, Keyword::finish) != nullptr;
    if (!over && (result_only || finished)) return;  // its play is missing or was stopped
    const bool said = line != nullptr && !record.hands[hand].stands_after_unread(index);  // G5a
    const bool also_right = said && std::any_of(also.begin(), also.end(), right);
    if (also_right && !over) return;
    if (said && !right(computed) && !also_right)
        reporter
            .at_statement(code::end_mismatch, claim_clause, hand, *line,
                          over ? fmt::format("the `end` line says {}, but the play ends with {}",
                                             end_words(record, hand, line->end(), line->seat),
                                             end_words(record, hand, computed.kind, computed.out))
                               : fmt::format("the `end` line says {}, but the play has not ended",
                                             end_words(record, hand, line->end(), line->seat)))
            .seat = Seat();
    if (!over && !said)
        reporter.at_hand(code::hand_unfinished, "G7", hand,
                         fmt::format("hand {} has no ending; write how it ended, or `end "
                                     "unfinished` if play stopped here",
                                     record.hands[hand].number));
}

void refute_end(std::uint32_t hand, const Statement& line, std::string_view why,
                Reporter& reporter) {
    reporter
        .at_statement(code::end_mismatch, claim_clause, hand, line,
                      fmt::format("the `end` line says {}, but {}",
                                  end_words(reporter.record(), hand, line.end(), line.seat), why))
        .seat = Seat();
}

/// N5: whether a `carry` line gives a side points from before the hand.
static bool brings_points_along(const Record& record, const Hand& hand) {
    const auto begin = record.statements.begin();
    return std::any_of(
        begin + hand.first_statement, begin + hand.end_statement, [&](const Statement& line) {
            if (line.keyword != Keyword::carry || !line.counts) return false;
            const auto amounts = record.amounts.begin() + line.first;
            return std::any_of(amounts, amounts + line.count,
                               [](const Amount& amount) { return amount.points != 0; });
        });
}

bool first_number_is_unknown(const Record& record) {
    const Hand& first = record.hands[0];
    const Statement& line = record.statements[first.first_statement];
    const bool is_numbered = line.keyword == Keyword::hand && line.number() != 0;
    if (!is_numbered && brings_points_along(record, first)) return true;
    if (is_lost(record.statements[first.first_statement], Keyword::hand)) return true;
    return first.unread_line != none_such && first.unread == first.first_action &&
           is_lost(record.statements[first.unread_line], Keyword::hand);
}

bool does_not_follow(const Record& record, std::uint32_t hand) {
    if (hand == 0) return false;
    const Hand& here = record.hands[hand];
    const Statement& line = record.statements[here.first_statement];
    if (line.keyword != Keyword::hand || line.number() == 0) return false;
    const std::uint32_t before = record.hands[hand - 1].number;
    if (here.number == before && is_redealt(record, hand - 1)) return false;
    return here.number != before + 1 && (here.number != before || here.number == 1);
}

bool may_begin_anew(const Record& record, std::uint32_t hand) {
    return does_not_follow(record, hand) && record.hands[hand].number == 1;
}

bool may_be_shuffled_anew(const Record& record, std::uint32_t hand) {
    return may_begin_anew(record, hand) || is_redealt(record, hand - 1);
}

bool lead_is_doubtful(const Record& record, std::uint32_t hand) {
    const Hand& h = record.hands[hand];
    if (h.lead == none_such) return false;
    for (std::uint32_t i = h.first_action; i < std::min(h.end_action, h.unread); ++i) {
        const Action& action = record.actions[i];
        if (action.is_unread()) return action.seat() != record.statements[h.lead].seat;
        if (action.kind == ActionKind::play || action.kind == ActionKind::pass || action.draws() ||
            action.kind == ActionKind::unknown_turn)
            return false;
    }
    return false;
}

bool end_is_lost(const Record& record, std::uint32_t hand) {
    const Hand& h = record.hands[hand];
    return h.end == none_such && has_lost(record, h, Keyword::end);
}

bool may_say_won(const Record& record, std::uint32_t hand, Seat seat) {
    const Hand& h = record.hands[hand];
    if (!seat.exists()) return false;
    if (h.end != none_such) return same_end(record, record.statements[h.end], {EndKind::won, seat});
    if (hand + 1 == record.hands.size() || may_begin_anew(record, hand + 1)) return true;
    const auto begin = record.statements.begin();
    return std::any_of(
        begin + h.first_statement, begin + h.end_statement,
        [](const Statement& line) { return may_be_anything(line) || is_lost(line, Keyword::end); });
}

bool hides_actions(const Record& record, std::uint32_t hand) {
    const Hand& h = record.hands[hand];
    const auto begin = record.actions.begin();
    return h.unread_line != none_such ||
           std::any_of(begin + h.first_action, begin + h.end_action, [&](const Action& action) {
               return action.is_unread() || action.kind == ActionKind::unknown_turn ||
                      action.seat().index() >= record.players;
           });
}

/// Whether a line gives two partners different points.
static bool parts_partners(const Record& record, const Statement& line, const ScoringSeats& seats) {
    const auto amounts = std::span(record.amounts).subspan(line.first, line.count);
    return std::any_of(amounts.begin(), amounts.end(), [&](const Amount& one) {
        return std::any_of(amounts.begin(), amounts.end(), [&](const Amount& other) {
            return seats.of(one.seat).exists() && seats.of(one.seat) == seats.of(other.seat) &&
                   one.points != other.points;
        });
    });
}

bool claimed_score(const Record& record, std::uint32_t hand, const ScoringSeats& seats,
                   Points& points) {
    const std::uint32_t index = record.hands[hand].score;
    if (index == none_such) return false;
    if (parts_partners(record, record.statements[index], seats)) return false;  // G15
    if (claimed_amounts(record, &record.statements[index], seats, points)) return true;
    return !record.hands[hand].has_play();  // a side without written points has none
}

bool claimed_amounts(const Record& record, const Statement* line, const ScoringSeats& seats,
                     Points& points) {
    if (line == nullptr) return false;
    SeatSet written;
    for (std::uint32_t i = line->first; i < line->first + line->count; ++i) {
        const Amount& amount = record.amounts[i];
        const Seat at = seats.of(amount.seat);
        if (!at.exists() || (at != amount.seat && written.contains(at))) continue;
        points[at] = amount.points;
        written |= at;
    }
    return written == SeatSet::all(seats.sides);
}

/// Returns advice for points given beyond the play to one side: bonuses are round numbers.
std::string bonus_hint(const Record& record, const Statement& line, const Points& computed,
                       const ScoringSeats& seats) {
    constexpr int least = 10, step = 5;
    Seat side;
    int more = 0;
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
        const Amount& amount = record.amounts[i];
        const Seat at = seats.of(amount.seat);
        if (!at.exists() || amount.points == computed[at]) continue;
        if (side.exists()) return {};
        side = amount.seat;
        more = amount.points - computed[at];
    }
    if (more < least || more % step != 0 || describe(record.game).fewest_win) return {};
    return fmt::format("; if the other {0} points are a bonus, add `bonus {1} {0}` and its reason",
                       more, side.letter());
}

void check_score(std::uint32_t hand, const Points& computed, const ScoringSeats& seats,
                 Reporter& reporter) {
    const Record& record = reporter.record();
    const std::uint32_t index = record.hands[hand].score;
    if (index == none_such || record.hands[hand].stands_after_unread(index)) return;
    const Statement& line = record.statements[index];
    const std::string differs = differences(record, line, computed, seats, "the play gives");
    if (!differs.empty())
        reporter.at_statement(
            code::score_mismatch, claim_clause, hand, line,
            fmt::format("wrong score of hand {}: {}{}", record.hands[hand].number, differs,
                        record.hands[hand].penalties > 0
                            ? "; a score includes the bonuses and penalties of its hand"
                            : bonus_hint(record, line, computed, seats)));
}

namespace {

/// Returns advice for a game with partners in which each player plays alone.
std::string partners_hint(const Record& record) {
    for (const HouseRule& option : house_rules_of(record.game))
        if (option.name == "partners")
            return "; write `rule partners=no` if each player has points of their own";
    return {};
}

}  // namespace

void check_result(const MatchState& match, const ScoringSeats& seats, bool after_end,
                  bool from_play, Reporter& reporter) {
    const Record& record = reporter.record();
    const Statement* line = header(record, Keyword::result);
    if (line == nullptr || !match.totals_known) return;
    const std::string differs =
        differences(record, *line, match.totals, seats,
                    record.hands.empty() ? "partners have one total, which is"
                    : after_end          ? "the hands up to the end of the game give"
                    : from_play          ? "the play gives"
                                         : "the scores of the hands give");
    if (!differs.empty())
        reporter.at_header(code::result_mismatch, claim_clause, line->line,
                           fmt::format("wrong totals: {}{}", differs,
                                       record.hands.empty() ? partners_hint(record) : ""));
}

void note_partial_result(const ScoringSeats& seats, Reporter& reporter) {
    const Record& record = reporter.record();
    const Statement* line = header(record, Keyword::result);
    Points totals{};
    if (!record.hands.empty() || record.players == 0 || line == nullptr ||
        claimed_amounts(record, line, seats, totals))
        return;
    SeatSet missing = SeatSet::all(seats.sides);
    for (std::uint32_t i = line->first; i < line->first + line->count; ++i)
        if (const Seat at = seats.of(record.amounts[i].seat); at.exists()) missing -= at;
    reporter
        .at_header(code::bad_value, claim_clause, line->line,
                   fmt::format("the result has no points of {}; write the points of each side",
                               names(record, missing)))
        .severity = Severity::note;
}

SeatSet best_sides(const Points& totals, const ScoringSeats& seats, bool fewest_win) {
    const auto end = totals.begin() + seats.sides;
    const std::int32_t best = fewest_win ? *std::min_element(totals.begin(), end)
                                         : *std::max_element(totals.begin(), end);
    SeatSet winners;
    for (Seat seat : SeatSet::all(seats.sides))
        if (totals[seat] == best) winners |= seat;
    return whole_sides(winners, seats.players, seats.sides);
}

namespace {

/// Whether something in the record may explain totals that the rules exclude.
bool may_explain_totals(const Record& record) {
    return std::any_of(
        record.statements.begin(), record.statements.end(), [](const Statement& line) {
            return line.keyword == Keyword::finish || line.keyword == Keyword::legs ||
                   line.keyword == Keyword::bonus || line.keyword == Keyword::penalty ||
                   line.keyword == Keyword::carry || may_be_anything(line) ||
                   is_lost(line, Keyword::rule) ||
                   (line.keyword == Keyword::end && line.end() == EndKind::conceded);
        });
}

/// Returns what is wrong with totals by the rule; empty if nothing is.
std::string fault_of(const Points& totals, const ScoringSeats& seats, const ResultRule& rule,
                     bool over, const Record& record) {
    const auto end = totals.begin() + seats.sides;
    const std::int32_t most = *std::max_element(totals.begin(), end);
    const auto at_target = std::count_if(totals.begin(), end,
                                         [&](std::int32_t total) { return total >= rule.target; });
    const auto at = std::find(totals.begin(), end, most) - totals.begin();
    if (rule.exact && most > rule.target)
        return fmt::format("{} has {} points, but the game is to exactly {}",
                           player_name(record, Seat(static_cast<int>(at))), most, rule.target);
    if (rule.one_side && at_target > 1)
        return fmt::format(
            "{} sides have {} points or more, but the game ends as soon as one side has them",
            at_target, rule.target);
    if (at_target > 0 || !over) return {};
    constexpr std::int32_t most_legs = 9;
    return fmt::format("no side has {} points; write `finish time` if play stopped before{}",
                       rule.target,
                       most <= most_legs ? ", or `legs` instead of `result` for games won" : "");
}

}  // namespace

void check_totals(const MatchState& match, const ScoringSeats& seats, const ResultRule& rule,
                  Reporter& reporter) {
    const Record& record = reporter.record();
    if (rule.target <= 0 || !match.totals_known || may_explain_totals(record)) return;
    for (std::uint32_t hand = 0; hand < record.hands.size(); ++hand)
        if (record.hands[hand].has_play()) return;
    const Statement* line = header(record, Keyword::result);
    const Statement* const winner = header(record, Keyword::winner);
    const bool none_won = winner != nullptr && winner->count == 0;
    const std::string fault = fault_of(match.totals, seats, rule, match.over && !none_won, record);
    if (fault.empty()) return;
    if (line != nullptr) {
        reporter.at_header(code::result_mismatch, rule.clause, line->line, fault);
        return;
    }
    for (std::size_t hand = record.hands.size(); hand-- > 0;) {
        const std::uint32_t score = record.hands[hand].score;
        if (score == none_such) continue;
        reporter.at_statement(code::result_mismatch, rule.clause, static_cast<std::uint32_t>(hand),
                              record.statements[score], fault);
        return;
    }
}

namespace {

/// Whether a line decides who has won, regardless of points.
bool lines_decide(const Record& record) {
    if (header(record, Keyword::legs) != nullptr) return true;
    const Statement* const line = header(record, Keyword::finish);
    if (line == nullptr) return false;
    const auto how = line->finish();
    return how == FinishKind::by_default || how == FinishKind::agreed_draw;
}

}  // namespace

void check_winner(const MatchState& match, Reporter& reporter) {
    const Record& record = reporter.record();
    const Statement* line = header(record, Keyword::winner);
    if (line == nullptr || !match.over_known || (match.over && !match.winners_known) ||
        (!match.totals_known && !lines_decide(record)))
        return;  // G15
    const SeatSet claimed = named_seats_of(record, *line);
    const bool drawn = match.over && match.winners == SeatSet::all(record.players);
    if (claimed == match.winners || (drawn && claimed.empty())) return;
    const std::string why = match.over
                                ? fmt::format("{} won", names(record, match.winners))
                                : "the game is not over; write `finish time` if it was stopped";
    reporter.at_header(
        code::winner_mismatch, claim_clause, line->line,
        fmt::format("the winner line names {}, but {}", names(record, claimed), why));
}

SeatSet claimed_winners(const Record& record, int sides) {
    const Statement* line = header(record, Keyword::winner);
    const SeatSet everybody = SeatSet::all(record.players);
    const SeatSet claimed = line == nullptr ? SeatSet() : named_seats_of(record, *line);
    if (!(claimed - everybody).empty()) return {};
    return whole_sides(claimed, record.players, sides);
}

}  // namespace bones
