#include "tools/lib/store/archive/holder.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <charconv>
#include <system_error>
#include <thread>

#include "libnotation/text/lexer.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/io/text/lines.hpp"

namespace bones::inline store::archive {

namespace {

// The place of SQLite's lock for writing, from its documentation on locking. It is in the -shm file
// or, without a write-ahead log, in the archive itself.
constexpr std::uint64_t shared_memory_lock = 120;
constexpr std::uint64_t first_file_lock = 0x40000000;

int patience_seconds = 60;

/// Calls a function with each line of a file until it returns false. Lines that cannot be read are
/// skipped, because the process that a file describes may end at any time.
template <class Use>
void for_all_lines(const std::string& path, Use use) {
    constexpr std::size_t longest = 4096;
    try {
        FileSource file({path, path}, ReadAs::bytes);
        LineReader lines(file, longest);
        std::string_view line;
        while (lines.next(line) && use(line)) {
        }
    } catch (const std::system_error&) {
    }
}

/// The process that has locked a file for writing, from byte `from` on. 0 if none has or it is
/// unknown.
///
/// Reads the kernel's list, because opening and closing the file would release the locks of this
/// process on it.
pid_t locker(const std::string& path, std::uint64_t from) {
    const auto state = system::state_of(path);
    if (!state) return 0;
    const std::string inode = fmt::format(":{}", state->number);
    pid_t found = 0;
    for_all_lines("/proc/locks", [&](std::string_view line) {
        // columns: number: kind advisory access process file start end
        std::string_view words[7];
        for (std::string_view& word : words) word = take_word(line);
        pid_t process = 0;
        std::uint64_t start = 0;
        std::from_chars(words[4].data(), words[4].data() + words[4].size(), process);
        std::from_chars(words[6].data(), words[6].data() + words[6].size(), start);
        if (words[1] == "POSIX" && words[3] == "WRITE" && words[5].ends_with(inode) &&
            start >= from && process != getpid())
            found = process;
        return found == 0;
    });
    return found;
}

}  // namespace

std::string command_in(const std::string& path) {
    std::string command;
    for_all_lines(path, [&](std::string_view line) {
        command = line;
        return false;
    });
    while (command.ends_with('\0')) command.pop_back();
    for (char& c : command)
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    const std::size_t space = command.find(' ');
    const std::size_t slash = command.rfind('/', space);
    if (slash != std::string::npos) command.erase(0, slash + 1);
    if (command.size() > 60) command = command.substr(0, 57) + "...";
    return command;
}

std::string holder_of(const std::string& path) {
    pid_t process = locker(path + "-shm", shared_memory_lock);
    if (process == 0) process = locker(path, first_file_lock);
    if (process <= 0) return "another program";
    const std::string command = command_in(fmt::format("/proc/{}/cmdline", process));
    return command.empty() ? fmt::format("process {}", process)
                           : fmt::format("`{}` (process {})", command, process);
}

void set_patience(int seconds) {
    patience_seconds = seconds;
}

bool Patience::wait() {
    const Clock::time_point now = Clock::now();
    if (!deadline_) deadline_ = now + std::chrono::seconds(patience_seconds);
    if (now >= *deadline_) return false;
    if (!told_)
        tell(fmt::format("waiting for {}, which is writing {}\n", shown(holder_of(path_)),
                         shown(path_)));
    told_ = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return true;
}

void run_patiently(Database& database, const char* sql) {
    Patience patience(database.path());
    sqlite3_busy_handler(database.handle(), nullptr, nullptr);
    int code = SQLITE_BUSY;
    do code = sqlite3_exec(database.handle(), sql, nullptr, nullptr, nullptr);
    while ((code & 0xff) == SQLITE_BUSY && patience.wait());
    sqlite3_busy_timeout(database.handle(), usual_patience);
    if (code != SQLITE_OK) database.fail(code);
}

}  // namespace bones::inline store::archive
