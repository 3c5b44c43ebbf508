// Checks facts (G5): each tile is in one place, a seat plays only what it holds, counts add up. It
// also fills the seat books, from which verdicts are drawn.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/hands/holdings.hpp"
#include "engine/hands/tile_places.hpp"
#include "engine/reporter.hpp"
#include "engine/rules/deal.hpp"

namespace bones {

inline constexpr std::string_view facts_clause = "G5";

/// What an earlier pass over the hand found about its unreadable line (G5a).
struct BeforeUnread {
    /// The hand had ended by the rules, so the line was no play of it and later lines belong to
    /// another hand.
    bool ended = false;
    bool may_have_ended = false;  ///< as `ended`, but only possible
};

/// Checks the facts of the hands of one record, one after the other.
class FactChecker {
  public:
    explicit FactChecker(Holdings& holdings) : holdings_(holdings), places_(holdings) {}

    /// Checks the hands of a new shuffle, from `first_hand` on: deals, boneyard, each action and
    /// the tiles left. `deals` has what the rules deal in each hand. Reports every contradiction.
    void check(std::uint32_t first_hand, std::span<const Deal> deals, BeforeUnread before,
               Reporter& reporter);
    /// Whether a seat may have had a tile left when play ended in the last hand checked.
    bool may_be_left(Seat seat, Tile tile, Moment end) const;
    /// Enters that the seat held the tile then, or after the last action of the hand, if that is
    /// possible.
    void enter_left(Seat seat, Tile tile, Moment end);
    /// The number of tiles a seat was dealt in the last hand checked: as its deal line states, or
    /// else as the rules require.
    int dealt(Seat seat) const { return dealt_[seat]; }
    /// Whether a deal line of the last hand checked states that number.
    bool deal_is_written(Seat seat) const { return line_of(Keyword::deal, seat) != nullptr; }
    /// The tiles that a deal or draw of the last hand checked shows in this seat's hand.
    TileSet shown_taken(Seat seat) const;
    /// The tiles that cannot be prizes of this seat: the boneyard or the other of the two seats
    /// shows them in the last hand checked.
    TileSet shown_no_prizes(Seat seat) const;
    /// The tiles that stayed in the boneyard, according to the yard line of the last hand checked.
    TileSet undrawn() const;
    /// The tiles of the yard line of the last hand checked that were played, though no seat can
    /// have held them (G5).
    TileSet disputed() const;

  private:
    void check_hand(std::uint32_t hand, const Deal& deal);
    const Statement* line_of(Keyword keyword, Seat seat) const;
    void open_books();
    void read_deal(const Statement& line);
    bool goes_back_first(Tile tile, Seat seat) const;
    bool leaves_out_surplus(const Statement& line, int dealt) const;
    void deal_tile(const Statement& line, Tile tile, bool again);
    void read_yard(const Statement& line);
    void check_action(std::uint32_t index);
    void check_play(std::uint32_t index, const Action& action);
    void check_play_of_anybody(std::uint32_t index, Tile tile);
    void check_prizes();
    bool plays_prize(std::uint32_t index, const Action& action);
    bool may_be_prize(Seat seat, Tile tile) const;
    bool is_shown_prize(Seat seat, Tile tile) const;
    bool must_be_prize(Seat seat, Tile tile);
    void doubt_prize(Seat seat);
    bool marks_no_prize(const Action& action) const;
    void check_show(std::uint32_t index, const Action& action);
    void check_draw(std::uint32_t index, const Action& action);
    void check_put_back(std::uint32_t index, const Action& action);
    void hide_times_of_taking();
    int tiles_to_draw() const { return deal_->stock - surplus_ + put_back_ - drawn_; }
    bool is_in_yard(Tile tile) const;
    bool agrees_with_yard(const Action& action, std::size_t position) const;
    int unnamed_in_yard(std::size_t from) const;
    void find_yard_mismatches();
    void test_yard();
    void release_yard(std::size_t from);
    void forget_yard(std::size_t from, Moment now);
    void report_yard_mismatch(std::uint32_t index, const Action& action, std::size_t position);
    void check_unknown_turn(std::uint32_t index, Seat seat);
    int left_by_written_draws() const;
    bool may_come_unwritten(Seat seat, Tile tile) const;
    bool has_place_for(Seat seat, Tile tile) const;
    void hide_draws();
    void check_unread_token(std::uint32_t index, Seat seat);
    void doubt_seats_after(std::uint32_t index);
    void doubt_torn_trick(const TornTrick& trick);
    void find_unread_line();
    const Statement* left_line(Seat seat) const;
    void pass_unread_line(std::uint32_t index);
    void lose_track(std::uint32_t index);
    void read_actions();
    int tiles_shown(Seat seat);
    bool is_crowded(Seat seat, Tile tile);
    Finding& refute(std::uint32_t index, const Code& code, std::string_view clause,
                    std::string message);
    bool holds(std::uint32_t index, const Action& action, std::string_view verb);
    void check_left(const Statement& line);
    std::string left_trouble(const Statement& line, TileSet& tiles);
    bool out_of_reach(Seat seat, Tile tile, int besides = 0);
    bool may_hold_unseen(Seat seat, Tile tile, Moment moment) const;
    void close_counted(SeatBook& book, const std::vector<Moment>& unseen, const TileSet& left);

    SeatBook& book(Seat seat) { return holdings_.book(hand_, seat); }
    const Hand& hand() const { return reporter_->record().hands[hand_]; }
    bool is_void(Seat seat) { return book(seat).void_from != never; }
    std::string whereabouts(Tile tile) const;

    Reporter* reporter_ = nullptr;
    Holdings& holdings_;
    TilePlaces places_;
    const Deal* deal_ = nullptr;
    std::uint32_t hand_ = 0;
    int drawn_ = 0;
    /// After a draw from an empty boneyard: the next action, and the seat that drew.
    std::pair<std::uint32_t, Seat> overdrawn_{none_such, Seat()};
    int surplus_ = 0;                        ///< tiles dealt beyond the due number (G6a)
    int put_back_ = 0;                       ///< tiles put back into the boneyard so far
    int unwritten_draws_ = 0;                ///< the most tiles that unwritten turns may have drawn
    int unwritten_draws_left_ = 0;           ///< of these, how many are not yet accounted for
    std::optional<TileSet> unwritten_ones_;  ///< the tiles that these can be, if the yard shows it
    bool whole_yard_ = false;  ///< `unwritten_ones_` has all tiles that were not dealt
    std::vector<std::uint32_t> yard_mismatches_;  ///< draws that contradict the yard
    bool yard_holds_ = true;  ///< the yard line is not too long, and no draw contradicts it
    std::vector<std::optional<Tile>> yard_;  ///< in drawing order
    BySeat<int> dealt_{};                    ///< tiles of each hand at the start
    BySeat<bool> size_open_{};               ///< an unwritten turn may have changed the size
    BySeat<bool> may_be_fewer_{};            ///< the hand may have fewer tiles than were counted
    /// The number of tiles played that may have been prizes missing in the record (P12).
    BySeat<int> maybe_prizes_{};
    BySeat<TileSet> shown_prizes_{};            ///< tiles shown that cannot come from a hand
    BySeat<std::vector<Moment>> unseen_plays_;  ///< the plays written `?` in tricks
    BySeat<TileSet> left_{};                    ///< tiles that `left` lines name
    Seat sits_out_;              ///< the seat that plays to no trick; no seat if all do
    int laid_in_trick_ = 0;      ///< tiles in the open trick
    BySeat<int> tiles_shown_{};  ///< per seat; -1: not counted yet
    BeforeUnread before_unread_;
    std::uint32_t anew_ = none_such;  ///< from this action on another hand may be played
};

}  // namespace bones
