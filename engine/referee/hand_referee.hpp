// Who judges one hand: the type alone. hand.hpp has what it does.
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

/// Whether an action is one of the game's: remarks, shown tiles, what cannot be read and what the
/// game does not have are passed over.
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

/// The first misfit of a hand: it may be a slip of the pen (G4).
template <GameRules G>
struct Misfit {
    std::uint32_t index = none_such;               ///< in Record::actions
    std::vector<Action> readings;                  ///< other ways of writing the tile that fit
    std::shared_ptr<const HandReferee<G>> before;  ///< the referee who has still to lay it
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

    /// A `lead` line names this seat, though another acts first: either may have led (G2).
    void doubt_lead(Seat named) { named_leader_ = named; }
    /// Nothing but facts is known of this hand: something before it cannot be read (G5a).
    void judge_facts_only() { layout_lost_ = facts_only_ = acted_ = true; }
    /// The hand ended before its first action, and all that is done in it is reported as one (G11).
    void judge_no_play() { facts_only_ = acted_ = true; }
    /// Some actions are taken so (G17), in their order; from the action `until` on there are too
    /// many ways. `unsettled_from`: the first that others take otherwise. If there is one,
    /// canonical text keeps the hand as written.
    void take_as(std::span<const Reading> readings, std::uint32_t until,
                 std::uint32_t unsettled_from) {
        readings_ = readings;
        too_many_from_ = until;
        unsettled_from_ = unsettled_from;
        as_written_ = unsettled_from != none_such;
    }
    /// The layout may have been another (G17): nothing is deduced from passes.
    void doubt_layout() { weighing_.doubt_layout(); }
    /// From here on what is found goes elsewhere.
    void report_to(const HandContext& context) {
        context_ = context;
        weighing_.report_to(context);
    }
    /// Judges every action of the hand from this state on.
    void run(const State& start);
    // The same, step by step.
    void begin(const State& start);
    /// Judges one action, or one way of taking it.
    void step(std::uint32_t index, const Reading* reading = nullptr);
    void lose_to_interpretations(std::uint32_t index);
    /// Judges the line that cannot be read, if it stands behind the last action; nothing follows.
    void end_play();
    /// Adds the ways in which an action can be taken, where there are several, or one that is not
    /// as written. `numbers`: those by which later actions name arms. `several`: other referees
    /// follow other interpretations, and a tile's arm is named even where it fits on one alone.
    void add_readings(std::uint32_t index, std::span<const unsigned> numbers, bool several,
                      std::vector<Reading>& all) const;
    /// Where play stands, as far as it decides what follows.
    HandPlay<G> position(bool by_number) const {
        return layout_lost_ ? HandPlay<G>() : play_.position(by_number);
    }
    /// A number that equal positions have in common.
    std::uint64_t mark() const { return layout_lost_ ? 0 : play_.mark(); }
    /// Whether what follows is judged as by another referee of the hand in the same position.
    bool goes_on_like(const HandReferee& other) const;
    /// Whether draws may be left out (G17).
    bool hides_draws() const { return deal_.hides_draws; }

    const State& state() const { return play_.state; }
    /// The first misfit of the hand, if its tile fits in another reading.
    const Misfit<G>& misfit() const { return misfit_; }
    /// Judges the hand from its first misfit on with the misfit's tile read so. Only for
    /// `Misfit::before`.
    void judge_as(const Action& reading, const HandContext& context);
    /// Whether the hand had ended before the line that cannot be read, if it has one (G5a).
    bool ended_before_unread() const { return ended_before_unread_; }
    /// The same, or nobody can tell.
    bool may_have_ended_before_unread() const {
        return ended_before_unread_ || lost_before_unread_ || may_have_stopped_before_unread_;
    }
    /// Whether the hand may have ended before that line without a word, as the rules of the game
    /// allow it.
    bool may_have_stopped_before_unread() const { return may_have_stopped_before_unread_; }
    /// The points that tiles made, where tiles make some.
    const std::vector<PointsAtPly>& points_in_play() const { return points_; }
    /// Whether the layout was known to the end (G4).
    bool layout_known() const { return !layout_lost_; }
    /// When play ended: after the last action of the hand, or before what was done after its end.
    Moment end() const {
        return play_.state.ended() ? ended_ : static_cast<Moment>(record_.hands[hand_].end_action);
    }

  private:
    // What is rare stays out of line: in the way of nearly all actions it costs them their
    // registers.
    void report_foreign(std::uint32_t index, const Action& action);
    void judge_from(std::uint32_t index);
    void judge(std::uint32_t index, const Reading* reading);
    const Reading* reading_of(std::uint32_t index);
    bool begins_anew(const Action& action) const;
    unsigned silent_passes(const Action& action, SeatSet& passing) const;
    std::optional<State> blocked_untold() const;
    bool can_only_pass(const State& state) const;
    void add_places(std::uint32_t index, std::span<const unsigned> numbers,
                    std::vector<Reading>& all) const;
    void add_fits(std::uint32_t index, std::span<const unsigned> numbers,
                  std::vector<Reading>& all) const;
    static void add_both_ways(std::uint32_t index, const Action& written,
                              std::vector<Reading>& all);
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
    /// Shows an observer where the hand stands before an action, if all interpretations agree on
    /// it, and on the action.
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
    std::uint8_t silent_ = 0;  ///< seats that passed without a word before the action being judged
    ChargeJudge weighing_;
    Misfit<G> misfit_;
    std::vector<PointsAtPly> points_;  ///< made by tiles so far
    bool layout_lost_ = false;
    /// G4: canonical text keeps the hand as written, since an arm was left out, or a tile turned
    /// round, that another reading of the misfit takes otherwise.
    bool as_written_ = false;
    bool facts_only_ = false;
    bool ended_before_unread_ = false, lost_before_unread_ = false;
    bool may_have_stopped_before_unread_ = false;
    bool acted_ = false;        ///< an action of the game has been judged
    bool out_of_turn_ = false;  ///< the action being judged is (G2)
    Seat named_leader_;         ///< see doubt_lead
    Seat after_passer_;         ///< after a pass out of turn: who may act too (G2)
    /// Who was due before an impossible action took the turn, and may still act at this one (G2).
    Seat still_due_;
    std::uint32_t still_due_at_ = none_such;
    SeatSet broken_passes_;             ///< whose last pass since the last tile was broken (G11)
    Moment ended_ = 0;                  ///< after the last action that counted
    Moment turn_began_ = 0;             ///< before the first draw of the open turn
    const TableView* shown_ = nullptr;  ///< by the layout, after the last action in the trace
};

}  // namespace bones
