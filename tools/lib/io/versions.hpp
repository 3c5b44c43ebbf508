// Versions of what the tools read and write, beside that of the notation and of the rules
// (libnotation/versions.hpp). That of the program is BONES_VERSION, from CMakeLists.txt.
#pragma once

#include <string>

namespace bones::inline io {

/// What `PRAGMA user_version` of an archive says (schemas/archive.sql).
inline constexpr int archive_version = 9;

/// Of what is said of a record: verdicts, sentences, scores. One more with each release that says
/// anything else of any record, so that archives are judged anew (`bones-history upgrade`).
inline constexpr int judging_version = 3;

/// Of what is said in an analysis: values, seeds, players. One more with each release that says
/// anything else of any decision or hand, so that what is stored is known to be stale.
inline constexpr int analysis_version = 3;

/// Of all that a shard's results depend on (bones-batch): Bones, notation, rules, verdicts.
std::string versions_of_results();

}  // namespace bones::inline io
