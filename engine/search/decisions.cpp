#include "engine/search/decisions.hpp"

#include <algorithm>

#include "engine/games/list.hpp"
#include "engine/rules/move_notation.hpp"
#include "engine/search/solver.hpp"

namespace bones::search {
namespace {

/// Whether the written action is this move in canonical form.
bool is_same(const Action& written, const Action& move) {
    if (written.draws() || move.draws()) return written.draws() && move.draws();
    if (written.kind != move.kind) return false;
    if (written.kind != ActionKind::play) return true;
    const auto suit = [](const Action& action) {
        return action.suit == Action::no_suit || action.suit == Action::unknown_suit
                   ? static_cast<unsigned>(action.tile().high())
                   : static_cast<unsigned>(action.suit);
    };
    return written.tile_number == move.tile_number && written.arm == move.arm &&
           written.crosswise == move.crosswise && written.from_prizes == move.from_prizes &&
           (move.suit == Action::no_suit || suit(written) == suit(move)) &&
           (move.arm == Action::no_arm || written.low_first == move.low_first);
}

/// Returns a move as an action. All draws are one move, so the drawn tile is left out.
template <GameRules G>
Action as_action(const Position<G>& position, const Move& move) {
    Action action = written<G>(position.turn(), move, G::leads(position.state));
    if (move.kind == MoveKind::draw) action.kind = ActionKind::draw_unknown;
    return action;
}

/// Returns an action in canonical form. The verdict has this form, except in hands whose layout is
/// lost later; those keep the written form.
template <GameRules G>
Action as_it_lies(const GameVerdict& verdict, std::uint32_t index, const Position<G>& position) {
    Action action = verdict.actions[index];
    if (action.kind != ActionKind::play) return action;
    if constexpr (G::has_prizes)
        if (position.state.prizes[position.turn()].contains(action.tile())) action.from_prizes = 1;
    const bool traced = index < verdict.trace.size() && verdict.trace[index].laid;
    if (!traced || verdict.trace[index].laid->opening) return action;
    const LaidTile& laid = *verdict.trace[index].laid;
    action.arm = (laid.arm + 1u) & 255u;
    action.crosswise = laid.crosswise;
    action.low_first = !laid.crosswise && laid.inner < laid.outer;
    return action;
}

/// Returns the legal move that an action made; nothing if it was not legal.
template <GameRules G>
std::optional<Move> move_made(const Position<G>& position, const Action& written) {
    if (written.seat() != position.turn()) return std::nullopt;
    LegalMoves legal;
    G::legal(position.state, position.own_hand(), legal);
    std::optional<Move> made;
    legal.for_each([&](const Move& move) {
        if (!made && is_same(written, as_action(position, move)))
            made = position.standing_for(move);
    });
    return made;
}

/// Whether a player chooses an action of this kind.
bool is_of_choice(ActionKind kind) {
    return kind == ActionKind::play || kind == ActionKind::draw ||
           kind == ActionKind::draw_unknown || kind == ActionKind::pass ||
           kind == ActionKind::unknown_turn;
}

}  // namespace

int Decision::best() const {
    return *std::max_element(choices.begin(), choices.end(), [](const auto& a, const auto& b) {
                return *a.value < *b.value;
            })->value;
}

std::optional<int> Decision::loss() const {
    if (!exact || !played) return std::nullopt;
    return best() - *choices[*played].value;
}

template <GameRules G>
std::optional<Decision> DecisionFinder::find(std::uint32_t hand, std::uint32_t ply,
                                             std::uint64_t nodes) const {
    std::optional<typename G::State> state = standings_.state<G>(hand, ply);
    if (!state || state->ended() || !G::owing(*state).empty() || !G::pick_up(*state))
        return std::nullopt;
    const TilesShown& shown = standings_.shown(hand, ply);
    const Seat seat = state->turn;
    if (!shown.hands[seat]) return std::nullopt;
    std::optional<Position<G>> position = standings_.position<G>(hand, ply);
    const bool solvable = position && position->sides() == 2 && shown.yard;
    if (!position) {
        position.emplace();
        position->state = *state;
        position->hands[seat] = *shown.hands[seat];
    }
    Decision decision{hand, ply, seat, {}, {}, false};
    const std::uint32_t index = record_.hands[hand].first_action + ply - 1;
    const std::optional<Move> made = move_made(*position, as_it_lies(verdict_, index, *position));
    for (const Move& move : position->moves()) {
        if (move == made) decision.played = decision.choices.size();
        decision.choices.push_back({as_action(*position, move), {}});
    }
    if (!solvable || nodes == 0 || decision.choices.empty()) return decision;
    Budget budget{nodes};
    const auto values = Solver<G>(&table_).values_of_moves(*position, budget);
    decision.exact = values.has_value();
    for (std::size_t i = 0; values && i < values->size(); ++i)
        decision.choices[i].value = (*values)[i];
    return decision;
}

std::optional<Decision> DecisionFinder::at(std::uint32_t hand, std::uint32_t ply,
                                           std::uint64_t nodes) const {
    const Hand& h = record_.hands[hand];
    if (ply == 0 || ply > h.actions() || verdict_.rules_unsure != 0) return std::nullopt;
    if (!is_of_choice(record_.actions[h.first_action + ply - 1].kind)) return std::nullopt;
    std::optional<Decision> decision;
    with_game(record_.game,
              [&]<class G>() { decision = this->template find<G>(hand, ply, nodes); });
    return decision;
}

}  // namespace bones::search
