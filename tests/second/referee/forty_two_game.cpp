// Forty-two: bidders and totals from hand to hand.
#include <algorithm>
#include <memory>

#include "tests/second/referee/forty_two.hpp"

namespace bones::second {

namespace {

constexpr int any_number = 1'000'000;

class FortyTwoGame {
  public:
    FortyTwoGame(const Record& record, const House& house, Desk& desk)
        : record_(record), house_(house), desk_(desk) {
        target_ = !house.is("target", "auto")    ? house.number("target")
                  : house.is("scoring", "marks") ? 7
                                                 : 250;  // T11
    }

    void judge() {
        totals_ = carried(record_, sides_);
        for (std::size_t h = 0; h < record_.hands.size(); ++h) judge_hand(h);
        Judged& judged = desk_.judged();
        judged.totals_known = totals_.has_value();
        if (totals_) judged.totals = *totals_;
        judged.complete = over_;
        if (target_ == 0)  // B9
            judged.complete =
                (!judged.hands.empty() && judged.hands.back().end != EndKind::unfinished) ||
                only_the_winner_line_tells(record_, judged);
        if (judged.complete && totals_) name_winners();
        judge_game_claims(record_, house_, sides_, desk_);
        take_winner(record_, house_,
                    (totals_ && judged.winners_known) || (!judged.complete && target_ == 0),
                    judged);
    }

  private:
    int best() const { return std::max((*totals_)[0], (*totals_)[1]); }

    void name_winners() {
        const bool both = target_ > 0 && std::min((*totals_)[0], (*totals_)[1]) >= target_;
        desk_.judged().winners_known = !both || last_declarer_.exists();  // T11
        if (!desk_.judged().winners_known) return;
        const std::set<Seat> sides = both ? std::set<Seat>{sides_.of(last_declarer_)}  // T11
                                          : with_most(*totals_, sides_.seats);
        std::set<Seat> winners;
        for (Seat side : sides) winners.merge(sides_.members(side));
        desk_.judged().winners.assign(winners.begin(), winners.end());
    }

    Setup setup_for(std::size_t h, const Contract& contract) const {
        Setup setup;
        setup.hand = h;
        setup.players = 4;
        setup.passes = false;
        setup.sits_out = contract.sits_out();
        setup.due = 7;  // T1
        for (int n = 0; n < set_size(6); ++n) setup.set.insert(Tile::numbered(n));
        return setup;
    }

    /// G5a: sets whether the hand may have been over before an unreadable line, by judging the hand
    /// separately.
    void find_over_at_line(Setup& setup, const Contract& contract) const {
        if (record_.hands[setup.hand].unread_line == none_such) return;
        Judged aside;
        Desk desk(aside);
        std::vector<Slot> slots;
        const Ground ground = add_trick_slots(record_, setup, slots);
        World world(setup.set, std::move(slots));
        const HandFacts facts(record_, setup, world, ground, desk);
        FortyTwoHand play(record_, house_, desk, facts, contract);
        play.judge_play();
        setup.may_be_over_at_line = play.may_be_over_at_line();
    }

    void judge_hand(std::size_t h) {
        const Hand& hand = record_.hands[h];
        const Mark from = mark(desk_);
        if (is_torn_off(record_, h)) {
            totals_.reset();
            first_due_.reset();
            over_ = false;
        }
        const Contract contract =
            judge_bids(record_, hand, house_, over_ ? std::nullopt : first_due_, desk_);
        Setup setup = setup_for(h, contract);
        find_over_at_line(setup, contract);
        std::vector<Slot> slots;
        const Ground ground = add_trick_slots(record_, setup, slots);
        World world(setup.set, std::move(slots));
        const HandFacts facts(record_, setup, world, ground, desk_);
        FortyTwoHand play(record_, house_, desk_, facts, contract);
        if (over_) play.follow_game();
        play.judge_play();
        play.judge_together();
        if (over_) judge_after_game(hand, play.first_action(), desk_, true, play.first_is_sure());
        HandResult result;
        result.number = hand.number;
        result.leader = play.leader();
        result.layout_known = play.layout_known();
        const Penalties penalties = judge_penalties(
            record_, hand, from,
            [](const std::string&
                   code) {  // T12: the rules set no points for a revoke, so the number is ignored
                return code == "revoke" ? std::optional(any_number) : std::nullopt;
            },
            play.layout_known() && !contract.lost && contract.trumps.kind != Trumps::other &&
                !lacks_play(record_, hand, play.ended()),
            desk_);
        play.judge_contract(from);
        const auto ended = play.end(line_of(record_, hand, Keyword::end));
        judge_end(record_, hand, ended, result, desk_, play.also_right());
        std::optional<Points> score = ended && !penalties.open ? play.score() : std::nullopt;
        for (int s = 0; s < 4 && score; ++s) (*score)[s % 2] -= penalties.given[s];
        judge_score(record_, hand, sides_, score, result, desk_);
        desk_.judged().hands.push_back(result);
        first_due_.reset();
        if (contract.first.exists() && !play.holds_another() && !may_not_count(hand, result))
            first_due_ = contract.first.next(4);
        if (over_) return;
        add(totals_, result);
        last_declarer_ = play.declarer();
        over_ = totals_ && target_ > 0 && best() >= target_;
        // G11: if this hand ended the game anyway, anything it hides changes nothing.
        if (!play.holds_another() || (over_ && ended && ended->kind == EndKind::played &&
                                      !result.taken && hand.penalties == 0))
            return;
        totals_.reset();
        over_ = false;
    }

    const Record& record_;
    const House& house_;
    Desk& desk_;
    const Sides sides_{4, true};
    int target_ = 0;
    std::optional<Points> totals_;
    std::optional<Seat> first_due_;  // T1
    Seat last_declarer_;
    bool over_ = false;
};

}  // namespace

void judge_forty_two(const Record& record, const House& house, Desk& desk) {
    FortyTwoGame(record, house, desk).judge();
}

}  // namespace bones::second
