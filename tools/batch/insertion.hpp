// Sends rows to a server, and reads the files that hold them.
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

/// One INSERT, sent by its own thread while rows arrive. It buffers only a few of them.
class Insertion {
  public:
    /// The server must outlive it.
    Insertion(const clickhouse::Server& server, std::string sql);
    /// Aborts the INSERT unless it was finished.
    ~Insertion();
    Insertion(const Insertion&) = delete;
    Insertion& operator=(const Insertion&) = delete;

    /// Throws ServerError, as does `finish`.
    void write(std::string_view text);
    /// Waits until the server confirms that it has all rows.
    void finish();

  private:
    void pass_on();
    void fill(std::string& piece);

    std::string buffer_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> pieces_;  ///< not yet sent
    bool ended_ = false, broken_ = false, stopped_ = false;
    std::exception_ptr failure_;
    std::thread thread_;
    const clickhouse::Server& server_;
    std::string sql_;
};

/// The lines of a file, and the hash of the bytes read so far.
class LinesOfFile {
  public:
    /// Throws std::runtime_error.
    explicit LinesOfFile(const std::string& path);
    ~LinesOfFile();
    LinesOfFile(const LinesOfFile&) = delete;
    LinesOfFile& operator=(const LinesOfFile&) = delete;

    /// The next line with its line end; empty at the end of the file. It is valid until the next
    /// call.
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
