#include "tools/record/last_headers.hpp"

#include <filesystem>
#include <utility>

#include "bones/limits.hpp"
#include "tools/lib/io/input.hpp"

namespace bones::record {

using namespace entry;

/// Reads the headers of a file from an offset on. Returns the number of whole records. The record
/// that contains the offset is not whole.
static std::size_t read_headers_from(const std::string& path, std::uint64_t offset,
                                     const UseHeader& use) {
    FileRange range;
    range.offset = offset;
    FileSource source(InputFile{path, path, range});
    bool whole = offset == 0;
    std::size_t records = 0;
    read_headers(source, path, [&](const GameHeader& header) {
        if (!std::exchange(whole, true)) return;
        ++records;
        use(header);
    });
    return records;
}

void read_last_headers(const std::string& path, const UseHeader& use) {
    constexpr std::uint64_t usual = 64 * 1024;
    const std::uint64_t size = std::filesystem::file_size(path);
    for (const std::uint64_t part : {usual, 2 * std::uint64_t{longest_record} + usual})
        if (read_headers_from(path, size - std::min(part, size), use) > 0) return;
}

}  // namespace bones::record
