// One hand of Block, Draw, All Fives or Fives and Threes.
#pragma once

#include "tests/second/referee/dealt_lead.hpp"
#include "tests/second/referee/layout_hand.hpp"
#include "tests/second/referee/line_rules.hpp"

namespace bones::second {

void judge_line_game(const Record& record, const House& house, Desk& desk);

/// The state in which a hand of a line game begins.
struct LineStart {
    bool by_deal = false;          ///< the deal shows the seat that opens it (B2)
    std::set<Seat> due;            ///< otherwise the seats of which one must open it (B3)
    std::optional<Points> totals;  ///< totals with which points in play can end the game (V8, F6)
    bool totals_open = false;      ///< the totals are not known, and the game is not over
};

class LineHand : public LayoutHand {
  public:
    LineHand(const Record& record, const House& house, Desk& desk, HandFacts& facts);
    void play_from(const LineStart& start);

    /// Returns the side that won, or no seat if none did; empty if that is not known (B7).
    std::optional<Seat> winner() const;
    std::optional<Points> score() const;
    Seat may_have_won() const override;
    /// Returns the bonuses of the house rules, and whether the winner of the hand has earned each
    /// (B8a).
    std::map<std::string, RuleBonus> bonuses() const;
    const LineRules& rules() const { return rules_; }

  protected:
    bool fits(const Arm& arm, Tile tile, int touching) const override;
    void open_layout(const Action& action, int ply) override;
    void lay(const Action& action, int ply) override;
    void draw(const Action& action, int ply) override;
    void pass(Seat seat, int ply, bool written) override;
    std::string misfit_clause() const override { return rules_.misfit(); }
    void judge_lead(const std::set<Seat>& due, const std::string& clause, int ply) override;
    void doubt_lead(Seat named) override;
    bool may_have_stopped(bool lost) const override;
    bool is_in_play(Seat seat) const override;  // F1

  private:
    /// Points of one tile (V5, F3, F6).
    struct Gain {
        int points = 0;
        bool struck = false;  ///< struck, or not known to be; a call of none is then right too (F5)
        bool wins = false;
    };
    DealtLead dealt_lead() const;
    void judge_opening(const Action& action, int ply);
    bool pass_before_opening(Seat seat, int ply);
    bool nothing_to_draw() const { return !rules_.draws || (stock_ && *stock_ <= rules_.keep); }
    bool is_shut() const;
    bool may_be_won() const { return rules_.at_once && start_.totals_open; }
    bool won_as_said() const;

    void laid(const Action& action, int ply);
    bool spinner_covered() const;
    int count() const;
    int worth() const;
    Gain gain(const Action& action, int worth, bool out) const;
    std::optional<int> rest_counts(const std::map<Seat, int>& often) const;
    std::optional<int> pips_scored(Seat side) const;
    int rounded(int pips) const;
    std::map<Seat, int> times(Seat side, int own, Seat other, int others) const;

    LineRules rules_;
    LineStart start_;
    bool wrong_lead_said_ = false;
    bool passed_ = false;  // before the first tile
    std::set<Tile> table_;
    std::optional<Tile> last_tile_;  // set if the ends before it are known
    std::pair<int, int> ends_before_;
    std::optional<Tile> spinner_;  // V3
    std::vector<bool> root_;  // by arm: its end is a side of the spinner or of the opening double
    Points points_{};         // by side
    Seat scorer_;  // the seat that laid the last tile, if it scored and no action followed
};

}  // namespace bones::second
