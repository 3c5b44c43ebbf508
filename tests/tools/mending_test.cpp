// The output of bones-check --fix: only the mended lines change, and a second run changes nothing.
#include "tools/libbones/mending.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/generated_record.hpp"
#include "tests/support/slip.hpp"

namespace bones {

using namespace play;
namespace {

/// Returns the text with the mended lines in place.
std::string with_lines(const std::string& text, const std::vector<MendedLine>& lines) {
    std::string out;
    std::istringstream in(text);
    std::uint64_t number = 0;
    auto next = lines.begin();
    for (std::string row; std::getline(in, row);) {
        ++number;
        if (next == lines.end() || next->line != number)
            out += row + '\n';
        else
            out += (next++)->text;
    }
    EXPECT_EQ(next, lines.end());
    return out;
}

/// Applies the repairs that a search finds.
void mend(Mender& mender, SlipSearch& search, const std::string& text) {
    Record record;
    parse({text, 1, 1, false}, record);
    std::vector<HandSlips> slips = search.search(record);
    mender.mend({text, 1, 1, false}, std::move(slips), search.work());
}

class Mending : public testing::TestWithParam<Game> {};

TEST_P(Mending, twice_is_once_and_old_lines_are_kept) {
    test::Generated generated;
    Mender mender;
    SlipSearch search;
    int mended = 0;
    const auto games = static_cast<std::uint64_t>(by_effort(5));
    for (std::size_t slip = 0; slip < test::slip_names.size(); ++slip)
        for (std::uint64_t number = 0; number < games; ++number) {
            GameRequest request;
            request.game = GetParam();
            request.players = traits(request.game).fewest_players;
            request.rules = default_house_rules(house_rules_of(request.game));
            request.hands = 2;
            generated.make(request, {}, number);
            test::Random random(number);
            const std::string text = test::SlipMaker(traits(request.game), request.players, random)
                                         .make(generated.text, static_cast<test::Slip>(slip));
            if (text.empty()) continue;
            mend(mender, search, text);
            EXPECT_EQ(mender.made().empty(), mender.lines().empty());
            if (mender.made().empty()) continue;
            ++mended;
            const std::string now = with_lines(text, mender.lines());
            for (const MendedLine& line : mender.lines()) {
                std::istringstream in(text);
                std::string row;
                for (std::uint64_t n = 0; n < line.line; ++n) std::getline(in, row);
                EXPECT_NE(line.text.find(row), std::string::npos) << line.text;
            }
            mend(mender, search, now);
            EXPECT_TRUE(mender.made().empty()) << now;
        }
    EXPECT_GT(mended, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, Mending, testing::ValuesIn(all_games()),
                         [](const auto& game) { return test_name(game.param); });

}  // namespace
}  // namespace bones
