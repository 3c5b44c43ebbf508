#include "libnotation/json/json_text.hpp"

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

TEST(JsonText, each_character_is_found_wherever_it_stands) {
    for (std::size_t size = 1; size < 20; ++size) {
        for (std::size_t at = 0; at < size; ++at) {
            std::string text(size, 'x'), wanted = '"' + text + '"';
            text[at] = '"';
            EXPECT_EQ(json(text), wanted.replace(1 + at, 1, "\\\""));
            text[at] = '\xFF';
            EXPECT_EQ(json(text), wanted.replace(1 + at, 2, "\xEF\xBF\xBD"));
        }
    }
    for (int c = 0; c < 0x80; ++c) {
        const std::string alone = json(std::string(1, static_cast<char>(c)));
        const std::string among = json(std::string(8, static_cast<char>(c)));
        EXPECT_EQ(among.size() - 2, 8 * (alone.size() - 2)) << c;
        EXPECT_EQ(alone.size() == 3, c >= 0x20 && c < 0x7F && c != '"' && c != '\\') << c;
    }
}

std::string list(std::string_view words) {
    std::string out = "x";
    JsonText(out).list(words);
    return out;
}

TEST(JsonText, words_become_a_list) {
    EXPECT_EQ(list(""), "x[]");
    EXPECT_EQ(list("6-1"), "x[\"6-1\"]");
    EXPECT_EQ(list("6-1@2 pass +?3"), "x[\"6-1@2\",\"pass\",\"+?3\"]");
    EXPECT_EQ(list(" a \t b  c "), "x[\"a\",\"b\",\"c\"]");
    EXPECT_EQ(list("a b\"c \xFF Zoë"), "x[\"a\",\"b\\\"c\",\"\xEF\xBF\xBD\",\"Zoë\"]");
}

TEST(JsonText, commas_come_by_themselves) {
    std::string out = "before ";
    {
        JsonText json(out);
        for (int line = 0; line < 2; ++line) {
            json.begin_object();
            json.key("empty").begin_list();
            json.end_list();
            json.key("values").begin_list();
            json.null();
            json.boolean(true);
            json.boolean(false);
            json.number(-7);
            json.string("a\"b");
            json.word("plain");
            json.seat(Seat(1));
            json.tile(Tile(6, 1));
            json.list("x y");
            json.list(" x  y");
            json.list("");
            json.json("{\"ready\":1}");
            json.begin_object();
            json.end_object();
            json.end_list();
            json.key("last").number(0);
            json.end_object();
            json.end_line();
        }
    }
    const std::string line =
        "{\"empty\":[],\"values\":[null,true,false,-7,\"a\\\"b\",\"plain\",\"B\",\"6-1\","
        "[\"x\",\"y\"],[\"x\",\"y\"],[],{\"ready\":1},{}],\"last\":0}\n";
    EXPECT_EQ(out, "before " + line + line);
}

TEST(JsonText, a_long_text_is_whole) {
    std::string out;
    {
        JsonText json(out);
        json.begin_list();
        for (int i = 0; i < 1000; ++i) {
            json.number(i % 2 == 0 ? i : std::int64_t{-9223372036854775807} - 1);
            json.tile(Tile(15, 10));
            json.seat(Seat(14));
        }
        json.end_list();
    }
    std::string wanted = "[";
    for (int i = 0; i < 1000; ++i) {
        wanted += i % 2 == 0 ? std::to_string(i) : "-9223372036854775808";
        wanted += i < 999 ? ",\"15-10\",\"O\"," : ",\"15-10\",\"O\"]";
    }
    EXPECT_EQ(out, wanted);
}

}  // namespace
}  // namespace bones
