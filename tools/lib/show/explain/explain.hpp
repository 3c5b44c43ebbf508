// Explains codes, words of the output, clauses and games.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/show/explain/markdown_text.hpp"

namespace bones::inline show {

/// The page about a topic, in Markdown. Topics are:
///
/// - A code: `revoke`.
/// - A word of the output: `breach`, or all of them: `words`.
/// - A clause of the rules, or a section of the notation, by its letter and number.
/// - A game, by its name.
/// - `notation`, or all house rules: `rules`.
///
/// Throws UsageError with the nearest name for any other topic.
std::string explanation(std::string_view what);
/// The page as text.
std::string explain(std::string_view what, PageLook look);

/// A clause of the rules or section of the notation as text, one line for each paragraph; empty if
/// it does not exist.
std::string clause_text(std::string_view clause);

}  // namespace bones::inline show
