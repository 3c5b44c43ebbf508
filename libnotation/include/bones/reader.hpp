// Records out of a stream of bytes: one at a time, from a buffer that is refilled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "bones/limits.hpp"

namespace bones {

enum class LineRole : std::uint8_t;

/// Where bytes come from.
class Source {
  public:
    virtual ~Source() = default;
    /// Fills up to `size` bytes and returns how many; 0 at the end. Throws std::system_error if
    /// reading fails.
    virtual std::size_t read(char* to, std::size_t size) = 0;
};

/// Bytes in memory.
class TextSource : public Source {
  public:
    /// The text must outlive the source.
    explicit TextSource(std::string_view text) : text_(text) {}
    std::size_t read(char* to, std::size_t size) override;

  private:
    std::string_view text_;
};

/// The text of one record, not yet read.
struct RawRecord {
    std::string_view text;         ///< lines that are too long are cut to longest_line + 1 bytes
    std::uint64_t first_line = 1;  ///< the line of the file on which `text` starts
    std::uint32_t index = 1;       ///< from 1
    bool too_long = false;         ///< longer than longest_record: `text` is only its beginning
};

/// Room for text; what is in new room is not set.
class TextBlock {
  public:
    explicit TextBlock(std::size_t size = 0) { grow(size); }
    char* data() { return bytes_.get(); }
    const char* data() const { return bytes_.get(); }
    std::size_t size() const { return size_; }
    /// Makes it at least as large as this; what was in it stays.
    void grow(std::size_t size);

  private:
    std::unique_ptr<char[]> bytes_;
    std::size_t size_ = 0;
};

/// Cuts a stream into records (N2). A record starts at its `game` line, or at a header line after a
/// hand; comments of their own directly before that line belong to it, unreadable lines belong to
/// the record before (in front of the first record: to that one). Memory stays bounded whatever the
/// stream holds: twice longest_record and a little.
class RecordReader {
  public:
    static constexpr std::size_t usual_block = 256 * 1024;

    /// The source must outlive the reader. `block`: how many bytes are read at once.
    explicit RecordReader(Source& source, std::size_t block = usual_block);
    /// The next record, or false at the end. `raw.text` holds until the next call. A stream without
    /// any statement has no record; one that has only unreadable lines has one. Passes on what the
    /// source throws.
    bool next(RawRecord& raw);
    /// The first time that there is no room to read on, leaves the block with the texts of all
    /// records given so far there, and goes on in what was there, or in new room: so those texts
    /// need not be copied by who wants to keep them.
    void leave_block(TextBlock& to) { leave_to_ = &to; }
    /// Whether that was done: the record given last is the first that lies elsewhere.
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
    std::size_t block_;                    ///< how large the buffer is at first
    std::size_t end_ = 0;                  ///< of the bytes in the buffer
    std::size_t begin_ = 0;                ///< of the record being read
    std::size_t own_end_ = 0;              ///< of the last line that surely belongs to it
    std::size_t comments_ = nowhere;       ///< the first comment of its own after that
    std::size_t late_end_ = 0;             ///< of the last player line below a hand
    std::size_t late_comments_ = nowhere;  ///< the first comment after that
    std::size_t scan_ = 0;                 ///< the line being looked at
    std::size_t line_end_ = 0;             ///< its end, in front of the line feed
    std::uint64_t line_number_ = 1;
    std::uint64_t first_line_ = 1;     ///< of the record
    std::uint64_t comments_line_ = 1;  ///< where comments_ is
    std::uint64_t late_comments_line_ = 1;
    std::uint32_t index_ = 0;
    LineRole role_{};            ///< of the line being looked at
    bool drained_ = false;       ///< the source has no more
    bool started_ = false;       ///< the record has a statement
    bool in_hand_ = false;       ///< the record has a `hand` line
    bool late_players_ = false;  ///< player lines stand below a hand, from comments_ on
    bool own_lines_ = false;     ///< the record has anything but comments
    bool too_long_ = false;
    bool gap_ = false;  ///< more than longest_record bytes of comments and blank lines
};

}  // namespace bones
