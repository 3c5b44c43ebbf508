// Compares the fast check (engine/fast_check) with the full judgement. It passes nearly every clean
// record, counts its open verdicts, and never passes another. BONES_EFFORT sets the number of
// games.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <utility>

#include "bones/writer.hpp"
#include "engine/fast_check.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/generated_record.hpp"
#include "tests/support/random.hpp"

namespace bones {
namespace {

constexpr HiddenParts shown_all{false, false}, plays_alone{true, true};

/// The full judgement of a record, and whether the record passes the fast check.
class BothWays {
  public:
    /// Judges all records of a text. Counts the clean ones, and those of them that pass.
    void look(const std::string& text) {
        TextSource source(text);
        RecordReader reader(source);
        for (RawRecord raw; reader.next(raw);) look(raw, text);
    }

    long clean = 0, passed = 0, copied = 0;

  private:
    void look(const RawRecord& raw, const std::string& text) {
        const bool passes =
            fast_check_.passes(raw, record_, verdict_, ScoreWitness(record_, verdict_));
        const std::uint32_t open = verdict_.counts.open;
        const bool copies =
            fast_check_.passes_canonical(raw, record_, verdict_, CanonicalWitness());
        // a separate fast check that has not seen an earlier header
        const bool enters =
            rows_.passes_canonical(raw, record_, verdict_, RowsWitness(record_, verdict_));
        EXPECT_EQ(enters, copies) << text;
        judge_.judge(raw);
        if (copies) {
            std::string canonical;
            write(judge_.record, judge_.verdict.actions, canonical);
            EXPECT_EQ(canonical, raw.text);
            ++copied;
        }
        const GameVerdict& verdict = judge_.verdict;
        const bool is_clean = verdict.findings.empty();
        clean += is_clean;
        passed += passes;
        EXPECT_TRUE(is_clean || !passes) << verdict.findings.front().code->name << "\n" << text;
        if (!passes) return;
        EXPECT_EQ(open, verdict.counts.open) << text;
    }

    FastCheck fast_check_, rows_;
    Record record_;
    GameVerdict verdict_;
    RecordChecker judge_;
};

/// Returns a random value of a house rule, a small one for numbers. The fast check skips larger
/// sets (B1).
int some_value(const HouseRule& rule, int players, test::Random& random) {
    if (rule.sets_tiles) return 0;
    const int small = rule.shared_out > 0 ? set_size(GameTraits().highest) / players : 60;
    const auto words = std::count_if(rule.words.begin(), rule.words.end(),
                                     [](std::string_view word) { return !word.empty(); });
    const int least = rule.is_number() ? rule.least_number : 0;
    const int most =
        rule.is_number() ? std::min(rule.most(players), small) : static_cast<int>(words) - 1;
    return least + static_cast<int>(random.below(static_cast<std::size_t>(most - least + 1)));
}

play::GameRequest some_request(Game game, test::Random& random) {
    play::GameRequest request;
    request.game = game;
    const GameTraits& about = traits(game);
    request.players = about.fewest_players + static_cast<int>(random.below(static_cast<std::size_t>(
                                                 about.most_players - about.fewest_players + 1)));
    request.rules = default_house_rules(house_rules_of(game));
    const auto rules = house_rules_of(game);
    for (std::size_t i = 0; i < rules.size(); ++i)
        if (random.percent(20)) request.rules[i] = some_value(rules[i], request.players, random);
    request.hands = 1 + static_cast<std::uint32_t>(random.below(6));
    return request;
}

/// Changes a game's text in one place, as people and machines do.
std::string mutated(std::string text, test::Random& random) {
    static constexpr std::string_view signs = "0123456789-@x*=+?~ \nABCpasdehl#!";
    const auto line_from = [&](std::size_t at) {
        const std::size_t feed = text.rfind('\n', at == 0 ? 0 : at - 1);
        const std::size_t begin = feed == std::string::npos ? 0 : feed + 1;
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1);
        return std::pair(begin, end + 1 - begin);
    };
    const std::size_t at = random.below(text.size());
    const char sign = signs[random.below(signs.size())];
    const auto [begin, length] = line_from(at);
    const auto [other, other_length] = line_from(random.below(text.size()));
    switch (random.below(9)) {
        case 0:
            text[at] = sign;
            break;
        case 1:
            text.insert(at, 1, sign);
            break;
        case 2:
            text.erase(at, 1);
            break;
        case 3:
            text.erase(begin, length);
            break;
        case 4:
            text.insert(begin, text.substr(other, other_length));
            break;
        case 5:
            if (begin + length <= other)
                std::swap_ranges(&text[begin], &text[begin] + std::min(length, other_length),
                                 &text[other]);
            break;
        case 6:  // change a number
            for (std::size_t i = at; i < text.size(); ++i)
                if (text[i] >= '0' && text[i] <= '9') {
                    text[i] = static_cast<char>('0' + random.below(10));
                    break;
                }
            break;
        case 7:  // shorten a line
            text.erase(at, begin + length - 1 > at ? begin + length - 1 - at : 1);
            break;
        default:
            text.resize(at);
    }
    return text;
}

class EachGame : public ::testing::TestWithParam<Game> {};

/// Compares clean games with these parts hidden. At least this share of them must pass.
void look_at_clean_games(BothWays& both, Game game, const HiddenParts& hidden, int per_cent) {
    test::Random random(1);
    test::Generated generated;
    for (long i = 0; i < by_effort(150); ++i) {
        generated.make(some_request(game, random), {}, static_cast<std::uint64_t>(i), hidden);
        both.look(generated.text);
    }
    EXPECT_EQ(both.clean, by_effort(150));
    EXPECT_GE(100 * both.passed, per_cent * both.clean);
}

TEST_P(EachGame, takes_nearly_every_clean_record_whose_deals_are_written) {
    BothWays both;
    look_at_clean_games(both, GetParam(), shown_all, 99);
    EXPECT_EQ(both.copied, both.passed);
}

TEST_P(EachGame, takes_most_clean_records_of_plays_alone) {
    BothWays both;
    look_at_clean_games(both, GetParam(), plays_alone, 80);  // some hands end before any tile
}

TEST_P(EachGame, says_of_hidden_and_spoilt_records_only_what_is_so) {
    test::Random random(2);
    BothWays both;
    test::Generated game;
    for (long i = 0; i < by_effort(100); ++i) {
        play::BreachRequest breaches;
        breaches.count = 1 + static_cast<std::uint32_t>(random.below(3));
        breaches.kinds = play::injectables();
        game.make(some_request(GetParam(), random), breaches, static_cast<std::uint64_t>(i),
                  shown_all);
        both.look(game.text);
        for (const HiddenParts hidden :
             {HiddenParts{true, false}, HiddenParts{false, true}, HiddenParts{true, true}}) {
            game.write(hidden);
            both.look(game.text);
        }
    }
    EXPECT_GT(both.clean, 0);
}

TEST_P(EachGame, says_of_mutants_only_what_is_so) {
    test::Random random(3);
    BothWays both;
    test::Generated game;
    for (long i = 0; i < by_effort(20); ++i) {
        game.make(some_request(GetParam(), random), {}, static_cast<std::uint64_t>(i), shown_all);
        for (int mutant = 0; mutant < 40; ++mutant) both.look(mutated(game.text, random));
        game.write(plays_alone);
        for (int mutant = 0; mutant < 40; ++mutant) both.look(mutated(game.text, random));
    }
    EXPECT_GT(both.clean, both.passed);  // some clean records have another spelling
    EXPECT_GT(both.passed, 0);
}

INSTANTIATE_TEST_SUITE_P(FastCheck, EachGame, testing::ValuesIn(all_games()),
                         [](const auto& test) { return test_name(test.param); });

std::string without_comments(const std::string& text) {
    std::string bare;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t feed = std::min(text.find('\n', at), text.size());
        std::string_view line = std::string_view(text).substr(at, feed - at);
        line = line.substr(0, line.find('#'));
        while (line.ends_with(' ')) line.remove_suffix(1);
        bare.append(line) += '\n';
        at = feed + 1;
    }
    return bare;
}

// The samples, the examples, and the saved inputs of the fuzzers.
TEST(FastCheck, G17_leaves_sheets_that_omit_draws_or_some_arms_to_the_referee) {
    BothWays both;
    // Ana may have drawn a tile that is not on the sheet.
    both.look(
        "game draw\n"
        "player A Ana\n"
        "player B Bo\n"
        "rule hand=2\n"
        "rule opening=lot\n"
        "rule voluntary=yes\n"
        "rule target=1\n"
        "\n"
        "hand 1\n"
        "deal A 6-6 6-5\n"
        "deal B 5-5 1-0\n"
        "A 6-5\n"
        "B 5-5@2\n"
        "A 6-6@1\n");
    // The 5-6 may lie on either of two arms, and later tiles name arms.
    both.look(
        "game leyden\n"
        "written passes halves\n"
        "player A\n"
        "player B\n"
        "rule target=40\n"
        "\n"
        "hand 1\n"
        "deal A 3-3 5-5 6-0 6-1 6-2 6-6\n"
        "deal B 0-0 2-2 4-2 5-2 5-4 6-4\n"
        "B 2-2\n"
        "A 6-1\n"
        "B +6-5 0-0@1\n"
        "A +4-0 +1-1 5-5\n"
        "B 2-5@2\n"
        "A +2-1 2-6\n"
        "B 5-6\n"
        "A +3-1 +1-0 1-3\n"
        "B 4-6\n"
        "A 1-1\n"
        "B +5-3 5-4\n"
        "A 6-6\n"
        "B +4-3 3-5\n"
        "A +5-0 1-0\n"
        "B 3-4@3\n"
        "A +4-1 2-1\n"
        "B +3-2 3-2\n"
        "A 6-0\n"
        "B +3-0 +5-1 +4-4 5-1\n"
        "A pass\n"
        "B pass\n");
    EXPECT_EQ(both.passed, 0);
}

TEST(FastCheck, says_of_all_records_that_there_are_only_what_is_so) {
    BothWays both;
    const std::filesystem::path source = BONES_SOURCE_DIR;
    for (const char* folder : {"samples", "tests"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source / folder)) {
            const bool is_of_others =
                entry.path().string().find("node_modules") != std::string::npos;
            if (!entry.is_regular_file() || is_of_others) continue;
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string text{std::istreambuf_iterator<char>(file), {}};
            both.look(text);
            both.look(without_comments(text));
        }
    EXPECT_GT(both.clean, 20);
    EXPECT_GT(both.passed, 0);
}

}  // namespace
}  // namespace bones
