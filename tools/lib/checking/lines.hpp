// What bones-check says of a record besides its findings, and of all of them at the end.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bones/reader.hpp"
#include "bones/verdict.hpp"

namespace bones {

/// Whether anything is wrong; notes and open verdicts are not.
bool something_wrong(const FindingCounts& counts);
/// A file without any record is a finding too: `raw` is its empty text.
void find_no_record(const RawRecord& raw, Record& record, GameVerdict& verdict);
/// The line of a record, which has that fingerprint, in JSON Lines (schemas/check.schema.json).
void append_record_line(std::string_view file, const Record& record, const GameVerdict& verdict,
                        std::string_view fingerprint, std::string& out);
/// The last line, of everything.
void append_check_summary(std::string& out, const FindingCounts& counts, std::uint64_t records,
                          std::uint64_t files, bool slips_searched = true);
/// `24 records in 4 files: 2 errors, 3 breaches, no wrong claims …`
std::string closing_count(const FindingCounts& counts, std::uint64_t records, std::uint64_t files,
                          bool slips_searched = true);

}  // namespace bones
