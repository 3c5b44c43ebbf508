// What one hand has to say to statistics.
#pragma once

#include "tools/lib/show/statistics/facts.hpp"

namespace bones::inline show::stats {

/// Adds what there is to say of one of the verdict's hands, but for revokes, which are proven by
/// what other hands show, too.
void add_hand_facts(const Record& record, const GameVerdict& verdict, std::size_t hand,
                    Facts& facts);

}  // namespace bones::inline show::stats
