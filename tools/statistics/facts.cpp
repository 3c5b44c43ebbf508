#include "tools/statistics/facts.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/codes.hpp"
#include "tools/lib/judged.hpp"

namespace bones {

namespace {

constexpr int reversing = 3, casting = 13, freeing = 14;  // numbers of Super Dominoes (S8 to S10)

std::size_t index_of(Seat seat) {
    return static_cast<std::size_t>(seat.index());
}

bool is_matador(Tile tile) {
    return tile.pips() == 7 || tile == Tile(0, 0);
}

/// How many started arms show a number.
int arms_with(const TableView& table, int number) {
    return static_cast<int>(
        std::count_if(table.arms.begin(), table.arms.begin() + table.count,
                      [&](const ArmView& arm) { return arm.started && arm.open == number; }));
}

class Collector {
  public:
    Collector(const Record& record, const GameVerdict& verdict, FactSink& sink)
        : record_(record), verdict_(verdict), sink_(sink) {}

    void run() {
        if (record_.game == Game::unknown) return;
        game_facts();
        for (std::size_t hand = 0; hand < verdict_.hands.size(); ++hand) hand_facts(hand);
        revokes();
    }

  private:
    using Counts = std::array<std::int64_t, most_seats>;

    void say(Metric metric, Seat seat, std::int64_t value) {
        sink_.take({metric, seat, hand_, value});
    }
    void whole(Metric metric, std::int64_t value) { say(metric, Seat(), value); }
    void each(Metric metric, const Counts& counts) {
        for (int s = 0; s < record_.players; ++s)
            say(metric, Seat(s), counts[static_cast<std::size_t>(s)]);
    }
    bool is(Game game) const { return record_.game == game; }

    void game_facts() {
        hand_ = -1;
        whole(Metric::games, 1);
        whole(Metric::finished, verdict_.complete);
        for (int s = 0; s < record_.players; ++s) {
            if (verdict_.complete) say(Metric::won, Seat(s), verdict_.winners >> s & 1u);
            if (is(Game::prize_dominoes) && verdict_.totals_known)
                say(Metric::prize_coverage, Seat(s), verdict_.totals[static_cast<std::size_t>(s)]);
        }
    }

    void hand_facts(std::size_t index) {
        hand_ = static_cast<std::int32_t>(index);
        const Hand& hand = record_.hands[index];
        const HandVerdict& verdict = verdict_.hands[index];
        whole(Metric::hands, 1);
        whole(Metric::length, hand.actions());
        if (verdict.end == EndKind::out || verdict.end == EndKind::blocked) ending(verdict);
        if (verdict.scored) score(index);
        actions(index);
        left(index);
    }

    void ending(const HandVerdict& verdict) {
        whole(Metric::blocked, verdict.end == EndKind::blocked);
        for (int s = 0; s < record_.players; ++s)
            say(Metric::went_out, Seat(s), verdict.end == EndKind::out && verdict.out == Seat(s));
    }

    /// Whether one score is better than another.
    bool is_better(std::int32_t a, std::int32_t b) const {
        return is(Game::leyden) ? a < b : a > b;
    }

    void score(std::size_t index) {
        const HandVerdict& verdict = verdict_.hands[index];
        const int sides = scoring_seats(record_);
        for (int s = 0; s < record_.players; ++s) {
            const int side = s % sides;
            const std::int32_t own = verdict.scores[static_cast<std::size_t>(side)];
            bool best = true;
            for (int other = 0; other < sides; ++other)
                best = best && (other == side ||
                                is_better(own, verdict.scores[static_cast<std::size_t>(other)]));
            say(Metric::points, Seat(s), own);
            say(Metric::hands_won, Seat(s), best);
            if (is(Game::prize_dominoes) && best)
                say(Metric::prize_taken, Seat(s), took_prize(index, Seat(s)));
        }
        if (is(Game::double_takes) && !verdict.score_taken) tricks(index);
    }

    bool took_prize(std::size_t index, Seat seat) const {
        const std::uint32_t line = record_.hands[index].prize;
        if (line == none_such || record_.statements[line].seat != seat) return false;
        return std::none_of(
            verdict_.findings.begin(), verdict_.findings.end(), [&](const Finding& finding) {
                return finding.code == &code::wrong_prize &&
                       finding.place.offset >= record_.statements[line].line.offset &&
                       finding.place.offset < record_.statements[line].line.end();
            });
    }

    void tricks(std::size_t index) {
        Counts tricks{}, doubles{};
        for (const LedgerEntry& entry : verdict_.ledger) {
            if (entry.hand != index || entry.clause != "D7") continue;
            if (entry.reason == "tricks") tricks[index_of(entry.seat)] += entry.points;
            if (entry.reason == "doubles captured") doubles[index_of(entry.seat)] += entry.points;
        }
        for (int s = 0; s < record_.players; ++s) {
            const std::size_t side = index_of(scoring_seat_of(record_, Seat(s)));
            say(Metric::takes_tricks, Seat(s), tricks[side]);
            say(Metric::takes_doubles, Seat(s), doubles[side]);
        }
    }

    void actions(std::size_t index) {
        const Hand& hand = record_.hands[index];
        Counts passes{}, draws{}, prizes{}, matadors{}, matches{};
        Counts spells{}, skips{}, free_turns{}, reversals{};
        last_play_ = last_play_of_winner(index);
        opened_ = false;
        chain_ = 0;
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            const Action& action = verdict_.actions[i];
            if (!action.seat().exists()) continue;
            const std::size_t s = index_of(action.seat());
            freedom(i);
            if (action.kind == ActionKind::pass) ++passes[s];
            if (action.draws()) ++draws[s];
            if (is(Game::curse_of_the_doublet)) matches[s] += curse_match(i, hand);
            if (action.kind != ActionKind::play) continue;
            if (action.from_prizes) ++prizes[s];
            if (is_matador(action.tile())) ++matadors[s];
            if (is(Game::super_dominoes)) events(i, spells, skips, free_turns, reversals);
            if (is(Game::double_takes))
                takes_lead(i, hand);
            else if (!opened_)
                say(Metric::leads, action.seat(), 1);
            opened_ = true;
        }
        if (!is(Game::double_takes)) each(Metric::passes, passes);
        if (is(Game::curse_of_the_doublet)) each(Metric::curse_matches, matches);
        if (is(Game::prize_dominoes) || is(Game::super_dominoes) || is(Game::leyden))
            each(Metric::draws, draws);
        if (is(Game::prize_dominoes)) each(Metric::prize_played, prizes);
        if (is(Game::leyden)) each(Metric::leyden_matadors, matadors);
        if (!is(Game::super_dominoes)) return;
        each(Metric::super_spells, spells);
        each(Metric::super_skips, skips);
        each(Metric::super_free_turns, free_turns);
        each(Metric::super_reversals, reversals);
    }

    void freedom(std::uint32_t i) {
        const PlyTrace& trace = verdict_.trace[i];
        const Action& action = verdict_.actions[i];
        if (!trace.judged || !trace.moves || *trace.moves == 0) return;
        say(Metric::choices, action.seat(), *trace.moves);
        say(Metric::forced, action.seat(), *trace.moves == 1);
        if (is(Game::leyden) && action.draws())
            say(Metric::leyden_draws_at_will, action.seat(), *trace.moves > 1);
    }

    /// Whether the action made a match; ends a chain where the turn does.
    std::int64_t curse_match(std::uint32_t i, const Hand& hand) {
        const Action& action = verdict_.actions[i];
        const PlyTrace& trace = verdict_.trace[i];
        const bool matched = action.kind == ActionKind::play && trace.judged && opened_ &&
                             arms_with(trace.after, action.second_half()) > 1;
        if (matched) ++chain_;
        const bool last = i + 1 == hand.end_action;
        const bool goes_on = matched && !last && verdict_.actions[i + 1].seat() == action.seat();
        if (!goes_on && chain_ > 0) {
            say(Metric::curse_chain, action.seat(), chain_);
            chain_ = 0;
        }
        return matched;
    }

    /// The last tile of who went out: its events are void (S14).
    std::uint32_t last_play_of_winner(std::size_t index) const {
        const Hand& hand = record_.hands[index];
        const HandVerdict& verdict = verdict_.hands[index];
        if (verdict.end != EndKind::out) return none_such;
        for (std::uint32_t i = hand.end_action; i-- > hand.first_action;)
            if (verdict_.actions[i].kind == ActionKind::play &&
                verdict_.actions[i].seat() == verdict.out)
                return i;
        return none_such;
    }

    void events(std::uint32_t i, Counts& spells, Counts& skips, Counts& free_turns,
                Counts& reversals) {
        const Action& action = verdict_.actions[i];
        if (!verdict_.trace[i].judged || i == last_play_) return;
        const std::size_t s = index_of(action.seat());
        const Tile tile = action.tile();
        const int outer = action.second_half();
        if (outer == casting && opened_) ++spells[s];
        if (outer == freeing) ++free_turns[s];
        if (outer == reversing) ++reversals[s];
        if (tile.is_double() && tile.high() != casting && opened_) ++skips[s];
    }

    void takes_lead(std::uint32_t i, const Hand& hand) {
        const PlyTrace& trace = verdict_.trace[i];
        const Action& action = verdict_.actions[i];
        if (!trace.judged || trace.suit) return;
        const int suit =
            action.suit <= highest_pip ? static_cast<int>(action.suit) : action.tile().high();
        sink_.take({Metric::leads, action.seat(), hand_, 1, suit});
        for (std::uint32_t next = i + 1; next < hand.end_action; ++next) {
            const Action& later = verdict_.actions[next];
            if (later.kind != ActionKind::play || !verdict_.trace[next].judged ||
                verdict_.trace[next].suit)
                continue;
            sink_.take({Metric::takes_leads_won, action.seat(), hand_,
                        later.seat() == action.seat(), suit});
            return;
        }
    }

    void left(std::size_t index) {
        const EndKind end = verdict_.hands[index].end;
        if (end != EndKind::out && end != EndKind::blocked) return;
        for (int s = 0; s < record_.players; ++s) {
            const auto& left = verdict_.left[index][static_cast<std::size_t>(s)];
            if (!left) continue;
            if (is(Game::leyden)) say(Metric::leyden_pips_left, Seat(s), left->pips());
            if (is(Game::curse_of_the_doublet))
                say(Metric::curse_doublets_left, Seat(s), (*left & TileSet::doubles()).size());
        }
    }

    /// A chance for each tile that follows a lead; a revoke for each that was proven.
    void revokes() {
        if (!is(Game::double_takes)) return;
        std::vector<std::pair<std::int64_t, std::int64_t>> proven;
        for (const Finding& finding : verdict_.findings)
            if (finding.code == &code::revoke && finding.verdict == Verdict::broken)
                proven.emplace_back(finding.hand, finding.ply);
        std::sort(proven.begin(), proven.end());
        for (std::size_t index = 0; index < record_.hands.size(); ++index) {
            hand_ = static_cast<std::int32_t>(index);
            const Hand& hand = record_.hands[index];
            for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
                const PlyTrace& trace = verdict_.trace[i];
                const Action& action = verdict_.actions[i];
                if (action.kind != ActionKind::play || !trace.judged || !trace.suit) continue;
                const std::pair<std::int64_t, std::int64_t> place{verdict_.hands[index].number,
                                                                  i - hand.first_action + 1};
                say(Metric::takes_revokes, action.seat(),
                    std::binary_search(proven.begin(), proven.end(), place));
            }
        }
    }

    const Record& record_;
    const GameVerdict& verdict_;
    FactSink& sink_;
    std::int32_t hand_ = -1;
    std::uint32_t last_play_ = none_such;
    bool opened_ = false;     ///< a tile lies
    std::int64_t chain_ = 0;  ///< matches in a row
};

}  // namespace

Seat scoring_seat_of(const Record& record, Seat seat) {
    return Seat(seat.index() % scoring_seats(record));
}

void collect_facts(const Record& record, const GameVerdict& verdict, FactSink& sink) {
    Collector(record, verdict, sink).run();
}

}  // namespace bones
