// Slips that put words on the wrong line (N6, G5a): clean generated games, in which no breach may
// be proven after one.
#include <gtest/gtest.h>

#include <iostream>

#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/generated_record.hpp"

namespace bones::test {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
    Lines lines(1);
    for (const char c : text) {
        if (c == '\n')
            lines.emplace_back();
        else
            lines.back() += c;
    }
    return lines;
}

bool is_play(const std::string& line) {
    return line.size() > 2 && line[0] >= 'A' && line[0] <= 'O' && line[1] == ' ';
}

/// Puts the next line behind a line of play; `from`: how many of its characters are lost.
bool join(Lines& lines, std::size_t at, std::size_t from) {
    if (at + 1 >= lines.size() || !is_play(lines[at + 1])) return false;
    lines[at] += ' ' + lines[at + 1].substr(from);
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    return true;
}

/// One slip at a line of play; false if there is none to make.
struct LineSlip {
    std::string_view name;
    bool in_layouts;
    bool (*make)(Lines& lines, std::size_t at);
};
constexpr LineSlip line_slips[] = {
    {"two turns or tricks on one line", true,
     [](Lines& lines, std::size_t at) { return join(lines, at, 0); }},
    {"the same without the letter", false,
     [](Lines& lines, std::size_t at) { return join(lines, at, 2); }},
    {"the same with a small letter", true,
     [](Lines& lines, std::size_t at) {
         if (!join(lines, at, 0)) return false;
         const std::size_t letter = lines[at].find_last_of("ABCDEFGHIJKLMNO");
         lines[at][letter] = static_cast<char>(lines[at][letter] - 'A' + 'a');
         return true;
     }},
    {"three turns or tricks on one line", true,
     [](Lines& lines, std::size_t at) { return join(lines, at, 0) && join(lines, at, 0); }},
    {"`...` for the line", true,
     [](Lines& lines, std::size_t at) {
         lines[at].replace(2, std::string::npos, "...");
         return true;
     }},
    {"`?` for the line", false,
     [](Lines& lines, std::size_t at) {
         lines[at].replace(2, std::string::npos, "?");
         return true;
     }},
    {"`...` for the rest of the line", true,
     [](Lines& lines, std::size_t at) {
         const std::size_t blank = lines[at].find(' ', 2);
         if (blank == std::string::npos) return false;
         lines[at].replace(blank + 1, std::string::npos, "...");
         return true;
     }},
    {"a remark after the line", true,
     [](Lines& lines, std::size_t at) {
         lines[at] += " (slow)";
         return true;
     }},
};

class LineSlips : public testing::TestWithParam<Game> {};

TEST_P(LineSlips, G5a_nobody_is_accused_because_of_words_on_the_wrong_line) {
    const bool tricks = traits(GetParam()).tricks;
    const long games = by_effort(12);
    long sheets = 0;
    for (long number = 1; number <= games && !HasFailure(); ++number) {
        Generated game;
        play::GameRequest request;
        request.game = GetParam();
        request.rules = default_house_rules(house_rules_of(GetParam()));
        const int most = std::min(traits(GetParam()).most_players, 4);
        const int fewest = traits(GetParam()).fewest_players;
        request.players = fewest + static_cast<int>(number) % (most - fewest + 1);
        game.make(request, {}, static_cast<std::uint64_t>(number));
        for (const Hidden& hidden : {Hidden(), Hidden{true, false}, Hidden{true, true}}) {
            game.write(hidden);
            const Lines clean = lines_of(game.text);
            play::Random random(2, static_cast<std::uint64_t>(number));
            for (const LineSlip& slip : line_slips) {
                if (!tricks && !slip.in_layouts) continue;
                Lines lines = clean;
                std::size_t at = random.below(static_cast<std::uint32_t>(lines.size()));
                while (!is_play(lines[at])) at = (at + 1) % lines.size();
                if (!slip.make(lines, at)) continue;
                ++sheets;
                std::string text;
                for (const std::string& line : lines) text += line + '\n';
                game.read(text);
                EXPECT_EQ(game.judge.verdict.counts.broken, 0u)
                    << slip.name << " at line " << at + 1 << "\n"
                    << text;
            }
        }
    }
    std::cout << traits(GetParam()).name << ": " << sheets << " sheets with a slip\n";
}

INSTANTIATE_TEST_SUITE_P(Games, LineSlips, testing::ValuesIn(all_games()),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace bones::test
