// The class that judges one hand; hand.hpp has its functions.
#pragma once

#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/codes.hpp"
#include "engine/hands/dealt_lead.hpp"
#include "engine/hands/unread.hpp"
#include "engine/hands/unseen_plays.hpp"
#include "engine/referee/charge_judge.hpp"
#include "engine/referee/plain_proof.hpp"
#include "engine/rules/hand_play.hpp"
#include "libnotation/codes.hpp"

namespace bones {

/// Whether an action belongs to the game. Remarks, shown tiles, unreadable tokens and actions that
/// the game does not have are skipped.
template <GameRules G>
bool is_of_game(const Action& action) {
    switch (action.kind) {
        case ActionKind::skip:
        case ActionKind::show:
        case ActionKind::bad_show:
        case ActionKind::put_back:
        case ActionKind::put_back_unknown:
        case ActionKind::bad_put_back:
        case ActionKind::bad_tile:
        case ActionKind::bad_token:
        case ActionKind::too_many:
            return false;
        case ActionKind::draw:
        case ActionKind::draw_unknown:
        case ActionKind::bad_draw:
            return G::has_draws;
        case ActionKind::pass:
            return G::has_layout;
        default:
            return true;
    }
}

template <GameRules G>
class HandReferee;

/// The first misfit of a hand, which may be a slip of the pen (G4).
template <GameRules G>
struct Misfit {
    std::uint32_t index = none_such;  ///< in Record::actions
    std::vector<Action> readings;     ///< other arms or halves with which the tile fits
    std::shared_ptr<const HandReferee<G>> before;  ///< the referee just before this tile
};

template <GameRules G>
class HandReferee {
  public:
    using State = typename G::State;

    HandReferee(const HandContext& context, std::uint32_t hand, const Deal& deal)
        : context_(context),
          record_(context.reporter->record()),
          hand_(hand),
          deal_(deal),
          weighing_(context, hand, G::has_draws, G::may_pass_first, deal.hides_draws) {}

    /// A `lead` line names this seat, but another seat acts first; either may have led (G2).
    void doubt_lead(Seat named) { named_leader_ = named; }
    /// These seats may have been the first player and passed without an entry (S2).
    void may_begin(SeatSet first_players) { first_players_ = first_players; }
    /// Only facts can be judged in this hand, because something before it is unreadable (G5a).
    void judge_facts_only() { layout_lost_ = facts_only_ = acted_ = true; }
    /// The hand ended before its first action. All its actions are reported together (G11).
    void judge_no_play() { facts_only_ = acted_ = true; }
    /// Interprets these actions as given (G17), in their order. From the action `until` on there
    /// are too many interpretations. `unsettled_from`: the first action that other interpretations
    /// differ in. If there is one, canonical text keeps the hand as written.
    void take_as(std::span<const Reading> readings, std::uint32_t until,
                 std::uint32_t unsettled_from) {
        readings_ = readings;
        too_many_from_ = until;
        unsettled_from_ = unsettled_from;
        as_written_ = unsettled_from != none_such;
    }
    /// The layout is uncertain (G17): nothing is deduced from passes.
    void doubt_layout() { weighing_.doubt_layout(); }
    /// Sends later findings to another context.
    void report_to(const HandContext& context) {
        context_ = context;
        weighing_.report_to(context);
    }
    /// Judges every action of the hand, starting from this state.
    void run(const State& start);
    // The steps of `run`, one by one.
    void begin(const State& start);
    /// Judges one action, or one reading of it.
    void step(std::uint32_t index, const Reading* reading = nullptr);
    void lose_to_interpretations(std::uint32_t index);
    /// Judges the unreadable line after the last action. No further action may follow.
    void end_play();
    /// Adds the readings of the next action (see ReadingFinder).
    void add_readings(std::uint32_t index, std::span<const unsigned> numbers, bool several,
                      std::vector<Reading>& all) const;
    /// The position of play, as far as it affects what follows.
    HandPlay<G> position(bool by_number) const {
        return layout_lost_ ? HandPlay<G>() : play_.position(by_number);
    }
    /// A hash: equal positions have equal marks.
    std::uint64_t mark() const { return layout_lost_ ? 0 : play_.mark(); }
    /// Whether the rest of the hand is judged exactly as by another referee in the same position.
    bool goes_on_like(const HandReferee& other) const;
    /// Whether draws may be left out (G17).
    bool hides_draws() const { return deal_.hides_draws; }

    const State& state() const { return play_.state; }
    /// The first misfit of the hand, if its tile fits in another reading.
    const Misfit<G>& misfit() const { return misfit_; }
    /// Judges the hand from its first misfit on, with `reading` in place of the misfit. Only for
    /// `Misfit::before`.
    void judge_as(const Action& reading, const HandContext& context);
    /// Whether the hand had ended before its unreadable line, if it has one (G5a).
    bool ended_before_unread() const { return ended_before_unread_; }
    /// Whether the hand had ended before that line, or may have.
    bool may_have_ended_before_unread() const {
        return ended_before_unread_ || lost_before_unread_ || may_have_stopped_before_unread_;
    }
    /// Whether the hand may have stopped before that line without an entry, as the rules of the
    /// game allow.
    bool may_have_stopped_before_unread() const { return may_have_stopped_before_unread_; }
    /// The points made by tiles, in games where tiles make points.
    const std::vector<PointsAtPly>& points_in_play() const { return points_; }
    /// Whether the layout was known to the end (G4).
    bool layout_known() const { return !layout_lost_; }
    /// The moment when play ended: after the last action of the hand, or before any action after
    /// its end.
    Moment end() const {
        return play_.state.ended() ? ended_ : static_cast<Moment>(record_.hands[hand_].end_action);
    }

  private:
    // Rare cases are kept out of line, because inlined they would cost the common case registers.
    void report_foreign(std::uint32_t index, const Action& action);
    void judge_from(std::uint32_t index);
    void judge(std::uint32_t index, const Reading* reading);
    const Reading* reading_of(std::uint32_t index);
    std::optional<State> blocked_untold() const;
    bool can_only_pass(const State& state) const;
    void pass_silently(std::uint32_t index, Seat seat);
    [[gnu::noinline]] void lose_at_line();
    [[gnu::noinline]] void put_back(std::uint32_t index, const Action& action);
    [[gnu::noinline]] bool take_unread_token(std::uint32_t index, const Action& action);
    void lose_hand(std::uint32_t index, std::string why);
    bool has_ended() const {
        return play_.state.ended() && !(play_.state.ended_by_passes && !broken_passes_.empty()) &&
               G::owing(play_.state).empty();
    }
    bool is_next(const Action& action) const;
    [[gnu::noinline]] bool admit(std::uint32_t index, const Action& action);
    bool after_the_end(std::uint32_t index) {
        return play_.state.ended() && acts_after_the_end(index);
    }
    bool acts_after_the_end(std::uint32_t index);
    bool pays_owed_draw(const Action& action);
    void lapse_owed_draws(std::uint32_t index);
    void take_turn(std::uint32_t index, const Action& action, bool first);
    bool is_impossible(std::uint32_t index, const Action& action) const;
    std::string_view clause_of_turn(Seat seat, bool plays) const;
    bool acts_out_of_turn(std::uint32_t index, const Action& action, bool first);
    bool judge_doubtful_turn(std::uint32_t index, Seat seat);
    void close_open_turn(std::uint32_t index);
    bool read(std::uint32_t index, const Action& action, Move& move);
    [[gnu::noinline]] void refuse(std::uint32_t index, const Action& action, Move& move,
                                  Placing placing);
    [[gnu::always_inline]] void check_signs(std::uint32_t index, const Action& action, bool leads);
    [[gnu::noinline]] void report_misplaced_signs(std::uint32_t index,
                                                  const std::array<bool, 4>& misplaced);
    void lose_layout(std::uint32_t index, std::string why, std::string_view clause = "G4");
    void make(std::uint32_t index, Seat seat, const Move& move);
    void note_points(std::uint32_t index, Seat seat);
    void check_claim(std::uint32_t index, const Action& action);
    void resolve(std::uint32_t index, const Move& move, bool leads);
    /// Shows the position before an action to the observer, if all interpretations agree on the
    /// position and the action.
    void show(std::uint32_t index) {
        if (context_.observer != nullptr && index < unsettled_from_)
            context_.observer->before(index, play_.state);
    }
    void trace_before(std::uint32_t index, Seat seat);
    [[gnu::noinline]] void trace_move(std::uint32_t index, const Move& move, bool placed,
                                      bool leads);
    void trace_after(std::uint32_t index, bool plays = false);
    [[gnu::noinline]] void note_misfit(std::uint32_t index, const Move& written);
    std::vector<unsigned> arms_meant() const;
    bool fits_as(const Action& reading, Move move) const;
    void judge_dealt_lead();
    void judge_lead_line();
    SeatSet who_may_lead(std::uint32_t index, Seat seat) const;
    void settle_void_hand();
    [[gnu::noinline]] bool weigh(std::uint32_t index, Seat seat, const Move& move,
                                 const Charge& charge);
    TableShown shown(const Move& move) const;
    std::string name(Seat seat) const { return player_name(record_, seat, hand_); }

    HandContext context_;
    const Record& record_;
    std::uint32_t hand_;
    const Deal& deal_;
    HandPlay<G> play_;
    std::span<const Reading> readings_;  ///< see take_as
    std::size_t next_reading_ = 0;
    std::uint32_t too_many_from_ = none_such, unsettled_from_ = none_such;
    std::uint8_t silent_ = 0;  ///< unwritten passes before the action being judged
    bool lapses_ = false;      ///< see Reading::lapses
    ChargeJudge weighing_;
    Misfit<G> misfit_;
    std::vector<PointsAtPly> points_;  ///< points made by tiles so far
    bool layout_lost_ = false;
    /// G4: canonical text keeps the hand as written, because another reading of the misfit changes
    /// an omitted arm or a turned tile.
    bool as_written_ = false;
    bool facts_only_ = false;
    bool ended_before_unread_ = false, lost_before_unread_ = false;
    bool may_have_stopped_before_unread_ = false;
    bool acted_ = false;        ///< an action of the game has been judged
    bool out_of_turn_ = false;  ///< the action being judged is out of turn (G2)
    Seat named_leader_;         ///< see doubt_lead
    SeatSet first_players_;     ///< see may_begin
    Seat after_passer_;         ///< the seat that may also act after a pass out of turn (G2)
    /// The seat that lost its turn to an impossible action and may still act at `still_due_at_`
    /// (G2).
    Seat still_due_;
    std::uint32_t still_due_at_ = none_such;
    /// Seats whose owed draw is not on the sheet. Their next draw may be that one (S7).
    SeatSet unnoted_owers_;
    SeatSet broken_passes_;  ///< seats whose last pass since the last tile was a breach (G11)
    Moment ended_ = 0;       ///< after the last action that counted
    Moment turn_began_ = 0;  ///< before the first draw of the open turn
    const TableView* shown_ = nullptr;  ///< last open ends in the trace; null: none yet
};

}  // namespace bones
