#include "tools/lib/io/input.hpp"
#include "tools/lib/io/file_identity.hpp"

#include <errno.h>
#include <fmt/core.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <system_error>
#include <unordered_set>

#include "libnotation/text/shown.hpp"
#include "tools/lib/io/exit_cleanup.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/io/text_files.hpp"

namespace bones::inline io {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view directory_kind = "a directory";

/// The kind of a path that is not a regular file; reading from it could take for ever. Empty for a
/// file, and also for a missing one, which the reading will report.
std::string_view kind_of_special(const std::string& path) {
    const auto state = system::state_of(path);
    switch (state ? state->kind : system::FileKind::regular) {
        case system::FileKind::regular:
            return {};
        case system::FileKind::folder:
            return directory_kind;
        case system::FileKind::fifo:
            return "a FIFO";
        case system::FileKind::socket:
            return "a socket";
        default:
            return "a device";
    }
}

bool is_text(const fs::path& path) {
    return kind_of_file(path) == ".txt";
}

/// Removes the text files without records from `names`. Returns how many of them look like records.
std::size_t leave_out_texts(std::vector<std::string>& names, const Complain& note) {
    std::size_t passed_over = 0;
    std::erase_if(names, [&](const std::string& name) {
        if (!is_text(name)) return false;
        const TextContent content = content_of(name);
        if (content != TextContent::alike) return content != TextContent::records;
        ++passed_over;
        note(
            fmt::format("{} looks like a record and is skipped; a record begins with a line such "
                        "as `game block`",
                        name));
        return true;
    });
    return passed_over;
}

/// Reports pairs of files that differ only in `.bones` and `.txt`, because one may be a copy of the
/// other.
void report_equal_stems(const std::vector<std::string>& names, const Complain& note) {
    const std::unordered_set<std::string> all(names.begin(), names.end());
    for (const std::string& name : names) {
        const std::string other = system::path_of(name).replace_extension(".bones").string();
        if (is_text(name) && all.count(other) != 0)
            note(fmt::format("{} and {} have the same name; both are read", other, name));
    }
}

/// The records and directories in a directory, sorted so that all files come in the order of their
/// whole paths. Links to directories are not followed, because they may form a loop.
std::vector<std::string> entries_of(const fs::path& directory, const Complain& note,
                                    std::size_t& passed_over, std::error_code& error) {
    std::vector<std::string> paths, names;
    fs::directory_iterator entries(directory, error);
    for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
        const fs::path& path = entries->path();
        std::error_code unknown;
        if (entries->symlink_status(unknown).type() == fs::file_type::directory)
            paths.push_back(path.generic_string() + '/');
        else if (kind_of_file(path) == ".bones" ||
                 (is_text(path) && kind_of_special(path.string()).empty()))
            names.push_back(path.generic_string());
    }
    std::sort(names.begin(), names.end());
    passed_over += leave_out_texts(names, note);
    report_equal_stems(names, note);
    for (std::string& name : names) {
        const std::string_view kind = kind_of_special(name);
        if (kind.empty())
            paths.push_back(std::move(name));
        else if (kind != directory_kind)
            note(fmt::format("{} is {} and is skipped", name, kind));
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::uint64_t size_of(const InputFile& file) {
    const auto state = system::state_of(file.path);
    return state && state->kind == system::FileKind::regular ? state->size : 0;
}

}  // namespace

bool InputFile::may_be_changed() const {
    return !is_found || !is_text(path);
}

InputFiles::InputFiles(const std::vector<std::string>& arguments, Complain complain, Complain note)
    : complain_(std::move(complain)), note_(std::move(note)) {
    if (!note_) note_ = [](std::string_view) {};
    for (const std::string& argument : arguments)
        given_.push_back(argument == "-" ? InputFile{std::string(standard_input), ""}
                                         : InputFile{argument, argument});
    if (arguments.empty()) given_.push_back({std::string(standard_input), ""});
}

InputFileRef InputFiles::next() {
    while (true) {
        if (!folders_.empty()) {
            if (InputFileRef file = next_in_folders()) return file;
            if (count_ == count_before_)
                complain(fmt::format("no *.bones file below {}", given_[next_given_ - 1].name));
        }
        if (next_given_ == given_.size()) return nullptr;
        const InputFile& given = given_[next_given_++];
        if (given.name.empty()) {  // the name is set for standard input
            complain(fmt::format("cannot read : {}", strerror(ENOENT)));
            continue;
        }
        std::error_code unknown;
        if (!fs::is_directory(system::path_of(given.path), unknown)) return found(given);
        count_before_ = count_;
        open_folder(given.path);
    }
}

void InputFiles::complain(std::string_view message) {
    lost_ = true;
    complain_(message);
}

InputFileRef InputFiles::found(InputFile file) {
    if (tells_of_waiting_ && file.path.empty() && isatty(STDIN_FILENO) == 1)
        tell("waiting for records from the keyboard; Ctrl-D ends them, Ctrl-C cancels\n");
    ++count_;
    file.after_loss = lost_;
    return std::make_shared<const InputFile>(std::move(file));
}

void InputFiles::open_folder(const std::string& path) {
    std::error_code error;
    folders_.push_back({entries_of(system::path_of(path), note_, passed_over_, error)});
    if (error) complain(fmt::format("cannot read {}: {}", path, error.message()));
}

/// The next file below the directory being read. Null at the end; then no directory is open.
InputFileRef InputFiles::next_in_folders() {
    while (!folders_.empty()) {
        Folder& folder = folders_.back();
        if (folder.next == folder.paths.size()) {
            folders_.pop_back();
            continue;
        }
        std::string path = std::move(folder.paths[folder.next++]);
        if (path.back() != '/') {
            InputFile file{path, path};
            file.is_found = true;
            return found(std::move(file));
        }
        path.pop_back();
        open_folder(path);
    }
    return nullptr;
}

InputFiles InputFiles::unnoticed() const {
    InputFiles all = *this;
    all.complain_ = all.note_ = [](std::string_view) {};
    all.tells_of_waiting_ = false;
    return all;
}

std::uint64_t InputFiles::bytes() const {
    InputFiles all = unnoticed();
    std::uint64_t sum = 0;
    while (const InputFileRef file = all.next()) sum += size_of(*file);
    return sum;
}

bool InputFiles::include(const FileIdentity& wanted) const {
    InputFiles all = unnoticed();
    while (const InputFileRef file = all.next()) {
        const std::optional<FileIdentity> identity =
            file->path.empty() ? file_identity(STDIN_FILENO) : file_identity(file->path);
        if (identity == wanted) return true;
    }
    return false;
}

namespace {

/// The bytes from a descriptor's position to the end of its file. 0 if it is not a regular file.
std::uint64_t bytes_to_read(int descriptor) {
    const auto state = system::state_of(descriptor);
    if (!state || state->kind != system::FileKind::regular) return 0;
    const off_t at = lseek(descriptor, 0, SEEK_CUR);
    const auto done = static_cast<std::uint64_t>(at);
    return at >= 0 && done < state->size ? state->size - done : 0;
}

enum FileFault { became_shorter = 1, cut_line };

/// Errors of a file that the system does not report.
class FileFaults : public std::error_category {
  public:
    const char* name() const noexcept override { return "file"; }
    std::string message(int fault) const override {
        return fault == became_shorter
                   ? "it became shorter during reading; read it again"
                   : "it stops inside its last line; if the line is complete, add a line feed";
    }
};

const FileFaults file_faults;

constexpr std::size_t copied_at_once = 256 * 1024;

/// Copies the unread rest of an input to a temporary file, and opens that at its beginning. Throws
/// std::system_error.
int copy_of_rest(int descriptor, std::string& buffer) {
    const auto refuse = [] { throw std::system_error(errno, std::generic_category()); };
    FILE* const copy = system::temporary_file();  // open until the program ends
    if (copy == nullptr) refuse();
    while (const ssize_t count = ::read(descriptor, buffer.data(), buffer.size())) {
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) refuse();
        const auto size = static_cast<std::size_t>(count);
        if (fwrite(buffer.data(), 1, size, copy) != size) refuse();
    }
    if (fflush(copy) != 0) refuse();
    rewind(copy);
    const int copied = dup(fileno(copy));
    if (copied < 0) refuse();
    if (descriptor != STDIN_FILENO) close(descriptor);
    return copied;
}

}  // namespace

FileSource::FileSource(const InputFile& file, ReadAs read_as)
    : name_(file.name), watch_(file.watch) {
    // A part of a file does not show the encoding of the whole file.
    const bool whole = !file.range || (file.range->last && file.range->offset == 0);
    if (whole && read_as == ReadAs::text)
        decoder_.emplace([this](char* to, std::size_t size) { return read_file(to, size); },
                         [this](const auto& use) { show_rest(use); });
    descriptor_ = file.path.empty() ? STDIN_FILENO : system::open_to_read(file.path);
    if (descriptor_ < 0) fail(errno);
    system::expect_sequential_reading(descriptor_);
    if (!file.range) {
        expected_ = bytes_to_read(descriptor_);
        return;
    }
    ends_early_ = !file.range->last;
    left_ = file.range->size;
    if (lseek(descriptor_, static_cast<off_t>(file.range->offset), SEEK_SET) >= 0) return;
    const int error = errno;
    close(descriptor_);
    fail(error);
}

void FileSource::fail(int error) const {
    throw std::system_error(error, std::generic_category(), "cannot read " + name_);
}

FileSource::~FileSource() {
    if (descriptor_ != STDIN_FILENO) close(descriptor_);
}

std::size_t FileSource::read(char* to, std::size_t size) {
    const std::size_t count = decoder_ ? decoder_->read(to, size) : read_range(to, size);
    if (count > 0) last_byte_ = to[count - 1];
    return count;
}

std::size_t FileSource::read_range(char* to, std::size_t size) {
    if (!ends_early_) return read_file(to, size);
    if (left_ == 0) {
        size = next_record_.copy(to, size);
        next_record_.remove_prefix(size);
        return size;
    }
    const std::size_t count =
        read_file(to, static_cast<std::size_t>(std::min<std::uint64_t>(size, left_)));
    left_ = count == 0 ? 0 : left_ - count;
    return count > 0 ? count : read_range(to, size);
}

std::size_t FileSource::read_file(char* to, std::size_t size) {
    while (true) {
        const ssize_t count = ::read(descriptor_, to, size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(errno);
        if (watch_) watch_({to, static_cast<std::size_t>(count)});
        if (count == 0) end();
        read_ += static_cast<std::uint64_t>(count);
        return static_cast<std::size_t>(count);
    }
}

/// Shows the unread rest of the input. A pipe can be read only once, so its rest is copied first.
void FileSource::show_rest(const std::function<bool(std::string_view)>& use) {
    std::string buffer(copied_at_once, '\0');
    off_t at = lseek(descriptor_, 0, SEEK_CUR);
    if (at < 0) {
        descriptor_ = copy_of_rest(descriptor_, buffer);
        at = 0;
    }
    while (true) {
        const std::ptrdiff_t count = system::read_at(descriptor_, buffer.data(), buffer.size(),
                                                     static_cast<std::uint64_t>(at));
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(errno);
        if (count == 0 || !use({buffer.data(), static_cast<std::size_t>(count)})) return;
        at += count;
    }
}

void FileSource::tell_encoding() const {
    static std::mutex mutex;
    static std::unordered_set<std::string> reported;
    if (encoding() == Encoding::utf8) return;
    const std::lock_guard<std::mutex> lock(mutex);
    if (reported.insert(name_).second)
        tell(fmt::format("{}: note: {} is read as {}; output is UTF-8\n", running_tool(),
                         shown(name_), name_of(encoding())));
}

void FileSource::end() {
    at_end_ = true;
    if (read_ < expected_)
        throw std::system_error(became_shorter, file_faults, "cannot read " + name_);
}

void FileSource::refuse_cut_line() const {
    if (at_end_ && last_byte_ != '\n')
        throw std::system_error(cut_line, file_faults, "cannot read " + name_);
}

}  // namespace bones::inline io
