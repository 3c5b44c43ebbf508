#include "tools/lib/io/records/last_record.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/codes.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/judged.hpp"

namespace bones::inline io {

namespace {

bool has(const GameVerdict& verdict, const Code& code) {
    return std::any_of(verdict.findings.begin(), verdict.findings.end(),
                       [&](const Finding& finding) { return finding.code == &code; });
}

/// Whether a line gives the end of a hand, readable or not.
bool is_end(const Statement& line) {
    return line.keyword == Keyword::end || line.keyword == Keyword::score ||
           line.taken_for() == Keyword::end || line.taken_for() == Keyword::score;
}

/// What a record lacks at its end, with its line. Empty if nothing is missing.
std::string missing_end(const Record& record, const GameVerdict& verdict) {
    const bool is_read = record.game != Game::unknown && !has(verdict, code::record_too_long);
    const auto closes = [&](Keyword keyword) { return header(record, keyword) != nullptr; };
    if (!is_read || closes(Keyword::result) || closes(Keyword::legs) || closes(Keyword::finish) ||
        (record.hands.empty() && closes(Keyword::winner)))
        return {};
    if (record.hands.empty())
        return fmt::format("{}: the input ends before the first hand of this record",
                           record.first_line);
    const Hand& hand = record.hands.back();
    const bool is_over = !verdict.hands.empty() && verdict.hands.back().end != EndKind::unfinished;
    const auto lines = record.statements.begin();
    if (is_over || std::any_of(lines + hand.first_statement, lines + hand.end_statement, is_end))
        return {};
    return fmt::format(
        "{}: the input ends inside this hand; write how it ended, or `end unfinished` if play "
        "stopped here",
        record.first_line + record.statements[hand.first_statement].row);
}

}  // namespace

void LastRecord::see(const RawRecord& raw, const FileSource& source) {
    if (!is_followed_ || !source.at_end()) return;
    text_ = raw.text;
    raw_ = raw;
}

void LastRecord::finish(const FileSource& source) const {
    if (!is_followed_ || text_.empty() || raw_.too_long) return;
    RawRecord raw = raw_;
    raw.text = text_;
    RecordChecker judge;
    judge.judge(raw);
    const std::string missing = missing_end(judge.record, judge.verdict);
    if (missing.empty()) return;  // complete, though an editor may have left out the last line feed
    source.refuse_cut_line();
    note_status(status_findings);
    tell(fmt::format("{}: {}:{}\n", running_tool(), standard_input, missing));
}

}  // namespace bones::inline io
