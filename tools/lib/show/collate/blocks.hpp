// Places out of sheets: which items of the sheets belong together, and what they say.
#pragma once

#include "tools/lib/show/collate/collation.hpp"

namespace bones::inline show::collate {

/// The blocks of a game: header, hands, and what stands after them.
std::vector<CollatedBlock> collated_blocks(const Sheets& sheets);

}  // namespace bones::inline show::collate
