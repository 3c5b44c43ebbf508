#include "tools/night/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace bones {

namespace {

std::optional<std::int32_t> amount_of(std::span<const Amount> amounts, int seat) {
    for (const Amount& amount : amounts)
        if (amount.seat == Seat(seat)) return amount.points;
    return {};
}

PlayerName name_at(const Record& record, int seat) {
    const std::uint32_t at = record.player_lines[static_cast<std::size_t>(seat)];
    PlayerName player;
    if (at >= record.statements.size()) return player;
    const Statement& line = record.statements[at];
    const std::string_view value = record.at(line.value);
    player.name = free_text(value.substr(0, value.find('<')));
    player.id = free_text(record.at(line.key));
    return player;
}

void add_sides(Sheet& sheet, const Record& record, const GameVerdict& verdict) {
    const int sides = scoring_seats(record);
    for (int i = 0; i < sides; ++i) {
        SheetSide side;
        for (int seat = i; seat < record.players; seat += sides) {
            side.seats += Seat(seat).letter();
            side.players.push_back(name_at(record, seat));
        }
        side.points = verdict.totals[static_cast<std::size_t>(i)];
        side.written = amount_of(claimed_result(record), i);
        side.won = (verdict.winners >> i & 1u) != 0;
        sheet.sides.push_back(std::move(side));
    }
}

void add_hands(Sheet& sheet, const Record& record, const GameVerdict& verdict) {
    for (std::size_t i = 0; i < verdict.hands.size(); ++i) {
        const HandVerdict& hand = verdict.hands[i];
        SheetHand row;
        row.number = hand.number;
        row.end = ending(record, hand);
        const auto written = claimed_score(record, record.hands[i]);
        for (std::size_t side = 0; side < sheet.sides.size(); ++side) {
            row.points.emplace_back();
            if (hand.scored) row.points.back() = hand.scores[side];
            row.written.push_back(amount_of(written, static_cast<int>(side)));
        }
        sheet.hands.push_back(std::move(row));
    }
}

}  // namespace

std::string Sheet::place() const {
    return fmt::format("{}:{}", file, line);
}

std::string ending(const Record& record, const HandVerdict& hand) {
    std::string text(end_name(hand.end));
    if (hand.out.exists())
        text = player_name(record, hand.out) + (hand.end == EndKind::out ? " out" : " conceded");
    return hand.score_taken ? text + ", score as written" : text;
}

bool is_difference(const Finding& finding) {
    return finding.code->severity == Severity::claim && finding.verdict == Verdict::broken;
}

Sheet make_sheet(std::string_view file, const Judge& judged, KeepHands hands) {
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
    sheet.faults = verdict.counts.error + verdict.counts.broken;
    add_sides(sheet, record, verdict);
    if (hands == KeepHands::yes) add_hands(sheet, record, verdict);
    for (const Finding& finding : verdict.findings)
        if (is_difference(finding))
            sheet.differences.push_back({locate(record, finding.place).line, finding.message});
    return sheet;
}

}  // namespace bones
