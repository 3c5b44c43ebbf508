// One hand of Block, Draw, All Fives or Fives and Threes.
#pragma once

#include "tests/second/referee/dealt_lead.hpp"
#include "tests/second/referee/layout_hand.hpp"
#include "tests/second/referee/line_rules.hpp"

namespace bones::second {

void judge_line_game(const Record& record, const House& house, Desk& desk);

/// What a hand of a line game begins with.
struct LineStart {
    bool by_deal = false;          ///< what was dealt tells who opens it (B2)
    std::set<Seat> due;            ///< else, of whom one has to open it (B3)
    std::optional<Points> totals;  ///< with which points of play can end the game (V8, F6)
    bool totals_open = false;      ///< they are not known, and the game is not over
};

class LineHand : public LayoutHand {
  public:
    LineHand(const Record& record, const House& house, Desk& desk, HandFacts& facts);
    void play_from(const LineStart& start);

    /// The side that won, no seat if none did; nothing where that is not known (B7).
    std::optional<Seat> winner() const;
    std::optional<Points> score() const;
    Seat may_have_won() const override;
    /// What the house rules award, and whether the winner of the hand has earned it (B8a).
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
        bool struck = false;  ///< or nobody knows: to call none is right as well (F5)
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
    std::optional<Tile> last_tile_;  // of which the ends before it are known
    std::pair<int, int> ends_before_;
    std::optional<Tile> spinner_;  // V3
    std::vector<bool> root_;       // by arm: its end is a side of the spinner, or opening double
    Points points_{};              // by side
    Seat scorer_;                  // who laid the last tile, if it made points and nothing followed
};

}  // namespace bones::second
