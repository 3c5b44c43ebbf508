// The facts of one hand (G5): where its lines put each tile, in the order of the lines, and every
// contradiction among them.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "tests/second/referee/desk.hpp"
#include "tests/second/referee/unread.hpp"
#include "tests/second/referee/world.hpp"

namespace bones::second {

/// The tiles of a deal, yard or left line; an unknown one is empty.
using TileList = std::vector<std::optional<Tile>>;

/// Returns the first counting statement of a hand with this keyword (and of this seat, if given);
/// null if there is none.
const Statement* line_of(const Record& record, const Hand& hand, Keyword keyword,
                         Seat seat = Seat());
/// G5a: whether a line comes after an unreadable line of its hand that may have begun another hand
/// or held turns.
bool stands_after_unread(const Record& record, const Hand& hand, const Statement* line);
TileList tiles_of(const Record& record, const Statement& statement);

inline bool is_draw(const Action& action) {
    return action.kind == ActionKind::draw || action.kind == ActionKind::draw_unknown ||
           action.kind == ActionKind::bad_draw;
}
/// Returns the ply of the seat's first action in a hand, of any kind; 0 if it has none.
int first_ply_of(const Record& record, const Hand& hand, Seat seat);
/// Whether the record leaves out a turn here (Double Takes: a tile), G14.
inline bool is_unseen(const Action& action) {
    return action.kind == ActionKind::unknown_turn || is_blot(action);
}

/// The slots of a hand, as slot numbers in its world.
struct Ground {
    std::vector<std::vector<int>> dealt;  ///< by seat
    std::vector<int> stock;               ///< in the order of drawing
};

/// The facts about the deal of a hand that the game and its house rules fix.
struct Setup {
    std::size_t hand = 0;  ///< index in the record
    int players = 2;
    bool draws = false;  ///< whether tiles are drawn
    bool passes = true;  ///< whether there is a pass
    Seat sits_out{};     ///< plays to no trick (T15)
    std::optional<int>
        due;              ///< tiles dealt to each seat; empty if the prizes held are not known (P1)
    std::set<Tile> set;   ///< the tiles that are shuffled
    std::set<Tile> used;  ///< Double Takes: tiles dealt or played in earlier rounds (D1)
    int gone = 0;         ///< number of tiles dealt or played in earlier rounds
    bool over_at_line = false;  ///< the hand was over before its unreadable line (G5a)
    bool may_be_over_at_line =
        false;  ///< the hand may have been over before that line, though the record does not say so
    bool rounds_follow = false;     ///< Double Takes: tiles not dealt now are dealt in later rounds
    bool contradicted = false;      ///< the facts from before the play contradict each other (G5)
    bool prizes_known = true;       ///< Prize Dominoes: the record shows which prizes are held
    std::optional<int> usual_deal;  ///< tiles dealt to each seat, if equal for any number of prizes
    int least_deal = 1;   ///< fewest tiles dealt to each seat, if that depends on the prizes
    int most_stock = 0;   ///< most tiles left undealt, if the prizes are not known
    int least_stock = 0;  ///< fewest tiles left undealt, if the prizes are not known
    std::vector<std::set<Tile>> prizes;  ///< held by each seat when the hand begins

    TrickTable table() const { return {players, sits_out}; }
    BeforeLoss before_loss() const;
};

/// Returns the number of tiles dealt to each seat: the number due, or the length of its deal line
/// if the number due is not known.
std::vector<std::optional<int>> dealt_sizes(const Record& record, const Setup& setup);
/// Builds the world of one hand on its own, and the ground of its slots.
std::pair<World, Ground> world_of(const Record& record, const Setup& setup);

/// A condition of the rules: this seat held none of certain tiles at a given moment.
struct Answer {
    Verdict verdict = Verdict::kept;
    Edges edges;         ///< each one would break the condition
    bool joins = false;  ///< whether it can be part of a joint breach (G10)
};

class HandFacts {
  public:
    /// Reads the facts of a hand into the world and reports each contradiction.
    HandFacts(const Record& record, Setup setup, World& world, Ground ground, Desk& desk);

    /// Whether the seat held none of these tiles just before `moment`. `ply` is the action that
    /// raises the question.
    Answer held_none(Seat seat, int ply, int moment, const std::set<Tile>& wanted) const;
    Answer held_none(Seat seat, int ply, const std::set<Tile>& wanted) const {
        return held_none(seat, ply, ply, wanted);
    }
    /// Whether none of these edges holds for the seat's hand just before `moment`. With `lead`, a
    /// tile that must have been dealt to the seat, the edges are about all dealt hands.
    Answer answer(Seat seat, int moment, const Edges& edges,
                  std::optional<Tile> lead = std::nullopt) const;
    /// Whether the seat has an unrecorded turn in a game with draws (G14).
    bool hidden_draws(Seat seat) const { return setup_.draws && unseen_[seat.index()] < never; }
    /// Whether the tiles that the seat laid or showed may include unrecorded prizes (P12).
    bool hidden_prizes(Seat seat) const {
        return !setup_.prizes_known &&
               (maybe_prizes_[seat.index()] > 0 || !dealt_size_[seat.index()]);
    }
    /// Whether the seat's deal is in doubt, so that only a written deal or draw counts as evidence
    /// (G5, G14).
    bool deal_in_doubt(Seat seat) const { return tainted(seat, 0) || hidden_draws(seat); }
    /// Returns the `size` tiles that the seat held just before a ply (`never`: at the end); empty
    /// unless each of them is known.
    std::optional<std::set<Tile>> rest(Seat seat, int before, std::optional<int> size) const;
    /// Returns the least and the most pips in all hands just before a ply (`never`: at the end).
    /// `times` weights each hand; no seat means the boneyard. Empty if a hand is in doubt.
    std::optional<std::pair<int, int>> pips_held(
        const std::map<Seat, int>& times, int before,
        const std::vector<std::optional<int>>& sizes) const;
    /// Whether the seat's hand just before a ply can have held the tile.
    bool can_be_left(Tile tile, Seat seat, int before) const;
    /// Records that the tile is among those that the seat has left (G9, P10), whatever the moment.
    /// If the hand was played on after its end, a draw may have brought it.
    bool show_left(Tile tile, Seat seat);

    /// Whether a deal or an earlier `~` shows that the seat held the tile at the ply.
    bool seen_holding(Tile tile, Seat seat, int ply) const;
    bool seen_first(Tile tile, Seat seat) const;
    /// Whether the record shows anywhere that the seat had the tile.
    bool shown_to_have(Tile tile, Seat seat) const { return owner(tile) == seat; }

    /// Returns the tiles dealt to the seat: by its deal line, or the number that is due with any
    /// number of prizes.
    std::optional<int> dealt_surely(Seat seat) const {
        const auto& size = dealt_size_[seat.index()];
        return size ? size : setup_.usual_deal;
    }
    int dealt_at_least(Seat seat) const { return dealt_surely(seat).value_or(setup_.least_deal); }
    /// G5: whether the tile of this ply had been played before, or was not held.
    bool refuted(int ply) const { return refuted_.count(ply) != 0; }
    const LostFrom& lost() const { return lost_; }  ///< G5a
    const std::vector<std::optional<int>>& sizes() const { return dealt_size_; }
    std::optional<int> stock() const { return stock_; }  ///< tiles not dealt
    bool passed_over(const Action& action) const;        ///< not part of the play
    /// Whether the token has a part that this game never has (G5).
    bool has_stray_part(const Action& action) const;
    /// Whether the tile played at this ply came from the seat's prizes (P12).
    bool from_prizes(int ply) const { return prize_plays_.count(ply) != 0; }
    /// Whether it can only have been a prize, though the prizes held are not known (P12).
    bool surely_prize(int ply) const { return sure_prizes_.count(ply) != 0; }
    bool tainted(Seat seat, int ply) const { return ply >= tainted_[seat.index()]; }
    /// Returns the edges about the deal that do not rest on a deal in doubt, together with those of
    /// the leading tile.
    Edges certain(const Edges& edges, std::optional<Tile> lead) const;
    const World& world() const { return world_; }
    const Setup& setup() const { return setup_; }
    /// Whether the tile was played in this hand although the yard line lists it.
    bool played_from_yard(Tile tile) const {
        return player_.count(tile) != 0 && in_yard_.count(tile) != 0;
    }
    /// Whether the evidence of this hand places the tile. A tile that was seen is where it was
    /// seen, even if its holder is in doubt (G5).
    bool placed(Tile tile) const {
        return owner(tile).has_value() || player_.count(tile) != 0 || sighted_.count(tile) != 0;
    }
    /// Returns every tile that this hand names as dealt, drawn, played, shown or left.
    std::set<Tile> named() const;

  private:
    void find_unseen_turns();
    void read_unreadable(const Action& action, int ply);
    void doubt_all_but(Seat leader, int ply);
    void read_play_of_anybody(Tile tile, int ply);
    void doubt_from(int ply, const std::set<Seat>& seats);
    std::set<Seat> everybody() const;
    void read_blot(const Action& action, int ply);
    void read_deals();
    void read_yard();
    void pin_deals();
    void read_action(const Action& action, int ply);
    void read_play(const Action& action, int ply);
    bool maybe_a_prize(Tile tile) const;
    static SlotTest here_or_prize(const SlotTest& here, bool maybe_prize);
    void read_prize_play(const Action& action, int ply);
    void read_draw(const Action& action, int ply);
    void read_show(const Action& action, int ply);
    const Statement* left_line(Seat seat) const;
    void read_left(const Statement& statement);
    bool leaves_out(Seat seat, const TileList& list, bool unseen) const;
    bool take_left(Seat seat, const TileList& list);
    void pin_yard();
    bool set_aside(Tile tile) const;
    void find_yard_mismatches();
    int first_unseen() const;
    void doubt_draw_of(Tile tile, int ply);
    /// Returns the other seat that had the tile by this ply: dealt to it, drawn or shown by it.
    /// Empty if there is none.
    std::optional<Seat> with_another(Tile tile, Seat seat, int ply) const;
    void see_in_doubt(Tile tile, Seat seat, bool drawn);
    void wrong(int ply, Seat seat, const std::string& code, std::optional<Tile> tile,
               const std::string& clause = "G5");
    std::optional<Seat> owner(Tile tile) const;
    bool owned_elsewhere(Tile tile, Seat seat) const;
    bool played_before(Tile tile) const { return player_.count(tile) != 0; }
    /// Matches the slots that the seat took before a ply and whose tile was still held up to the
    /// ply `last`.
    SlotTest slots_of(Seat seat, int before, int last = never - 1) const;

    const Record& record_;
    const Hand& hand_;
    Setup setup_;
    LostFrom lost_;
    World& world_;
    Ground ground_;
    Desk& desk_;
    std::vector<std::optional<int>> dealt_size_;
    std::vector<std::optional<int>> size_;  // tiles held, updated with each action
    std::vector<int> tainted_;              // the ply from which each hand counts as unknown (G5)
    std::vector<int> unseen_;               // ply of the seat's first `?` (G14)
    std::vector<bool>
        loose_;  // Double Takes: the seat may have played more tiles than the record shows (G5a)
    int tiles_laid_ = 0;             // Double Takes
    std::vector<int> maybe_prizes_;  // tiles played that may have been prizes (P12)
    std::optional<int> stock_;
    int draws_ = 0;
    std::pair<int, Seat> overdrawn_{never, Seat()};  // the last draw from an empty boneyard
    TileList yard_;
    std::set<Tile> in_yard_;         // tiles of the yard line, where it is evidence
    std::set<int> yard_mismatches_;  // plies
    std::map<Tile, Seat> taker_;   // each tile dealt or drawn as written, and the seat that took it
    std::map<Tile, Seat> player_;  // each tile played as written, and the seat that played it
    std::map<Tile, Seat> owner_;   // the holder that the evidence names; no seat: out of all hands
    std::map<Tile, int> shown_;    // ply
    std::map<Tile, Seat> sighted_;  // drawn or shown by a seat whose hand is not known
    std::set<int> refuted_;         // plies
    std::set<int> prize_plays_;
    std::set<int> sure_prizes_;
};

}  // namespace bones::second
