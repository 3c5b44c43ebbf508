// What of a verdict is so only under some of the things that a record may have meant: it is open.
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

/// The most actions that are judged again under what else a record may have meant. Of a record that
/// would take more, nothing is proven.
inline constexpr std::size_t most_actions_again = 1'000'000;

/// Why a verdict is in doubt, in words.
struct DoubtWords {
    std::string_view but;      ///< after the message of a finding that is open
    std::string_view at_line;  ///< evidence, with the place that causes the doubt
};

/// Holds a verdict against those under what else a record may have meant.
class VerdictDoubts {
  public:
    /// What `reporter` listed since is compared. `changed`: whether a score is unknown already.
    VerdictDoubts(Reporter& reporter, GameVerdict& verdict, std::size_t since, int sides,
                  bool changed)
        : reporter_(reporter), verdict_(verdict), since_(since), sides_(sides), changed_(changed) {}

    /// What does not hold in another verdict is in doubt.
    void compare(const GameVerdict& other);
    /// Breaches alone, without misfits, that do not hold in another verdict are in doubt.
    void compare_breaches(const GameVerdict& other);
    /// All breaches of a hand are in doubt, without misfits, and those that hang on it.
    void doubt_breaches(std::uint32_t hand);
    /// Breaches of a hand that do not hold in another verdict rest on this.
    void assume_beyond(const GameVerdict& other, std::uint32_t hand, Assumption what);
    /// Every breach is in doubt.
    void doubt_all_breaches();
    /// The score of a hand is in doubt if breaches are that cost points.
    void doubt_costs(std::uint32_t hand, const std::function<bool(const Code&)>& costs);
    /// A tile's points may have won the game under another target, of which only some are looked
    /// at: no end that says so is called wrong.
    void doubt_wins();
    /// There are too many to look at: all that accuses, or claims something, is in doubt.
    void doubt_all();
    /// Opens what is in doubt. `place`: what causes the doubt.
    /// Returns whether anything is.
    bool settle(const DoubtWords& words, Place place, bool list_open);

  private:
    /// What makes two findings the same; of joint breaches also who the members are.
    using Key =
        std::tuple<std::uint32_t, std::int64_t, std::int64_t, int, std::string_view, std::string>;
    static Key key(const Finding& finding);
    void compare_hand(std::size_t hand, const GameVerdict& other);
    static bool is_breach(const Finding& finding);
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
    std::set<Key> doubtful_;
    bool changed_;  ///< whether anything depends on it
};

/// Whether a breach can hang on another hand: on how it ended, or on the prize that was taken.
bool hangs_on_other_hands(const Code* code);
/// Whether the scores of two judgements of a hand are the same.
bool same_score(const HandVerdict& one, const HandVerdict& other);

}  // namespace bones
