#include "engine/rules.hpp"

namespace bones {

bool Charges::clean(const TileSet& now, const TileSet& before_draws) const {
    for (const Charge& charge : *this) {
        if (charge.plain() || charge.otherwise != nullptr) return false;
        const TileSet& hand = charge.scope == Scope::before_draws ? before_draws : now;
        if (charge.none_of.intersects(hand)) return false;
    }
    return true;
}

int HandOutcome::count(Seat seat, std::string_view code, bool with_open) const {
    int n = 0;
    for (const Breach& breach : breaches)
        if (breach.seat == seat && breach.code->name == code &&
            (with_open || breach.verdict == Verdict::broken))
            ++n;
    return n;
}

}  // namespace bones
