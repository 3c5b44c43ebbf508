// An incomplete record, and the findings of the referee about it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/records/judged.hpp"

namespace bones::inline show::entry {

/// The kind of input that a record needs next.
enum class Stage : std::uint8_t {
    header,  ///< before the first hand
    play,    ///< the next action of a hand
    hand_over,
    game_over,
};

/// What a record may leave out if its header has no `written` line: turns, or also which half of a
/// tile touches.
enum class OmittedParts : std::uint8_t { nothing, turns, turns_and_halves };

class Draft {
  public:
    explicit Draft(std::string text, OmittedParts left_out = OmittedParts::turns);

    const std::string& text() const { return text_; }
    const Record& record() const { return judge_->record; }
    const GameVerdict& verdict() const { return judge_->verdict; }
    const RecordChecker& judged() const { return *judge_; }

    Stage stage() const;
    /// Whether it has hands of a game that the referee knows.
    bool is_judged() const { return !verdict().hands.empty(); }
    /// Whether the last hand has ended, by the rules or by a line of the record.
    bool hand_is_over() const;
    /// Whether the winner of the last hand must still take a prize.
    bool waits_for_prize() const;
    /// The seat to act in the last hand; no seat if the rules leave it open or it is unknown.
    Seat next() const;
    /// The seat that was to act before an action; remarks in between are ignored. `action`: an
    /// index into Record::actions.
    Seat due_before(std::uint32_t action) const;
    /// Whether the record may leave out turns.
    bool may_lack_turns() const { return !record().written.contains(SheetNote::passes); }
    /// Whether the last hand has an action; remarks do not count.
    bool hand_has_begun() const;

    /// The record in canonical text. If that is too long to be read again, the text as it is.
    std::string canonical() const;
    /// The errors, proven breaches and wrong claims that the draft `before` did not have. They are
    /// valid as long as this draft.
    std::vector<const Finding*> new_findings(const Draft& before) const;

  private:
    std::uint32_t acted_until(const Hand& hand, std::uint32_t end) const;
    Seat due_at(const Hand& hand, std::uint32_t end) const;

    std::string text_;
    std::unique_ptr<RecordChecker> judge_;
};

/// A text with a line added at its end.
std::string with_line(const std::string& text, std::string_view line);

}  // namespace bones::inline show::entry
