// Archives as files: opened, made, brought up to date, or refused with a reason.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/versions.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// What `PRAGMA application_id` of an archive says (schemas/archive.sql).
inline constexpr std::int64_t archive_application = 0x426f6e65;

/// The script that makes an archive of the version before into one of this version.
struct Migration {
    int version = 0;
    std::string_view sql;
};

/// The scripts of schemas/migrations, in order.
std::span<const Migration> archive_migrations();

/// Throws ArchiveError for names that SQLite takes for something else than a file.
void check_archive_name(const std::string& path);
/// Opens an archive of the current version. With Access::write one that is not there is made.
/// Throws ArchiveError if it is something else, older, newer or damaged.
Database open_archive(const std::string& path, Access access);

/// An empty archive that is gone when it is closed.
Database archive_in_memory();

/// What an upgrade did.
struct UpgradeResult {
    int before = 0;                   ///< the version that the archive had
    std::vector<std::string> joined;  ///< who became one person, a line on each
};

/// Brings an archive up to a version, all steps or none, and folds names by the Unicode of today.
UpgradeResult upgrade(Database& database,
                      std::span<const Migration> migrations = archive_migrations(),
                      int version = archive_version);
/// Opens an archive of any version up to the current one, for upgrade().
Database open_for_upgrade(const std::string& path);

}  // namespace bones::inline store::archive
