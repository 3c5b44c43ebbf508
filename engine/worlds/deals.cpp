#include "engine/worlds/deals.hpp"

#include <array>

#include "engine/worlds/count.hpp"
#include "engine/worlds/swap_sampler.hpp"

namespace bones::worlds {

std::string_view name_of(Method method) {
    static constexpr std::array<std::string_view, 3> names{"all", "uniform", "chain"};
    return names[static_cast<std::size_t>(method)];
}

std::optional<Deals> choose_ways(const Places& places, std::uint32_t worlds, play::Random& random) {
    Deals ways;
    if (places.tiles.empty()) {
        ways.lies.emplace_back();
        return ways;
    }
    const TilePlacement begin = some_lie(places);
    if (begin.empty()) return std::nullopt;
    const Count count(places);
    if (count.done() && count.ways() <= worlds) {
        for (std::uint64_t n = 0; n < count.ways(); ++n) ways.lies.push_back(count.way(n));
    } else if (count.done()) {
        ways.method = Method::uniform;
        for (std::uint32_t n = 0; n < worlds; ++n) ways.lies.push_back(count.draw(random));
    } else {
        ways.method = Method::chain;
        Chain chain(places, begin, random);
        for (std::uint32_t n = 0; n < worlds; ++n) ways.lies.push_back(chain.draw());
    }
    return ways;
}

}  // namespace bones::worlds
