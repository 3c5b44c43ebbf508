#include "engine/referee/accusation.hpp"

#include <fmt/core.h>

#include "engine/codes.hpp"
#include "engine/rules/description.hpp"

namespace bones {
namespace {

std::string tile_laid(const ChargedAction& action) {
    return fmt::format("{}-{}", action.move.inner, action.move.outer);
}

/// Returns text like `, but held 6-4`; empty if no tile is named.
std::string but_held(const TileSet& held, const TileSet& among) {
    if (!held.empty()) return fmt::format(", but held {}", to_string(held));
    if (among.empty()) return {};
    return fmt::format(", but must have held one of {}", to_string(among));
}

std::string wording(const Reporter& reporter, const Code& code, std::uint32_t hand,
                    const ChargedAction& action, const TileSet& held, const TileSet& among) {
    const bool plain = held.empty() && among.empty();
    const std::string but = but_held(held, among);
    const std::string who = player_name(reporter.record(), action.seat, hand);
    const std::string table = action.situation();
    const std::string tile = action.move.known ? to_string(action.move.tile) : "a tile";
    if (const BreachWords* const own = own_words(reporter.record().game, code))
        return filled_in(plain && !own->plain.empty() ? own->plain : own->proven,
                         {who, table, tile, tile_laid(action), but, action.move.suit});
    if (&code == &code::false_pass)
        return plain ? fmt::format("{} passes {}, but must lay a tile", who, table)
                     : fmt::format("{} passes {}{}", who, table, but);
    if (&code == &code::missed_draw)
        return action.move.kind == MoveKind::pass
                   ? fmt::format("{} passes without the required draw", who)
                   : fmt::format("{} lays {} before drawing all the required tiles", who,
                                 tile_laid(action));
    if (&code == &code::illegal_draw)
        return plain ? fmt::format("{} draws {}, where no draw is allowed", who, table)
                     : fmt::format("{} draws {}{}", who, table, but);
    if (&code == &code::misfit)
        return fmt::format("{} lays {}{} {}, where it does not fit", who, tile_laid(action),
                           action.move.crosswise ? " crosswise" : "", table);
    if (&code == &code::wrong_lead && action.move.kind == MoveKind::pass)
        return fmt::format("{} leads with a pass, but was not dealt the tile that must lead", who);
    if (&code == &code::wrong_lead)
        return fmt::format("{} leads {}{}", who, tile,
                           held.empty() ? ", which is not the tile that must lead"
                                        : fmt::format(", but {} {} dealt", to_string(held),
                                                      held.size() == 1 ? "was" : "were"));
    return fmt::format("{}: {}", who, code.title);
}

}  // namespace

Finding& accuse(Reporter& reporter, const Code& code, std::string_view clause, std::uint32_t hand,
                const ChargedAction& action, const TileSet& held, const TileSet& among) {
    Finding& finding = reporter.at_action(code, clause, hand, action.index,
                                          wording(reporter, code, hand, action, held, among));
    finding.seat = action.seat;
    return finding;
}

}  // namespace bones
