// Filters as SQL.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/io/input.hpp"
#include "tools/lib/store/archive/database.hpp"
#include "tools/lib/store/archive/filters.hpp"
#include "tools/lib/store/archive/parameters.hpp"

namespace bones::inline store::archive {

/// What an answer consists of.
enum class Level { records, hands, actions, findings };

/// The part of a statement that picks the rows of a level:
///
///     FROM hands h JOIN moves a … WHERE …
///
/// with `h` for the hand, `a` for the action, `f` for the finding, as far as the level has them,
/// and `record` for the number of the record.
struct Selection {
    std::string sql;
    std::string record;
    bool repeats = false;  ///< a row may come several times
    Parameters parameters;
};

/// What a selection is for.
enum class Purpose {
    keys,        ///< the rows' keys
    count,       ///< only how many there are
    one_record,  ///< the keys within one record; its number is the last parameter, not given yet
};

Selection select(const Filters& filters, Level level, Purpose purpose = Purpose::keys);
/// The columns that tell the rows of a level apart, called `r`, `h`, `a` and `f`.
std::string keys_of(Level level, const Selection& selection);
/// Complains of the names that the archive does not have, and tells the nearest. False: some are
/// not there, so that nothing can match.
bool names_exist(const Complain& complain, Database& database, const Filters& filters);

}  // namespace bones::inline store::archive
