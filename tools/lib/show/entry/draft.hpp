// A record as far as it has been entered, with what the referee says of it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/records/judged.hpp"

namespace bones::inline show::entry {

/// What a record waits for.
enum class Stage : std::uint8_t {
    header,  ///< no hand has begun
    play,    ///< the next action of a hand
    hand_over,
    game_over,
};

/// What a record may leave out whose header does not say `written`: turns; or which half of a
/// tile touches, too.
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
    /// Whether the last hand has ended, by the rules or because the record says so.
    bool hand_is_over() const;
    /// Whether the winner of the last hand is to take a prize, which is not written yet.
    bool waits_for_prize() const;
    /// Who is to act in the last hand; no seat where the rules leave it open, or nobody can tell.
    Seat next() const;
    /// Who was to act before an action, an index in Record::actions; the same for remarks between.
    Seat due_before(std::uint32_t action) const;
    /// Whether turns may be missing.
    bool may_lack_turns() const { return !record().written.contains(SheetNote::passes); }
    /// Whether anybody has acted in the last hand; remarks are no actions.
    bool hand_has_begun() const;

    /// The record in canonical text; as it stands if that would be too long to be read again.
    std::string canonical() const;
    /// Errors, proven breaches and wrong claims that the draft before had not. They live as long as
    /// this.
    std::vector<const Finding*> new_findings(const Draft& before) const;

  private:
    std::uint32_t acted_until(const Hand& hand, std::uint32_t end) const;
    Seat due_at(const Hand& hand, std::uint32_t end) const;

    std::string text_;
    std::unique_ptr<RecordChecker> judge_;
};

/// A text with a line after it.
std::string with_line(const std::string& text, std::string_view line);

}  // namespace bones::inline show::entry
