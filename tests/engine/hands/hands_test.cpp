// Fully known hands are answered from the tiles seen, with the same result as from their books.
#include <gtest/gtest.h>

#include "engine/games/list.hpp"
#include "engine/hands/hands.hpp"
#include "engine/hands/joint.hpp"
#include "tests/engine/judging.hpp"
#include "tests/support/playout.hpp"

namespace bones::test {
namespace {

/// The hands of the first shuffle of a record in which every hand is known.
class WholeHands {
  public:
    WholeHands(const Record& record, const Deal& deal) : record_(record) {
        reporter_.start(record, verdict_);
        hands_.start(reporter_);
        hands_.read(0, {&deal, 1});
        facts_.check(0, {&deal, 1}, {}, reporter_);
    }

    void compare() {
        const Hand& hand = record_.hands[0];
        EXPECT_EQ(hands_.free(), books_.free());
        for (int s = 0; s < record_.players; ++s) {
            const Seat seat(s);
            EXPECT_TRUE(hands_.certain(0, seat));
            EXPECT_TRUE(books_.book(0, seat).certain());
            EXPECT_EQ(hands_.dealt(0, seat), at(seat, hand.first_action));
            for (std::uint32_t i = hand.first_action; i <= hand.end_action; ++i)
                compare_at(seat, static_cast<Moment>(i));
        }
        EXPECT_TRUE(verdict_.findings.empty());
    }

  private:
    TileSet at(Seat seat, std::uint32_t index) const {
        return books_.surely_held(0, seat, static_cast<Moment>(index));
    }

    void compare_at(Seat seat, Moment moment) {
        EXPECT_EQ(hands_.surely_held(0, seat, moment), books_.surely_held(0, seat, moment));
        EXPECT_EQ(hands_.left(0, seat, moment), books_.left_over(0, seat, moment));
        const auto pips = hands_.remaining_pips(0, moment).of(seat);
        const auto by_books = books_.remaining_pips(0, moment).of(seat);
        ASSERT_TRUE(pips && by_books);
        EXPECT_EQ(pips->least, by_books->least);
        EXPECT_EQ(pips->most, by_books->most);
        for (Tile tile : TileSet::full(traits(record_.game).highest)) {
            const Condition none{0, seat, moment, TileSet(tile)};
            const Condition held{0, seat, moment, {}, TileSet(tile)};
            EXPECT_EQ(hands_.verdict(none), books_.verdict(none)) << to_string(tile);
            EXPECT_EQ(hands_.verdict(held), books_.verdict(held)) << to_string(tile);
            EXPECT_EQ(hands_.may_have_held(none), books_.may_have_held(none)) << to_string(tile);
        }
    }

    const Record& record_;
    GameVerdict verdict_;
    Reporter reporter_;
    Hands hands_;
    Holdings books_;
    FactChecker facts_{books_};
};

template <GameRules G>
void compare_game(std::uint64_t seed) {
    Playout<G> playout(seed, traits(G::game).fewest_players, default_house_rules(G::options));
    Watcher<G> nobody;
    playout.play(1, nobody);
    const Judged game(playout.text());
    ASSERT_FALSE(game.record().hands.empty());
    typename G::Match match{};
    match.players = static_cast<std::uint8_t>(game.record().players);
    match.rules = default_house_rules(G::options);
    match.hand_number = 1;
    WholeHands(game.record(), G::deal(match)).compare();
}

TEST(Hands, tiles_that_were_seen_answer_as_the_books_do) {
    for (std::size_t game = 0; game < game_traits.size(); ++game)
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            with_game(static_cast<Game>(game), [&]<class G>() { compare_game<G>(seed); });
}

}  // namespace
}  // namespace bones::test
