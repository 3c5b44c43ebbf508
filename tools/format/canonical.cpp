#include "tools/format/canonical.hpp"

#include <algorithm>
#include <memory>

#include "bones/json.hpp"
#include "bones/writer.hpp"
#include "libnotation/codes.hpp"
#include "tools/lib/cli/records.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/records/sheet_arms.hpp"

namespace bones {

namespace {

/// The output of a batch of records: their texts one after the other.
struct Result {
    struct Piece {
        CanonicalRecord record;
        std::size_t begin, end;
    };

    std::string text;
    std::vector<Piece> pieces;

    void clear() {
        text.clear();
        pieces.clear();
    }
};

/// The number of lines of a record. The parser has counted the lines up to the last one with
/// content.
std::uint64_t count_lines(const Record& record) {
    std::string_view text = record.text;
    std::uint64_t before = 0;
    if (!record.statements.empty()) {
        const Statement& last = record.statements.back();
        before = last.row;
        text.remove_prefix(last.line.offset);
    }
    const auto feeds = static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
    return before + feeds + (text.empty() || text.ends_with('\n') ? 0 : 1);
}

std::string_view what_is_lost(const Record& record) {
    for (const Finding& finding : record.findings)
        if (finding.code == &code::line_too_long || finding.code == &code::record_too_long)
            return finding.code->title;
    return {};
}

void add_record(const BatchRecord& item, CanonicalForm form, RecordChecker& judge, Result& result) {
    const std::size_t begin = result.text.size();
    CanonicalRecord record{item.file, 0, 0, {}, {}};
    const bool copies = form.by_fast_check && !form.json && !form.keep_arms && item.is_record() &&
                        judge.passes_canonical(item.raw);
    if (copies) {
        result.text += item.raw.text;
        record.first_line = item.raw.first_line;
        record.lines = static_cast<std::uint64_t>(
            std::count(item.raw.text.begin(), item.raw.text.end(), '\n'));
    } else if (item.is_record()) {
        judge.judge(item.raw);
        if (form.keep_arms)
            judge.verdict.actions = actions_as_on_sheet(judge.record, judge.verdict);
        if (form.json)
            write_json(judge.record, judge.verdict.actions, result.text);
        else
            write(judge.record, judge.verdict.actions, result.text);
        record.first_line = item.raw.first_line;
        record.lines = count_lines(judge.record);
        record.lost = what_is_lost(judge.record);
    }
    result.pieces.push_back({record, begin, result.text.size()});
}

}  // namespace

bool for_all_canonical(const Tool& tool, InputFiles& files, CanonicalForm form,
                       const std::function<void(const CanonicalRecord&)>& use) {
    const auto make_worker = [form] {
        const JudgeOptions judging{.list_open = false, .deduce = false, .trace = form.keep_arms};
        return [form, judge = std::make_shared<RecordChecker>(judging)](const Batch& batch,
                                                                        Result& result) {
            for (const BatchRecord& item : batch.records) add_record(item, form, *judge, result);
        };
    };
    const auto deliver = [&use](Result& result) {
        for (Result::Piece& piece : result.pieces) {
            piece.record.text =
                std::string_view(result.text).substr(piece.begin, piece.end - piece.begin);
            use(piece.record);
        }
    };
    return for_all_records<Result>(tool, files, make_worker, deliver);
}

}  // namespace bones
