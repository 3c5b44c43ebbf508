// Random players of Forty-two.
#include <algorithm>

#include "tests/second/random_play.hpp"

namespace bones::second {

namespace {

constexpr int points_of_a_mark = 42;
constexpr int doubles = 7;  // as trumps or as a suit

class FortyTwoPlay {
  public:
    FortyTwoPlay(Draft& draft, Dice& dice)
        : draft_(draft), dice_(dice), shakers_left_(dice.roll(4)) {
        const std::string target = draft.value("target", "auto");
        marks_ = draft.value("scoring", "marks") == "marks";
        target_ = target != "auto" ? std::stoi(target) : marks_ ? 7 : 250;
    }

    /// Plays a hand. Returns false when the game is over.
    bool hand(int number) {
        HandDraft& hand = draft_.hands.emplace_back();
        hand.number = number;
        tiles_ = Tiles::deal(all_tiles(6), 4, 7, dice_, hand);
        hand.yard.clear();
        bid(hand);
        shakers_left_ = (shakers_left_ + 1) % 4;
        if (highest_ == 0) {
            hand.end = "end void";
        } else {
            name_trumps(hand);
            play(hand);
        }
        tiles_.write_left(hand);
        return target_ == 0 || std::max(totals_[0], totals_[1]) < target_;
    }

  private:
    void bid(HandDraft& hand) {
        highest_ = 0;
        hand.bids = {std::string(1, static_cast<char>('A' + shakers_left_))};
        const bool all_pass = draft_.value("all-pass", "dealer") == "reshake" && dice_.chance(20);
        for (int i = 0; i < 4; ++i) {
            std::vector<int> may;
            for (int points = 30; points <= points_of_a_mark; ++points)
                if (points > highest_) may.push_back(points);
            if (highest_ < 2 * points_of_a_mark) may.push_back(2 * points_of_a_mark);
            if (highest_ >= 2 * points_of_a_mark) may.push_back(highest_ + points_of_a_mark);
            const bool must = i == 3 && highest_ == 0;
            if (all_pass || may.empty() || (!must && dice_.chance(60))) {
                hand.bids.push_back("pass");
                continue;
            }
            highest_ = dice_.chance(60) ? may.front() : dice_.pick(may);
            declarer_ = (shakers_left_ + i) % 4;
            hand.bids.push_back(highest_ % points_of_a_mark == 0 && dice_.chance(30)
                                    ? std::to_string(highest_ / points_of_a_mark) + "m"
                                    : std::to_string(highest_));
        }
    }

    void name_trumps(HandDraft& hand) {
        nello_ = false;
        apart_ = false;
        low_ = false;
        trumps_ = dice_.chance(75) ? dice_.roll(7) : dice_.chance(50) ? doubles : -1;
        std::string word = trumps_ == doubles ? "doubles"
                           : trumps_ < 0      ? "none"
                                              : std::to_string(trumps_);
        const std::string rule = draft_.value("nello", "own");
        if (highest_ >= points_of_a_mark && rule != "no" && dice_.chance(40)) {
            nello_ = true;
            trumps_ = -1;
            apart_ = rule == "own";
            low_ = rule == "low";
            word = "nello";
        }
        if (trumps_ == doubles) apart_ = true;
        hand.trump = std::string(1, static_cast<char>('A' + declarer_)) + " " + word;
        undeclared_ = !nello_ && dice_.chance(8);
        if (undeclared_) hand.trump.clear();
        first_makes_trumps_ = undeclared_ && draft_.value("undeclared", "unknown") == "high";
    }

    bool is_trump(Tile tile) const {
        return trumps_ == doubles ? tile.is_double() : trumps_ >= 0 && tile.has(trumps_);
    }
    int suit_of(Tile tile) const {
        if (apart_ && tile.is_double()) return doubles;
        return is_trump(tile) ? trumps_ : tile.high();
    }
    bool in_suit(Tile tile, int suit) const {
        if (suit == doubles || (apart_ && tile.is_double()))
            return suit == doubles && tile.is_double();
        return tile.has(suit) && (suit == trumps_ || !is_trump(tile));
    }
    int rank(Tile tile, int suit) const {
        if (!is_trump(tile) && !in_suit(tile, suit)) return -1;
        const int base = is_trump(tile) ? 20 : 1;
        if (apart_ && tile.is_double()) return base + tile.high();
        if (tile.is_double()) return low_ ? 0 : base + 7;
        return base + tile.other(is_trump(tile) ? trumps_ : suit);
    }

    int next(int seat) const {
        const int after = (seat + 1) % 4;
        return nello_ && after == (declarer_ + 2) % 4 ? (after + 1) % 4 : after;
    }

    void play(HandDraft& hand) {
        int leader = declarer_, points[2] = {}, declarers = 0;
        const bool stops = dice_.chance(50);
        for (int trick = 1; trick <= 7; ++trick) {
            int suit = -1, best = -1, winner = leader, worth = 1, seat = leader;
            for (int i = 0; i < (nello_ ? 3 : 4); ++i, seat = next(seat)) {
                std::vector<Tile> may;
                for (Tile tile : tiles_.hands[seat])
                    if (suit >= 0 && in_suit(tile, suit)) may.push_back(tile);
                const Tile tile = dice_.pick(may.empty() ? tiles_.hands[seat] : may);
                tiles_.lose(seat, tile);
                hand.tokens.push_back(play_token(seat, {tile, 0, tile.high(), tile.low()}, 0));
                if (trick == 1 && i == 0 && first_makes_trumps_) {
                    trumps_ = tile.high();
                    apart_ = false;
                }
                if (i == 0) suit = suit_of(tile);
                if (tile.pips() == 5 || tile.pips() == 10) worth += tile.pips();
                if (rank(tile, suit) <= best) continue;
                best = rank(tile, suit);
                winner = seat;
            }
            points[winner % 2] += worth;
            declarers += winner == declarer_;
            leader = winner;
            if (trick < 7 && stops && may_stop(hand, points, declarers)) return;
        }
        hand.end = "end played";
        const bool made =
            nello_ ? declarers == 0 : points[declarer_ % 2] >= std::min(highest_, points_of_a_mark);
        if (dice_.chance(20) && !unknown()) hand.end = made ? "end made" : "end set";
        score(made, points);
    }

    /// T4: whether the record does not show the trumps.
    bool unknown() const { return undeclared_ && !first_makes_trumps_; }

    bool may_stop(HandDraft& hand, const int (&points)[2], int declarers) {
        if (unknown() || (!marks_ && !nello_)) return false;
        const int wanted = std::min(highest_, points_of_a_mark);
        const bool made = !nello_ && points[declarer_ % 2] >= wanted;
        const bool set =
            nello_ ? declarers > 0 : points[1 - declarer_ % 2] > points_of_a_mark - wanted;
        if (!made && !set) return false;
        if (dice_.chance(80)) hand.end = made ? "end made" : "end set";
        score(made, points);
        return true;
    }

    void score(bool made, const int (&points)[2]) {
        const int own = declarer_ % 2, winner = made ? own : 1 - own;
        if (unknown()) {
            totals_[0] += marks_ ? 1 : 20;  // whatever score the sheet has
        } else if (marks_) {
            totals_[winner] += std::max(1, highest_ / points_of_a_mark);
        } else if (nello_) {
            totals_[winner] += highest_;
        } else if (!made) {
            totals_[winner] += highest_ + points[winner];
        } else {
            totals_[0] += points[0];
            totals_[1] += points[1];
            if (highest_ >= 2 * points_of_a_mark) totals_[own] += highest_ - points_of_a_mark;
        }
        if (unknown())
            draft_.hands.back().tail.push_back(std::string("score A ") + (marks_ ? "1" : "20") +
                                               " B 0");
    }

    Draft& draft_;
    Dice& dice_;
    int shakers_left_;
    bool marks_ = true;
    int target_ = 7;
    Tiles tiles_;
    int highest_ = 0, declarer_ = 0, trumps_ = -1;
    bool nello_ = false, apart_ = false, low_ = false, undeclared_ = false;
    bool first_makes_trumps_ = false;
    int totals_[2] = {};
};

}  // namespace

void play_forty_two(Draft& draft, Dice& dice) {
    FortyTwoPlay game(draft, dice);
    const int hands = 1 + dice.roll(dice.chance(20) ? 10 : 4);
    for (int h = 1; h <= hands; ++h)
        if (!game.hand(h) && dice.chance(90)) return;
}

}  // namespace bones::second
