// Super Dominoes: leads and totals from hand to hand.
#include <algorithm>

#include "tests/second/referee/readings.hpp"
#include "tests/second/referee/super.hpp"

namespace bones::second {

namespace {

class SuperGame {
  public:
    SuperGame(const Record& record, const House& house, Desk& desk)
        : record_(record), house_(house), desk_(desk) {
        for (int s = 0; s < record.players; ++s) seats_.push_back(Seat(s));
    }

    void judge() {
        totals_ = carried(record_, seats_);
        for (std::size_t h = 0; h < record_.hands.size(); ++h) judge_hand(h);
        Judged& judged = desk_.judged();
        judged.totals_known = totals_.has_value();
        if (totals_) judged.totals = *totals_;
        if (house_.is("target", "0"))  // S16
            judged.complete =
                (!judged.hands.empty() && judged.hands.back().end != EndKind::unfinished) ||
                only_the_winner_line_tells(record_, judged);
        else
            judged.complete = over_;
        if (judged.complete && totals_) {
            const std::set<Seat> winners = with_most(*totals_, seats_);
            judged.winners.assign(winners.begin(), winners.end());
        }
        judge_game_claims(record_, house_, seats_, desk_);
        // S16: without a target the totals do not decide whether the game is over.
        take_winner(record_, house_, totals_ || (!judged.complete && house_.is("target", "0")),
                    judged);
    }

  private:
    void judge_hand(std::size_t h) {
        const Hand& hand = record_.hands[h];
        const Mark from = mark(desk_);
        if (is_torn_off(record_, h)) {
            totals_.reset();
            due_.clear();
            over_ = false;
        }
        Setup setup;
        setup.hand = h;
        setup.players = record_.players;
        setup.draws = true;
        setup.due = 9;  // S1
        for (int n = 0; n < most_tiles; ++n) setup.set.insert(Tile::numbered(n));
        const auto run = [this](SuperHand& one) {
            one.play(over_ ? std::set<Seat>{} : due_, "S1");
            one.judge_owed_at_end();
        };
        find_over_at_line<SuperHand>(record_, house_, setup, run);
        auto [world, ground] = world_of(record_, setup);
        HandFacts facts(record_, setup, world, ground, desk_);
        WithReadings<SuperHand> judged_hand(record_, house_, desk_, facts, from, run);
        SuperHand& play = judged_hand.written();
        if (over_) judge_after_game(hand, play.first_action(), desk_, sure_, play.first_is_sure());
        sure_ = sure_ && judged_hand.score_is_sure();
        HandResult result;
        result.number = hand.number;
        result.leader = play.leader();
        result.layout_known = play.layout_known();
        judge_end(record_, hand, play.ended(), result, desk_, {},
                  judged_hand.may_end_as(line_of(record_, hand, Keyword::end)));
        const Penalties penalties = judge_penalties(
            record_, hand, from, none_named,
            play.layout_known() && !lacks_play(record_, hand, play.ended().has_value()), desk_);
        std::optional<Points> score = penalties.open ? std::nullopt : play.score();
        for (Seat seat : seats_)
            if (score) (*score)[seat.index()] -= penalties.given[seat.index()];
        judge_score(record_, hand, seats_, score, result, desk_);
        desk_.judged().hands.push_back(result);
        if (over_) return;
        add(totals_, result);
        const int target = house_.number("target");
        over_ =
            totals_ && target > 0 && *std::max_element(totals_->begin(), totals_->end()) >= target;
        if (play.hides_scores(over_, result)) {
            totals_.reset();
            over_ = false;
        }
        find_next_leader(play, result);
        if (!judged_hand.end_is_sure() || play.holds_another()) due_.clear();  // G4
    }

    // S1: finds the leader of the next hand.
    void find_next_leader(const SuperHand& play, const HandResult& result) {
        due_.clear();
        auto won = play.winner();
        if (!won && result.end == EndKind::conceded && record_.players == 2 && result.out.exists())
            won = result.out.next(2);  // G15
        if (!won) return;
        const bool gainsaid = gainsaid_leader(record_, play.hand()).has_value() ||
                              lead_is_doubtful(record_, play.hand());
        const Seat from = won->exists() ? *won : gainsaid ? Seat() : play.leader();
        if (from.exists()) due_ = {from.next(record_.players)};
    }

    const Record& record_;
    const House& house_;
    Desk& desk_;
    std::vector<Seat> seats_;
    std::optional<Points> totals_;
    std::set<Seat> due_;
    bool over_ = false;
    bool sure_ = true;  ///< no reading of a misfit gives another score (G4)
};

}  // namespace

void judge_super(const Record& record, const House& house, Desk& desk) {
    SuperGame(record, house, desk).judge();
}

}  // namespace bones::second
