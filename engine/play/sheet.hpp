// What kind of game is wanted, and what is written of one that was played here: everything a record
// may say, as plain data.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bones/verdict.hpp"
#include "engine/rules/bidding.hpp"

namespace bones::play {

/// The most hands that a game gets which would not come to its end.
inline constexpr std::uint32_t most_hands_played = 100;
/// How many hands make a game that is over whenever the players stop.
inline constexpr std::uint32_t usual_hands = 3;

enum class PlayerKind : std::uint8_t { random, greedy, steady, sampling };

struct GameRequest {
    Game game = Game::unknown;
    int players = 2;
    HouseRules rules{};
    BySeat<PlayerKind> kinds{};  ///< who plays at each seat
    std::uint32_t hands = 0;     ///< at most so many hands; 0: as the game has it
};

/// How a token that is right is written down so that it cannot be read.
enum class Smudge : std::uint8_t {
    none,
    comma,        ///< one stands after it
    letter,       ///< an O for a 0
    half,         ///< one half is not made out
    seat_letter,  ///< its line has lost the letter of its seat
};

/// One hand. Reused from game to game.
struct PlayedHand {
    std::uint32_t number = 1;
    BySeat<TileSet> deals{};
    bool has_yard = false;
    std::vector<Tile> yard;         ///< the tiles not dealt, in the order in which they are drawn
    std::uint8_t yard_unknown = 0;  ///< unknown tiles after them
    Bidding bidding;                ///< of games that have it
    std::vector<Action> actions;
    BySeat<TileSet> left{};
    EndKind end = EndKind::unfinished;
    Seat out;
    bool end_twice = false;  ///< the end line stands there twice
    Smudge smudge = Smudge::none;
    std::size_t smudged = 0;  ///< which of the actions
    Seat stranger;            ///< a seat at which nobody sits is written as having tiles left
    Seat prize_seat;          ///< who took a prize; no seat: nobody
    Tile prize;
    std::vector<Penalty> penalties;
    bool scored = false;
    Points scores{};
};

/// Something that was made wrong on purpose, as bones-check will report it.
struct Truth {
    std::uint32_t hand = 0;  ///< number of the hand; 0: not within a hand
    std::int32_t ply = -1;   ///< from 1; 0: deal and yard lines; -1: what stands after the play
    Seat seat;
    const Code* code = nullptr;
};

/// One game. Reused from game to game: only the first `hand_count` hands count.
struct PlayedGame {
    Game game = Game::unknown;
    bool tiles_make_points = false;
    int players = 2;
    HouseRules rules{};
    std::vector<PlayedHand> hands;
    std::size_t hand_count = 0;
    bool totals_known = true;
    Points totals{};
    bool winners_known = true;
    SeatSet winners;  ///< empty: nobody, or the game is not over
    std::vector<Truth> truths;

    /// Adds a hand, emptied.
    PlayedHand& add_hand() {
        if (hand_count == hands.size()) hands.emplace_back();
        PlayedHand& hand = hands[hand_count++];
        hand.number = static_cast<std::uint32_t>(hand_count);
        hand.deals = hand.left = {};
        hand.has_yard = hand.end_twice = hand.scored = false;
        hand.yard.clear();
        hand.yard_unknown = 0;
        hand.bidding = {};
        hand.actions.clear();
        hand.end = EndKind::unfinished;
        hand.smudge = Smudge::none;
        hand.out = hand.stranger = hand.prize_seat = {};
        hand.penalties.clear();
        return hand;
    }
};

}  // namespace bones::play
