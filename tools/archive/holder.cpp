#include "tools/archive/holder.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>

#include "tools/lib/output.hpp"

namespace bones {

namespace {

// Where SQLite puts the lock of whoever writes, from its documentation on locking: in the -shm
// file, or, without write-ahead log, in the archive itself.
constexpr std::uint64_t shared_memory_lock = 120;
constexpr std::uint64_t first_file_lock = 0x40000000;

int patience_seconds = 60;

/// The process that has locked a file for writing, from some byte on; 0: none, or it cannot be
/// told.
///
/// The kernel's list is read, for to open and close the file itself would drop the locks that this
/// process holds on it.
pid_t locker(const std::string& path, std::uint64_t from) {
    struct stat state {};
    if (stat(path.c_str(), &state) != 0) return 0;
    std::ifstream locks("/proc/locks");
    std::string line;
    while (std::getline(locks, line)) {
        std::istringstream words(line);
        std::string number, kind, advisory, access, file;
        pid_t process = 0;
        std::uint64_t start = 0;
        words >> number >> kind >> advisory >> access >> process >> file >> start;
        const std::string inode = fmt::format(":{}", state.st_ino);
        if (words && kind == "POSIX" && access == "WRITE" && file.ends_with(inode) &&
            start >= from && process != getpid())
            return process;
    }
    return 0;
}

/// A process's command line, on one line and not too long.
std::string command_of(pid_t process) {
    std::ifstream file(fmt::format("/proc/{}/cmdline", process), std::ios::binary);
    std::string command{std::istreambuf_iterator<char>(file), {}};
    while (command.ends_with('\0')) command.pop_back();
    for (char& c : command)
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    const std::size_t space = command.find(' ');
    const std::size_t slash = command.rfind('/', space);
    if (slash != std::string::npos) command.erase(0, slash + 1);
    if (command.size() > 60) command = command.substr(0, 57) + "...";
    return command;
}

}  // namespace

std::string holder_of(const std::string& path) {
    pid_t process = locker(path + "-shm", shared_memory_lock);
    if (process == 0) process = locker(path, first_file_lock);
    if (process <= 0) return "another program";
    const std::string command = command_of(process);
    return command.empty() ? fmt::format("process {}", process)
                           : fmt::format("`{}` (process {})", command, process);
}

void set_patience(int seconds) {
    patience_seconds = seconds;
}

void wait_for_writer(Database& database) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point deadline = Clock::now() + std::chrono::seconds(patience_seconds);
    sqlite3_busy_timeout(database.handle(), 0);
    bool told = false;
    int code = SQLITE_BUSY;
    while (true) {
        code = sqlite3_exec(database.handle(), "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
        if ((code & 0xff) != SQLITE_BUSY || Clock::now() >= deadline) break;
        if (!told)
            tell(fmt::format("waiting for {}, which is writing {}\n", holder_of(database.path()),
                             database.path()));
        told = true;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    sqlite3_busy_timeout(database.handle(), 5000);
    if (code != SQLITE_OK) database.fail(code);
}

}  // namespace bones
