// The request for a generated game, and the game as written down: all that a record may show, as
// plain data.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bones/verdict.hpp"
#include "engine/rules/bidding.hpp"

namespace bones::play {

/// The most hands of a game that has not ended.
inline constexpr std::uint32_t most_hands_played = 100;
/// The number of hands in a game that ends whenever the players stop.
inline constexpr std::uint32_t usual_hands = 3;

enum class PlayerKind : std::uint8_t { random, greedy, steady, sampling };

struct GameRequest {
    Game game = Game::unknown;
    int players = 2;
    HouseRules rules{};
    BySeat<PlayerKind> kinds{};  ///< the kind of player at each seat
    std::uint32_t hands = 0;     ///< the most hands; 0: as the game requires
};

/// How a correct token is written so that it becomes unreadable.
enum class Smudge : std::uint8_t {
    none,
    comma,        ///< a comma after it
    letter,       ///< an O for a 0
    half,         ///< one half is unreadable
    seat_letter,  ///< its line lacks the seat letter
};

/// One hand. The object is reused for later games.
struct PlayedHand {
    std::uint32_t number = 1;
    BySeat<TileSet> deals{};
    bool has_yard = false;
    std::vector<Tile> yard;         ///< the undealt tiles in drawing order
    std::uint8_t yard_unknown = 0;  ///< unknown tiles after them
    Bidding bidding;                ///< in games with bidding
    std::vector<Action> actions;
    BySeat<TileSet> left{};
    EndKind end = EndKind::unfinished;
    Seat out;
    bool end_twice = false;  ///< the end line is written twice
    Smudge smudge = Smudge::none;
    std::size_t smudged = 0;  ///< index of the smudged action
    Seat stranger;            ///< an empty seat that is written with tiles left
    Seat prize_seat;          ///< the seat that took a prize; no seat: none was taken
    Tile prize;
    std::vector<Penalty> penalties;
    bool scored = false;
    Points scores{};
};

/// An error or breach made on purpose, as bones-check must report it.
struct Truth {
    std::uint32_t hand = 0;  ///< number of the hand; 0: not within a hand
    std::int32_t ply = -1;   ///< from 1; 0: deal and yard lines; -1: lines after the play
    Seat seat;
    const Code* code = nullptr;
};

/// One game. The object is reused for later games, so only the first `hand_count` hands are valid.
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
    SeatSet winners;  ///< empty: no winner, or the game is not over
    std::vector<Truth> truths;

    /// Adds an empty hand.
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
