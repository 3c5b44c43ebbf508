#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <clocale>
#include <utility>

#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/system/system.hpp"

namespace bones::inline io::system {

namespace {

FileKind kind_of(mode_t mode) {
    return S_ISREG(mode)    ? FileKind::regular
           : S_ISDIR(mode)  ? FileKind::folder
           : S_ISFIFO(mode) ? FileKind::fifo
           : S_ISSOCK(mode) ? FileKind::socket
                            : FileKind::device;
}

FileState state_from(const struct stat& state) {
#ifdef __APPLE__
    const timespec& changed = state.st_mtimespec;
#else
    const timespec& changed = state.st_mtim;
#endif
    return {kind_of(state.st_mode), static_cast<std::uint64_t>(state.st_dev),
            static_cast<std::uint64_t>(state.st_ino), static_cast<std::uint64_t>(state.st_size),
            static_cast<std::int64_t>(changed.tv_sec) * 1'000'000'000 + changed.tv_nsec};
}

mode_t usual_mode() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

}  // namespace

std::filesystem::path path_of(std::string_view utf8) {
    return utf8;
}

std::optional<FileState> state_of(const std::string& path) {
    struct stat state {};
    if (stat(path.c_str(), &state) != 0) return std::nullopt;
    return state_from(state);
}

std::optional<FileState> state_of(int descriptor) {
    struct stat state {};
    if (fstat(descriptor, &state) != 0) return std::nullopt;
    return state_from(state);
}

bool exists(const std::string& path) {
    return access(path.c_str(), F_OK) == 0;
}

int open_to_read(const std::string& path) {
    return open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
}

int open_without_waiting(const std::string& path) {
    return open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
}

int open_to_write(const std::string& path) {
    return open(path.c_str(), O_WRONLY | O_CLOEXEC);
}

int create_private(const std::string& path) {
    return open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
}

std::ptrdiff_t read_at(int descriptor, char* to, std::size_t size, std::uint64_t offset) {
    return pread(descriptor, to, size, static_cast<off_t>(offset));
}

void expect_sequential_reading([[maybe_unused]] int descriptor) {
#ifdef POSIX_FADV_SEQUENTIAL
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL);
#endif
}

int sync_file(int descriptor) {
    return fsync(descriptor) == 0 ? 0 : errno;
}

int sync_folder(const std::string& folder) {
    const int descriptor =
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return 0;
    const int error = sync_file(descriptor);
    close(descriptor);
    return error == EIO || error == ENOSPC || error == EDQUOT ? error : 0;
}

bool copy_rights(const std::string& from, int to) {
    struct stat there {
    }, made{};
    const bool found = stat(from.c_str(), &there) == 0 && fstat(to, &made) == 0;
    const bool same_owner = !found || (made.st_uid == there.st_uid && made.st_gid == there.st_gid);
    const bool keeps_owner = same_owner || fchown(to, there.st_uid, there.st_gid) == 0;
    // The set-id bits of the mode are kept only if the file gets the same owner.
    const mode_t kept = keeps_owner ? 07777 : 0777;
    fchmod(to, found ? there.st_mode & kept : usual_mode());
    return keeps_owner;
}

int replace_file(const std::string& from, const std::string& to) {
    return rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

const char* why_full(int error) {
    if (error == ENOSPC) return "the disk is full";
    return error == EDQUOT || error == EFBIG ? strerror(error) : nullptr;
}

void remove_file(const char* path) noexcept {
    unlink(path);
}

std::FILE* temporary_file() {
    return tmpfile();
}

std::string path_of_temporary(std::FILE* file) {
    return "/proc/self/fd/" + std::to_string(fileno(file));
}

Folder::~Folder() {
    if (number_ >= 0) close(number_);
}

Folder::Folder(Folder&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Folder& Folder::operator=(Folder&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}

Folder Folder::open(const std::string& path) {
    Folder folder;
    folder.number_ = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    return folder;
}

Folder Folder::open_folder(const std::string& name) const {
    Folder folder;
    folder.number_ = openat(number_, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    return folder;
}

bool Folder::is_open() const {
    return number_ >= 0;
}

Entry Folder::entry(const std::string& name) const {
    struct stat state {};
    if (fstatat(number_, name.c_str(), &state, AT_SYMLINK_NOFOLLOW) != 0)
        return errno == ENOENT ? Entry::nothing : Entry::other;
    return S_ISREG(state.st_mode) ? Entry::file : Entry::other;
}

std::optional<std::uint64_t> Folder::size(const std::string& name) const {
    struct stat state {};
    if (fstatat(number_, name.c_str(), &state, AT_SYMLINK_NOFOLLOW) != 0) return std::nullopt;
    return static_cast<std::uint64_t>(state.st_size);
}

int Folder::open_to_read(const std::string& name) const {
    return openat(number_, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
}

int Folder::create(const std::string& name) const {
    return openat(number_, name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);
}

bool Folder::rename(const std::string& from, const std::string& to) const {
    return renameat(number_, from.c_str(), number_, to.c_str()) == 0;
}

bool Folder::make_folder(const std::string& name) const {
    return mkdirat(number_, name.c_str(), 0777) == 0;
}

bool Folder::remove(const std::string& name) const {
    return unlinkat(number_, name.c_str(), 0) == 0;
}

bool Folder::remove_folder(const std::string& name) const {
    return unlinkat(number_, name.c_str(), AT_REMOVEDIR) == 0;
}

void Folder::sync() const {
#ifdef __linux__
    syncfs(number_);
#else
    ::sync();
#endif
}

void prepare_standard_streams() {
    for (const int signal_of_writing : {SIGPIPE, SIGXFSZ}) signal(signal_of_writing, SIG_IGN);
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(descriptor, F_GETFD) != -1) continue;
        const int nowhere = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
        if (nowhere == descriptor || nowhere == -1) continue;
        dup2(nowhere, descriptor);
        close(nowhere);
    }
}

void call_when_asked_to_end(void (*handler)(int signal)) {
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction now {};
        if (sigaction(number, nullptr, &now) != 0 || now.sa_handler != SIG_DFL) continue;
        struct sigaction ours {};
        ours.sa_handler = handler;
        ours.sa_flags = static_cast<int>(SA_RESETHAND);
        sigaction(number, &ours, nullptr);
    }
}

void call_each_time_asked_to_end(void (*handler)(int signal)) {
    struct sigaction ours {};
    ours.sa_handler = handler;
    for (const int number : {SIGINT, SIGTERM}) sigaction(number, &ours, nullptr);
}

int terminal_columns(int descriptor) {
    winsize size{};
    return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

bool terminal_has_colors(int descriptor) {
    const char* terminal = getenv("TERM");
    return isatty(descriptor) == 1 && terminal != nullptr && std::string_view(terminal) != "dumb";
}

bool locale_is_unicode() {
    std::setlocale(LC_CTYPE, "");
    return std::string_view(nl_langinfo(CODESET)) == "UTF-8";
}

bool is_program(const std::string& path) {
    return access(path.c_str(), X_OK) == 0;
}

std::string own_path() {
    std::error_code no_proc;
    return std::filesystem::read_symlink("/proc/self/exe", no_proc).string();
}

int run_instead(const std::string& path, const std::vector<std::string>& words) {
    std::vector<char*> pointers;
    for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
    pointers.push_back(nullptr);
    execv(path.c_str(), pointers.data());
    return -1;
}

}  // namespace bones::inline io::system
