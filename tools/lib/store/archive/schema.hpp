// Opens, creates and upgrades archives, or refuses them with a reason.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/versions.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// `PRAGMA application_id` of an archive (schemas/archive.sql).
inline constexpr std::int64_t archive_application = 0x426f6e65;

/// The script that upgrades an archive to this version from the one before.
struct Migration {
    int version = 0;
    std::string_view sql;
};

/// The scripts of schemas/migrations, in order.
std::span<const Migration> archive_migrations();

/// Throws ArchiveError for names that SQLite does not treat as a file.
void check_archive_name(const std::string& path);
/// Opens an archive of the current version. With Access::write a missing one is created. Throws
/// ArchiveError if the file is older, newer, damaged or not an archive.
Database open_archive(const std::string& path, Access access);

/// An empty archive in memory, which is gone when it is closed.
Database archive_in_memory();

/// The result of an upgrade.
struct UpgradeResult {
    int before = 0;                   ///< the archive's version before
    std::vector<std::string> joined;  ///< a line for each two people who became one
};

/// Upgrades an archive to a version, with all steps or none, and folds names with the current
/// Unicode.
UpgradeResult upgrade(Database& database,
                      std::span<const Migration> migrations = archive_migrations(),
                      int version = archive_version);
/// Opens an archive of any version up to the current one, for upgrade().
Database open_for_upgrade(const std::string& path);

}  // namespace bones::inline store::archive
