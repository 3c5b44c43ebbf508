#include "tools/lib/output.hpp"

#include <errno.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

mode_t usual_mode() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

}  // namespace

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
    open_beside(path);
}

void Output::open_beside(const std::string& path) {
    target_ = real_path(path);
    const std::size_t slash = target_.rfind('/');
    const std::string folder = slash == std::string::npos ? "" : target_.substr(0, slash + 1);
    std::string name = folder + ".bones-XXXXXX";
    descriptor_ = mkostemp(name.data(), O_CLOEXEC);
    if (descriptor_ < 0) fail(errno);
    temporary_ = name;
    struct stat state {};
    const bool exists = stat(target_.c_str(), &state) == 0;
    fchmod(descriptor_, exists ? state.st_mode & 07777 : usual_mode());
}

Output::~Output() {
    if (own_ && descriptor_ >= 0) close(descriptor_);
    if (!temporary_.empty()) unlink(temporary_.c_str());
}

Output& Output::write(std::string_view text) {
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
    while (!rest.empty()) {
        const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail(errno);
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
}

void Output::finish() {
    flush();
    if (!own_) return;
    if (!temporary_.empty() && fsync(descriptor_) != 0) fail(errno);
    const int closed = close(descriptor_);
    descriptor_ = -1;
    if (closed != 0) fail(errno);
    if (temporary_.empty()) return;
    if (rename(temporary_.c_str(), target_.c_str()) != 0) fail(errno);
    temporary_.clear();
}

void Output::fail(int error) const {
    if (error == EPIPE) throw ClosedPipe();
    throw OutputError(fmt::format("cannot write {}: {}", shown_, strerror(error)));
}

void tell(std::string_view text) noexcept {
    fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace bones
