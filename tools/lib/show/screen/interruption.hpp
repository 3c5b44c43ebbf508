// Delays the signals that end a full-screen tool until it waits for a key.
#pragma once

#include <signal.h>

namespace bones::inline show {

/// While the object exists, SIGINT, SIGTERM and SIGHUP only end the wait for a key, so that the
/// owner can restore the screen. The destructor then lets the signal take its usual effect. Only
/// one object may exist at a time.
class Interruption {
  public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// Whether one of the signals arrived.
    bool came() const;
    /// Waits until a descriptor is readable. Returns false if any signal arrived.
    bool wait_for(int descriptor) const;

  private:
    static constexpr int signals[] = {SIGINT, SIGTERM, SIGHUP};

    sigset_t before_{};
    struct sigaction actions_[3]{};
};

}  // namespace bones::inline show
