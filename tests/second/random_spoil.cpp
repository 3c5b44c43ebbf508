// Hides and spoils parts of a random game.
#include <algorithm>

#include "tests/second/random_play.hpp"

namespace bones::second {

namespace {

void hide_words(std::vector<std::string>& words, Dice& dice) {
    if (words.empty()) return;
    const int percent = dice.roll(100);
    for (std::string& word : words)
        if (dice.chance(percent)) word = "?";
}

Tile any_tile(const Draft& draft, Dice& dice) {
    return Tile::numbered(dice.roll(static_cast<std::size_t>(set_size(draft.highest()))));
}

class Spoiler {
  public:
    Spoiler(Draft& draft, Dice& dice)
        : draft_(draft), dice_(dice), hand_(draft.hands[dice.roll(draft.hands.size())]) {}

    /// Writes a hand's score, or the winner, at random.
    void claim() {
        if (dice_.chance(60))
            hand_.tail.push_back(any_score("score"));
        else
            draft_.claims.push_back(any_winner());
    }

    void spoil() {
        if (hand_.tokens.empty()) return spoil_line();
        switch (dice_.roll(16)) {
            case 0:
                return swap_tiles();
            case 1:
                return to_pass();
            case 2:
                return erase();
            case 3:
                return retile();
            case 4:
                return rearm();
            case 5:
                return reseat();
            case 6:
                return insert_word();
            case 7:
                return to_play();
            case 8:
                return insert_draw();
            case 9:
                return repeat();
            case 10:
                return cut();
            case 11:
                return turn_round();
            case 12:
                return decorate();
            case 13:
                return erase_draw();
            default:
                return spoil_line();
        }
    }

  private:
    Token& token() { return hand_.tokens[at()]; }
    std::size_t at() { return static_cast<std::size_t>(dice_.roll(hand_.tokens.size())); }
    auto place() { return hand_.tokens.begin() + static_cast<std::ptrdiff_t>(at()); }
    int any_seat() { return dice_.roll(static_cast<std::size_t>(draft_.players)); }

    void swap_tiles() {
        Token& a = token();
        Token& b = token();
        std::swap(a.first, b.first);
        std::swap(a.second, b.second);
    }
    void to_pass() {
        Token& one = token();
        one.kind = Token::pass;
    }
    void to_play() {
        Token& one = token();
        const Tile tile = any_tile(draft_, dice_);
        one.kind = Token::play;
        one.first = tile.high();
        one.second = tile.low();
        one.arm = dice_.roll(5);
    }
    void erase() { hand_.tokens.erase(place()); }
    void erase_draw() {
        const auto is_draw = [](const Token& one) { return one.kind == Token::draw; };
        const auto found = std::find_if(place(), hand_.tokens.end(), is_draw);
        if (found != hand_.tokens.end()) hand_.tokens.erase(found);
    }
    void retile() {
        Token& one = token();
        const Tile tile = any_tile(draft_, dice_);
        one.first = tile.low();
        one.second = tile.high();
    }
    void rearm() { token().arm = dice_.roll(8); }
    void reseat() { token().seat = any_seat(); }
    void insert_word() {
        static const std::vector<std::string> words{"?", "skip", "pass", "~", "+?", "what"};
        Token one;
        one.kind = Token::other;
        one.seat = dice_.chance(50) ? token().seat : any_seat();
        one.word = dice_.pick(words);
        if (one.word == "~") one.word += tile_word(token().first, token().second);
        hand_.tokens.insert(place(), one);
    }
    void insert_draw() {
        Token one;
        one.kind = Token::draw;
        const auto before = place();
        one.seat = before->seat;
        one.known = dice_.chance(50);
        const Tile tile = any_tile(draft_, dice_);
        one.first = tile.high();
        one.second = tile.low();
        hand_.tokens.insert(before, one);
    }
    void repeat() {
        const Token one = token();
        hand_.tokens.insert(place(), one);
    }
    void cut() { hand_.tokens.resize(at()); }
    void turn_round() {
        Token& one = token();
        std::swap(one.first, one.second);
    }
    void decorate() {
        Token& one = token();
        const int what = dice_.roll(4);
        if (what == 0) one.crosswise = !one.crosswise;
        if (what == 1) one.prize = !one.prize;
        if (what == 2) one.suit = dice_.roll(18);
        if (what == 3) one.arm = one.arm == 0 ? 1 + dice_.roll(6) : 0;
    }

    void spoil_line() {
        if (!hand_.bids.empty() && dice_.chance(30)) return spoil_bids();
        switch (dice_.roll(10)) {
            case 0:
                hand_.lead = any_seat();
                break;
            case 1:
                spoil_deal();
                break;
            case 2:
                if (!hand_.yard.empty())
                    hand_.yard[dice_.roll(hand_.yard.size())] = tile_word(any_tile(draft_, dice_));
                break;
            case 3:
                hand_.end = any_end();
                break;
            case 4:
                hand_.tail.push_back(any_score("score"));
                break;
            case 5:
                hand_.tail.push_back(any_penalty());
                break;
            case 6:
                spoil_left();
                break;
            case 7:
                draft_.claims.push_back(any_score("result"));
                break;
            case 8:
                draft_.claims.push_back(any_winner());
                break;
            default:
                spoil_tail();
                break;
        }
    }
    void spoil_bids() {
        static const std::vector<std::string> bids{"pass", "pass", "?",  "29", "30",  "31", "36",
                                                   "41",   "42",   "43", "84", "126", "168"};
        static const std::vector<std::string> trumps{"0",     "3",    "6",       "5",
                                                     "nello", "none", "doubles", "other"};
        switch (dice_.roll(7)) {
            case 0:
                hand_.bids[0] = letter();
                break;
            case 1:
                hand_.bids.resize(2 + static_cast<std::size_t>(dice_.roll(3)), "pass");
                break;
            case 2:
                hand_.bids.clear();
                break;
            case 3:
                hand_.trump = letter() + " " + dice_.pick(trumps);
                break;
            case 4:
                if (hand_.trump.empty()) break;
                hand_.trump = hand_.trump.substr(0, 2) + dice_.pick(trumps);
                break;
            case 5:
                if (dice_.chance(50)) hand_.trump.clear();
                break;
            default: {
                const auto at = 1 + static_cast<std::size_t>(dice_.roll(hand_.bids.size() - 1));
                hand_.bids[at] = dice_.pick(bids);
                break;
            }
        }
    }
    void spoil_deal() {
        if (hand_.deals.empty()) return;
        auto& deal = hand_.deals[dice_.roll(hand_.deals.size())];
        if (deal.empty()) return;
        if (dice_.chance(30))
            deal.pop_back();
        else
            deal[dice_.roll(deal.size())] = tile_word(any_tile(draft_, dice_));
    }
    void spoil_left() {
        if (hand_.left.empty()) return;
        draft_.show_left = true;
        auto& left = hand_.left[dice_.roll(hand_.left.size())];
        if (left.empty() || dice_.chance(30))
            left.push_back(tile_word(any_tile(draft_, dice_)));
        else
            left[dice_.roll(left.size())] = tile_word(any_tile(draft_, dice_));
    }
    void spoil_tail() {
        if (hand_.tail.empty()) return;
        std::string& line = hand_.tail.front();
        if (line.compare(0, 6, "prize ") != 0) return;
        if (dice_.chance(30))
            hand_.tail.erase(hand_.tail.begin());
        else if (dice_.chance(30))
            line[6] = line[6] == 'A' ? 'B' : 'A';
        else
            line = line.substr(0, 8) + tile_word(any_tile(draft_, dice_));
    }
    std::string letter() { return std::string(1, static_cast<char>('A' + any_seat())); }
    std::string any_end() {
        static const std::vector<std::string> ends{
            "out ", "blocked", "played", "void", "unfinished", "conceded ", "won ", "made", "set"};
        std::string end = dice_.pick(ends);
        if (end.back() == ' ') end += letter();
        return dice_.chance(20) ? "" : "end " + end;
    }
    std::string any_score(const std::string& word) {
        std::string line = word;
        for (int s = 0; s < draft_.players; ++s)
            if (dice_.chance(90))
                line += std::string(" ") + static_cast<char>('A' + s) + " " +
                        std::to_string(dice_.roll(12));
        return line == word ? line + " A 1" : line;
    }
    std::string any_penalty() {
        static const std::vector<std::string> codes{"false-pass",  "revoke",     "illegal-draw",
                                                    "missed-draw", "wrong-turn", "off-spell",
                                                    "misfit"};
        return "penalty " + letter() + " " + std::to_string(5 * (1 + dice_.roll(2))) + " " +
               dice_.pick(codes);
    }
    std::string any_winner() {
        if (dice_.chance(30)) return "winner none";
        return "winner " + letter() + (dice_.chance(30) ? " " + letter() : "");
    }

    Draft& draft_;
    Dice& dice_;
    HandDraft& hand_;
};

}  // namespace

void hide(Draft& draft, Dice& dice) {
    const int deals = dice.roll(4), draws = dice.roll(3);
    draft.show_left = dice.chance(30);
    for (HandDraft& hand : draft.hands) {
        if (dice.chance(70)) hand.yard.clear();
        hide_words(hand.yard, dice);
        for (auto& deal : hand.deals) {
            if (deals == 0 || (deals == 1 && dice.chance(50))) deal.clear();
            if (deals == 2) hide_words(deal, dice);
        }
        for (auto& left : hand.left)
            if (dice.chance(50)) hide_words(left, dice);
        for (Token& token : hand.tokens)
            if (token.kind == Token::draw && (draws == 0 || (draws == 1 && dice.chance(50))))
                token.known = false;
    }
}

void corrupt(Draft& draft, Dice& dice) {
    const int times = 1 + dice.roll(4);
    for (int i = 0; i < times; ++i) Spoiler(draft, dice).spoil();
}

void keep_outcome(Draft& draft, Dice& dice) {
    const std::size_t from = dice.roll(draft.hands.size());
    for (std::size_t h = dice.chance(50) ? 0 : from; h < draft.hands.size(); ++h) {
        draft.hands[h].tokens.clear();
        draft.hands[h].yard.clear();  // without known draws the yard is unknown
        if (dice.chance(70)) draft.hands[h].end = "end unfinished";
    }
    const auto claims = 1 + 2 * draft.hands.size();
    for (std::size_t i = 0; i < claims; ++i) Spoiler(draft, dice).claim();
    if (dice.chance(30)) corrupt(draft, dice);
}

}  // namespace bones::second
