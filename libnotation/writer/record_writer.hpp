// The writer's internals: the state of one record being written. Only the writer's sources include
// this.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bones/record.hpp"
#include "libnotation/text/text_writer.hpp"

namespace bones {

/// A piece of the record with its canonical place. It is a statement with the comment lines before
/// it, or consecutive lines of play with the comments between them. Or it is a run of lines without
/// a canonical place, which stay after the line before them.
struct PlacedLines {
    std::uint32_t first_before = 0;  ///< from here to `first`: comments, or the whole run
    std::uint32_t first = 0, end = 0;

    // The canonical place.
    /// 0: the header; then one for each hand; the last: the lines after the hands.
    std::uint32_t block = 0;
    std::uint32_t rank = 0;   ///< the rank of their keyword
    std::uint32_t order = 0;  ///< within the block: by rank, if the block's lines may move
    std::uint32_t seat = 0;
    std::string_view name;  ///< the name of a house rule
};

/// The rank of lines of play.
inline constexpr std::uint32_t play_rank = static_cast<std::uint32_t>(Keyword::actions) + 4;

/// The statements of a record in canonical order. The comments after the last one are separate.
struct Arrangement {
    std::vector<PlacedLines> lines;
    std::uint32_t first_comment = 0, end_comment = 0;  ///< at the record's end
    /// Whether the first hand was read without a `hand` line and is written without one. That is so
    /// if it has an unreadable line that may belong to the header (G5a).
    bool begins_unread = false;
};
Arrangement arrange(const Record& record);

class RecordWriter {
  public:
    RecordWriter(const Record& record, std::span<const Action> actions, std::string& out);
    void run();

  private:
    // Rare functions are not inlined, and neither are functions that do much work on few variables.
    // Together in one function they would take registers from each other.

    // Lines (writer.cpp).
    void begin_hand(const PlacedLines& lines);
    void write_kept(std::uint32_t first, std::uint32_t end);
    void write_line(const PlacedLines& line);
    std::size_t line_size() const { return out_.size() - line_begin_; }
    void end_statement(const Statement& statement);
    void end_line() {
        out_.put('\n');
        line_begin_ = out_.size();
    }
    void end_line(Place comment) {
        if (!comment.empty()) append_comment(record_.at(comment));
        end_line();
    }
    [[gnu::noinline]] void append_comment(std::string_view comment);
    std::string take_line();
    void append_number(std::int64_t number);
    void append_words(const Statement& statement, std::uint32_t block);
    void append_seat(Seat seat);
    void append_free_text(Place place);
    void append_escaped(Place place);
    void append_player(const Statement& statement);
    void append_noted(NotedKinds kinds);
    void append_tiles(const Statement& statement);
    const TileToken* append_known_tiles(const TileToken* token, const TileToken* end);
    void append_unknown(std::string_view sign, int count);
    void append_award(const Statement& statement);
    void append_finish(const Statement& statement);
    void append_amounts(const Statement& statement);
    void append_end(const Statement& statement);
    void append_bids(const Statement& statement);
    void append_trump(const Statement& statement);

    // Play (actions.cpp).
    void write_play(std::span<const PlacedLines> play);
    void write_whole(std::uint32_t first_before, std::uint32_t line);
    void write_joined(std::uint32_t first_before, std::uint32_t line);
    void add_action(std::uint32_t index, std::uint32_t line);
    bool joins_draws(std::uint32_t index) const;
    bool is_full(const Action& action);
    [[gnu::noinline]] std::size_t size_of_token(const Action& action);
    void take_turn(const Action& action);
    [[gnu::noinline]] bool is_verb(const Action& action) const;
    [[gnu::noinline]] void close_draws();
    bool has_irregular_trick(const Hand& hand) const;
    bool stays_whole(const Statement& statement) const;
    int trick_after(const Statement& statement) const;
    void begin_play(const PlacedLines& lines);
    void flush();
    [[gnu::noinline]] Place write_comments_in_front();
    void append_token(const Action& action);
    [[gnu::noinline]] void append_word(const Action& action);
    [[gnu::noinline]] void append_tile_token(const Action& action, char* at);
    [[gnu::noinline]] void append_signs(const Action& action);

    const Record& record_;
    std::span<const Action> actions_;
    const bool tricks_;         ///< one line of play is one trick
    const bool keeps_lines_;    ///< lines of play keep their division
    bool keeps_hand_ = false;   ///< lines of play keep their division in this hand
    const unsigned line_ends_;  ///< the kinds of action that end a line of play, one bit each
    TextWriter out_;
    std::size_t record_begin_;  ///< where the record starts in out_
    std::size_t line_begin_;    ///< start of the line being written

    // The line of play being written.
    std::vector<std::uint32_t> before_;    ///< statements whose comments go before it
    std::uint32_t first_contributor_ = 0;  ///< the first statement whose actions are on it
    std::uint32_t last_contributor_ = 0;
    bool own_comment_ = false;  ///< the last of before_ is the comment of the last contributor
    Seat on_turn_;   ///< the seat that can continue the line; no seat: the line is complete
    int draws_ = 0;  ///< unknown draws not yet on the line
    std::uint32_t block_ = 0;  ///< the hand whose play is being written
    int words_ = 0;            ///< words of the line so far that take a seat each
    int trick_ = 0;            ///< tiles of the trick so far
    Seat sits_out_;            ///< the seat that plays to no trick of the hand
    int trick_size_ = 0;       ///< how many tokens a trick of the hand has
};

}  // namespace bones
