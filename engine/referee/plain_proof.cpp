#include "engine/referee/plain_proof.hpp"

#include "engine/codes.hpp"

namespace bones {
namespace {

using Kind = ProofCondition::Kind;

std::vector<Reason> why_no_fit(const Action& action, const ChargedAction& charged,
                               const TableShown& table) {
    std::vector<Reason> because{named_tile("tile", charged.move.tile)};
    if (table.opening) {
        because.push_back({"opening"});
        return because;
    }
    Reason arm{"arm", Reason::Kind::number};
    if (!action.leaves_arm_out()) arm.values = {static_cast<int>(action.arm)};
    because.push_back(std::move(arm));
    because.push_back(open_ends_named(table));
    if (charged.move.crosswise) because.push_back({"crosswise"});
    return because;
}

std::vector<Reason> why_of_draws(const TableShown& table) {
    std::vector<Reason> because{named_number("drawn", table.drawn),
                                named_number("stock", table.stock)};
    if (table.opening) because.push_back({"opening"});
    return because;
}

}  // namespace

ProofCondition plain_condition(const Record& record, std::uint32_t hand, const Code& code,
                               const ChargedAction& action) {
    const TableShown table = action.shown();
    const Action& written = record.actions[action.index];
    ProofCondition condition;
    condition.seat = action.seat;
    condition.hand = record.hands[hand].number;
    condition.ply = action.index - record.hands[hand].first_action + 1;
    const bool names_tile = action.move.kind == MoveKind::play && action.move.known;
    if (names_tile) condition.tiles.add(action.move.tile);
    if (&code == &code::misfit) {
        condition.kind = Kind::fit;
        condition.because = why_no_fit(written, action, table);
    } else if (&code == &code::wrong_lead && action.move.kind == MoveKind::pass && action.due &&
               !action.due().empty()) {
        condition.kind = Kind::turn;
        condition.because = {named_seats("due", action.due())};
    } else if (&code == &code::missed_draw || &code == &code::illegal_draw) {
        condition.because = why_of_draws(table);
    } else if (&code == &code::illegal_prize_play) {
        condition.because = why_of_draws(table);
        condition.because.insert(condition.because.begin(), named_tile("prize", action.move.tile));
    } else if (&code == &code::off_spell) {
        condition.because = {named_tile("tile", action.move.tile),
                             named_number("spell", table.spell)};
    } else if (&code == &code::false_pass || &code == &code::wrong_lead) {
        condition.because = why(table);
    } else {  // a suit that was not declared
        if (names_tile) condition.because.push_back(named_tile("tile", action.move.tile));
        condition.because.push_back({"undeclared"});
    }
    return condition;
}

}  // namespace bones
