#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "libnotation/text/shown.hpp"
#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/show/night/sheet.hpp"
#include "tools/libbones/outcome.hpp"
#include "tools/score/text.hpp"

namespace bones {

using namespace night;

namespace {

void append_title(std::string& out, const Record& record) {
    out += record.game == Game::unknown ? "unknown game" : traits(record.game).title;
    const auto add = [&](Keyword keyword, std::string_view what) {
        const std::string value = header_text(record, keyword);
        if (!value.empty()) out.append(" · ").append(what).append(value);
    };
    add(Keyword::event, "");
    add(Keyword::date, "");
    add(Keyword::round, "round ");
    add(Keyword::table, "table ");
    add(Keyword::id, "");
}

/// Adds a number of points; a different written number follows in brackets.
void add_points(Table& table, const Points& points, bool known, std::span<const Amount> claimed,
                Seat seat) {
    if (!known) return table.cell("?");
    const std::int32_t value = points[seat];
    for (const Amount& amount : claimed)
        if (amount.seat == seat && amount.points != value)
            return table.cell(fmt::format("{} [{}]", value, amount.points));
    table.cell(value);
}

}  // namespace

void ScoreText::add(std::string& out, std::string_view file, const RecordChecker& judged) {
    const Record& record = judged.record;
    const GameVerdict& verdict = judged.verdict;
    out += style_.strong();
    append_title(out, record);
    out.append(style_.plain()).append("  ").append(style_.faint());
    out.append(shown(file)).append(":").append(std::to_string(record.first_line));
    out.append(style_.plain()).append("\n");
    names_.clear();
    if (!verdict.hands.empty()) {
        fill_table(record, verdict);
        table_.write(out, 2);
    } else {
        add_result(out, record, verdict);
    }
    add_winner(out, record, verdict);
    add_differences(out, file, record, verdict);
    out += '\n';
}

void ScoreText::fill_table(const Record& record, const GameVerdict& verdict) {
    constexpr std::array<Align, 3> first = {Align::right, Align::left, Align::left};
    const int seats = scoring_seats(record);
    std::array<Align, first.size() + most_seats> columns;
    columns.fill(Align::right);
    std::copy(first.begin(), first.end(), columns.begin());
    table_.begin(std::span(columns).first(first.size() + static_cast<std::size_t>(seats)));
    table_.begin_row(style_.faint());
    for (const std::string_view head : {"hand", "led by", "end"}) table_.cell(head);
    for (int seat = 0; seat < seats; ++seat) table_.cell(side_name(record, seat));
    for (std::size_t i = 0; i < verdict.hands.size(); ++i) {
        const HandVerdict& hand = verdict.hands[i];
        table_.begin_row();
        table_.cell(static_cast<std::int32_t>(hand.number));
        const auto index = static_cast<std::uint32_t>(i);
        table_.cell(hand.leader.exists() ? name_of(record, hand.leader, index) : "?");
        table_.cell(ending(hand, hand.out.exists() ? name_of(record, hand.out, index) : ""));
        const std::span<const Amount> claimed = claimed_score(record, record.hands[i]);
        for (int seat = 0; seat < seats; ++seat)
            add_points(table_, hand.scores, hand.scored, claimed, Seat(seat));
        if (ledger_) add_ledger(record, verdict, i, seats);
    }
    table_.begin_row(style_.strong());
    for (const std::string_view head : {"", "", "total"}) table_.cell(head);
    for (int seat = 0; seat < seats; ++seat)
        add_points(table_, verdict.totals, verdict.totals_known, claimed_result(record),
                   Seat(seat));
}

/// Appends the points and the games won, for a game of which only the outcome was written.
void ScoreText::add_result(std::string& out, const Record& record, const GameVerdict& verdict) {
    for (const FinalNumbers& numbers : final_numbers(record, verdict)) {
        std::string_view before = "  ";
        for (int seat = 0; seat < scoring_seats(record); ++seat) {
            print_to(out, "{}{} {}", before, side_name(record, seat), numbers.of_side[seat]);
            before = ", ";
        }
        out += numbers.are_games ? ", games won\n" : ", as written\n";
    }
}

void ScoreText::add_ledger(const Record& record, const GameVerdict& verdict, std::size_t hand,
                           int seats) {
    for (const LedgerEntry& entry : verdict.ledger) {
        if (entry.hand != hand) continue;
        std::string reason = fmt::format("{} {}", entry.clause, reason_in_words(record, entry));
        if (entry.ply > 0) print_to(reason, ", ply {}", entry.ply);
        table_.begin_row(style_.faint());
        table_.empty_cell();
        table_.empty_cell();
        table_.cell(reason);
        for (int seat = 0; seat < seats; ++seat)
            table_.cell(entry.seat == Seat(seat) ? fmt::format("{:+}", entry.points) : "");
    }
}

std::string_view ScoreText::name_of(const Record& record, Seat seat, std::uint32_t hand) {
    if (!record.substitutes.empty()) return in_hand_ = player_name(record, seat, hand);
    const auto index = static_cast<std::size_t>(seat.index());
    while (names_.size() <= index)
        names_.push_back(player_name(record, Seat(static_cast<int>(names_.size()))));
    return names_[index];
}

void ScoreText::add_winner(std::string& out, const Record& record, const GameVerdict& verdict) {
    const SeatSet winners =
        verdict.complete ? verdict.winners & SeatSet::all(record.players) : SeatSet();
    out.append("  ").append(winners.empty() ? style_.faint() : style_.good());
    if (verdict.hands.empty() && !verdict.complete)
        out += "no hand can be scored";
    else if (!verdict.complete)
        out += "the game is not over";
    else if (winners.empty())
        out += verdict.winners_known ? "no winner" : "the winner is unknown";
    else if (winners == SeatSet::all(record.players))
        out += "a draw";
    else
        add_winners(out, record, winners);
    if (const std::string_view finish = finish_in_words(record); !finish.empty())
        out.append(", ").append(finish);
    out.append(style_.plain()).append("\n");
}

void ScoreText::add_winners(std::string& out, const Record& record, SeatSet winners) {
    std::string_view before = winners.size() > 1 ? "winners: " : "winner: ";
    for (const Seat seat : winners) {
        out.append(before).append(name_of(record, seat));
        before = " and ";
    }
}

void ScoreText::add_differences(std::string& out, std::string_view file, const Record& record,
                                const GameVerdict& verdict) const {
    for (const Finding& finding : verdict.findings) {
        if (!is_difference(finding)) continue;
        const Position at = locate(record, finding.place);
        print_to(out, "  {}differs{} {}:{}: {}\n", style_.bad(), style_.plain(), shown(file),
                 at.line, finding.message);
    }
    const FindingCounts& counts = verdict.counts;
    if (counts.error + counts.broken > 0)
        print_to(out, "  {}this record has problems; run bones-check{}\n", style_.faint(),
                 style_.plain());
}

}  // namespace bones
