// Handles the first misfit of a hand and judges the hand again with other readings of its tile
// (G4).
#pragma once

#include "engine/referee/hand_referee.hpp"

namespace bones {

// Called when the tile has its place but is not laid, so only its number must be taken back.
template <GameRules G>
void HandReferee<G>::note_misfit(std::uint32_t index, const Move& written) {
    if (misfit_.index != none_such || !play_.state.opened) return;
    misfit_.index = index;
    if constexpr (G::has_layout) {
        auto before = std::make_shared<HandReferee>(*this);
        before->play_.take_back();
        Action reading = record_.actions[index];
        for (const unsigned arm : before->arms_meant())
            for (const bool turned : {false, true})
                for (const bool crosswise : {false, true}) {
                    reading.arm = arm & 255u;
                    reading.low_first = record_.actions[index].low_first != turned;
                    reading.crosswise = crosswise;
                    const bool same = turned && (crosswise || reading.tile().is_double());
                    if (!same && (G::has_crosswise || !crosswise) &&
                        before->fits_as(reading, written))
                        misfit_.readings.push_back(reading);
                }
        if (misfit_.readings.empty()) return;
        misfit_.before = std::move(before);
        weighing_.doubt_layout();
    }
}

// Returns the arm numbers that may be meant: those in use, the first ones, and those used later. At
// most one number per arm matters in each group. A further number names no arm, and nothing is
// judged after it.
template <GameRules G>
std::vector<unsigned> HandReferee<G>::arms_meant() const {
    const auto most = static_cast<unsigned>(3 * G::arms(play_.state));
    std::vector<unsigned> arms;
    for (unsigned arm = 1; arm <= most / 3; ++arm) arms.push_back(arm);
    const Hand& hand = record_.hands[hand_];
    for (std::uint32_t i = hand.first_action; i < hand.end_action && arms.size() < most; ++i) {
        const Action& action = record_.actions[i];
        const bool written = action.kind == ActionKind::play && action.names_arm();
        if (written && std::find(arms.begin(), arms.end(), action.arm) == arms.end())
            arms.push_back(static_cast<unsigned>(action.arm));
    }
    return arms;
}

template <GameRules G>
bool HandReferee<G>::fits_as(const Action& reading, Move move) const {
    HandPlay<G> play = play_;
    move.crosswise = reading.crosswise;
    if (play.place(reading, move) != Placing::placed) return false;
    const Charges charges = charges_against<G>(play.state, move);
    return std::none_of(charges.begin(), charges.end(),
                        [](const Charge& charge) { return charge.code == &code::misfit; });
}

template <GameRules G>
void HandReferee<G>::judge_as(const Action& reading, const HandContext& context) {
    const std::uint32_t index = misfit_.index;
    context_ = context;
    weighing_.report_to(context);
    Move move;
    if (read(index, reading, move)) {
        make(index, reading.seat(), move);
        if constexpr (G::claims_points) check_claim(index, reading);
        weighing_.follow(index, reading);
    }
    judge_from(index + 1);
}

}  // namespace bones
