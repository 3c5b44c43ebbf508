// Pictures show all tiles on the table, and text from a record never becomes markup.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/picture/generated.hpp"
#include "tools/lib/show/picture/faces.hpp"
#include "tools/lib/show/picture/svg_picture.hpp"

namespace bones {

using namespace picture;
namespace {

std::size_t count_of(std::string_view text, std::string_view what) {
    std::size_t count = 0;
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string_view::npos; ++at) ++count;
    return count;
}

TEST(Faces, every_number_has_its_pips_and_an_arrangement_of_its_own) {
    std::set<std::vector<std::pair<int, int>>> arrangements;
    for (int number = 0; number <= highest_pip; ++number) {
        std::vector<std::pair<int, int>> places;
        for (const PipPlace& place : pip_places(number)) {
            EXPECT_LT(std::max(std::abs(place.x), std::abs(place.y)) + pip_radius(number), 0.9);
            places.emplace_back(static_cast<int>(place.x * 100), static_cast<int>(place.y * 100));
        }
        EXPECT_EQ(places.size(), static_cast<std::size_t>(number));
        std::sort(places.begin(), places.end());
        EXPECT_TRUE(arrangements.insert(places).second) << number;
    }
}

TEST(Faces, pips_do_not_run_into_each_other) {
    for (int number = 2; number <= highest_pip; ++number) {
        const std::vector<PipPlace> places = pip_places(number);
        for (std::size_t i = 0; i < places.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const double x = places[i].x - places[j].x, y = places[i].y - places[j].y;
                EXPECT_GT(x * x + y * y, 4 * pip_radius(number) * pip_radius(number)) << number;
            }
    }
}

TEST(Faces, numbers_can_be_told_apart_by_colour) {
    std::set<std::string_view> colors;
    for (int number = 0; number <= highest_pip; ++number)
        EXPECT_TRUE(colors.insert(pip_color(number)).second) << number;
}

TEST(Svg, hostile_names_stay_text) {
    const Drawn game(
        "game curse-of-the-doublet\nplayer A <script>alert(1)</script>\nplayer B \"&'</text>\n"
        "hand 1\nA 6-6\nB 6-1\n");
    const std::vector<HandStory> stories = tell_hands(game.record(), game.verdict());
    HandWalk walk(game.record(), game.verdict(), 0);
    walk.advance();
    const std::string svg =
        position_svg(game.record(), game.verdict(), stories[0], walk.position(), false);
    EXPECT_EQ(svg.find("<script"), std::string::npos);
    EXPECT_EQ(count_of(svg, "</text>"), count_of(svg, "<text"));
    EXPECT_NE(svg.find("&quot;&amp;&apos;"), std::string::npos);
}

TEST(Svg, a_position_shows_the_tiles_that_lie_by_then) {
    const Drawn game(
        "game leyden\nwritten all\nplayer A\nplayer B\nhand 1\nA 1-1\nB 6-5\nA 2-6@2\nB 5-1@2\n");
    const std::vector<HandStory> stories = tell_hands(game.record(), game.verdict());
    const DrawnTable table = table_for(game.record(), stories[0], 1.6);
    HandWalk walk(game.record(), game.verdict(), 0);
    for (std::size_t ply = 0; ply <= 4; ++ply) {
        std::string svg;
        append_table_at(svg, stories[0], table, walk.position());
        EXPECT_EQ(count_of(svg, "#tile-"), ply);
        EXPECT_EQ(count_of(svg, "class=\"last\""), ply > 0 ? 1u : 0u);
        EXPECT_EQ(count_of(svg, "class=\"mark"), ply > 0 ? 4u : 0u);
        if (ply < 4) walk.advance();
    }
}

TEST(Svg, G17_a_tile_whose_place_is_open_is_dashed_and_its_other_ends_are_marked) {
    const Drawn game(
        "game block\nplayer A\nplayer B\nhand 1\nA 6-4\nB 6-1\nA 4-1\nB pass\nA pass\n");
    const std::vector<HandStory> stories = tell_hands(game.record(), game.verdict());
    const DrawnTable table = table_for(game.record(), stories[0], 1.6);
    HandWalk walk(game.record(), game.verdict(), 0);
    for (std::size_t ply = 0; ply <= 5; ++ply) {
        std::string svg;
        append_table_at(svg, stories[0], table, walk.position());
        EXPECT_EQ(count_of(svg, "class=\"last unsure\""), ply == 3 ? 1u : 0u);
        EXPECT_EQ(count_of(svg, "class=\"unsure\""), ply > 3 ? 1u : 0u);
        EXPECT_EQ(count_of(svg, "class=\"mark unsure\""), ply >= 3 ? 1u : 0u);
        EXPECT_EQ(count_of(svg, ">?1<"), ply >= 3 ? 1u : 0u);
        if (ply < 5) walk.advance();
    }
}

}  // namespace
}  // namespace bones
