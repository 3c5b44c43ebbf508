#include "tools/lib/checking/lines.hpp"

#include <fmt/format.h>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "libnotation/codes.hpp"
#include "tools/lib/checking/filter.hpp"
#include "tools/lib/columns.hpp"
#include "tools/lib/judged.hpp"

namespace bones {

bool something_wrong(const FindingCounts& counts) {
    return counts.error + counts.broken + counts.claim > 0;
}

void find_no_record(const RawRecord& raw, Record& record, GameVerdict& verdict) {
    parse(raw, record);
    verdict = {};
    Finding finding;
    finding.set_code(code::no_record);
    finding.clause = section::records;
    finding.message = "no record here; a record begins with a `game` line";
    verdict.counts.add(finding);
    verdict.findings = {finding};
}

void append_record_line(std::string_view file, const Record& record, const GameVerdict& verdict,
                        std::string_view fingerprint, std::string& out) {
    JsonText json(out);
    json.begin_object();
    json.key("type").word("record");
    append_identity(json, file, record);
    append_game(json, record, verdict);
    json.key("fingerprint").word(fingerprint);
    json.key("hands").begin_list();
    for (std::size_t i = 0; i < verdict.hands.size(); ++i) {
        json.begin_object();
        append_hand(json, record, record.hands[i], verdict.hands[i]);
        json.end_object();
    }
    json.end_list();
    append_result(json, record, verdict);
    append_counts(json, verdict.counts);
    json.end_object();
    json.end_line();
}

void append_check_summary(std::string& out, const FindingCounts& counts, std::uint64_t records,
                          std::uint64_t files, bool slips_searched) {
    JsonText json(out);
    json.begin_object();
    json.key("type").word("summary");
    json.key("files").number(files);
    json.key("records").number(records);
    append_counts(json, counts);
    json.key("slips_searched").boolean(slips_searched);
    json.end_object();
    json.end_line();
}

std::string closing_count(const FindingCounts& counts, std::uint64_t records, std::uint64_t files,
                          bool slips_searched) {
    return fmt::format("{} in {}: {}, {}, {}, {}; {}{}", quantity(records, "record", "records"),
                       quantity(files, "file", "files"), quantity(counts.error, "error", "errors"),
                       quantity(counts.broken, "breach", "breaches"),
                       quantity(counts.claim, "claim", "claims"),
                       quantity(counts.note, "note", "notes"),
                       quantity(counts.open, "possible breach", "possible breaches"),
                       slips_searched ? "" : "; slips not searched");
}

}  // namespace bones
