#include "tools/lib/show/night/sheet.hpp"
#include "tools/libbones/outcome.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "engine/rules/description.hpp"

namespace bones::inline show::night {

namespace {

std::optional<std::int32_t> amount_of(std::span<const Amount> amounts, int seat) {
    for (const Amount& amount : amounts)
        if (amount.seat == Seat(seat)) return amount.points;
    return {};
}

PlayerName name_in(const Record& record, const Statement& line) {
    return {name_on(record, line), free_text(record.at(line.key))};
}

PlayerName name_at(const Record& record, int seat) {
    const Statement* const line = line_of_player(record, Seat(seat), 0);
    return line == nullptr ? PlayerName() : name_in(record, *line);
}

/// Adds the players who start in a later hand.
void add_substitutes(Sheet& sheet, const Record& record) {
    const std::size_t sides = sheet.sides.size();
    for (const std::uint32_t at : record.substitutes) {
        const Statement& line = record.statements[at];
        const auto seat = static_cast<std::size_t>(line.seat.index());
        if (line.first == 0 || line.seat.index() >= record.players || sides == 0) continue;
        sheet.sides[seat % sides].substitutes.push_back({seat / sides, name_in(record, line)});
    }
}

void add_sides(Sheet& sheet, const Record& record, const GameVerdict& verdict) {
    // A record that was not judged has no players.
    const int sides = std::min(scoring_seats(record), record.players);
    const std::optional<Points> games = games_won(record);
    for (int i = 0; i < sides; ++i) {
        SheetSide side;
        for (int seat = i; seat < record.players; seat += sides) {
            side.seats += Seat(seat).letter();
            side.players.push_back(name_at(record, seat));
        }
        side.points = verdict.totals[i];
        side.written = amount_of(claimed_result(record), i);
        if (games) side.games_won = (*games)[i];
        side.won = verdict.winners.contains(Seat(i));
        sheet.sides.push_back(std::move(side));
    }
}

void add_hands(Sheet& sheet, const Record& record, const GameVerdict& verdict) {
    for (std::size_t i = 0; i < verdict.hands.size(); ++i) {
        const HandVerdict& hand = verdict.hands[i];
        SheetHand row;
        row.number = hand.number;
        row.end = ending(hand, player_name(record, hand.out, static_cast<std::uint32_t>(i)));
        const auto written = claimed_score(record, record.hands[i]);
        for (std::size_t side = 0; side < sheet.sides.size(); ++side) {
            row.points.emplace_back();
            if (hand.scored) row.points.back() = hand.scores[side];
            row.written.push_back(amount_of(written, static_cast<int>(side)));
        }
        sheet.hands.push_back(std::move(row));
    }
}

/// Whether a record has only an outcome, without play.
bool is_outcome_only(const Record& record) {
    return record.actions.empty();
}

/// The written points of a side: its total. For a record without play, the sum of the hands'
/// scores.
std::optional<std::int32_t> written_points(const Record& record, const SheetSide& side, int seat) {
    if (side.written || !is_outcome_only(record) || record.hands.empty()) return side.written;
    std::int64_t sum = 0;
    for (const Hand& hand : record.hands) {
        const auto points = amount_of(claimed_score(record, hand), seat);
        if (!points) return {};
        sum += *points;
    }
    const bool fits = std::abs(sum) <= std::numeric_limits<std::int32_t>::max();
    return fits ? std::optional(static_cast<std::int32_t>(sum)) : std::nullopt;
}

/// Uses the written points of a finished game if the rules cannot determine them.
void take_written_points(Sheet& sheet, const Record& record) {
    if (sheet.totals_known || !sheet.complete) return;
    std::vector<std::int32_t> points;
    for (const SheetSide& side : sheet.sides) {
        const auto written = written_points(record, side, static_cast<int>(points.size()));
        if (!written) return;
        points.push_back(*written);
    }
    for (std::size_t i = 0; i < points.size(); ++i) sheet.sides[i].points = points[i];
    sheet.totals_known = !points.empty();
}

/// Whether a `winner` line is needed to show that the game was over.
bool lacks_winner(const Record& record, const GameVerdict& verdict) {
    return is_outcome_only(record) && !verdict.complete && !describe(record.game).over_by_points &&
           header(record, Keyword::winner) == nullptr;
}

}  // namespace

std::string Sheet::place() const {
    return line == 0 ? file : fmt::format("{}:{}", file, line);
}

std::string ending(const HandVerdict& hand, std::string_view who) {
    std::string text;
    if (hand.out.exists())
        text.append(who).append(hand.end == EndKind::out   ? " out"
                                : hand.end == EndKind::won ? " won"
                                                           : " conceded");
    else
        text = end_name(hand.end);
    if (hand.score_taken) text += ", score as written";
    return text;
}

std::string_view why_undecided(const Sheet& sheet) {
    if (sheet.game == Game::unknown) return "its game is unknown";
    if (sheet.lacks_winner)
        return "no winner is written, and nothing else shows that the game was over";
    if (!sheet.complete)
        return sheet.totals_known ? "the game is not over" : "its points are unknown";
    return sheet.winners_known ? "" : "its winner is unknown";
}

namespace {

bool ends_by_points(FinishKind kind) {
    return kind == FinishKind::time || kind == FinishKind::agreed;
}

}  // namespace

std::bitset<most_seats> winners_by_finish(const Sheet& sheet, FinishKind kind, std::size_t side) {
    const GameDescription& rules = describe(sheet.game);
    std::bitset<most_seats> winners;
    for (std::size_t i = 0; i < sheet.sides.size(); ++i) {
        const bool ahead =
            std::none_of(sheet.sides.begin(), sheet.sides.end(), [&](const SheetSide& other) {
                return rules.is_better(other.points, sheet.sides[i].points);
            });
        winners[i] = ends_by_points(kind) ? ahead : kind == FinishKind::agreed_draw || i != side;
    }
    return winners;
}

bool finish(Sheet& sheet, FinishKind kind, std::size_t side) {
    if (ends_by_points(kind) && !sheet.totals_known) return false;
    const std::bitset<most_seats> winners = winners_by_finish(sheet, kind, side);
    for (std::size_t i = 0; i < sheet.sides.size(); ++i) sheet.sides[i].won = winners[i];
    sheet.complete = sheet.winners_known = true;
    sheet.lacks_winner = false;
    return true;
}

Sheet make_sheet(std::string_view file, const RecordChecker& judged, KeepHands hands) {
    const Record& record = judged.record;
    const GameVerdict& verdict = judged.verdict;
    Sheet sheet;
    sheet.file = file;
    sheet.line = record.first_line;
    sheet.record = record.index;
    sheet.game = record.game;
    sheet.id = header_text(record, Keyword::id);
    sheet.event = header_text(record, Keyword::event);
    sheet.date = header_text(record, Keyword::date);
    sheet.time = header_text(record, Keyword::time);
    sheet.round = header_text(record, Keyword::round);
    sheet.table = header_text(record, Keyword::table);
    sheet.totals_known = verdict.totals_known;
    sheet.complete = verdict.complete;
    sheet.winners_known = verdict.winners_known;
    sheet.faults = verdict.counts.error + verdict.counts.broken;
    add_sides(sheet, record, verdict);
    add_substitutes(sheet, record);
    take_written_points(sheet, record);
    sheet.outcome_only = is_outcome_only(record);
    sheet.lacks_winner = lacks_winner(record, verdict);
    if (hands == KeepHands::yes) add_hands(sheet, record, verdict);
    for (const Finding& finding : verdict.findings)
        if (is_difference(finding))
            sheet.differences.push_back({locate(record, finding.place).line, finding.message});
    return sheet;
}

}  // namespace bones::inline show::night
