// Random players of Super Dominoes.
#include <algorithm>

#include "tests/second/random_play.hpp"

namespace bones::second {

namespace {

class SuperPlay {
  public:
    SuperPlay(Draft& draft, Dice& dice) : draft_(draft), dice_(dice), players_(draft.players) {}

    void hand(int number, int leader) {
        HandDraft& hand = *(hand_ = &draft_.hands.emplace_back());
        hand.number = number;
        tiles_ = Tiles::deal(all_tiles(15), players_, 9, dice_, hand);
        step_ = 1;
        skips_ = 0;
        caster_ = spell_ = -1;
        passed_.clear();
        open_.assign(6, -1);
        further_ = false;
        seat_ = leader;
        if (!open_with_double()) return;
        while (turn()) {
        }
        finish();
    }
    /// Returns the winner of the last hand; -1 if it has none.
    int winner() const { return winner_; }

  private:
    int next(int seat, int steps = 1) const {
        return ((seat + step_ * steps) % players_ + players_) % players_;
    }

    std::vector<Move> moves() const {
        std::vector<Move> found;
        for (Tile tile : tiles_.hands[seat_])
            for (int arm = 0; arm < 6; ++arm) {
                if (spell_ >= 0 && caster_ != seat_ && arm != spell_) continue;
                const int open = open_[arm];
                if (tile.is_double()) {
                    if (tile.high() == open || open == 13)
                        found.push_back({tile, arm, tile.high(), tile.high()});
                } else if (tile.has(open)) {
                    found.push_back({tile, arm, open, tile.other(open)});
                }
            }
        return found;
    }

    std::vector<Tile> doubles() const {
        std::vector<Tile> found;
        for (Tile tile : tiles_.hands[seat_])
            if (tile.is_double()) found.push_back(tile);
        return found;
    }

    bool open_with_double() {
        for (int turns = 0;; ++turns) {
            if (turns >= players_) tiles_.draw(seat_, *hand_);
            const auto found = doubles();
            if (!found.empty()) {
                set(dice_.pick(found));
                return true;
            }
            hand_->tokens.push_back(pass_token(seat_));
            seat_ = next(seat_);
        }
    }

    void set(Tile tile) {
        const int number = tile.high();
        tiles_.lose(seat_, tile);
        hand_->tokens.push_back(play_token(seat_, {tile, 0, number, number}, 0));
        open_.assign(6, number);
        if (number == 15) everybody_draws(!draft_.has("start15=others"));
        if (number == 3) step_ = -step_;
        further_ = number == 14;
        if (!further_) seat_ = next(seat_);
    }

    void everybody_draws(bool mover_too) {
        std::vector<int> seats;
        for (int i = 1; i < players_; ++i) seats.push_back(next(seat_, i));
        if (mover_too) seats.push_back(seat_);
        if (tiles_.left() < seats.size()) seats.resize(tiles_.left());
        dice_.shuffle(seats);
        for (int seat : seats) tiles_.draw(seat, *hand_);
    }

    /// Plays a turn. Returns false when the hand is over.
    bool turn() {
        const bool no_draw = further_ && draft_.has("free-turn=if-able");
        auto found = moves();
        const bool stuck = found.empty();
        if (stuck && !no_draw)
            for (int i = 0; i < 2 && tiles_.left() > 0; ++i) tiles_.draw(seat_, *hand_);
        found = moves();
        const bool bound = spell_ >= 0 && caster_ != seat_;
        const bool keeps = stuck && !bound && !draft_.has("draw-play=must") && dice_.chance(40);
        if (!found.empty() && !keeps) return lay(dice_.pick(found));
        hand_->tokens.push_back(pass_token(seat_));
        passed_.insert(seat_);
        if (static_cast<int>(passed_.size()) == players_ && tiles_.left() == 0) return false;
        pass_on();
        return true;
    }

    bool lay(const Move& move) {
        tiles_.lose(seat_, move.tile);
        hand_->tokens.push_back(play_token(seat_, move, move.arm + 1));
        passed_.clear();
        open_[move.arm] = move.outer;
        if (move.arm == spell_) spell_ = -1;
        const bool out = tiles_.hands[seat_].empty();
        if (move.outer == 15 && !(out && draft_.has("final15=none"))) everybody_draws(false);
        if (out) return false;
        if (move.outer == 3) step_ = -step_;
        if (move.outer == 13) {
            spell_ = move.arm;
            caster_ = seat_;
        }
        if (move.tile.is_double() && move.outer != 13) ++skips_;
        further_ = move.outer == 14;
        if (!further_) pass_on();
        return true;
    }

    void pass_on() {
        seat_ = skips_ < players_ - 1 ? next(seat_, skips_ + 1) : seat_;
        skips_ = 0;
        further_ = false;
    }

    void finish() {
        tiles_.write_left(*hand_);
        winner_ = -1;
        if (tiles_.hands[seat_].empty()) {
            winner_ = seat_;
            hand_->end = std::string("end out ") + static_cast<char>('A' + seat_);
            return;
        }
        hand_->end = "end blocked";
        std::pair<std::size_t, int> best{1000, 0};
        for (int s = 0; s < players_; ++s) {
            const std::pair<std::size_t, int> own{tiles_.hands[s].size(), tiles_.pips(s)};
            if (own == best) winner_ = -1;
            if (own < best) {
                best = own;
                winner_ = s;
            }
        }
    }

    Draft& draft_;
    Dice& dice_;
    int players_;
    HandDraft* hand_ = nullptr;
    Tiles tiles_;
    std::vector<int> open_;
    int step_ = 1, skips_ = 0, seat_ = 0, caster_ = -1, spell_ = -1, winner_ = -1;
    bool further_ = false;
    std::set<int> passed_;
};

}  // namespace

void play_super(Draft& draft, Dice& dice) {
    draft.players = dice.chance(70) ? 2 + dice.roll(4) : 2 + dice.roll(14);
    SuperPlay game(draft, dice);
    const int hands = 1 + dice.roll(3);
    int leader = dice.roll(draft.players);
    for (int h = 1; h <= hands; ++h) {
        game.hand(h, leader);
        leader = ((game.winner() >= 0 ? game.winner() : leader) + 1) % draft.players;
    }
}

}  // namespace bones::second
