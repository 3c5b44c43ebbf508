// One position of a game as text: the table, the hands, the score, the move, what was found.
#pragma once

#include <memory>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/picture/text_table.hpp"

namespace bones::inline show::picture {

/// Where in a record to look. `ply` counts from 0; one above the last is the end of the hand.
struct Stop {
    std::uint32_t hand = 0;  ///< index into Record::hands
    std::uint32_t ply = 0;
};

/// A position's lines, in parts that a screen may place apart.
struct TextView {
    std::vector<Line> head;   ///< where it is, and the move
    std::vector<Line> table;  ///< the picture
    std::vector<Line> foot;   ///< findings, hands, stock, score
    std::vector<Line> brief;  ///< the same for a small screen: most hands in numbers only
    int focus = 0;            ///< the line of `table` on which the last tile lies
};

/// Shows the positions of one record.
class GameView {
  public:
    /// The record must have been judged with `trace` and `deduce`, and outlive the view.
    GameView(std::string_view file, const RecordChecker& judged, TextLook look);

    const std::vector<HandStory>& stories() const { return stories_; }
    /// The position at a stop, which must exist.
    TextView show(Stop stop, bool cropped);
    /// The title of the record: game, event, date.
    std::string title() const;

  private:
    TablePosition position_at(Stop stop);
    void add_head(TextView& view, Stop stop, const TablePosition& position) const;
    void add_foot(TextView& view, Stop stop, const TablePosition& position) const;
    std::vector<Line> findings(Stop stop) const;
    std::vector<Line> hand(std::uint32_t index, const TablePosition& position, Seat seat,
                           std::size_t width) const;
    std::vector<Line> stock_and_score(Stop stop, const TablePosition& position) const;
    Seat mover(Stop stop) const;
    void add(std::vector<Line>& lines, const Line& line, std::size_t indent) const;
    void add_whole(std::vector<Line>& lines, const std::vector<std::string>& texts) const;

    std::string file_;
    const RecordChecker& judged_;
    TextLook look_;
    std::vector<HandStory> stories_;
    std::unique_ptr<TextTable> table_;  ///< of the hand shown last
    std::unique_ptr<HandWalk> walk_;    ///< where it was shown last
    std::uint32_t table_hand_ = 0;
};

}  // namespace bones::inline show::picture
