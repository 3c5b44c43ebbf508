// Makes one random slip of a given kind in the text of a record in canonical form. It works on
// words only and shares no code with the search that undoes slips.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "bones/game.hpp"
#include "tests/support/random.hpp"

namespace bones::test {

enum class Slip {
    half_played,
    half_drawn,
    half_dealt,
    half_of_yard,
    half_left,
    half_of_prize,
    halves,
    arm,
    across,
    pass_left_out,
    draw_left_out,
    pass_too_many,
    draw_too_many,
    exchanged,
    twice,
    left_out,
    seat,
    suit,
    lead,
    digit,
    points,
    bid,
    trump,
    suit_left_out,
    lines,
    line_twice,
    seat_order,
    trick_lost,
    turns_joined,
    page_lost,
    // less likely ones, which the tools try last
    other_tile,
    tiles_exchanged,
    word_moved,
    line_moved,
    seats_exchanged,
    line_of_elsewhere,
    bids_exchanged,
    bidder,
};
/// Whether a slip is one that the tools try only if no usual one explains a hand (G18).
constexpr bool is_less_likely(Slip slip) {
    return slip >= Slip::other_tile;
}
inline constexpr auto slip_names = std::to_array<std::string_view>(
    {"a half, played",    "a half, drawn",   "a half, dealt",    "a half, yard",
     "a half, left",      "a half, prize",   "halves exchanged", "another arm",
     "crosswise or not",  "a pass left out", "a draw left out",  "a pass too many",
     "a draw too many",   "two exchanged",   "written twice",    "a tile left out",
     "another seat",      "another suit",    "a wrong lead",     "a digit",
     "points of a tile",  "a bid",           "other trumps",     "a suit left out",
     "two lines",         "a line twice",    "a trick by seats", "a trick lost",
     "two turns, a line", "a page lost",     "another tile",     "tiles exchanged",
     "a word moved",      "a line moved",    "seats exchanged",  "a line of elsewhere",
     "bids exchanged",    "another bidder"});

/// Makes a slip in a record; the result is empty if the record has no place for it.
class SlipMaker {
  public:
    SlipMaker(const GameTraits& game, int players, Random& random)
        : game_(game), players_(players), random_(random) {}

    std::string make(std::string_view text, Slip slip);

  private:
    struct Line {
        std::string keyword;
        std::vector<std::string> words;
        bool is_play() const { return keyword.size() == 1; }
    };
    struct Spot {
        std::size_t line = 0, word = 0;
    };

    bool forget_suit();
    bool exchange_lines();
    bool copy_line();
    bool write_by_seats();
    bool lose_trick();
    bool join_turns();
    bool lose_page();
    bool write_other_tile();
    bool exchange_tiles();
    bool move_word();
    bool move_line();
    bool exchange_seats();
    bool copy_line_elsewhere();
    bool exchange_bids();
    bool give_bid_to_other();
    void split(std::string_view text);
    std::string joined() const;
    template <class Test>
    bool choose(Test&& test);
    bool choose_word(std::string_view keyword);
    bool choose_play();
    Line& line() { return lines_[spot_.line]; }
    std::string& word() { return line().words[spot_.word]; }
    bool misread_half();
    bool change(Slip slip);
    bool turn();
    bool move_to_arm();
    bool turn_across();
    bool remove();
    bool add_pass();
    bool add_draw();
    bool exchange();
    bool repeat();
    bool give_to_other();
    bool declare_other();
    bool lead_by_other();
    bool change_digit(std::size_t first);
    bool name_other();

    const GameTraits& game_;
    int players_;
    Random& random_;
    std::vector<Line> lines_;
    Spot spot_;
};

}  // namespace bones::test
