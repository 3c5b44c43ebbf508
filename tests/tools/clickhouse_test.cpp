// Values sent to and read from ClickHouse, as SQL literals and as tab-separated text.
#include <gtest/gtest.h>

#include <random>

#include "tools/lib/store/clickhouse/loads.hpp"
#include "tools/lib/store/clickhouse/question.hpp"
#include "tools/lib/store/clickhouse/server.hpp"
#include "tools/lib/store/clickhouse/tsv.hpp"

namespace bones::inline store::clickhouse {
namespace {

/// Returns the value of a ClickHouse literal: a quote ends it, and a backslash escapes the next
/// character.
std::string meaning(std::string_view literal) {
    EXPECT_EQ(literal.front(), '\'');
    std::string value;
    std::size_t i = 1;
    for (; i < literal.size() && literal[i] != '\''; ++i) {
        if (literal[i] != '\\') {
            value += literal[i];
            continue;
        }
        constexpr std::string_view letters = "bfrnt0", meant("\b\f\r\n\t\0", 6);
        const std::size_t at = letters.find(literal[++i]);
        value += at == letters.npos ? literal[i] : meant[at];
    }
    EXPECT_EQ(i + 1, literal.size()) << "it ends early: " << literal;
    return value;
}

std::string random_bytes(std::mt19937& random, unsigned longest = 11) {
    using namespace std::string_view_literals;
    constexpr std::string_view likely = "'\\\"`\0\n\r\tN%;-/*0nt\xC3\xA1"sv;
    std::string text;
    for (auto left = random() % (longest + 1); left > 0; --left)
        text += random() % 4 == 0 ? static_cast<char>(random() % 256)
                                  : likely[random() % likely.size()];
    return text;
}

TEST(Clickhouse, any_bytes_in_a_literal_mean_themselves) {
    std::mt19937 random(1);
    for (int i = 0; i < 20000; ++i) {
        const std::string text = random_bytes(random);
        EXPECT_EQ(meaning(sql_text(text)), text);
    }
    EXPECT_EQ(sql_text("O'Neil \\"), "'O\\'Neil \\\\'");
}

TEST(Clickhouse, any_bytes_between_tabs_mean_themselves) {
    std::mt19937 random(2);
    for (int i = 0; i < 20000; ++i) {
        const std::string text = random_bytes(random), other = random_bytes(random);
        std::string line;
        {
            TextWriter writer(line);
            TsvRow(writer).text(text).number(-7).text(other).null();
        }
        ASSERT_EQ(line.back(), '\n');
        line.pop_back();
        EXPECT_EQ(line.find('\n'), line.npos);
        // The last value is NULL, which differs from the text N.
        EXPECT_EQ(values_of_tsv(line), (std::vector<std::string>{text, "-7", other, "N"}));
    }
}

/// Writes and reads text as a tab-separated field, which must not contain a tab or a line end.
std::string through_tsv(const std::string& text) {
    std::string line;
    {
        TextWriter writer(line);
        TsvRow(writer).text(text);
    }
    line.pop_back();
    EXPECT_EQ(line.find_first_of("\t\n"), line.npos);
    const std::vector<std::string> values = values_of_tsv(line);
    return values.size() == 1 ? values[0] : "";
}

TEST(Clickhouse, any_bytes_of_long_texts_between_tabs_mean_themselves) {
    std::mt19937 random(3);
    for (int i = 0; i < 5000; ++i) {
        const std::string text = random_bytes(random, 400);
        ASSERT_EQ(through_tsv(text), text);
    }
    for (int byte = 0; byte < 256; ++byte)
        for (std::size_t at = 0; at < 150; ++at) {
            std::string text(150, 'x');
            text[at] = static_cast<char>(byte);
            ASSERT_EQ(through_tsv(text), text) << byte << " at " << at;
        }
}

TEST(Clickhouse, lists_are_read_as_they_are_written) {
    const std::vector<std::int64_t> none, some = {1, -2, std::numeric_limits<std::int64_t>::min()};
    std::string line;
    {
        TextWriter writer(line);
        TsvRow(writer).numbers(none).numbers(some).words(std::vector<std::string>{"a", "b"});
    }
    EXPECT_EQ(line, "[]\t[1,-2,-9223372036854775808]\t['a','b']\n");
    EXPECT_EQ(numbers_of_tsv("[]"), none);
    EXPECT_EQ(numbers_of_tsv("[1,-2,-9223372036854775808]"), some);
    for (const char* wrong : {"", "[", "1,2", "[a]", "[1;2]"})
        EXPECT_THROW(numbers_of_tsv(wrong), std::runtime_error) << wrong;
}

TEST(Clickhouse, filters_are_conditions_on_seats) {
    archive::Filters filters;
    EXPECT_EQ(RowFilter(filters).rows("sums"), "FROM bones.sums  WHERE 1 = 1");
    filters.seat = "C";
    EXPECT_EQ(RowFilter(filters).rows("sums"),
              "FROM bones.sums  WHERE 1 = 1 AND bitAnd(seats, 4) != 0");
    EXPECT_EQ(RowFilter(filters).records(), "FROM bones.records  WHERE 1 = 1 AND players > 2");
    filters.player = "O'Neil";
    EXPECT_NE(RowFilter(filters).rows("sums").find("folded = 'o\\'neil'"), std::string::npos);
}

TEST(Clickhouse, a_server_that_is_not_there_is_said) {
    const Server server("127.0.0.1:1", {"default", ""});
    try {
        server.ask("SELECT 1");
        FAIL() << "an answer";
    } catch (const ServerError& error) {
        EXPECT_NE(std::string(error.what()).find("127.0.0.1:1"), std::string::npos);
        EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
    }
}

}  // namespace
}  // namespace bones::inline store::clickhouse
