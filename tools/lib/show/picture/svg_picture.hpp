// Complete pictures: one position with its hands, or a sheet with many tables.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/picture/svg_table.hpp"

namespace bones::inline show::picture {

/// One position as an SVG document.
std::string position_svg(const Record& record, const GameVerdict& verdict, const HandStory& story,
                         const TablePosition& position, bool at_end);

/// One table on a sheet with many.
struct SheetTable {
    const HandStory* story = nullptr;
    TablePosition position;
    std::string caption;
};

/// Many tables as one SVG document, several in a row.
std::string contact_sheet_svg(const Record& record, const std::string& title,
                              const std::vector<SheetTable>& tables);

}  // namespace bones::inline show::picture
