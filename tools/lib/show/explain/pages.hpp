// The pages that --explain prints, built in.
#pragma once

#include "tools/lib/io/embedded.hpp"

namespace bones {

/// What clauses stand in: the rules pages, one a game and one for all games, and `NOTATION.md`.
extern const std::span<const EmbeddedFile> rules_pages;
/// The pages on codes, one each: `revoke.md` …
extern const std::span<const EmbeddedFile> code_pages;
/// One page, with a section for each word of the output: `## breach` …
extern const std::span<const EmbeddedFile> word_pages;

}  // namespace bones
