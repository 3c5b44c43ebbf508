// Talks to one ClickHouse server over HTTP.
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace bones::inline cli {
class Tool;
}

namespace bones::inline store::clickhouse {

/// The server cannot be reached or returned an error. The message is one line.
struct ServerError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The user and password for a server.
struct Login {
    std::string user, password;
};

/// The servers, as given on the command line.
struct Address {
    std::vector<std::string> servers;  ///< HOST:PORT of the HTTP interface
    std::string password_file;

    /// The user is CLICKHOUSE_USER, else `default`. The password is the first line of the file,
    /// else CLICKHOUSE_PASSWORD. Throws UsageError.
    Login login() const;
};

/// Adds --clickhouse and --password-file.
void add_address_options(Tool& tool, Address& address, const std::string& help);

/// A value as a literal of SQL: in quotes, with special characters escaped. It may have any bytes.
std::string sql_text(std::string_view value);

/// Receives the server's response, piece by piece.
using Receive = std::function<void(std::string_view)>;
/// Writes the next piece to send into the text; empty: the end. If it throws, sending stops and the
/// caller of insert() gets the exception.
using Send = std::function<void(std::string&)>;

class Server {
  public:
    Server(std::string address, Login login);

    const std::string& address() const { return address_; }
    /// Runs a statement and returns its result. Throws ServerError, also for a result that is
    /// cut off or that comes from only a part of the servers.
    std::string ask(const std::string& sql) const;
    void ask(const std::string& sql, const Receive& receive) const;
    /// Runs a statement that does not need the database, which may not exist yet.
    std::string ask_of_system(const std::string& sql) const;
    /// Runs a statement and returns its rows as tab-separated values, still escaped.
    std::vector<std::vector<std::string>> rows(const std::string& sql) const;
    /// Sends rows with an INSERT. Throws ServerError.
    void insert(const std::string& sql, const Send& send) const;

  private:
    struct Request;

    std::string url(std::string_view database, const std::string& query) const;
    void run(Request& request) const;

    std::string address_;
    Login login_;
};

}  // namespace bones::inline store::clickhouse
