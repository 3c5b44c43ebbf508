#include "libnotation/json_text.hpp"

#include <gtest/gtest.h>

namespace bones {
namespace {

std::string json(std::string_view text) {
    std::string out;
    append_json_string(out, text);
    return out;
}

TEST(JsonText, plain_text_is_quoted) {
    EXPECT_EQ(json(""), "\"\"");
    EXPECT_EQ(json("Ana Ruiz"), "\"Ana Ruiz\"");
    EXPECT_EQ(json("Zoë 🁣"), "\"Zoë 🁣\"");
}

TEST(JsonText, controls_and_quotes_are_escaped) {
    EXPECT_EQ(json("a\"b\\c\nd\te\r"), "\"a\\\"b\\\\c\\nd\\te\\r\"");
    EXPECT_EQ(json(std::string_view("\0\x1f\x7f", 3)), "\"\\u0000\\u001f\\u007f\"");
}

TEST(JsonText, bytes_that_are_no_utf8_are_replaced_one_by_one) {
    EXPECT_EQ(json("a\xFFz"), "\"a\xEF\xBF\xBDz\"");
    EXPECT_EQ(json("\xC3"), "\"\xEF\xBF\xBD\"");
    EXPECT_EQ(json("\xED\xA0\x80"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
    EXPECT_EQ(json("\xC0\xAF"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

}  // namespace
}  // namespace bones
