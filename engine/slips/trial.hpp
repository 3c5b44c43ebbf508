// Whether a record would be right with a change: its text is changed, read, and judged whole.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "engine/hand_lines.hpp"
#include "engine/slips/change.hpp"

namespace bones::slips {

/// The text with replacements made, which stand in its order and do not overlap.
std::string changed_text(std::string_view text, std::span<const Replacement> replacements);

/// Whether a finding says that something is wrong.
inline bool is_wrong(const Finding& finding) {
    return finding.severity != Severity::note && finding.verdict == Verdict::broken;
}
/// How many bytes of text take as long to judge as a ply in one interpretation.
inline constexpr std::uint64_t bytes_of_step = 60;

class Trial {
  public:
    /// Forgets the record before.
    void forget() {
        original_ = nullptr;
        work_ = 0;
    }
    /// Begins with a record, which must outlive the trial of its hands.
    void start(const Record& record, const GameVerdict& verdict);
    /// Goes on to a hand; none_such: to what the record claims after the last.
    void start_hand(std::uint32_t hand);

    /// Whether, with this change, nothing is wrong in the hand, and nothing elsewhere that was not
    /// wrong before.
    bool mends(std::span<const Replacement> replacements);
    /// Whether, with this change, nothing at all is wrong in the record.
    bool leaves_nothing_wrong(std::span<const Replacement> replacements);
    /// What was found wrong first in the hand when the last change did not mend it; null: it did,
    /// or something else is wrong.
    const Finding* first_wrong() const { return wrong_ ? &*wrong_ : nullptr; }
    /// The text of the hand with a change, with what stands before all hands; where it cannot be
    /// judged alone, the whole text.
    std::string cut_text(std::span<const Replacement> replacements) const;
    /// How much further on a place of the hand is in it than in the record.
    std::int64_t cut_shift() const {
        return static_cast<std::int64_t>(cut_head_.size()) - cut_.offset;
    }
    /// Which hand of it is the hand.
    std::uint32_t cut_hand() const { return has_cut_ ? 0 : hand_; }

    /// After a change that mends: what it makes of the play and of the rest, the same for changes
    /// that are the same.
    std::string outcome(std::span<const Replacement> replacements) const;
    /// After a change that mends: whether anything is still wrong in another hand.
    bool still_wrong(std::uint32_t hand) const;

    /// How many bytes of text have been judged so far.
    std::uint64_t work() const { return work_; }

  private:
    /// What makes a finding the same one before and after a change.
    struct Key {
        std::uint32_t hand;
        std::int64_t ply;
        std::string_view code;
        Seat seat;
        auto operator<=>(const Key&) const = default;
    };

    void judge(std::string text, Referee& referee);
    void cut_to_hand();
    std::vector<Key> wrong_elsewhere(const Record& record, const GameVerdict& verdict) const;
    bool concerns_hand(const Record& record, const Finding& finding) const;
    const Finding* find_wrong(const Record& record, const GameVerdict& verdict) const;
    bool cut_mends(std::span<const Replacement> replacements);

    const Record* original_ = nullptr;
    const GameVerdict* original_verdict_ = nullptr;
    std::uint32_t hand_ = none_such;
    std::vector<Key> elsewhere_;  ///< what was wrong elsewhere, sorted
    std::string original_play_;   ///< fingerprint

    /// The record cut to the hand: what stands before all hands, and the hand's own text.
    std::string cut_head_;
    Place cut_;
    bool has_cut_ = false;

    Referee referee_{JudgeOptions{.weigh_errors = false}};
    Referee quick_{JudgeOptions{.until_wrong = true}};
    std::string text_;
    Record record_;
    GameVerdict verdict_;
    std::optional<Finding> wrong_;
    std::uint64_t work_ = 0;
};

}  // namespace bones::slips
