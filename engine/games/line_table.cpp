#include "engine/games/line_table.hpp"

namespace bones {
namespace {

/// Sides that are alike before they are started: those of an opening double, the spinner's ends.
constexpr std::uint8_t spinner_side = 2;

}  // namespace

void LineTable::make_spinner(int number, unsigned sides) {
    spinner_ = open_[2] = open_[3] = static_cast<std::uint8_t>(number);
    free_sides_ = static_cast<std::uint8_t>(sides);
}

void LineTable::open(Tile tile, bool branches) {
    open_[0] = static_cast<std::uint8_t>(tile.high());
    open_[1] = static_cast<std::uint8_t>(tile.low());
    laid_ |= 1u << tile.number();
    double_first_ = tile.is_double();
    if (!double_first_) return;
    doubled_ = both_sides;
    if (branches) make_spinner(tile.high(), both_sides);
}

void LineTable::lay(int arm, Tile tile, int outer, bool branches) {
    open_[static_cast<std::size_t>(arm)] = static_cast<std::uint8_t>(outer);
    laid_ |= 1u << tile.number();
    started_ |= static_cast<std::uint8_t>(bit(arm));
    doubled_ &= static_cast<std::uint8_t>(~bit(arm));
    free_sides_ &= static_cast<std::uint8_t>(~bit(arm));
    if (!tile.is_double()) return;
    doubled_ |= static_cast<std::uint8_t>(bit(arm));
    if (branches && spinner_ == none) make_spinner(outer, bit(arm));
}

ArmView LineTable::view(int arm) const {
    ArmView view;
    view.open = end(arm);
    view.started = has(started_, arm);
    view.doubled = has(doubled_, arm);
    view.of_spinner = arm >= line_ends && !view.started;
    view.side = (arm >= line_ends ? spinner_side : double_first_ ? 0 : arm) & 15;
    return view;
}

int LineTable::counted(int arm, bool once) const {
    const bool twice = has(doubled_, arm) && !(once && has(free_sides_, arm));
    return end(arm) * (twice ? 2 : 1);
}

int LineTable::count(bool once) const {
    const bool lies_alone = double_first_ && (started_ & both_sides) == 0;
    int sum = counted(0, once) + (lies_alone ? 0 : counted(1, once));
    for (int arm = line_ends; arm < most_ends; ++arm)
        if (has(started_, arm)) sum += counted(arm, once);
    return sum;
}

TileSet LineTable::playable() const {
    TileSet tiles = TileSet::with(open_[0]) | TileSet::with(open_[1]);
    for (int arm = line_ends; spinner_ != none && arm < most_ends; ++arm)
        if (is_playable(arm)) tiles |= TileSet::with(end(arm));
    return tiles;
}

bool LineTable::is_shut() const {
    const auto fitting = static_cast<std::uint32_t>(playable().word(0)) &
                         static_cast<std::uint32_t>(TileSet::full(6).word(0));
    return (fitting & ~laid_) == 0;
}

}  // namespace bones
