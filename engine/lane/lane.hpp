// The lane: a quick way for records with which nothing is wrong. It says so, or nothing at all;
// then the parser and the referee say what there is to be said, from the record's start.
#pragma once

#include "bones/parser.hpp"
#include "engine/games/list.hpp"
#include "engine/lane/lane_of.hpp"
#include "engine/reporter.hpp"

namespace bones {

/// Looks at records.
class Lane {
  public:
    /// Whether all tiles of a record are known and there is nothing to report of it: no finding, no
    /// note, no open verdict. Then `record` has its header, and both have what the witness enters
    /// (see witness.hpp). False says nothing.
    template <class Witness>
    static bool passes(const RawRecord& raw, Record& record, GameVerdict& verdict,
                       Witness&& witness) {
        HouseRules rules{};
        if (!read_header(raw, record)) return false;
        clear(verdict, record, false);
        bool clean = false;
        with_game(record.game, [&]<class G>() {
            clean = read_rules(G::options, record, verdict, rules) &&
                    LaneOf<G>::passes(record.players, rules, raw.text.substr(record.text.size()),
                                      witness);
        });
        return clean;
    }

    /// Whether the record passes, and is canonical text. `record` and `verdict` are of no use then.
    static bool passes_canonical(const RawRecord& raw, Record& record, GameVerdict& verdict);

  private:
    static bool read_header(const RawRecord& raw, Record& record);
    static bool read_rules(std::span<const HouseRule> options, const Record& record,
                           GameVerdict& verdict, HouseRules& rules);
};

}  // namespace bones
