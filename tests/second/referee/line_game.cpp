// The line games: leads and totals from hand to hand.
#include <algorithm>

#include "tests/second/referee/line.hpp"
#include "tests/second/referee/readings.hpp"

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
            judged.complete = last_ended(judged) || only_the_winner_line_tells(record_, judged);
        if (judged.complete && (totals_ || won_by_)) name_winners();
        judge_game_claims(record_, house_, rules_.sides, desk_);
        take_winner(record_, house_, totals_ || won_by_ || (!judged.complete && rules_.target == 0),
                    judged);
    }

  private:
    /// B9, G8: whether the last hand that counts has ended.
    static bool last_ended(const Judged& judged) {
        const auto last =
            std::find_if(judged.hands.rbegin(), judged.hands.rend(),
                         [](const HandResult& hand) { return hand.end != EndKind::redeal; });
        return last != judged.hands.rend() && last->end != EndKind::unfinished;
    }

    int best() const {
        int best = (*totals_)[0];
        for (Seat side : rules_.sides.seats) best = std::max(best, (*totals_)[side.index()]);
        return best;
    }

    void name_winners() {
        const std::set<Seat> sides = won_by_ ? std::set<Seat>{rules_.sides.of(*won_by_)}
                                             : with_most(*totals_, rules_.sides.seats);
        std::set<Seat> winners;
        for (Seat side : sides) winners.merge(rules_.sides.members(side));
        desk_.judged().winners.assign(winners.begin(), winners.end());
    }

    Setup setup_for(std::size_t h) const {
        Setup setup;
        setup.hand = h;
        setup.players = rules_.players;
        setup.draws = rules_.draws;
        setup.due = rules_.each;
        for (int n = 0; n < set_size(record_.highest); ++n) setup.set.insert(Tile::numbered(n));
        return setup;
    }

    /// The state of the game so far under one reading of its misfits (G4).
    struct Course {
        std::optional<Points> totals;  ///< empty: not known
        bool over = false;
        friend auto operator<=>(const Course&, const Course&) = default;
    };

    bool reaches_target(const Points& totals) const {
        return std::any_of(rules_.sides.seats.begin(), rules_.sides.seats.end(),
                           [&](Seat side) { return totals[side.index()] >= rules_.target; });
    }

    LineStart start_of(const Course& course) const {
        LineStart start;
        // G8: a deal that did not count is dealt anew.
        const auto& before = desk_.judged().hands;
        const bool first = record_.hands[0].number == 1 && !number_is_lost(record_) &&
                           std::all_of(before.begin(), before.end(), [](const HandResult& hand) {
                               return hand.end == EndKind::redeal;
                           });
        start.by_deal = rules_.by_deal_always || (rules_.by_deal_first && first);  // B2
        if (!over_ && !rules_.by_deal_always) start.due = due_;
        start.totals_open = !course.totals && !course.over;
        if (course.totals && !course.over && !reaches_target(*course.totals))  // V8, F6
            start.totals = course.totals;
        return start;
    }

    /// V8, F6: whether the hand won the game, regardless of later penalties.
    static bool is_won(const LineHand& play) {
        return play.ended() && play.ended()->kind == EndKind::won;
    }

    /// G11: a hand after the end of the game does not change the course.
    Course after(Course course, const LineHand& play, const HandResult& result) const {
        if (course.over) return course;
        add(course.totals, result);
        course.over =
            is_won(play) || (course.totals && rules_.target > 0 && reaches_target(*course.totals));
        if (play.hides_scores(course.over, result)) return {};
        return course;
    }

    std::optional<Points> score_of(const LineHand& play, const Penalties& penalties) const {
        std::optional<Points> score =
            play.layout_known() && !penalties.open ? play.score() : std::nullopt;
        for (int s = 0; s < rules_.players && score; ++s)
            (*score)[rules_.sides.of(Seat(s)).index()] -= penalties.given[s];
        return score;
    }

    HandResult result_of(const Hand& hand, const LineHand& play) const {
        HandResult result;
        result.number = hand.number;
        result.leader = play.leader();
        result.layout_known = play.layout_known();
        return result;
    }

    /// Returns the course after a hand, given one judgement of the hand and its findings.
    Course course_by(const Course& before, const Hand& hand, const LineHand& play,
                     Judged said) const {
        Desk aside(said);
        if (desk_.doubts_score(hand)) aside.doubt_score(hand.first_statement);
        HandResult result = result_of(hand, play);
        judge_end(record_, hand, play.ended(), result, aside);
        const Penalties penalties = judge_penalties(
            record_, hand, {}, none_named,
            play.layout_known() && !lacks_play(record_, hand, play.ended().has_value()), aside);
        judge_score(record_, hand, rules_.sides, score_of(play, penalties), result, aside);
        return after(before, play, result);
    }

    /// The results of a hand under the other courses.
    struct Others {
        std::set<Course> next;
        std::vector<Judged> sayings;
        bool same = true;      ///< the hand ends as written
        bool may_end = false;  ///< the hand ends as its `end` line says, in one of them
        bool joint = true;     ///< the joint breach is proven in all of them
    };

    void judge_in(const Course& course, std::size_t h, HandFacts& facts, const LineHand& written,
                  Others& others) {
        const Hand& hand = record_.hands[h];
        Judged aside;
        Desk own(aside);
        const LineStart start = start_of(course);
        WithReadings<LineHand> judged(record_, house_, own, facts, {},
                                      [&](LineHand& one) { one.play_from(start); });
        const auto take = [&](const LineHand& play, const Judged& said) {
            others.next.insert(course_by(course, hand, play, said));
            others.sayings.push_back(said);
            others.same = others.same && course.over == over_ &&
                          WithReadings<LineHand>::same_end(written, play);
            others.may_end =
                others.may_end || play.may_end_as(line_of(record_, hand, Keyword::end));
            others.joint = others.joint && !written.joint_is_open_in(play, said);
        };
        take(judged.written(), judged.as_written());
        for (std::size_t i = 0; i < judged.readings().size(); ++i)
            take(*judged.readings()[i], judged.sayings()[i]);
    }

    void judge_hand(std::size_t h) {
        const Hand& hand = record_.hands[h];
        if (is_torn_off(record_, h)) {
            totals_.reset();
            due_.clear();
            others_.clear();
            won_by_.reset();
            over_ = false;
        }
        const Mark from = mark(desk_);
        const Course now{totals_, over_};
        const LineStart start = start_of(now);
        const auto run = [&](LineHand& one) { one.play_from(start); };
        Setup setup = setup_for(h);
        find_over_at_line<LineHand>(record_, house_, setup, run);
        if (hand.unread_line != none_such && !others_.empty()) setup.may_be_over_at_line = true;
        auto [world, ground] = world_of(record_, setup);
        HandFacts facts(record_, setup, world, ground, desk_);
        WithReadings<LineHand> judged_hand(record_, house_, desk_, facts, from, run);
        LineHand& play = judged_hand.written();
        Others others;
        for (std::size_t i = 0; i < judged_hand.readings().size() && rules_.points; ++i)
            others.next.insert(
                course_by(now, hand, *judged_hand.readings()[i], judged_hand.sayings()[i]));
        for (const Course& course : others_) judge_in(course, h, facts, play, others);
        if (!others.joint) open_joint_breach(from);
        if (!others_.empty()) keep_what_all_say(desk_.judged(), from, 0, others.sayings);
        if (!others.same) desk_.doubt_course();
        if (over_) judge_after_game(hand, play.first_action(), desk_, sure_, play.first_is_sure());
        sure_ = sure_ && judged_hand.score_is_sure();
        const Statement* end = line_of(record_, hand, Keyword::end);
        const bool end_sure = judged_hand.end_is_sure() && others.same;
        HandResult result = result_of(hand, play);
        judge_end(record_, hand, play.ended(), result, desk_, {},
                  judged_hand.may_end_as(end) || others.may_end);
        const Penalties penalties = judge_penalties(
            record_, hand, from, none_named,
            play.layout_known() && !lacks_play(record_, hand, play.ended().has_value()), desk_);
        if (play.layout_known() && end_sure && !rules_.spinner)
            judge_bonuses(record_, hand, from, play.ended(), rules_.sides, play.bonuses(), desk_);
        judge_score(record_, hand, rules_.sides, score_of(play, penalties), result, desk_,
                    end_sure || !rules_.points);
        desk_.judged().hands.push_back(result);
        const Course next = after(now, play, result);
        if (!over_ && is_won(play)) won_by_ = play.ended()->out;
        const bool redealt = result.end == EndKind::redeal;  // G8: the same seat leads again
        if (!over_ && !redealt) find_next_leaders(play, result, end_sure);
        totals_ = next.totals;
        over_ = next.over;
        keep_others(others.next);
    }

    void open_joint_breach(Mark from) {
        Judged& judged = desk_.judged();
        for (std::size_t i = from.findings; i < judged.findings.size(); ++i) {
            if (judged.findings[i].code != "joint-breach") continue;
            judged.open.push_back(judged.findings[i]);
            judged.open.back().verdict = Verdict::open;
            judged.findings.erase(judged.findings.begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
    }

    // G4: scores count as written. With more than 32 other courses the totals become unknown.
    void keep_others(const std::set<Course>& next) {
        constexpr std::size_t most = 32;
        others_ = next;
        others_.erase({totals_, over_});
        if (!totals_ && !over_) others_.clear();  // no hand can end by points (V8, F6)
        if (others_.size() <= most) return;
        others_.clear();
        if (!over_) totals_.reset();
        desk_.doubt_course();
    }

    // B3, V1
    void find_next_leaders(const LineHand& play, const HandResult& result, bool end_is_sure) {
        due_.clear();
        const Seat leader = play.leader();
        const bool gainsaid = gainsaid_leader(record_, play.hand()).has_value() ||
                              lead_is_doubtful(record_, play.hand());
        if (play.holds_another() || may_not_count(play.hand(), result)) return;
        if (rules_.next_leads) {
            if (leader.exists() && !gainsaid) due_ = {leader.next(rules_.players)};
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
            return;  // V1: the leader is drawn by lot again
        else if (winner->exists())
            due_ = rules_.sides.members(*winner);
        else if (leader.exists() && !gainsaid)
            due_ = {leader.next(rules_.players)};
    }

    const Record& record_;
    const House& house_;
    Desk& desk_;
    LineRules rules_;
    std::optional<Points> totals_;
    std::set<Seat> due_;
    bool over_ = false;
    std::optional<Seat> won_by_;  ///< with points from a tile (V8, F6)
    std::set<Course> others_;     ///< from other readings of misfits so far
    bool sure_ = true;            ///< no reading of a misfit gives another score (G4)
};

}  // namespace

void judge_line_game(const Record& record, const House& house, Desk& desk) {
    LineGame(record, house, desk).judge();
}

}  // namespace bones::second
