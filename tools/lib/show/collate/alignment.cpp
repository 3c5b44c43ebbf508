#include "tools/lib/show/collate/alignment.hpp"

#include <algorithm>
#include <limits>

#include "tools/lib/show/collate/reading.hpp"

namespace bones::inline show::collate {
namespace {

constexpr int never = std::numeric_limits<int>::max() / 4;

/// The alignment of two lists with the least cost. `pair_cost(i, j)` is the cost of a pair;
/// `first_cost(i)` and `second_cost(j)` are the costs of elements without a partner.
template <class PairCost, class FirstCost, class SecondCost>
Alignment least_cost(std::size_t n, std::size_t m, PairCost pair_cost, FirstCost first_cost,
                     SecondCost second_cost) {
    const std::size_t width = m + 1;
    std::vector<int> cost((n + 1) * width, 0);
    const auto at = [&](std::size_t i, std::size_t j) -> int& { return cost[i * width + j]; };
    for (std::size_t i = 0; i <= n; ++i) {
        for (std::size_t j = 0; j <= m; ++j) {
            if (i + j == 0) continue;
            int best = never;
            if (i > 0 && j > 0) best = at(i - 1, j - 1) + pair_cost(i - 1, j - 1);
            if (i > 0) best = std::min(best, at(i - 1, j) + first_cost(i - 1));
            if (j > 0) best = std::min(best, at(i, j - 1) + second_cost(j - 1));
            at(i, j) = std::min(best, never);
        }
    }
    Alignment way;
    for (std::size_t i = n, j = m; i + j > 0;) {
        if (i > 0 && j > 0 && at(i, j) == at(i - 1, j - 1) + pair_cost(i - 1, j - 1))
            way.emplace_back(--i, --j);
        else if (j > 0 && at(i, j) == at(i, j - 1) + second_cost(j - 1))
            way.emplace_back(nowhere, --j);
        else
            way.emplace_back(--i, nowhere);
    }
    std::reverse(way.begin(), way.end());
    return way;
}

/// The cost of an action that only one sheet has. It is low for actions that sheets often leave
/// out.
int cost_alone(const Item& item) {
    if (item.keyword != Keyword::actions) return 5;
    switch (item.action.kind) {
        case ActionKind::skip:
        case ActionKind::show:
        case ActionKind::bad_show:
            return 5;
        case ActionKind::draw:
        case ActionKind::draw_unknown:
        case ActionKind::bad_draw:
        case ActionKind::put_back:
        case ActionKind::put_back_unknown:
        case ActionKind::bad_put_back:
        case ActionKind::pass:
            return 10;
        default:
            return 20;
    }
}

bool have_half_in_common(Tile a, Tile b) {
    return a.has(b.high()) || a.has(b.low());
}

/// The cost of taking two items as the same action.
int cost_of_pair(const Item& a, const Item& b) {
    if (a.keyword != Keyword::actions || b.keyword != Keyword::actions)
        return a.subject == b.subject && a.keyword == b.keyword ? 0 : never;
    const Action& one = a.action;
    const Action& two = b.action;
    const bool same_tile = one.names_tile() && two.names_tile() && one.tile() == two.tile();
    if (a.seat != b.seat) {
        if (one.kind != two.kind || (one.names_tile() && !same_tile)) return never;
        return same_tile ? 15 : 18;
    }
    if (a.words == b.words && one.kind == two.kind) return 0;
    if (together(Keyword::actions, said_in(a), said_in(b)))
        return same_tile || one.kind == two.kind ? 1 : 4;
    if (one.kind == two.kind) {
        if (same_tile || !one.names_tile()) return 3;
        return have_half_in_common(one.tile(), two.tile()) ? 8 : 12;
    }
    if (same_tile) return 14;
    const auto is_turn = [](ActionKind kind) {
        return kind == ActionKind::play || kind == ActionKind::pass;
    };
    return is_turn(one.kind) && is_turn(two.kind) ? 22 : never;
}

int cost_of_pair(const Column& column, const Item& item) {
    int best = never;
    for (const Item* other : column)
        if (other != nullptr) best = std::min(best, cost_of_pair(*other, item));
    return best;
}

int cost_alone(const Column& column) {
    const auto item = std::find_if(column.begin(), column.end(), [](auto* i) { return i; });
    return cost_alone(**item);
}

/// The tiles that were played, combined with their seats.
std::vector<int> tiles_played(const Block& hand) {
    std::vector<int> tiles;
    for (const Item& item : hand.play)
        if (item.keyword == Keyword::actions && item.action.kind == ActionKind::play)
            tiles.push_back(item.action.tile().number() * (most_seats + 1) + item.seat.index());
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

/// The percentage of the shorter play that is also in the other one; -1 if either is empty.
int in_common(const std::vector<int>& a, const std::vector<int>& b) {
    if (a.empty() || b.empty()) return -1;
    std::size_t common = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        common += *i == *j;
        const bool ahead = *i < *j;
        if (*i <= *j) ++i;
        if (!ahead) ++j;
    }
    return static_cast<int>(100 * common / std::min(a.size(), b.size()));
}

}  // namespace

Alignment align_play(std::span<const Column> columns, std::span<const Item> play,
                     std::size_t& work_left) {
    std::size_t front = 0;
    while (front < columns.size() && front < play.size() &&
           cost_of_pair(columns[front], play[front]) == 0)
        ++front;
    std::size_t n = columns.size(), m = play.size();
    while (n > front && m > front && cost_of_pair(columns[n - 1], play[m - 1]) == 0) --n, --m;

    Alignment way;
    for (std::size_t i = 0; i < front; ++i) way.emplace_back(i, i);
    const std::size_t work = (n - front + 1) * (m - front + 1);
    if (work > work_left) {
        for (std::size_t i = front; i < std::max(n, m); ++i) {
            const bool pair = i < n && i < m && cost_of_pair(columns[i], play[i]) < never;
            if (pair) way.emplace_back(i, i);
            if (i < n && !pair) way.emplace_back(i, nowhere);
            if (i < m && !pair) way.emplace_back(nowhere, i);
        }
    } else {
        work_left -= work;
        const Alignment between = least_cost(
            n - front, m - front,
            [&](std::size_t i, std::size_t j) {
                return cost_of_pair(columns[front + i], play[front + j]);
            },
            [&](std::size_t i) { return cost_alone(columns[front + i]); },
            [&](std::size_t j) { return cost_alone(play[front + j]); });
        for (const auto& [i, j] : between)
            way.emplace_back(i == nowhere ? i : i + front, j == nowhere ? j : j + front);
    }
    for (; n < columns.size(); ++n, ++m) way.emplace_back(n, m);
    return way;
}

Alignment align_hands(std::span<const Block* const> hands, std::span<const Block> others) {
    constexpr int alone = 60, little = 15, enough = 40;
    std::vector<std::vector<int>> first, second;
    for (const Block* hand : hands) first.push_back(tiles_played(*hand));
    for (const Block& hand : others) second.push_back(tiles_played(hand));
    const auto cost = [&](std::size_t i, std::size_t j) {
        const int common = in_common(first[i], second[j]);
        const bool same_number = hands[i]->number == others[j].number;
        if (common < (same_number ? little : enough) && !(same_number && common < 0)) return never;
        return 100 - std::max(common, 0) + (same_number ? 0 : 20) - (common < 0 ? 20 : 0);
    };
    return least_cost(
        hands.size(), others.size(), cost, [](std::size_t) { return alone; },
        [](std::size_t) { return alone; });
}

bool have_play_in_common(const Block& hand, const Block& other) {
    return in_common(tiles_played(hand), tiles_played(other)) > 0;
}

}  // namespace bones::inline show::collate
