// Pictures match the table: tiles do not overlap, and they touch where they were laid.
#include "tools/lib/show/picture/layout.hpp"

#include <fmt/core.h>

#include <fstream>
#include <map>

#include "tests/picture/generated.hpp"
#include "tests/support/effort.hpp"
#include "tools/lib/show/picture/hand_story.hpp"

namespace bones {

using namespace picture;
namespace {

int arm_count(TableShape shape) {
    return shape == TableShape::line ? 2 : shape == TableShape::star ? 6 : 4;
}

/// Whether two rectangles share an edge or a part of one.
bool touch(const Rect& a, const Rect& b) {
    const bool beside =
        (a.right == b.left || b.right == a.left) && a.top < b.bottom && b.top < a.bottom;
    const bool above =
        (a.bottom == b.top || b.bottom == a.top) && a.left < b.right && b.left < a.right;
    return beside || above;
}

Rect half_at(Point centre) {
    return {centre.x - 1, centre.y - 1, centre.x + 1, centre.y + 1};
}

std::string shown(const Rect& r) {
    return fmt::format("({},{} to {},{})", r.left, r.top, r.right, r.bottom);
}

void expect_halves_within(const Layout& layout) {
    for (const PlacedTile& tile : layout.tiles) {
        ASSERT_EQ(tile.place.width() * tile.place.height(), 8);
        ASSERT_EQ(half_at(tile.inner).joined(half_at(tile.outer)), tile.place);
    }
}

/// Checks every pair of tiles. Neighbours on an arm touch, and all others are at least a unit
/// apart. With `branches`, arms 2 and 3 start at the first double.
void expect_nothing_overlaps(const Layout& layout, std::span<const LayoutTile> tiles,
                             bool branches) {
    const auto is_double = [](const LayoutTile& tile) { return tile.tile.is_double(); };
    const auto spinner = static_cast<std::size_t>(
        std::find_if(tiles.begin(), tiles.end(), is_double) - tiles.begin());
    std::map<int, std::size_t> last;
    std::vector<std::size_t> before(tiles.size());
    for (std::size_t i = 1; i < tiles.size(); ++i) {
        before[i] = last.contains(tiles[i].arm)     ? last[tiles[i].arm]
                    : tiles[i].arm >= 2 && branches ? spinner
                                                    : 0;
        last[tiles[i].arm] = i;
    }
    const auto next_to = [&](std::size_t one, std::size_t other) {
        return one < tiles.size() && (before[one] == other || before[other] == one);
    };
    for (std::size_t i = 1; i < tiles.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const Rect &a = layout.tiles[i].place, &b = layout.tiles[j].place;
            ASSERT_FALSE(a.overlaps(b)) << i << " " << shown(a) << " and " << j << shown(b);
            // The first tiles of the arms are close together around the middle tile.
            const bool beside = branches && next_to(spinner, i) && next_to(spinner, j);
            if (before[i] == j || (before[i] == 0 && before[j] == 0) || beside) continue;
            ASSERT_FALSE(a.grown(1).overlaps(b)) << i << " " << shown(a) << ", " << j << shown(b);
        }
    for (std::size_t i = 1; i < tiles.size(); ++i) {
        const PlacedTile &tile = layout.tiles[i], &previous = layout.tiles[before[i]];
        const bool by_road = before[i] == 0 && layout.roads.size() > 0 && tiles[i].arm >= 2;
        if (by_road) continue;
        ASSERT_TRUE(touch(half_at(tile.inner), previous.place) ||
                    (tiles[i].across && touch(tile.place, previous.place)))
            << i << " does not touch the tile before it";
    }
}

/// Checks that marks of open ends cover no tile on the table at that time.
void expect_free_marks(const Layout& layout, std::span<const LayoutTile> tiles) {
    std::vector<std::size_t> on_arm(layout.ends.size());
    for (std::size_t shown_tiles = 0; shown_tiles < tiles.size(); ++shown_tiles) {
        if (shown_tiles > 0) ++on_arm[tiles[shown_tiles].arm];
        for (std::size_t arm = 0; arm < layout.ends.size(); ++arm) {
            const Rect mark = half_at(layout.ends[arm][on_arm[arm]]).grown(-1).grown(1);
            for (std::size_t i = 0; i <= shown_tiles; ++i)
                ASSERT_FALSE(mark.overlaps(layout.tiles[i].place))
                    << "arm " << arm << " with " << on_arm[arm];
        }
    }
}

void expect_sound(const Layout& layout, std::span<const LayoutTile> tiles, bool branches = false) {
    ASSERT_EQ(layout.tiles.size(), tiles.size());
    ASSERT_NO_FATAL_FAILURE(expect_halves_within(layout));
    ASSERT_NO_FATAL_FAILURE(expect_nothing_overlaps(layout, tiles, branches));
    expect_free_marks(layout, tiles);
    for (const PlacedTile& tile : layout.tiles)
        ASSERT_EQ(layout.bounds.joined(tile.place), layout.bounds);
}

void expect_all_sound(const Drawn& game) {
    for (const HandStory& story : tell_hands(game.record(), game.verdict())) {
        if (traits(game.record().game).tricks) continue;
        const bool branches = story.shape == TableShape::branching_line;
        for (int width : {26, 60}) {
            const Layout layout = lay_out(story.shape, story.tiles, width, width / 3);
            ASSERT_NO_FATAL_FAILURE(expect_sound(layout, story.tiles, branches));
            EXPECT_LE(layout.bounds.width(), width + 24);
        }
        ASSERT_NO_FATAL_FAILURE(
            expect_sound(lay_out_for(story.shape, story.tiles, 1.6), story.tiles, branches));
    }
}

TEST(Layout, no_overlap_in_generated_games_of_every_kind) {
    const auto each = static_cast<int>(by_effort(3));
    int games = 0;
    for_generated_games(each, [&](const std::string& text) {
        ++games;
        ASSERT_NO_FATAL_FAILURE(expect_all_sound(Drawn(text))) << text;
    });
    EXPECT_EQ(games, each * 33);
}

/// A long line on one arm with many tiles crosswise, the worst case for the layout.
TEST(Layout, one_arm_may_hold_a_whole_set) {
    for (TableShape shape :
         {TableShape::line, TableShape::cross, TableShape::spinner, TableShape::star})
        for (int every : {1, 2, 3, 5, 1000})
            for (std::uint8_t arm = 0; arm < arm_count(shape); ++arm) {
                std::vector<LayoutTile> tiles(130);
                for (std::size_t i = 1; i < tiles.size(); ++i) {
                    tiles[i].arm = arm;
                    const bool may_lie_across =
                        shape == TableShape::spinner || shape == TableShape::star;
                    tiles[i].across = may_lie_across && i % static_cast<std::size_t>(every) == 0;
                }
                ASSERT_NO_FATAL_FAILURE(expect_sound(lay_out(shape, tiles, 48, 16), tiles))
                    << static_cast<int>(shape) << " arm " << static_cast<int>(arm) << " across "
                    << every;
            }
}

TEST(Layout, tiles_do_not_move_while_a_hand_goes_on) {
    // The whole hand is laid out at once, and the same call gives each of its positions.
    std::vector<LayoutTile> tiles(20);
    for (std::size_t i = 1; i < tiles.size(); ++i) tiles[i].arm = i % 2 != 0;
    const Layout first = lay_out(TableShape::line, tiles, 40, 10);
    const Layout second = lay_out(TableShape::line, tiles, 40, 10);
    for (std::size_t i = 0; i < tiles.size(); ++i)
        EXPECT_EQ(first.tiles[i].place, second.tiles[i].place);
}

TEST(Layout, L5_the_next_tile_lies_against_the_half_it_was_played_on) {
    const Drawn game(
        "game leyden\nplayer A\nplayer B\nhand 1\n"
        "A 1-1\nB 6-5@1\nA 5-2x@1\nB 5-3@1\nA 4-4@1\n");
    const HandStory story = tell_hands(game.record(), game.verdict()).front();
    ASSERT_EQ(story.tiles.size(), 5u);
    EXPECT_TRUE(story.tiles[2].across);
    EXPECT_EQ(story.tiles[2].exit, 2);
    EXPECT_FALSE(story.tiles[4].across);  // L6: later doubles are laid inline
    const Layout layout = lay_out_for(story.shape, story.tiles, 1.6);
    const PlacedTile& crosswise = layout.tiles[2];
    const Point two = story.tiles[2].inner == 2 ? crosswise.inner : crosswise.outer;
    const Point five = story.tiles[2].inner == 2 ? crosswise.outer : crosswise.inner;
    EXPECT_TRUE(touch(half_at(two), layout.tiles[3].place));
    EXPECT_FALSE(touch(half_at(five), layout.tiles[3].place));
}

TEST(Layout, tricks_lie_side_by_side) {
    const std::vector<int> sizes = {4, 4, 4, 2};
    const Layout layout = lay_out_tricks(sizes, 4, 30);
    ASSERT_EQ(layout.tiles.size(), 14u);
    for (std::size_t i = 0; i < layout.tiles.size(); ++i) {
        EXPECT_EQ(layout.bounds.joined(layout.tiles[i].place), layout.bounds);
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(layout.tiles[i].place.grown(1).overlaps(layout.tiles[j].place));
    }
}

}  // namespace
}  // namespace bones
