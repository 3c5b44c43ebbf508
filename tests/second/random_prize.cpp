// Random players of Prize Dominoes.
#include <algorithm>

#include "tests/second/random_play.hpp"

namespace bones::second {

namespace {

class PrizePlay {
  public:
    PrizePlay(Draft& draft, Dice& dice) : draft_(draft), dice_(dice) {}

    /// Plays a hand. Returns false when the game is over.
    bool hand(int number, int leader) {
        HandDraft& hand = draft_.hands.emplace_back();
        hand.number = number;
        std::vector<Tile> set;
        for (Tile tile : all_tiles(6))
            if (!prizes_[0].count(tile) && !prizes_[1].count(tile)) set.push_back(tile);
        const int each = std::min(7, static_cast<int>(set.size()) / 2);
        tiles_ = Tiles::deal(set, 2, each, dice_, hand);
        seat_ = leader;
        play(hand);
        tiles_.write_left(hand);
        const auto& loser = tiles_.hands[1 - winner_];
        const Tile prize = dice_.pick(loser);
        prizes_[winner_].insert(prize);
        hand.tail.push_back(std::string("prize ") + static_cast<char>('A' + winner_) + " " +
                            tile_word(prize));
        std::set<int> numbers;
        for (Tile tile : prizes_[winner_]) numbers.insert({tile.high(), tile.low()});
        return numbers.size() < 7 && prizes_[0].size() + prizes_[1].size() < 27;
    }
    int loser() const { return 1 - winner_; }

  private:
    std::vector<Move> moves(const std::vector<Tile>& tiles) const {
        std::vector<Move> found;
        for (Tile tile : tiles)
            for (int arm = 0; arm < 2; ++arm) {
                if (tile.high() == open_[arm])
                    found.push_back({tile, arm, tile.high(), tile.low()});
                else if (tile.low() == open_[arm])
                    found.push_back({tile, arm, tile.low(), tile.high()});
            }
        return found;
    }

    void lay(HandDraft& hand, const Move& move, bool prize) {
        Token token = play_token(seat_, move, move.arm + 1);
        token.prize = prize && dice_.chance(80);  // P12: with or without the mark
        hand.tokens.push_back(token);
        open_[move.arm] = move.outer;
        if (prize)
            prizes_[seat_].erase(move.tile);
        else
            tiles_.lose(seat_, move.tile);
        passes_.clear();
    }

    bool lay_prize(HandDraft& hand) {
        const auto found = moves({prizes_[seat_].begin(), prizes_[seat_].end()});
        if (found.empty() || dice_.chance(50)) return false;
        lay(hand, dice_.pick(found), true);
        return true;
    }

    void turn(HandDraft& hand) {
        auto found = moves(tiles_.hands[seat_]);
        const bool may_prize = found.empty() || draft_.has("prize-play=any-turn");
        if (may_prize && lay_prize(hand)) return;
        if (found.empty() && tiles_.left() > 0) {
            found = moves({tiles_.draw(seat_, hand)});
            if (found.empty() && draft_.has("prize-after-draw=yes") && lay_prize(hand)) return;
        }
        if (!found.empty()) return lay(hand, dice_.pick(found), false);
        hand.tokens.push_back(pass_token(seat_));
        passes_.push_back(seat_);
    }

    void play(HandDraft& hand) {
        passes_.clear();
        const Tile first = dice_.pick(tiles_.hands[seat_]);
        open_[0] = first.low();
        open_[1] = first.high();
        tiles_.lose(seat_, first);
        hand.tokens.push_back(play_token(seat_, {first, 0, first.low(), first.high()}, 0));
        while (!tiles_.hands[seat_].empty()) {
            seat_ = 1 - seat_;
            turn(hand);
            const bool may_block = !draft_.has("block=stock-empty") || tiles_.left() == 0;
            if (passes_.size() >= 2 && may_block) return block(hand);
        }
        winner_ = seat_;
        hand.end = std::string("end out ") + static_cast<char>('A' + seat_);
    }

    void block(HandDraft& hand) {
        const int a = tiles_.pips(0), b = tiles_.pips(1);
        winner_ = a < b ? 0 : b < a ? 1 : passes_[passes_.size() - 2];
        hand.end = "end blocked";
    }

    Draft& draft_;
    Dice& dice_;
    Tiles tiles_;
    std::set<Tile> prizes_[2];
    int open_[2] = {};
    int seat_ = 0, winner_ = 0;
    std::vector<int> passes_;
};

}  // namespace

void play_prize(Draft& draft, Dice& dice) {
    PrizePlay game(draft, dice);
    const int hands = 1 + dice.roll(dice.chance(20) ? 25 : 4);
    int leader = dice.roll(2);
    for (int h = 1; h <= hands; ++h) {
        if (!game.hand(h, leader)) return;
        leader = game.loser();
    }
}

}  // namespace bones::second
