// The facts of one hand (G5): what its lines say about where tiles were, in the order in which they
// say it, and every contradiction among them.
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

/// The first counting statement of a hand with this keyword (for this seat, if one is given), or
/// null.
const Statement* line_of(const Record& record, const Hand& hand, Keyword keyword,
                         Seat seat = Seat());
/// G5a: whether a line stands after one of its hand that may have begun another, or been turns.
bool stands_after_unread(const Record& record, const Hand& hand, const Statement* line);
TileList tiles_of(const Record& record, const Statement& statement);

inline bool is_draw(const Action& action) {
    return action.kind == ActionKind::draw || action.kind == ActionKind::draw_unknown ||
           action.kind == ActionKind::bad_draw;
}
/// The ply of the seat's first action in a hand, whatever it is; 0: it has none.
int first_ply_of(const Record& record, const Hand& hand, Seat seat);
/// A turn (Double Takes: a tile) that nobody wrote down, G14.
inline bool is_unseen(const Action& action) {
    return action.kind == ActionKind::unknown_turn || is_blot(action);
}

/// Where the slots of a hand are in its world.
struct Ground {
    std::vector<std::vector<int>> dealt;  ///< by seat
    std::vector<int> stock;               ///< in the order of drawing
};

/// What a game says about the deal of a hand.
struct Setup {
    std::size_t hand = 0;  ///< index in the record
    int players = 2;
    bool draws = false;      ///< whether tiles are drawn
    bool passes = true;      ///< whether there is a pass
    Seat sits_out{};         ///< plays to no trick (T15)
    std::optional<int> due;  ///< tiles dealt to each; unknown: the prizes held are not known (P1)
    std::set<Tile> set;      ///< the tiles that are shuffled
    std::set<Tile> used;     ///< Double Takes: what the rounds before have dealt or played (D1)
    int gone = 0;            ///< how many tiles those were
    bool over_at_line = false;  ///< the hand was over before the line that cannot be read (G5a)
    bool may_be_over_at_line = false;  ///< the same, perhaps: without a word
    bool rounds_follow = false;        ///< Double Takes: what is not dealt now will be later
    bool contradicted = false;         ///< what it begins with contradicts itself (G5)
    bool prizes_known = true;          ///< Prize Dominoes
    std::optional<int> usual_deal;     ///< tiles dealt to each, with any number of prizes held
    int least_deal = 1;                ///< tiles dealt to each at least, where that differs
    int most_stock = 0;                ///< tiles not dealt at most, where the prizes are not known
    int least_stock = 0;               ///< tiles not dealt at least, where the prizes are not known
    std::vector<std::set<Tile>> prizes;  ///< held by each seat when the hand begins

    TrickTable table() const { return {players, sits_out}; }
    BeforeLoss before_loss() const;
};

/// How many tiles each seat was dealt: what is due, or as its deal line has it where that is not
/// known.
std::vector<std::optional<int>> dealt_sizes(const Record& record, const Setup& setup);
/// A world for one hand alone, and the ground of its slots.
std::pair<World, Ground> world_of(const Record& record, const Setup& setup);

/// A condition of the rules: this seat held none of some tiles at some moment.
struct Answer {
    Verdict verdict = Verdict::kept;
    Edges edges;         ///< each would break it
    bool joins = false;  ///< whether it can be part of a joint breach (G10)
};

class HandFacts {
  public:
    /// Reads the facts of a hand into the world and reports what is wrong with them.
    HandFacts(const Record& record, Setup setup, World& world, Ground ground, Desk& desk);

    /// Whether the seat held none of these tiles just before `moment`; asked about the action at
    /// `ply`.
    Answer held_none(Seat seat, int ply, int moment, const std::set<Tile>& wanted) const;
    Answer held_none(Seat seat, int ply, const std::set<Tile>& wanted) const {
        return held_none(seat, ply, ply, wanted);
    }
    /// Whether none of these edges holds, of what the seat had just before `moment`, or, if a tile
    /// `lead` is named that must have been dealt to the seat, of what every seat was dealt.
    Answer answer(Seat seat, int moment, const Edges& edges,
                  std::optional<Tile> lead = std::nullopt) const;
    /// Whether the seat has a turn that nobody wrote down, in a game with draws (G14).
    bool hidden_draws(Seat seat) const { return setup_.draws && unseen_[seat.index()] < never; }
    /// Whether what the seat laid or showed may have been prizes that nobody wrote down (P12).
    bool hidden_prizes(Seat seat) const {
        return !setup_.prizes_known &&
               (maybe_prizes_[seat.index()] > 0 || !dealt_size_[seat.index()]);
    }
    /// Whether nothing but a deal or a draw that is written tells what the seat was dealt (G5,
    /// G14).
    bool deal_in_doubt(Seat seat) const { return tainted(seat, 0) || hidden_draws(seat); }
    /// All that the seat held just before a ply (`never`: at the end), `size` tiles, if every one
    /// is known.
    std::optional<std::set<Tile>> rest(Seat seat, int before, std::optional<int> size) const;
    /// The least and the most that the pips of all hands just before a ply (`never`: at the end)
    /// can come to, each hand's (no seat: the boneyard's) taken as often as `times` says; nothing
    /// where a hand is in doubt.
    std::optional<std::pair<int, int>> pips_held(
        const std::map<Seat, int>& times, int before,
        const std::vector<std::optional<int>>& sizes) const;
    /// Whether the tile can have been among what the seat held just before a ply.
    bool can_be_left(Tile tile, Seat seat, int before) const;
    /// The tile was shown to be among what the seat has left (G9, P10), whenever that was: after
    /// the end of a hand that was played on, a draw may have brought it.
    bool show_left(Tile tile, Seat seat);

    /// Whether the record shows, by a deal or an earlier `~`, that the seat held the tile at the
    /// ply.
    bool seen_holding(Tile tile, Seat seat, int ply) const;
    bool seen_first(Tile tile, Seat seat) const;
    /// Whether the record shows anywhere that the seat had the tile.
    bool shown_to_have(Tile tile, Seat seat) const { return owner(tile) == seat; }

    /// How many tiles the seat was dealt: by its deal line, or as with any number of prizes.
    std::optional<int> dealt_surely(Seat seat) const {
        const auto& size = dealt_size_[seat.index()];
        return size ? size : setup_.usual_deal;
    }
    int dealt_at_least(Seat seat) const { return dealt_surely(seat).value_or(setup_.least_deal); }
    /// G5: whether the tile of this ply was played before, or not held.
    bool refuted(int ply) const { return refuted_.count(ply) != 0; }
    const LostFrom& lost() const { return lost_; }  ///< G5a
    const std::vector<std::optional<int>>& sizes() const { return dealt_size_; }
    std::optional<int> stock() const { return stock_; }  ///< tiles not dealt
    bool passed_over(const Action& action) const;        ///< no part of the play
    /// Whether the token has a part that this game never has (G5).
    bool has_stray_part(const Action& action) const;
    /// Whether the tile played at this ply came from the seat's prizes (P12).
    bool from_prizes(int ply) const { return prize_plays_.count(ply) != 0; }
    /// Whether it can have come from nowhere else, though the prizes held are not known (P12).
    bool surely_prize(int ply) const { return sure_prizes_.count(ply) != 0; }
    bool tainted(Seat seat, int ply) const { return ply >= tainted_[seat.index()]; }
    /// Of edges about what was dealt, those that do not rest on a deal in doubt, and those of the
    /// tile that leads.
    Edges certain(const Edges& edges, std::optional<Tile> lead) const;
    const World& world() const { return world_; }
    const Setup& setup() const { return setup_; }
    /// Whether the tile was played in this hand though the yard has it.
    bool played_from_yard(Tile tile) const {
        return player_.count(tile) != 0 && in_yard_.count(tile) != 0;
    }
    /// Whether the evidence of this hand has a place for the tile: one that was seen is where it
    /// was seen, whoever had it (G5).
    bool placed(Tile tile) const {
        return owner(tile).has_value() || player_.count(tile) != 0 || sighted_.count(tile) != 0;
    }
    /// Every tile that this hand names as dealt, drawn, played, shown or left.
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
    /// Where the record shows the tile to be with another seat by this ply: dealt to it, drawn or
    /// shown by it.
    std::optional<Seat> with_another(Tile tile, Seat seat, int ply) const;
    void see_in_doubt(Tile tile, Seat seat, bool drawn);
    void wrong(int ply, Seat seat, const std::string& code, std::optional<Tile> tile,
               const std::string& clause = "G5");
    std::optional<Seat> owner(Tile tile) const;
    bool owned_elsewhere(Tile tile, Seat seat) const;
    bool played_before(Tile tile) const { return player_.count(tile) != 0; }
    /// The seat's slots taken before a ply, whose tile nobody played unwritten up to the ply
    /// `last`.
    SlotTest slots_of(Seat seat, int before, int last = never - 1) const;

    const Record& record_;
    const Hand& hand_;
    Setup setup_;
    LostFrom lost_;
    World& world_;
    Ground ground_;
    Desk& desk_;
    std::vector<std::optional<int>> dealt_size_;
    std::vector<std::optional<int>> size_;  // as the actions go by
    std::vector<int> tainted_;              // from which ply on the hand counts as unknown (G5)
    std::vector<int> unseen_;               // ply of the seat's first `?` (G14)
    std::vector<bool> loose_;               // Double Takes: may have played more than is seen (G5a)
    int tiles_laid_ = 0;                    // Double Takes
    std::vector<int> maybe_prizes_;         // tiles played that may have been prizes (P12)
    std::optional<int> stock_;
    int draws_ = 0;
    TileList yard_;
    std::set<Tile> in_yard_;         // as the yard says, where it is evidence
    std::set<int> yard_mismatches_;  // plies
    std::map<Tile, Seat> taker_;     // every tile dealt or drawn as written, by whom
    std::map<Tile, Seat> player_;    // every tile played as written, by whom
    std::map<Tile, Seat> owner_;     // whom the evidence names as holder; no seat: nobody
    std::map<Tile, int> shown_;      // ply
    std::map<Tile, Seat> sighted_;   // drawn or shown by a seat whose hand is not known
    std::set<int> refuted_;          // plies
    std::set<int> prize_plays_;
    std::set<int> sure_prizes_;
};

}  // namespace bones::second
