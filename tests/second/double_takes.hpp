// Double Takes, clauses D1–D10.
#pragma once

#include "tests/second/claims.hpp"
#include "tests/second/facts.hpp"
#include "tests/second/joint.hpp"

namespace bones::second {

void judge_double_takes(const Record& record, const House& house, Desk& desk);

/// One round.
class Round {
  public:
    Round(const Record& record, const House& house, Desk& desk, const HandFacts& facts);

    /// Judges the actions. `due` is the seat that has to lead, where that is known.
    void play(std::optional<Seat> due);
    /// Turns before this round were lost (G5a): nothing is judged.
    void give_up() {
        facts_only_ = given_up_ = true;
        layout_known_ = false;
    }
    bool layout_known() const { return layout_known_; }
    bool holds_another() const { return over_at_line_; }
    bool first_is_sure() const { return first_sure_; }
    void judge_together();

    Seat leader() const { return leader_; }
    bool ended() const { return ended_; }
    std::pair<int, Seat> first_action() const { return first_; }
    /// Tricks and captured doubles by seat; nothing if the round has not ended, or a trick's winner
    /// is not known.
    std::optional<Points> taken() const;
    /// Who took the last trick; no seat: nobody knows.
    Seat last_winner() const { return last_winner_; }

  private:
    struct Played {
        Seat seat;
        std::optional<Tile> tile;  // D1, G14: one unknown tile
        int ply = 0;
    };
    void act(const Action& action, int ply);
    void lose(Seat seat, int ply);
    void lose_at_line();
    void read_blot(const Action& action, int ply);
    void lay(Seat seat, std::optional<Tile> tile, int ply);
    void find_first();
    void lead_trick(const Action& action, int ply);
    void follow(const Action& action, int ply);
    void end_trick();
    Seat best_of(const std::vector<Tile>& tiles, int suit) const;
    std::set<Seat> possible_winners() const;
    bool can_win(std::size_t winner, int suit) const;
    std::optional<int> doubles() const;
    void say(int ply, Seat seat, const std::string& code, const std::string& clause,
             Verdict verdict = Verdict::broken);

    const Record& record_;
    const Hand& hand_;
    const House& house_;
    Desk& desk_;
    const HandFacts& facts_;
    std::vector<int> left_;
    std::vector<Played> trick_;
    std::optional<int> suit_;    // nothing: the led tile is not known
    bool in_turn_ = true;        // D6: nobody has played out of turn inside this trick
    Seat expected_;              // no seat: whoever comes
    std::set<Seat> candidates_;  // of whom one is expected; empty: whoever comes, or it is known
    Seat leader_;
    std::optional<Seat> due_;  // to lead, where that is known
    Seat last_winner_;
    std::pair<int, Seat> first_{0, Seat()};
    bool winners_known_ = true;
    Points taken_{};
    bool ended_ = false;
    bool facts_only_ = false;
    bool given_up_ = false, layout_known_ = true, over_at_line_ = false, first_sure_ = true;
    bool blotted_ = false;  ///< who led cannot be read
    std::vector<OpenVerdict> open_verdicts_;
};

}  // namespace bones::second
