// The built-in pages that --explain prints.
#pragma once

#include "tools/lib/io/embedded.hpp"

namespace bones {

/// The pages with clauses: the rules of each game, the general rules, and `NOTATION.md`.
extern const std::span<const EmbeddedFile> rules_pages;
/// The pages about codes, one each: `revoke.md` …
extern const std::span<const EmbeddedFile> code_pages;
/// One page, with a section for each word of the output: `## breach` …
extern const std::span<const EmbeddedFile> word_pages;

}  // namespace bones
