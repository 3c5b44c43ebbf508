// The versions of what the tools read and write. Those of the notation and the rules are in
// libnotation/versions.hpp. The program's version is BONES_VERSION, from CMakeLists.txt.
#pragma once

#include <string>

namespace bones::inline io {

/// `PRAGMA user_version` of an archive (schemas/archive.sql).
inline constexpr int archive_version = 9;

/// The version of judgements. Raise it in each release that judges, words or scores any record
/// differently, so that archives are judged again (`bones-history upgrade`).
inline constexpr int judging_version = 3;

/// The version of analyses: of their values, seeds and players. Raise it in each release that
/// changes the analysis of any decision or hand, so that stored analyses are known to be stale.
inline constexpr int analysis_version = 3;

/// The versions on which the results of a shard depend (bones-batch), as one text: Bones, notation,
/// rules, verdicts, and the archive, because the results have its columns.
std::string versions_of_results();

}  // namespace bones::inline io
