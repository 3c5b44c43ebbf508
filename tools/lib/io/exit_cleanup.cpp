#include "tools/lib/io/exit_cleanup.hpp"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <atomic>
#include <exception>
#include <new>
#include <random>
#include <system_error>
#include <thread>

#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/system/system.hpp"

namespace bones::inline io {

namespace {

/// A name that a signal handler can read, because its memory never moves.
struct Slot {
    std::atomic<bool> taken = false, named = false;
    char path[PATH_MAX];
};

constexpr int most_slots = 4;  // a tool has at most two such files at a time
Slot slots[most_slots];

const char* tool_name = "bones";
std::thread::id first_thread;
std::atomic<int> helpers = 0;
void (*tidy_up)() = nullptr;

void remove_temporary_files() noexcept {
    for (const Slot& slot : slots)
        if (slot.named) system::remove_file(slot.path);
}

/// Removes temporary files and raises the signal again: the handler is called only once, so the
/// signal now ends the tool.
void end_by_signal(int signal) {
    const int error = errno;
    remove_temporary_files();
    raise(signal);
    errno = error;
}

int take_slot() {
    for (int i = 0; i < most_slots; ++i)
        if (!slots[i].taken.exchange(true)) return i;
    throw OutputError("too many files are being written at once");
}

void leave_for_want_of_memory() {
    if (std::this_thread::get_id() != first_thread || helpers > 0) throw std::bad_alloc();
    if (tidy_up != nullptr) tidy_up();
    tell_no_memory();
    leave("", 0);
}

/// Ends the tool after an exception that cannot be caught, as from a destructor. Almost certainly
/// memory ran out.
[[noreturn]] void leave_for_an_exception() {
    try {
        if (const std::exception_ptr exception = std::current_exception())
            std::rethrow_exception(exception);
    } catch (const std::bad_alloc&) {
        tell_no_memory();
        leave("", 0);
    } catch (...) {
    }
    constexpr char unexpected[] = ": stopped by an internal error\n";
    [[maybe_unused]] const ssize_t named = write(STDERR_FILENO, tool_name, strlen(tool_name));
    leave(unexpected, sizeof unexpected - 1);
}

}  // namespace

TemporaryName::TemporaryName(const std::string& folder) : slot_(take_slot()) {
    system::call_when_asked_to_end(end_by_signal);
    Slot& slot = slots[slot_];
    constexpr char letters[] = "abcdefghijklmnopqrstuvwxyz234567";
    constexpr char before[] = ".bones-";
    constexpr std::size_t drawn = 12;
    if (folder.size() + sizeof before + drawn > sizeof slot.path) {
        slot.taken = false;
        throw OutputError("cannot name a temporary file in " + folder);
    }
    std::random_device lots;
    char* at = slot.path;
    memcpy(at, folder.data(), folder.size());
    at += folder.size();
    memcpy(at, before, sizeof before - 1);
    at += sizeof before - 1;
    for (std::size_t i = 0; i < drawn; ++i) *at++ = letters[lots() % 32];
    *at = '\0';
    slot.named = true;
}

TemporaryName::~TemporaryName() {
    Slot& slot = slots[slot_];
    if (slot.named) system::remove_file(slot.path);
    forget();
    slot.taken = false;
}

const char* TemporaryName::path() const {
    return slots[slot_].path;
}

void TemporaryName::forget() {
    slots[slot_].named = false;
}

const char* running_tool() {
    return tool_name;
}

void leave_without_memory(const char* tool) {
    tool_name = tool;
    first_thread = std::this_thread::get_id();
    std::set_new_handler(leave_for_want_of_memory);
    std::set_terminate(leave_for_an_exception);
}

void call_before_leaving(void (*tidy)()) {
    tidy_up = tidy;
}

void tell_no_memory() noexcept {
    char line[128];
    std::size_t size = strnlen(tool_name, sizeof line / 2);
    memcpy(line, tool_name, size);
    constexpr char rest[] = ": out of memory\n";
    memcpy(line + size, rest, sizeof rest - 1);
    size += sizeof rest - 1;
    [[maybe_unused]] const ssize_t told = write(STDERR_FILENO, line, size);
}

void leave(const char* message, std::size_t size) noexcept {
    [[maybe_unused]] const ssize_t told = write(STDERR_FILENO, message, size);
    remove_temporary_files();
    _exit(status_failed);
}

void count_helpers(int more) {
    helpers += more;
}

}  // namespace bones::inline io
