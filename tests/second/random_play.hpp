// Shared parts of the random players of five games.
#pragma once

#include <set>

#include "tests/second/random_game.hpp"

namespace bones::second {

/// The tiles of a hand being played.
struct Tiles {
    std::vector<std::vector<Tile>> hands;
    std::vector<Tile> stock;  ///< in drawing order
    std::size_t drawn = 0;

    /// Deals from shuffled tiles and writes deals and yard into the draft.
    static Tiles deal(const std::vector<Tile>& set, int players, int each, Dice& dice,
                      HandDraft& hand);
    std::size_t left() const { return stock.size() - drawn; }
    void lose(int seat, Tile tile);
    Tile draw(int seat, HandDraft& hand);
    int pips(int seat) const;
    void write_left(HandDraft& hand) const;
};

/// A tile that can be laid somewhere.
struct Move {
    Tile tile;
    int arm = 0;  ///< index
    int touching = 0, outer = 0;
    bool crosswise = false;
};

std::vector<Tile> all_tiles(int highest);
Token play_token(int seat, const Move& move, int arm);
Token pass_token(int seat);

void play_curse(Draft& draft, Dice& dice);
void play_double_takes(Draft& draft, Dice& dice);
void play_prize(Draft& draft, Dice& dice);
void play_super(Draft& draft, Dice& dice);
void play_leyden(Draft& draft, Dice& dice);
void play_line_game(Draft& draft, Dice& dice);
void play_forty_two(Draft& draft, Dice& dice);
/// Sets any of the house rules of the line games and of Forty-two.
void choose_club_rules(Draft& draft, Dice& dice);

}  // namespace bones::second
