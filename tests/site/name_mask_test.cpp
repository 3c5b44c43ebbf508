// Private names in texts, in any form, and words that resemble them.
#include <gtest/gtest.h>

#include "tools/lib/show/site/name_mask.hpp"

namespace bones::inline show::site {
namespace {

NameMask mask_of_wilhelmina() {
    NameMask mask;
    mask.hide_private("Wilhelmina Quartermaine", "W. Q.");
    mask.hide_private_id("wq-91");
    return mask;
}

std::string masked(const NameMask& mask, std::string_view text) {
    return mask.masked(text, nullptr, nullptr, 0);
}

TEST(NameMask, takes_each_word_of_a_private_name_out_of_a_text) {
    const NameMask mask = mask_of_wilhelmina();
    EXPECT_EQ(masked(mask, "beaten by Wilhelmina Quartermaine last week"), "beaten by … last week");
    EXPECT_EQ(masked(mask, "Quartermaine, Wilhelmina"), "…, …");
    EXPECT_EQ(masked(mask, "WILHELMÍNA   quartermaine's tile"), "…'s tile");
    EXPECT_EQ(masked(mask, "“Wilhelmina”—she; Wilhelmina’s (Quartermaine)"), "“…”—she; …’s (…)");
    EXPECT_EQ(masked(mask, "Wilhelmina\u00A0Quartermaine\tand Wilhelmi\u0301na"), "…\tand …");
    EXPECT_EQ(masked(mask, "Wilhel\u00ADmina and Ｗilhelmina and W\u200Bilhelmina"),
              "… and … and …");
    EXPECT_EQ(masked(mask, "Wilhelm\xEDna"), "…");
}

TEST(NameMask, finds_names_that_are_joined_to_words) {
    const NameMask mask = mask_of_wilhelmina();
    for (const char* text :
         {"WilhelminaQuartermaine", "wilhelminaquartermaine", "QuartermaineWilhelmina",
          "WILHELMINAQUARTERMAINE", "Wilhelmina_Quartermaine", "wquartermaine", "Quartermaines",
          "Wilhelmina2026", "TeamWilhelmina", "wilhelmina.quartermaine@example.org",
          "bestquartermaine7@mail.example"})
        EXPECT_EQ(masked(mask, text), "…") << text;
    EXPECT_EQ(masked(mask, "zq-Wilhelmina-7"), "zq-…-7");
}

TEST(NameMask, takes_initials_and_ids) {
    const NameMask mask = mask_of_wilhelmina();
    EXPECT_EQ(masked(mask, "W. Quartermaine"), "…");
    EXPECT_EQ(masked(mask, "Wilhelmina Q. won"), "… won");
    EXPECT_EQ(masked(mask, "W.Q. was late, W. Q. too"), "… was late, … too");
    EXPECT_EQ(masked(mask, "WQ-91, wq-91-final, <wq-91>"), "…, …-final, <…>");
    EXPECT_EQ(masked(mask, "W and Q, wq-911, W Q"), "W and Q, wq-911, W Q");
}

TEST(NameMask, leaves_other_words) {
    NameMask mask = mask_of_wilhelmina();
    EXPECT_EQ(masked(mask, "Wilhelm plays; quarter; Q. E. D."), "Wilhelm plays; quarter; Q. E. D.");
    mask.hide_private("Ana de la Cruz", "A. d. l. C.");
    EXPECT_EQ(masked(mask, "La Copa de la Habana; Ana Cruz; Bananas"),
              "La Copa de la Habana; …; Bananas");
    mask.hide_private("Sean O'Brien", "S. O.");
    EXPECT_EQ(masked(mask, "O'Brien, O’Brien"), "…, …");
}

TEST(NameMask, finds_names_within_words_of_scripts_without_blanks) {
    NameMask mask;
    mask.hide_private("山田太郎", "山.");
    mask.hide_private("김철수", "김.");
    EXPECT_EQ(masked(mask, "x 山田太郎が勝った y"), "x … y");
    EXPECT_EQ(masked(mask, "김철수가 won"), "… won");
    EXPECT_EQ(masked(mask, "山田 won"), "山田 won");
}

TEST(NameMask, hides_other_names_only_whole) {
    NameMask mask;
    mask.hide_name("Ana Ruiz");
    mask.hide_id("ana-17");
    EXPECT_EQ(masked(mask, "Ana beat Ana  RUIZ, ana-17, Ruiz, ana 17"),
              "Ana beat …, …, Ruiz, ana 17");
}

TEST(NameMask, keeps_words_of_the_notation) {
    NameMask mask;
    mask.hide_private("Trump", "T.");
    const Notation notation{{{0, 5}}};
    EXPECT_EQ(mask.masked("trump A Trump Trump", &notation, nullptr, 0), "trump A … …");
}

TEST(NameMask, reports_what_it_masks_and_what_it_leaves) {
    const NameMask mask = mask_of_wilhelmina();
    MaskReport report;
    mask.masked("Wilhelmina and Wilhelmnia; Wilhelminastreet; she", nullptr, &report, 7);
    mask.masked("Wilhelmina", nullptr, &report, 8);
    ASSERT_EQ(report.masked().words.size(), 1u);
    EXPECT_EQ(report.masked().words.at("Wilhelmina").times, 2u);
    EXPECT_EQ(report.masked().words.at("Wilhelmina").records, (std::set<std::int64_t>{7, 8}));
    ASSERT_EQ(report.left().words.size(), 2u);
    EXPECT_EQ(report.left().words.at("Wilhelmnia").resembles, "wilhelmina");
    EXPECT_EQ(report.left().words.at("Wilhelminastreet").resembles, "wilhelmina");
}

TEST(NameMask, keeps_few_words_in_its_report) {
    NameMask mask;
    mask.hide_private("Quartermaine", "Q.");
    MaskReport report;
    for (int i = 0; i < 1000; ++i)
        mask.masked("quartermaine" + std::string(1, static_cast<char>('a' + i % 26)) +
                        std::string(1, static_cast<char>('a' + i / 26 % 26)),
                    nullptr, &report, i);
    EXPECT_EQ(report.left().words.size() + report.masked().words.size(), MaskReport::most);
    EXPECT_GT(report.left().others, 500u);
}

TEST(NameMask, knows_a_private_name_in_any_order) {
    const NameMask mask = mask_of_wilhelmina();
    EXPECT_TRUE(mask.names_private("quartermaine wilhelmina"));
    EXPECT_TRUE(mask.names_private("w. q."));
    EXPECT_TRUE(mask.names_private("W. Q. X."));
    EXPECT_TRUE(mask.names_private("X. W. Q. 2"));
    EXPECT_FALSE(mask.names_private("W. X. Q."));
    EXPECT_TRUE(mask.names_private("wilhelmina-quartermaine-2"));
    EXPECT_FALSE(mask.names_private("Wilhelmina Smith"));
    EXPECT_EQ(mask.resembled("Wilhelmina Smith"), "wilhelmina");
    EXPECT_EQ(mask.resembled("Bo Chen"), "");
}

}  // namespace
}  // namespace bones::inline show::site
