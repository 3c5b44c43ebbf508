#include "tools/lib/store/archive/settings.hpp"

namespace bones::inline store::archive {

std::string setting(Database& database, std::string_view name) {
    Query query(database, "SELECT value FROM settings WHERE name = ?");
    return query.with(name).step() ? query.string(0) : std::string();
}

void note_setting(Database& database, std::string_view name, std::string_view value) {
    Query(database, "INSERT OR REPLACE INTO settings VALUES (?, ?)").with(name, value).run();
}

}  // namespace bones::inline store::archive
