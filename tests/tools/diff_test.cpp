#include "tools/format/diff.hpp"

#include <gtest/gtest.h>

#include <random>

namespace bones {
namespace {

std::string unified(std::string_view before, std::string_view after) {
    std::string out;
    for (const Hunk& hunk : difference(before, after)) append_hunk(out, hunk, 1, 1);
    return out;
}

/// Applies the hunks to the first text, as `patch` would.
std::string patched(const std::string& before, const std::vector<Hunk>& hunks) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < before.size();) {
        const std::size_t end = std::min(before.find('\n', at), before.size() - 1) + 1;
        lines.push_back(before.substr(at, end - at));
        at = end;
    }
    std::string out;
    std::size_t next = 0;
    for (const Hunk& hunk : hunks) {
        while (next + 1 < hunk.old_line) out += lines[next++];
        next += hunk.old_count;
        for (std::size_t at = 0; at < hunk.body.size();) {
            const std::size_t end = hunk.body.find('\n', at) + 1;
            if (hunk.body[at] != '-') out += hunk.body.substr(at + 1, end - at - 1);
            at = end;
        }
    }
    while (next < lines.size()) out += lines[next++];
    return out;
}

TEST(Diff, equal_texts_have_none) {
    EXPECT_TRUE(difference("a\nb\n", "a\nb\n").empty());
    EXPECT_TRUE(difference("", "").empty());
}

TEST(Diff, a_change_stands_between_three_lines_on_each_side) {
    EXPECT_EQ(unified("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nV\n6\n7\n8\n9\n"),
              "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+V\n 6\n 7\n 8\n");
}

TEST(Diff, changes_far_apart_are_two_hunks) {
    std::string before, after;
    for (int i = 0; i < 40; ++i) {
        before += std::to_string(i) + "\n";
        after += (i == 5 || i == 30 ? "x" : "") + std::to_string(i) + "\n";
    }
    EXPECT_EQ(difference(before, after).size(), 2u);
    EXPECT_EQ(patched(before, difference(before, after)), after);
}

TEST(Diff, empty_sides_are_counted_as_diff_does) {
    EXPECT_EQ(unified("", "a\n"), "@@ -0,0 +1,1 @@\n+a\n");
    EXPECT_EQ(unified("a\n", ""), "@@ -1,1 +0,0 @@\n-a\n");
}

TEST(Diff, a_missing_line_end_is_told) {
    EXPECT_EQ(unified("a", "a\n"), "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n");
}

TEST(Diff, very_different_texts_are_one_block) {
    std::string before, after;
    for (int i = 0; i < 3000; ++i)
        before += "a" + std::to_string(i) + "\n", after += "b" + std::to_string(i) + "\n";
    const auto hunks = difference(before, after);
    EXPECT_EQ(hunks.size(), 1u);
    EXPECT_EQ(patched(before, hunks), after);
}

TEST(Diff, patching_gives_the_second_text) {
    std::mt19937 random(1);
    for (int round = 0; round < 500; ++round) {
        std::string before, after;
        for (auto i = random() % 30; i > 0; --i)
            before += std::string(1, static_cast<char>('a' + random() % 4)) + "\n";
        for (auto i = random() % 30; i > 0; --i)
            after += std::string(1, static_cast<char>('a' + random() % 4)) + "\n";
        ASSERT_EQ(patched(before, difference(before, after)), after) << before << "--\n" << after;
    }
}

}  // namespace
}  // namespace bones
