#include "tools/lib/show/statistics/hand_facts.hpp"

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/rules/description.hpp"
#include "engine/rules/rules.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/statistics/shown_play.hpp"

namespace bones::inline show::stats {

namespace {

/// An event caused by tiles, and its metric.
struct EventMetric {
    Event event;
    Metric metric;
};
constexpr EventMetric counted_events[] = {
    {Event::spell_cast, Metric::spells},
    {Event::turn_skipped, Metric::turns_skipped},
    {Event::further_turn, Metric::further_turns},
    {Event::reversal, Metric::reversals},
};

class HandFacts {
  public:
    HandFacts(const Record& record, const GameVerdict& verdict, std::size_t index, Facts& facts)
        : record_(record),
          verdict_(verdict),
          index_(index),
          hand_(record.hands[index]),
          result_(verdict.hands[index]),
          game_(describe(record.game)),
          shown_(record, verdict, index),
          facts_(facts) {}

    void run() {
        if (is_hand()) facts_.add(Metric::hands, 1);
        if (shown_.with_passes() && shown_.with_all_draws())
            facts_.add(Metric::length, hand_.actions());
        if (result_.end == EndKind::out || result_.end == EndKind::blocked) ending();
        if (result_.scored && has_ended()) score();
        if (counts(Metric::contracts)) contract();
        actions();
        what_the_game_has();
        if (result_.end == EndKind::out || result_.end == EndKind::blocked) left();
    }

  private:
    using Counts = BySeat<std::int64_t>;

    void each(Metric metric, const Counts& counts) {
        for (int s = 0; s < record_.players; ++s) facts_.add(metric, Seat(s), counts[s]);
    }
    bool counts(Metric metric) const { return is_counted(metric, record_.game); }

    /// Whether the record shows a hand. A hand without actions that is `end unfinished` only
    /// carries the outcome of a game.
    bool is_hand() const { return hand_.actions() > 0 || !is_left_open(); }
    bool is_left_open() const {
        return hand_.end != none_such && record_.statements[hand_.end].end() == EndKind::unfinished;
    }
    /// Whether the hand ended, so that its score is complete. Without actions and a line for the
    /// end, its score shows that it ended. A deal that did not count has no score.
    bool has_ended() const {
        if (result_.end == EndKind::voided) return false;
        return result_.end != EndKind::unfinished || (hand_.actions() == 0 && !is_left_open());
    }

    void ending() {
        facts_.add(Metric::blocked, result_.end == EndKind::blocked);
        const bool is_blocked = result_.end == EndKind::blocked;
        for (int s = 0; s < record_.players && (is_blocked || result_.out.exists()); ++s)
            facts_.add(Metric::went_out, Seat(s), !is_blocked && result_.out == Seat(s));
        if (is_blocked && counts(Metric::closed) && shown_.to_its_end()) closing();
    }

    void score() {
        const int sides = scoring_seats(record_);
        const Metric points = on_scale(Metric::points, scale_of_points(record_, verdict_));
        for (int s = 0; s < record_.players; ++s) {
            const int side = scoring_seat(Seat(s), sides).index();
            const std::int32_t own = result_.scores[side];
            bool best = true;
            for (int other = 0; other < sides; ++other)
                best = best && (other == side || game_.is_better(own, result_.scores[other]));
            facts_.add(points, Seat(s), own);
            facts_.add(Metric::hands_won, Seat(s), best);
            if (counts(Metric::prizes_taken) && best && shown_.with_prizes())
                facts_.add(Metric::prizes_taken, Seat(s), took_prize(Seat(s)));
        }
        if (counts(Metric::tricks) && !result_.score_taken) tricks();
    }

    bool took_prize(Seat seat) const {
        if (hand_.prize == none_such || record_.statements[hand_.prize].seat != seat) return false;
        const Place line = record_.statements[hand_.prize].line;
        return std::none_of(
            verdict_.findings.begin(), verdict_.findings.end(), [&](const Finding& finding) {
                return finding.code == &code::wrong_prize && finding.place.offset >= line.offset &&
                       finding.place.offset < line.end();
            });
    }

    void tricks() {
        Counts tricks{}, doubles{};
        for (const LedgerEntry& entry : verdict_.ledger) {
            if (entry.hand != index_) continue;
            if (entry.reason == PointReason::tricks) tricks[entry.seat] += entry.points;
            if (entry.reason == PointReason::doubles_captured) doubles[entry.seat] += entry.points;
        }
        for (int s = 0; s < record_.players; ++s) {
            const Seat side = scoring_seat_of(record_, Seat(s));
            facts_.add(Metric::tricks, Seat(s), tricks[side]);
            facts_.add(Metric::doubles_captured, Seat(s), doubles[side]);
        }
    }

    /// Adds the result of a contract for the seat that named trumps. The hand's ledger shows
    /// whether it was made.
    void contract() {
        if (hand_.trump == none_such) return;
        const Seat declarer = record_.statements[hand_.trump].seat;
        const Seat side = scoring_seat_of(record_, declarer);
        bool set = false;
        for (const LedgerEntry& entry : verdict_.ledger) {
            if (entry.hand != index_) continue;
            set = set || entry.reason == PointReason::contract_set ||
                  (entry.reason == PointReason::revoke_of_others && entry.seat != side);
        }
        const bool known = result_.scored && !result_.score_taken;
        for (int s = 0; s < record_.players; ++s) {
            const Seat seat(s);
            facts_.add(Metric::contracts, seat, seat == declarer);
            if (known && seat == declarer) facts_.add(Metric::contracts_made, seat, !set);
            if (known && scoring_seat_of(record_, seat) != side)
                facts_.add(Metric::contracts_set, seat, set);
        }
    }

    /// The actions of a seat, and its choices where its hand is known.
    struct Acts {
        std::int64_t passes = 0, draws = 0;
        Sample choices;
        std::int64_t forced = 0, known_draws = 0, draws_at_will = 0;
    };

    void actions() {
        BySeat<Acts> of_seat{};
        for_each_action([&](std::uint32_t i, const Action& action, Seat seat) {
            Acts& acts = of_seat[seat];
            const bool draws = action.draws();
            acts.passes += action.kind == ActionKind::pass;
            acts.draws += draws;
            const std::uint32_t moves = verdict_.trace[i].moves.value_or(0);
            if (moves == 0) return;
            acts.choices.add(moves);
            acts.forced += moves == 1;
            acts.known_draws += draws;
            acts.draws_at_will += draws && moves > 1;
        });
        for (int s = 0; s < record_.players; ++s) acted(Seat(s), of_seat[s]);
    }

    void acted(Seat seat, const Acts& acts) {
        if (game_.has_layout && shown_.with_passes()) facts_.add(Metric::passes, seat, acts.passes);
        if (game_.has_draws && shown_.with_draws(seat)) facts_.add(Metric::draws, seat, acts.draws);
        facts_.add(Metric::choices, seat, acts.choices);
        facts_.add(Metric::forced, seat, Sample::of_share(acts.forced, acts.choices.n));
        if (counts(Metric::draws_at_will))
            facts_.add(Metric::draws_at_will, seat,
                       Sample::of_share(acts.draws_at_will, acts.known_draws));
    }

    /// Calls `use(index, action, seat)` for all actions of all seats.
    template <class Use>
    void for_each_action(Use&& use) const {
        for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
            const Action& action = verdict_.actions[i];
            if (action.seat().exists()) use(i, action, action.seat());
        }
    }
    /// Calls `use(index, action, seat)` for all tiles laid.
    template <class Use>
    void for_each_play(Use&& use) const {
        for_each_action([&](std::uint32_t i, const Action& action, Seat seat) {
            if (action.kind == ActionKind::play) use(i, action, seat);
        });
    }

    void what_the_game_has() {
        if (traits(record_.game).tricks)
            leads();
        else
            opening();
        if (shown_.to_its_end()) {
            if (counts(Metric::prizes_played) && shown_.with_prizes()) prizes();
            if (counts(Metric::matadors)) matadors();
        }
        if (shown_.with_layout()) {
            if (counts(Metric::matches)) matches();
            points_in_play();
            events();
        }
    }

    void opening() {
        const std::uint32_t first = first_play();
        if (first != none_such) facts_.add(Metric::leads, verdict_.actions[first].seat(), 1);
    }

    std::uint32_t first_play() const {
        for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i)
            if (verdict_.actions[i].kind == ActionKind::play && verdict_.actions[i].seat().exists())
                return i;
        return none_such;
    }

    void matches() {
        Counts matches{};
        std::int64_t chain = 0;  // consecutive matches
        for_each_action([&](std::uint32_t i, const Action& action, Seat seat) {
            const bool matched = verdict_.trace[i].events.has(Event::match);
            matches[seat] += matched;
            chain += matched;
            const bool last = i + 1 == hand_.end_action;
            const bool goes_on =
                matched && !last && verdict_.actions[i + 1].seat() == action.seat();
            if (goes_on || chain == 0) return;
            facts_.add(Metric::matches_in_a_row, action.seat(), chain);
            chain = 0;
        });
        each(Metric::matches, matches);
    }

    void prizes() {
        Counts prizes{};
        for_each_play([&](std::uint32_t, const Action& action, Seat seat) {
            prizes[seat] += action.from_prizes;
        });
        each(Metric::prizes_played, prizes);
    }

    void matadors() {
        Counts matadors{};
        for_each_play([&](std::uint32_t, const Action& action, Seat seat) {
            matadors[seat] += game_.is_matador(action.tile());
        });
        each(Metric::matadors, matadors);
    }

    void points_in_play() {
        Counts points{}, eights{};
        for_each_play([&](std::uint32_t i, const Action&, Seat seat) {
            const PlyTrace& trace = verdict_.trace[i];
            points[seat] += trace.points;
            eights[seat] += trace.points == 8;
            if (counts(Metric::points_a_tile))
                facts_.add(Metric::points_a_tile, seat, trace.points);
        });
        if (counts(Metric::points_in_play)) each(Metric::points_in_play, points);
        if (counts(Metric::eights)) each(Metric::eights, eights);
    }

    /// Adds which seat laid the last tile of a blocked hand.
    void closing() {
        for (std::uint32_t i = hand_.end_action; i-- > hand_.first_action;) {
            if (verdict_.actions[i].kind != ActionKind::play) continue;
            for (int s = 0; s < record_.players; ++s)
                facts_.add(Metric::closed, Seat(s), verdict_.actions[i].seat() == Seat(s));
            return;
        }
    }

    void events() {
        if (std::none_of(std::begin(counted_events), std::end(counted_events),
                         [&](const EventMetric& counted) { return counts(counted.metric); }))
            return;
        std::array<Counts, std::size(counted_events)> times{};
        const std::uint32_t last = last_play_of_winner();
        for_each_play([&](std::uint32_t i, const Action&, Seat seat) {
            const Events events = verdict_.trace[i].events;
            if (events.empty() || i == last) return;
            for (std::size_t k = 0; k < times.size(); ++k)
                times[k][seat] += events.has(counted_events[k].event);
        });
        for (std::size_t k = 0; k < times.size(); ++k)
            if (counts(counted_events[k].metric)) each(counted_events[k].metric, times[k]);
    }

    /// The index of the last tile of a player who went out. Its events have no effect.
    std::uint32_t last_play_of_winner() const {
        if (result_.end != EndKind::out) return none_such;
        for (std::uint32_t i = hand_.end_action; i-- > hand_.first_action;)
            if (verdict_.actions[i].kind == ActionKind::play &&
                verdict_.actions[i].seat() == result_.out)
                return i;
        return none_such;
    }

    void leads() {
        for (const Lead& lead : leads_of(record_, verdict_, index_)) {
            facts_.add(Metric::leads, lead.seat, 1);
            if (lead.won && counts(Metric::leads_won))
                facts_.add(Metric::leads_won, lead.seat, *lead.won);
        }
    }

    void left() {
        // The player who went out is known to have no tiles left.
        if (!shown_.with_all_left()) return;
        for (int s = 0; s < record_.players; ++s) {
            const auto& left = verdict_.left[index_][s];
            if (!left) continue;
            if (counts(Metric::pips_left)) facts_.add(Metric::pips_left, Seat(s), left->pips());
            if (counts(Metric::doubles_left))
                facts_.add(Metric::doubles_left, Seat(s), (*left & TileSet::doubles()).size());
        }
    }

    const Record& record_;
    const GameVerdict& verdict_;
    std::size_t index_;
    const Hand& hand_;
    const HandVerdict& result_;
    const GameDescription& game_;
    const ShownPlay shown_;
    Facts& facts_;
};

}  // namespace

void add_hand_facts(const Record& record, const GameVerdict& verdict, std::size_t hand,
                    Facts& facts) {
    HandFacts(record, verdict, hand, facts).run();
}

}  // namespace bones::inline show::stats
