// G5: where a record contradicts itself, a tile is not proven to be in a hand merely because no
// other place is left. A tile that was seen is in one hand only. The games are legal, partly
// hidden, with one error of fact added. BONES_EFFORT sets their number.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>

#include "bones/referee.hpp"
#include "tests/second/compare.hpp"
#include "tests/second/random_game.hpp"
#include "tests/second/referee/text.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"

namespace bones::second {
namespace {

/// Puts one error of fact into a game.
class Mistake {
  public:
    Mistake(Draft& draft, Dice& dice)
        : draft_(draft), dice_(dice), hand_(draft.hands[dice.roll(draft.hands.size())]) {}

    void make() {
        switch (dice_.roll(7)) {
            case 0:
                return deal_a_tile_twice();
            case 1:
                return deal_too_few_or_many();
            case 2:
                return play_what_another_holds();
            case 3:
                return change(hand_.yard);
            case 4:
                return change_what_is_left();
            case 5:
                return play_again();
            default:
                return show_a_strange_tile();
        }
    }

  private:
    std::string any_tile() {
        const auto tiles = static_cast<std::size_t>(set_size(draft_.highest()));
        return tile_word(Tile::numbered(dice_.roll(tiles)));
    }
    void change(std::vector<std::string>& words) {
        if (!words.empty()) words[dice_.roll(words.size())] = any_tile();
    }
    std::vector<std::string>& some_deal() { return hand_.deals[dice_.roll(hand_.deals.size())]; }
    void deal_a_tile_twice() {
        auto& to = some_deal();
        const auto& from = some_deal();
        if (!to.empty() && !from.empty()) to[dice_.roll(to.size())] = from[dice_.roll(from.size())];
    }
    void deal_too_few_or_many() {
        auto& deal = some_deal();
        if (deal.empty()) return;
        if (dice_.chance(50))
            deal.pop_back();
        else
            deal.push_back(any_tile());
    }
    Token* some_play() {
        std::vector<Token*> plays;
        for (Token& token : hand_.tokens)
            if (token.kind == Token::play) plays.push_back(&token);
        return plays.empty() ? nullptr : dice_.pick(plays);
    }
    /// Swaps the seats of two plays, so that each seat lays a tile of the other.
    void play_what_another_holds() {
        Token* one = some_play();
        Token* other = some_play();
        if (one != nullptr) std::swap(one->seat, other->seat);
    }
    void play_again() {
        const Token* one = some_play();
        Token* other = some_play();
        if (one == nullptr) return;
        other->first = one->first;
        other->second = one->second;
    }
    void change_what_is_left() {
        draft_.show_left = true;
        if (!hand_.left.empty()) change(hand_.left[dice_.roll(hand_.left.size())]);
    }
    void show_a_strange_tile() {
        if (hand_.tokens.empty()) return;
        const auto at = dice_.roll(hand_.tokens.size());
        Token show;
        show.kind = Token::other;
        show.seat = hand_.tokens[at].seat;
        show.word = "~" + any_tile();
        if (draft_.game != Game::double_takes || dice_.chance(50))
            hand_.tokens.insert(hand_.tokens.begin() + at, show);
    }

    Draft& draft_;
    Dice& dice_;
    HandDraft& hand_;
};

bool contradicts(const Finding& finding) {
    static const std::vector<std::string_view> codes{"tile-repeated", "tile-not-held",
                                                     "deal-size",     "count-mismatch",
                                                     "yard-mismatch", "left-mismatch"};
    return std::find(codes.begin(), codes.end(), finding.code->name) != codes.end();
}

/// Whether another seat has laid, drawn or shown the tile in this hand before a ply.
bool seen_elsewhere(const Record& record, const Finding& finding, Tile tile) {
    for (const Hand& hand : record.hands) {
        if (hand.number != finding.hand) continue;
        for (std::int64_t ply = 1; ply < finding.ply; ++ply) {
            const Action& action = record.actions[hand.first_action + ply - 1];
            const bool seen = action.kind == ActionKind::play || action.kind == ActionKind::show ||
                              action.kind == ActionKind::draw;
            if (seen && action.tile() == tile && action.seat() != finding.seat) return true;
        }
    }
    return false;
}

/// Returns one line for each proven breach that rests on a guess.
std::string guesses(const std::string& text, long& contradicted) {
    static Referee referee(JudgeOptions{});
    std::string lines;
    each_record(text, [&](const Record& record) {
        GameVerdict verdict;
        referee.judge(record, verdict);
        std::map<std::int64_t, bool> doubtful;
        const bool one_shuffle = record.game == Game::double_takes;
        for (const Finding& finding : verdict.findings)
            if (contradicts(finding)) doubtful[one_shuffle ? 0 : finding.hand] = true;
        contradicted += !doubtful.empty();
        for (const Finding& finding : verdict.findings) {
            if (finding.severity != Severity::broken || !doubtful[one_shuffle ? 0 : finding.hand])
                continue;
            for (const Evidence& evidence : finding.evidence) {
                const bool guessed = evidence.kind == "others";
                const bool elsewhere =
                    std::any_of(evidence.tiles.begin(), evidence.tiles.end(),
                                [&](Tile tile) { return seen_elsewhere(record, finding, tile); });
                if (guessed || elsewhere)
                    lines += finding.message + ": " + evidence.message() + "\n";
            }
        }
    });
    return lines;
}

class Contradictions : public testing::TestWithParam<Game> {};

TEST_P(Contradictions, G5_nobody_is_accused_because_there_is_no_other_place) {
    const long games = by_effort(100);
    long contradicted = 0;
    for (long game = 1; game <= games && !HasFailure(); ++game) {
        Dice dice(static_cast<std::uint64_t>(game) * 5 + static_cast<std::uint64_t>(GetParam()));
        Draft draft = random_game(GetParam(), dice);
        if (!dice.chance(20)) hide(draft, dice);
        Mistake(draft, dice).make();
        const std::string text = render(draft);
        EXPECT_EQ(guesses(text, contradicted), "") << text;
        EXPECT_EQ(compare(text), "");
    }
    EXPECT_GT(contradicted, games / 4);
    std::cout << traits(GetParam()).name << ": " << contradicted << " of " << games
              << " games contradict themselves\n";
}

INSTANTIATE_TEST_SUITE_P(Games, Contradictions, testing::ValuesIn(all_games()),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace bones::second
