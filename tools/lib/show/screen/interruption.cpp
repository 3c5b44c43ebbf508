#include "tools/lib/show/screen/interruption.hpp"

#include <sys/select.h>

#include <csignal>
#include <iterator>

namespace bones::inline show {

namespace {

volatile std::sig_atomic_t came_signal = 0;

void note_signal(int signal) {
    came_signal = signal;
}

}  // namespace

Interruption::Interruption() {
    came_signal = 0;
    sigset_t held;
    sigemptyset(&held);
    for (const int signal : signals) sigaddset(&held, signal);
    sigprocmask(SIG_BLOCK, &held, &before_);
    struct sigaction ours {};
    ours.sa_handler = note_signal;
    for (std::size_t i = 0; i < std::size(signals); ++i) {
        sigaction(signals[i], nullptr, &actions_[i]);
        // Ignored signals (nohup) stay ignored.
        if (actions_[i].sa_handler != SIG_IGN) sigaction(signals[i], &ours, nullptr);
    }
}

Interruption::~Interruption() {
    for (std::size_t i = 0; i < std::size(signals); ++i)
        sigaction(signals[i], &actions_[i], nullptr);
    if (came()) raise(came_signal);
    sigprocmask(SIG_SETMASK, &before_, nullptr);
}

bool Interruption::came() const {
    return came_signal != 0;
}

bool Interruption::wait_for(int descriptor) const {
    // Uses pselect, because macOS has no ppoll. The terminal's descriptor is opened early, so its
    // number is small enough.
    fd_set wanted;
    FD_ZERO(&wanted);
    FD_SET(descriptor, &wanted);
    return pselect(descriptor + 1, &wanted, nullptr, nullptr, nullptr, &before_) > 0;
}

}  // namespace bones::inline show
