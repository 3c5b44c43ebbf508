// Renders findings as text for people, as JSON Lines and as SARIF 2.1.0.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bones/finding.hpp"
#include "bones/proof.hpp"
#include "bones/record.hpp"

namespace bones {

/// The assumptions under which a breach is proven (G17, G18), in words. A possible slip is given
/// with its line and column. Empty if the breach is proven without assumptions.
std::vector<std::string> conditions_of(const Finding& finding);

/// Other places where the change would repair the hand as well: `, or at lines 14 and 16`. Empty if
/// there are none.
std::string elsewhere_in_words(const Record& record, const Fix& fix);

/// Appends a finding in the manner of a compiler: place, severity, code, clause and message; the
/// line with the place underlined; the assumptions; the evidence; the fix. Of all control
/// characters it only prints line feeds and, if `colored`, colours.
void render_text(std::string_view file, const Record& record, const Finding& finding, bool colored,
                 std::string& out);

/// Appends the proof of a finding, step by step. Appends nothing if it has none.
void render_proof(std::string_view file, const Record& record, const Finding& finding,
                  std::string& out);

/// A sighting in a message: `Bo (B) played 6-4 at ply 5`.
std::string words_of(const Record& record, const Sighting& seen);
/// Appends the witness in sentences, each with its place. `draws` is whether the game has draws.
void append_evidence(const Record& record, const ProofCondition& condition, const Witness& witness,
                     bool draws, std::vector<Evidence>& evidence);

/// Appends each finding as a line of JSON (schemas/check.schema.json). Bytes that are not valid
/// UTF-8 become U+FFFD.
void render_json(std::string_view file, const Record& record, std::span<const Finding> findings,
                 std::string& out);

/// Appends each finding as a SARIF result, each after a comma. The first result of a log has no
/// comma.
void render_sarif(std::string_view file, const Record& record, std::span<const Finding> findings,
                  std::string& out);
/// Returns the page on a code, in Markdown. Empty if the code has none.
using CodePage = std::function<std::string_view(const Code&)>;
/// The text before the results: one run of `bones-check`. Its SARIF rules are the codes, with their
/// pages as help.
std::string sarif_begin(std::span<const Code* const> codes, std::string_view version,
                        const CodePage& page_of);
/// The text after the results.
std::string sarif_end();

/// What must be right for a breach: `proven if the sheet is right, that is, if every pass is on the
/// sheet`. Empty if it holds always.
std::string standing_in_words(const Finding& finding);
/// The same, and the line of the slip that explains the finding.
std::string standing_on_sheet(const Record& record, const Finding& finding);
/// `always` or `if-sheet-right`.
std::string_view name_of_holds(const Finding& finding);
/// A severity in text for people: `error`, `breach`, `claim` or `note`.
std::string_view in_words(Severity severity);
/// The severity of a finding in text for people; `possible` for a breach that is not proven.
std::string_view kind_in_words(const Finding& finding);

}  // namespace bones
