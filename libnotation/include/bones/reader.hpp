// Cuts a stream of bytes into records, one at a time, with a buffer that is refilled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "bones/limits.hpp"

namespace bones {

enum class LineRole : std::uint8_t;

/// A source of bytes.
class Source {
  public:
    virtual ~Source() = default;
    /// Reads up to `size` bytes into `to` and returns how many; 0 at the end. Throws
    /// std::system_error if reading fails.
    virtual std::size_t read(char* to, std::size_t size) = 0;
};

/// A source of bytes in memory.
class TextSource : public Source {
  public:
    /// The text must outlive the source.
    explicit TextSource(std::string_view text) : text_(text) {}
    std::size_t read(char* to, std::size_t size) override;

  private:
    std::string_view text_;
};

/// The text of one record before it is parsed.
struct RawRecord {
    std::string_view text;         ///< lines that are too long are cut to longest_line + 1 bytes
    std::uint64_t first_line = 1;  ///< the line of the file on which `text` starts
    std::uint32_t index = 1;       ///< from 1
    bool too_long = false;         ///< longer than longest_record: `text` is only its beginning
};

/// A block of bytes that can grow. New bytes are not set.
class TextBlock {
  public:
    explicit TextBlock(std::size_t size = 0) { grow(size); }
    char* data() { return bytes_.get(); }
    const char* data() const { return bytes_.get(); }
    std::size_t size() const { return size_; }
    /// Makes the block at least `size` bytes large and keeps its content.
    void grow(std::size_t size);

  private:
    std::unique_ptr<char[]> bytes_;
    std::size_t size_ = 0;
};

/// Cuts a stream into records (N2). A record starts at its `game` line, or at a header line after a
/// hand. Comment lines directly before that line belong to the record. Unreadable lines belong to
/// the record before; before the first record they belong to that one. Memory stays bounded for any
/// stream: little more than twice longest_record.
class RecordReader {
  public:
    static constexpr std::size_t usual_block = 256 * 1024;

    /// The source must outlive the reader. `block` is the number of bytes read at once.
    explicit RecordReader(Source& source, std::size_t block = usual_block);
    /// Reads the next record; false at the end. `raw.text` is valid until the next call. A stream
    /// without any statement has no record; a stream of unreadable lines has one. Throws what the
    /// source throws.
    bool next(RawRecord& raw);
    /// Asks for the block of the records given so far, so that their texts need not be copied. The
    /// first time that the block is full, the reader moves it into `to`. It reads on in the block
    /// that `to` had, or in a new one.
    void leave_block(TextBlock& to) { leave_to_ = &to; }
    /// Whether the block has been moved into `to`. The record given last is then the first one
    /// outside that block.
    bool has_left_block() const { return leave_to_ == nullptr; }

  private:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    void start_record();
    bool find_line();
    bool refill();
    void make_room();
    void start_block();
    void remove(std::size_t from, std::size_t to);
    void move_places(std::size_t from, std::size_t to);
    void cut_line();
    bool at_boundary() const;
    void take_line();
    void take_quiet_line();
    void take_late_player();
    void keep_late_players();
    void take_sure_lines();
    void take_statement(LineRole role);
    bool give(RawRecord& raw, bool at_end);
    std::string_view line() const { return {buffer_.data() + scan_, line_end_ - scan_}; }

    Source& source_;
    TextBlock buffer_;
    TextBlock* leave_to_ = nullptr;
    std::size_t block_;               ///< initial size of the buffer
    std::size_t end_ = 0;             ///< end of the bytes in the buffer
    std::size_t begin_ = 0;           ///< start of the record being read
    std::size_t own_end_ = 0;         ///< end of the last line that surely belongs to the record
    std::size_t comments_ = nowhere;  ///< the first comment line after that
    std::size_t late_end_ = 0;        ///< end of the last player line below a hand
    std::size_t late_comments_ = nowhere;  ///< the first comment line after that
    std::size_t scan_ = 0;                 ///< start of the current line
    std::size_t line_end_ = 0;             ///< its end, before the line feed
    std::uint64_t line_number_ = 1;
    std::uint64_t first_line_ = 1;     ///< the line number of begin_
    std::uint64_t comments_line_ = 1;  ///< the line number of comments_
    std::uint64_t late_comments_line_ = 1;
    std::uint32_t index_ = 0;
    LineRole role_{};            ///< of the current line
    bool drained_ = false;       ///< the source is at its end
    bool started_ = false;       ///< the record has a statement
    bool in_hand_ = false;       ///< the record has a `hand` line
    bool late_players_ = false;  ///< there are player lines below a hand, from comments_ on
    bool own_lines_ = false;     ///< the record has a line that is not a comment
    bool too_long_ = false;
    bool gap_ = false;  ///< more than longest_record bytes of comments and blank lines
};

}  // namespace bones
