#include "tools/lib/io/records/original.hpp"

#include <errno.h>
#include <fmt/core.h>
#include <stdio.h>

#include <system_error>

#include "tools/lib/io/system/system.hpp"

namespace bones::inline io {

namespace {

constexpr std::size_t read_at_once = 256 * 1024;

[[noreturn]] void fail() {
    throw std::system_error(errno, std::generic_category());
}

bool is_regular(const InputFile& file) {
    const auto state = system::state_of(file.path);
    return !file.path.empty() && state && state->kind == system::FileKind::regular;
}

}  // namespace

std::string_view Original::take_until(std::uint64_t line) {
    buffer_.erase(0, begin_);
    begin_ = 0;
    while (next_line_ <= line) {
        const std::size_t feed = buffer_.find('\n', begin_);
        if (feed != std::string::npos) {
            begin_ = feed + 1;
            ++next_line_;
        } else if (!refill()) {
            next_line_ += begin_ < buffer_.size() ? 1 : 0;
            begin_ = buffer_.size();
            break;
        }
    }
    return std::string_view(buffer_).substr(0, begin_);
}

std::string_view Original::take_some(std::uint64_t line) {
    buffer_.erase(0, begin_);
    begin_ = 0;
    if (next_line_ > line || (buffer_.empty() && !refill())) return {};
    while (next_line_ <= line && begin_ < buffer_.size()) {
        const std::size_t feed = buffer_.find('\n', begin_);
        next_line_ += feed == std::string::npos ? 0 : 1;
        begin_ = feed == std::string::npos ? buffer_.size() : feed + 1;
    }
    return std::string_view(buffer_).substr(0, begin_);
}

bool Original::refill() {
    const std::size_t size = buffer_.size();
    buffer_.resize(size + read_at_once);
    const std::size_t count = source_.read(buffer_.data() + size, read_at_once);
    buffer_.resize(size + count);
    return count > 0;
}

void CopiedFiles::begin(const InputFile& file) {
    finish();
    original_.emplace(file);
    begins_file_ = true;
}

void CopiedFiles::replace(std::uint64_t line, std::string_view text) {
    copy_until(line - 1);
    original_->take_until(line);
    write(text);
}

void CopiedFiles::finish() {
    if (original_) copy_until(UINT64_MAX);
    original_.reset();
}

void CopiedFiles::copy_until(std::uint64_t line) {
    for (std::string_view some; !(some = original_->take_some(line)).empty();) write(some);
}

void CopiedFiles::skip_until(std::uint64_t line) {
    while (!original_->take_some(line).empty()) {
    }
}

void CopiedFiles::write(std::string_view text) {
    if (begins_file_ && !ends_line_) output_.write("\n");
    begins_file_ = false;
    ends_line_ = text.ends_with('\n');
    output_.write(text);
}

InputFile rereadable(const InputFile& file) {
    if (is_regular(file)) return file;
    FileSource source(file);
    FILE* copy = system::temporary_file();  // stays open until the program ends
    if (copy == nullptr) fail();
    std::string buffer(read_at_once, '\0');
    while (const std::size_t count = source.read(buffer.data(), read_at_once))
        if (fwrite(buffer.data(), 1, count, copy) != count) fail();
    if (fflush(copy) != 0) fail();
    return {file.name, system::path_of_temporary(copy)};
}

}  // namespace bones::inline io
