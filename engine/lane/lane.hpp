// The lane: a quick way for records with which nothing is wrong. It says so, or nothing at all;
// then the parser and the referee say what there is to be said, from the record's start.
#pragma once

#include "bones/parser.hpp"
#include "engine/games/list.hpp"
#include "engine/lane/lane_game.hpp"

namespace bones {

/// Who wants to know nothing of clean records but that they are.
struct NoWitness {};

/// Looks at records, one after the other. Not shared between threads.
class Lane {
  public:
    /// Whether all tiles of a record are known and there is nothing to report of it: no finding, no
    /// note, no open verdict. False says nothing.
    template <class Witness>
    bool passes(const RawRecord& raw, Witness&& witness) {
        HouseRules rules{};
        if (!read_header(raw)) return false;
        bool clean = false;
        with_game(header_.game, [&]<class G>() {
            clean = read_rules(G::options, rules) &&
                    LaneGame<G, std::remove_reference_t<Witness>>(
                        header_, rules, raw.text.substr(header_.text.size()), witness)
                        .passes();
        });
        return clean;
    }
    bool passes(const RawRecord& raw) { return passes(raw, NoWitness()); }

    /// The lines before the first hand of the record that was looked at last, if there is a hand.
    const Record& header() const { return header_; }

  private:
    bool read_header(const RawRecord& raw);
    bool read_rules(std::span<const HouseRule> options, HouseRules& rules);

    Record header_;
    GameVerdict aside_;
};

}  // namespace bones
