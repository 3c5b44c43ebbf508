// Divides files into ranges of whole records.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <unordered_set>

#include "tools/batch/plan.hpp"

namespace bones::batch {

/// Fills shards one after the other. A shard ends at the first record that begins once it has
/// `shard_size` bytes or most_names, and that can be read without what stands before it.
class Cutter {
  public:
    using Use = std::function<void(PlannedRange&&)>;

    Cutter(std::uint64_t shard_size, Use use) : shard_size_(shard_size), use_(std::move(use)) {}
    /// Adds a file; `path` is what the plan calls it. Throws std::system_error.
    void add(const InputFile& file, const std::string& path);

  private:
    /// A run keeps sums of everybody: the more names, the more memory.
    static constexpr std::size_t most_names = 30'000;

    /// Counts the different player and event lines of a record with those of the shard.
    void count_names(std::string_view text);
    bool is_full(std::uint64_t more) const {
        return filled_ + more >= shard_size_ || names_.size() >= most_names;
    }
    void next_shard() {
        ++shard_;
        filled_ = 0;
        names_.clear();
    }

    std::uint64_t shard_size_;
    Use use_;
    std::uint64_t shard_ = 1;
    std::uint64_t filled_ = 0;               ///< bytes of the shard so far
    std::unordered_set<std::size_t> names_;  ///< hashes of the lines that name somebody
};

}  // namespace bones::batch
