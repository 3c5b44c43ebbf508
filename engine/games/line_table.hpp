// A line of tiles with two ends, and its spinner in games that have one (B4, V3, V4, F2). The
// functions are inline because judging and searching spend most of their time in them.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "bones/verdict.hpp"
#include "engine/rules/moves.hpp"

namespace bones {

/// The rules for the first double of a line.
struct SpinnerRules {
    bool has_four_arms = false;  ///< V3
    bool counts_once = false;    ///< only one of its halves is counted (V4)

    friend bool operator==(const SpinnerRules&, const SpinnerRules&) = default;
};

class LineTable {
  public:
    static constexpr int line_ends = 2;
    /// Two ends of the line and two of the spinner.
    static constexpr int most_ends = 4;

    LineTable() = default;
    /// A table for a double-`highest` set. `highest` is at most 9, so that one word has a bit for
    /// each tile.
    explicit LineTable(int highest) : set_(TileSet::full(highest).word(0)) {}

    /// Lays the first tile.
    void open(Tile tile, SpinnerRules rules) {
        open_[0] = static_cast<std::uint8_t>(tile.high());
        open_[1] = static_cast<std::uint8_t>(tile.low());
        laid_ |= std::uint64_t{1} << tile.number();
        double_first_ = tile.is_double();
        counts_[0] = open_[0];
        counts_[1] = open_[1];
        if (!double_first_) return;
        doubled_ = both_sides;
        if (rules.has_four_arms) make_spinner(tile.high(), both_sides);
        // A double that lies alone counts as one end.
        const bool once = rules.has_four_arms && rules.counts_once;
        counts_[0] = static_cast<std::uint8_t>(tile.high() << !once);
        counts_[1] = 0;
    }
    /// Lays a tile on an arm, right or wrong. Its outer half becomes the open end.
    void lay(int arm, Tile tile, int outer, SpinnerRules rules) {
        const auto at = static_cast<std::size_t>(arm);
        // Without branches, because they would be unpredictable.
        const bool covers_lone_double = double_first_ & ((started_ & both_sides) == 0) & (at == 0);
        counts_[1] = covers_lone_double ? counts_[0] : counts_[1];
        const bool is_double = tile.is_double();
        const unsigned others = ~bit(arm);
        open_[at] = static_cast<std::uint8_t>(outer);
        counts_[at] = static_cast<std::uint8_t>(outer << is_double);
        laid_ |= std::uint64_t{1} << tile.number();
        started_ |= static_cast<std::uint8_t>(bit(arm));
        doubled_ = static_cast<std::uint8_t>((doubled_ & others) | unsigned{is_double} << arm);
        free_sides_ &= static_cast<std::uint8_t>(others);
        if (!(rules.has_four_arms & (spinner_ == none) & is_double)) return;
        make_spinner(outer, bit(arm));
        if (rules.counts_once) counts_[at] = static_cast<std::uint8_t>(outer);
    }

    /// The number of arms: two, or four once there is a spinner.
    int arms() const { return spinner_ == none ? line_ends : most_ends; }
    /// The number of arms without spinner ends that cannot be played on yet.
    int arms_in_use() const {
        return arms() == most_ends && (free_sides_ == 0 || started_ > both_sides) ? most_ends
                                                                                  : line_ends;
    }
    /// Whether an arm can be played on. The ends of the spinner can once both its sides are covered
    /// (V3), or if a misfit already lies on them (G4).
    bool is_playable(int arm) const {
        return (arm < line_ends) | (free_sides_ == 0) | has(started_, arm);
    }
    std::uint8_t end(int arm) const { return open_[static_cast<std::size_t>(arm)]; }
    ArmView view(int arm) const {
        ArmView view;
        view.open = end(arm);
        view.started = has(started_, arm);
        view.doubled = has(doubled_, arm);
        view.of_spinner = arm >= line_ends && !view.started;
        // Two groups of sides are alike before they are started: those of an opening double, and
        // the ends of the spinner.
        constexpr int of_spinner = 2;
        view.side = (arm >= line_ends ? of_spinner : double_first_ ? 0 : arm) & 15;
        return view;
    }

    /// The sum of the open ends (V4, F2).
    int count() const { return counts_[0] + counts_[1] + counts_[2] + counts_[3]; }
    /// The tiles that fit an end.
    TileSet playable() const { return TileSet::of_word(fitting()); }
    /// Whether none of the tiles that are not on the table fits an end (B6).
    bool is_shut() const { return (fitting() & ~laid_) == 0; }
    bool lies(Tile tile) const { return (laid_ >> tile.number() & 1u) != 0; }
    /// The number of tiles on the table.
    int size() const { return detail::count_bits(laid_); }
    /// The number of the spinner; `none` if the table has none.
    std::uint8_t spinner() const { return spinner_; }

    /// Sorts the two ends of the line and the two of the spinner. Tables that differ only in this
    /// order are played on alike.
    void order_ends() {
        for (const int arm : {0, line_ends})
            if (end_order(arm + 1) < end_order(arm)) swap_ends(arm);
    }
    friend bool operator==(const LineTable&, const LineTable&) = default;

    static constexpr std::uint8_t none = 255;

  private:
    static constexpr unsigned bit(int arm) { return 1u << arm; }
    static constexpr unsigned both_sides = 3;
    static bool has(unsigned arms, int arm) { return (arms >> arm & 1u) != 0; }
    std::array<int, 5> end_order(int arm) const {
        const auto at = static_cast<std::size_t>(arm);
        return {open_[at], counts_[at], has(started_, arm), has(doubled_, arm),
                has(free_sides_, arm)};
    }
    /// Swaps an arm with the next one.
    void swap_ends(int arm) {
        const auto at = static_cast<std::size_t>(arm);
        std::swap(open_[at], open_[at + 1]);
        std::swap(counts_[at], counts_[at + 1]);
        for (std::uint8_t* arms : {&started_, &doubled_, &free_sides_}) {
            const bool differ = has(*arms, arm) != has(*arms, arm + 1);
            *arms = static_cast<std::uint8_t>(*arms ^ (differ ? both_sides << arm : 0u));
        }
    }
    /// The tiles of the set that fit an end, one bit each.
    std::uint64_t fitting() const {
        const auto on = [this](int arm) { return TileSet::with(end(arm)).word(0); };
        std::uint64_t tiles = on(0) | on(1);
        if (spinner_ != none)  // without branches, since the ends vary
            tiles |= (on(2) * is_playable(2)) | (on(3) * is_playable(3));
        return tiles & set_;
    }
    void make_spinner(int number, unsigned sides) {
        spinner_ = open_[2] = open_[3] = static_cast<std::uint8_t>(number);
        free_sides_ = static_cast<std::uint8_t>(sides);
    }

    std::array<std::uint8_t, most_ends> open_{};
    std::array<std::uint8_t, most_ends> counts_{};  ///< the count of each arm
    std::uint8_t started_ = 0;                      ///< one bit an arm
    std::uint8_t doubled_ = 0;                      ///< arms that end in a double
    std::uint8_t free_sides_ = 0;                   ///< arms whose end is the spinner itself
    std::uint8_t spinner_ = none;
    bool double_first_ = false;
    std::uint64_t set_ = TileSet::full(6).word(0);  ///< one bit a tile
    std::uint64_t laid_ = 0;
};

}  // namespace bones
