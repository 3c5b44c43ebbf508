// The number of ways to play from some deals, by number of actions (tests/data/perft). For one and
// two actions, a second count tries every conceivable action.
#include <gtest/gtest.h>

#include <charconv>
#include <filesystem>
#include <fstream>
#include <map>

#include "bones/reader.hpp"
#include "tests/engine/judging.hpp"
#include "tests/support/dealt_table.hpp"

namespace bones::test {
namespace {

namespace fs = std::filesystem;

/// Returns the texts of a file's records. A line `x-ways-3 1234` means that three actions can be
/// played in 1234 ways.
std::vector<std::string> records_in(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    std::vector<std::string> records;
    TextSource source(text);
    RecordReader reader(source);
    for (RawRecord raw; reader.next(raw);) records.emplace_back(raw.text);
    return records;
}

std::map<int, std::uint64_t> expected_ways(const Record& record) {
    constexpr std::string_view prefix = "x-ways-";
    std::map<int, std::uint64_t> expected;
    for (const Statement& line : record.statements) {
        const std::string_view key = record.at(line.key), value = record.at(line.value);
        if (line.keyword != Keyword::extension || !key.starts_with(prefix)) continue;
        int actions = 0;
        std::uint64_t count = 0;
        std::from_chars(key.data() + prefix.size(), key.data() + key.size(), actions);
        std::from_chars(value.data(), value.data() + value.size(), count);
        expected[actions] = count;
    }
    return expected;
}

template <GameRules G>
std::vector<Move> clean_ones(const Table<G>& table) {
    std::vector<Move> moves = conceivable(table);
    std::erase_if(moves, [&](const Move& move) { return !table.clean(move); });
    return moves;
}

template <GameRules G>
void check(const Judged& judged) {
    const auto table = table_of<G>(judged.record(), judged.verdict().rules);
    const auto expected = expected_ways(judged.record());
    EXPECT_GE(expected.size(), 3u);
    for (const auto& [actions, count] : expected) {
        EXPECT_EQ(ways(table, actions, [](const auto& t) { return t.legal(); }), count)
            << actions << " actions";
        if (actions > 2) continue;
        EXPECT_EQ(ways(table, actions, [](const auto& t) { return clean_ones(t); }), count)
            << actions << " actions, by trying everything";
    }
}

class Perft : public testing::TestWithParam<std::string> {};

TEST_P(Perft, counts_are_as_written) {
    const auto file = fs::path(BONES_SOURCE_DIR) / "tests/data/perft" / (GetParam() + ".txt");
    const auto records = records_in(file);
    ASSERT_FALSE(records.empty()) << file;
    for (const std::string& text : records) {
        SCOPED_TRACE(text);
        const Judged judged(text);
        EXPECT_EQ(judged.findings(), none);
        EXPECT_EQ(judged.record().hands.size(), 1u);
        with_game(judged.record().game, [&]<class G>() { check<G>(judged); });
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Perft,
                         testing::Values("curse-of-the-doublet", "double-takes", "prize-dominoes",
                                         "super-dominoes", "leyden", "block", "draw", "all-fives",
                                         "fives-and-threes", "forty-two"),
                         [](const auto& instance) {
                             std::string name = instance.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace bones::test
