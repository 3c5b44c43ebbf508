// What codes, words of the output, clauses and games mean.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/show/explain/markdown_text.hpp"

namespace bones::inline show {

/// The page on one of these, in Markdown:
///
/// - a code: `revoke`
/// - a word of the output: `breach`, or all of them: `words`
/// - a clause of the rules, or a section of the notation, by its letter and number
/// - a game, by its name
/// - `notation`, or all house rules: `rules`
///
/// Throws UsageError with the nearest name for anything else.
std::string explanation(std::string_view what);
/// The same as text.
std::string explain(std::string_view what, PageLook look);

/// A clause of the rules or section of the notation as text, in lines as long as its paragraphs;
/// empty if there is none.
std::string clause_text(std::string_view clause);

}  // namespace bones::inline show
