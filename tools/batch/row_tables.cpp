// The tables of a shard's rows, and their columns.
#include "tools/batch/rows.hpp"
#include "tools/batch/tables.hpp"

namespace bones::batch {

const std::vector<RowTableInfo>& row_tables() {
    static const std::vector<RowTableInfo> tables = [] {
        std::vector<RowTableInfo> all;
        Tables::for_each([&]<class Row>(const Row&) {
            RowTableInfo& info = all.emplace_back();
            info.name = Row::table;
            for_each_column<Row>([&](std::string_view name, const auto&) {
                if (!info.columns.empty()) info.columns += '\t';
                info.columns += name;
            });
        });
        return all;
    }();
    return tables;
}

}  // namespace bones::batch
