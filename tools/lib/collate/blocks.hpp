// Places out of sheets: which items of the sheets belong together, and what they say.
#pragma once

#include "tools/lib/collate/collation.hpp"

namespace bones::collate {

/// The blocks of a game: header, hands, and what stands after them.
std::vector<CollatedBlock> collated_blocks(const Sheets& sheets);

}  // namespace bones::collate
