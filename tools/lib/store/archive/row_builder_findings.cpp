// Builds rows from the findings of a record and from the sources of its points.
#include "tools/lib/store/archive/row_builder.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "bones/render.hpp"

namespace bones::inline store::archive {

// Two hands may have the same number, so the finding's place decides.
std::optional<HandRef> RowBuilder::hand_of(const Finding& finding) const {
    std::optional<HandRef> best;
    for (std::size_t hand = 0; hand < verdict().hands.size() && finding.hand >= 0; ++hand) {
        if (verdict().hands[hand].number != finding.hand) continue;
        const Hand& h = record().hands[hand];
        const bool begun =
            h.first_statement < record().statements.size() &&
            record().statements[h.first_statement].line.offset <= finding.place.offset;
        if (!best || begun) best = HandRef{static_cast<std::int32_t>(hand)};
    }
    return best;
}

/// The order in which archives number the findings of a record: by hand and ply. Findings on lines
/// after the play come last in their hand, and those on lines after all hands come last in the
/// record.
using OrderStored = std::tuple<std::int64_t, std::int64_t, std::uint32_t>;
static OrderStored order_stored(const Record& record, const Finding& finding) {
    std::int64_t hand = -1;
    for (const Hand& h : record.hands)
        if (h.first_statement < record.statements.size() &&
            record.statements[h.first_statement].line.offset <= finding.place.offset)
            ++hand;
    const std::int64_t ply = finding.hand < 0  ? (hand < 0 ? 0 : std::int64_t{1} << 30)
                             : finding.ply < 0 ? std::int64_t{1} << 29
                                               : finding.ply;
    return {hand, ply, finding.place.offset};
}

std::int64_t RowBuilder::line_in_record(const Position& position) const {
    return static_cast<std::int64_t>(position.line - record().first_line) + 1 + lines_moved_;
}

/// The assumptions of a breach. A slip is given without its place, because that is in the sheet and
/// not in the archive's text.
static std::string conditions_without_place(const Finding& finding) {
    std::string text;
    for (const std::string& condition : conditions_of(finding)) {
        const std::size_t place = condition.find(" at line "), slip = condition.find(" (");
        const bool placed = place != condition.npos && slip != condition.npos;
        if (!text.empty()) text += "; ";
        text += placed ? condition.substr(0, place) + condition.substr(slip) : condition;
    }
    return text;
}

void RowBuilder::fill_findings(RecordRows& rows) const {
    using Ordered = std::pair<OrderStored, const Finding*>;
    std::vector<Ordered> findings;
    for (const Finding& finding : verdict().findings)
        findings.emplace_back(order_stored(record(), finding), &finding);
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Ordered& a, const Ordered& b) { return a.first < b.first; });
    for (const auto& [order, finding] : findings) fill_finding(*finding, rows);
}

void RowBuilder::fill_finding(const Finding& finding, RecordRows& rows) const {
    const Position position = locate(record(), finding.place);
    FindingRow& row = rows.findings.emplace_back();
    row.number = static_cast<std::int64_t>(rows.findings.size());
    row.hand = hand_of(finding);
    if (finding.ply >= 0) row.ply = finding.ply;
    // A joint breach accuses no single seat.
    if (finding.among.empty()) row.seat = word_if_any(finding.seat);
    row.code = finding.code->name;
    row.clause = finding.clause;
    row.severity = name_of(finding.severity);
    row.verdict = name_of(finding.verdict);
    row.message = finding.message;
    row.line = line_in_record(position);
    row.col = position.column;
    row.end_col = position.end_column;
    if (finding.fix) row.repair = finding.fix->replacement;
    if (finding.severity == Severity::broken && finding.verdict == Verdict::broken)
        row.holds = name_of_holds(finding);
    row.rests_on = null_if_empty(conditions_without_place(finding));
    if (finding.explained_by) {
        const Position slip = locate(record(), *finding.explained_by);
        row.explained_line = line_in_record(slip);
        row.explained_col = slip.column;
    }
    std::int64_t number = 0;
    for (const Evidence& evidence : finding.evidence) {
        EvidenceRow& piece = rows.evidence.emplace_back();
        piece.finding = row.number;
        piece.number = ++number;
        piece.message = evidence.message();
        if (!evidence.kind.empty()) piece.kind = evidence.kind;
        if (evidence.ply >= 0) piece.ply = evidence.ply;
        piece.seat = word_if_any(evidence.seat);
        std::string tiles;
        for (const Tile tile : evidence.tiles) append_word(tiles, word(tile));
        piece.tiles = null_if_empty(std::move(tiles));
        if (evidence.place.empty()) continue;
        const Position at = locate(record(), evidence.place);
        piece.line = line_in_record(at);
        piece.col = at.column;
    }
}

void RowBuilder::fill_ledger(RecordRows& rows) const {
    std::int64_t number = 0;
    for (const LedgerEntry& entry : verdict().ledger) {
        const auto hand = static_cast<std::int32_t>(entry.hand);
        if (rows.ledger.empty() || rows.ledger.back().hand.index != hand) number = 0;
        rows.ledger.push_back({{hand},
                               ++number,
                               entry.ply == 0 ? std::nullopt : MaybeNumber(entry.ply),
                               word(entry.seat),
                               entry.points,
                               entry.clause,
                               in_words(entry.reason)});
    }
}

}  // namespace bones::inline store::archive
