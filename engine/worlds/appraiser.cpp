#include "engine/worlds/appraiser.hpp"

#include "bones/referee.hpp"
#include "engine/games/list.hpp"

namespace bones::worlds {

Appraiser::Appraiser(const Record& record, const GameVerdict& verdict,
                     const search::StateHistory& standings, const Budgets& budgets,
                     search::Table& table, search::Table& small_table)
    : record_(record),
      verdict_(verdict),
      standings_(standings),
      budgets_(budgets),
      small_table_(small_table),
      finder_(record, verdict, standings, table),
      fingerprint_(fingerprint(record, verdict)) {}

std::optional<Appraisal> Appraiser::at(std::uint32_t hand, std::uint32_t ply,
                                       const WantedValues& wanted) {
    auto decision = finder_.at(hand, ply, wanted.all_hands ? budgets_.nodes : 0);
    if (!decision) return std::nullopt;
    Appraisal appraisal;
    appraisal.game = record_.game;
    appraisal.decision = std::move(*decision);
    with_game(record_.game, [&]<class G>() { this->template fill<G>(appraisal, wanted); });
    return appraisal;
}

template <GameRules G>
void Appraiser::fill(Appraisal& appraisal, const WantedValues& wanted) {
    const search::Decision& decision = appraisal.decision;
    const std::uint32_t hand = decision.hand, ply = decision.ply;
    if (seen_of_ != hand) {
        seen_ = seen_before_plies<G>(record_, verdict_, standings_, hand);
        seen_of_ = hand;
    }
    const play::TableKnowledge& seen = seen_[ply - 1];
    if (wanted.fair && budgets_.worlds > 0 && !decision.choices.empty())
        appraisal.fair = FairFinder<G>(record_, verdict_, standings_, fingerprint_,
                                       {budgets_.worlds, budgets_.world_nodes}, small_table_)
                             .find(hand, ply, decision.choices.size(), seen);
    appraisal.score_foreseen = G::score_foreseen(*standings_.state<G>(hand, ply));
    auto position = standings_.position<G>(hand, ply);
    const bool told = position.has_value();
    appraisal.yard_told = standings_.shown(hand, ply).yard.has_value();
    if (!told) {
        position.emplace();
        position->state = *standings_.state<G>(hand, ply);
        position->hands[decision.seat] = *standings_.shown(hand, ply).hands[decision.seat];
    }
    const search::Moves<G> moves = position->moves();
    appraisal.open = open_numbers<G>(position->state);
    for (const Move& move : moves) appraisal.after.push_back(after_move(*position, move, told));
    if (!wanted.estimates || budgets_.games == 0 || !told) return;
    const Standing<G> standing{*position, seen, standings_.last_to_play(hand, ply)};
    appraisal.unit = std::int64_t{budgets_.games} * (position->sides() - 1);
    const std::uint64_t seed = seed_of(fingerprint_, hand, ply, Purpose::estimate);
    const auto side = static_cast<std::size_t>(position->side());
    for (const Move& move : moves)
        appraisal.estimates.push_back(estimate(standing, budgets_.games, seed, move)[side]);
}

std::optional<HandLuck> Appraiser::luck(std::uint32_t hand) const {
    std::optional<HandLuck> luck;
    if (budgets_.games == 0 || verdict_.rules_unsure != 0) return luck;
    with_game(record_.game, [&]<class G>() {
        luck = LuckOfHand<G>(record_, verdict_, standings_, hand, budgets_.games, fingerprint_)
                   .compute();
    });
    return luck;
}

}  // namespace bones::worlds
