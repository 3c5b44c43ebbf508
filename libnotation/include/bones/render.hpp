// Findings for people and for programs: text, JSON Lines, and SARIF 2.1.0, out of the same value.
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

/// What must be right for a breach to be proven (G17, G18), in words; a possible slip is named with
/// its line and column. Empty: it holds always.
std::vector<std::string> conditions_of(const Finding& finding);

/// Where else a change would do as well: `, or at lines 14 and 16`; empty: nowhere.
std::string elsewhere_in_words(const Record& record, const Fix& fix);

/// Appends a finding in the manner of a compiler: place, severity, code, clause and message; the
/// line with the place underlined; what must be right; the evidence; the fix. Whatever the record
/// holds, no control character comes out but the line feeds and, if `colored`, the colours.
void render_text(std::string_view file, const Record& record, const Finding& finding, bool colored,
                 std::string& out);

/// Appends the proof of a finding, step by step; nothing if it has none.
void render_proof(std::string_view file, const Record& record, const Finding& finding,
                  std::string& out);

/// How messages speak of what was seen of a tile: `Bo (B) played 6-4 at ply 5`.
std::string words_of(const Record& record, const Sighting& seen);
/// Appends the witness in sentences, each with its place. `draws`: tiles are drawn in this game.
void append_evidence(const Record& record, const ProofCondition& condition, const Witness& witness,
                     bool draws, std::vector<Evidence>& evidence);

/// Appends each finding as a line of JSON (schemas/check.schema.json). Bytes that are no UTF-8
/// become U+FFFD.
void render_json(std::string_view file, const Record& record, std::span<const Finding> findings,
                 std::string& out);

/// Appends each finding as a SARIF result, with a comma in front of it. The first result of a log
/// goes without.
void render_sarif(std::string_view file, const Record& record, std::span<const Finding> findings,
                  std::string& out);
/// The page on a code, in Markdown; empty if there is none.
using CodePage = std::function<std::string_view(const Code&)>;
/// What stands in front of the results: one run of `bones-check`, whose rules are the codes, with
/// their pages as help.
std::string sarif_begin(std::span<const Code* const> codes, std::string_view version,
                        const CodePage& page_of);
/// What stands after the results.
std::string sarif_end();

/// `always` or `if-sheet-right`.
std::string_view name_of_holds(const Finding& finding);
/// `error`, `broken`, `claim` or `note`.
std::string_view name_of(Severity severity);
/// `error`, `breach`, `claim` or `note`: a severity in text for people.
std::string_view in_words(Severity severity);
/// The same of a finding; `possible` for a breach that is not proven.
std::string_view kind_in_words(const Finding& finding);

}  // namespace bones
