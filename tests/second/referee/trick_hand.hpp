// One hand of a trick game: turns, tricks and the seats that can have taken them, as Double Takes
// and Forty-two share them (D6, T5, G9, G14). Each game defines its own suits and ranks.
#pragma once

#include "tests/second/referee/claims.hpp"
#include "tests/second/referee/facts.hpp"
#include "tests/second/referee/joint.hpp"

namespace bones::second {

/// Adds the slots of the dealt hands to `slots`. A slot whose tile was played unseen stores that
/// ply (G14).
Ground add_trick_slots(const Record& record, const Setup& setup, std::vector<Slot>& slots);

class TrickHand {
  public:
    TrickHand(const Record& record, const House& house, Desk& desk, const HandFacts& facts);
    virtual ~TrickHand() = default;

    /// Judges the actions. `due` is the seat that must lead; empty if that is not known.
    void play(std::optional<Seat> due);
    /// Looks for a joint breach; call once, after `play`.
    void judge_together();
    /// Judges only facts from here on, because turns before this hand were lost (G5a).
    void give_up() {
        facts_only_ = given_up_ = true;
        layout_known_ = false;
    }
    /// As `give_up`, but turns may still be lost within this hand.
    void judge_no_tricks() {
        give_up();
        may_be_lost_ = true;
    }

    /// The game is over before this hand, so its first action is reported (G11).
    void follow_game() { after_game_ = true; }

    bool layout_known() const { return layout_known_; }
    /// Whether the unreadable line can have been the first line of another hand.
    bool holds_another() const { return over_at_line_; }
    /// Whether the hand may have been over before the unreadable line without any sign in the
    /// record.
    bool may_be_over_at_line() const { return may_be_over_; }
    bool first_is_sure() const { return first_sure_; }
    Seat leader() const { return leader_; }
    bool ended() const { return ended_; }
    std::pair<int, Seat> first_action() const { return first_; }

  protected:
    struct Played {
        Seat seat;
        std::optional<Tile> tile;  ///< D1, G14: one unknown tile
        int ply = 0;
    };
    // Functions that each game defines.
    /// Called when the first tile of the hand is played.
    virtual void begin_play(Seat, int) {}
    /// Sets the suit by the tile that leads.
    virtual void lead_trick(const Action& action, int ply) = 0;
    virtual void follow(const Action& action, int ply) = 0;
    /// Whether the leading tile lacks the declared suit (D3).
    virtual bool declares_wrongly(const Action&) const { return false; }
    /// Whether the tile can have been led for the suit.
    virtual bool may_lead(Tile tile, int suit) const = 0;
    /// Whether the led tile is known but may belong to several suits (D3).
    virtual bool led_either() const { return false; }
    /// Returns the suits that an unknown tile can have been led for.
    virtual std::vector<int> suits() const = 0;
    /// The higher rank takes the trick; (0, 0) never does.
    virtual std::pair<int, int> rank(Tile tile, int suit, bool led) const = 0;
    /// Called when a trick is complete. `winners` are the seats that can have taken it; empty if
    /// the trick is not judged.
    virtual void took_trick(const std::set<Seat>& winners) = 0;
    /// Whether the hand ended with the trick or tile just played.
    virtual bool is_over() const = 0;
    /// Whether the hand may have ended by now without a line that says so. `lost` means that the
    /// state of the play is unknown.
    virtual bool may_have_stopped(bool /*lost*/) const { return false; }
    virtual std::string lead_clause() const = 0;
    virtual std::string turn_clause(Seat seat) const = 0;

    // Helpers for the games.
    void say(int ply, Seat seat, const std::string& code, const std::string& clause,
             Verdict verdict = Verdict::broken);
    /// D4, T6: judges a seat that did not follow suit. `in_hindsight` is the clause cited if later
    /// play proves the breach (D10).
    void judge_revoke(Seat seat, int ply, const std::set<Tile>& suit, const std::string& clause,
                      const std::string& in_hindsight);
    TrickTable table() const { return facts_.setup().table(); }
    int players() const { return facts_.setup().players; }

    const Record& record_;
    const Hand& hand_;
    const House& house_;
    Desk& desk_;
    const HandFacts& facts_;
    std::vector<int> left_;
    std::vector<Played> trick_;
    std::optional<int> suit_;  ///< empty: not known
    int tricks_ = 0;           ///< complete ones
    Seat last_winner_;         ///< no seat: not known

    /// Whether a tile has been played, or may have been.
    bool begun() const { return tricks_ > 0 || !trick_.empty(); }
    /// The hand ended before its first tile.
    void end_before_play() { ended_ = ended_unplayed_ = true; }

  private:
    void act(const Action& action, int ply);
    void lose(Seat seat, int ply);
    void lose_at_line();
    void read_blot(const Action& action, int ply);
    void tear_trick(int ply);
    void lay(Seat seat, std::optional<Tile> tile, int ply);
    void find_first();
    void end_trick();
    std::set<Seat> possible_winners() const;
    bool can_win(std::size_t winner, int suit) const;

    bool in_turn_ = true;                      // D6: no seat has played out of turn in this trick
    Seat expected_;                            // no seat: any seat may act
    std::pair<int, Seat> robbed_{-1, Seat()};  // the ply of an impossible action, and who was due
    std::set<Seat>
        candidates_;  // one of these is expected; empty: any seat, or `expected_` is known
    Seat leader_;
    std::optional<Seat> due_;  // the seat that must lead, if known
    std::pair<int, Seat> first_{0, Seat()};
    bool ended_ = false;
    bool facts_only_ = false;
    bool given_up_ = false, layout_known_ = true, over_at_line_ = false, first_sure_ = true;
    bool may_be_over_ = false;
    bool after_game_ = false, ended_unplayed_ = false;
    bool may_be_lost_ = false;  // no trick is judged, and no turn has been lost so far
    bool blotted_ = false;      // the leader is unreadable
    std::vector<OpenVerdict> open_verdicts_;
};

}  // namespace bones::second
