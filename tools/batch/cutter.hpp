// Divides files into ranges of whole records.
#pragma once

#include <cstdint>
#include <functional>

#include "tools/batch/plan.hpp"

namespace bones::batch {

/// Fills shards one after the other. A shard ends at the first record that begins once it has
/// `shard_size` bytes, and that can be read without what stands before it.
class Cutter {
  public:
    using Use = std::function<void(PlannedRange&&)>;

    Cutter(std::uint64_t shard_size, Use use) : shard_size_(shard_size), use_(std::move(use)) {}
    /// Adds a file; `path` is what the plan calls it. Throws std::system_error.
    void add(const InputFile& file, const std::string& path);

  private:
    class Ranges;

    std::uint64_t shard_size_;
    Use use_;
    std::uint64_t shard_ = 1;
    std::uint64_t filled_ = 0;  ///< bytes of the shard so far
};

}  // namespace bones::batch
