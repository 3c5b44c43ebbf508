#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <share.h>
#include <signal.h>
#include <sys/stat.h>
#include <windows.h>

#include <map>
#include <mutex>
#include <random>
#include <utility>

#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/system/system.hpp"

namespace bones::inline io::system {

namespace {

namespace fs = std::filesystem;

constexpr DWORD share_all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

/// The errno value for the last error of the system.
int last_error() {
    switch (GetLastError()) {
        case ERROR_FILE_NOT_FOUND:
        case ERROR_PATH_NOT_FOUND:
        case ERROR_INVALID_NAME:
            return ENOENT;
        case ERROR_FILE_EXISTS:
        case ERROR_ALREADY_EXISTS:
            return EEXIST;
        case ERROR_DISK_FULL:
        case ERROR_HANDLE_DISK_FULL:
            return ENOSPC;
        case ERROR_DIR_NOT_EMPTY:
            return ENOTEMPTY;
        case ERROR_DIRECTORY:
            return ENOTDIR;
        case ERROR_BROKEN_PIPE:
        case ERROR_NO_DATA:
            return EPIPE;
        case ERROR_NOT_ENOUGH_MEMORY:
            return ENOMEM;
        default:
            return EACCES;
    }
}

/// Opens a file that other programs may read, write, rename and remove. Returns a descriptor, or -1
/// and errno. `flags` are the C library's flags for the descriptor.
int open_shared(const fs::path& path, DWORD access, DWORD creation, DWORD attributes, int flags) {
    const HANDLE file =
        CreateFileW(path.c_str(), access, share_all, nullptr, creation, attributes, nullptr);
    if (file == INVALID_HANDLE_VALUE) {
        errno = last_error();
        return -1;
    }
    return _open_osfhandle(reinterpret_cast<std::intptr_t>(file), flags | _O_BINARY);
}

FileKind kind_of(HANDLE file) {
    switch (GetFileType(file)) {
        case FILE_TYPE_DISK:
            return FileKind::regular;
        case FILE_TYPE_PIPE:
            return FileKind::fifo;
        default:
            return FileKind::device;
    }
}

FileState state_from(HANDLE file) {
    FileState state;
    state.kind = kind_of(file);
    BY_HANDLE_FILE_INFORMATION facts{};
    if (state.kind != FileKind::regular || GetFileInformationByHandle(file, &facts) == 0)
        return state;
    const auto joined = [](DWORD high, DWORD low) {
        return std::uint64_t{high} << 32 | std::uint64_t{low};
    };
    if ((facts.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0) state.kind = FileKind::folder;
    state.device = facts.dwVolumeSerialNumber;
    state.number = joined(facts.nFileIndexHigh, facts.nFileIndexLow);
    state.size = joined(facts.nFileSizeHigh, facts.nFileSizeLow);
    state.changed = static_cast<std::int64_t>(
        joined(facts.ftLastWriteTime.dwHighDateTime, facts.ftLastWriteTime.dwLowDateTime) * 100);
    return state;
}

/// The attributes of a name itself, even if it is a link.
DWORD attributes_of(const fs::path& path) {
    return GetFileAttributesW(path.c_str());
}

bool is_missing(DWORD attributes) {
    return attributes == INVALID_FILE_ATTRIBUTES;
}

bool fail_if(bool failed) {
    if (failed) errno = last_error();
    return !failed;
}

bool replace(const fs::path& from, const fs::path& to) {
    return fail_if(MoveFileExW(from.c_str(), to.c_str(),
                               MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0);
}

HANDLE output_of(int descriptor) {
    return GetStdHandle(descriptor == 2 ? STD_ERROR_HANDLE : STD_OUTPUT_HANDLE);
}

void (*ending)(int) = nullptr;

BOOL WINAPI end_by_event(DWORD event) {
    if (event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT) ending(SIGINT);
    if (event == CTRL_CLOSE_EVENT) ending(SIGTERM);
    return event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT ? TRUE : FALSE;
}

/// Paths of temporary files, by descriptor.
std::mutex temporary_mutex;
std::map<int, std::string> temporary_paths;

/// Quotes a word so that the C library of a program reads it back from its command line.
std::wstring quoted(const std::wstring& word) {
    std::wstring result = L"\"";
    std::size_t backslashes = 0;
    for (const wchar_t c : word) {
        if (c == L'"') result.append(backslashes + 1, L'\\');
        backslashes = c == L'\\' ? backslashes + 1 : 0;
        result += c;
    }
    return result.append(backslashes, L'\\') + L'"';
}

}  // namespace

std::filesystem::path path_of(std::string_view utf8) {
    return std::u8string(utf8.begin(), utf8.end());
}

std::optional<FileState> state_of(const std::string& path) {
    const HANDLE file = CreateFileW(path_of(path).c_str(), FILE_READ_ATTRIBUTES, share_all, nullptr,
                                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE) return std::nullopt;
    const FileState state = state_from(file);
    CloseHandle(file);
    return state;
}

std::optional<FileState> state_of(int descriptor) {
    const std::intptr_t file = _get_osfhandle(descriptor);
    if (file == -1) return std::nullopt;
    return state_from(reinterpret_cast<HANDLE>(file));
}

bool exists(const std::string& path) {
    const bool found = !is_missing(attributes_of(path_of(path)));
    if (!found) errno = last_error();
    return found;
}

int open_to_read(const std::string& path) {
    return open_shared(path_of(path), GENERIC_READ, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL,
                       _O_RDONLY);
}

int open_without_waiting(const std::string& path) {
    return open_to_read(path);
}

int open_to_write(const std::string& path) {
    return open_shared(path_of(path), GENERIC_WRITE, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL,
                       _O_WRONLY);
}

int create_private(const std::string& path) {
    return open_shared(path_of(path), GENERIC_WRITE, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, _O_WRONLY);
}

std::ptrdiff_t read_at(int descriptor, char* to, std::size_t size, std::uint64_t offset) {
    if (_lseeki64(descriptor, static_cast<std::int64_t>(offset), SEEK_SET) < 0) return -1;
    return _read(descriptor, to, static_cast<unsigned>(size));
}

void expect_sequential_reading(int) {}

int sync_file(int descriptor) {
    return _commit(descriptor) == 0 ? 0 : errno;
}

int sync_folder(const std::string&) {
    return 0;  // replace_file() waits for the disk
}

/// Files inherit the rights of their folder.
bool copy_rights(const std::string&, int) {
    return true;
}

int replace_file(const std::string& from, const std::string& to) {
    return replace(path_of(from), path_of(to)) ? 0 : errno;
}

const char* why_full(int error) {
    return error == ERROR_DISK_FULL || error == ERROR_HANDLE_DISK_FULL ? "the disk is full"
                                                                       : nullptr;
}

void remove_file(const char* path) noexcept {
    DeleteFileW(path_of(path).c_str());
}

std::FILE* temporary_file() {
    std::error_code error;
    const fs::path folder = fs::temp_directory_path(error);
    std::random_device lots;
    const fs::path path = folder / ("bones-" + std::to_string(lots()) + std::to_string(lots()));
    const int descriptor =
        open_shared(path, GENERIC_READ | GENERIC_WRITE | DELETE, CREATE_NEW,
                    FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, _O_RDWR);
    if (descriptor < 0) return nullptr;
    const std::lock_guard<std::mutex> lock(temporary_mutex);
    temporary_paths[descriptor] = path.string();
    return _fdopen(descriptor, "w+b");
}

std::string path_of_temporary(std::FILE* file) {
    const std::lock_guard<std::mutex> lock(temporary_mutex);
    return temporary_paths[_fileno(file)];
}

Folder::~Folder() = default;
Folder::Folder(Folder&& other) noexcept : path_(std::exchange(other.path_, {})) {}

Folder& Folder::operator=(Folder&& other) noexcept {
    path_.swap(other.path_);
    return *this;
}

Folder Folder::open(const std::string& path) {
    Folder folder;
    const DWORD attributes = attributes_of(path_of(path));
    if (is_missing(attributes))
        errno = last_error();
    else if ((attributes & FILE_ATTRIBUTE_DIRECTORY) == 0 ||
             (attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0)
        errno = ENOTDIR;
    else
        folder.path_ = path + '/';
    return folder;
}

Folder Folder::open_folder(const std::string& name) const {
    return open(path_ + name);
}

bool Folder::is_open() const {
    return !path_.empty();
}

Entry Folder::entry(const std::string& name) const {
    const DWORD attributes = attributes_of(path_of(path_ + name));
    if (is_missing(attributes)) return last_error() == ENOENT ? Entry::nothing : Entry::other;
    const DWORD not_a_file =
        FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_REPARSE_POINT | FILE_ATTRIBUTE_DEVICE;
    return (attributes & not_a_file) == 0 ? Entry::file : Entry::other;
}

std::optional<std::uint64_t> Folder::size(const std::string& name) const {
    const auto state = state_of(path_ + name);
    if (!state || entry(name) != Entry::file) return std::nullopt;
    return state->size;
}

int Folder::open_to_read(const std::string& name) const {
    return open_shared(path_of(path_ + name), GENERIC_READ, OPEN_EXISTING,
                       FILE_FLAG_OPEN_REPARSE_POINT, _O_RDONLY);
}

int Folder::create(const std::string& name) const {
    return open_shared(path_of(path_ + name), FILE_APPEND_DATA | DELETE, CREATE_NEW,
                       FILE_ATTRIBUTE_NORMAL, _O_WRONLY | _O_APPEND);
}

bool Folder::rename(const std::string& from, const std::string& to) const {
    return replace(path_of(path_ + from), path_of(path_ + to));
}

bool Folder::make_folder(const std::string& name) const {
    return fail_if(CreateDirectoryW(path_of(path_ + name).c_str(), nullptr) == 0);
}

bool Folder::remove(const std::string& name) const {
    return fail_if(DeleteFileW(path_of(path_ + name).c_str()) == 0);
}

bool Folder::remove_folder(const std::string& name) const {
    return fail_if(RemoveDirectoryW(path_of(path_ + name).c_str()) == 0);
}

void Folder::sync() const {}  // rename() waits for the disk

void prepare_standard_streams() {
    for (const int descriptor : {0, 1, 2}) _setmode(descriptor, _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
    SetConsoleCP(CP_UTF8);
}

void call_when_asked_to_end(void (*handler)(int signal)) {
    if (ending != nullptr) return;
    ending = handler;
    SetConsoleCtrlHandler(end_by_event, TRUE);
}

void call_each_time_asked_to_end(void (*handler)(int signal)) {
    if (ending == nullptr) SetConsoleCtrlHandler(end_by_event, TRUE);
    ending = handler;
}

int terminal_columns(int descriptor) {
    CONSOLE_SCREEN_BUFFER_INFO facts{};
    if (GetConsoleScreenBufferInfo(output_of(descriptor), &facts) == 0) return 0;
    return facts.srWindow.Right - facts.srWindow.Left + 1;
}

bool terminal_has_colors(int descriptor) {
    DWORD mode = 0;
    const HANDLE console = output_of(descriptor);
    return GetConsoleMode(console, &mode) != 0 &&
           SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

bool locale_is_unicode() {
    return true;  // prepare_standard_streams() sets it
}

bool is_program(const std::string& path) {
    return exists(path);
}

std::string own_path() {
    wchar_t path[4096];
    const DWORD size = GetModuleFileNameW(nullptr, path, std::size(path));
    return size < std::size(path) ? fs::path(std::wstring_view(path, size)).string() : "";
}

int run_instead(const std::string& path, const std::vector<std::string>& words) {
    std::wstring line;
    for (const std::string& word : words) line += quoted(path_of(word).wstring()) + L' ';
    STARTUPINFOW start{};
    start.cb = sizeof start;
    PROCESS_INFORMATION process{};
    if (!fail_if(CreateProcessW(path_of(path).c_str(), line.data(), nullptr, nullptr, TRUE, 0,
                                nullptr, nullptr, &start, &process) == 0))
        return -1;
    SetConsoleCtrlHandler(nullptr, TRUE);  // Ctrl-C is for the other program
    WaitForSingleObject(process.hProcess, INFINITE);
    DWORD status = 2;
    GetExitCodeProcess(process.hProcess, &status);
    CloseHandle(process.hThread);
    CloseHandle(process.hProcess);
    return static_cast<int>(status);
}

}  // namespace bones::inline io::system
