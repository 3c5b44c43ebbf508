// Random players of Curse of the Doublet, Double Takes and Leyden.
#include "tests/second/random_play.hpp"

#include <algorithm>

namespace bones::second {

std::vector<Tile> all_tiles(int highest) {
    std::vector<Tile> tiles;
    for (int n = 0; n < set_size(highest); ++n) tiles.push_back(Tile::numbered(n));
    return tiles;
}

Tiles Tiles::deal(const std::vector<Tile>& set, int players, int each, Dice& dice,
                  HandDraft& hand) {
    std::vector<Tile> mixed = set;
    dice.shuffle(mixed);
    Tiles tiles;
    hand.deals.resize(players);
    std::size_t at = 0;
    for (int s = 0; s < players; ++s) {
        tiles.hands.emplace_back();
        for (int i = 0; i < each; ++i) tiles.hands[s].push_back(mixed[at++]);
        for (Tile tile : tiles.hands[s]) hand.deals[s].push_back(tile_word(tile));
    }
    tiles.stock.assign(mixed.begin() + static_cast<std::ptrdiff_t>(at), mixed.end());
    for (Tile tile : tiles.stock) hand.yard.push_back(tile_word(tile));
    return tiles;
}

void Tiles::lose(int seat, Tile tile) {
    auto& hand = hands[seat];
    hand.erase(std::find(hand.begin(), hand.end(), tile));
}

Tile Tiles::draw(int seat, HandDraft& hand) {
    const Tile tile = stock[drawn++];
    hands[seat].push_back(tile);
    Token token;
    token.kind = Token::draw;
    token.seat = seat;
    token.first = tile.high();
    token.second = tile.low();
    hand.tokens.push_back(token);
    return tile;
}

int Tiles::pips(int seat) const {
    int sum = 0;
    for (Tile tile : hands[seat]) sum += tile.pips();
    return sum;
}

void Tiles::write_left(HandDraft& hand) const {
    hand.left.resize(hands.size());
    for (std::size_t s = 0; s < hands.size(); ++s)
        for (Tile tile : hands[s]) hand.left[s].push_back(tile_word(tile));
}

Token play_token(int seat, const Move& move, int arm) {
    Token token;
    token.seat = seat;
    token.first = move.touching;
    token.second = move.outer;
    token.arm = arm;
    token.crosswise = move.crosswise;
    return token;
}

Token pass_token(int seat) {
    Token token;
    token.kind = Token::pass;
    token.seat = seat;
    return token;
}

namespace {

/// Adds both ways of laying a tile against an open number.
void add_moves(std::vector<Move>& moves, Tile tile, int arm, int open) {
    if (tile.high() == open) moves.push_back({tile, arm, tile.high(), tile.low()});
    if (tile.low() == open && !tile.is_double())
        moves.push_back({tile, arm, tile.low(), tile.high()});
}

void play_curse_hand(Draft& draft, Dice& dice, int seat) {
    HandDraft& hand = draft.hands.back();
    Tiles tiles = Tiles::deal(all_tiles(6), 2, 11, dice, hand);
    const Tile set = dice.pick(tiles.hands[seat]);
    tiles.lose(seat, set);
    hand.tokens.push_back(play_token(seat, {set, 0, set.low(), set.high()}, 0));
    int open[4] = {set.low(), set.low(), set.high(), set.high()};
    bool started[4] = {};
    std::set<int> passed;
    bool goes_on = false;
    seat = 1 - seat;
    while (passed.size() < 2) {
        std::vector<Move> moves;
        for (Tile tile : tiles.hands[seat])
            for (int arm = 0; arm < 4; ++arm) add_moves(moves, tile, arm, open[arm]);
        const bool stops = goes_on && draft.has("extra-play=may") && dice.chance(40);
        if (moves.empty() || stops) {
            if (!stops || dice.chance(50)) {
                hand.tokens.push_back(pass_token(seat));
                passed.insert(seat);
            }
            goes_on = false;
            seat = 1 - seat;
            continue;
        }
        const Move move = dice.pick(moves);
        tiles.lose(seat, move.tile);
        hand.tokens.push_back(play_token(seat, move, move.arm + 1));
        open[move.arm] = move.outer;
        started[move.arm] = true;
        passed.clear();
        if (tiles.hands[seat].empty()) break;
        goes_on = false;
        for (int arm = 0; arm < 4; ++arm)
            goes_on = goes_on || (arm != move.arm && started[arm] && open[arm] == move.outer);
        if (!goes_on) seat = 1 - seat;
    }
    tiles.write_left(hand);
    hand.end = passed.size() == 2 ? "end blocked"
                                  : std::string("end out ") + static_cast<char>('A' + seat);
}

bool is_matador(Tile tile) {
    return tile.pips() == 7 || tile.pips() == 0;
}

struct LeydenArm {
    int open = 0;
    int other = -1;  ///< the other arm of a crosswise tile
};

std::vector<Move> leyden_moves(const std::vector<Tile>& tiles, const std::vector<LeydenArm>& arms) {
    std::vector<Move> moves;
    for (Tile tile : tiles)
        for (int arm = 0; arm < 4; ++arm) {
            if (is_matador(tile)) {
                moves.push_back({tile, arm, tile.high(), tile.low()});
                moves.push_back({tile, arm, tile.low(), tile.high()});
                moves.push_back({tile, arm, tile.low(), tile.high(), true});
                continue;
            }
            add_moves(moves, tile, arm, 7 - arms[arm].open);
            if (arms[arm].other >= 0) add_moves(moves, tile, arm, 7 - arms[arm].other);
        }
    return moves;
}

void play_leyden_hand(Draft& draft, Dice& dice) {
    HandDraft& hand = draft.hands.back();
    Tiles tiles = Tiles::deal(all_tiles(6), 2, 6, dice, hand);
    int seat = -1, number = 0;
    for (int d = 6; d >= 1; --d)
        for (int s = 0; s < 2; ++s)
            if (std::count(tiles.hands[s].begin(), tiles.hands[s].end(), Tile(d, d))) {
                seat = s;
                number = d;
            }
    if (seat < 0) {
        hand.end = "end void";
        return tiles.write_left(hand);
    }
    while (tiles.left() > 2 && dice.chance(5)) tiles.draw(seat, hand);
    tiles.lose(seat, Tile(number, number));
    hand.tokens.push_back(play_token(seat, {Tile(number, number), 0, number, number}, 0));
    std::vector<LeydenArm> arms(4, LeydenArm{number, -1});
    int passes = 0;
    seat = 1 - seat;
    while (passes < 2) {
        while (tiles.left() > 2 &&
               (dice.chance(5) || leyden_moves(tiles.hands[seat], arms).empty()))
            tiles.draw(seat, hand);
        const auto moves = leyden_moves(tiles.hands[seat], arms);
        if (moves.empty()) {
            hand.tokens.push_back(pass_token(seat));
            ++passes;
            seat = 1 - seat;
            continue;
        }
        const Move move = dice.pick(moves);
        tiles.lose(seat, move.tile);
        hand.tokens.push_back(play_token(seat, move, move.arm + 1));
        arms[move.arm] = {move.outer,
                          move.crosswise && !move.tile.is_double() ? move.touching : -1};
        passes = 0;
        if (tiles.hands[seat].empty()) break;
        seat = 1 - seat;
    }
    tiles.write_left(hand);
    hand.end =
        passes == 2 ? "end blocked" : std::string("end out ") + static_cast<char>('A' + seat);
}

}  // namespace

void play_curse(Draft& draft, Dice& dice) {
    const int hands = 1 + dice.roll(4);
    for (int h = 1; h <= hands; ++h) {
        draft.hands.emplace_back();
        draft.hands.back().number = h;
        play_curse_hand(draft, dice, dice.roll(2));
    }
}

void play_leyden(Draft& draft, Dice& dice) {
    const int hands = 1 + dice.roll(4);
    for (int h = 1; h <= hands; ++h) {
        draft.hands.emplace_back();
        draft.hands.back().number = h;
        play_leyden_hand(draft, dice);
    }
}

void play_double_takes(Draft& draft, Dice& dice) {
    const int players = draft.players = 2 + dice.roll(3);
    const int each = players == 3 ? 15 : 17, rounds = players == 2 ? 4 : players == 3 ? 3 : 2;
    const int played = dice.chance(60) ? rounds : 1 + dice.roll(rounds);
    std::vector<Tile> set = all_tiles(15);
    int leader = dice.roll(players);
    for (int round = 1; round <= played; ++round, leader = (leader + 1) % players) {
        HandDraft& hand = draft.hands.emplace_back();
        hand.number = round;
        Tiles tiles = Tiles::deal(set, players, each, dice, hand);
        set = tiles.stock;
        const bool left_over = players == 3 && round == rounds;
        if (!left_over && !dice.chance(10)) hand.yard.clear();
        int first = leader;
        for (int trick = 0; trick < each; ++trick) {
            int suit = -1, winner = first, rank = -1;
            for (int i = 0; i < players; ++i) {
                const int seat = (first + i) % players;
                std::vector<Tile> may;
                for (Tile tile : tiles.hands[seat])
                    if (suit >= 0 && tile.has(suit)) may.push_back(tile);
                const Tile tile = dice.pick(may.empty() ? tiles.hands[seat] : may);
                tiles.lose(seat, tile);
                Token token = play_token(seat, {tile, 0, tile.high(), tile.low()}, 0);
                if (i == 0) {
                    suit = dice.chance(50) ? tile.high() : tile.low();
                    if (suit != tile.high() || draft.has("undeclared=error") || dice.chance(90))
                        token.suit = suit;
                }
                hand.tokens.push_back(token);
                const int value = tile.has(suit)     ? tile.other(suit)
                                  : tile.is_double() ? 100 + tile.high()
                                                     : -1;
                if (value > rank) {
                    rank = value;
                    winner = seat;
                }
            }
            first = winner;
        }
        tiles.write_left(hand);
        hand.end = "end played";
    }
}

}  // namespace bones::second
