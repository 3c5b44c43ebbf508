#include "engine/lane.hpp"

#include "engine/games/list.hpp"
#include "engine/lane/lane_of.hpp"

namespace bones {

template <class Witness>
bool Lane::passes(const RawRecord& raw, Record& record, GameVerdict& verdict, Witness&& witness) {
    if (!header_.read(raw, record, verdict)) return false;
    bool clean = false;
    with_game(record.game, [&]<class G>() {
        clean = LaneOf<G>::passes({record.players, header_.rules(), record.written},
                                  raw.text.substr(record.text.size()), witness);
    });
    return clean;
}

template bool Lane::passes(const RawRecord&, Record&, GameVerdict&, NoWitness&&);
template bool Lane::passes(const RawRecord&, Record&, GameVerdict&, ScoreWitness&&);
template bool Lane::passes(const RawRecord&, Record&, GameVerdict&, ActionWitness&&);
template bool Lane::passes(const RawRecord&, Record&, GameVerdict&, PlayWitness&&);
template bool Lane::passes(const RawRecord&, Record&, GameVerdict&, DealsAndPlayWitness&&);
template bool Lane::passes(const RawRecord&, Record&, GameVerdict&, RowsWitness&&);
template bool Lane::passes(const RawRecord&, Record&, GameVerdict&, CanonicalWitness&&);

}  // namespace bones
