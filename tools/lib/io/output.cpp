#include "tools/lib/io/output.hpp"

#include <errno.h>
#include <fmt/core.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <filesystem>

#include "libnotation/text/shown.hpp"
#include "libnotation/text/utf8.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/system/system.hpp"

namespace bones::inline io {

namespace {

constexpr std::size_t buffer_size = 64 * 1024;

/// The file that a path leads to, through symbolic links. The path itself if that file does not
/// exist.
std::string real_path(const std::string& path) {
    std::error_code error;
    const std::filesystem::path real = std::filesystem::canonical(system::path_of(path), error);
    return error ? path : real.generic_string();
}

/// The folder of a file with a slash at its end. Empty for the current folder.
std::string folder_of(const std::string& file) {
    const std::string folder = system::path_of(file).parent_path().generic_string();
    return folder.empty() || folder.back() == '/' ? folder : folder + '/';
}

/// The reason why a regular file that is not empty may not be replaced. Empty if it may be
/// replaced. Closing a file releases the locks of this process on it, so a tool checks before it
/// opens an archive.
std::string reason_to_keep(const std::string& file) {
    constexpr std::string_view header("SQLite format 3\0", 16);
    const int descriptor = system::open_without_waiting(file);
    if (descriptor < 0) return fmt::format("it cannot be read for a check: {}", strerror(errno));
    char begin[header.size()];
    const std::ptrdiff_t size = system::read_at(descriptor, begin, sizeof begin, 0);
    close(descriptor);
    if (size == static_cast<std::ptrdiff_t>(sizeof begin) && header == std::string_view(begin, 16))
        return "it is an SQLite file";
    if (system::exists(file + "-wal")) return fmt::format("it has {}-wal beside it", file);
    return {};
}

bool has_content(const std::string& file) {
    const auto state = system::state_of(file);
    return state && state->kind == system::FileKind::regular && state->size > 0;
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
    const auto state = system::state_of(path);
    if (state && state->kind != system::FileKind::regular) {
        descriptor_ = system::open_to_write(path);
        if (descriptor_ < 0) fail(errno);
        return;
    }
    refuse_to_replace_archive(path);
    open_beside(path);
}

void Output::open_beside(const std::string& path) {
    target_ = real_path(path);
    temporary_.emplace(folder_of(target_));
    descriptor_ = system::create_private(temporary_->path());
    if (descriptor_ < 0) fail(errno);
    keeps_owner_ = system::copy_rights(target_, descriptor_);
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
    if (temporary_)
        if (const int error = system::sync_file(descriptor_); error != 0) fail(error);
    const int closed = close(descriptor_);
    descriptor_ = -1;
    if (closed != 0 && error_ == 0) fail(errno);
    if (temporary_) take_name();
}

void Output::take_name() {
    if (read_ && system::state_of(target_) != read_)
        throw OutputError(
            fmt::format("{} is unchanged: another program changed it meanwhile", shown_));
    if (read_ && !keeps_owner_)
        throw OutputError(fmt::format("{} is unchanged: its owner could not be kept", shown_));
    refuse_to_replace_archive(target_);
    if (const int error = system::replace_file(temporary_->path(), target_); error != 0)
        fail(error);
    temporary_->forget();
    if (const int error = system::sync_folder(folder_of(target_)); error != 0) fail(error);
}

void Output::fail(int error) const {
    if (error == EPIPE) throw ClosedPipe();
    throw OutputError(fmt::format("cannot write {}: {}", shown_, strerror(error)));
}

void tell(std::string_view text) noexcept {
    fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace bones::inline io
