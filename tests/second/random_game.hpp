// Random games, written as records. The writer knows the rules just well enough to play, and can
// hide and spoil parts of its records.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bones/game.hpp"
#include "bones/tile.hpp"

namespace bones::second {

/// Random numbers that are the same on every machine (splitmix64).
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    /// Returns a number from 0 to sides - 1.
    int roll(std::size_t sides) { return static_cast<int>(next() % sides); }
    bool chance(int percent) { return roll(100) < percent; }
    template <class List>
    const auto& pick(const List& list) {
        return list[static_cast<std::size_t>(roll(list.size()))];
    }
    template <class List>
    void shuffle(List& list) {
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[static_cast<std::size_t>(roll(i))]);
    }

  private:
    std::uint64_t state_;
};

/// One action before it is rendered as text.
struct Token {
    enum Kind { play, draw, pass, other } kind = play;
    int seat = 0;
    int first = 0, second = 0;  ///< the halves of a play or a draw
    bool known = true;          ///< whether the tile of a draw is known
    int arm = 0;                ///< 0: not written; -1: `@??`, or `+` for a draw
    int suit = -1;              ///< the suit, or the points called for a tile; -1: none
    bool crosswise = false, prize = false;
    std::string word;  ///< the text of a token of another kind
};

struct HandDraft {
    int number = 1;
    std::optional<int> lead;
    std::vector<std::vector<std::string>> deals;  ///< by seat; empty: no line
    std::vector<std::string> yard;
    std::vector<std::string> bids;  ///< the words of a `bid` line; empty: none
    std::string trump;              ///< of a `trump` line; empty: none
    std::vector<Token> tokens;
    std::vector<std::vector<std::string>> left;  ///< the tiles of each seat at the end
    std::string end;
    std::vector<std::string> tail;
};

struct Draft {
    Game game = Game::unknown;
    int players = 2;
    std::vector<std::string> rules;
    std::vector<HandDraft> hands;
    std::vector<std::string> claims;
    bool show_left = false;
    bool trick_lines = false;  ///< Forty-two: one trick on each line

    /// Returns the value of a house rule, or `otherwise` if it is not set.
    std::string value(const std::string& option, const std::string& otherwise) const;
    bool has(const std::string& rule) const;
    /// The highest number of the set.
    int highest() const;
};

std::string tile_word(int first, int second);
inline std::string tile_word(Tile tile) {
    return tile_word(tile.high(), tile.low());
}
std::string render(const Draft& draft);
int actions_of(const Draft& draft);

/// Writes a legal game of some hands, with random house rules and everything known.
Draft random_game(Game game, Dice& dice);
/// Removes deals, draws and the yard from a record, in part or completely.
void hide(Draft& draft, Dice& dice);
/// Spoils a record in some places.
void corrupt(Draft& draft, Dice& dice);
/// Removes the play of the last hands, or of all, and writes scores and winners (G15).
void keep_outcome(Draft& draft, Dice& dice);

}  // namespace bones::second
