// One hand of a record, with the data needed to list its changes.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "bones/record.hpp"
#include "bones/verdict.hpp"
#include "engine/slips/tile_uses.hpp"

namespace bones::slips {

struct Sheet {
    const Record& record;
    const GameVerdict& verdict;  ///< has the trace
    std::uint32_t hand_index;
    const TileUses& uses;
    /// Changes of later actions cannot remove the error.
    std::uint32_t last_action;
    bool claims_only;  ///< only claims are wrong

    const Hand& hand() const { return record.hands[hand_index]; }
    const GameTraits& game() const { return traits(record.game); }
};

/// Returns the sheet of a hand of this record; `uses` must have been read for the hand.
Sheet sheet_of(const Record& record, const GameVerdict& verdict, std::uint32_t hand,
               const TileUses& uses);

/// Returns how many arms a layout of this game usually has.
unsigned usual_arms(Game game);
/// Returns the arms that a tile may have been laid on: those of the game and those written.
std::vector<unsigned> possible_arms(const Sheet& sheet);

/// Returns the arms to try for a missing tile; empty if the game has no arms.
std::vector<unsigned> arms_for_left_out(const Sheet& sheet);
/// Returns the change with its missing tile on an arm.
Change on_arm(Change change, unsigned arm);

/// The most changes listed for a hand, far more than usual. Beyond it some changes are not tried.
inline constexpr std::size_t most_changes = 50'000;

/// Passes on the changes of a hand one by one, because all together would take megabytes.
class ChangeList {
  public:
    enum class Takes : std::uint8_t {
        what_leaves_none,    ///< changes after which no tile is in two places
        whatever_adds_none,  ///< changes that put no further tile in two places
    };

    using Use = std::function<void(const Change&)>;

    ChangeList(const TileUses& uses, Use use, Takes takes = Takes::what_leaves_none)
        : uses_(uses), use_(std::move(use)), takes_(takes) {}

    /// Passes on a change, unless it puts a tile in two places.
    void add(const Change& change) {
        const bool contradicts = takes_ == Takes::what_leaves_none
                                     ? uses_.contradict(change.tiles)
                                     : !uses_.contradictions_with(change.tiles).has_value();
        if (contradicts || count_ == most_changes) return;
        ++count_;
        use_(change);
    }
    std::size_t count() const { return count_; }

  private:
    const TileUses& uses_;
    Use use_;
    Takes takes_;
    std::size_t count_ = 0;
};

/// Adds changes of the lines around the play: tiles, the lead and claims.
void add_changes_of_lines(const Sheet& sheet, ChangeList& list);
/// Adds changes of tiles taken as prizes in earlier hands, which are held in this hand.
void add_changes_of_earlier_prizes(const Sheet& sheet, ChangeList& list);
/// Adds changes of digits in the claims after the last hand.
void add_changes_of_result(const Record& record, ChangeList& list);
/// Adds changes of single tokens of play.
void add_changes_of_tokens(const Sheet& sheet, ChangeList& list);
/// Adds changes of the order, the seat or the number of written actions.
void add_changes_of_order(const Sheet& sheet, ChangeList& list);
/// Adds missing actions.
void add_what_was_left_out(const Sheet& sheet, ChangeList& list);

/// Adds every single-slip change that a hand of the record may need. Games differ only in what
/// their traits and descriptions state.
inline void add_all_changes(const Sheet& sheet, ChangeList& list) {
    add_changes_of_lines(sheet, list);  // few changes, and claims are often wrong
    add_changes_of_tokens(sheet, list);
    add_changes_of_order(sheet, list);
    add_what_was_left_out(sheet, list);
}

/// Adds changes of one token of play into another tile without a number in common.
void add_other_tiles(const Sheet& sheet, ChangeList& list);
/// Adds exchanges of tiles and seats of lines close to each other, and tiles and lines that move.
void add_changes_of_place(const Sheet& sheet, ChangeList& list);
/// Adds exchanges of neighbouring bids, and other seats on the bid or lead line of the hand before.
void add_changes_of_bidding(const Sheet& sheet, ChangeList& list);

/// Adds the changes that are tried only if none of add_all_changes repairs the hand. There are so
/// many of them that one nearly always does where hands are hidden, so none of them is certain.
inline void add_less_likely_changes(const Sheet& sheet, ChangeList& list) {
    add_changes_of_bidding(sheet, list);
    add_changes_of_place(sheet, list);
    add_other_tiles(sheet, list);
}

/// A line of play with at least one action.
struct PlayLine {
    const Statement* line;

    std::uint32_t first() const { return line->first; }
    std::uint32_t end() const { return line->first + line->count; }
};

/// Returns the lines of play of a hand in order.
std::vector<PlayLine> play_lines(const Record& record, const Hand& hand);

/// Returns a key of what a line of play says, whatever its spelling: the seat, kind and tile of
/// each action. Places of tiles do not count, since no tile is played twice.
std::string play_key(const Record& record, const PlayLine& line);

/// Returns the start of the text line that has a statement, as an empty place.
Place line_begin(const Record& record, const Statement& statement);
/// Whether a statement is the first of its text line. A later turn of a line is not.
bool begins_text_line(const Record& record, const Statement& statement);
/// Returns its end, after its comment and before the line feed.
Place line_end(const Record& record, const Statement& statement);
/// Returns the end of its words, before its comment.
inline Place words_end(const Statement& statement) {
    return {statement.line.end(), 0};
}
/// Returns the start of an action's token.
inline Place token_begin(const Action& action) {
    return {static_cast<std::uint32_t>(action.offset), 0};
}

}  // namespace bones::slips
