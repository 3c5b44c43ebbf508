// Rows on their way to a server, and the files that they come from.
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "tools/batch/hash.hpp"
#include "tools/lib/store/clickhouse/server.hpp"

namespace bones::batch {

/// One INSERT, sent by a thread of its own as the rows come; it holds little of them.
class Insertion {
  public:
    /// The server must outlive it.
    Insertion(const clickhouse::Server& server, std::string sql);
    /// Unless it was finished it is broken off.
    ~Insertion();
    Insertion(const Insertion&) = delete;
    Insertion& operator=(const Insertion&) = delete;

    /// Throws ServerError, as does the next.
    void write(std::string_view text);
    /// Waits for the server to say that it has all.
    void finish();

  private:
    void pass_on();
    void fill(std::string& piece);

    std::string buffer_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> pieces_;  ///< to be sent
    bool ended_ = false, broken_ = false, stopped_ = false;
    std::exception_ptr failure_;
    std::thread thread_;
    const clickhouse::Server& server_;
    std::string sql_;
};

/// A file's lines, and the hash of what was read of it.
class LinesOfFile {
  public:
    /// Throws std::runtime_error.
    explicit LinesOfFile(const std::string& path);
    ~LinesOfFile();
    LinesOfFile(const LinesOfFile&) = delete;
    LinesOfFile& operator=(const LinesOfFile&) = delete;

    /// The next line with its end; empty: there are no more. It holds until the next call.
    std::string_view next();
    std::string hash() const { return hash_.text(); }

  private:
    bool refill();

    int descriptor_;
    std::string path_, buffer_;
    std::size_t begin_ = 0, end_ = 0;
    Hash hash_;
};

}  // namespace bones::batch
