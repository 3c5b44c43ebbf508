// Divides files into ranges of whole records.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <unordered_set>

#include "tools/batch/plan.hpp"

namespace bones::batch {

/// Fills one shard after the other. Once a shard has `shard_size` bytes or most_names names, it
/// ends before the next record that can be read without the text before it.
class Cutter {
  public:
    using Use = std::function<void(PlannedRange&&)>;

    Cutter(std::uint64_t shard_size, Use use) : shard_size_(shard_size), use_(std::move(use)) {}
    /// Adds a file; `path` is its path in the plan. Throws std::system_error.
    void add(const InputFile& file, const std::string& path);

  private:
    /// The most names in a shard. A run keeps sums for each name, so names cost memory.
    static constexpr std::size_t most_names = 30'000;

    /// Adds the player and event lines of a record to the shard's set of distinct names.
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
    std::unordered_set<std::size_t> names_;  ///< hashes of the player and event lines
};

}  // namespace bones::batch
