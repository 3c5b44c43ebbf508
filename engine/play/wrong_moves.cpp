#include "engine/play/wrong_moves.hpp"

namespace bones::play {

const Code* breach_of(const Charge& charge, const KnownHands& hands) {
    if (charge.plain()) return charge.code;
    bool broken = false;
    if (charge.scope == Scope::all_dealt) {
        broken = !(charge.all_of - hands.dealt[hands.mover]).empty();
        for (const TileSet& dealt : hands.dealt)
            broken = broken || dealt.intersects(charge.none_of);
    } else {
        const bool now = charge.scope == Scope::now;
        broken = (now ? hands.now : hands.before_draws).intersects(charge.none_of);
    }
    return broken ? charge.code : charge.otherwise;
}

const Code* only_breach(const Charges& charges, const KnownHands& hands) {
    const Code* only = nullptr;
    for (const Charge& charge : charges) {
        const Code* code = breach_of(charge, hands);
        if (code == nullptr) continue;
        if (only != nullptr || code->injection != Injection::play) return nullptr;
        only = code;
    }
    return only;
}

}  // namespace bones::play
