#include "tools/lib/store/archive/database.hpp"

#include <errno.h>
#include <fmt/core.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "tools/lib/io/exit_cleanup.hpp"
#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/store/archive/holder.hpp"

namespace bones::inline store::archive {

namespace {

// A damaged or malicious file can make SQLite read without end, for example with the same pages in
// many places. Reading a whole archive normally takes about one step of SQLite's virtual machine
// per byte.
constexpr int steps_between_looks = 100'000;
constexpr std::uintmax_t steps_for_a_byte = 20;

// Connections to close when a tool ends because memory ran out, so that no log file stays beside an
// archive.
std::array<sqlite3*, 8> open_connections{};

void close_connections() {
    for (sqlite3* const connection : open_connections) {
        if (connection == nullptr) continue;
        while (sqlite3_stmt* const statement = sqlite3_next_stmt(connection, nullptr))
            sqlite3_finalize(statement);
        sqlite3_close(connection);
    }
}

void remember_connection(sqlite3* connection) {
    *std::find(open_connections.begin(), open_connections.end() - 1, nullptr) = connection;
    call_before_leaving(close_connections);
}

void forget_connection(sqlite3* connection) {
    std::replace(open_connections.begin(), open_connections.end(), connection,
                 static_cast<sqlite3*>(nullptr));
}

/// The message for an error, with the file's name.
std::string meaning(const std::string& path, int code, sqlite3* handle) {
    const char* detail = handle == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(handle);
    const int error = handle == nullptr ? 0 : sqlite3_system_errno(handle);
    switch (code & 0xff) {
        case SQLITE_FULL:
            return fmt::format("cannot write {}: the disk is full", path);
        case SQLITE_READONLY:
            return fmt::format("cannot write {}: it is read-only", path);
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return fmt::format("{} is in use by {}; try again later", path, holder_of(path));
        case SQLITE_NOMEM:
            return "out of memory";
        case SQLITE_NOTADB:
            return fmt::format("{} is not an archive; it is not an SQLite database", path);
        case SQLITE_CORRUPT:
            return fmt::format("{} is damaged ({}); `bones-history export` saves what can be read",
                               path, detail);
        case SQLITE_IOERR:
            if (const char* full = system::why_full(error))
                return fmt::format("cannot write {}: {}", path, full);
            if (code == SQLITE_IOERR_WRITE || code == SQLITE_IOERR_FSYNC ||
                code == SQLITE_IOERR_SHMSIZE || code == SQLITE_IOERR_TRUNCATE)
                return fmt::format("cannot write {}: the disk or your quota seems full", path);
            return fmt::format("cannot read or write {}: {}", path,
                               error != 0 ? strerror(error) : detail);
        case SQLITE_INTERRUPT:
            return fmt::format("{} is damaged: reading it takes too long for its size", path);
        case SQLITE_CANTOPEN:
            return fmt::format("cannot open {}: {}", path, error != 0 ? strerror(error) : detail);
        default:
            return fmt::format("{}: {}", path, detail);
    }
}

/// Characters with a meaning in an SQLite file name are written as %xx.
std::string as_uri(const std::string& path, std::string_view query) {
    std::string uri = "file:";
    for (const char c : path)
        if (c == '?' || c == '#' || c == '%')
            uri += fmt::format("%{:02x}", static_cast<unsigned char>(c));
        else
            uri += c;
    return uri + std::string(query);
}

// Opens without SQLite's locks between threads, because only one thread at a time uses a
// connection.
int open_with(const std::string& name, int flags, sqlite3** handle) {
    const int code = sqlite3_open_v2(name.c_str(), handle,
                                     flags | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nullptr);
    if (code != SQLITE_OK) return code;
    sqlite3_extended_result_codes(*handle, 1);
    // Reads the file, so that an error in opening it is found at once.
    return sqlite3_exec(*handle, "PRAGMA schema_version", nullptr, nullptr, nullptr);
}

}  // namespace

/// The last connection to close writes the log into the archive. If that failed, for example for
/// lack of memory, tries once more.
void Database::Close::operator()(sqlite3* handle) const {
    forget_connection(handle);
    char path[PATH_MAX] = "", log[PATH_MAX + 4];
    const char* const name = sqlite3_db_filename(handle, "main");
    const bool writes = name != nullptr && sqlite3_db_readonly(handle, "main") == 0;
    if (writes) snprintf(path, sizeof path, "%s", name);
    sqlite3_close_v2(handle);
    snprintf(log, sizeof log, "%s-wal", path);
    if (path[0] == '\0' || !system::exists(log)) return;
    sqlite3* again = nullptr;
    if (sqlite3_open_v2(path, &again, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK)
        sqlite3_exec(again, "PRAGMA schema_version", nullptr, nullptr, nullptr);
    sqlite3_close(again);
}

Database::Database(std::string path, Access access) : path_(std::move(path)) {
    sqlite3* handle = nullptr;
    int code = SQLITE_OK;
    if (access == Access::write) {
        code = open_with(as_uri(path_, ""), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, &handle);
    } else {
        if (!system::exists(path_))
            throw ArchiveError(fmt::format("no archive at {}: {}", path_, strerror(errno)));
        // Opened for writing if possible: the last connection to close can then remove the log.
        const int flags = access == Access::read ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
        code = open_with(as_uri(path_, ""), flags, &handle);
        // If the folder is not writable, no other program can be writing the file.
        if ((code & 0xff) == SQLITE_CANTOPEN || code == SQLITE_READONLY_CANTINIT ||
            code == SQLITE_READONLY_DIRECTORY) {
            sqlite3_close(handle);
            handle = nullptr;
            code = open_with(as_uri(path_, "?immutable=1"), SQLITE_OPEN_READONLY, &handle);
        }
    }
    handle_.reset(handle);
    remember_connection(handle);
    if (code != SQLITE_OK && (code & 0xff) != SQLITE_BUSY) fail(code);
    sqlite3_busy_timeout(handle, usual_patience);
    run("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF");
    // A committed change survives a power cut, with a write-ahead log or without. Another program
    // that is making the archive may have locked it for now.
    if (access == Access::write) run_patiently(*this, "PRAGMA synchronous = EXTRA");
    if (access != Access::write) run("PRAGMA query_only = ON");
    if (access == Access::read) stop_reading_without_end();
    if (access == Access::write && sqlite3_db_readonly(handle, "main") == 1) fail(SQLITE_READONLY);
}

void Database::stop_reading_without_end() {
    std::uintmax_t bytes = 1'000'000;
    for (const char* part : {"", "-wal"}) {
        std::error_code missing;
        const std::uintmax_t size =
            std::filesystem::file_size(system::path_of(path_ + part), missing);
        if (!missing) bytes += size;
    }
    looks_left_ = std::make_unique<std::int64_t>(bytes * steps_for_a_byte / steps_between_looks);
    sqlite3_progress_handler(
        handle(), steps_between_looks,
        [](void* left) { return --*static_cast<std::int64_t*>(left) < 0 ? 1 : 0; },
        looks_left_.get());
}

void Database::run(const std::string& sql) {
    const int code = sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(code);
}

void Database::fail(int code) const {
    throw ArchiveError(meaning(path_, code, handle()));
}

Query::Query(Database& database, const std::string& script, const char** rest)
    : database_(database) {
    sqlite3_stmt* statement = nullptr;
    check(sqlite3_prepare_v3(database.handle(), script.c_str(), static_cast<int>(script.size()) + 1,
                             SQLITE_PREPARE_PERSISTENT, &statement, rest));
    handle_.reset(statement);
}

void Query::bind(int parameter, std::int64_t value) {
    check(sqlite3_bind_int64(handle_.get(), parameter, value));
}

void Query::bind(int parameter, std::string_view value) {
    check(sqlite3_bind_text64(handle_.get(), parameter, value.data() == nullptr ? "" : value.data(),
                              value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

void Query::bind_lasting(int parameter, std::string_view value) {
    check(sqlite3_bind_text64(handle_.get(), parameter, value.data() == nullptr ? "" : value.data(),
                              value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Query::bind_null(int parameter) {
    check(sqlite3_bind_null(handle_.get(), parameter));
}

bool Query::step() {
    const int code = sqlite3_step(handle_.get());
    if (code == SQLITE_ROW) return true;
    sqlite3_reset(handle_.get());
    if (code != SQLITE_DONE) database_.fail(code);
    return false;
}

bool Query::is_null(int column) const {
    return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL;
}

std::string_view Query::text(int column) const {
    const void* data = sqlite3_column_text(handle_.get(), column);
    const int bytes = sqlite3_column_bytes(handle_.get(), column);
    if (data == nullptr && sqlite3_errcode(database_.handle()) == SQLITE_NOMEM)
        database_.fail(SQLITE_NOMEM);
    if (data == nullptr) return {};
    return {static_cast<const char*>(data), static_cast<std::size_t>(bytes)};
}

std::int64_t number_of(Database& database, std::string_view sql) {
    Query query(database, sql);
    const Reset reset(query);
    return query.step() ? query.number(0) : 0;
}

Transaction::Transaction(Database& database) : database_(database) {
    run_patiently(database, "BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
    // Some errors have rolled back the transaction already.
    if (open_ && sqlite3_get_autocommit(database_.handle()) == 0)
        sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
    database_.run("COMMIT");
    open_ = false;
}

}  // namespace bones::inline store::archive
