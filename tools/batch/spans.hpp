// Ranges of shard numbers on the command line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bones::batch {

struct Span {
    std::uint64_t first = 0, last = 0;
};

/// Parses `17` or `17-24`. Throws UsageError.
Span span_named(const std::string& word);
bool is_asked_for(const std::vector<Span>& spans, std::uint64_t shard);

}  // namespace bones::batch
