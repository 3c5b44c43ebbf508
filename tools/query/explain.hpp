// Explains statements to people.
#pragma once

#include "tools/lib/io/output.hpp"
#include "tools/lib/store/archive/database.hpp"
#include "tools/query/answers.hpp"

namespace bones {

/// Prints the statement with its values, and SQLite's plan.
void explain(archive::Database& database, const PreparedStatement& prepared, Output& output);

}  // namespace bones
