// Who else is writing an archive.
#pragma once

#include <string>

#include "tools/archive/database.hpp"

namespace bones {

/// Begins a transaction that writes. While another program is writing, says once on standard error
/// who it is, and waits, at most as long as set_patience says. Throws ArchiveError.
void wait_for_writer(Database& database);
/// How many seconds to wait for another writer; 60 unless told.
void set_patience(int seconds);

/// The process that holds a lock on an archive: `bones-history import night.bones (process 1234)`,
/// or `another program`.
std::string holder_of(const std::string& path);

}  // namespace bones
