// Games with breaches are judged twice: from records that show every hand, and from records that
// show only what the table saw. A breach proven from the second is one in the first. A breach in
// the first is proven or open in the second (G9, G10). tests/proofs checks the proof of each.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <set>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"
#include "tests/support/generated_record.hpp"

namespace bones {
namespace {

using namespace play;
using test::Generated;

struct PlyOfHand {
    std::int64_t hand, ply;
    auto operator<=>(const PlyOfHand&) const = default;
};

/// The breaches of one record that depend only on the hands.
struct Breaches {
    std::map<PlyOfHand, std::set<std::string_view>> broken, open;
    std::vector<const Finding*> joint;
};

Breaches breaches_of(const GameVerdict& verdict) {
    Breaches breaches;
    for (const Finding& finding : verdict.findings) {
        if (finding.severity != Severity::broken) continue;
        const PlyOfHand place{finding.hand, finding.ply};
        if (finding.verdict == Verdict::open)
            breaches.open[place].insert(finding.code->name);
        else if (finding.code == &code::joint_breach)
            breaches.joint.push_back(&finding);
        else
            breaches.broken[place].insert(finding.code->name);
    }
    return breaches;
}

/// Whether the proven code is true. A pass without its draws and with a fitting tile is a false
/// pass; if the hand is hidden, only the missing draws are proven.
bool is_true(std::string_view proven, const std::set<std::string_view>& truth) {
    return truth.count(proven) > 0 ||
           (proven == code::missed_draw.name && truth.count(code::false_pass.name) > 0);
}

struct CodeShare {
    int broken = 0, proven = 0, joint = 0;
};

class HideAndCompare {
  public:
    /// Compares a record with hidden parts with the full record.
    void compare(const Generated& shown, const Generated& hidden, bool counted) {
        const Breaches truth = breaches_of(shown.judge.verdict);
        const Breaches seen = breaches_of(hidden.judge.verdict);
        for (const auto& [place, names] : seen.broken) {
            const auto at = truth.broken.find(place);
            for (const std::string_view name : names)
                EXPECT_TRUE(at != truth.broken.end() && is_true(name, at->second))
                    << name << " at " << place.hand << "." << place.ply << " is not so\n"
                    << shown.text << "\n"
                    << hidden.text;
        }
        for (const auto& [place, names] : truth.broken)
            for (const std::string_view name : names) missed(place, name, seen, hidden, counted);
        for (const Finding* finding : seen.joint) check_joint(*finding, truth, hidden, counted);
        for (const Finding& finding : hidden.judge.verdict.findings) {
            const bool breach =
                finding.severity == Severity::broken && finding.verdict == Verdict::broken;
            proofs_ += breach;
            EXPECT_EQ(finding.proof != nullptr, breach) << finding.message << "\n" << hidden.text;
        }
    }

    void print(std::string_view game) const {
        for (const auto& [name, share] : shares_)
            std::cout << fmt::format("{:<22} {:<20} {:>6} broken, {:>6} proven ({:.0f} %)\n", game,
                                     name, share.broken, share.proven,
                                     100.0 * share.proven / std::max(1, share.broken));
        std::cout << fmt::format("{:<22} {} proofs, {} joint breaches\n", game, proofs_, joint_);
    }
    const std::map<std::string_view, CodeShare>& shares() const { return shares_; }

  private:
    void missed(PlyOfHand place, std::string_view name, const Breaches& seen,
                const Generated& hidden, bool counted) {
        const auto broken = seen.broken.find(place);
        const auto open = seen.open.find(place);
        const bool proven = broken != seen.broken.end() && broken->second.count(name) > 0;
        const bool lesser = broken != seen.broken.end() &&
                            is_true(code::missed_draw.name, {name}) &&
                            broken->second.count(code::missed_draw.name) > 0;
        const bool left_open = open != seen.open.end() && open->second.count(name) > 0;
        // The next leader and a due prize depend on the winner, which the record may not show
        // (G15).
        const bool by_winner = place.ply < 0 || (name == code::wrong_lead.name && place.hand > 1);
        EXPECT_TRUE(proven || lesser || left_open || by_winner)
            << name << " at " << place.hand << "." << place.ply << " is taken for right\n"
            << hidden.text;
        if (!counted) return;
        ++shares_[name].broken;
        shares_[name].proven += proven;
    }

    /// In a joint breach, at least one of the actions was wrong.
    void check_joint(const Finding& finding, const Breaches& truth, const Generated& hidden,
                     bool counted) {
        bool one_is = false;
        const Record& record = hidden.judge.record;
        for (const Evidence& evidence : finding.evidence)
            for (std::size_t h = 0; h < record.hands.size(); ++h)
                for (std::uint32_t i = record.hands[h].first_action; i < record.hands[h].end_action;
                     ++i)
                    one_is = one_is ||
                             (record.place_of(record.actions[i]).offset == evidence.place.offset &&
                              truth.broken.count({record.hands[h].number,
                                                  i - record.hands[h].first_action + 1}) > 0);
        EXPECT_TRUE(one_is) << finding.message << "\n" << hidden.text;
        joint_ += counted;
    }

    std::map<std::string_view, CodeShare> shares_;
    int proofs_ = 0;
    int joint_ = 0;
};

/// Returns a record's text without the lines that start with one of these words.
std::string without(const std::string& text, std::initializer_list<std::string_view> words) {
    std::string left;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string_view line(text.data() + at, end - at);
        const bool out = std::any_of(words.begin(), words.end(), [&](std::string_view word) {
            return line.substr(0, word.size()) == word;
        });
        if (!out) left += line;
        at = end;
    }
    return left;
}

/// Breaches that players commit by their moves. A wrong prize is excluded: a recorded prize counts
/// as available unless a line shows otherwise.
BreachRequest moves_of_players() {
    BreachRequest request;
    request.count = 4;
    for (const Code* code : injectables())
        if (code->injection == Injection::play && code != &code::after_end &&
            code != &code::wrong_prize)
            request.kinds.push_back(code);
    return request;
}

void compare_games(Game game, PlayerKind player, int players, int games) {
    HideAndCompare table;
    const BreachRequest breaches = moves_of_players();
    Generated shown(JudgeOptions{true}), hidden(JudgeOptions{true});
    GameRequest request;
    request.game = game;
    request.rules = default_house_rules(house_rules_of(game));
    request.kinds.fill(player);
    request.hands = 4;
    request.players = players;
    for (int number = 0; number < games && !testing::Test::HasFailure(); ++number) {
        shown.make(request, breaches, static_cast<std::uint64_t>(number));
        hidden.sheet = shown.sheet;
        for (const HiddenParts& what :
             {HiddenParts{true, true}, HiddenParts{true, false}, HiddenParts{false, true}}) {
            hidden.write(what);
            table.compare(shown, hidden, false);
        }
        hidden.read(without(shown.text, {"deal A"}));
        table.compare(shown, hidden, false);
        hidden.write({true, true});
        hidden.read(without(hidden.text, {"left"}));  // plays only
        table.compare(shown, hidden, true);
    }
    table.print(fmt::format("{} ({})", traits(game).name, players));
}

TEST(HideAndCompare, G9_curse_of_the_doublet) {
    compare_games(Game::curse_of_the_doublet, PlayerKind::random, 2, 600);
}
TEST(HideAndCompare, G9_double_takes) {
    compare_games(Game::double_takes, PlayerKind::random, 2, 150);
    compare_games(Game::double_takes, PlayerKind::random, 3, 150);
    compare_games(Game::double_takes, PlayerKind::random, 4, 150);
}
TEST(HideAndCompare, G9_prize_dominoes) {
    compare_games(Game::prize_dominoes, PlayerKind::random, 2, 600);
}
TEST(HideAndCompare, G9_super_dominoes) {
    compare_games(Game::super_dominoes, PlayerKind::random, 2, 200);
    compare_games(Game::super_dominoes, PlayerKind::random, 6, 100);
    compare_games(Game::super_dominoes, PlayerKind::random, 15, 100);
}
TEST(HideAndCompare, G9_leyden) {
    compare_games(Game::leyden, PlayerKind::random, 2, 600);
}

}  // namespace
}  // namespace bones
