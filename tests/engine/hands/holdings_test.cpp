// The tiles that hands can have held (G9, G10): worked by hand, and compared with every placing of
// the unseen tiles on small books.
#include "engine/hands/holdings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "engine/hands/conflict.hpp"
#include "engine/hands/joint.hpp"
#include "tests/support/placings.hpp"
#include "tests/support/random.hpp"

namespace bones::test {
namespace {

constexpr Seat a(0), b(1);

TileSet set(std::initializer_list<Tile> tiles) {
    TileSet all;
    for (Tile tile : tiles) all.add(tile);
    return all;
}

/// Returns books over the double-two set (six tiles) for two players and one hand.
Holdings small_books() {
    Holdings holdings;
    holdings.clear(2, 2, 0);
    holdings.book(0, b);
    return holdings;
}

TEST(Holdings, G9_a_fixed_tile_is_held_from_its_taking_until_it_goes) {
    Holdings holdings = small_books();
    holdings.book(0, a).fixed = {{Tile(2, 1), 3, 7}};
    holdings.place(Tile(2, 1));
    const auto verdict = [&](Moment moment) {
        return holdings.verdict({0, a, moment, set({Tile(2, 1)})});
    };
    EXPECT_EQ(verdict(2), Verdict::kept);
    EXPECT_EQ(verdict(3), Verdict::broken);
    EXPECT_EQ(verdict(6), Verdict::broken);
    EXPECT_EQ(verdict(7), Verdict::kept);
}

TEST(Holdings, G9_a_slot_may_hold_any_free_tile) {
    Holdings holdings = small_books();
    holdings.book(0, a).slots = {0};
    EXPECT_EQ(holdings.verdict({0, a, 1, set({Tile(2, 1)})}), Verdict::open);
    EXPECT_EQ(holdings.verdict({0, a, 1, TileSet::full(2)}), Verdict::broken);
    EXPECT_EQ(holdings.verdict({0, b, 1, TileSet::full(2)}), Verdict::kept);
}

TEST(Holdings, G9_an_owned_tile_came_with_one_of_its_first_slots) {
    Holdings holdings = small_books();
    holdings.book(0, a).slots = {0, 5};
    holdings.book(0, a).owned = {{Tile(2, 1), 2}};
    holdings.place(Tile(2, 1));
    EXPECT_EQ(holdings.verdict({0, a, 3, set({Tile(2, 1)})}), Verdict::open);
    EXPECT_EQ(holdings.verdict({0, a, 5, set({Tile(2, 1)})}), Verdict::broken);
    holdings.book(0, a).owned = {{Tile(2, 1), 1}};
    EXPECT_EQ(holdings.verdict({0, a, 3, set({Tile(2, 1)})}), Verdict::broken);
}

TEST(Holdings, G9_too_few_other_tiles_prove_it) {
    Holdings holdings = small_books();
    holdings.book(0, a).slots = {0, 0, 0};
    EXPECT_EQ(holdings.verdict({0, a, 0, TileSet::with(2)}), Verdict::open) << "0-0, 1-0 and 1-1";
    holdings.place(Tile(0, 0));
    EXPECT_EQ(holdings.verdict({0, a, 0, TileSet::with(2)}), Verdict::broken);
}

TEST(Holdings, G9_of_a_hidden_hand_only_what_was_seen_is_known) {
    Holdings holdings = small_books();
    SeatBook& mine = holdings.book(0, a);
    mine.hidden = true;
    mine.slots = {0};
    mine.fixed = {{Tile(2, 1), 0, never}};
    holdings.place(Tile(2, 1));
    EXPECT_EQ(holdings.verdict({0, a, 0, set({Tile(2, 1)})}), Verdict::broken);
    EXPECT_EQ(holdings.verdict({0, a, 0, TileSet::full(2) - set({Tile(2, 1)})}), Verdict::open);
}

TEST(Holdings, G5_after_an_error_everything_is_open) {
    Holdings holdings = small_books();
    SeatBook& mine = holdings.book(0, a);
    mine.fixed = {{Tile(2, 1), 0, never}};
    mine.void_from = 4;
    holdings.place(Tile(2, 1));
    EXPECT_EQ(holdings.verdict({0, a, 3, set({Tile(2, 1)})}), Verdict::broken);
    EXPECT_EQ(holdings.verdict({0, a, 4, set({Tile(2, 1)})}), Verdict::open);
}

TEST(Holdings, G15_what_is_left_is_known_if_every_tile_is) {
    Holdings holdings = small_books();
    SeatBook& mine = holdings.book(0, a);
    mine.slots = {0, 0};
    mine.owned = {{Tile(2, 1), 2, never, never}};
    mine.size = 2;
    holdings.place(Tile(2, 1));
    EXPECT_EQ(holdings.left_over(0, a, 9), std::nullopt);
    for (Tile tile : {Tile(0, 0), Tile(1, 0), Tile(1, 1), Tile(2, 2)}) holdings.place(tile);
    EXPECT_EQ(holdings.left_over(0, a, 9), set({Tile(2, 1), Tile(2, 0)}));
}

// ---- against every placing ----------------------------------------------------------------------

constexpr int two_players = 2;
constexpr Moment last_moment = 6;

class RandomBooks {
  public:
    RandomBooks(std::uint64_t seed, bool by_leaving) : random_(seed), by_leaving_(by_leaving) {
        hands_ = by_leaving ? 2 : 1;
        holdings.clear(two_players, 3, 0);
        for (Tile tile : TileSet::full(3)) tiles_.push_back(tile);
        random_.shuffle(tiles_);
        std::size_t left = 5;
        for (std::uint32_t hand = 0; hand < hands_; ++hand)
            for (int s = 0; s < two_players; ++s) fill(holdings.book(hand, Seat(s)), left);
        // Some free tiles are not available, such as known tiles of the yard.
        for (std::size_t out = random_.below(3); out > 0 && !tiles_.empty(); --out) take();
    }

    Condition condition() {
        Condition condition{static_cast<std::uint32_t>(random_.below(hands_)),
                            Seat(static_cast<int>(random_.below(two_players))),
                            moment(),
                            {}};
        if (random_.percent(15)) {
            condition.all_of.add(Tile::numbered(static_cast<int>(random_.below(set_size(3)))));
            return condition;
        }
        const auto share = static_cast<unsigned>(20 + random_.below(60));
        for (Tile tile : TileSet::full(3))
            if (random_.percent(share)) condition.none_of.add(tile);
        return condition;
    }
    Random& random() { return random_; }
    std::uint32_t hands() const { return hands_; }

    Holdings holdings;

  private:
    Moment moment() { return static_cast<Moment>(random_.below(last_moment + 1)); }

    Tile take() {
        const Tile tile = tiles_.back();
        tiles_.pop_back();
        holdings.place(tile);
        return tile;
    }

    void fill(SeatBook& book, std::size_t& left) {
        book.by_leaving = by_leaving_;
        const std::size_t slots = std::min(left, random_.below(4));
        left -= slots;
        for (std::size_t i = 0; i < slots; ++i)
            book.slots.push_back(by_leaving_ && random_.percent(50) ? never : moment());
        std::sort(book.slots.begin(), book.slots.end());
        if (by_leaving_) std::reverse(book.slots.begin(), book.slots.end());
        if (random_.percent(40)) {
            const Moment taken = moment();
            book.fixed.push_back({take(), taken, random_.percent(50) ? never : taken + moment()});
        }
        for (std::size_t i = 0; i < slots; ++i)
            if (random_.percent(40)) own(book);
    }

    /// Adds a tile seen at some moment: played then, or shown and kept.
    void own(SeatBook& book) {
        const Moment seen = moment();
        const bool kept = random_.percent(30);
        const std::uint32_t limit =
            by_leaving_ && !kept ? book.slots_at(never - 1) : book.slots_at(seen);
        const auto in_time = std::count_if(book.owned.begin(), book.owned.end(),
                                           [&](auto& owned) { return owned.limit <= limit; });
        if (static_cast<std::size_t>(in_time) >= limit) return;
        book.owned.push_back({take(), limit, kept ? seen : never, kept ? never : seen});
    }

    Random random_;
    bool by_leaving_;
    std::uint32_t hands_;
    std::vector<Tile> tiles_;
};

/// The placings, each with a bit for each condition that it keeps.
struct Tally {
    std::vector<std::uint32_t> kept;

    Verdict verdict(std::uint32_t condition) const {
        const auto keeps = [&](std::uint32_t k) { return (k & condition) == condition; };
        if (std::none_of(kept.begin(), kept.end(), keeps)) return Verdict::broken;
        return std::all_of(kept.begin(), kept.end(), keeps) ? Verdict::kept : Verdict::open;
    }
};

Tally tally_of(const RandomBooks& books, const std::vector<Condition>& conditions) {
    Tally tally;
    Placings(books.holdings, books.hands(), two_players).each([&](const auto& rows) {
        std::uint32_t kept = 0;
        for (std::size_t c = 0; c < conditions.size(); ++c)
            if (keeps(rows, conditions[c])) kept |= 1u << c;
        tally.kept.push_back(kept);
    });
    return tally;
}

/// Returns the expected conflict: the smallest, then the earliest last member, then the earliest
/// members.
std::vector<std::size_t> expected_conflict(const Tally& tally, std::size_t conditions) {
    std::optional<std::vector<std::size_t>> best;
    const auto better = [](const auto& one, const auto& other) {
        if (one.size() != other.size()) return one.size() < other.size();
        if (one.back() != other.back()) return one.back() < other.back();
        return one < other;
    };
    for (std::uint32_t group = 1; group < 1u << conditions; ++group) {
        if (tally.verdict(group) != Verdict::broken) continue;
        std::vector<std::size_t> members;
        for (std::size_t c = 0; c < conditions; ++c)
            if (group >> c & 1) members.push_back(c);
        if (!best || better(members, *best)) best = members;
    }
    return best.value_or(std::vector<std::size_t>());
}

struct Counts {
    int broken = 0, open = 0, kept = 0, conflicts = 0, books = 0;
};

void compare(std::uint64_t seed, bool by_leaving, Counts& counts) {
    RandomBooks books(seed, by_leaving);
    std::vector<Condition> conditions;
    for (int i = 0; i < 8; ++i) conditions.push_back(books.condition());
    const Tally tally = tally_of(books, conditions);
    if (tally.kept.empty()) return;  // the facts contradict each other
    ++counts.books;
    std::vector<Condition> open;
    for (std::size_t c = 0; c < conditions.size(); ++c) {
        const Verdict verdict = tally.verdict(1u << c);
        EXPECT_EQ(books.holdings.verdict(conditions[c]), verdict) << "condition " << c;
        if (verdict == Verdict::open) open.push_back(conditions[c]);
        ++(verdict == Verdict::open   ? counts.open
           : verdict == Verdict::kept ? counts.kept
                                      : counts.broken);
    }
    if (open.empty()) return;
    const Tally of_open = tally_of(books, open);
    const auto everything = (1u << open.size()) - 1;
    const Verdict together = of_open.verdict(everything);
    EXPECT_EQ(can_all_hold(books.holdings, open), together != Verdict::broken);
    EXPECT_EQ(verdict_of_all(books.holdings, open), together);
    std::vector<std::size_t> owner;
    for (std::size_t c = 0; c < open.size(); ++c) owner.push_back(c);
    EXPECT_EQ(smallest_conflict(books.holdings, open, owner).actions,
              expected_conflict(of_open, open.size()));
    counts.conflicts += together == Verdict::broken;
}

void compare_many(bool by_leaving) {
    Counts counts;
    for (std::uint64_t seed = 1; seed <= 400 && !testing::Test::HasFailure(); ++seed) {
        SCOPED_TRACE(seed);
        compare(seed, by_leaving, counts);
    }
    EXPECT_GT(counts.books, 100);
    EXPECT_GT(counts.broken, 50);
    EXPECT_GT(counts.open, 50);
    EXPECT_GT(counts.kept, 50);
    EXPECT_GT(counts.conflicts, 20);
}

TEST(Holdings, G9_G10_agree_with_every_placing_where_tiles_are_drawn) {
    compare_many(false);
}

TEST(Holdings, G9_G10_agree_with_every_placing_where_tiles_are_played_unseen) {
    compare_many(true);
}

}  // namespace
}  // namespace bones::test
