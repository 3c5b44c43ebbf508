// One hand of a record, as what writes its changes needs it.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "bones/record.hpp"
#include "bones/verdict.hpp"
#include "engine/slips/tile_uses.hpp"

namespace bones::slips {

struct Sheet {
    const Record& record;
    const GameVerdict& verdict;  ///< with the trace
    std::uint32_t hand_index;
    const TileUses& uses;
    /// Changes of later actions cannot take away what is wrong.
    std::uint32_t last_action;
    bool claims_only;  ///< nothing but claims is wrong

    const Hand& hand() const { return record.hands[hand_index]; }
    const GameTraits& game() const { return traits(record.game); }
};

/// The sheet of a hand of this record, whose uses of tiles were read.
Sheet sheet_of(const Record& record, const GameVerdict& verdict, std::uint32_t hand,
               const TileUses& uses);

/// The numbers of the arms that a tile may have been laid on: those that the game has, and those
/// written.
std::vector<unsigned> possible_arms(const Sheet& sheet);

/// The arms on which a tile that was left out may be tried; none where the game has none.
std::vector<unsigned> arms_for_left_out(const Sheet& sheet);
/// A tile that was left out, on an arm.
Change on_arm(Change change, unsigned arm);

/// The most changes that are listed of a hand, far more than one needs; of more, not all is tried.
inline constexpr std::size_t most_changes = 50'000;

/// Passes the changes of a hand on, one by one: all of them together take megabytes.
class ChangeList {
  public:
    enum class Takes : std::uint8_t {
        what_leaves_none,    ///< with which no tile is in two places
        whatever_adds_none,  ///< that put no further tile there
    };

    using Use = std::function<void(const Change&)>;

    ChangeList(const TileUses& uses, Use use, Takes takes = Takes::what_leaves_none)
        : uses_(uses), use_(std::move(use)), takes_(takes) {}

    /// Takes a change, unless it puts a tile in two places.
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

/// Changes of what the lines around the play say: tiles, the lead, and claims.
void add_changes_of_lines(const Sheet& sheet, ChangeList& list);
/// Tiles that were taken as prizes in hands before: they are held in this one.
void add_changes_of_earlier_prizes(const Sheet& sheet, ChangeList& list);
/// Digits of what the record says after the last hand.
void add_changes_of_result(const Record& record, ChangeList& list);
/// Changes of single tokens of play.
void add_changes_of_tokens(const Sheet& sheet, ChangeList& list);
/// Actions in another order, by another seat, written twice or not made.
void add_changes_of_order(const Sheet& sheet, ChangeList& list);
/// Actions that were not written.
void add_what_was_left_out(const Sheet& sheet, ChangeList& list);

/// Every change of one slip that a hand of the record may need. A game is known by what it says of
/// itself alone.
inline void add_all_changes(const Sheet& sheet, ChangeList& list) {
    add_changes_of_lines(sheet, list);  // few, and claims are often what is wrong
    add_changes_of_tokens(sheet, list);
    add_changes_of_order(sheet, list);
    add_what_was_left_out(sheet, list);
}

/// A line of play with actions on it.
struct PlayLine {
    const Statement* line;

    std::uint32_t first() const { return line->first; }
    std::uint32_t end() const { return line->first + line->count; }
};

/// The lines of play of a hand, in order.
std::vector<PlayLine> play_lines(const Record& record, const Hand& hand);

/// Where the line of the text begins on which a statement stands, as an empty place.
Place line_begin(const Record& record, const Statement& statement);
/// Where it ends, with its comment and before its line feed.
Place line_end(const Record& record, const Statement& statement);
/// Where its words end, before its comment.
inline Place words_end(const Statement& statement) {
    return {statement.line.end(), 0};
}
/// Where an action's token begins.
inline Place token_begin(const Action& action) {
    return {static_cast<std::uint32_t>(action.offset), 0};
}

}  // namespace bones::slips
