#include "tools/batch/insertion.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <cstring>
#include <stdexcept>

namespace bones::batch {

namespace {

constexpr std::size_t send_size = std::size_t{256} * 1024;
constexpr std::size_t most_pieces = 4;

/// Thrown to abort an INSERT.
struct BrokenOff {};

}  // namespace

Insertion::Insertion(const clickhouse::Server& server, std::string sql)
    : server_(server), sql_(std::move(sql)) {}

Insertion::~Insertion() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        broken_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Insertion::write(std::string_view text) {
    buffer_ += text;
    if (buffer_.size() >= send_size) pass_on();
}

void Insertion::pass_on() {
    if (!thread_.joinable())
        thread_ = std::thread([this] {
            std::exception_ptr failure;
            try {
                server_.insert(sql_, [this](std::string& piece) { fill(piece); });
            } catch (const BrokenOff&) {
            } catch (...) {
                failure = std::current_exception();
            }
            const std::lock_guard lock(mutex_);
            failure_ = failure;
            stopped_ = true;
            changed_.notify_all();
        });
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopped_ || pieces_.size() < most_pieces; });
    if (failure_) std::rethrow_exception(failure_);
    pieces_.push_back(std::move(buffer_));
    buffer_.clear();
    changed_.notify_all();
}

void Insertion::fill(std::string& piece) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return broken_ || ended_ || !pieces_.empty(); });
    if (broken_) throw BrokenOff();
    if (pieces_.empty()) return;
    piece = std::move(pieces_.front());
    pieces_.pop_front();
    changed_.notify_all();
}

void Insertion::finish() {
    if (!buffer_.empty()) pass_on();
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        ended_ = true;
    }
    changed_.notify_all();
    thread_.join();
    if (failure_) std::rethrow_exception(failure_);
}

LinesOfFile::LinesOfFile(const std::string& path)
    : descriptor_(open(path.c_str(), O_RDONLY | O_CLOEXEC)), path_(path), buffer_(send_size, '\0') {
    if (descriptor_ < 0)
        throw std::runtime_error(fmt::format("cannot read {}: {}", path, strerror(errno)));
}

LinesOfFile::~LinesOfFile() {
    close(descriptor_);
}

std::string_view LinesOfFile::next() {
    std::size_t searched = begin_;
    while (true) {
        const void* const feed = std::memchr(buffer_.data() + searched, '\n', end_ - searched);
        if (feed != nullptr) {
            const std::size_t from = begin_;
            begin_ = static_cast<std::size_t>(static_cast<const char*>(feed) - buffer_.data()) + 1;
            return std::string_view(buffer_).substr(from, begin_ - from);
        }
        const std::size_t length = end_ - begin_;
        if (!refill()) {
            if (length > 0) throw std::runtime_error(fmt::format("{} ends within a line", path_));
            return {};
        }
        searched = begin_ + length;
    }
}

bool LinesOfFile::refill() {
    std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
    end_ -= begin_;
    begin_ = 0;
    if (end_ == buffer_.size()) buffer_.resize(2 * buffer_.size());
    const ssize_t count = read(descriptor_, buffer_.data() + end_, buffer_.size() - end_);
    if (count < 0)
        throw std::runtime_error(fmt::format("cannot read {}: {}", path_, strerror(errno)));
    hash_.add({buffer_.data() + end_, static_cast<std::size_t>(count)});
    end_ += static_cast<std::size_t>(count);
    return count > 0;
}

}  // namespace bones::batch
