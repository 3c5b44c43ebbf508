// Signals that tell a tool on a screen to go, held back until it waits for a key.
#pragma once

#include <signal.h>

namespace bones::inline show {

/// While there is one, SIGINT, SIGTERM and SIGHUP end nothing halfway: the wait for a key ends, and
/// what owns the screen gives it back. The signal then does what it always does when this goes. One
/// at a time.
class Interruption {
  public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// Whether one of them came.
    bool came() const;
    /// Waits until something can be read from a descriptor. False if a signal came: one of these,
    /// or another.
    bool wait_for(int descriptor) const;

  private:
    static constexpr int signals[] = {SIGINT, SIGTERM, SIGHUP};

    sigset_t before_{};
    struct sigaction actions_[3]{};
};

}  // namespace bones::inline show
