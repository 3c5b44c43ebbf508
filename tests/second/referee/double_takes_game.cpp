// Double Takes: the rounds of one shuffle, and their scores.
#include <algorithm>

#include "tests/second/referee/double_takes.hpp"

namespace bones::second {

namespace {

constexpr int leftover = 1'000'000;  // the hand number of the tile that is never dealt

class Shuffle {
  public:
    Shuffle(const Record& record, const House& house, Desk& desk)
        : record_(record),
          house_(house),
          desk_(desk),
          players_(record.players),
          sides_(record.players, record.players == 4) {
        rounds_ = players_ == 2 ? 4 : players_ == 3 ? 3 : 2;  // D1
        each_ = players_ == 3 ? 15 : 17;
        for (std::size_t h = 0; h < record.hands.size(); ++h) {
            const int written = std::max<int>(1, static_cast<int>(record.hands[h].number)) - 1;
            const bool counts_on = h > 0 && !is_torn_off(record, h);
            const Statement* end =
                h > 0 ? line_of(record, record.hands[h - 1], Keyword::end) : nullptr;
            const int one =
                end && end->end() == EndKind::redeal ? 0 : 1;  // G8: a redealt round does not count
            rounds_of_.push_back(counts_on ? rounds_of_.back() + one : written);
        }
    }

    void judge() {
        read_facts();
        auto totals = carried(record_, sides_);
        for (std::size_t h = 0; h < record_.hands.size(); ++h) judge_round(h, totals);
        Judged& judged = desk_.judged();
        judged.totals_known = totals.has_value();
        if (totals) judged.totals = *totals;
        const bool last = !judged.hands.empty() && round_of(judged.hands.size() - 1) >= rounds_ - 1;
        judged.complete = complete_ || (last ? only_the_winner_line_tells(record_, judged)
                                             : only_the_winner_line_tells(record_));
        if (judged.complete && totals) name_winners();
        judge_game_claims(record_, house_, sides_, desk_);
        // Where a round may hide another, the number of rounds played is unknown (G5a, G15).
        take_winner(record_, house_, judged.complete ? totals.has_value() : !holds_another_,
                    judged);
    }

  private:
    int round_of(std::size_t h) const { return rounds_of_[h]; }
    bool in_game(std::size_t h) const { return round_of(h) < rounds_; }
    int side(Seat seat) const { return players_ == 4 ? seat.index() % 2 : seat.index(); }

    Setup setup_for(std::size_t h) const {
        Setup setup;
        setup.hand = h;
        setup.players = players_;
        setup.passes = false;
        setup.due = each_;
        for (int n = 0; n < most_tiles; ++n) setup.set.insert(Tile::numbered(n));
        setup.gone = in_game(h) ? round_of(h) * players_ * each_ : 0;
        setup.rounds_follow = round_of(h) + 1 < rounds_;
        return setup;
    }

    void read_facts() {
        for (std::size_t h = 0; h < record_.hands.size(); h = facts_.size()) {
            games_.push_back(h);
            read_facts_of_game(h);
        }
    }

    /// Whether another game begins: with a second hand 1 (G16).
    bool begins_game(std::size_t h) const {
        return is_torn_off(record_, h) && record_.hands[h].number == 1;
    }

    bool is_redealt(std::size_t h) const {
        const std::uint32_t end = record_.hands[h].end;
        return end != none_such && record_.statements[end].end() == EndKind::redeal;
    }

    // G9: tiles are placed over the whole game. A hand after it is placed separately (G11). After a
    // deal that did not count, all tiles are shuffled again (G8).
    void read_facts_of_game(std::size_t first) {
        std::vector<Slot> slots;
        std::vector<Ground> grounds;
        std::size_t end = first + 1;
        while (end < record_.hands.size() && !begins_game(end) && !is_redealt(end - 1)) ++end;
        std::size_t in = first;
        for (; in < end && in_game(in); ++in)
            grounds.push_back(add_trick_slots(record_, setup_for(in), slots));
        const int later = in == first ? 0 : rounds_ - 1 - round_of(in - 1);
        for (int i = 0; i < std::max(later, 0) * players_ * each_; ++i)
            slots.push_back({Seat(), leftover - 1, never, never});
        if (players_ == 3) slots.push_back({Seat(), leftover, never, never});
        worlds_.push_back(std::make_unique<World>(setup_for(first).set, std::move(slots)));
        World& world = *worlds_.back();
        game_worlds_.push_back(&world);
        std::set<Tile> used;
        for (std::size_t h = first; h < end; ++h) {
            Setup setup = setup_for(h);
            if (in_game(h)) {
                setup.used = used;
                facts_.push_back(
                    std::make_unique<HandFacts>(record_, setup, world, grounds[h - first], desk_));
                used.merge(facts_.back()->named());
            } else {
                std::vector<Slot> own;
                Ground ground = add_trick_slots(record_, setup, own);
                worlds_.push_back(std::make_unique<World>(setup.set, std::move(own)));
                facts_.push_back(
                    std::make_unique<HandFacts>(record_, setup, *worlds_.back(), ground, desk_));
            }
        }
    }

    void judge_round(std::size_t h, std::optional<Points>& totals) {
        const Hand& hand = record_.hands[h];
        const Mark from = mark(desk_);
        Round round(record_, house_, desk_, *facts_[h]);
        if (is_torn_off(record_, h)) {
            totals.reset();
            last_leader_ = Seat();
            complete_ = false;
        }
        std::optional<Seat> due;  // D2
        if (h > 0 && in_game(h) && last_leader_.exists()) due = last_leader_.next(players_);
        if (lost_) round.give_up();
        round.play(due);
        lost_ = lost_ || loses_turns(hand);
        round.judge_together();
        // G15: after a deal that did not count, the lead stays.
        if (gainsaid_leader(record_, hand) || lead_is_doubtful(record_, hand))
            last_leader_ = Seat();
        else if (!is_redealt(h))
            last_leader_ = round.leader();
        if (!in_game(h))
            judge_after_game(hand, round.first_action(), desk_, true, round.first_is_sure());
        HandResult result;
        result.number = hand.number;
        result.leader = round.leader();
        result.layout_known = round.layout_known();
        std::optional<HandEnd> ended;
        if (round.ended()) ended = HandEnd{EndKind::played, Seat()};
        judge_end(record_, hand, ended, result, desk_);
        judge_score(record_, hand, sides_, score(h, round, from), result, desk_);
        desk_.judged().hands.push_back(result);
        if (may_not_count(hand, result)) last_leader_ = Seat();
        if (!in_game(h)) return;
        add(totals, result);
        if (round_of(h) == rounds_ - 1)
            complete_ = result.end == EndKind::played || result.end == EndKind::conceded;
        if (!round.holds_another()) return;
        holds_another_ = true;
        last_leader_ = Seat();
        const bool over = complete_ && round.ended() && !result.taken && hand.penalties == 0;
        if (!over) totals.reset();
    }

    /// G5a: whether turns of any seat may be missing.
    bool loses_turns(const Hand& hand) const {
        const auto begin = record_.actions.begin();
        return hand.unread_line != none_such ||
               std::any_of(begin + hand.first_action, begin + hand.end_action,
                           [this](const Action& action) {
                               return action.seat().exists() && action.seat().index() >= players_;
                           });
    }

    std::optional<Points> score(std::size_t h, const Round& round, Mark from) {
        const bool costs = !house_.is("revoke", "report");
        const Penalties penalties = judge_penalties(
            record_, record_.hands[h], from,
            [&](const std::string& code) {
                return code == "revoke" ? std::optional(costs ? 5 : 0) : std::nullopt;
            },
            round.layout_known() && !lacks_play(record_, record_.hands[h], round.ended()) && !lost_,
            desk_);
        const auto taken = round.taken();
        if (!taken || penalties.open || !round.layout_known()) return std::nullopt;
        Points points{};
        for (int s = 0; s < players_; ++s) {
            const int own = side(Seat(s));
            points[own] += (*taken)[s] - penalties.given[s];
            const int cost = cost_of_revokes(Seat(s), from, penalties);
            if (house_.is("revoke", "deduct") || house_.is("revoke", "called")) points[own] -= cost;
            if (house_.is("revoke", "give-opponents"))
                for (Seat other : sides_.seats)
                    if (other.index() != own) points[other.index()] += cost;
        }
        if (players_ == 3 && round_of(h) == rounds_ - 1) {  // D7: the tile left over
            const auto worth = leftover_worth(h);
            if (!worth) return std::nullopt;
            points[round.last_winner().index()] += *worth;
        }
        return points;
    }

    /// D8: 5 for each proven revoke; the house rule says whether it must be called. Points of
    /// written penalties count up to 5 for each proven or open revoke.
    int cost_of_revokes(Seat seat, Mark from, const Penalties& penalties) const {
        const Breaches revokes = breaches(desk_.judged(), from, seat, "revoke");
        const int called =
            std::min(5 * (revokes.broken + revokes.open), penalties.called[seat.index()]);
        return house_.is("revoke", "called") ? called : std::max(called, 5 * revokes.broken);
    }

    /// Returns 1 if the tile left over in the round's game is a double, 0 if not; empty if that is
    /// not known.
    std::optional<int> leftover_worth(std::size_t h) const {
        std::size_t game = 0;
        while (game + 1 < games_.size() && games_[game + 1] <= h) ++game;
        const std::size_t end = game + 1 < games_.size() ? games_[game + 1] : facts_.size();
        const World& world = *game_worlds_[game];
        std::set<int> worths;
        for (Tile tile : world.tiles())
            if (world.possible(tile, [](const Slot& slot) { return slot.hand == leftover; })) {
                worths.insert(tile.is_double() ? 1 : 0);
                if (facts_[end - 1]->played_from_yard(tile))
                    add_unplaced(worths, world, games_[game], end);
            }
        if (worths.size() != 1) return std::nullopt;
        return *worths.begin();
    }

    /// The yard lists the tile left over, but a seat played it. If that play is right, the tile
    /// left over is one that the record shows nowhere else.
    void add_unplaced(std::set<int>& worths, const World& world, std::size_t first,
                      std::size_t end) const {
        for (Tile tile : world.tiles()) {
            const bool shown = std::any_of(facts_.begin() + static_cast<std::ptrdiff_t>(first),
                                           facts_.begin() + static_cast<std::ptrdiff_t>(end),
                                           [&](const auto& facts) { return facts->placed(tile); });
            if (!shown) worths.insert(tile.is_double() ? 1 : 0);
        }
    }

    void name_winners() {  // D9
        Judged& judged = desk_.judged();
        const std::set<Seat> sides = with_most(judged.totals, sides_.seats);
        for (int s = 0; s < players_; ++s)
            if (sides.count(Seat(side(Seat(s))))) judged.winners.push_back(Seat(s));
    }

    const Record& record_;
    const House& house_;
    Desk& desk_;
    int players_;
    int rounds_ = 0, each_ = 0;
    std::vector<int> rounds_of_;  ///< by hand, from 0
    Sides sides_;
    std::vector<std::unique_ptr<World>> worlds_;
    std::vector<std::size_t> games_;  ///< the first hand of each
    std::vector<World*> game_worlds_;
    std::vector<std::unique_ptr<HandFacts>> facts_;
    Seat last_leader_;
    bool lost_ = false;  ///< turns of a round are missing so far (G5a)
    bool complete_ = false;
    bool holds_another_ = false;  ///< a round may hide another (G5a)
};

}  // namespace

void judge_double_takes(const Record& record, const House& house, Desk& desk) {
    Shuffle(record, house, desk).judge();
}

}  // namespace bones::second
