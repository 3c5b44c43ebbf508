// Prize Dominoes: prizes from hand to hand.
#include <algorithm>
#include <tuple>

#include "tests/second/referee/prize.hpp"
#include "tests/second/referee/readings.hpp"

namespace bones::second {

namespace {

using Prizes = std::vector<std::set<Tile>>;

class PrizeGame {
  public:
    PrizeGame(const Record& record, const House& house, Desk& desk)
        : record_(record), house_(house), desk_(desk) {}

    void judge() {
        if (!record_.hands.empty()) bring_prizes(0);
        for (std::size_t h = 0; h < record_.hands.size(); ++h) judge_hand(h);
        Judged& judged = desk_.judged();
        judged.totals_known = known_;  // P12: regardless of the scores
        for (int s = 0; s < 2; ++s)
            judged.totals[s] = judged.totals_known ? numbers_shown(s) : 0;  // P12
        judged.complete = over_;
        if (over_ && game_winner_) judged.winners = {*game_winner_};
        judge_game_claims(record_, house_, std::vector<Seat>{Seat(0), Seat(1)}, desk_);
        take_winner(record_, house_, known_ || (over_ && game_winner_), judged);
    }

  private:
    /// A prize, and the first ply after the end of the hand.
    struct Shown {
        Tile tile;
        bool proves;  ///< G9: the hand would have ended then, had the loser held it
    };

    int numbers_shown(int seat) const {
        std::set<int> numbers;
        for (Tile tile : prizes_[seat]) numbers.insert({tile.high(), tile.low()});
        return static_cast<int>(numbers.size());
    }
    int held() const { return static_cast<int>(prizes_[0].size() + prizes_[1].size()); }

    // G16: sets the prizes held at the start of a hand that no earlier hand explains.
    void bring_prizes(std::size_t h) {
        const Hand& first = record_.hands[h];
        const bool number_lost = h == 0 ? number_is_lost(record_) : first.number == 1;
        bool said = false;
        for (int s = 0; s < 2; ++s) {
            const Statement* line = line_of(record_, first, Keyword::prizes, Seat(s));
            if (!line) continue;
            said = true;
            for (const auto& tile : tiles_of(record_, *line)) {
                if (!tile)
                    known_ = false;
                else if (prizes_[0].count(*tile) || prizes_[1].count(*tile))
                    report_twice(first.number, Seat(s));
                else
                    prizes_[s].insert(*tile);
            }
        }
        const bool later = first.number > 1 || number_lost;
        if (later && (!said || lost_prizes(first))) known_ = false;
        if (!known_)  // one prize for each hand
            unknown_ = number_lost ? 28 : static_cast<int>(first.number) - 1;
        over_ = held() >= 27;  // P1
    }

    /// G5a: whether an unreadable line may have named prizes brought along.
    bool lost_prizes(const Hand& hand) const {
        for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
            const Statement& line = record_.statements[i];
            const bool said =
                line.taken_for() == Keyword::prizes || line.taken_for() == Keyword::prize ||
                (line.keyword == Keyword::prizes && !line.counts && !line.seat.exists());
            const bool tiles =
                line.taken_for() == Keyword::deal || line.taken_for() == Keyword::left;
            if (said || (tiles && hand.number > 1) ||
                (i == hand.unread_line && hand.unread == hand.first_action))
                return true;
        }
        return false;
    }

    /// G5a: whether an unreadable line of the hand may have named its prize.
    bool lost_prize(const Hand& hand) const {
        for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
            const Statement& line = record_.statements[i];
            if (line.keyword == Keyword::unreadable || line.keyword == Keyword::prize) return true;
        }
        return false;
    }

    void report_twice(std::int64_t hand, Seat seat) {
        desk_.report(hand, 0, seat, "tile-repeated", "G5");
        twice_ = true;
    }

    /// P1: returns the least and the most stock over all numbers of prizes that may be held.
    std::pair<int, int> stock_bounds() const {
        std::pair<int, int> bounds{28, 0};
        for (int prizes = held(); prizes <= std::min(28, held() + unknown_); ++prizes) {
            const int stock = 28 - prizes - 2 * std::min(7, (28 - prizes) / 2);
            bounds = {std::min(bounds.first, stock), std::max(bounds.second, stock)};
        }
        return bounds;
    }

    /// P1: returns the fewest tiles dealt over all numbers of prizes that may be held. A hand that
    /// is not played has no deal.
    int least_deal() const {
        const int most = std::min(28, held() + unknown_);
        return std::clamp((28 - most) / 2, 1, 7);
    }
    /// P1: returns the number of tiles dealt, if it is the same for all numbers of prizes that may
    /// be held.
    std::optional<int> usual_deal() const {
        const int most_tiles = std::min(7, (28 - held()) / 2);
        return least_deal() == most_tiles ? std::optional(most_tiles) : std::nullopt;
    }

    Setup setup_for(std::size_t h) const {
        Setup setup;
        setup.hand = h;
        setup.draws = true;
        setup.contradicted = twice_ && h == 0;
        if (known_) setup.due = std::min(7, (28 - held()) / 2);  // P1
        setup.prizes_known = known_;
        setup.usual_deal = usual_deal();
        setup.least_deal = least_deal();
        std::tie(setup.least_stock, setup.most_stock) = stock_bounds();
        setup.prizes = prizes_;
        for (int n = 0; n < set_size(6); ++n)
            if (!prizes_[0].count(Tile::numbered(n)) && !prizes_[1].count(Tile::numbered(n)))
                setup.set.insert(Tile::numbered(n));
        find_over_at_line<PrizeHand>(record_, house_, setup, [this](PrizeHand& one) { play(one); });
        return setup;
    }

    void play(PrizeHand& hand) const {
        if (held() >= 27) hand.begin_void();  // P1
        hand.play(over_ ? std::set<Seat>{} : due_leader(), "P2");
        hand.judge_void(held() + unknown_);
    }

    std::set<Seat> due_leader() const {  // P2
        if (!last_winner_) return {};
        return {last_winner_->next(2)};
    }

    /// Returns the winner, also of a conceded hand (G15).
    std::optional<Seat> winner_of(const PrizeHand& play, const Hand& hand) const {
        const Statement* end = line_of(record_, hand, Keyword::end);
        if ((!play.ended() || !play.end_known()) && end && end->end() == EndKind::conceded &&
            end->seat.exists() && end->seat.index() < 2)
            return end->seat.next(2);
        return play.winner();
    }

    /// Returns the tile of a prize line; empty if it is unreadable.
    std::optional<Tile> picked(const Statement& line) const {
        return tiles_of(record_, line).front();
    }

    /// G9: returns the tile of a correct prize line, which was in the loser's hand.
    std::optional<Shown> shown_prize(std::size_t h) const {
        const Hand& hand = record_.hands[h];
        const Statement* line = line_of(record_, hand, Keyword::prize);
        if (!line) return std::nullopt;
        Judged aside;
        Desk desk(aside);
        const Setup setup = setup_for(h);
        auto [world, ground] = world_of(record_, setup);
        HandFacts facts(record_, setup, world, ground, desk);
        const WithReadings<PrizeHand> judged(
            record_, house_, desk, facts, mark(desk),
            [this](PrizeHand& one) { one.play(due_leader(), "P2"); });
        const PrizeHand& play = judged.written();
        const auto winner = winner_of(play, hand);
        const auto tile = picked(*line);
        if (play.holds_another() || prize_is_anothers(play, hand)) return std::nullopt;
        if (!winner || !end_is_sure(judged, hand) || line->seat != *winner || !tile)
            return std::nullopt;
        const Seat loser = winner->next(2);
        if (!facts.can_be_left(*tile, loser, play.after_end()))
            return may_come_unwritten(hand, *winner, *tile) ? std::optional(Shown{*tile, false})
                                                            : std::nullopt;
        return Shown{*tile, end_stands(setup, *tile, loser, play.after_end())};
    }

    /// G9: whether the hand still ends before that ply, given that the loser held the tile.
    bool end_stands(const Setup& setup, Tile tile, Seat loser, int after_end) const {
        Judged aside;
        Desk desk(aside);
        auto [world, ground] = world_of(record_, setup);
        HandFacts facts(record_, setup, world, ground, desk);
        facts.show_left(tile, loser);
        PrizeHand hand(record_, house_, desk, facts);
        hand.play(due_leader(), "P2");
        return hand.after_end() == after_end;
    }

    // G4: whether all readings of a misfit end the hand in the same way.
    bool end_is_sure(const WithReadings<PrizeHand>& judged, const Hand& hand) const {
        for (const auto& reading : judged.readings())
            if (winner_of(*reading, hand) != winner_of(judged.written(), hand)) return false;
        return judged.end_is_sure();
    }

    /// G5a: whether the hand was over before an unreadable line that the prize line follows.
    bool prize_is_anothers(const PrizeHand& play, const Hand& hand) const {
        const Statement* line = line_of(record_, hand, Keyword::prize);
        return play.over_at_line() && stands_after_unread(record_, hand, line);
    }

    /// P10: whether the prize that the hand's line names was not available.
    bool is_wrong_prize(const PrizeHand& play, const Hand& hand, const HandFacts& facts) const {
        const Statement* line = line_of(record_, hand, Keyword::prize);
        const auto winner = winner_of(play, hand);
        if (!winner || !line || line->seat.index() >= 2 || play.holds_another() ||
            prize_is_anothers(play, hand))
            return false;
        if (line->seat != *winner) return true;
        const auto tile = picked(*line);
        if (!tile || facts.can_be_left(*tile, winner->next(2), play.after_end())) return false;
        return !may_come_unwritten(hand, *winner, *tile);
    }

    /// G15: whether the loser may have drawn the tile in play that is not written.
    bool may_come_unwritten(const Hand& hand, Seat winner, Tile tile) const {
        return hand.first_action == hand.end_action &&
               !names_tile(hand, Keyword::left, winner.next(2), std::nullopt) &&
               !names_tile(hand, Keyword::deal, winner, tile);
    }

    /// G15: whether such a line of the seat names a tile; no tile: whether there is such a line.
    bool names_tile(const Hand& hand, Keyword keyword, Seat seat, std::optional<Tile> tile) const {
        for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
            const Statement& line = record_.statements[i];
            if (line.keyword != keyword || !line.counts || line.seat != seat) continue;
            if (!tile) return true;
            for (const auto& one : tiles_of(record_, line))
                if (one == tile) return true;
        }
        return false;
    }

    void judge_hand(std::size_t h) {
        const Hand& hand = record_.hands[h];
        const Mark from = mark(desk_);
        if (is_torn_off(record_, h)) {
            prizes_ = std::vector<std::set<Tile>>(2);
            known_ = true;
            unknown_ = 0;
            twice_ = false;
            last_winner_.reset();
            game_winner_.reset();
            bring_prizes(h);
        }
        const Setup setup = setup_for(h);
        auto [world, ground] = world_of(record_, setup);
        const auto shown = shown_prize(h);
        HandFacts facts(record_, setup, world, ground, desk_);
        if (shown && shown->proves)
            facts.show_left(shown->tile, line_of(record_, hand, Keyword::prize)->seat.next(2));
        WithReadings<PrizeHand> judged_hand(record_, house_, desk_, facts, from,
                                            [this](PrizeHand& one) { play(one); });
        PrizeHand& play = judged_hand.written();
        if (over_) judge_after_game(hand, play.first_action(), desk_, sure_, play.first_is_sure());
        sure_ = sure_ && end_is_sure(judged_hand, hand);
        HandResult result;
        result.number = hand.number;
        result.leader = play.leader();
        result.layout_known = play.layout_known() && play.end_known();
        judge_end(record_, hand, play.ended(), result, desk_, {},
                  judged_hand.may_end_as(line_of(record_, hand, Keyword::end)));
        const Penalties penalties = judge_penalties(
            record_, hand, from, none_named,
            play.layout_known() && !lacks_play(record_, hand, play.ended().has_value()), desk_);
        std::optional<Points> score;  // P12
        if (play.winner() || play.is_void()) score.emplace();
        if (play.winner()) (*score)[play.winner()->index()] = 1;
        if (penalties.open) score.reset();
        judge_score(record_, hand, std::vector<Seat>{Seat(0), Seat(1)}, score, result, desk_);
        desk_.judged().hands.push_back(result);
        const auto winner = winner_of(play, hand);
        const bool sure = end_is_sure(judged_hand, hand);
        const Statement* prize = line_of(record_, hand, Keyword::prize);
        const bool wrong = !sure && is_wrong_prize(play, hand, facts);
        const bool always =
            std::all_of(judged_hand.readings().begin(), judged_hand.readings().end(),
                        [&](const auto& reading) { return is_wrong_prize(*reading, hand, facts); });
        if (wrong && !always)  // G4
            desk_.report(hand.number, -1, prize->seat, "wrong-prize", "P10", Verdict::open);
        const auto before = std::tuple(prizes_, known_, unknown_);
        prizes_ = facts.setup().prizes;  // P7: prizes that were played are no longer held
        const bool stops_here = h + 1 == record_.hands.size() && stops(hand, play);
        const bool without_play =
            hand.first_action == hand.end_action && hand.unread_line == none_such;
        doubt_prizes(hand, (without_play && result.end != EndKind::voided && !stops_here) ||
                               misses_plays(h, play));
        if (play.holds_another()) {
            forget_prizes(set_size(6));
            taker_.reset();
        } else if (prize_is_anothers(play, hand)) {
            forget_prizes(1);
            taker_.reset();
        } else
            hand_out_prize(hand, sure || (wrong && always) ? winner : std::nullopt, shown,
                           stops_here);
        if (over_) std::tie(prizes_, known_, unknown_) = before;  // G11: nothing changes
        if (over_) return;
        last_winner_ = sure && !play.holds_another() ? winner : std::nullopt;
        end_game();
    }

    /// P12: whether no prize can be due yet, because the hand goes on. It does not go on if a score
    /// is written. If its play is unknown, only `end unfinished` shows that it goes on.
    bool stops(const Hand& hand, const PrizeHand& play) const {
        if (only_the_winner_line_tells(record_)) return false;  // G15
        const Statement* end = line_of(record_, hand, Keyword::end);
        const Statement* score = line_of(record_, hand, Keyword::score);
        bool won = false;
        for (std::uint32_t i = 0; score && i < score->count; ++i)
            won = won || record_.amounts[score->first + i].points != 0;
        if (play.layout_known() && play.end_known()) return !play.ended() && !won;
        return end && end->end() == EndKind::unfinished && !won;
    }

    /// P12: whether another hand follows, but this one has not ended by its play.
    bool misses_plays(std::size_t h, const PrizeHand& play) const {
        const Hand& hand = record_.hands[h];
        if (hand.first_action == hand.end_action || h + 1 == record_.hands.size()) return false;
        const Statement* end = line_of(record_, hand, Keyword::end);
        const bool known = play.layout_known() && play.end_known();
        if (known ? play.ended().has_value() : end != nullptr) return false;
        return !end || (end->end() != EndKind::unfinished && end->end() != EndKind::conceded &&
                        end->end() != EndKind::redeal);
    }

    void forget_prizes(int number) {
        known_ = false;
        unknown_ += number;
    }

    // G14: an unrecorded turn may have played a prize. So may a hand without play, or one whose
    // last plays are missing (P12).
    void doubt_prizes(const Hand& hand, bool plays_missing) {
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            const Action& action = record_.actions[i];
            if (!is_unseen(action) || action.seat().index() >= 2) continue;
            auto& prizes = prizes_[action.seat().index()];
            if (!prizes.empty()) forget_prizes(static_cast<int>(prizes.size()));
            prizes.clear();
        }
        if (!plays_missing && lost_from(record_, hand, {true}).first() == no_ply) return;
        for (auto& prizes : prizes_) {
            if (!prizes.empty()) forget_prizes(static_cast<int>(prizes.size()));
            prizes.clear();
        }
    }

    // P10
    void hand_out_prize(const Hand& hand, std::optional<Seat> winner, std::optional<Shown> shown,
                        bool stops_here) {
        const Statement* line = line_of(record_, hand, Keyword::prize);
        taker_.reset();
        if (line && line->seat.index() >= 2) {  // G5a: it may be any seat's prize
            forget_prizes(1);
        } else if (!winner) {  // G15: not judged
            if (line && picked(*line))
                take_prize(line->seat, *picked(*line));
            else if (line || !stops_here || lost_prize(hand))
                forget_prizes(1);
        } else if (!line && lost_prize(hand)) {
            forget_prizes(1);
        } else if (!line) {
            desk_.report(hand.number, -1, *winner, "missing-prize", "P10");
        } else if (line->seat == *winner && !picked(*line)) {
            forget_prizes(1);
        } else if (!shown) {  // G5: a tile that is not available is an error
            desk_.report_as(line->seat == *winner ? Severity::error : Severity::broken, hand.number,
                            -1, line->seat, "wrong-prize", "P10");
        } else {
            take_prize(*winner, shown->tile);
        }
    }

    void take_prize(Seat seat, Tile tile) {
        if (prizes_[0].count(tile) || prizes_[1].count(tile))
            return;  // a tile is in one place only
        prizes_[seat.index()].insert(tile);
        taker_ = seat;
    }

    void end_game() {
        if (taker_ && numbers_shown(taker_->index()) == 7) {  // P11
            over_ = true;
            game_winner_ = taker_;
        } else if (held() >= 27) {  // P1: no tiles are left to deal, whatever prizes are held
            over_ = true;
        }
    }

    const Record& record_;
    const House& house_;
    Desk& desk_;
    Prizes prizes_{2};
    int unknown_ = 0;    ///< how many more prizes may be held
    bool known_ = true;  ///< whether the prizes held are known
    std::optional<Seat> last_winner_;
    std::optional<Seat> taker_;  ///< the seat that took a prize after the last hand
    bool twice_ = false;         ///< the prizes at the start of the record name a tile twice
    bool over_ = false;
    bool sure_ = true;  ///< no reading of a misfit changes the end of a hand (G4)
    std::optional<Seat> game_winner_;
};

}  // namespace

void judge_prize(const Record& record, const House& house, Desk& desk) {
    PrizeGame(record, house, desk).judge();
}

}  // namespace bones::second
