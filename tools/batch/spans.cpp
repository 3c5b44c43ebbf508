#include "tools/batch/spans.hpp"

#include <fmt/core.h>

#include <charconv>

#include "tools/lib/io/failure.hpp"

namespace bones::batch {

Span span_named(const std::string& word) {
    Span span;
    const char* const end = word.data() + word.size();
    const auto first = std::from_chars(word.data(), end, span.first);
    const bool two = first.ptr != end && *first.ptr == '-';
    const auto last = two ? std::from_chars(first.ptr + 1, end, span.last) : first;
    if (!two) span.last = span.first;
    if (first.ec != std::errc() || last.ec != std::errc() || last.ptr != end || span.first == 0 ||
        span.last < span.first)
        throw UsageError(fmt::format("`{}` is not a shard; write 17 or 17-24", word));
    return span;
}

bool is_asked_for(const std::vector<Span>& spans, std::uint64_t shard) {
    for (const Span& span : spans)
        if (shard >= span.first && shard <= span.last) return true;
    return false;
}

}  // namespace bones::batch
