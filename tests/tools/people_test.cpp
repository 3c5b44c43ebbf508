// Identities: how names are compared, and names that are nearly equal.
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <utf8proc.h>

#include <random>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/near_names.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/libbones/look_alike.hpp"

namespace bones::test {
namespace {

TEST(Fold, leaves_case_and_diacritics_of_every_alphabet_out) {
    EXPECT_EQ(fold("Žofie ÅSTRÖM Łódź Straße"), "zofie astrom lodz strasse");
    EXPECT_EQ(fold("ΑΝΝΑ Иван"), "αννα иван");
    EXPECT_EQ(fold("Ștefan"), "stefan");
    EXPECT_EQ(fold("Nguyễn"), "nguyen");
    EXPECT_EQ(fold("ά ᾳ ΐ Σάς"), "α α ι σασ");
    EXPECT_EQ(fold("Ёлка"), "елка");
    EXPECT_EQ(fold("İpek Işık"), "ipek isik");
    EXPECT_EQ(fold("Ærø Þór Đặng"), "aero thor dang");
    EXPECT_EQ(fold("Ｆｕｌｌ ﬁn"), "full fin");
}

TEST(Fold, is_the_same_for_each_way_of_writing_a_letter) {
    EXPECT_EQ(fold("e\xCC\x81"), "e");
    EXPECT_EQ(fold("\u1FB3"), fold("\u03B1\u0345"));
    EXPECT_EQ(fold("\uAC00"), fold("\u1100\u1161"));
}

TEST(Fold, keeps_signs_that_make_another_name) {
    EXPECT_NE(fold("किरण"), fold("करण"));
    EXPECT_NE(fold("たかし"), fold("たがし"));
    EXPECT_EQ(fold("مُحَمَّد"), fold("محمد"));
}

TEST(Fold, has_single_blanks_and_nothing_that_is_not_seen) {
    EXPECT_EQ(fold(" Ana\t  Ruiz "), "ana ruiz");
    EXPECT_EQ(fold("Ana\u00A0Ruiz"), "ana ruiz");
    EXPECT_EQ(fold("A\u200Bna Ru\u00ADiz"), "ana ruiz");
}

TEST(Fold, leaves_alone_what_is_no_utf_8) {
    EXPECT_EQ(fold("\xFF x"), "\xFF x");
    EXPECT_EQ(fold("\xED\xA0\x80"), "\xED\xA0\x80");
}

TEST(Fold, of_what_is_folded_changes_nothing) {
    std::mt19937 random(16);
    for (int i = 0; i < 20'000; ++i) {
        std::string name;
        for (int n = 0; n < 4; ++n) {
            const auto point = static_cast<utf8proc_int32_t>(random() % (n % 2 ? 0x2000 : 0x11000));
            if (!utf8proc_codepoint_valid(point)) continue;
            utf8proc_uint8_t bytes[4];
            const auto size = utf8proc_encode_char(point, bytes);
            name.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
        }
        EXPECT_EQ(fold(fold(name)), fold(name)) << name;
    }
}

TEST(Columns, widths_are_those_of_unicode) {
    EXPECT_EQ(display_width("क\u094D"), 1u);
    EXPECT_EQ(display_width("\U0001F9E9"), 2u);
    EXPECT_EQ(display_width("\u20AC"), 1u);
}

TEST(People, are_told_apart_by_id_else_by_folded_name) {
    EXPECT_EQ((Person{"", "José"}).key(), (Person{"", "JOSE"}).key());
    EXPECT_NE((Person{"jose-1", "José"}).key(), (Person{"", "José"}).key());
    EXPECT_EQ((Person{"jose-1", "José"}).key(), (Person{"jose-1", "Pepe"}).key());
    EXPECT_NE((Person{"Jose-1", "José"}).key(), (Person{"jose-1", "José"}).key());
}

TEST(NearNames, are_one_letter_off) {
    EXPECT_TRUE(is_one_letter_off("ana ruiz", "ana ruis"));
    EXPECT_TRUE(is_one_letter_off("ana ruiz", "ana riuz"));
    EXPECT_TRUE(is_one_letter_off("ana ruiz", "anna ruiz"));
    EXPECT_TRUE(is_one_letter_off("ana ruiz", "na ruiz"));
    EXPECT_TRUE(is_one_letter_off("иван", "ивам"));
    EXPECT_FALSE(is_one_letter_off("ana ruiz", "ana ruiz"));
    EXPECT_FALSE(is_one_letter_off("ana ruiz", "anna ruis"));
    EXPECT_FALSE(is_one_letter_off("ana ruiz", "zna ruia"));
    EXPECT_FALSE(is_one_letter_off("bob", "bo"));
    EXPECT_FALSE(is_one_letter_off("hana", "ana"));
    EXPECT_TRUE(is_one_letter_off("tedd", "ted"));
    EXPECT_TRUE(is_one_letter_off("anna", "anne"));
    EXPECT_FALSE(is_one_letter_off("bo b", "bo c"));
}

TEST(NearNames, are_found_among_many) {
    const std::vector<Person> people = {{"", "Ana Ruiz"},  {"bo", "Bo Chen"}, {"", "Bo Chén"},
                                        {"x", "Ana Ruis"}, {"", "Cy"},        {"", "Cz"},
                                        {"b2", "Bo Chen"}, {"only", ""},      {"", "Dan Okoro"}};
    std::string found;
    for (const NearPair& pair : near_names(people))
        found += near_text(people[pair.second], people[pair.first], pair.why) + "\n";
    EXPECT_EQ(found,
              "Bo Chén and Bo Chen <bo> are two players, one with a stable id and one without\n"
              "Ana Ruis <x> and Ana Ruiz are two players, with nearly the same name\n"
              "Bo Chen <b2> and Bo Chén are two players, one with a stable id and one without\n");
}

TEST(NearNames, that_look_alike_are_told_apart) {
    const auto alike = [](std::string_view a, std::string_view b) { return look_alike(a, b); };
    EXPECT_TRUE(alike("Ana", "\u0410na"));
    EXPECT_TRUE(alike("Bo", "B\u200Bo"));
    EXPECT_TRUE(alike("Bo", "\u202EBo"));
    EXPECT_TRUE(alike("Ali", "AIi"));
    EXPECT_TRUE(alike("O'Neil", "O\u2019Neil"));
    EXPECT_TRUE(alike("\u0391\u039D\u0391", "ANA"));
    EXPECT_FALSE(alike("Ana", "Ana"));
    EXPECT_FALSE(alike("Ana", "ana"));
    EXPECT_FALSE(alike("Zoé", "Zoe"));
    EXPECT_FALSE(alike("Lan", "Ian"));
    EXPECT_EQ(difference_of_looks("Bo", "B\u200Bo"),
              "character 2 is U+006F in one and U+200B in the other");
    EXPECT_EQ(difference_of_looks("Bo", "Bo\u200B"),
              "character 3 is nothing in one and U+200B in the other");
    const std::vector<Person> people = {{"", "Bo"}, {"", "\u0412\u043E"}, {"x", "B0"}, {"y", "B0"}};
    std::string found;
    for (const NearPair& pair : near_names(people))
        found += fmt::format("{}-{} ", pair.first, pair.second);
    EXPECT_EQ(found, "0-1 ");
}

// Compares with every pair, letter by letter.
TEST(NearNames, are_those_of_every_pair) {
    std::mt19937 random(17);
    std::vector<Person> people;
    for (int i = 0; i < 150; ++i) {
        std::string name;
        for (std::size_t n = 3 + random() % 3; n > 0; --n) name += "abé"[random() % 2];
        people.push_back({"", name});
    }
    std::size_t found = 0, due = 0;
    for (const NearPair& pair : near_names(people)) found += pair.first < pair.second;
    for (std::size_t i = 0; i < people.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            due += is_one_letter_off(fold(people[i].name), fold(people[j].name));
    EXPECT_EQ(found, due);
}

}  // namespace
}  // namespace bones::test
