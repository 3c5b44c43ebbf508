#include "tools/batch/results.hpp"

#include <errno.h>
#include <fcntl.h>
#include <fmt/core.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/output.hpp"

namespace bones::batch {

namespace {

namespace fs = std::filesystem;

/// The size of one write, in bytes. File systems with large pages hold one such write in one page,
/// and allocate it faster than larger ones.
constexpr std::size_t piece_size = std::size_t{32} * 1024;
/// After this number of bytes a file's data is sent to the disk while more is written. Then little
/// is left to wait for at the end.
constexpr std::uint64_t most_held_back = std::uint64_t{2} * 1024 * 1024;
static_assert(most_held_back % piece_size == 0);

[[noreturn]] void fail_at(const std::string& path, int error) {
    throw OutputError(fmt::format("cannot write {}: {}", path, strerror(error)));
}

/// Syncs a folder, so that its file names survive a power cut. Not every file system supports this.
void sync_folder(const std::string& folder) {
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    const int error = fsync(descriptor) == 0 ? 0 : errno;
    close(descriptor);
    if (error == EIO || error == ENOSPC || error == EDQUOT) fail_at(folder, error);
}

std::string made_beside(const std::string& target) {
    const fs::path path(target);
    std::string name =
        (path.parent_path() / fmt::format(".{}-XXXXXX", path.filename().string())).string();
    if (mkdtemp(name.data()) == nullptr) fail_at(name, errno);
    return name;
}

/// Throws OutputError if an archive would be replaced, because an archive is never a result.
void refuse_to_move_archives(const std::string& target) {
    refuse_to_replace_archive(target);
    std::error_code none_there;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(target, none_there))
        refuse_to_replace_archive(entry.path().string());
}

/// Removes a file or folder that occupies a name. Other processes may do so at the same time.
void move_away(const std::string& target) {
    refuse_to_move_archives(target);
    const std::string beside = made_beside(target);
    const int error = rename(target.c_str(), (beside + "/old").c_str()) == 0 ? 0 : errno;
    std::error_code unimportant;
    fs::remove_all(beside, unimportant);
    if (error != 0 && error != ENOENT) fail_at(target, error);
}

}  // namespace

ResultWriter::ResultWriter(const std::string& folder, std::string_view name)
    : path_(fmt::format("{}/{}", folder, name)),
      file_{std::string(name), 0, {}},
      descriptor_(open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)) {
    if (descriptor_ < 0) fail();
    buffer_.reserve(piece_size);
}

ResultWriter::~ResultWriter() {
    if (descriptor_ >= 0) close(descriptor_);
}

void ResultWriter::write(std::string_view text) {
    hash_.add(text);
    file_.size += text.size();
    while (buffer_.size() + text.size() >= piece_size) {
        const std::string_view piece = text.substr(0, piece_size - buffer_.size());
        text.remove_prefix(piece.size());
        pass_on(piece);
        if (written_ % most_held_back != 0) continue;
        send();
        make_room();
    }
    buffer_ += text;
}

/// Writes the buffer, and then `rest`.
void ResultWriter::pass_on(std::string_view rest) {
    std::string_view first = buffer_;
    while (!first.empty() || !rest.empty()) {
        const iovec parts[] = {{const_cast<char*>(first.data()), first.size()},
                               {const_cast<char*>(rest.data()), rest.size()}};
        const ssize_t result = writev(descriptor_, parts, 2);
        if (result < 0 && errno == EINTR) continue;
        if (result < 0) fail();
        const auto written = static_cast<std::size_t>(result);
        const std::size_t of_first = std::min(written, first.size());
        first.remove_prefix(of_first);
        rest.remove_prefix(written - of_first);
        written_ += written;
    }
    buffer_.clear();
}

/// Starts sending data to the disk. Where that is not possible, `finish` waits for it and reports
/// its errors.
void ResultWriter::send() {
#ifdef SYNC_FILE_RANGE_WRITE
    sync_file_range(descriptor_, 0, 0, SYNC_FILE_RANGE_WRITE);
#endif
}

/// Reserves disk space for the next part of a large file, which is faster than growing it in small
/// steps. Errors are ignored: a file that cannot reserve space may still be written.
void ResultWriter::make_room() {
#ifdef FALLOC_FL_KEEP_SIZE
    fallocate(descriptor_, FALLOC_FL_KEEP_SIZE, static_cast<off_t>(written_), most_held_back);
#endif
}

void ResultWriter::end() {
    pass_on({});
    send();
}

ResultFile ResultWriter::finish() {
    pass_on({});
    // Returns the reserved space that is not needed.
    if (ftruncate(descriptor_, static_cast<off_t>(written_)) != 0) fail();
    if (fsync(descriptor_) != 0) fail();
    const int closed = close(descriptor_);
    descriptor_ = -1;
    if (closed != 0) fail();
    file_.hash = hash_.text();
    return file_;
}

void ResultWriter::fail() const {
    fail_at(path_, errno);
}

UnfinishedResults::UnfinishedResults(const std::string& results, std::uint64_t shard)
    : results_(results), target_(folder_of_shard(results, shard)) {
    refuse_to_move_archives(target_);
    std::error_code error;
    fs::create_directories(results, error);
    if (error) fail_at(results, error.value());
    folder_ = made_beside(target_);
    // Lets other users read the folder, as far as the user's mask allows.
    const mode_t mask = umask(0);
    umask(mask);
    chmod(folder_.c_str(), 0777 & ~mask);
}

UnfinishedResults::~UnfinishedResults() {
    std::error_code unimportant;
    if (!folder_.empty()) fs::remove_all(folder_, unimportant);
}

void UnfinishedResults::finish(const Manifest& manifest) {
    ResultWriter writer(folder_, manifest_file);
    writer.write(manifest.line());
    writer.finish();
    sync_folder(folder_);
    constexpr int most_tries = 10;  // another process may finish the same shard at the same time
    for (int i = 0; rename(folder_.c_str(), target_.c_str()) != 0; ++i) {
        if ((errno != ENOTEMPTY && errno != EEXIST && errno != ENOTDIR) || i == most_tries)
            fail_at(target_, errno);
        if (read_manifest(target_) == manifest && changed_file(target_, manifest).empty()) return;
        move_away(target_);
    }
    folder_.clear();
    sync_folder(results_);
}

}  // namespace bones::batch
