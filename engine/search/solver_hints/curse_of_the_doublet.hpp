// The solver's board for Curse of the Doublet. Tiles are bits, and arms are counted per number. A
// forced pass is made together with the move before it (C9).
#pragma once

#include "engine/games/curse_of_the_doublet.hpp"
#include "engine/search/board.hpp"

namespace bones::search {

class CurseBoard {
  public:
    /// The tile's number in 5 bits, the touching half in 3 bits, then one bit: whether it starts an
    /// arm.
    using Move = std::uint16_t;
    static constexpr bool remembers = true;

    explicit CurseBoard(const Position<CurseOfTheDoublet>& position) {
        const auto& state = position.state;
        for (std::size_t seat = 0; seat < 2; ++seat)
            hands_[seat] = static_cast<Tiles>(position.hands[seat].word(0));
        turn_ = static_cast<std::uint32_t>(state.turn.index());
        opened_ = state.opened;
        for (int arm = 0; opened_ && arm < G::arm_count; ++arm)
            raise(state.started >> arm & 1 ? started_ : others_,
                  state.open[static_cast<std::size_t>(arm)]);
        matched_ = state.matched;
        due_ = state.due;
        optional_ = is_set(state.rules[G::extra_play], G::ExtraPlay::may);
        ended_ = state.ended();
        for (int number = 0; number < numbers; ++number) {
            const Tiles left = (hands_[0] | hands_[1]) & touching(1u << number);
            const int needed = count(left) + ((left & doubles) != 0);
            for (int i = 0; i < needed; ++i) needed_ |= std::uint64_t{1} << (number + i * numbers);
        }
        if (!ended_ && opened_) settle(state.passed.contains(state.turn.next(2)));
    }

    int side() const { return static_cast<int>(turn_); }
    bool ended() const { return ended_; }
    /// C11
    int value() const {
        if (hands_[0] == 0) return count(hands_[1]) + matched_;
        return hands_[1] == 0 ? -count(hands_[0]) - matched_ : 0;
    }
    int settled() const { return 0; }
    /// C11: a side wins at most the tiles of the other hand and the last match. The side that must
    /// play has one tile less to lose.
    Bounds bounds() const {
        const int fewer = !may_pass();
        return {detail::bound(-count(hands_[0]) - 1 + (turn_ == 0 ? fewer : 0)),
                detail::bound(count(hands_[1]) + 1 - (turn_ == 1 ? fewer : 0))};
    }
    /// A side with a tile that no chain of tiles reaches cannot go out.
    Bounds closer_bounds(Bounds bounds, int goal) const {
        if (goal > 0 ? bounds.high > 0 && !is_within_reach(hands_[0])
                     : bounds.low < 0 && !is_within_reach(hands_[1]))
            (goal > 0 ? bounds.high : bounds.low) = 0;
        return bounds;
    }
    /// Rates a move by the possible answers of the other side; the weights were found by trial.
    int appeal(Move move) const {
        if (move == pass) return -1000;
        const int half = half_of(move);
        const Tile tile = tile_of(move);
        const unsigned inner = 1u << half, outer = 1u << tile.other(half);
        unsigned open = inner;
        if (opened_) {
            const Columns& from = starts_arm(move) ? others_ : started_;
            const Columns& rest = starts_arm(move) ? started_ : others_;
            const bool shut = (from >> numbers & inner) == 0 && (rest & inner) == 0;
            open = numbers_open() & ~(shut ? inner : 0u);
        }
        const Tiles other = hands_[turn_ ^ 1u];
        return -13 * count(other & touching(open | outer)) + (tile.is_double() ? 12 : 0) -
               2 * count(other & touching(outer)) + 2 * count(other & touching(inner)) -
               count(hands_[turn_] & touching(inner));
    }
    template <class Use>
    void each_move(Use&& use) const {
        const Tiles own = hands_[turn_];
        if (!opened_)
            for (Tiles rest = own; rest != 0; rest &= rest - 1)
                use(move_with(rest, first_of(rest).high(), false));
        each_move_on(started_, false, use);
        each_move_on(others_, true, use);
        if (may_pass()) use(pass);
    }
    void make(Move move) {
        const bool passes = move == pass;
        if (passes)
            turn_ ^= 1u;
        else
            lay(move);
        due_ = due_ && !passes;
        if (!ended_) settle(passes);
    }

    std::uint64_t hash() const {
        Digest digest;
        digest.add(std::uint64_t{hands_[0]} | std::uint64_t{hands_[1]} << 28 |
                   std::uint64_t{turn_} << 56 | std::uint64_t{opened_} << 57 |
                   std::uint64_t{may_pass()} << 58);
        digest.add(std::uint64_t{started_} | std::uint64_t{others_} << 28);
        return digest.hash();
    }
    std::uint8_t size() const {
        return static_cast<std::uint8_t>(count(hands_[0]) + count(hands_[1]));
    }
    static std::uint16_t hint_of(Move move) { return move; }

  private:
    using G = CurseOfTheDoublet;
    using Tiles = std::uint32_t;
    /// One column of bits for each number, `numbers` bits apart. As many bits are set as there are
    /// arms.
    using Columns = std::uint32_t;
    static constexpr int numbers = 7;
    static constexpr Columns column = 1 | 1u << 7 | 1u << 14 | 1u << 21;
    static constexpr std::uint64_t long_column = column | std::uint64_t{column} << 28;
    static constexpr Columns all_columns = (1u << 28) - 1;
    static constexpr Move pass = 1 << 15;
    static constexpr auto doubles =
        static_cast<Tiles>((TileSet::doubles() & TileSet::full(6)).word(0));

    static int count(Tiles tiles) { return bones::detail::count_bits(tiles); }
    static Tile first_of(Tiles tiles) { return Tile::numbered(std::countr_zero(tiles)); }
    static Move move_with(Tiles tiles, int half, bool starts_arm) {
        return static_cast<Move>(std::countr_zero(tiles) | half << 5 | starts_arm << 8);
    }
    static Tile tile_of(Move move) { return Tile::numbered(move & 31); }
    static int half_of(Move move) { return move >> 5 & 7; }
    static bool starts_arm(Move move) { return (move >> 8 & 1) != 0; }
    /// Returns the tiles with any of these numbers, one bit each.
    static Tiles touching(unsigned set) { return by_numbers[set]; }
    unsigned numbers_open() const { return (started_ | others_) & 127u; }
    /// C7: whether the turn may end after a match.
    bool may_pass() const { return due_ && optional_; }

    template <class Use>
    void each_move_on(Columns arms, bool starts_arm, Use& use) const {
        for (unsigned open = arms & 127u; open != 0; open &= open - 1) {
            const int half = std::countr_zero(open);
            for (Tiles rest = hands_[turn_] & touching(1u << half); rest != 0; rest &= rest - 1)
                use(move_with(rest, half, starts_arm));
        }
    }

    void lay(Move move) {
        const Tile tile = tile_of(move);
        const int inner = half_of(move), outer = tile.other(inner);
        hands_[turn_] &= ~(Tiles{1} << tile.number());
        lower(needed_, long_column, inner);
        lower(needed_, long_column, outer);
        matched_ = false;
        if (opened_) {
            lower(starts_arm(move) ? others_ : started_, column, inner);
            matched_ = (started_ >> outer & 1) != 0;  // C6
            raise(started_, outer);
        } else {
            opened_ = true;
            for (int number : {inner, inner, outer, outer}) raise(others_, number);
        }
        due_ = matched_;
        ended_ = hands_[turn_] == 0;
        if (!due_ && !ended_) turn_ ^= 1u;
    }
    /// A side that cannot play passes; two passes end the hand (C10). `passed`: the other side has
    /// just passed.
    void settle(bool passed) {
        for (; (hands_[turn_] & touching(numbers_open())) == 0; passed = true) {
            if (passed) {
                ended_ = true;
                return;
            }
            turn_ ^= 1u;
            due_ = false;
        }
        forget_what_is_not_needed();
    }
    /// Drops arms that cannot be used: each number needs no more arms than it has tiles left. If
    /// its double is among them, one more is needed, because the double matches only beside another
    /// arm.
    void forget_what_is_not_needed() {
        const auto needed = static_cast<Columns>(needed_ & all_columns);
        started_ &= needed;
        Columns wanting = needed & ~started_;
        wanting |= wanting >> 14;
        wanting = (wanting | wanting >> 7) & 127u;
        others_ &= needed & wanting * column;
    }
    /// Whether chains of remaining tiles lead from the open ends to every tile of the hand.
    bool is_within_reach(Tiles hand) const {
        if (!opened_) return true;
        const Tiles left = hands_[0] | hands_[1];
        for (unsigned set = numbers_open();;) {
            const Tiles reached = left & touching(set);
            if ((hand & ~reached) == 0) return true;
            unsigned more = set;
            for (unsigned rest = ~set & 127u; rest != 0; rest &= rest - 1)
                if ((reached & touching(rest & -rest)) != 0) more |= rest & -rest;
            if (more == set) return false;
            set = more;
        }
    }

    static void raise(Columns& columns, int number) {
        columns |= (columns & column << number) << numbers & all_columns;
        columns |= 1u << number;
    }
    template <class Bits>
    static void lower(Bits& columns, Bits one, int number) {
        const Bits kept = columns & one << number;
        columns = (columns & ~kept) | (kept >> numbers & one << number);
    }

    static constexpr auto by_numbers = [] {
        std::array<Tiles, 128> tiles{};
        for (unsigned set = 0; set < 128; ++set)
            for (int number = 0; number < 7; ++number)
                if (set >> number & 1)
                    tiles[set] |=
                        static_cast<Tiles>((TileSet::full(6) & TileSet::with(number)).word(0));
        return tiles;
    }();

    std::array<Tiles, 2> hands_{};
    Columns started_ = 0, others_ = 0;  ///< started arms, and open sides of the set
    std::uint64_t needed_ = 0;          ///< the most arms that can be needed
    std::uint32_t turn_ = 0;
    bool opened_ = false, matched_ = false, due_ = false, optional_ = false, ended_ = false;
};

template <>
struct BoardOf<CurseOfTheDoublet> {
    using Type = CurseBoard;
};

}  // namespace bones::search
