// Tries a change: the text is changed, parsed and judged as a whole record.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bones/parser.hpp"
#include "engine/hand_lines.hpp"
#include "engine/judge_plan.hpp"
#include "engine/slips/change.hpp"

namespace bones::slips {

/// Returns the text with the replacements made. They must be in text order and must not overlap.
std::string changed_text(std::string_view text, std::span<const Replacement> replacements);

/// Whether a finding is an error, a proven breach or a wrong claim.
inline bool is_wrong(const Finding& finding) {
    return finding.severity != Severity::note && finding.verdict == Verdict::broken;
}
/// The number of bytes that take as long to judge as a ply in one interpretation.
inline constexpr std::uint64_t bytes_of_step = 60;

class Trial {
  public:
    /// Forgets the last record.
    void forget() {
        original_ = nullptr;
        work_ = 0;
    }
    /// Begins a record, which must outlive the trials of its hands.
    void start(const Record& record, const GameVerdict& verdict);
    /// Moves on to a hand; none_such: to the claims after the last hand.
    void start_hand(std::uint32_t hand);
    /// From now on a change may leave the errors that reading the lines of this hand found, such as
    /// a remark in a line of play. Returns whether there are any.
    bool overlook_errors_of_reading();

    /// Whether the change repairs the hand and causes no new error, breach or wrong claim
    /// elsewhere.
    bool mends(std::span<const Replacement> replacements);
    /// Whether the change leaves no finding in the whole record, except notes and open verdicts.
    bool leaves_nothing_wrong(std::span<const Replacement> replacements);
    /// The first finding in the hand after the last change failed to repair it. Null if it did
    /// repair it, or if the finding is elsewhere.
    const Finding* first_wrong() const { return wrong_ ? &*wrong_ : nullptr; }
    /// Returns the changed text of the hand with the lines before all hands. If the hand cannot be
    /// judged alone, returns the whole text.
    std::string cut_text(std::span<const Replacement> replacements) const;
    /// The offset of a place in that text minus its offset in the record.
    std::int64_t cut_shift() const {
        return static_cast<std::int64_t>(cut_head_.size()) - cut_.offset;
    }
    /// The index of the hand in that text.
    std::uint32_t cut_hand() const { return has_cut_ ? 0 : hand_; }

    /// After a repairing change: returns a description of the resulting play and claims. Changes
    /// with the same result have the same description.
    std::string outcome(std::span<const Replacement> replacements) const;
    /// After a repairing change: whether another hand still has an error, a breach or a wrong
    /// claim.
    bool still_wrong(std::uint32_t hand) const;

    /// The work so far, in bytes of judged text.
    std::uint64_t work() const { return work_; }

  private:
    /// Two findings with this key are the same before and after a change.
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
    bool is_overlooked(const Finding& finding) const;
    bool cut_mends(std::span<const Replacement> replacements);

    const Record* original_ = nullptr;
    const GameVerdict* original_verdict_ = nullptr;
    std::uint32_t hand_ = none_such;
    /// Codes and messages of errors that a change may leave.
    std::set<std::pair<std::string_view, std::string>> overlooked_;
    std::vector<Key> elsewhere_;  ///< errors, breaches and wrong claims elsewhere, sorted
    std::string original_play_;   ///< its fingerprint

    /// The record cut to the hand: the lines before all hands, and the text of the hand.
    std::string cut_head_;
    Place cut_;
    bool has_cut_ = false;

    Referee referee_{JudgePlan{.weigh_errors = false}};
    Referee quick_{JudgePlan{.until_wrong = true}};
    std::string text_;
    Record record_;
    GameVerdict verdict_;
    std::optional<Finding> wrong_;
    std::uint64_t work_ = 0;
};

}  // namespace bones::slips
