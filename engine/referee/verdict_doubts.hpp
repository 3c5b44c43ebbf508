// Opens those parts of a verdict that hold only under some meanings of a record.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "bones/referee.hpp"
#include "engine/reporter.hpp"

namespace bones {

/// The most actions that are judged again under other meanings of a record. If more were needed, no
/// breach of the record is proven.
inline constexpr std::size_t most_actions_again = 1'000'000;

/// The reason for a doubt, in words.
struct DoubtWords {
    std::string_view but;      ///< follows the message of an open finding
    std::string_view at_line;  ///< evidence at the place that causes the doubt
};

/// Compares a verdict with the verdicts under other meanings of a record.
class VerdictDoubts {
  public:
    /// Findings that `reporter` listed since `since` are compared. `changed`: whether a score is
    /// already unknown.
    VerdictDoubts(Reporter& reporter, GameVerdict& verdict, std::size_t since, int sides,
                  bool changed)
        : reporter_(reporter), verdict_(verdict), since_(since), sides_(sides), changed_(changed) {}

    /// Doubts everything that does not hold in another verdict.
    void compare(const GameVerdict& other);
    /// Doubts breaches that do not hold in another verdict, except misfits. Also wrong claims of
    /// a hand that follow from its play alone.
    void compare_breaches(const GameVerdict& other, std::uint32_t hand);
    /// Doubts misfits that do not hold in another verdict.
    void compare_misfits(const GameVerdict& other);
    /// Doubts all misfits of a hand.
    void doubt_misfits(std::uint32_t hand);
    /// Marks the doubtful misfits as proven only without a slip at this place.
    void assume_no_slip(Place place);
    /// Doubts all breaches of a hand except misfits, and the breaches that depend on it.
    void doubt_breaches(std::uint32_t hand);
    /// Marks breaches of a hand that do not hold in another verdict as proven only under this
    /// assumption.
    void assume_beyond(const GameVerdict& other, std::uint32_t hand, Assumption what);
    /// Doubts every breach.
    void doubt_all_breaches();
    /// Doubts the score of a hand if a doubtful breach costs points.
    void doubt_costs(std::uint32_t hand, const std::function<bool(const Code&)>& costs);
    /// Doubts each finding that an `end` line with a win is wrong. A tile's points may win the game
    /// under a target that is not among those tried.
    void doubt_wins();
    /// Doubts all breaches and wrong claims, because there are too many meanings to try.
    void doubt_all();
    /// Opens everything that is in doubt. `place`: the cause of the doubt. Returns whether anything
    /// is opened.
    bool settle(const DoubtWords& words, Place place, bool list_open);

  private:
    /// Two findings with this key are the same. The key of a joint breach includes its members.
    using Key =
        std::tuple<std::uint32_t, std::int64_t, std::int64_t, int, std::string_view, std::string>;
    static Key key(const Finding& finding);
    void compare_hand(std::size_t hand, const GameVerdict& other);
    static bool is_breach(const Finding& finding);
    static bool is_misfit(const Finding& finding);
    bool is_in(std::uint32_t hand, const Finding& finding) const;
    static std::set<Key> proven(const GameVerdict& verdict);
    void doubt(const Finding& finding);
    void doubt_code(const Code& code);
    void doubt_score(std::size_t hand);
    void doubt_end(std::size_t hand);
    void doubt_totals();
    void doubt_winners();
    void open_action(std::size_t index);
    void open_action_of(const Finding& finding);
    Reporter& reporter_;
    GameVerdict& verdict_;
    std::size_t since_;
    int sides_;
    std::set<Key> doubtful_, misfits_;
    bool changed_;  ///< whether a result depends on the doubt
};

/// Whether a breach can depend on another hand: on its end, or on the prize taken.
bool hangs_on_other_hands(const Code* code);
/// Whether a finding is a wrong claim on the end of the hand or on the points of a tile.
bool follows_from_play(const Finding& finding);
/// Whether two judgements give the hand the same score.
bool same_score(const HandVerdict& one, const HandVerdict& other);

}  // namespace bones
