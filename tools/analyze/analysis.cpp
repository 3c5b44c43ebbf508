#include "tools/analyze/analysis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "libnotation/text/tile_text.hpp"

namespace bones::analyze {
namespace {

/// The choices by their value, best first; those of which nothing is known in their order.
std::vector<std::size_t> best_first(const search::Decision& decision) {
    std::vector<std::size_t> order(decision.choices.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return decision.choices[a].value > decision.choices[b].value;
    });
    return order;
}

}  // namespace

void PlayerSums::add(const search::Decision& decision) {
    ++decisions;
    const std::optional<int> loss = decision.loss();
    if (!loss) return;
    ++exact;
    lost += *loss;
    best += *loss == 0;
}

void PlayerSums::add(const PlayerSums& other) {
    decisions += other.decisions;
    exact += other.exact;
    lost += other.lost;
    best += other.best;
}

const Analysis& Analyst::analyze(const RawRecord& raw) {
    judge.judge(raw);
    analysis_ = {};
    const search::DecisionFinder finder(judge.record, judge.verdict, standings_, table_);
    if (options_.at.empty()) find_all(finder);
    for (const WantedPly& wanted : options_.at) find_wanted(finder, wanted);
    return analysis_;
}

void Analyst::find_all(const search::DecisionFinder& finder) {
    for (std::uint32_t hand = 0; hand < judge.record.hands.size(); ++hand)
        for (std::uint32_t ply = 1; ply <= judge.record.hands[hand].actions(); ++ply)
            if (const auto moves = finder.moves_at(hand, ply); moves && moves->chosen())
                take(finder.at(hand, ply, options_.nodes));
}

void Analyst::find_wanted(const search::DecisionFinder& finder, const WantedPly& wanted) {
    const std::string place = fmt::format("{}.{}", wanted.hand, wanted.ply);
    bool there = false;
    for (std::uint32_t hand = 0; hand < judge.record.hands.size(); ++hand) {
        const Hand& h = judge.record.hands[hand];
        if (h.number != wanted.hand || wanted.ply > h.actions()) continue;
        there = true;
        if (auto decision = finder.at(hand, wanted.ply, options_.nodes))
            take(std::move(decision));
        else
            analysis_.missing.push_back(fmt::format(
                "{}: what could be done there is not known, or nothing was to choose", place));
    }
    if (!there) analysis_.missing.push_back(fmt::format("{}: there is no such ply", place));
}

void Analyst::take(std::optional<search::Decision> decision) {
    const std::string player = player_name(judge.record, decision->seat);
    const std::vector<std::size_t> order = best_first(*decision);
    analysis_.decisions.push_back({std::move(*decision), order, player});
}

std::string move_text(const Action& action) {
    if (action.draws()) return "+?";
    if (action.kind == ActionKind::pass) return "pass";
    std::string text = fmt::format("{}{}-{}", action.from_prizes ? "*" : "", action.first_half(),
                                   action.second_half());
    if (action.crosswise) text += 'x';
    if (action.arm != Action::no_arm) text += fmt::format("@{}", static_cast<unsigned>(action.arm));
    if (action.suit != Action::no_suit)
        text += fmt::format("={}", static_cast<unsigned>(action.suit));
    return text;
}

void add_players(std::vector<PlayerSums>& players, const Judge& judged, const Analysis& analysis) {
    for (int s = 0; s < judged.record.players; ++s) {
        const std::string name = player_name(judged.record, Seat(s));
        auto found = std::find_if(players.begin(), players.end(),
                                  [&](const PlayerSums& player) { return player.name == name; });
        if (found == players.end()) found = players.insert(players.end(), {name});
        for (const Analyzed& one : analysis.decisions)
            if (one.decision.seat == Seat(s) && one.decision.chosen()) found->add(one.decision);
    }
}

}  // namespace bones::analyze
