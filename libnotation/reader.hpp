// Records out of a stream of bytes: one at a time, from a buffer that is refilled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace bones {

inline constexpr std::size_t longest_line = 4096;         ///< bytes, without its line end
inline constexpr std::size_t longest_record = 1u << 20;   ///< bytes
inline constexpr std::size_t most_hands = 1000;           ///< of a record

/// Where bytes come from.
class Source {
  public:
    virtual ~Source() = default;
    /// Fills up to `size` bytes and returns how many; 0 at the end. Throws std::system_error if reading fails.
    virtual std::size_t read(char* to, std::size_t size) = 0;
};

/// The text of one record, not yet read.
struct RawRecord {
    std::string_view text;         ///< lines that are too long are cut to longest_line + 1 bytes
    std::uint64_t first_line = 1;  ///< the line of the file on which `text` starts
    std::uint32_t index = 1;       ///< from 1
    bool too_long = false;         ///< longer than longest_record: `text` is only its beginning
};

/// Cuts a stream into records (N2). A record starts at its `game` line, or at a header line after a hand;
/// the comments and unreadable lines that stand between the last statement of one record and the first of
/// the next belong as NOTATION.md says. Memory stays bounded whatever the stream holds.
class RecordReader {
  public:
    explicit RecordReader(Source& source);
    /// The next record, or false at the end. `raw.text` holds until the next call. A stream without any
    /// statement has no record; one that has only unreadable lines has one.
    bool next(RawRecord& raw);
};

}  // namespace bones
