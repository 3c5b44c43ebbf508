// A player's view of a hand. A placement of the unseen tiles is possible if the record with these
// tiles has no breach by another player before that ply.
#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "engine/games/list.hpp"
#include "engine/worlds/deals.hpp"
#include "engine/worlds/read_view.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/generated_record.hpp"
#include "tests/worlds/tables.hpp"

namespace bones::worlds {

using namespace play;
using search::StateHistory;
using test::Generated;

namespace {

/// A generated record with the states of its hands.
struct Played {
    StateHistory standings;
    Generated generated{JudgePlan{.options = {.trace = true}, .observer = &standings}};
    const Record& record() const { return generated.judge.record; }
    const GameVerdict& verdict() const { return generated.judge.verdict; }
};

GameRequest request_for(Game game, int players) {
    GameRequest request;
    request.game = game;
    request.players = players;
    request.rules = default_house_rules(house_rules_of(game));
    request.hands = game == Game::prize_dominoes ? 3 : game == Game::double_takes ? 2 : 1;
    return request;
}

/// Returns the true placement of the tiles.
TilePlacement true_lie(const View& view, const PlayedHand& hand, std::uint32_t ply) {
    TilePlacement lie;
    std::size_t drawn = 0;
    for (std::uint32_t p = 1; p < ply; ++p) drawn += hand.actions[p - 1].kind == ActionKind::draw;
    TileSet placed = view.own;
    std::vector<Tile> rest;
    for (std::size_t g = 0; g < view.origins.size(); ++g) {
        const Origin& origin = view.origins[g];
        const int size = view.places.groups[g].size;
        if (origin.kind == Origin::Kind::deal)
            for (Tile tile : hand.deals[origin.seat]) lie.push_back(tile);
        else if (origin.kind == Origin::Kind::draw)
            lie.push_back(hand.actions[origin.ply - 1].tile());
        else if (origin.kind == Origin::Kind::yard)
            for (int i = 0; i < size; ++i) lie.push_back(hand.yard[drawn++]);
    }
    for (Tile tile : lie) placed.add(tile);
    for (Tile tile : view.places.tiles)
        if (!placed.contains(tile)) lie.push_back(tile);
    sort_unordered(view.places, lie);
    return lie;
}

bool allows(const Places& places, const TilePlacement& lie) {
    std::size_t place = 0;
    for (std::size_t g = 0; g < places.groups.size(); ++g)
        for (int i = 0; i < places.groups[g].size; ++i, ++place) {
            const auto t = static_cast<std::size_t>(
                std::find(places.tiles.begin(), places.tiles.end(), lie[place]) -
                places.tiles.begin());
            if (!places.allowed[t][g]) return false;
        }
    return place == lie.size();
}

template <GameRules G>
std::optional<View> view_at(const Played& game, std::uint32_t hand, std::uint32_t ply) {
    return read_view<G>(game.record(), game.verdict(), game.standings, hand, ply);
}

/// Calls `use(game, hand, ply, view)` for plies of generated games.
template <class Use>
void for_views(const Table& table, std::uint64_t games, Use&& use,
               const BreachRequest& breaches = {}) {
    Played game;
    for (std::uint64_t number = 0; number < games; ++number) {
        GameRequest request = request_for(table.game, table.players);
        request.kinds.fill(number % 2 == 0 ? PlayerKind::random : PlayerKind::steady);
        game.generated.make(request, breaches, number);
        Random random(8, number);
        for (std::uint32_t hand = 0; hand < game.record().hands.size(); ++hand) {
            const std::uint32_t plies = game.record().hands[hand].actions();
            for (std::uint32_t ply = 1; ply <= plies; ply += 1 + random.below(3))
                with_game(table.game, [&]<class G>() {
                    const auto state = game.standings.template state<G>(hand, ply);
                    if (!state || !G::owing(*state).empty()) return;
                    use.template operator()<G>(game, hand, ply, view_at<G>(game, hand, ply));
                });
        }
    }
}

TEST(View, the_true_lie_of_the_tiles_is_one_of_the_ways_of_clean_records) {
    int views = 0;
    for (const Table& table : tables)
        for_views(table, static_cast<std::uint64_t>(by_effort(40)),
                  [&]<class G>(Played& game, std::uint32_t hand, std::uint32_t ply,
                               std::optional<View> view) {
                      ASSERT_TRUE(view) << game.generated.text << hand << "." << ply;
                      const PlayedHand& sheet = game.generated.sheet.hands[hand];
                      const TilePlacement lie = true_lie(*view, sheet, ply);
                      ASSERT_TRUE(allows(view->places, lie))
                          << game.generated.text << hand << "." << ply;
                      const auto there =
                          position_in<G>(*view, lie, game.record(), game.standings, hand, ply);
                      const auto truth = game.standings.template position<G>(hand, ply);
                      ASSERT_TRUE(there && truth);
                      EXPECT_EQ(there->hands, truth->hands);
                      EXPECT_EQ(there->yard.size(), truth->yard.size());
                      ++views;
                  });
    EXPECT_GT(views, by_effort(2000));
}

/// Writes a placement into a hand that is played up to a ply.
void write_lie(const View& view, const TilePlacement& lie, std::uint32_t ply, PlayedHand& hand) {
    std::vector<Tile> drawn;
    for (std::uint32_t p = 1; p < ply; ++p)
        if (hand.actions[p - 1].kind == ActionKind::draw) drawn.push_back({});
    auto tile = lie.begin();
    std::vector<Tile> rest;
    for (std::size_t g = 0; g < view.origins.size(); ++g) {
        const Origin& origin = view.origins[g];
        if (origin.kind == Origin::Kind::deal) hand.deals[origin.seat] = {};
        for (int i = 0; i < view.places.groups[g].size; ++i, ++tile) {
            if (origin.kind == Origin::Kind::deal)
                hand.deals[origin.seat].add(*tile);
            else if (origin.kind == Origin::Kind::draw)
                hand.actions[origin.ply - 1].tile_number =
                    static_cast<std::uint64_t>(tile->number()) & 0xFF;
            else
                rest.push_back(*tile);
        }
    }
    hand.actions.resize(ply - 1);
    hand.yard.clear();
    for (const Action& action : hand.actions)
        if (action.kind == ActionKind::draw) hand.yard.push_back(action.tile());
    hand.yard.insert(hand.yard.end(), rest.begin(), rest.end());
    hand.end = EndKind::unfinished;
    hand.scored = false;
    hand.prize_seat = {};
    hand.left = {};
}

/// Whether the record with this placement has no findings.
bool is_clean(const Played& game, const View& view, const TilePlacement& lie, std::uint32_t hand,
              std::uint32_t ply) {
    Generated other;
    other.sheet = game.generated.sheet;
    other.sheet.hand_count = hand + 1;
    other.sheet.totals_known = other.sheet.winners_known = false;
    write_lie(view, lie, ply, other.sheet.hands[hand]);
    SheetHeader header;
    header.usual = default_house_rules(house_rules_of(other.sheet.game));
    std::string text;
    append_record(text, other.sheet, header, {});
    const std::string left = "\nleft ";  // what was left at the end is not known at this ply
    for (auto at = text.rfind("\nhand "); (at = text.find(left, at)) != std::string::npos;)
        text.erase(at, text.find('\n', at + 1) - at);
    other.read(text);
    const FindingCounts& counts = other.judge.verdict.counts;
    return counts.error == 0 && counts.broken == 0;
}

TEST(View, a_way_is_out_exactly_if_a_record_of_it_has_a_breach) {
    int kept = 0, out = 0;
    for (const Table& table : tables) {
        Random random(5, static_cast<std::uint64_t>(table.players));
        for_views(table, static_cast<std::uint64_t>(by_effort(12)),
                  [&]<class G>(Played& game, std::uint32_t hand, std::uint32_t ply,
                               std::optional<View> view) {
                      if (!view || view->places.tiles.size() < 2) return;
                      // The player sees who leads, but a record without the leading tile does not
                      // show it.
                      if (G::lead_is_dealt && !game.standings.state<G>(hand, ply)->opened) return;
                      const TilePlacement truth =
                          true_lie(*view, game.generated.sheet.hands[hand], ply);
                      for (int i = 0; i < 3; ++i) {
                          TilePlacement lie = truth;
                          const auto any = [&] {
                              return random.below(static_cast<std::uint32_t>(lie.size()));
                          };
                          for (int swaps = 1 + i; swaps > 0; --swaps)
                              std::swap(lie[any()], lie[any()]);
                          sort_unordered(view->places, lie);
                          const bool allowed = allows(view->places, lie);
                          ASSERT_EQ(allowed, is_clean(game, *view, lie, hand, ply))
                              << game.generated.text << hand << "." << ply;
                          ++(allowed ? kept : out);
                      }
                  });
    }
    EXPECT_GT(kept, by_effort(1000));
    EXPECT_GT(out, by_effort(1000));
}

/// Returns a record's last hand as one seat saw it, without the deals, draws and `left` lines of
/// other seats and without a yard.
std::string as_seen_by(Seat seat, const std::string& text) {
    std::istringstream lines(text);
    std::string seen;
    std::size_t last = text.rfind("\nhand ") + 1;
    for (std::string line; std::getline(lines, line); seen += line + "\n") {
        const std::string own(1, seat.letter());
        const bool in_last = seen.size() >= last;
        last = in_last ? 0 : last;
        if (!in_last) continue;
        if (line.starts_with("yard") || (line.starts_with("deal ") && line.substr(5, 1) != own) ||
            (line.starts_with("left ") && line.substr(5, 1) != own))
            line = "x-hidden";
        else if (line.size() > 1 && line[1] == ' ' && line[0] != seat.letter())
            line = std::regex_replace(line, std::regex("[+][0-9]+-[0-9]+"), "+?");
    }
    return seen;
}

// A view uses only what its player knows. It does not depend on the other players' hidden tiles.
TEST(View, is_the_same_whatever_the_record_tells_of_others) {
    int views = 0, not_told = 0;
    for (const Table& table : tables)
        for_views(table, 3,
                  [&]<class G>(Played& game, std::uint32_t hand, std::uint32_t ply,
                               std::optional<View> view) {
                      if (!view || hand + 1 != game.record().hands.size() || ply % 6 != 1) return;
                      Played other;
                      other.generated.read(as_seen_by(view->seat, game.generated.text));
                      const auto hidden = view_at<G>(other, hand, ply);
                      ASSERT_TRUE(hidden) << other.generated.text << ply;
                      EXPECT_EQ(hidden->places.tiles, view->places.tiles);
                      EXPECT_EQ(hidden->places.allowed, view->places.allowed)
                          << other.generated.text << ply;
                      EXPECT_EQ(hidden->own, view->own);
                      ++views;
                      const Seat next = view->seat.next(table.players);
                      other.generated.read(as_seen_by(next, game.generated.text));
                      not_told += !view_at<G>(other, hand, ply);
                  });
    EXPECT_GT(views, 40);
    EXPECT_GT(not_told, 3);  // late in a hand the plays show it
}

// Breaches by others that the player saw are not evidence. Views must not fail, and the tile counts
// must add up.
TEST(View, of_records_with_breaches_has_as_many_tiles_as_places) {
    BreachRequest breaches;
    breaches.count = 3;
    breaches.kinds = injectables();
    int views = 0;
    for (const Table& table : tables)
        for_views(
            table, static_cast<std::uint64_t>(by_effort(10)),
            [&]<class G>(Played&, std::uint32_t, std::uint32_t, std::optional<View> view) {
                if (!view) return;
                ++views;
                EXPECT_TRUE(view->places.even());
                Random random(1);
                const auto ways = choose_ways(view->places, 3, random);
                ASSERT_TRUE(ways);
                for (const TilePlacement& lie : ways->lies) EXPECT_TRUE(allows(view->places, lie));
            },
            breaches);
    EXPECT_GT(views, by_effort(400));
}

}  // namespace
}  // namespace bones::worlds
