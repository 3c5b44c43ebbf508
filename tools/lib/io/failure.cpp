#include "tools/lib/io/failure.hpp"

#include <atomic>

namespace bones::inline io {

namespace {
std::atomic<Status> highest = status_clean;
}  // namespace

void note_status(Status status) noexcept {
    Status before = highest;
    while (before < status && !highest.compare_exchange_weak(before, status)) {
    }
}

Status noted_status() noexcept {
    return highest;
}

void forget_noted_status() noexcept {
    highest = status_clean;
}

}  // namespace bones::inline io
