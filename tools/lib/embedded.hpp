// Text files of the source tree that are built into the tools, so that there is one truth: the
// pages that
// `--explain` prints, and the schemas.
#pragma once

#include <iterator>
#include <span>
#include <string_view>

namespace bones {

struct EmbeddedFile {
    std::string_view name;  ///< without its folder: `revoke.md`
    std::string_view text;
};

/// What clauses stand in: the rules pages, one a game and one for all games (`double-takes.md` …),
/// and `NOTATION.md`.
extern const std::span<const EmbeddedFile> rules_pages;
/// The pages on codes, one each: `revoke.md` …
extern const std::span<const EmbeddedFile> code_pages;

}  // namespace bones
