// The writer's inside: one record being written. Only the writer's own sources include this.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "libnotation/record.hpp"

namespace bones {

/// A statement on its way to its canonical place, with the comments of their own in front of it; or
/// a run of lines that have no such place and stay behind what they stood behind.
struct PlacedLine {
    std::uint32_t statement = none_such;  ///< none_such: a run of lines that are kept as they are
    std::uint32_t first_before = 0, end_before = 0;  ///< the statements in front, or of the run

    // Where it goes.
    std::uint32_t block = 0;  ///< 0: the header, then one for each hand, then what follows the last
    std::uint32_t rank = 0;   ///< within the block
    std::uint32_t seat = 0;
    std::string_view name;  ///< of a house rule
};

/// The rank of lines of play.
inline constexpr std::uint32_t play_rank = static_cast<std::uint32_t>(Keyword::actions) + 4;

/// The statements of a record in canonical order. Comments behind the last stand apart.
struct Arrangement {
    std::vector<PlacedLine> lines;
    std::uint32_t first_comment = 0, end_comment = 0;  ///< at the record's end
};
Arrangement arrange(const Record& record);

class RecordWriter {
  public:
    RecordWriter(const Record& record, std::span<const Action> actions, std::string& out)
        : record_(record), actions_(actions), out_(out), begin_(out.size()) {}
    void run();

  private:
    // Lines (writer.cpp).
    void begin_hand(const PlacedLine& line);
    void write_kept(std::uint32_t first, std::uint32_t end);
    void write_line(const PlacedLine& line);
    void write_words(std::string_view words, Place comment);
    void append_words(const Statement& statement, std::string& words) const;
    void append_free_text(Place place, std::string& words) const;
    void append_player(const Statement& statement, std::string& words) const;
    void append_tiles(const Statement& statement, std::string& words) const;
    void append_amounts(const Statement& statement, std::string& words) const;
    void append_end(const Statement& statement, std::string& words) const;

    // Play (writer_actions.cpp).
    void write_play(std::span<const PlacedLine> lines);
    void write_whole(const PlacedLine& line);
    void write_joined(const PlacedLine& line);
    void add_action(std::uint32_t index);
    bool joins_draws(std::uint32_t index) const;
    void take_turn(const Action& action);
    bool is_verb(const Action& action) const;
    void close_draws();
    bool stays_whole(const Statement& statement) const;
    int trick_positions(const Statement& statement) const;
    void flush();
    void append_token(const Action& action, std::string& out) const;
    void append_draws(int count, std::string& out) const;
    void append_tile_token(const Action& action, std::string& out) const;
    void append_strange_signs(const Action& action, std::string& out) const;

    const Record& record_;
    std::span<const Action> actions_;
    std::string& out_;
    std::size_t begin_;  ///< where the record starts in out_
    std::string words_;  ///< of the line being built

    // The line of play being built.
    std::string play_;
    std::vector<std::uint32_t> before_;  ///< statements whose comments go in front of it
    std::uint32_t contributors_ = 0;     ///< how many statements it is made of
    std::uint32_t last_contributor_ = 0;
    bool own_comment_ = false;  ///< the last of before_ is the comment of the line itself
    bool line_over_ = true;     ///< nothing more goes on the line
    Seat on_turn_;              ///< who would go on with it
    int draws_ = 0;             ///< unknown draws that are not on the line yet
    int trick_ = 0;             ///< tokens of the trick so far (Double Takes)
};

}  // namespace bones
