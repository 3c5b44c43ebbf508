// Prints a judged record as a JSON line.
#pragma once

#include <string>
#include <string_view>

#include "bones/reader.hpp"
#include "bones/verdict.hpp"

namespace bones {

class RecordChecker;

/// Whether there is any error, breach or wrong claim. Notes and possible breaches do not count.
bool something_wrong(const FindingCounts& counts);
/// Makes the finding for a file without records; `raw` is its empty text.
void find_no_record(const RawRecord& raw, Record& record, GameVerdict& verdict);
/// Appends the line of a record with its fingerprint, as JSON Lines (schemas/check.schema.json).
void append_record_line(std::string_view file, const Record& record, const GameVerdict& verdict,
                        std::string_view fingerprint, std::string& out);
/// Appends the score as one JSON line (schemas/score.schema.json).
void score_json(std::string& out, std::string_view file, const RecordChecker& judged);
/// Appends the actions, hand by hand, as one JSON line (<bones.h>). The record must be judged with
/// `trace`.
void actions_json(std::string& out, std::string_view file, const RecordChecker& judged);
/// Whether a finding means that something was written wrongly.
bool is_difference(const Finding& finding);

}  // namespace bones
