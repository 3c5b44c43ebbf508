// Collects the facts of one hand.
#pragma once

#include "tools/lib/show/statistics/facts.hpp"

namespace bones::inline show::stats {

/// Adds the facts of one of the verdict's hands, except revokes, because other hands may also prove
/// them.
void add_hand_facts(const Record& record, const GameVerdict& verdict, std::size_t hand,
                    Facts& facts);

}  // namespace bones::inline show::stats
