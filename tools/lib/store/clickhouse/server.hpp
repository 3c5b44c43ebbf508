// One ClickHouse server, asked over HTTP.
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

/// A server that cannot be reached, or answers with an error. The message is one line.
struct ServerError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Who asks.
struct Login {
    std::string user, password;
};

/// Where the servers are, as the command line has it.
struct Address {
    std::vector<std::string> servers;  ///< HOST:PORT of the HTTP interface
    std::string password_file;

    /// The user is CLICKHOUSE_USER, else `default`; the password the first line of the file, else
    /// CLICKHOUSE_PASSWORD. Throws UsageError.
    Login login() const;
};

/// Adds --clickhouse and --password-file.
void add_address_options(Tool& tool, Address& address, const std::string& help);

/// A value as a literal of SQL: in quotes, with all marked that would end it. It may hold any
/// bytes.
std::string sql_text(std::string_view value);

/// Gets what a server sends, piece by piece.
using Receive = std::function<void(std::string_view)>;
/// Fills in what is to be sent next; empty: that was all. What it throws ends the sending, and is
/// thrown to whoever sends.
using Send = std::function<void(std::string&)>;

class Server {
  public:
    Server(std::string address, Login login);

    const std::string& address() const { return address_; }
    /// Runs a statement and returns what it gives. No answer of a part of the servers is taken for
    /// one of all, and none that is cut off. Throws ServerError.
    std::string ask(const std::string& sql) const;
    void ask(const std::string& sql, const Receive& receive) const;
    /// The same where the database may not be there yet.
    std::string ask_of_system(const std::string& sql) const;
    /// The same as rows of values, tab-separated as they come.
    std::vector<std::vector<std::string>> rows(const std::string& sql) const;
    /// Sends rows to an INSERT. Throws ServerError.
    void insert(const std::string& sql, const Send& send) const;

  private:
    struct Request;

    std::string url(std::string_view database, const std::string& query) const;
    void run(Request& request) const;

    std::string address_;
    Login login_;
};

}  // namespace bones::inline store::clickhouse
