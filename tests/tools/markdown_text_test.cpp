// Explanations, wrapped and in columns, with and without colours.
#include <gtest/gtest.h>

#include "tools/lib/show/explain/markdown_text.hpp"

namespace bones {
namespace {

TEST(MarkdownText, paragraphs_and_lists_are_wrapped_at_the_width) {
    EXPECT_EQ(
        page_as_text("## N6 Actions\n\na line that\nbegins with a seat\n\n- one entry of a list\n"
                     "  goes on\n- two\n",
                     {20, false}),
        "N6 Actions\n\na line that begins\nwith a seat\n\n- one entry of a\n  list goes on\n- "
        "two\n");
}

TEST(MarkdownText, examples_stay_as_they_are) {
    EXPECT_EQ(page_as_text("so:\n\n```bones\nA 6-1 1-1 pass  # long\n```\n\nend\n", {10, false}),
              "so:\n\n    A 6-1 1-1 pass  # long\n\nend\n");
}

TEST(MarkdownText, tables_stand_in_columns_whose_last_is_wrapped) {
    EXPECT_EQ(page_as_text("token | meaning\n--- | ---\n`6-1` | plays the tile\n`?|` | no\n",
                           {20, false}),
              "token  meaning\n`6-1`  plays the\n       tile\n`?|`   no\n");
    EXPECT_EQ(page_as_text("a long head | meaning\n--- | ---\nx | plays the tile\n", {20, false}),
              "a long     meaning\nhead\nx          plays the\n           tile\n");
}

TEST(MarkdownText, colours_take_the_place_of_signs_only_if_wanted) {
    EXPECT_EQ(page_as_text("see `D4` in [the rules](rules.md), *broken* 2 * 3\n", {80, false}),
              "see `D4` in the rules, *broken* 2 * 3\n");
    EXPECT_EQ(page_as_text("see `D4`, *broken*\n", {80, true}),
              "see \x1b[1;38;5;37mD4\x1b[0m, \x1b[1mbroken\x1b[0m\n");
}

}  // namespace
}  // namespace bones
