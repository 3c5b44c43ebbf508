// Turns filters into SQL.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/io/input.hpp"
#include "tools/lib/store/archive/database.hpp"
#include "tools/lib/store/archive/filters.hpp"
#include "tools/lib/store/archive/parameters.hpp"

namespace bones::inline store::archive {

/// The kind of rows in an answer.
enum class Level { records, hands, actions, findings };

/// The part of a statement that chooses the rows of a level:
///
///     FROM hands h JOIN moves a … WHERE …
///
/// `h` is the hand, `a` the action and `f` the finding, as far as the level has them; `record` is
/// the number of the record.
struct Selection {
    std::string sql;
    std::string record;
    bool repeats = false;  ///< a row may occur several times
    Parameters parameters;
};

/// The purpose of a selection.
enum class Purpose {
    keys,        ///< the rows' keys
    count,       ///< only the number of rows
    one_record,  ///< the keys within one record; its number is the last parameter, not set yet
};

Selection select(const Filters& filters, Level level, Purpose purpose = Purpose::keys);
/// The columns that identify the rows of a level, named `r`, `h`, `a` and `f`.
std::string keys_of(Level level, const Selection& selection);
/// Reports the names in filters that the archive does not have, each with the nearest one. Returns
/// false if a name is missing, because then no row can match.
bool names_exist(const Complain& complain, Database& database, const Filters& filters);

}  // namespace bones::inline store::archive
