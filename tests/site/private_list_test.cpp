// Lists of private people, as editors and spreadsheets write them.
#include <gtest/gtest.h>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/text/decoded.hpp"
#include "tools/lib/show/site/private_list.hpp"

namespace bones::inline show::site {
namespace {

std::vector<std::string> names_in(std::string_view bytes) {
    std::vector<std::string> names;
    for (const PrivateName& name : read_private_list(bytes, "away.txt"))
        names.push_back(name.id.empty() ? fold(name.name) : fold(name.name) + "/" + name.id);
    return names;
}

std::string utf16(std::string_view ascii, bool big, bool mark) {
    std::string out = mark ? (big ? "\xFE\xFF" : "\xFF\xFE") : "";
    for (const char c : ascii) {
        if (big) out += '\0';
        out += c;
        if (!big) out += '\0';
    }
    return out;
}

TEST(PrivateList, reads_every_line_end_and_blank) {
    const std::vector<std::string> wanted{"hugo vance", "ana ruiz"};
    for (const std::string_view text :
         {"Hugo Vance\nAna Ruiz\n", "Hugo Vance\r\nAna Ruiz\r\n", "Hugo Vance\rAna Ruiz",
          "\xEF\xBB\xBFHugo Vance\n\n# a comment\nAna Ruiz", "\tHugo\tVance \t\r\n  Ana   Ruiz\n",
          "\u00A0Hugo\u00A0Vance\u00A0\nAna\u2003Ruiz\u200B\n",
          "\uFEFF# x\n\uFEFFHugo Vance\nAna Ruiz"})
        EXPECT_EQ(names_in(text), wanted) << text;
}

TEST(PrivateList, reads_every_encoding) {
    const std::vector<std::string> wanted{"hugo vance", "ana ruiz"};
    for (const bool big : {false, true})
        for (const bool mark : {false, true})
            EXPECT_EQ(names_in(utf16("Hugo Vance\r\nAna Ruiz\r\n", big, mark)), wanted);
    const std::vector<std::string> accents{"zelda strom"};
    EXPECT_EQ(names_in("Žélda Ström"), accents);
    EXPECT_EQ(names_in("Z\u030Ce\u0301lda Stro\u0308m"), accents);
    EXPECT_EQ(names_in("\x8E\xE9lda Str\xF6m\r\n"), accents);
    EXPECT_EQ(
        names_in(std::string_view("\xFF\xFE\x7D\x01\xE9\0l\0d\0a\0 \0S\0t\0r\0\xF6\0m\0", 24)),
        accents);
    // This line has another encoding than the others.
    EXPECT_EQ(names_in("Žofie\nStr\xF6m\n"), (std::vector<std::string>{"zofie", "strom"}));
}

TEST(PrivateList, refuses_what_is_no_text) {
    for (const std::string_view bytes :
         {std::string_view("Hu\0go", 5), std::string_view("Hugo\x01Vance\n", 11),
          std::string_view("\xFF\xFEH\0u", 5), std::string_view("Hugo \x81\n", 7),
          std::string_view("\xFF\xFE\0\0H\0\0\0u\0\0\0", 12)})
        EXPECT_THROW(read_private_list(bytes, "away.txt"), UsageError) << bytes;
}

TEST(PrivateList, reads_names_with_ids_and_in_quotes) {
    EXPECT_EQ(names_in("Hugo Vance <hugo-27>\n<hugo-27>\nhugo-27\n"),
              (std::vector<std::string>{"hugo vance/hugo-27", "/hugo-27", "hugo-27"}));
    const std::vector<PrivateName> quoted = read_private_list("\"Hugo Vanse\"\nHugo", "away.txt");
    EXPECT_TRUE(quoted[0].is_exact);
    EXPECT_EQ(quoted[0].name, "Hugo Vanse");
    EXPECT_EQ(quoted[0].line, 1u);
    EXPECT_FALSE(quoted[1].is_exact);
}

TEST(PrivateList, knows_names_that_may_be_misspelt) {
    for (const char* name :
         {"Hugo Vanse", "Hugo Vnace", "Vance, Hugo", "Hugo", "H. Vance", "Hugo M. Vance",
          "1. Hugo Vance", "Hugo Vance; Ana Ruiz", "Hugh Vanze", "Hugο Vance"})
        EXPECT_TRUE(is_similar_name(name, "Hugo Vance")) << name;
    for (const char* name : {"Ana Ruiz", "Nobody Knows", "Karl Vanderbilt", "H."})
        EXPECT_FALSE(is_similar_name(name, "Hugo Vance")) << name;
}

}  // namespace
}  // namespace bones::inline show::site
