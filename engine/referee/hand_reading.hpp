// Reads the details of an action: the arm, halves, suit and signs of a tile (G4, G5, N9).
#pragma once

#include "engine/referee/hand_referee.hpp"

namespace bones {

template <GameRules G>
bool HandReferee<G>::read(std::uint32_t index, const Action& action, Move& move) {
    const bool lays = action.kind != ActionKind::pass && !action.draws();
    if (lays) check_signs(index, action, G::leads(play_.state));
    const Placing placing = play_.read(action, move);
    if (!lays) return true;
    as_written_ |=
        !misfit_.readings.empty() && (action.leaves_arm_out() || placing == Placing::turned);
    if (placing == Placing::placed) return true;
    refuse(index, action, move, placing);
    return placing == Placing::turned;
}

// Reports why a tile does not lie as written. Unless it was only turned, the layout is then
// unknown.
template <GameRules G>
void HandReferee<G>::refuse(std::uint32_t index, const Action& action, Move& move,
                            Placing placing) {
    if (placing != Placing::turned && placing != Placing::cannot_open) {
        move.arm = no_arm;
        move.inner = static_cast<std::uint8_t>(action.first_half());
        move.outer = static_cast<std::uint8_t>(action.second_half());
    }
    switch (placing) {
        case Placing::placed:
            return;
        case Placing::turned:
            context_.reporter->at_action(
                code::turned_tile, "N9", hand_, index,
                fmt::format("{}-{} fits only turned round, and is read that way",
                            action.first_half(), action.second_half()));
            return;
        case Placing::cannot_open:
            make(index, action.seat(), move);
            return lose_layout(index,
                               fmt::format("{} cannot open the layout", to_string(move.tile)));
        case Placing::no_such_arm: {
            const std::string_view token = record_.at(record_.place_of(record_.actions[index]));
            const std::size_t digits = token.find('@') + 1;
            context_.reporter->at_action(
                code::no_such_arm, "G5", hand_, index,
                fmt::format(
                    "{} lays {} on arm {}, but the layout has no such arm", name(action.seat()),
                    to_string(action.tile()),
                    token.substr(digits, token.find_first_not_of("0123456789", digits) - digits)));
            break;
        }
        case Placing::ambiguous:
            break;
        case Placing::nowhere:
            move.fits = false;
            for (const Charge& charge : charges_against<G>(play_.state, move))
                weigh(index, action.seat(), move, charge);
            break;
    }
    lose_layout(index, "the place of the tile is unknown");
}

// G5: reports and ignores signs that do not apply to this tile.
template <GameRules G>
inline void HandReferee<G>::check_signs(std::uint32_t index, const Action& action, bool leads) {
    if (action.kind != ActionKind::play) return;
    if (has_misplaced_signs<G>(action, leads))
        report_misplaced_signs(index, misplaced_signs<G>(action, leads));
}

template <GameRules G>
void HandReferee<G>::report_misplaced_signs(std::uint32_t index,
                                            const std::array<bool, 4>& misplaced) {
    std::string signs;
    for (std::size_t i = 0; i < misplaced.size(); ++i)
        if (misplaced[i]) signs += fmt::format("{}`{}`", signs.empty() ? "" : " and ", "@x*="[i]);
    const bool one = std::count(misplaced.begin(), misplaced.end(), true) == 1;
    context_.reporter->at_action(
        code::no_such_action, "G5", hand_, index,
        fmt::format("{} {} ignored", signs,
                    one ? "has no meaning here and is" : "have no meaning here and are"));
}

template <GameRules G>
void HandReferee<G>::lose_layout(std::uint32_t index, std::string why, std::string_view clause) {
    layout_lost_ = facts_only_ = true;
    if (!context_.heard) return;
    context_.reporter->at_action(
        code::layout_unknown, clause, hand_, index,
        fmt::format("{}, so the layout is unknown from here on; only tiles and counts are checked",
                    why));
}

// Writes the canonical arm, halves and suit of a play into the resolved actions.
template <GameRules G>
void HandReferee<G>::resolve(std::uint32_t index, const Move& move, bool leads) {
    if (context_.resolved == nullptr) return;
    Action& action = (*context_.resolved)[index];
    if (action.kind == ActionKind::play) action = resolved<G>(action, move, leads);
}

}  // namespace bones
