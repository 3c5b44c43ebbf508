#include "tools/lib/show/checking/lines.hpp"

#include <fmt/core.h>

#include "tools/lib/io/text/columns.hpp"
#include "tools/libbones/record_checker.hpp"

namespace bones::inline show {

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

}  // namespace bones::inline show
