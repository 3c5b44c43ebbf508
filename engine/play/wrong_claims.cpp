#include <algorithm>
#include <iterator>

#include "engine/codes.hpp"
#include "engine/play/slips.hpp"
#include "engine/rules/description.hpp"

namespace bones::play {
namespace {

using Made = std::optional<Truth>;

class ClaimMaker {
  public:
    ClaimMaker(PlayedGame& sheet, Random& random) : sheet_(sheet), random_(random) {}

    Made make(const Code& code) {
        if (sheet_.hand_count == 0 || may_be_right(code)) return {};
        PlayedHand& hand =
            sheet_.hands[random_.below(static_cast<std::uint32_t>(sheet_.hand_count))];
        if (&code == &code::end_mismatch) return misstate_end(hand);
        if (&code == &code::score_mismatch) return misstate_score(hand);
        if (&code == &code::result_mismatch) return misstate_result();
        if (&code == &code::winner_mismatch) return misstate_winner();
        if (&code == &code::unfounded_penalty) return give_penalty(hand);
        if (&code == &code::points_mismatch) return miscall_points(hand);
        return {};
    }

  private:
    Seat anybody() {
        return Seat(static_cast<int>(random_.below(static_cast<std::uint32_t>(sheet_.players))));
    }
    bool is_said(const Code& code, std::uint32_t hand) const {
        return std::any_of(sheet_.truths.begin(), sheet_.truths.end(), [&](const Truth& truth) {
            return truth.code == &code && truth.hand == hand;
        });
    }

    /// G4: if tiles make points, another reading of a misfit may confirm a wrong end or score.
    bool may_be_right(const Code& code) const {
        return &code != &code::unfounded_penalty && sheet_.tiles_make_points &&
               std::any_of(sheet_.truths.begin(), sheet_.truths.end(),
                           [](const Truth& truth) { return truth.code == &code::misfit; });
    }

    Made misstate_end(PlayedHand& hand) {
        if (hand.end == EndKind::voided || is_said(code::end_mismatch, hand.number)) return {};
        const bool blocked = hand.end == EndKind::blocked || random_.once_in(2);
        const Seat out = hand.out;
        hand.out = {};
        if (blocked && hand.end == EndKind::out) {
            hand.end = EndKind::blocked;
        } else {
            hand.end = EndKind::out;
            hand.out = out.exists() ? out.next(sheet_.players) : anybody();
        }
        return Truth{hand.number, -1, {}, &code::end_mismatch};
    }

    std::int32_t other_than(std::int32_t points) {
        const auto off = static_cast<std::int32_t>(random_.below(5)) + 1;
        return random_.once_in(2) ? points + off : points - off;
    }

    Made misstate_score(PlayedHand& hand) {
        if (!hand.scored || is_said(code::score_mismatch, hand.number)) return {};
        std::int32_t& points = hand.scores[0];
        points = other_than(points);
        return Truth{hand.number, -1, {}, &code::score_mismatch};
    }

    Made misstate_result() {
        if (!sheet_.totals_known || is_said(code::result_mismatch, 0)) return {};
        sheet_.totals[1] = other_than(sheet_.totals[1]);
        return Truth{0, -1, {}, &code::result_mismatch};
    }

    Made misstate_winner() {
        const bool known = sheet_.totals_known && sheet_.winners_known;
        if (!known || is_said(code::winner_mismatch, 0)) return {};
        SeatSet wrong;
        for (const Seat seat : SeatSet::all(sheet_.players))
            if (!is_right(seat)) wrong |= seat;
        if (wrong.empty()) return {};
        const auto chosen =
            static_cast<int>(random_.below(static_cast<std::uint32_t>(wrong.size())));
        sheet_.winners = *std::next(wrong.begin(), chosen);
        return Truth{0, -1, {}, &code::winner_mismatch};
    }

    /// Whether this seat alone has won. A leading seat counts too if the game is not over, because
    /// it may have been stopped (G8).
    bool is_right(Seat winner) const {
        if (!sheet_.winners.empty()) return sheet_.winners == SeatSet(winner);
        const GameDescription& game = describe(sheet_.game);
        const int sides = game.sides(sheet_.players, sheet_.rules);
        const int side = winner.index() % sides;
        for (int other = 0; other < sides; ++other)
            if (other != side &&
                !game.is_better(sheet_.totals[Seat(side)], sheet_.totals[Seat(other)]))
                return false;
        return true;
    }

    Made give_penalty(PlayedHand& hand) {
        const Code& of = traits(sheet_.game).tricks ? code::revoke : code::misfit;
        const Seat seat = anybody();
        if (hand.end == EndKind::voided || !hand.penalties.empty() || is_said(of, hand.number))
            return {};
        hand.penalties.push_back({seat, of.name, 5});
        return Truth{hand.number, -1, seat, &code::unfounded_penalty};
    }

    /// Writes more points than a tile makes. Houses that require calling give no more than the tile
    /// makes.
    Made miscall_points(PlayedHand& hand) {
        std::vector<std::size_t> tiles;
        for (std::size_t i = 0; i < hand.actions.size(); ++i)
            if (hand.actions[i].kind == ActionKind::play) tiles.push_back(i);
        if (tiles.empty() || is_said(code::points_mismatch, hand.number)) return {};
        const std::size_t chosen = tiles[random_.below(static_cast<std::uint32_t>(tiles.size()))];
        Action& action = hand.actions[chosen];
        const unsigned made =
            action.suit == Action::no_suit ? 0 : static_cast<unsigned>(action.suit);
        action.suit = (made + 1 + random_.below(5)) & 63u;
        return Truth{hand.number, static_cast<std::int32_t>(chosen) + 1, action.seat(),
                     &code::points_mismatch};
    }

    PlayedGame& sheet_;
    Random& random_;
};

}  // namespace

void make_wrong_claims(PlayedGame& sheet, WantedBreaches& wanted, Random& random) {
    ClaimMaker maker(sheet, random);
    for (const Code* code : wanted.of(Injection::claim)) {
        if (!wanted.wants(*code)) continue;
        if (const Made truth = maker.make(*code)) wanted.done(*truth, sheet.truths);
    }
}

}  // namespace bones::play
