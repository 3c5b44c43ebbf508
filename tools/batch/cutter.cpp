#include "tools/batch/cutter.hpp"

#include <algorithm>
#include <cstring>
#include <optional>
#include <system_error>
#include <vector>

#include "bones/reader.hpp"
#include "libnotation/text/chars.hpp"
#include "libnotation/text/lexer.hpp"
#include "tools/batch/hash.hpp"

namespace bones::batch {

namespace {

/// Reads a file a second time, behind the reader that looks for records, and hashes it up to given
/// positions.
/// The bytes come from the system's page cache, so they need not be kept in memory.
class Follower {
  public:
    explicit Follower(const InputFile& file)
        : source_(file, ReadAs::bytes), buffer_(std::size_t{256} * 1024) {}

    /// Advances to the beginning of a line. Throws if the file has no such line, because then it
    /// has changed.
    void go_to_line(std::uint64_t line) {
        while (line_ < line) {
            if (begin_ == end_ && !refill()) throw std::system_error(EIO, std::generic_category());
            const char* const at = buffer_.data() + begin_;
            const void* const feed = std::memchr(at, '\n', end_ - begin_);
            take(feed == nullptr
                     ? end_ - begin_
                     : static_cast<std::size_t>(static_cast<const char*>(feed) - at) + 1);
            if (feed != nullptr) ++line_;
        }
    }
    void go_to_end() {
        do {
            take(end_ - begin_);
        } while (refill());
    }

    std::uint64_t offset() const { return offset_; }
    /// Returns the hash of the bytes that were passed since the last call.
    std::string take_hash() {
        std::string text = hash_.text();
        hash_.start();
        return text;
    }

  private:
    bool refill() {
        begin_ = 0;
        end_ = source_.read(buffer_.data(), buffer_.size());
        return end_ > 0;
    }
    void take(std::size_t size) {
        hash_.add({buffer_.data() + begin_, size});
        begin_ += size;
        offset_ += size;
    }

    FileSource source_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0, end_ = 0;
    std::uint64_t offset_ = 0, line_ = 1;
    Hash hash_;
};

/// Whether the decoded text of a file differs from its bytes. Then line numbers of the text do not
/// apply to a part of the file.
bool is_converted(const InputFile& file) {
    FileSource source(file);
    std::vector<char> buffer(std::size_t{256} * 1024);
    while (source.read(buffer.data(), buffer.size()) > 0 && !source.converts()) continue;
    return source.converts();
}

/// Whether the first line of a record, without comments, is its `game` line.
bool begins_with_game(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const LineRole role = role_of(text.substr(0, end));
        if (role != LineRole::quiet) return role == LineRole::opener;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

}  // namespace

void Cutter::count_names(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        const char first = line.empty() ? '\0' : lower(line[0]);
        if (first == 'h') return;  // the first hand
        if (first == 'p' || first == 'e') names_.insert(std::hash<std::string_view>()(line));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
}

void Cutter::add(const InputFile& file, const std::string& path) {
    FileSource source(file);
    RecordReader reader(source);
    Follower follower(file);
    if (is_full(0)) next_shard();
    PlannedRange next{shard_, file.name, path, {}, {}};
    const auto end_range = [&](bool last) {
        next.range.size = follower.offset() - next.range.offset;
        next.range.last = last;
        next.hash = follower.take_hash();
        filled_ += next.range.size;
        use_(PlannedRange(next));
    };
    std::optional<bool> stays_whole;
    for (RawRecord raw; reader.next(raw); ++next.range.records) {
        count_names(raw.text);
        if (source.converts()) continue;
        follower.go_to_line(raw.first_line);
        const bool full = is_full(follower.offset() - next.range.offset);
        if (full && !stays_whole) stays_whole = is_converted(file);
        // A record that is too long because of the comments before it would fit without them, so
        // the shard must not end here.
        if (full && !*stays_whole && next.range.records > 0 && !raw.too_long &&
            begins_with_game(raw.text)) {
            end_range(false);
            next_shard();
            next.shard = shard_;
            next.range = {follower.offset(), 0, raw.first_line, raw.index, 0, false};
        }
    }
    source.tell_encoding();
    follower.go_to_end();
    end_range(true);
}

}  // namespace bones::batch
