// Compares the second referee's verdicts on unknown hands with brute force over all fillings of
// small records.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/second/enumerate.hpp"
#include "tests/second/referee/text.hpp"

namespace bones::second {
namespace {

/// Returns the tile of an undone action to the seat's remaining tiles.
void take_back(HandDraft& hand, const Token& token) {
    const auto seat = static_cast<std::size_t>(token.seat);
    if (seat >= hand.left.size()) return;
    auto& left = hand.left[seat];
    const std::string word = tile_word(token.first, token.second);
    if (token.kind == Token::play) left.push_back(word);
    if (token.kind == Token::draw)
        std::erase_if(left, [&](const std::string& other) {
            return other == word || other == tile_word(token.second, token.first);
        });
}

/// Turns a play into a pass, or stops the record early.
void disturb(HandDraft& hand, bool tricks, Dice& dice) {
    if (hand.tokens.size() < 2) return;
    const auto at = static_cast<std::size_t>(1 + dice.roll(hand.tokens.size() - 1));
    if (tricks || dice.chance(50)) {
        for (std::size_t i = hand.tokens.size(); i-- > at;) take_back(hand, hand.tokens[i]);
        hand.tokens.resize(at);
        return;
    }
    Token pass;
    pass.kind = Token::pass;
    pass.seat = hand.tokens[at].seat;
    if (hand.tokens[at].kind == Token::play) take_back(hand, hand.tokens[at]);
    hand.tokens[at] = pass;
}

void hide_some(HandDraft& hand, int tiles, Dice& dice) {
    for (int i = 0; i < tiles; ++i) {
        auto& deal = hand.deals[static_cast<std::size_t>(dice.roll(hand.deals.size()))];
        if (!deal.empty()) deal[static_cast<std::size_t>(dice.roll(deal.size()))] = "?";
    }
    for (Token& token : hand.tokens)
        if (token.kind == Token::draw && dice.chance(40)) token.known = false;
    for (std::string& word : hand.yard)
        if (dice.chance(50)) word = "?";
    const bool whole = dice.chance(50);
    for (auto& left : hand.left)
        for (std::string& word : left)
            if (!whole && dice.chance(50)) word = "?";
}

bool can_be_filled(const Judged& judged) {
    return std::none_of(judged.findings.begin(), judged.findings.end(), [](const Item& item) {
        return item.severity == Severity::error || item.code == "layout-unknown" ||
               item.code == "after-end";
    });
}

void run(Game game, int records, int hidden, long most) {
    long fillings = 0, used = 0;
    for (int seed = 1; seed <= records; ++seed) {
        Dice dice(static_cast<std::uint64_t>(seed) * 5 + static_cast<std::uint64_t>(game));
        Draft draft = random_game(game, dice);
        std::erase_if(draft.rules,
                      [](const std::string& rule) { return rule.starts_with("target"); });
        if (game != Game::double_takes) draft.hands.resize(1);
        for (HandDraft& hand : draft.hands) {
            hand.tail.clear();
            hand.end.clear();
            draft.show_left = dice.chance(50);  // show all tiles left, or only some
            if (game != Game::double_takes) disturb(hand, traits(game).tricks, dice);
            hide_some(hand, 1 + dice.roll(static_cast<std::size_t>(hidden)), dice);
        }
        const Judged judged = judge_text(render(draft));
        if (!can_be_filled(judged)) continue;
        long count = 0;
        const auto wrong = check_by_fillings(draft, judged, most, count);
        if (!wrong) continue;
        ++used;
        fillings += count;
        EXPECT_EQ(*wrong, "") << render(draft) << to_text(judged);
    }
    EXPECT_GT(used, records / 10);
    EXPECT_GT(fillings, used);
}

TEST(Fillings, curse_of_the_doublet) {
    run(Game::curse_of_the_doublet, 200, 12, 1000);
}
TEST(Fillings, prize_dominoes) {
    run(Game::prize_dominoes, 100, 7, 1000);
}
TEST(Fillings, super_dominoes) {
    run(Game::super_dominoes, 10, 3, 100);
}
TEST(Fillings, leyden) {
    run(Game::leyden, 100, 7, 1000);
}
TEST(Fillings, block) {
    run(Game::block, 60, 7, 1000);
}
TEST(Fillings, forty_two) {
    run(Game::forty_two, 100, 8, 1000);
}
TEST(Fillings, fives_and_threes) {
    run(Game::fives_and_threes, 100, 7, 1000);
}

}  // namespace
}  // namespace bones::second
