// One hand of a layout game: turns, arms and the end of the hand, as all layout games share them
// (G2–G4, G10–G14). Each game defines its own tiles, draws and passes.
#pragma once

#include "tests/second/referee/claims.hpp"
#include "tests/second/referee/facts.hpp"
#include "tests/second/referee/joint.hpp"

namespace bones::second {

/// An arm of the layout. Two arms are in the same state if they differ at most in the label.
struct Arm {
    int label = 0;  ///< 0: no number yet
    bool started = false;
    bool crosswise = false;     ///< Leyden
    bool spell = false;         ///< Super Dominoes
    std::multiset<int> open{};  ///< the numbers that the next tile may touch
    bool doubled = false;       ///< shows both halves of a double (V4, F2)

    bool same_state(const Arm& other) const {
        return started == other.started && doubled == other.doubled &&
               crosswise == other.crosswise && spell == other.spell && open == other.open;
    }
};

class LayoutHand {
  public:
    LayoutHand(const Record& record, const House& house, Desk& desk, HandFacts& facts);
    virtual ~LayoutHand() = default;

    /// Judges the actions. One of the seats in `due` must lead; the set is empty if that is unknown
    /// or does not matter.
    void play(const std::set<Seat>& due, const std::string& lead_clause);
    /// Looks for a joint breach; call it once, after `play`. `readings` judge other readings of a
    /// misfit at `ply`, and `sayings` are their findings. A later joint breach counts only if every
    /// reading has it (G4).
    void judge_together(int ply = 0, const std::vector<const LayoutHand*>& readings = {},
                        const std::vector<Judged>& sayings = {});
    /// Whether the joint breach found here is not proven in another judgement of the whole hand.
    bool joint_is_open_in(const LayoutHand& other, const Judged& said) const {
        return !joint_.empty() && !contradicts_in(joint_, 0, other, said);
    }

    const Hand& hand() const { return hand_; }
    bool layout_known() const { return layout_known_; }
    const std::optional<HandEnd>& ended() const { return ended_; }
    Seat leader() const { return leader_; }
    /// Whether the hand was over before its unreadable line (G5a).
    bool over_at_line() const { return over_at_line_; }
    bool lost_before_line() const { return lost_before_line_; }
    /// Whether the hand was, or without any sign in the record may have been, over before that
    /// line.
    bool may_be_over_at_line() const { return may_be_over_; }
    /// Returns the seat whose last tile may have won the game if the unknown totals allow it; else
    /// no seat.
    virtual Seat may_have_won() const { return Seat(); }
    /// Whether this line about the hand's end may be right, as far as the record shows; null if the
    /// hand has none.
    bool may_end_as(const Statement* line) const;
    /// Whether the unreadable line can have been the first line of another hand, which is played or
    /// only scored within this one.
    bool holds_another() const;
    /// Whether the score of another hand hidden in this one matters. It does not if the game was
    /// `over` before it (G11) by this hand's computed score.
    bool hides_scores(bool over, const HandResult& result) const {
        const bool by_rules = over_at_line_ && !result.taken && hand_.penalties == 0;
        return holds_another() && !(over && by_rules);
    }
    /// Whether the record shows which seat acted first.
    bool first_is_sure() const { return first_sure_; }
    /// The ply and seat of the first action that is part of the play; ply 0: there is none.
    std::pair<int, Seat> first_action() const { return first_; }
    /// Returns the tiles that the seat had left when the hand ended; empty unless each is known.
    /// Tiles laid after the end (G11) were still in the hand.
    std::optional<std::set<Tile>> rest(Seat seat) const {
        return facts_.rest(seat, after_end(), size_[seat.index()]);
    }
    /// Returns the least and the most pips left in all hands together (G15). `times` weights each
    /// hand; no seat means the boneyard.
    std::optional<std::pair<int, int>> pips_left(const std::map<Seat, int>& times) const {
        return facts_.pips_held(times, after_end(), size_);
    }
    /// Returns the ply after the last one that counted; `never` if the hand has not ended.
    int after_end() const { return ended_ ? last_ply_ + 1 : never; }

  protected:
    // Functions that each game defines.
    virtual bool fits(const Arm& arm, Tile tile, int touching) const = 0;
    virtual bool may_open(Tile) const { return true; }
    virtual void open_layout(const Action& action, int ply) = 0;
    virtual void lay(const Action& action, int ply) = 0;
    virtual void draw(const Action& action, int ply) = 0;
    /// Judges a pass; `written` is false if the pass is only inferred (G2).
    virtual void pass(Seat seat, int ply, bool written) = 0;
    virtual std::string misfit_clause() const = 0;
    virtual std::string turn_clause(const Action&) const { return "G2"; }
    /// Whether the open turn may end without a pass (C7).
    virtual bool may_stop() const { return false; }
    virtual void lapse(int) {}                                    // further turns and so on, G2
    virtual bool take_owed(const Action&, int) { return false; }  // S7
    virtual bool owes() const { return false; }
    /// Whether the hand may have ended by now without a line that says so. `lost` means that the
    /// state of the play is unknown.
    virtual bool may_have_stopped(bool /*lost*/) const { return false; }
    virtual void forgive() {}
    virtual void judge_lead(const std::set<Seat>& due, const std::string& clause, int ply);
    /// A `lead` line names this seat although another acts first, so a lead that suits the named
    /// seat is not wrong (G2).
    virtual void doubt_lead(Seat) {}
    /// Returns the seat after one whose pass does not count as a turn.
    virtual Seat follower(Seat seat) const { return after(seat); }

    // Helpers for the games.
    struct Spot {
        enum Kind { fits, misfit, lost } kind;
        int arm = -1;
        int touching = 0, outer = 0;
    };
    struct PassMade {
        Seat seat;
        bool broken;
    };
    int players() const { return facts_.setup().players; }
    /// Whether a seat takes turns yet.
    virtual bool is_in_play(Seat) const { return true; }
    Seat after(Seat seat) const {
        for (int i = 0; i < players(); ++i) {
            seat = seat.next(players());
            if (is_in_play(seat)) break;
        }
        return seat;
    }
    void begin_turn(Seat seat);
    /// Finds the place of a tile by notation.md, "Arms". Reports a bad place, but not a misfit.
    Spot find_spot(const Action& action, int ply);
    /// Lays the tile there: starts the arm and leaves the outer half open.
    Arm& put(const Spot& spot, const Action& action);
    void lose_layout(Seat seat, int ply);
    void end_hand(EndKind kind, Seat out = Seat()) { ended_ = HandEnd{kind, out}; }
    /// Ends the hand before its first action, which the game reports (G11).
    void end_before_play(EndKind kind) {
        end_hand(kind);
        ended_unplayed_ = true;
    }
    void say(int ply, Seat seat, const std::string& code, const std::string& clause,
             Verdict verdict = Verdict::broken);
    /// Reports a verdict, and stores an open one for G10.
    Verdict ask(int ply, Seat seat, const Answer& answer, const std::string& code,
                const std::string& clause);
    /// G12: reports a pass without the required draw. The seat is not shown to have been able to
    /// play, but may have been (G8).
    void say_missed_draw(int ply, Seat seat, const Answer& able, const std::string& clause);
    void made_pass(Seat seat, bool broken);
    bool all_passed() const;
    /// Returns the last pass of each seat since the last tile, in order.
    std::vector<PassMade> ending_passes() const;
    std::set<Tile> all_that_fit() const;
    void played_from_hand(Seat seat);
    bool is_out(Seat seat) const { return size_[seat.index()] == 0; }

    const Record& record_;
    const Hand& hand_;
    const House& house_;
    Desk& desk_;
    HandFacts& facts_;
    std::vector<Arm> arms_;
    std::vector<std::optional<int>> size_;
    std::optional<int> stock_;
    bool laid_any_ = false;  ///< the opening tile has been laid
    Seat leader_;
    Seat turn_;  ///< on turn
    std::pair<int, Seat> robbed_{
        -1, Seat()};                ///< ply of an impossible action, and the seat that was due (G2)
    bool open_ = false;             ///< the turn has begun, or must go on
    int draws_ = 0;                 ///< in this turn
    int first_draw_ = 0;            ///< ply of the first draw in this turn
    bool excess_said_ = false;      ///< G12: illegal-draw once per turn
    Seat follower_;                 ///< after a pass out of turn: a seat that may also act (G2)
    std::vector<PassMade> passes_;  ///< since the last tile
    std::optional<HandEnd> ended_;
    bool ended_by_passes_ = false;
    std::set<Seat> due_;  ///< the seats of which one had to lead, if known and relevant

  private:
    bool contradicts_in(const std::vector<OpenVerdict>& group, int ply, const LayoutHand& reading,
                        const Judged& said) const;
    void act(const Action& action, int ply);
    void find_first();
    bool has_ended() const;
    void lose_at_line();
    void lose_at(Seat seat, int ply);
    void begin(const Action& action, int ply);
    void close_open_turn(int ply);
    /// Whether the record has a line `x-lapses` for this ply: an open turn does not end before it,
    /// so the seat acts out of turn. Only tests write it.
    bool is_said_to_lapse(int ply) const;
    /// Whether the hand is over (G11); reports it once.
    bool over(Seat seat, int ply);
    void do_action(const Action& action, int ply);
    void play_tile(const Action& action, int ply);
    int labelled(int label) const;
    std::vector<int> arms_that_fit(Tile tile, int touching) const;
    int free_label() const;
    int lowest(const std::vector<int>& candidates) const;

    bool begun_ = false;
    bool ended_unplayed_ = false;  ///< the hand ended before its first action
    bool over_at_line_ = false, lost_before_line_ = false, may_be_over_ = false;
    bool first_sure_ = true;
    std::pair<int, Seat> first_{0, Seat()};
    bool layout_known_ = true;
    bool facts_only_ = false;
    int last_ply_ = 0;  ///< of the last action that counted
    std::vector<OpenVerdict> open_verdicts_;
    std::vector<OpenVerdict> joint_;  ///< the group of a joint breach that is proven
};

}  // namespace bones::second
