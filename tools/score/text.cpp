#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "libnotation/text/shown.hpp"
#include "tools/lib/print_to.hpp"
#include "tools/score/render.hpp"

namespace bones {

using namespace night;

namespace {

/// What a table of hands is made of.
struct GamePage {
    const Record& record;
    const GameVerdict& verdict;
    bool ledger;
    Style style;
    int seats;  ///< with a score of their own
};

std::string title(const Record& record) {
    std::string text =
        record.game == Game::unknown ? "unknown game" : std::string(traits(record.game).title);
    const auto add = [&](Keyword keyword, const char* what) {
        const std::string value = header_text(record, keyword);
        if (!value.empty()) print_to(text, " · {}{}", what, value);
    };
    add(Keyword::event, "");
    add(Keyword::date, "");
    add(Keyword::round, "round ");
    add(Keyword::table, "table ");
    add(Keyword::id, "");
    return text;
}

/// A number of points; what was written differently stands after it in brackets.
std::string points_cell(const Points& points, bool known, std::span<const Amount> claimed,
                        int seat) {
    if (!known) return "?";
    const std::int32_t value = points[seat];
    for (const Amount& amount : claimed)
        if (amount.seat == Seat(seat) && amount.points != value)
            return fmt::format("{} [{}]", value, amount.points);
    return std::to_string(value);
}

void add_ledger(Table& table, const GamePage& page, std::size_t hand) {
    for (const LedgerEntry& entry : page.verdict.ledger) {
        if (entry.hand != hand) continue;
        std::string reason = fmt::format("{} {}", entry.clause, in_words(entry.reason));
        if (entry.ply > 0) print_to(reason, ", ply {}", entry.ply);
        std::vector<std::string> cells = {"", "", std::move(reason)};
        for (int seat = 0; seat < page.seats; ++seat)
            cells.push_back(entry.seat == Seat(seat) ? fmt::format("{:+}", entry.points) : "");
        table.add(std::move(cells), page.style.faint());
    }
}

void add_hands(Table& table, const GamePage& page) {
    for (std::size_t i = 0; i < page.verdict.hands.size(); ++i) {
        const HandVerdict& hand = page.verdict.hands[i];
        const std::string leader =
            hand.leader.exists() ? player_name(page.record, hand.leader) : "?";
        std::vector<std::string> cells = {std::to_string(hand.number), leader,
                                          ending(page.record, hand)};
        for (int seat = 0; seat < page.seats; ++seat)
            cells.push_back(points_cell(hand.scores, hand.scored,
                                        claimed_score(page.record, page.record.hands[i]), seat));
        table.add(std::move(cells));
        if (page.ledger) add_ledger(table, page, i);
    }
}

void add_totals(Table& table, const GamePage& page) {
    std::vector<std::string> cells = {"", "", "total"};
    for (int seat = 0; seat < page.seats; ++seat)
        cells.push_back(points_cell(page.verdict.totals, page.verdict.totals_known,
                                    claimed_result(page.record), seat));
    table.add(std::move(cells), page.style.strong());
}

Table score_table(const GamePage& page) {
    std::vector<Align> columns = {Align::right, Align::left, Align::left};
    std::vector<std::string> heads = {"hand", "led by", "end"};
    for (int seat = 0; seat < page.seats; ++seat) {
        columns.push_back(Align::right);
        heads.push_back(side_name(page.record, seat));
    }
    Table table(std::move(columns));
    table.add(std::move(heads), page.style.faint());
    add_hands(table, page);
    add_totals(table, page);
    return table;
}

std::string winner_line(const Record& record, const GameVerdict& verdict) {
    if (verdict.hands.empty()) return "no hand that can be scored";
    if (!verdict.complete) return "the game is not over";
    std::vector<std::string> names;
    for (int i = 0; i < record.players; ++i)
        if (verdict.winners.contains(Seat(i))) names.push_back(player_name(record, Seat(i)));
    if (names.empty()) return verdict.totals_known ? "nobody won" : "the winner is not known";
    return fmt::format("{}: {}", names.size() > 1 ? "winners" : "winner",
                       fmt::join(names, " and "));
}

void append_differences(std::string& out, std::string_view file, const GamePage& page) {
    for (const Finding& finding : page.verdict.findings) {
        if (!is_difference(finding)) continue;
        const Position at = locate(page.record, finding.place);
        print_to(out, "  {}differs{} {}:{}: {}\n", page.style.bad(), page.style.plain(),
                 shown(file), at.line, finding.message);
    }
    const FindingCounts& counts = page.verdict.counts;
    if (counts.error + counts.broken > 0)
        print_to(out, "  {}not all is well with this record: bones-check tells more{}\n",
                 page.style.faint(), page.style.plain());
}

}  // namespace

void score_text(std::string& out, std::string_view file, const Judge& judged, bool ledger,
                Style style) {
    const Record& record = judged.record;
    const GameVerdict& verdict = judged.verdict;
    const GamePage page{record, verdict, ledger, style, scoring_seats(record)};
    print_to(out, "{}{}{}  {}{}:{}{}\n", style.strong(), title(record), style.plain(),
             style.faint(), shown(file), record.first_line, style.plain());
    if (!verdict.hands.empty()) score_table(page).write(out, 2);
    const bool won = verdict.complete && !verdict.winners.empty();
    print_to(out, "  {}{}{}\n", won ? style.good() : style.faint(), winner_line(record, verdict),
             style.plain());
    append_differences(out, file, page);
    out += '\n';
}

}  // namespace bones
