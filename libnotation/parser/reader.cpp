#include "bones/reader.hpp"
#include "libnotation/text/lexer.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace bones {
namespace {

constexpr std::ptrdiff_t block_size = 64;

bool begins_seat_line(const char* line) {
    return line[1] == ' ' && line[0] >= 'A' && line[0] < 'A' + most_seats;
}

/// The starts of lines in a block: one bit for each byte, the lowest for the first byte.
struct LineStarts {
    std::uint64_t all = 0;
    std::uint64_t others = 0;  ///< those that are not lines of a seat
};

/// Finds the starts of lines in a block. It reads the bytes before and after the block too.
#ifdef __SSE2__
inline LineStarts line_starts(const char* block) {
    const auto load = [](const char* at) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
    };
    const auto bits = [](__m128i bytes) {
        return static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(bytes)));
    };
    LineStarts lines;
    for (int i = 0; i < block_size; i += 16) {
        const __m128i start = _mm_cmpeq_epi8(load(block + i - 1), _mm_set1_epi8('\n'));
        const __m128i seat = _mm_sub_epi8(load(block + i), _mm_set1_epi8('A'));
        const __m128i last_seat = _mm_set1_epi8(most_seats - 1);
        const __m128i is_seat = _mm_cmpeq_epi8(_mm_max_epu8(seat, last_seat), last_seat);
        const __m128i blank = _mm_cmpeq_epi8(load(block + i + 1), _mm_set1_epi8(' '));
        lines.all |= bits(start) << i;
        lines.others |= bits(_mm_andnot_si128(_mm_and_si128(is_seat, blank), start)) << i;
    }
    return lines;
}
#else
inline LineStarts line_starts(const char* block) {
    LineStarts lines;
    for (int i = 0; i < block_size; ++i) {
        const char* const line = block + i;
        const bool starts = line[-1] == '\n';
        lines.all |= std::uint64_t{starts} << i;
        lines.others |= std::uint64_t{starts && !begins_seat_line(line)} << i;
    }
    return lines;
}
#endif

/// Whether a line is `hand` and a number. With anything more it may be unreadable.
bool is_hand_line(const char* line, const char* end) {
    if (std::memcmp(line, "hand ", 5) != 0) return false;
    const char* const after = std::find_if_not(line + 5, end, is_digit);
    return after < end && *after == '\n';
}

/// The beginnings of lines that always continue a record, readable or not: for each second letter,
/// one bit for each first letter. No header line and no `hand` line begins like this.
constexpr auto sure_beginnings() {
    std::array<std::uint32_t, 256> first_letters{};
    for (const std::string_view word :
         {"deal", "yard", "left", "lead", "bid", "trump", "end", "prize", "score"})
        first_letters[static_cast<unsigned char>(word[1])] |= 1u << (word[0] - 'a');
    return first_letters;
}

/// Whether a line surely belongs to the record that has begun. Decides by the first bytes, for the
/// most frequent lines other than those of a seat. Sets `in_hand` at a `hand` line.
bool surely_belongs(const char* line, const char* end, bool& in_hand) {
    static constexpr auto sure = sure_beginnings();
    const unsigned letter = static_cast<unsigned char>(*line) - unsigned{'a'};
    if (letter < 26 && (sure[static_cast<unsigned char>(line[1])] >> letter & 1) != 0) return true;
    if (*line == '\n') return true;
    const bool other_word = letter < 26 && letter != 'g' - 'a' && letter != 'h' - 'a';
    if (!in_hand && other_word) return true;
    const bool hand = is_hand_line(line, end);
    in_hand = in_hand || hand;
    return hand;
}

/// A line's role. Lines of a seat are the most frequent, so they are recognised by their first
/// bytes.
LineRole quick_role(std::string_view line) {
    if (line.size() > 1 && begins_seat_line(line.data())) return LineRole::statement;
    return line.empty() ? LineRole::quiet : role_of(line);
}

/// Whether a line of the header names a player.
bool names_player(std::string_view line) {
    return line_head(without_prefix(without_line_end(line))).keyword == Keyword::player;
}

/// Whether a `hand` line has number 1 or no number.
bool begins_first_hand(std::string_view line) {
    std::string_view rest = line_head(without_prefix(without_line_end(line))).rest;
    rest = rest.substr(0, rest.find('#'));
    const std::string_view number = take_word(rest);
    return rest.empty() && (number.empty() || number == "1");
}

bool is_comment(std::string_view line) {
    return line.find('#') != std::string_view::npos;
}

}  // namespace

std::size_t TextSource::read(char* to, std::size_t size) {
    size = std::min(size, text_.size());
    std::memcpy(to, text_.data(), size);
    text_.remove_prefix(size);
    return size;
}

void TextBlock::grow(std::size_t size) {
    if (size <= size_) return;
    std::unique_ptr<char[]> bytes(new char[size]);
    if (size_ > 0) std::memcpy(bytes.get(), bytes_.get(), size_);
    bytes_ = std::move(bytes);
    size_ = size;
}

RecordReader::RecordReader(Source& source, std::size_t block)
    : source_(source), buffer_(block), block_(block) {}

bool RecordReader::next(RawRecord& raw) {
    start_record();
    while (find_line()) {
        role_ = quick_role(line());
        if (role_ == LineRole::opener && late_players_) keep_late_players();
        if (at_boundary()) return give(raw, false);
        take_line();
        if (started_ && role_ != LineRole::quiet && !late_players_) take_sure_lines();
    }
    return own_lines_ && give(raw, true);
}

void RecordReader::start_record() {
    too_long_ = gap_ && comments_ != nowhere;
    const bool comments_first = comments_ != nowhere && !gap_;
    begin_ = comments_first ? comments_ : scan_;
    first_line_ = comments_first ? comments_line_ : line_number_;
    own_end_ = begin_;
    comments_ = nowhere;
    started_ = in_hand_ = own_lines_ = gap_ = late_players_ = false;
}

/// Whether another record begins here. Player lines below a hand are decided by the line after
/// them: before a first hand they are a new header, otherwise they name substitutes in this record.
bool RecordReader::at_boundary() const {
    if (!started_) return false;
    if (role_ == LineRole::header && in_hand_) return !names_player(line());
    return role_ == LineRole::opener ||
           (role_ == LineRole::hand && late_players_ && begins_first_hand(line()));
}

void RecordReader::take_line() {
    late_players_ =
        in_hand_ && (role_ == LineRole::header || (late_players_ && role_ == LineRole::quiet));
    if (late_players_)
        take_late_player();
    else if (role_ == LineRole::quiet)
        take_quiet_line();
    else
        take_statement(role_);
    const bool has_feed = line_end_ < end_;
    scan_ = line_end_ + (has_feed ? 1 : 0);
    if (role_ != LineRole::quiet && !late_players_) {
        own_end_ = scan_;
        if (own_end_ - begin_ > longest_record) too_long_ = true;
    }
    ++line_number_;
}

/// Takes the following lines that surely belong to the record, and blank lines between them. Reads
/// only whole blocks with some bytes after them. The last line that starts in them is left to the
/// reader of single lines.
void RecordReader::take_sure_lines() {
    const char* const begin = buffer_.data() + scan_;
    const char* const end = buffer_.data() + end_;
    const char* line = begin;  // the first line not yet known to belong to the record
    // Number of lines before it; -1: the first line start is still to be found.
    std::ptrdiff_t lines = -1;
    for (const char* block = begin; end - block > block_size + 8; block += block_size) {
        const LineStarts starts = line_starts(block);
        if (starts.all == 0) continue;
        const auto length = static_cast<std::size_t>(block + std::countr_zero(starts.all) - line);
        if (length > longest_line + 1) break;
        std::uint64_t others = starts.others;
        while (others != 0 && surely_belongs(block + std::countr_zero(others), end, in_hand_))
            others &= others - 1;
        if (others != 0) {
            line = block + std::countr_zero(others);
            lines += detail::count_bits(starts.all & (others ^ (others - 1)));
            break;
        }
        line = block + (block_size - 1) - std::countl_zero(starts.all);
        lines += detail::count_bits(starts.all);
    }
    // Leaves the blank lines before a line that may start another record.
    for (; line > begin && line[-2] == '\n'; --line) --lines;
    if (line == begin) return;
    line_number_ += static_cast<std::uint64_t>(lines);
    scan_ = own_end_ = static_cast<std::size_t>(line - buffer_.data());
    if (own_end_ - begin_ > longest_record) too_long_ = true;
}

void RecordReader::take_quiet_line() {
    if (comments_ == nowhere && is_comment(line())) {
        comments_ = scan_;
        comments_line_ = line_number_;
    }
    // Blank lines before a record belong to no record.
    if (!own_lines_ && comments_ == nowhere) {
        begin_ = own_end_ = line_end_ + (line_end_ < end_ ? 1 : 0);
        first_line_ = line_number_ + 1;
    }
    if (line_end_ > own_end_ + longest_record) gap_ = true;
}

/// Holds back a player line below a hand until the next line decides which record it belongs to.
/// Comments before a record are held back in the same way.
void RecordReader::take_late_player() {
    if (comments_ == nowhere) {
        comments_ = scan_;
        comments_line_ = line_number_;
    }
    if (role_ != LineRole::quiet) {
        late_end_ = std::min(line_end_ + 1, end_);
        late_comments_ = nowhere;
    } else if (late_comments_ == nowhere && is_comment(line())) {
        late_comments_ = scan_;
        late_comments_line_ = line_number_;
    }
    if (line_end_ > own_end_ + longest_record) gap_ = true;
}

/// Gives the held-back player lines to the current record, because no hand follows them. The
/// comments below them go to the next record.
void RecordReader::keep_late_players() {
    own_end_ = late_end_;
    comments_ = late_comments_;
    comments_line_ = late_comments_line_;
}

void RecordReader::take_statement(LineRole role) {
    if (gap_) too_long_ = true;
    gap_ = false;
    comments_ = nowhere;
    own_lines_ = true;
    if (role == LineRole::hand) in_hand_ = true;
    // Unreadable lines before the first statement belong to the first record.
    started_ = started_ || role == LineRole::opener ||
               (role != LineRole::unreadable && role_of(line()) != LineRole::unreadable);
}

bool RecordReader::give(RawRecord& raw, bool at_end) {
    // At the end of the stream, comment lines belong to the last record.
    const std::size_t end = at_end && !gap_ ? scan_ : own_end_;
    if (at_end && gap_ && comments_ != nowhere) too_long_ = true;
    raw.text = {buffer_.data() + begin_, std::min(end - begin_, longest_record)};
    raw.first_line = first_line_;
    raw.index = ++index_;
    raw.too_long = too_long_ || end - begin_ > longest_record;
    return true;
}

/// Finds the end of the line at scan_. False at the end of the stream.
bool RecordReader::find_line() {
    std::size_t searched = scan_;
    while (true) {
        const void* feed = std::memchr(buffer_.data() + searched, '\n', end_ - searched);
        line_end_ = feed != nullptr
                        ? static_cast<std::size_t>(static_cast<const char*>(feed) - buffer_.data())
                        : end_;
        if (line_end_ - scan_ > longest_line + 1) {
            cut_line();
            return true;
        }
        if (feed != nullptr) return true;
        const std::size_t length = end_ - scan_;
        if (!refill()) {
            line_end_ = end_;  // refill may have moved the line
            return end_ > scan_;
        }
        searched = scan_ + length;
    }
}

/// Removes the bytes beyond longest_line + 1 of the line at scan_, and reads on to the line's end.
void RecordReader::cut_line() {
    // A carriage return at this place would look like a line end.
    char& last = buffer_.data()[scan_ + longest_line];
    if (last == '\r') last = '?';
    while (line_end_ == end_) {
        end_ = scan_ + longest_line + 1;
        const std::size_t length = end_ - scan_;
        const bool more = refill();
        const std::size_t from = scan_ + length;
        const std::string_view fresh(buffer_.data() + from, end_ - from);
        line_end_ = from + std::min(fresh.find('\n'), fresh.size());
        if (!more) break;
    }
    const std::size_t keep = scan_ + longest_line + 1;
    std::memmove(buffer_.data() + keep, buffer_.data() + line_end_, end_ - line_end_);
    end_ -= line_end_ - keep;
    line_end_ = keep;
}

/// Reads more bytes after those in the buffer. False at the end of the stream.
bool RecordReader::refill() {
    if (drained_) return false;
    const bool has_room = buffer_.size() - end_ > buffer_.size() / 4;
    if (!has_room || too_long_ || gap_) make_room();
    const std::size_t count = source_.read(buffer_.data() + end_, buffer_.size() - end_);
    drained_ = count == 0;
    end_ += count;
    return count > 0;
}

/// Makes room at the end of the buffer. Drops bytes that are no longer needed.
void RecordReader::make_room() {
    if (too_long_ && own_end_ - begin_ > longest_record) remove(begin_ + longest_record, own_end_);
    if (gap_) remove(own_end_, scan_);
    if (begin_ > 0) start_block();
    if (end_ == buffer_.size()) buffer_.grow(buffer_.size() + buffer_.size() / 2);
}

/// Moves the current record to the start of the buffer, or of a new one.
void RecordReader::start_block() {
    if (leave_to_ == nullptr) return remove(0, begin_);
    leave_to_->grow(std::max(block_, end_ - begin_));
    std::memcpy(leave_to_->data(), buffer_.data() + begin_, end_ - begin_);
    std::swap(buffer_, *leave_to_);
    leave_to_ = nullptr;
    move_places(0, begin_);
}

/// Takes the bytes from `from` to `to` out of the buffer.
void RecordReader::remove(std::size_t from, std::size_t to) {
    std::memmove(buffer_.data() + from, buffer_.data() + to, end_ - to);
    move_places(from, to);
}

/// Adjusts all offsets from `to` on after the bytes have moved to `from`.
void RecordReader::move_places(std::size_t from, std::size_t to) {
    for (std::size_t* place :
         {&begin_, &own_end_, &comments_, &late_end_, &late_comments_, &scan_, &end_}) {
        if (*place == nowhere || *place <= from) continue;
        *place = *place < to ? from : *place - (to - from);
    }
}

}  // namespace bones
