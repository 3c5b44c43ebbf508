// XXH3 with 128 bits, written as 32 hexadecimal digits.
#pragma once

#include <xxhash.h>
#if defined(__x86_64__) && !defined(BONES_STATIC) && __has_include(<xxh_x86dispatch.h>)
#include <xxh_x86dispatch.h>  // the same functions, with the widest available registers
#endif

#include <memory>
#include <string>
#include <string_view>

#include <fmt/core.h>

namespace bones::batch {

/// Hashes bytes that arrive in pieces.
class Hash {
  public:
    Hash() : state_(XXH3_createState(), XXH3_freeState) { start(); }
    void start() { XXH3_128bits_reset(state_.get()); }
    void add(std::string_view bytes) {
        XXH3_128bits_update(state_.get(), bytes.data(), bytes.size());
    }
    std::string text() const {
        const XXH128_hash_t hash = XXH3_128bits_digest(state_.get());
        return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
    }

  private:
    std::unique_ptr<XXH3_state_t, XXH_errorcode (*)(XXH3_state_t*)> state_;
};

}  // namespace bones::batch
