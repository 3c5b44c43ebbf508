// Random players of Block, Draw, All Fives and Fives and Threes.
#include <algorithm>
#include <map>

#include "tests/second/random_play.hpp"

namespace bones::second {

namespace {

using Values = std::vector<std::pair<const char*, std::vector<std::string>>>;

Values values_of(Game game) {
    const std::vector<std::string> both{"no", "yes"};
    const std::vector<std::string> counts{"others", "difference", "all"};
    Values values{{"opening", {"double", "lot", "every"}},
                  {"lead", {"winner", "next"}},
                  {"partners", both},
                  {"hand", {"0", "2", "3", "4", "5", "6", "7", "9"}}};
    const auto add = [&](const char* option, const std::vector<std::string>& of) {
        values.emplace_back(option, of);
    };
    if (game == Game::forty_two)
        return {{"all-pass", {"dealer", "reshake"}},      {"undeclared", {"unknown", "high"}},
                {"scoring", {"marks", "points"}},         {"target", {"auto", "0", "2", "50"}},
                {"revoke", {"called", "hand", "report"}}, {"nello", {"own", "high", "low", "no"}}};
    if (game != Game::fives_and_threes) {
        add("tie", {"none", "leader"});
        add("count", counts);
        add("target", {"0", "20", "60"});
    }
    if (game == Game::block || game == Game::draw) {
        for (const char* bonus : {"capicua", "chuchazo", "lock"}) add(bonus, {"0", "5", "25"});
        for (const char* condition :
             {"capicua-double", "capicua-blank", "capicua-equal", "chuchazo-blank"})
            add(condition, both);
    }
    if (game == Game::block) {
        add("count", {"auto"});
        add("target", {"auto"});
    }
    if (game == Game::draw || game == Game::all_fives) {
        add("keep", {"0", "1", "2"});
        add("draws", {"0", "1", "3"});
    }
    if (game == Game::draw) {
        add("voluntary", both);
        add("yard", both);
    }
    if (game == Game::all_fives) {
        add("spinner", {"first", "none"});
        add("spinner-count", {"both", "once"});
        add("multiple", {"5", "3"});
        add("call", both);
        add("round", {"nearest", "down"});
        add("finish", {"at-once", "hand"});
    }
    if (game == Game::fives_and_threes) {
        add("out", {"0", "1", "3"});
        add("target", {"0", "11", "31"});
        add("exact", both);
    }
    return values;
}

class LinePlay {
  public:
    LinePlay(Draft& draft, Dice& dice) : draft_(draft), dice_(dice) {
        const Game game = draft.game;
        points_ = game == Game::all_fives || game == Game::fives_and_threes;
        fives_ = game == Game::all_fives;
        draws_ = game == Game::draw || fives_;
        players_ = draft.players;
        pairs_ = players_ == 4 && is("partners", game == Game::draw ? "no" : "yes", "yes");
        each_ = number("hand", 0);
        if (each_ == 0)
            each_ = game == Game::block ? (players_ == 3 ? 5 : 7) : players_ == 2 ? 7 : 5;
        keep_ = number("keep", 0);
        most_draws_ = number("draws", 0);
        target_ = game == Game::all_fives                   ? number("target", 150)
                  : game == Game::fives_and_threes          ? number("target", 61)
                  : draft.value("target", "auto") == "auto" ? (pairs_ ? 200 : 100)
                                                            : number("target", 100);
        if (game == Game::draw) target_ = number("target", 100);
        both_out_ = pairs_ && is("both-out", "no", "yes");
        exact_ = !fives_ && is("exact", "yes", "yes");
        calls_ = points_ ? dice.roll(101) : 0;
    }

    /// Plays a hand. Returns false when the game is over.
    bool hand(int number) {
        HandDraft& hand = draft_.hands.emplace_back();
        hand.number = number;
        tiles_ = Tiles::deal(all_tiles(draft_.highest()), players_, each_, dice_, hand);
        if (!draws_) hand.yard.clear();
        arms_.clear();
        spinner_ = -1;
        made_.fill(0);
        passes_ = 0;
        const Move first = opening(number);
        leader_ = seat_;
        lay(hand, first);
        while (!done_) {
            do seat_ = (seat_ + 1) % players_;
            while (!in_play(seat_));
            turn(hand);
        }
        tiles_.write_left(hand);
        finish(hand);
        return !over_;
    }

  private:
    struct LineArm {
        int open;
        bool doubled, root, started;
    };

    bool is(const char* option, const char* otherwise, const char* value) const {
        return draft_.value(option, otherwise) == value;
    }
    int number(const char* option, int otherwise) const {
        return std::stoi(draft_.value(option, std::to_string(otherwise)));
    }
    bool in_play(int seat) const { return !both_out_ || !tiles_.hands[seat].empty(); }
    int side(int seat) const { return pairs_ ? seat % 2 : seat; }

    static std::tuple<bool, int, int> rank(Tile tile) {
        return {tile.is_double(), tile.pips(), tile.high()};
    }

    Move opening(int number) {
        const bool points = draft_.game == Game::all_fives || draft_.game == Game::fives_and_threes;
        const std::string rule = draft_.value("opening", points ? "lot" : "double");
        Tile tile;
        if (rule == "every" || (rule == "double" && number == 1)) {
            seat_ = 0;
            tile = tiles_.hands[0][0];
            for (int s = 0; s < players_; ++s)
                for (Tile other : tiles_.hands[s])
                    if (rank(other) > rank(tile)) {
                        seat_ = s;
                        tile = other;
                    }
        } else {
            seat_ =
                due_.empty() ? dice_.roll(static_cast<std::size_t>(players_)) : dice_.pick(due_);
            tile = dice_.pick(tiles_.hands[seat_]);
        }
        return {tile, -1, tile.low(), tile.high()};
    }

    bool covered() const {
        return std::none_of(arms_.begin(), arms_.end(),
                            [](const LineArm& arm) { return arm.root; });
    }

    std::vector<Move> moves(const std::vector<Tile>& tiles) const {
        std::vector<Move> found;
        for (Tile tile : tiles)
            for (std::size_t a = 0; a < arms_.size(); ++a) {
                if (!arms_[a].started && !covered()) continue;
                const int arm = static_cast<int>(a);
                if (tile.high() == arms_[a].open)
                    found.push_back({tile, arm, tile.high(), tile.low()});
                else if (tile.low() == arms_[a].open)
                    found.push_back({tile, arm, tile.low(), tile.high()});
            }
        return found;
    }

    int worth() const {
        int sum = 0;
        bool root = false;
        for (const LineArm& arm : arms_) {
            if (!arm.started || (arm.root && root)) continue;
            const bool once = arm.root && spinner_ >= 0 && is("spinner-count", "both", "once");
            sum += arm.open * (arm.doubled && !once ? 2 : 1);
            root = root || arm.root;
        }
        if (!fives_) return (sum % 5 == 0 ? sum / 5 : 0) + (sum % 3 == 0 ? sum / 3 : 0);
        return sum % number("multiple", 5) == 0 ? sum : 0;
    }

    void lay(HandDraft& hand, const Move& move) {
        tiles_.lose(seat_, move.tile);
        const bool doubled = points_ && move.tile.is_double();
        const bool spins = fives_ && doubled && spinner_ < 0 && is("spinner", "first", "first");
        if (move.arm < 0)
            arms_ = {{move.touching, doubled, doubled, true}, {move.outer, doubled, doubled, true}};
        else
            arms_[move.arm] = {move.outer, doubled, spins, true};
        if (spins) {
            spinner_ = move.tile.high();
            for (int end = 0; end < 2; ++end) arms_.push_back({spinner_, false, false, false});
        }
        Token token = play_token(seat_, move, move.arm + 1);
        if (move.arm >= 0 && !dice_.chance(90) && only_way(move)) token.arm = 0;
        passes_ = 0;
        const bool partner_plays = both_out_ && !tiles_.hands[(seat_ + 2) % 4].empty();
        const bool out = tiles_.hands[seat_].empty() && !partner_plays;
        if (points_) score(token, out);
        hand.tokens.push_back(token);
        if (!done_ && out) end_out(hand);
        shut(hand);
    }

    /// Whether the tile fits only in this way, so that the arm may be left out.
    bool only_way(const Move& move) const {
        return std::count_if(arms_.begin(), arms_.end(),
                             [&](const LineArm& arm) { return arm.open == move.touching; }) == 0;
    }

    void score(Token& token, bool out) {
        const int points = worth();
        if (dice_.chance(calls_)) token.suit = points;
        int gain = points;
        if (is("call", "no", "yes")) gain = std::max(0, token.suit);
        if (out && !fives_) gain += number("out", 1);
        int& made = made_[side(token.seat)];
        const int total = totals_[side(token.seat)] + made + gain;
        const bool counts = target_ > 0 && !over_ && !is("finish", "at-once", "hand");
        if (counts && exact_ && total > target_) {
            if (token.suit >= 0 && dice_.chance(50)) token.suit = 0;  // F5
            gain = 0;
        }
        made += gain;
        if (!counts || gain == 0 || total < target_ || (exact_ && total > target_)) return;
        done_ = true;
        winner_ = token.seat;
        won_ = true;
    }

    void end_out(HandDraft& hand) {
        done_ = true;
        winner_ = seat_;
        hand.end = std::string("end out ") + static_cast<char>('A' + seat_);
    }

    bool nothing_to_draw() const {
        return !draws_ || tiles_.left() <= static_cast<std::size_t>(keep_);
    }

    // B6: ends the hand if no tile off the table fits.
    void shut(HandDraft& hand) {
        if (done_ || !nothing_to_draw()) return;
        std::vector<Tile> rest(tiles_.stock.begin() + static_cast<std::ptrdiff_t>(tiles_.drawn),
                               tiles_.stock.end());
        for (const auto& held : tiles_.hands) rest.insert(rest.end(), held.begin(), held.end());
        if (!moves(rest).empty()) return;
        const int passes = dice_.roll(static_cast<std::size_t>(players_) + 1);
        for (int p = 1; p <= passes; ++p)
            if (in_play((seat_ + p) % players_))
                hand.tokens.push_back(pass_token((seat_ + p) % players_));
        block(hand);
    }

    void turn(HandDraft& hand) {
        int drawn = 0;
        const auto may_draw = [&] {
            return !nothing_to_draw() && (most_draws_ == 0 || drawn < most_draws_);
        };
        while (may_draw() && is("voluntary", "no", "yes") && dice_.chance(10)) {
            tiles_.draw(seat_, hand);
            ++drawn;
        }
        auto found = moves(tiles_.hands[seat_]);
        while (found.empty() && may_draw()) {
            tiles_.draw(seat_, hand);
            ++drawn;
            found = moves(tiles_.hands[seat_]);
        }
        if (!found.empty()) return lay(hand, dice_.pick(found));
        hand.tokens.push_back(pass_token(seat_));
        int in_turn = 0;
        for (int s = 0; s < players_; ++s) in_turn += in_play(s);
        if (++passes_ >= in_turn && nothing_to_draw()) block(hand);
    }

    int pips(int of) const {
        int sum = 0;
        for (int s = 0; s < players_; ++s)
            if (side(s) == of) sum += tiles_.pips(s);
        return sum;
    }

    void block(HandDraft& hand) {
        done_ = true;
        hand.end = "end blocked";
        blocked_ = true;
        winner_ = -1;
        int fewest = 1000;
        bool equal = false;
        for (int p = 0; p < players_; ++p) {
            const int of = (leader_ + p) % players_;
            const int sum = pips(side(of));
            if (winner_ >= 0 && side(of) == side(winner_)) continue;
            if (sum == fewest) equal = true;
            if (sum >= fewest) continue;
            fewest = sum;
            equal = false;
            winner_ = of;
        }
        if (equal && is("tie", "none", "none")) winner_ = -1;
    }

    int pips_scored() const {
        if (draft_.game == Game::fives_and_threes || winner_ < 0 || won_) return 0;
        std::string count =
            draft_.value("count", draft_.game == Game::block ? "auto" : "difference");
        if (count == "auto") count = pairs_ ? "all" : "difference";
        int sum = 0;
        for (int s = 0; s < players_; ++s)
            if (side(s) != side(winner_) || count == "all")
                sum += tiles_.pips(s);
            else if (count == "difference" && blocked_)
                sum -= tiles_.pips(s);
        for (std::size_t i = tiles_.drawn; i < tiles_.stock.size() && is("yard", "no", "yes"); ++i)
            sum += tiles_.stock[i].pips();
        const int by = number("multiple", 5);
        if (!fives_) return sum;
        return (sum + (is("round", "nearest", "down") ? 0 : by / 2)) / by * by;
    }

    void finish(HandDraft& hand) {
        if (won_) hand.end = std::string("end won ") + static_cast<char>('A' + winner_);
        if (winner_ >= 0) made_[side(winner_)] += pips_scored();
        if (!over_)
            for (int s = 0; s < players_; ++s) totals_[s] += made_[s];
        if (target_ > 0)
            over_ = over_ || *std::max_element(totals_.begin(), totals_.end()) >= target_;
        due_.clear();
        if (is("lead", draft_.game == Game::fives_and_threes ? "next" : "winner", "next")) {
            due_ = {(leader_ + 1) % players_};
        } else if (!blocked_) {
            due_ = {winner_};
        } else if (winner_ >= 0 && !fives_) {
            due_ = {winner_};
            if (pairs_) due_.push_back((winner_ + 2) % 4);
        } else if (!fives_) {
            due_ = {(leader_ + 1) % players_};
        }
        done_ = blocked_ = won_ = false;
    }

    Draft& draft_;
    Dice& dice_;
    bool points_, fives_, draws_, pairs_, exact_, both_out_;
    int players_, each_, keep_, most_draws_, target_, calls_;
    Tiles tiles_;
    std::vector<LineArm> arms_;
    int spinner_ = -1;
    int seat_ = 0, leader_ = 0, passes_ = 0, winner_ = -1;
    bool done_ = false, blocked_ = false, won_ = false, over_ = false;
    std::array<int, 4> made_{}, totals_{};
    std::vector<int> due_;
};

}  // namespace

namespace {

/// B1, F1: sometimes chooses a larger set, by a rule or by the size of the deal, or play after a
/// seat is out. The choice depends on the other rules, so that it does not change other games.
void choose_set(Draft& draft) {
    unsigned number = static_cast<unsigned>(draft.players);
    for (const std::string& rule : draft.rules)
        for (const char c : rule) number = (number * 31 + static_cast<unsigned char>(c)) % 9973;
    number %= 1000;
    if (number < 60) draft.rules.push_back("set=9");
    if (number >= 60 && number < 100 && draft.value("hand", "").empty())
        draft.rules.push_back(draft.players == 2 ? "hand=16" : "hand=10");
    if (number % 5 == 0 && draft.game == Game::fives_and_threes)
        draft.rules.push_back("both-out=yes");
}

}  // namespace

void choose_club_rules(Draft& draft, Dice& dice) {
    const bool tricks = draft.game == Game::forty_two;
    draft.players = tricks ? 4 : 2 + dice.roll(3);
    draft.trick_lines = dice.chance(50);
    const int often = dice.pick(std::vector<int>{0, 10, 30});
    for (const auto& [option, values] : values_of(draft.game)) {
        if (!dice.chance(often) || !draft.value(option, "").empty()) continue;
        const std::string value = dice.pick(values);
        if (std::string(option) == "hand" && std::stoi(value) > set_size(9) / draft.players)
            continue;
        draft.rules.push_back(option + ("=" + value));
    }
    if (!tricks) choose_set(draft);
}

void play_line_game(Draft& draft, Dice& dice) {
    LinePlay game(draft, dice);
    const int hands = 1 + dice.roll(dice.chance(20) ? 12 : 3);
    for (int h = 1; h <= hands; ++h)
        if (!game.hand(h) && dice.chance(90)) return;
}

}  // namespace bones::second
