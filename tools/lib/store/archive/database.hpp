// A thin wrapper of SQLite: connections, prepared statements, errors.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace bones::inline store::archive {

/// A request that the archive cannot fulfil. The message is for people and names the file.
struct ArchiveError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

enum class Access {
    read,       ///< for the tools' own reading; removes the log of a writer that was killed
    write,      ///< creates a missing file
    only_read,  ///< SQLite refuses every change: for statements that users wrote
};

/// A connection to one file. Use it from one thread at a time.
class Database {
  public:
    /// Opens a file. With Access::write a missing one is created. Throws ArchiveError.
    Database(std::string path, Access access);

    const std::string& path() const { return path_; }
    /// From now on messages name another file: the one that this file is a copy of.
    void speak_as(std::string path) { path_ = std::move(path); }
    sqlite3* handle() const { return handle_.get(); }
    /// Runs a script. Throws ArchiveError.
    void run(const std::string& sql);
    /// Throws an ArchiveError with the message for `code`.
    [[noreturn]] void fail(int code) const;

  private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };

    void stop_reading_without_end();

    std::string path_;
    std::unique_ptr<std::int64_t> looks_left_;  // SQLite keeps the pointer
    std::unique_ptr<sqlite3, Close> handle_;
};

/// A prepared statement. Parameters are numbered from 1, columns from 0.
class Query {
  public:
    /// Throws ArchiveError, like all other functions that run the statement.
    Query(Database& database, std::string_view sql) : Query(database, std::string(sql), nullptr) {}
    /// Prepares the first statement of a script. `rest` is set to the script after it.
    Query(Database& database, const std::string& script, const char** rest);

    void bind(int parameter, std::int64_t value);
    /// Copies the text.
    void bind(int parameter, std::string_view value);
    /// Does not copy the text, which must exist until the statement has run.
    void bind_lasting(int parameter, std::string_view value);
    void bind_null(int parameter);
    template <class Value>
    void bind(int parameter, const std::optional<Value>& value) {
        if (value)
            bind(parameter, *value);
        else
            bind_null(parameter);
    }
    /// Binds parameters 1, 2, … in order.
    template <class... Values>
    Query& with(const Values&... values) {
        int parameter = 0;
        (bind(++parameter, values), ...);
        return *this;
    }

    /// Reads the next row. Returns false at the end and resets the statement.
    bool step();
    /// Runs the statement to its end.
    void run() {
        while (step()) {
        }
    }
    void reset() { sqlite3_reset(handle_.get()); }

    bool is_null(int column) const;
    std::int64_t number(int column) const { return sqlite3_column_int64(handle_.get(), column); }
    /// The number of columns, and their names.
    int columns() const { return sqlite3_column_count(handle_.get()); }
    std::string_view name(int column) const { return sqlite3_column_name(handle_.get(), column); }
    /// SQLITE_INTEGER, SQLITE_FLOAT, SQLITE_TEXT, SQLITE_BLOB or SQLITE_NULL.
    int type(int column) const { return sqlite3_column_type(handle_.get(), column); }
    double real(int column) const { return sqlite3_column_double(handle_.get(), column); }
    /// Valid until the next step.
    std::string_view text(int column) const;
    std::string string(int column) const { return std::string(text(column)); }
    /// None for NULL.
    std::optional<std::int64_t> number_if_any(int column) const {
        return is_null(column) ? std::nullopt : std::optional(number(column));
    }
    std::optional<std::string_view> text_if_any(int column) const {
        return is_null(column) ? std::nullopt : std::optional(text(column));
    }

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    void check(int code) {
        if (code != SQLITE_OK) database_.fail(code);
    }

    Database& database_;
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

/// Resets a query at the end of a scope, also after an exception, so that it keeps no lock.
class Reset {
  public:
    explicit Reset(Query& query) : query_(query) {}
    ~Reset() { query_.reset(); }
    Reset(const Reset&) = delete;
    Reset& operator=(const Reset&) = delete;

  private:
    Query& query_;
};

/// The single number that a query without parameters returns; 0 without a row.
std::int64_t number_of(Database& database, std::string_view sql);

/// A write transaction. It is rolled back unless committed.
class Transaction {
  public:
    /// Waits while another program is writing (see run_patiently). Throws ArchiveError.
    explicit Transaction(Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

  private:
    Database& database_;
    bool open_ = true;
};

}  // namespace bones::inline store::archive
