#include "engine/play/slips.hpp"

#include <algorithm>
#include <array>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"

namespace bones::play {
namespace {

using Made = std::optional<Truth>;

class SlipMaker {
  public:
    SlipMaker(const SlipContext& context, Random& random)
        : context_(context), hand_(context.hand), random_(random) {}

    Made make(const Code& code) {
        if (hand_.end == EndKind::voided) return {};
        if (&code == &code::tile_repeated) return repeat_tile();
        if (&code == &code::tile_not_held) return swap_tiles();
        if (&code == &code::deal_size) return deal_too_few();
        if (&code == &code::count_mismatch) return lengthen_yard();
        if (&code == &code::yard_mismatch) return disorder_yard();
        if (&code == &code::left_mismatch) return leave_others();
        if (&code == &code::no_such_arm) return misname_arm();
        if (&code == &code::bad_tile) return miswrite_tile();
        if (&code == &code::bad_token) return smudge_token();
        if (&code == &code::unreadable) return lose_seat_letter();
        if (&code == &code::no_such_action) return add_sign();
        if (&code == &code::bad_seat) return seat_stranger();
        if (&code == &code::duplicate_line) return repeat_end();
        return {};
    }

  private:
    Truth at(const Code& code, std::int32_t ply, Seat seat) const {
        return {hand_.number, ply, seat, &code};
    }
    Truth at_action(const Code& code, std::size_t index) const {
        return at(code, static_cast<std::int32_t>(index) + 1, hand_.actions[index].seat());
    }
    std::uint32_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }
    TileSet& deal(int seat) { return hand_.deals[seat]; }

    /// Returns one of these tiles that is not a double, if there is one. Doubles lead in some
    /// games.
    std::optional<Tile> plain_tile(const TileSet& tiles) {
        const TileSet plain = tiles - TileSet::doubles();
        if (plain.empty()) return {};
        std::uint32_t skip = below(static_cast<std::size_t>(plain.size()));
        for (Tile tile : plain)
            if (skip-- == 0) return tile;
        return {};
    }

    template <class Test>
    std::optional<std::size_t> some_action(Test&& test) {
        std::optional<std::size_t> chosen;
        std::uint32_t found = 0;
        for (std::size_t i = 0; i < hand_.actions.size(); ++i)
            if (test(hand_.actions[i]) && random_.once_in(++found)) chosen = i;
        return chosen;
    }
    static bool is_play(const Action& action) { return action.kind == ActionKind::play; }
    static bool is_on_arm(const Action& action) {
        return is_play(action) && action.arm != Action::no_arm;
    }

    Made repeat_tile() {
        if (!context_.deals_shown) return {};
        const int later =
            1 + static_cast<int>(below(static_cast<std::size_t>(context_.players) - 1));
        const int earlier = static_cast<int>(below(static_cast<std::size_t>(later)));
        const auto instead = plain_tile(deal(later)), twice = plain_tile(deal(earlier));
        if (!instead || !twice) return {};
        deal(later).remove(*instead);
        deal(later).add(*twice);
        return at(code::tile_repeated, 0, Seat(later));
    }

    Made deal_too_few() {
        if (!context_.deals_shown) return {};
        const int seat = static_cast<int>(below(static_cast<std::size_t>(context_.players)));
        const auto lost = plain_tile(deal(seat));
        if (!lost) return {};
        deal(seat).remove(*lost);
        return at(code::deal_size, 0, Seat(seat));
    }

    // Swaps a played tile with a tile of another seat's deal. The deals are believed until that
    // tile is played, so no earlier verdict may depend on either hand. The tile given in exchange
    // is never played; if all are played, it causes a second error at its own action (G5).
    Made swap_tiles() {
        if (!context_.deals_shown) return {};
        const auto played =
            some_action([&](const Action& action) { return may_be_swapped(action); });
        if (!played) return {};
        const Action& action = hand_.actions[*played];
        const int mine = action.seat().index();
        for (int other = 0; other < context_.players; ++other) {
            const bool only_led = context_.lead_is_dealt && *played == 1;  // with a double
            const bool free = only_led || acted_before(other, *played) == 0;
            const auto instead = rather_unplayed(deal(other));
            if (other == mine || !free || !instead) continue;
            deal(mine).remove(action.tile());
            deal(mine).add(*instead);
            deal(other).remove(*instead);
            deal(other).add(action.tile());
            if (const auto again = play_of(*instead))
                context_.truths.push_back(at_action(code::tile_not_held, *again));
            return at_action(code::tile_not_held, *played);
        }
        return {};
    }

    std::optional<Tile> rather_unplayed(const TileSet& tiles) {
        TileSet unplayed = tiles;
        for (const Action& action : hand_.actions)
            if (is_play(action)) unplayed.remove(action.tile());
        const auto tile = plain_tile(unplayed);
        return tile ? tile : plain_tile(tiles);
    }

    std::optional<std::size_t> play_of(Tile tile) const {
        for (std::size_t index = 0; index < hand_.actions.size(); ++index)
            if (is_play(hand_.actions[index]) && hand_.actions[index].tile() == tile) return index;
        return {};
    }

    bool may_be_swapped(const Action& action) {
        const auto index = static_cast<std::size_t>(&action - hand_.actions.data());
        if (!is_play(action) || action.from_prizes ||
            acted_before(action.seat().index(), index) > 0)
            return false;
        return !action.tile().is_double() || (index == 0 && !context_.lead_is_dealt);
    }

    int acted_before(int seat, std::size_t index) const {
        return static_cast<int>(
            std::count_if(hand_.actions.begin(), hand_.actions.begin() + static_cast<long>(index),
                          [&](const Action& action) { return action.seat().index() == seat; }));
    }

    Made lengthen_yard() {
        if (!context_.yard_shown || !hand_.has_yard) return {};
        hand_.yard_unknown = 1;
        return at(code::count_mismatch, 0, {});
    }

    // Swaps two tiles of the yard, of which the later is never drawn.
    Made disorder_yard() {
        const auto draws = static_cast<std::size_t>(
            std::count_if(hand_.actions.begin(), hand_.actions.end(),
                          [](const Action& action) { return action.kind == ActionKind::draw; }));
        if (!context_.yard_shown || !hand_.has_yard || draws == 0 || draws >= hand_.yard.size())
            return {};
        const std::size_t drawn = below(draws), kept = draws + below(hand_.yard.size() - draws);
        std::swap(hand_.yard[drawn], hand_.yard[kept]);
        std::size_t seen = 0;
        for (std::size_t i = 0; i < hand_.actions.size(); ++i)
            if (hand_.actions[i].kind == ActionKind::draw && seen++ == drawn)
                return at_action(code::yard_mismatch, i);
        return {};
    }

    // Omits a tile from a `left` line; if none was left, adds a tile that was played.
    Made leave_others() {
        const int seat = static_cast<int>(below(static_cast<std::size_t>(context_.players)));
        TileSet& left = hand_.left[seat];
        if (!left.empty()) {
            left.remove(left.first());
            return at(code::left_mismatch, -1, Seat(seat));
        }
        const auto played = some_action(
            [&](const Action& action) { return is_play(action) && action.seat() == Seat(seat); });
        if (!played) return {};
        left.add(hand_.actions[*played].tile());
        return at(code::left_mismatch, -1, Seat(seat));
    }

    Made misname_arm() {
        const auto index = some_action(is_on_arm);
        if (!index) return {};
        hand_.actions[*index].arm = Action::no_such_arm;
        return at_action(code::no_such_arm, *index);
    }

    Made miswrite_tile() {
        const auto index = some_action(is_play);
        if (!index) return {};
        hand_.actions[*index].kind = ActionKind::bad_tile;
        return at_action(code::bad_tile, *index);
    }

    Made smudge_token() {
        constexpr std::array<Smudge, 3> ways{Smudge::comma, Smudge::half, Smudge::letter};
        const Smudge way = ways[below(ways.size())];
        const auto index = some_action([&](const Action& action) {
            const bool blank = action.tile().has(0) || action.tile().has(10);
            return is_play(action) && (way != Smudge::letter || blank);
        });
        if (!index) return {};
        hand_.smudge = way;
        hand_.smudged = *index;
        return at_action(code::bad_token, *index);
    }

    Made lose_seat_letter() {
        const auto index = some_action(is_play);
        if (!index) return {};
        hand_.smudge = Smudge::seat_letter;
        hand_.smudged = *index;
        return at(code::unreadable, -1, {});
    }

    // Adds a misplaced sign: a declared suit on a layout (unless tiles make points there), or an
    // arm in a trick.
    Made add_sign() {
        const auto index = some_action(is_play);
        if (!index) return {};
        Action& action = hand_.actions[*index];
        if (context_.claims_points)
            action.crosswise = true;
        else if (context_.has_layout)
            action.suit = static_cast<std::uint64_t>(action.tile().high()) & 31;
        else
            action.arm = 1;
        return at_action(code::no_such_action, *index);
    }

    Made seat_stranger() {
        if (context_.players == most_seats) return {};
        hand_.stranger = Seat(context_.players);
        return at(code::bad_seat, -1, hand_.stranger);
    }

    Made repeat_end() {
        if (hand_.end_twice) return {};
        hand_.end_twice = true;
        return at(code::duplicate_line, -1, {});
    }

    const SlipContext& context_;
    PlayedHand& hand_;
    Random& random_;
};

}  // namespace

bool make_slip(const SlipContext& context, Injection stage, WantedBreaches& wanted,
               Random& random) {
    SlipMaker maker(context, random);
    for (const Code* code : wanted.of(stage))
        if (const Made truth = maker.make(*code)) {
            wanted.done(*truth, context.truths);
            return true;
        }
    return false;
}

}  // namespace bones::play
