// Words on the wrong line (N6, G5a): two turns or tricks on one line, and lost or torn tricks. Both
// referees must judge them alike. BONES_EFFORT sets their number.
#include <gtest/gtest.h>

#include <iostream>
#include <sstream>

#include "bones/writer.hpp"
#include "tests/second/compare.hpp"
#include "tests/second/random_game.hpp"
#include "tests/second/referee/text.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"

namespace bones::second {
namespace {

/// Returns the record with one turn or trick on each line.
std::vector<std::string> canonical_lines(const std::string& text) {
    std::string written;
    each_record(text, [&](const Record& record) { write(record, record.actions, written); });
    std::istringstream in(written);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

class LineSlip {
  public:
    LineSlip(std::vector<std::string>& lines, Dice& dice) : lines_(lines), dice_(dice) {}

    void make() {
        std::vector<std::size_t> plays;
        for (std::size_t i = 0; i < lines_.size(); ++i)
            if (is_play(i)) plays.push_back(i);
        if (!plays.empty()) spoil(dice_.pick(plays));
    }

  private:
    bool is_play(std::size_t at) const {
        return at < lines_.size() && lines_[at].size() > 2 && lines_[at][1] == ' ';
    }

    void spoil(std::size_t at) {
        std::string& line = lines_[at];
        switch (dice_.roll(9)) {
            case 0:
                return join(at, 0);
            case 1:
                return join(at, 2);
            case 2:
                join(at, 0);
                return join(at, 0);
            case 3:
                line.replace(2, std::string::npos, "...");
                return;
            case 4:
                line.replace(2, std::string::npos, "?");
                return;
            case 5:
                line += dice_.chance(50) ? " (slow)" : " 3-O";
                return;
            case 6: {
                const std::size_t blank = line.find(' ', 2);
                if (blank != std::string::npos) line.replace(blank, std::string::npos, "");
                return;
            }
            case 7: {
                const std::size_t blank = line.rfind(' ');
                if (blank > 1) line.replace(blank, std::string::npos, "");
                return;
            }
            default:
                line.insert(line.rfind(' '), dice_.chance(50) ? " foo" : " B");
        }
    }

    void join(std::size_t at, std::size_t from) {
        if (!is_play(at + 1)) return;
        lines_[at] += ' ' + lines_[at + 1].substr(from);
        lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    }

    std::vector<std::string>& lines_;
    Dice& dice_;
};

class LineSlips : public testing::TestWithParam<Game> {};

TEST_P(LineSlips, N6_the_referees_agree_about_words_on_the_wrong_line) {
    const long games = by_effort(150);
    for (long game = 1; game <= games && !HasFailure(); ++game) {
        Dice dice(static_cast<std::uint64_t>(game) * 11 + static_cast<std::uint64_t>(GetParam()));
        Draft draft = random_game(GetParam(), dice);
        if (!dice.chance(30)) hide(draft, dice);
        const std::vector<std::string> clean = canonical_lines(render(draft));
        for (int time = 0; time < 6 && !HasFailure(); ++time) {
            std::vector<std::string> lines = clean;
            const int slips = dice.chance(70) ? 1 : 1 + dice.roll(3);
            for (int i = 0; i < slips; ++i) LineSlip(lines, dice).make();
            std::string text;
            for (const std::string& line : lines) text += line + "\n";
            EXPECT_EQ(compare(text), "");
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, LineSlips, testing::ValuesIn(all_games()),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace bones::second
