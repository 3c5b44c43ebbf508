// The options of bones-query.
#pragma once

#include <string>

#include "tools/lib/store/archive/filters.hpp"
#include "tools/lib/store/archive/selection.hpp"
#include "tools/query/answers.hpp"

namespace bones {

struct QueryOptions {
    std::string database = "bones.db";
    archive::Filters filters;
    std::string as_of, level, format = "text", sql, find, per, explained;
    Ordering ordering;
    bool count = false, explain = false, wide = false, all = false;
    int seconds = 10;

    /// The level of `--level`; by default records.
    archive::Level level_asked() const {
        return level == "hands"      ? archive::Level::hands
               : level == "actions"  ? archive::Level::actions
               : level == "findings" ? archive::Level::findings
                                     : archive::Level::records;
    }
};

}  // namespace bones
