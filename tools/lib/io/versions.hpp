// Versions of what the tools read and write, beside that of the notation and of the rules
// (libnotation/versions.hpp). That of the program is BONES_VERSION, from CMakeLists.txt.
#pragma once

#include <string>

namespace bones::inline io {

/// What `PRAGMA user_version` of an archive says (schemas/archive.sql).
inline constexpr int archive_version = 9;

/// The version of judgements. Raise it in each release that judges, words or scores any record
/// differently, so that archives are judged again (`bones-history upgrade`).
inline constexpr int judging_version = 3;

/// The version of analyses. Raise it when any value of a decision or hand changes, so that stored
/// analyses are known to be stale.
inline constexpr int analysis_version = 3;

/// The versions that the results of a shard depend on (bones-batch), as one text: Bones, notation,
/// rules, verdicts, and the archive, whose columns the results have.
std::string versions_of_results();

}  // namespace bones::inline io
