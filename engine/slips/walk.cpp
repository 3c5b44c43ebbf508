#include "engine/slips/walk.hpp"

#include <algorithm>
#include <vector>

#include "engine/games/list.hpp"
#include "engine/hands/tiles_put_back.hpp"
#include "engine/rules/hand_play.hpp"

namespace bones::slips {
namespace {

/// The verdict on an action without knowledge of the tiles.
enum class Step : std::uint8_t { may_be_right, is_wrong, unknown };

/// Each step uses the same rule functions as the referee (engine/referee).
template <GameRules G>
class WalkOf final : public Walk {
  public:
    void forget() override {
        for (Way* way : {&as_written_, &turned_}) {
            way->positions.clear();
            way->wrong = none_such;
        }
    }

    void read(const Record& record, const GameVerdict& verdict, std::uint32_t hand) override {
        record_ = &record;
        hand_ = &record.hands[hand];
        forget();
        if (!is_known(verdict, hand)) return;
        players_ = record.players;
        notes_passes_ = record.written.contains(SheetNote::passes);
        notes_draws_ = !G::has_draws || record.written.contains(SheetNote::draws);
        notes_halves_ = !G::has_layout || record.written.contains(SheetNote::halves);
        match_ = {};
        match_.players = static_cast<std::uint8_t>(players_);
        match_.rules = verdict.rules;
        match_.totals_known = false;  // only one hand is walked, and it may have won the game
        const auto begin = record.actions.begin() + hand_->first_action;
        const auto end = record.actions.begin() + hand_->end_action;
        const auto opening = std::find_if(
            begin, end, [](const Action& action) { return action.kind == ActionKind::play; });
        opening_ = static_cast<std::uint32_t>(opening - record.actions.begin());
        opens_with_double_ = opening != end && opening->tile().is_double();
        walk(as_written_);
        if (may_be_turned()) walk(turned_);
    }

    std::uint32_t wrong_at(const Change& change) override {
        if (change.of_start) return none_such;
        const std::uint32_t wrong = wrong_at(as_written_, change);
        const bool alike = opens_with_double_ && change.first > opening_;
        if (wrong == none_such || !may_be_turned() || alike) return wrong;
        const std::uint32_t turned = wrong_at(turned_, change);
        return turned == none_such ? none_such : std::max(wrong, turned);
    }

    std::optional<double> plays_before(std::uint32_t action, Seat seat) const override {
        if constexpr (!G::has_layout) return {};
        const std::vector<HandPlay<G>>& positions = as_written_.positions;
        const std::uint32_t before = action - hand_->first_action;
        if (before >= positions.size() || !positions[before].state.opened) return {};
        TileSet unplayed = TileSet::full(record_->highest);
        for (std::uint32_t i = hand_->first_action; i < action; ++i)
            if (record_->actions[i].kind == ActionKind::play)
                unplayed.remove(record_->actions[i].tile());
        const State& state = positions[before].state;
        double plays = 0;
        if constexpr (G::has_layout)
            for (int arm = 0; arm < G::arms(state); ++arm)
                plays += (G::playable_on(state, arm) & unplayed).count();
        return plays * state.held[seat] / std::max(unplayed.size(), 1);
    }

  private:
    using State = typename G::State;

    /// The hand as written, or with the halves of the opening tile turned.
    struct Way {
        bool turned;
        /// The positions before each action, up to the first that is wrong or unknown, and after
        /// the last.
        std::vector<HandPlay<G>> positions{};
        std::uint32_t wrong = none_such;
    };

    /// Whether the arms may be numbered from either half of the opening tile (G17).
    bool may_be_turned() const { return G::arm_labels != 0 && !notes_halves_; }

    void walk(Way& way) {
        HandPlay<G> at = start({});
        for (std::uint32_t i = hand_->first_action; i < hand_->end_action; ++i) {
            way.positions.push_back(at);
            const Step step = act(way, at, record_->actions[i]);
            if (step == Step::is_wrong) way.wrong = i;
            if (step != Step::may_be_right) return;
        }
        way.positions.push_back(at);
        if (ends_otherwise(at.state)) way.wrong = hand_->end_action;
    }

    std::uint32_t wrong_at(const Way& way, const Change& change) {
        if (way.positions.empty()) return none_such;
        if (change.first < hand_->first_action || change.first > hand_->end_action)
            return way.wrong;
        const std::uint32_t before = change.first - hand_->first_action;
        if (before >= way.positions.size()) return way.wrong;
        HandPlay<G> at = before == 0 ? start(change) : way.positions[before];
        for (const Action& action : change.play)
            if (const Step step = act(way, at, action); step != Step::may_be_right)
                return step == Step::is_wrong ? change.first : none_such;
        for (std::uint32_t i = change.end; i < hand_->end_action; ++i)
            if (const Step step = act(way, at, record_->actions[i]); step != Step::may_be_right)
                return step == Step::is_wrong ? i : none_such;
        return ends_otherwise(at.state) ? hand_->end_action : none_such;
    }

    /// Whether the start of the hand does not depend on unreadable lines, house rules or earlier
    /// hands.
    bool is_known(const GameVerdict& verdict, std::uint32_t hand) const {
        const auto unread = [](const Hand& h) { return h.unread_line != none_such; };
        if (verdict.rules_unsure != 0) return false;
        if (G::has_prizes && (hand > 0 || hand_->number != 1)) return false;
        return std::none_of(record_->hands.begin(), record_->hands.end(), unread);
    }

    /// Returns the start of a hand with a change of its first actions.
    HandPlay<G> start(const Change& change) const {
        Seat leader;
        const auto see = [&](const Action& action) {
            if (!leader.exists() && !is_remark(action) && !action.puts_back())
                leader = action.seat();
        };
        for (const Action& action : change.play) see(action);
        const std::uint32_t rest = change.first == none_such ? hand_->first_action : change.end;
        for (std::uint32_t i = rest; i < hand_->end_action && !leader.exists(); ++i)
            see(record_->actions[i]);
        if (!leader.exists() && hand_->lead != none_such)
            leader = record_->statements[hand_->lead].seat;
        HandPlay<G> at;
        State start = G::start(match_, leader);
        if (G::has_draws) deal_surplus(*record_, *hand_, start);
        at.start(start);
        if constexpr (G::has_bidding) {
            Bidding bidding = bidding_of(*record_, *hand_);
            bidding.leader = leader;
            bidding.played = leader.exists();
            G::enter_bids(match_, bidding, at.state);
        }
        return at;
    }

    static bool is_remark(const Action& action) {
        return action.kind == ActionKind::skip || action.kind == ActionKind::show ||
               action.kind == ActionKind::bad_show || action.kind == ActionKind::too_many;
    }
    /// Whether the kind or the seat of the action is unknown.
    bool is_unknown(const Action& action) const {
        return action.is_unread() || action.kind == ActionKind::unknown_turn ||
               action.kind == ActionKind::bad_draw || action.seat().index() >= players_;
    }

    Step act(const Way& way, HandPlay<G>& at, Action action) {
        ++steps_;
        State& state = at.state;
        if (is_unknown(action)) return Step::unknown;
        if (is_remark(action)) return Step::may_be_right;
        if (action.puts_back()) {
            if (!G::has_draws) return Step::is_wrong;
            at.put_back(action.seat());
            return Step::may_be_right;
        }
        const bool pass = action.kind == ActionKind::pass;
        if ((action.draws() && !G::has_draws) || (pass && !G::has_layout)) return Step::is_wrong;
        // G17: the sheet may omit draws in between.
        const Step otherwise = notes_draws_ ? Step::is_wrong : Step::unknown;
        if (!G::owing(state).empty())
            return action.draws() && at.pay(action.seat()) ? Step::may_be_right : otherwise;
        if (state.ended()) return otherwise;
        if constexpr (G::lead_is_dealt)  // tiles decide the leader
            if (!state.opened && G::leads_by_deal(state)) {
                if (pass) return Step::unknown;
                if (action.seat() != state.turn) G::seize(state, action.seat());
            }
        if (action.seat() != state.turn && !takes_turn(at, action.seat()))
            return notes_passes_ ? otherwise : Step::unknown;
        if (way.turned && !state.opened) action.low_first ^= 1;
        Move move;
        if (const Step step = read_move(at, action, move); step != Step::may_be_right) return step;
        return make(at, move) ? Step::may_be_right : otherwise;
    }

    /// Gives the turn to the seat if the rules allow it (G2); false if it is not on turn.
    static bool takes_turn(HandPlay<G>& at, Seat seat) {
        State& state = at.state;
        if (state.turn.exists()) {
            const OpenTurn open = G::open_turn(state);
            if (open == OpenTurn::may_end) G::seize(state, state.turn.next(state.players));
            if (open == OpenTurn::pass_due && !make(at, Move{})) return false;
            return seat == state.turn && !state.ended();
        }
        const SeatSet due = G::may_be_due(state);
        if (!due.empty() && !due.contains(seat)) return false;
        G::seize(state, seat);
        return true;
    }

    /// Whether a tile fits on its arm with either half; which one touches is then unknown unless
    /// the sheet notes it.
    bool fits_both_ways(const HandPlay<G>& at, const Action& action) const {
        if (notes_halves_ || !at.state.opened || action.leaves_arm_out()) return false;
        const auto arm = static_cast<unsigned>(action.arm);
        int fits = 0;
        at.each_fit(action, {&arm, 1}, [&](unsigned number, bool) { fits += number == arm; });
        return fits > 1;
    }

    /// Finds the meaning of an action.
    Step read_move(HandPlay<G>& at, const Action& action, Move& move) const {
        const bool lays = action.kind != ActionKind::pass && !action.draws();
        if (lays && has_misplaced_signs<G>(action, G::leads(at.state))) return Step::is_wrong;
        if constexpr (G::has_layout)
            if (action.kind == ActionKind::play && fits_both_ways(at, action)) return Step::unknown;
        const Placing placing = at.read(action, move);
        if (placing == Placing::ambiguous) return Step::unknown;
        const bool lies = placing == Placing::placed || placing == Placing::turned;
        return lies ? Step::may_be_right : Step::is_wrong;
    }

    /// Makes a move; false if it breaks a rule regardless of the mover's tiles.
    static bool make(HandPlay<G>& at, const Move& move) {
        for (const Charge& charge : charges_against<G>(at.state, move)) {
            if (charge.code == nullptr) continue;  // there may be no breach
            const bool counts = charge.is_error || charge.code->severity != Severity::note;
            if (counts && (charge.plain() || charge.otherwise != nullptr)) return false;
        }
        at.make(move);
        return true;
    }

    /// Whether the hand certainly did not end as claimed.
    bool ends_otherwise(State state) const {
        if (hand_->end == none_such || !G::end_known(state)) return false;
        if (!notes_passes_ || !notes_draws_) return false;
        G::stop(state);
        const Statement& line = record_->statements[hand_->end];
        const bool is_claim = names_seat(line.end()) || line.end() == EndKind::blocked ||
                              line.end() == EndKind::played;
        if (!is_claim || line.end() == EndKind::conceded) return false;
        if (line.end() == EndKind::won && G::may_have_won(state).exists()) return false;
        return line.end() != state.end || (names_seat(line.end()) && line.seat != state.out);
    }

    const Record* record_ = nullptr;
    const Hand* hand_ = nullptr;
    int players_ = 2;
    bool notes_passes_ = true, notes_draws_ = true, notes_halves_ = true;  ///< the sheet states so
    typename G::Match match_{};
    Way as_written_{false}, turned_{true};
    std::uint32_t opening_ = none_such;  ///< the first tile laid; the end of the hand if none is
    bool opens_with_double_ = false;
};

}  // namespace

std::unique_ptr<Walk> walk_through(Game game) {
    std::unique_ptr<Walk> walk;
    with_game(game, [&]<class G>() { walk = std::make_unique<WalkOf<G>>(); });
    return walk;
}

}  // namespace bones::slips
