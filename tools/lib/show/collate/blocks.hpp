// Groups the items of sheets that belong together into places.
#pragma once

#include "tools/lib/show/collate/collation.hpp"

namespace bones::inline show::collate {

/// The blocks of a game: the header, the hands, and the lines after them.
std::vector<CollatedBlock> collated_blocks(const Sheets& sheets);

}  // namespace bones::inline show::collate
