// Prize Dominoes, clauses P1–P12.
#pragma once

#include "tests/second/referee/layout_hand.hpp"

namespace bones::second {

void judge_prize(const Record& record, const House& house, Desk& desk);

class PrizeHand : public LayoutHand {
  public:
    using LayoutHand::LayoutHand;
    /// Returns the seat that won the hand, P9; empty if that is not known.
    std::optional<Seat> winner() const;
    /// P1: ends a hand before the play because no tile can be dealt.
    void begin_void() { end_before_play(EndKind::voided); }
    /// P1: checks after the play whether the hand may be void; `most` is the most prizes that may
    /// be held.
    void judge_void(int most);
    bool is_void() const { return ended_ && ended_->kind == EndKind::voided; }
    /// Whether the record shows if the hand is over (P12).
    bool end_known() const;

  protected:
    bool fits(const Arm& arm, Tile tile, int touching) const override;
    void open_layout(const Action& action, int ply) override;
    void lay(const Action& action, int ply) override;
    void draw(const Action& action, int ply) override;
    void pass(Seat seat, int ply, bool written) override;
    std::string misfit_clause() const override { return "P3"; }

  private:
    void judge_prize_play(Seat seat, int ply);
    void laid(Tile tile, Seat seat, int ply);
    void laid_from_hand_or_prizes(Tile tile, Seat seat, int ply);

    int drawn_ = 0;  ///< in this hand
    // Used where the prizes held are not known, P12:
    std::array<int, 2> drew_{}, laid_{};  ///< by seat; tiles laid without a `*`
    std::array<bool, 2> prize_maybe_{};   ///< one of the seat's tiles may have been a prize
    bool out_maybe_ = false;              ///< a seat is out, unless one of its tiles was a prize
    bool void_maybe_ = false;             ///< no tile was dealt if all prizes are held
    bool block_maybe_ = false;            ///< both have passed, and the stock may be empty
};

}  // namespace bones::second
