#include "tools/stats/hand_facts.hpp"

#include <algorithm>
#include <span>

#include "engine/codes.hpp"
#include "engine/games/leyden.hpp"
#include "tools/lib/judged.hpp"

namespace bones {

namespace {

constexpr int reversing = 3, casting = 13, freeing = 14;  // numbers of Super Dominoes (S8 to S10)

std::size_t index_of(Seat seat) {
    return static_cast<std::size_t>(seat.index());
}

/// How many started arms show a number.
int arms_with(const TableView& table, int number) {
    int arms = 0;
    for (const ArmView& arm : std::span(table.arms).first(table.count))
        arms += arm.started && arm.open == number;
    return arms;
}

class HandFacts {
  public:
    HandFacts(const Record& record, const GameVerdict& verdict, std::size_t index, Facts& facts)
        : record_(record),
          verdict_(verdict),
          index_(index),
          hand_(record.hands[index]),
          result_(verdict.hands[index]),
          facts_(facts) {}

    void run() {
        facts_.add(Metric::hands, 1);
        facts_.add(Metric::length, hand_.actions());
        if (result_.end == EndKind::out || result_.end == EndKind::blocked) ending();
        if (result_.scored) score();
        actions();
        what_the_game_has();
        if (result_.end == EndKind::out || result_.end == EndKind::blocked) left();
    }

  private:
    using Counts = std::array<std::int64_t, most_seats>;

    void each(Metric metric, const Counts& counts) {
        for (int s = 0; s < record_.players; ++s)
            facts_.add(metric, Seat(s), counts[static_cast<std::size_t>(s)]);
    }
    bool is(Game game) const { return record_.game == game; }

    void ending() {
        facts_.add(Metric::blocked, result_.end == EndKind::blocked);
        for (int s = 0; s < record_.players; ++s)
            facts_.add(Metric::went_out, Seat(s),
                       result_.end == EndKind::out && result_.out == Seat(s));
    }

    /// Whether one score is better than another.
    bool is_better(std::int32_t a, std::int32_t b) const {
        return is(Game::leyden) ? a < b : a > b;
    }

    void score() {
        const int sides = scoring_seats(record_);
        for (int s = 0; s < record_.players; ++s) {
            const int side = s % sides;
            const std::int32_t own = result_.scores[static_cast<std::size_t>(side)];
            bool best = true;
            for (int other = 0; other < sides; ++other)
                best = best && (other == side ||
                                is_better(own, result_.scores[static_cast<std::size_t>(other)]));
            facts_.add(Metric::points, Seat(s), own);
            facts_.add(Metric::hands_won, Seat(s), best);
            if (is(Game::prize_dominoes) && best)
                facts_.add(Metric::prize_taken, Seat(s), took_prize(Seat(s)));
        }
        if (is(Game::double_takes) && !result_.score_taken) tricks();
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
            if (entry.hand != index_ || entry.clause != "D7") continue;
            if (entry.reason == "tricks") tricks[index_of(entry.seat)] += entry.points;
            if (entry.reason == "doubles captured") doubles[index_of(entry.seat)] += entry.points;
        }
        for (int s = 0; s < record_.players; ++s) {
            const std::size_t side = index_of(scoring_seat_of(record_, Seat(s)));
            facts_.add(Metric::takes_tricks, Seat(s), tricks[side]);
            facts_.add(Metric::takes_doubles, Seat(s), doubles[side]);
        }
    }

    /// What a seat did, and could choose from where its hand is known.
    struct Acts {
        std::int64_t passes = 0, draws = 0;
        Tally choices;
        std::int64_t forced = 0, known_draws = 0, draws_at_will = 0;
    };

    void actions() {
        std::array<Acts, most_seats> of_seat{};
        for_each_action([&](std::uint32_t i, const Action& action, std::size_t s) {
            Acts& acts = of_seat[s];
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
        for (int s = 0; s < record_.players; ++s)
            acted(Seat(s), of_seat[static_cast<std::size_t>(s)]);
    }

    void acted(Seat seat, const Acts& acts) {
        if (!is(Game::double_takes)) facts_.add(Metric::passes, seat, acts.passes);
        if (is(Game::prize_dominoes) || is(Game::super_dominoes) || is(Game::leyden))
            facts_.add(Metric::draws, seat, acts.draws);
        facts_.add(Metric::choices, seat, acts.choices);
        facts_.add(Metric::forced, seat, Tally::of_share(acts.forced, acts.choices.n));
        if (is(Game::leyden))
            facts_.add(Metric::leyden_draws_at_will, seat,
                       Tally::of_share(acts.draws_at_will, acts.known_draws));
    }

    /// Calls `use(index, action, seat)` for all actions of a seat.
    template <class Use>
    void for_each_action(Use&& use) const {
        for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
            const Action& action = verdict_.actions[i];
            if (action.seat().exists()) use(i, action, index_of(action.seat()));
        }
    }
    /// The same for tiles laid.
    template <class Use>
    void for_each_play(Use&& use) const {
        for_each_action([&](std::uint32_t i, const Action& action, std::size_t s) {
            if (action.kind == ActionKind::play) use(i, action, s);
        });
    }

    void what_the_game_has() {
        switch (record_.game) {
            case Game::curse_of_the_doublet:
                opening();
                return matches();
            case Game::double_takes:
                return leads();
            case Game::prize_dominoes:
                opening();
                return prizes();
            case Game::super_dominoes:
                opening();
                return events();
            case Game::leyden:
                opening();
                return matadors();
            case Game::unknown:
                return;
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
        const std::uint32_t first = first_play();
        std::int64_t chain = 0;  // matches in a row
        for_each_action([&](std::uint32_t i, const Action& action, std::size_t s) {
            const bool matched = i > first && is_match(action, verdict_.trace[i]);
            matches[s] += matched;
            chain += matched;
            const bool last = i + 1 == hand_.end_action;
            const bool goes_on =
                matched && !last && verdict_.actions[i + 1].seat() == action.seat();
            if (goes_on || chain == 0) return;
            facts_.add(Metric::curse_chain, action.seat(), chain);
            chain = 0;
        });
        each(Metric::curse_matches, matches);
    }

    /// C7: the turn goes on; of the tile with which a player goes out, the table tells.
    static bool is_match(const Action& action, const PlyTrace& trace) {
        if (action.kind != ActionKind::play || !trace.judged) return false;
        if (trace.next.exists()) return trace.next == action.seat();
        return arms_with(trace.after, action.second_half()) > 1;
    }

    void prizes() {
        Counts prizes{};
        for_each_play([&](std::uint32_t, const Action& action, std::size_t s) {
            prizes[s] += action.from_prizes;
        });
        each(Metric::prize_played, prizes);
    }

    void matadors() {
        Counts matadors{};
        for_each_play([&](std::uint32_t, const Action& action, std::size_t s) {
            matadors[s] += Leyden::is_matador(action.tile());
        });
        each(Metric::leyden_matadors, matadors);
    }

    void events() {
        Counts spells{}, skips{}, free_turns{}, reversals{};
        const std::uint32_t first = first_play(), last = last_play_of_winner();
        for_each_play([&](std::uint32_t i, const Action& action, std::size_t s) {
            if (!verdict_.trace[i].judged || i == last) return;
            const Tile tile = action.tile();
            const int outer = action.second_half();
            spells[s] += outer == casting && i > first;
            free_turns[s] += outer == freeing;
            reversals[s] += outer == reversing;
            skips[s] += tile.is_double() && tile.high() != casting && i > first;
        });
        each(Metric::super_spells, spells);
        each(Metric::super_skips, skips);
        each(Metric::super_free_turns, free_turns);
        each(Metric::super_reversals, reversals);
    }

    /// The last tile of who went out: its events are void (S14).
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
            if (lead.won) facts_.add(Metric::takes_leads_won, lead.seat, *lead.won);
        }
    }

    void left() {
        for (int s = 0; s < record_.players; ++s) {
            const auto& left = verdict_.left[index_][static_cast<std::size_t>(s)];
            if (!left) continue;
            if (is(Game::leyden)) facts_.add(Metric::leyden_pips_left, Seat(s), left->pips());
            if (is(Game::curse_of_the_doublet))
                facts_.add(Metric::curse_doublets_left, Seat(s),
                           (*left & TileSet::doubles()).size());
        }
    }

    const Record& record_;
    const GameVerdict& verdict_;
    std::size_t index_;
    const Hand& hand_;
    const HandVerdict& result_;
    Facts& facts_;
};

}  // namespace

void add_hand_facts(const Record& record, const GameVerdict& verdict, std::size_t hand,
                    Facts& facts) {
    HandFacts(record, verdict, hand, facts).run();
}

}  // namespace bones
