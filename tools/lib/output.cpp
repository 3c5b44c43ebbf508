#include "tools/lib/output.hpp"

#include <errno.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "libnotation/text/shown.hpp"
#include "libnotation/text/utf8.hpp"
#include "tools/lib/failure.hpp"

namespace bones {

namespace {

constexpr std::size_t buffer_size = 64 * 1024;

/// The file that a path means, through symbolic links; the path itself if there is none yet.
std::string real_path(const std::string& path) {
    char* real = realpath(path.c_str(), nullptr);
    if (real == nullptr) return path;
    std::string result = real;
    free(real);
    return result;
}

/// With the slash after it; empty: the current one.
std::string folder_of(const std::string& file) {
    return file.substr(0, file.rfind('/') + 1);
}

/// So that the new name outlives a power cut. Returns an error of the disk; that a folder cannot be
/// read, or a file system cannot do this, is none.
int sync_folder(const std::string& folder) {
    const int descriptor =
        open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return 0;
    const int error = fsync(descriptor) == 0 ? 0 : errno;
    close(descriptor);
    return error == EIO || error == ENOSPC || error == EDQUOT ? error : 0;
}

bool is_there(const std::string& path) {
    return access(path.c_str(), F_OK) == 0;
}

/// Why a regular file with something in it may not be replaced; empty: it may. Closing a file ends
/// the locks that this process has on it, so a tool asks before it opens an archive.
std::string reason_to_keep(const std::string& file) {
    constexpr std::string_view header("SQLite format 3\0", 16);
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    if (descriptor < 0) return fmt::format("it cannot be read for a check: {}", strerror(errno));
    char begin[header.size()];
    const ssize_t size = pread(descriptor, begin, sizeof begin, 0);
    close(descriptor);
    if (size == static_cast<ssize_t>(sizeof begin) && header == std::string_view(begin, 16))
        return "it is an SQLite file";
    if (is_there(file + "-wal")) return fmt::format("it has {}-wal beside it", file);
    return {};
}

bool has_content(const std::string& file) {
    struct stat state {};
    return stat(file.c_str(), &state) == 0 && S_ISREG(state.st_mode) && state.st_size > 0;
}

mode_t usual_mode() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

}  // namespace

void refuse_to_replace_archive(const std::string& path) {
    const std::string file = real_path(path);
    const auto refuse = [&](const std::string& reason) {
        throw OutputError(fmt::format("{} is unchanged: {}; write to another file", path, reason));
    };
    if (has_content(file))
        if (const std::string reason = reason_to_keep(file); !reason.empty()) refuse(reason);
    for (const std::string_view suffix : {"-wal", "-shm", "-journal"}) {
        if (!file.ends_with(suffix)) continue;
        const std::string main = file.substr(0, file.size() - suffix.size());
        if (has_content(main) && !reason_to_keep(main).empty())
            refuse(fmt::format("it belongs to the SQLite file {}", main));
    }
}

Output::Output(const std::string& path) : shown_(path) {
    buffer_.reserve(buffer_size);
    if (path.empty() || path == "-") {
        shown_ = "standard output";
        descriptor_ = STDOUT_FILENO;
        return;
    }
    own_ = true;
    struct stat state {};
    if (stat(path.c_str(), &state) == 0 && !S_ISREG(state.st_mode)) {
        descriptor_ = open(path.c_str(), O_WRONLY | O_CLOEXEC);
        if (descriptor_ < 0) fail(errno);
        return;
    }
    refuse_to_replace_archive(path);
    open_beside(path);
}

void Output::open_beside(const std::string& path) {
    target_ = real_path(path);
    temporary_.emplace(folder_of(target_));
    descriptor_ = open(temporary_->path(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor_ < 0) fail(errno);
    struct stat there {
    }, made{};
    const bool exists = stat(target_.c_str(), &there) == 0 && fstat(descriptor_, &made) == 0;
    if (exists && (made.st_uid != there.st_uid || made.st_gid != there.st_gid))
        keeps_owner_ = fchown(descriptor_, there.st_uid, there.st_gid) == 0;
    // Rights to act as the owner are for the owner's own file.
    const mode_t kept = keeps_owner_ ? 07777 : 0777;
    fchmod(descriptor_, exists ? there.st_mode & kept : usual_mode());
}

Output::~Output() {
    if (own_ && descriptor_ >= 0) close(descriptor_);
}

Output& Output::write(std::string_view text) {
    if (for_people_ && !is_plain_lines(text)) {
        for_people_ = false;
        write(shown_colored_lines(text));
        for_people_ = true;
        return *this;
    }
    if (buffer_.size() + text.size() > buffer_size) flush();
    if (text.size() > buffer_size)
        pass_on(text);
    else
        buffer_ += text;
    return *this;
}

void Output::flush() {
    pass_on(buffer_);
    buffer_.clear();
}

void Output::pass_on(std::string_view rest) {
    while (!rest.empty() && error_ == 0) {
        const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return stop(errno);
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
}

void Output::stop(int error) {
    error_ = error;
    if (!only_tells_ && !(outlives_reader_ && error == EPIPE)) fail(error);
}

void Output::finish(bool whole) {
    if (!whole && temporary_)
        return tell(fmt::format("{}: {} is not written, because some input could not be read\n",
                                running_tool(), shown(shown_)));
    flush();
    if (error_ != 0 && error_ != EPIPE) fail(error_);
    if (!own_) return;
    if (temporary_ && fsync(descriptor_) != 0) fail(errno);
    const int closed = close(descriptor_);
    descriptor_ = -1;
    if (closed != 0 && error_ == 0) fail(errno);
    if (temporary_) take_name();
}

void Output::take_name() {
    if (read_ && file_moment(target_) != read_)
        throw OutputError(
            fmt::format("{} is unchanged: another program changed it meanwhile", shown_));
    if (read_ && !keeps_owner_)
        throw OutputError(fmt::format("{} is unchanged: its owner could not be kept", shown_));
    refuse_to_replace_archive(target_);
    if (rename(temporary_->path(), target_.c_str()) != 0) fail(errno);
    temporary_->forget();
    if (const int error = sync_folder(folder_of(target_)); error != 0) fail(error);
}

void Output::fail(int error) const {
    if (error == EPIPE) throw ClosedPipe();
    throw OutputError(fmt::format("cannot write {}: {}", shown_, strerror(error)));
}

void tell(std::string_view text) noexcept {
    fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace bones
