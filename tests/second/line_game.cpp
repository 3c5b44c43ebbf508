// The line games: leads and totals from hand to hand.
#include <algorithm>

#include "tests/second/line.hpp"
#include "tests/second/readings.hpp"

namespace bones::second {

namespace {

class LineGame {
  public:
    LineGame(const Record& record, const House& house, Desk& desk)
        : record_(record), house_(house), desk_(desk), rules_(record, house) {}

    void judge() {
        totals_ = carried(record_, rules_.sides);
        for (std::size_t h = 0; h < record_.hands.size(); ++h) judge_hand(h);
        Judged& judged = desk_.judged();
        judged.totals_known = totals_.has_value();
        if (totals_) judged.totals = *totals_;
        judged.complete = over_;
        if (rules_.target == 0)  // B9
            judged.complete =
                (!judged.hands.empty() && judged.hands.back().end != EndKind::unfinished) ||
                only_the_winner_line_tells(record_);
        if (judged.complete && totals_) name_winners();
        judge_game_claims(record_, rules_.sides, desk_);
        take_winner(record_, house_, totals_ || (!judged.complete && rules_.target == 0), judged);
    }

  private:
    int best() const {
        int best = (*totals_)[0];
        for (Seat side : rules_.sides.seats) best = std::max(best, (*totals_)[side.index()]);
        return best;
    }

    void name_winners() {
        std::set<Seat> winners;
        for (Seat side : rules_.sides.seats)
            if ((*totals_)[side.index()] == best() && best() > 0)
                winners.merge(rules_.sides.members(side));
        desk_.judged().winners.assign(winners.begin(), winners.end());
    }

    Setup setup_for(std::size_t h) const {
        Setup setup;
        setup.hand = h;
        setup.players = rules_.players;
        setup.draws = rules_.draws;
        setup.due = rules_.each;
        for (int n = 0; n < set_size(6); ++n) setup.set.insert(Tile::numbered(n));
        return setup;
    }

    LineStart start_of(std::size_t h) const {
        LineStart start;
        const bool first = h == 0 && record_.hands[h].number == 1;
        start.by_deal = rules_.by_deal_always || (rules_.by_deal_first && first);  // B2
        if (!over_ && !rules_.by_deal_always) start.due = due_;
        if (totals_ && !over_ && best() < rules_.target) start.totals = totals_;  // V8, F6
        return start;
    }

    void judge_hand(std::size_t h) {
        const Hand& hand = record_.hands[h];
        const Mark from = mark(desk_);
        const LineStart start = start_of(h);
        const auto run = [&](LineHand& one) { one.play_from(start); };
        Setup setup = setup_for(h);
        setup.over_at_line = is_over_at_line<LineHand>(record_, house_, setup, run);
        auto [world, ground] = world_of(record_, setup);
        HandFacts facts(record_, setup, world, ground, desk_);
        WithReadings<LineHand> judged_hand(record_, house_, desk_, facts, from, run);
        LineHand& play = judged_hand.written();
        if (over_)
            judge_after_game(hand, play.first_action(), desk_, sure_ && play.first_is_sure());
        sure_ = sure_ && judged_hand.score_is_sure();
        HandResult result;
        result.number = hand.number;
        result.leader = play.leader();
        result.layout_known = play.layout_known();
        judge_end(record_, hand, play.ended(), result, desk_);
        const Penalties penalties = judge_penalties(record_, hand, from, none_named, desk_);
        std::optional<Points> score = play.layout_known() ? play.score() : std::nullopt;
        for (int s = 0; s < rules_.players && score; ++s)
            (*score)[rules_.sides.of(Seat(s)).index()] -= penalties.given[s];
        judge_score(record_, hand, rules_.sides, score, result, desk_);
        desk_.judged().hands.push_back(result);
        if (over_) return;
        add(totals_, result);
        over_ = totals_ && rules_.target > 0 && best() >= rules_.target;
        if (play.hides_scores(over_, result)) {
            totals_.reset();
            over_ = false;
        }
        find_next_leaders(play, result, judged_hand.end_is_sure());
    }

    // B3, V1
    void find_next_leaders(const LineHand& play, const HandResult& result, bool end_is_sure) {
        due_.clear();
        const Seat leader = play.leader();
        if (play.holds_another()) return;
        if (rules_.next_leads) {
            if (leader.exists()) due_ = {leader.next(rules_.players)};
            return;
        }
        if (!end_is_sure) return;  // G4
        if (result.end == EndKind::conceded) {
            const Seat loser = rules_.sides.of(result.out);
            if (rules_.sides.seats.size() == 2 && result.out.index() < rules_.players)
                due_ = rules_.sides.members(Seat(1 - loser.index()));
            return;
        }
        const auto winner = play.winner();
        if (!winner) return;
        if (play.ended()->kind != EndKind::blocked)
            due_ = {play.ended()->out};
        else if (rules_.game == Game::all_fives)
            return;  // V1: lot again
        else if (winner->exists())
            due_ = rules_.sides.members(*winner);
        else if (leader.exists())
            due_ = {leader.next(rules_.players)};
    }

    const Record& record_;
    const House& house_;
    Desk& desk_;
    LineRules rules_;
    std::optional<Points> totals_;
    std::set<Seat> due_;
    bool over_ = false;
    bool sure_ = true;  ///< no reading of a misfit gives another score (G4)
};

}  // namespace

void judge_line_game(const Record& record, const House& house, Desk& desk) {
    LineGame(record, house, desk).judge();
}

}  // namespace bones::second
