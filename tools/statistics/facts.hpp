// What one judged record has to say to statistics: observations, each of one metric.
#pragma once

#include <cstdint>

#include "engine/verdict.hpp"
#include "tools/statistics/metric.hpp"

namespace bones {

/// One observation.
struct Fact {
    Metric metric;
    Seat seat;          ///< whose; no seat: the whole table's
    std::int32_t hand;  ///< index of the hand; -1: of the game
    std::int64_t value;
    std::int32_t suit = -1;  ///< of a lead in Double Takes
};

/// Takes what collect_facts finds.
class FactSink {
  public:
    virtual ~FactSink() = default;
    virtual void take(const Fact& fact) = 0;
};

/// Says everything that a record has to say. The verdict must have been made with a trace.
void collect_facts(const Record& record, const GameVerdict& verdict, FactSink& sink);

/// The seat at which a seat's points are written: its own, or the first of its side (D1).
Seat scoring_seat_of(const Record& record, Seat seat);

}  // namespace bones
