#include "engine/worlds/count.hpp"

#include <algorithm>

namespace bones::worlds {
namespace {

/// Returns a times b, capped at the greatest 64-bit number.
std::uint64_t product(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t most = ~std::uint64_t{0};
    return b != 0 && a > most / b ? most : a * b;
}

}  // namespace

Count::Count(const Places& places, std::size_t most) : places_(places) {
    find_kinds();
    settle_forced();
    done_ = make_table(most);
}

// Two groups are of one kind if every tile may lie in both or in neither.
void Count::find_kinds() {
    for (std::size_t g = 0; g < places_.groups.size(); ++g) {
        const Group& group = places_.groups[g];
        if (group.size == 0) continue;
        const auto alike = [&](const Kind& kind) {
            return group.ordered && kind.ordered &&
                   std::all_of(places_.allowed.begin(), places_.allowed.end(),
                               [&](const GroupSet& allowed) {
                                   return allowed[g] == allowed[kind.groups.front()];
                               });
        };
        auto kind = std::find_if(kinds_.begin(), kinds_.end(), alike);
        if (kind == kinds_.end()) kind = kinds_.insert(kind, Kind{{}, 0, group.ordered, 0});
        kind->groups.push_back(g);
        kind->size += group.size;
    }
}

void Count::settle_forced() {
    forced_.resize(kinds_.size());
    for (const Kind& kind : kinds_) room_.push_back(kind.size);
    for (std::size_t t = 0; t < places_.tiles.size(); ++t) {
        std::vector<bool> may;
        for (const Kind& kind : kinds_) may.push_back(places_.allowed[t][kind.groups.front()]);
        if (std::count(may.begin(), may.end(), true) == 1) {
            const auto only =
                static_cast<std::size_t>(std::find(may.begin(), may.end(), true) - may.begin());
            forced_[only].push_back(places_.tiles[t]);
            --room_[only];
        } else {
            tiles_.push_back(t);
            may_.push_back(std::move(may));
        }
    }
}

// The index of an entry has a digit for each kind except the greatest: the number of places left in
// it. The number left in the greatest kind follows from the number of remaining tiles.
bool Count::make_table(std::size_t most) {
    if (kinds_.empty()) return true;
    rest_ = static_cast<std::size_t>(std::max_element(room_.begin(), room_.end()) - room_.begin());
    if (std::any_of(room_.begin(), room_.end(), [](int room) { return room < 0; })) {
        room_.clear();  // no way exists
        return true;
    }
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
        if (k == rest_) continue;
        kinds_[k].step = entries_;
        entries_ *= static_cast<std::size_t>(room_[k] + 1);
        if (entries_ * (tiles_.size() + 1) > most) return false;
    }
    table_.resize(entries_ * (tiles_.size() + 1));
    table_[tiles_.size() * entries_] = UInt256(1);
    for (std::size_t tile = tiles_.size(); tile-- > 0;)
        if (!fill_layer(tile)) return false;
    return true;
}

bool Count::fill_layer(std::size_t tile) {
    std::vector<int> left(kinds_.size(), 0);  // the digits of the entry, counted up from 0
    int sum = 0;                              // sum of the digits
    const int tiles_left = static_cast<int>(tiles_.size() - tile);
    for (std::size_t entry = 0; entry < entries_; ++entry) {
        UInt256 ways;
        bool fits = true;
        const int rest = tiles_left - sum;
        if (rest > 0 && may_[tile][rest_]) fits = ways.add(at(tile + 1, entry));
        for (std::size_t k = 0; k < kinds_.size() && rest >= 0; ++k)
            if (k != rest_ && left[k] > 0 && may_[tile][k])
                fits = ways.add(at(tile + 1, entry - kinds_[k].step)) && fits;
        if (!fits) return false;
        table_[tile * entries_ + entry] = ways;
        for (std::size_t k = 0; k < kinds_.size(); ++k) {  // count up
            if (k == rest_) continue;
            ++sum;
            if (++left[k] <= room_[k]) break;
            sum -= left[k];
            left[k] = 0;
        }
    }
    return true;
}

std::uint64_t Count::ways() const {
    if (kinds_.empty()) return 1;
    if (room_.empty()) return 0;
    std::uint64_t ways = at(0, entries_ - 1).clipped();
    for (const Kind& kind : kinds_)
        for (int n = 2; kind.ordered && n <= kind.size; ++n)
            ways = product(ways, static_cast<std::uint64_t>(n));
    return ways;
}

/// Returns the tiles of each kind in choice number n.
Count::Kinds Count::place(UInt256 n) const {
    Kinds kinds = forced_;
    if (kinds_.empty()) return kinds;
    std::size_t entry = entries_ - 1;
    std::vector<int> left = room_;
    for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
        for (std::size_t k = 0; k < kinds_.size(); ++k) {
            if (left[k] == 0 || !may_[tile][k]) continue;
            const std::size_t after = k == rest_ ? entry : entry - kinds_[k].step;
            const UInt256& ways = at(tile + 1, after);
            if (n >= ways) {
                n.subtract(ways);
                continue;
            }
            --left[k];
            entry = after;
            kinds[k].push_back(places_.tiles[tiles_[tile]]);
            break;
        }
    }
    return kinds;
}

TilePlacement Count::spread(const Kinds& kinds) const {
    TilePlacement lie(places_.tiles.size());
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
        auto tile = kinds[k].begin();
        for (std::size_t group : kinds_[k].groups)
            for (int i = 0; i < places_.groups[group].size; ++i)
                lie[places_.first_place(group) + static_cast<std::size_t>(i)] = *tile++;
    }
    sort_unordered(places_, lie);
    return lie;
}

// The digits of n in mixed radix select the order of tiles in each ordered kind: each digit is the
// index of the next tile among those left.
TilePlacement Count::way(std::uint64_t n) const {
    std::vector<std::vector<std::size_t>> next(kinds_.size());
    for (std::size_t k = 0; k < kinds_.size(); ++k)
        for (int left = kinds_[k].size; kinds_[k].ordered && left > 1; --left) {
            next[k].push_back(n % static_cast<std::uint64_t>(left));
            n /= static_cast<std::uint64_t>(left);
        }
    Kinds kinds = place(UInt256(n));
    for (std::size_t k = 0; k < kinds_.size(); ++k)
        for (std::size_t i = 0; i < next[k].size(); ++i) {
            const auto at = kinds[k].begin() + static_cast<std::ptrdiff_t>(i);
            std::rotate(at, at + static_cast<std::ptrdiff_t>(next[k][i]),
                        at + static_cast<std::ptrdiff_t>(next[k][i]) + 1);
        }
    return spread(kinds);
}

TilePlacement Count::draw(play::Random& random) const {
    if (kinds_.empty()) return {};
    Kinds kinds = place(at(0, entries_ - 1).random_below(random));
    for (std::size_t k = 0; k < kinds_.size(); ++k)
        for (std::size_t i = 0; kinds_[k].ordered && i + 1 < kinds[k].size(); ++i)
            std::swap(kinds[k][i],
                      kinds[k][i + random.below(static_cast<std::uint32_t>(kinds[k].size() - i))]);
    return spread(kinds);
}

}  // namespace bones::worlds
