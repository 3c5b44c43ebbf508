// One position of a game as text: the table, the hands, the score, the move, and findings.
#pragma once

#include <memory>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/picture/text_table.hpp"

namespace bones::inline show::picture {

/// A position in a record. `ply` counts from 0; the number after the last ply is the end of the
/// hand.
struct Stop {
    std::uint32_t hand = 0;  ///< index into Record::hands
    std::uint32_t ply = 0;
};

/// The lines of a position, in parts that a screen may arrange.
struct TextView {
    std::vector<Line> head;   ///< the place in the record, and the move
    std::vector<Line> table;  ///< the drawn table
    std::vector<Line> foot;   ///< findings, hands, stock, score
    std::vector<Line> brief;  ///< the foot for a small screen: most hands as numbers only
    int focus = 0;            ///< the line of `table` with the last tile
};

/// Shows the positions of one record.
class GameView {
  public:
    /// The record must be judged with `trace` and `deduce`, and must outlive the view.
    GameView(std::string_view file, const RecordChecker& judged, TextLook look);

    const std::vector<HandStory>& stories() const { return stories_; }
    /// The position at a stop, which must exist. `cropped`: without empty lines around the table.
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
    std::unique_ptr<TextTable> table_;  ///< of the current hand
    std::unique_ptr<HandWalk> walk_;    ///< at the current position
    std::uint32_t table_hand_ = 0;
};

}  // namespace bones::inline show::picture
