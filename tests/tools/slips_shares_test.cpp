// How often the search for slips of the pen lists what was meant, and how often it is right where
// it is certain: by game and kind of slip, over generated games with one slip each. BONES_EFFORT
// plays more or less of them.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <iostream>
#include <iterator>
#include <sstream>

#include "bones/writer.hpp"
#include "engine/codes.hpp"
#include "engine/slips/slips.hpp"
#include "engine/slips/trial.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/generated_record.hpp"
#include "tests/tools/slip.hpp"

namespace bones {

using namespace play;
namespace {

using test::Generated;
using test::Slip;

/// What came of the slips of one kind.
struct Share {
    int made = 0;     ///< slips that cause a finding
    int listed = 0;   ///< of these: what was meant is listed, or certain
    int certain = 0;  ///< of these: something is certain
    int wrong = 0;    ///< and it is not what was meant
    int bounded = 0;  ///< not all was tried

    void add(const Share& other) {
        made += other.made;
        listed += other.listed;
        certain += other.certain;
        wrong += other.wrong;
        bounded += other.bounded;
    }
};

/// A text whose lines of tiles without an order are sorted.
std::string sorted(const std::string& text) {
    std::string out;
    std::istringstream in(text);
    for (std::string row; std::getline(in, row);) {
        std::istringstream in_row(row);
        std::vector<std::string> words{std::istream_iterator<std::string>(in_row), {}};
        if (row.starts_with("deal ") || row.starts_with("left "))
            std::sort(words.begin(), words.end());
        for (const std::string& word : words) (out += word) += ' ';
        out += '\n';
    }
    return out;
}

/// A record in one spelling. A `lead` line that says what goes without saying is spelling too.
std::string outcome(const std::string& text, Slip slip) {
    Record record;
    GameVerdict verdict;
    parse({text, 1, 1, false}, record);
    Referee().judge(record, verdict);
    if (slip == Slip::lead) return fingerprint(record, verdict);
    std::string out;
    write(record, verdict.actions, out);
    return sorted(out);
}

std::string mended(const Record& record, const Fix& fix) {
    std::vector<Replacement> all{{fix.place, fix.replacement}};
    all.insert(all.end(), fix.besides.begin(), fix.besides.end());
    return slips::changed_text(record.text, all);
}

GameRequest request_of(Game game, std::uint64_t number) {
    GameRequest request;
    request.game = game;
    const GameTraits& its = traits(game);
    const int most = std::min(its.most_players, 4);
    request.players =
        its.fewest_players +
        static_cast<int>(number % static_cast<unsigned>(most - its.fewest_players + 1));
    request.rules = default_house_rules(house_rules_of(game));
    request.hands = 3;
    return request;
}

/// Breaches that players commit, at most one in a record.
BreachRequest true_breaches() {
    BreachRequest request;
    request.count = 1;
    for (const Code* code : injectables())
        if (code->injection == Injection::play) request.kinds.push_back(code);
    return request;
}

bool has_misfit(const GameVerdict& verdict) {
    return std::any_of(verdict.findings.begin(), verdict.findings.end(),
                       [](const Finding& finding) { return finding.code == &code::misfit; });
}

class Shares {
  public:
    void add(Game game, Slip slip, const Hidden& hidden, std::uint64_t number) {
        const GameRequest request = request_of(game, number);
        generated_.make(request, {}, number, hidden);
        const std::string meant = generated_.text;
        test::Random random(number * 64 + static_cast<std::uint64_t>(slip));
        const std::string text =
            test::SlipMaker(traits(game), request.players, random).make(meant, slip);
        if (text.empty()) return;
        parse({text, 1, 1, false}, record_);
        referee_.judge(record_, verdict_);
        const FindingCounts& counts = verdict_.counts;
        if (counts.error + counts.broken + counts.claim == 0) return;
        count(outcome(meant, slip), slip);
    }

    void print(std::string_view title) {
        std::cout << fmt::format("{:<24} {:>7} {:>7} {:>8} {:>6} {:>8}\n", title, "slips", "listed",
                                 "certain", "wrong", "bounded");
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            const Share& share = shares_[i];
            if (share.made == 0) continue;
            std::cout << fmt::format(
                "{:<24} {:>7} {:>6.1f}% {:>8} {:>6} {:>8}\n", test::slip_names[i], share.made,
                100.0 * share.listed / share.made, share.certain, share.wrong, share.bounded);
            sum_.add(share);
        }
        std::cout << fmt::format("{} slips, longest search {:.1f} ms, most work {} bytes\n\n",
                                 sum_.made, longest_ * 1000, most_work_);
    }

    const Share& operator[](Slip slip) const { return shares_[static_cast<std::size_t>(slip)]; }
    const Share& sum() const { return sum_; }

  private:
    void count(const std::string& meant, Slip slip) {
        Share& share = shares_[static_cast<std::size_t>(slip)];
        ++share.made;
        const auto begin = std::chrono::steady_clock::now();
        const std::vector<HandSlips> found = search_.search(record_);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        longest_ = std::max(longest_, took.count());
        most_work_ = std::max(most_work_, search_.work());
        bool listed = false, certain = false, wrong = false, bounded = false;
        for (const HandSlips& hand : found) {
            bounded = bounded || !hand.readings.all_tried;
            if (hand.certain) {
                const bool right = outcome(mended(record_, *hand.certain), slip) == meant;
                certain = true;
                wrong = wrong || !right;
                listed = listed || right;
            }
            for (const Fix& fix : hand.readings.listed)
                listed = listed || outcome(mended(record_, fix), slip) == meant;
        }
        share.listed += listed;
        share.certain += certain;
        share.wrong += wrong;
        share.bounded += bounded;
        if (std::getenv("BONES_SHOW") != nullptr && (!listed || wrong))
            std::cout << "----\n" << generated_.text << "----\n" << record_.text << "\n";
    }

    Generated generated_;
    Record record_;
    GameVerdict verdict_;
    Referee referee_;
    SlipSearch search_;
    std::array<Share, test::slip_names.size()> shares_;
    Share sum_;
    double longest_ = 0;
    std::uint64_t most_work_ = 0;
};

bool is_left_out(Slip slip) {
    return slip == Slip::pass_left_out || slip == Slip::draw_left_out || slip == Slip::left_out;
}

class SlipShares : public testing::TestWithParam<Game> {
  protected:
    static void add_all(Shares& shares, const Hidden& hidden) {
        const auto games = static_cast<std::uint64_t>(by_effort(10));
        for (std::size_t slip = 0; slip < test::slip_names.size(); ++slip)
            for (std::uint64_t number = 0; number < games; ++number)
                shares.add(GetParam(), static_cast<Slip>(slip), hidden, number);
    }
    /// At least so many of a hundred slips of each kind are listed; of some by one fewer.
    static void expect(const Shares& shares, int usual, int left_out) {
        for (std::size_t i = 0; i < test::slip_names.size(); ++i) {
            const auto slip = static_cast<Slip>(i);
            const Share& share = shares[slip];
            const int wanted = is_left_out(slip) ? left_out : usual;
            EXPECT_GE(100 * (share.listed + 1), wanted * share.made) << test::slip_names[i];
        }
    }
    /// What is certain is so in 99 of a hundred.
    static void expect_certain(const Shares& shares) {
        EXPECT_LE(100 * (shares.sum().wrong - 1), shares.sum().certain);
    }
};

TEST_P(SlipShares, with_full_deals) {
    Shares shares;
    add_all(shares, {});
    shares.print(std::string(traits(GetParam()).name) + ", full");
    expect(shares, 99, 95);
    expect_certain(shares);
}

// Of what was left out only so much can be listed as the sheet decides: any of many unseen tiles
// may fit, and the draws of a turn may have been one more in many a turn.
TEST_P(SlipShares, with_plays_only) {
    Shares shares;
    add_all(shares, {true, true});
    shares.print(std::string(traits(GetParam()).name) + ", plays");
    expect(shares, 90, 0);
    expect_certain(shares);
}

/// Clean records, and those in which players broke rules and nobody made a slip.
TEST_P(SlipShares, without_a_slip) {
    SlipSearch search;
    Generated generated;
    int breaches = 0, changed = 0;
    const auto games = static_cast<std::uint64_t>(by_effort(20));
    for (std::uint64_t number = 0; number < games; ++number) {
        for (const Hidden& hidden : {Hidden{}, Hidden{true, true}}) {
            const GameRequest request = request_of(GetParam(), number);
            generated.make(request, {}, number, hidden);
            EXPECT_TRUE(search.search(generated.judge.record).empty()) << generated.text;
            generated.make(request, true_breaches(), number, hidden);
            const FindingCounts& counts = generated.judge.verdict.counts;
            if (counts.broken == 0) continue;
            ++breaches;
            for (const HandSlips& hand : search.search(generated.judge.record)) {
                if (!hand.certain) continue;
                ++changed;
                EXPECT_TRUE(has_misfit(generated.judge.verdict)) << generated.text;
            }
        }
    }
    std::cout << fmt::format("{}: {} records with true breaches, {} misfits mended\n",
                             traits(GetParam()).name, breaches, changed);
    EXPECT_GT(breaches, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, SlipShares,
                         testing::Values(Game::curse_of_the_doublet, Game::double_takes,
                                         Game::prize_dominoes, Game::super_dominoes, Game::leyden),
                         [](const auto& game) {
                             std::string name(traits(game.param).name);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace bones
