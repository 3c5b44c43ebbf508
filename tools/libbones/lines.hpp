// What is said of a judged record in a line of JSON.
#pragma once

#include <string>
#include <string_view>

#include "bones/reader.hpp"
#include "bones/verdict.hpp"

namespace bones {

class RecordChecker;

/// Whether anything is wrong; notes and open verdicts are not.
bool something_wrong(const FindingCounts& counts);
/// A file without any record is a finding too: `raw` is its empty text.
void find_no_record(const RawRecord& raw, Record& record, GameVerdict& verdict);
/// The line of a record, which has that fingerprint, in JSON Lines (schemas/check.schema.json).
void append_record_line(std::string_view file, const Record& record, const GameVerdict& verdict,
                        std::string_view fingerprint, std::string& out);
/// One JSON line (schemas/score.schema.json).
void score_json(std::string& out, std::string_view file, const RecordChecker& judged);
/// One JSON line of the actions, hand by hand, of a record that was judged with `trace`
/// (<bones.h>).
void actions_json(std::string& out, std::string_view file, const RecordChecker& judged);
/// Whether a finding says that something was written down wrongly.
bool is_difference(const Finding& finding);

}  // namespace bones
