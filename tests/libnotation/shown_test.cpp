// Displayed text of other people can neither control a terminal nor hide from a reader.
#include "libnotation/text/shown.hpp"

#include <gtest/gtest.h>

namespace bones {
namespace {

TEST(Shown, controls_directions_and_what_has_no_width_become_visible) {
    EXPECT_EQ(shown("a\x1b[31mb\nc\td\x7f\xC2\x9B"), "a<U+001B>[31mb<U+000A>c d<U+007F><U+009B>");
    EXPECT_EQ(shown("Bo\u202Enn\u2066A\u200B"), "Bo<U+202E>nn<U+2066>A<U+200B>");
    EXPECT_EQ(shown("\uFEFFAna\u00AD\u2028"), "<U+FEFF>Ana<U+00AD><U+2028>");
    EXPECT_EQ(shown("x\xff\xc3"), "x\uFFFD\uFFFD");
}

TEST(Shown, names_of_all_scripts_stay) {
    for (const char* name : {"Ana Ruiz", "Søren Ångström", "王小明", "שרה", "Đỗ Thị Ễ", "👩"})
        EXPECT_EQ(shown(name), name);
}

TEST(Shown, lines_and_colours_stay_where_they_are_ours) {
    EXPECT_EQ(shown_lines("a\n\tb\x1b[1m\n"), "a\n\tb<U+001B>[1m\n");
    const char* ours = "\x1b[1;31mbroken\x1b[0m \x1b[1;38;5;196m6\x1b[0m\n";
    EXPECT_EQ(shown_colored_lines(ours), ours);
    EXPECT_EQ(shown_colored_lines("\x1b[8mx\x1b[2J\x1b]0;t\x07"),
              "<U+001B>[8mx<U+001B>[2J<U+001B>]0;t<U+0007>");
}

}  // namespace
}  // namespace bones
