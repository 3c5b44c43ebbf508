// Hands of a record without deals: which charges a clean record leaves open.
#include "engine/fast_check/hidden_hands.hpp"

#include <gtest/gtest.h>

namespace bones {
namespace {

constexpr Seat a(0), b(1);

TileSet tiles(std::initializer_list<Tile> list) {
    TileSet all;
    for (const Tile tile : list) all.add(tile);
    return all;
}

Charge no_tile_of(std::initializer_list<Tile> list) {
    return {&code::false_pass, "B4", tiles(list)};
}

/// Two hands of one tile each. A has passed where a 6 was open.
class HiddenHandsTest : public ::testing::Test {
  protected:
    HiddenHandsTest() {
        BySeat<std::uint8_t> held{};
        held[a] = held[b] = 1;
        hands_.begin(held);
        EXPECT_TRUE(hands_.add(a, no_tile_of({Tile(6, 1), Tile(6, 2)})));
    }
    HiddenHands hands_;
};

TEST_F(HiddenHandsTest, a_charge_is_refuted_by_a_hand_without_these_tiles) {
    hands_.show(a, Tile(5, 0));
    hands_.show(b, Tile(6, 1));
    EXPECT_EQ(hands_.count_open(), 0);
}

TEST_F(HiddenHandsTest, a_charge_is_open_if_the_tile_may_be_drawn_later) {
    EXPECT_TRUE(hands_.draw(a));
    hands_.show(a, Tile(6, 1));
    hands_.show(a, Tile(5, 0));
    EXPECT_EQ(hands_.count_open(), 1);
}

TEST_F(HiddenHandsTest, a_dealt_tile_proves_a_charge) {
    hands_.show(a, Tile(6, 1));
    EXPECT_EQ(hands_.count_open(), -1);
}

TEST_F(HiddenHandsTest, a_draw_gives_one_tile_only) {
    EXPECT_TRUE(hands_.draw(a));
    hands_.show(a, Tile(6, 1));
    hands_.show(a, Tile(6, 2));
    EXPECT_EQ(hands_.count_open(), -1);
}

TEST_F(HiddenHandsTest, a_tile_is_drawn_before_it_is_played) {
    hands_.show(a, Tile(6, 1));
    EXPECT_TRUE(hands_.draw(a));
    hands_.show(a, Tile(5, 0));
    EXPECT_EQ(hands_.count_open(), -1);
}

TEST_F(HiddenHandsTest, two_charges_need_later_draws) {
    EXPECT_TRUE(hands_.draw(a));
    EXPECT_TRUE(hands_.add(a, no_tile_of({Tile(6, 1), Tile(5, 0)})));
    hands_.show(a, Tile(6, 1));
    hands_.show(a, Tile(4, 0));
    EXPECT_EQ(hands_.count_open(), -1) << "the 6-1 came with the only draw or before";
    EXPECT_TRUE(hands_.draw(a));
    hands_.show(a, Tile(3, 0));
    EXPECT_EQ(hands_.count_open(), -1) << "it was played before the second draw";
}

TEST(HiddenHands, L2_a_lead_depends_on_the_tiles_dealt_to_all) {
    const auto open_after = [](bool a_draws, bool b_draws) {
        HiddenHands hands;
        BySeat<std::uint8_t> held{};
        held[a] = held[b] = 1;
        hands.begin(held);
        Charge lead{&code::wrong_lead, "L2", tiles({Tile(1, 1)}), Scope::all_dealt};
        lead.all_of = TileSet(Tile(2, 2));
        if (a_draws) hands.draw(a);
        EXPECT_TRUE(hands.add(a, lead));
        hands.show(a, Tile(2, 2));
        if (b_draws) hands.draw(b);
        if (a_draws) hands.show(a, Tile(4, 0));
        hands.show(b, Tile(1, 1));
        if (b_draws) hands.show(b, Tile(3, 0));
        return hands.count_open();
    };
    EXPECT_EQ(open_after(false, true), 1) << "the 1-1 may be drawn";
    EXPECT_EQ(open_after(true, true), 1) << "the 2-2 may be dealt";
    EXPECT_EQ(open_after(false, false), -1) << "the 1-1 was dealt";
}

TEST(HiddenHands, other_charges_are_left_to_the_referee) {
    HiddenHands hands;
    Charge charge = no_tile_of({Tile(6, 1)});
    charge.otherwise = &code::missed_draw;
    EXPECT_FALSE(hands.add(a, charge));
    charge = no_tile_of({Tile(6, 1)});
    charge.or_none_of = tiles({Tile(5, 1)});
    EXPECT_FALSE(hands.add(a, charge));
    charge = no_tile_of({Tile(6, 1)});
    charge.scope = Scope::before_draws;
    EXPECT_FALSE(hands.add(a, charge));
    EXPECT_FALSE(hands.add(a, Charge{&code::misfit, "B3"}));
}

TEST(HiddenHands, no_seat_has_more_than_64_tiles) {
    HiddenHands hands;
    hands.begin({});
    for (int i = 0; i < HiddenHands::most_places; ++i) EXPECT_TRUE(hands.draw(a));
    EXPECT_FALSE(hands.draw(a));
}

}  // namespace
}  // namespace bones
