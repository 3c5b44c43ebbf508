#include "engine/referee/accusation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/codes.hpp"

namespace bones {
namespace {

std::string tile_laid(const ChargedAction& action) {
    return fmt::format("{}-{}", action.move.inner, action.move.outer);
}

/// `, but held 6-4`; nothing where no tile is named.
std::string but_held(const TileSet& held) {
    return held.empty() ? std::string() : fmt::format(", but held {}", to_string(held));
}

std::string wording(const Reporter& reporter, const Code& code, const ChargedAction& action,
                    const TileSet& held) {
    const std::string who = player_name(reporter.record(), action.seat);
    const std::string& table = action.situation;
    const std::string tile = to_string(action.move.tile);
    if (&code == &code::false_pass)
        return held.empty() ? fmt::format("{} passes {}, where any tile may be laid", who, table)
                            : fmt::format("{} passes {}{}", who, table, but_held(held));
    if (&code == &code::missed_draw)
        return action.move.kind == MoveKind::pass
                   ? fmt::format("{} passes without the draw that was due", who)
                   : fmt::format("{} lays {} before drawing all the tiles due", who,
                                 tile_laid(action));
    if (&code == &code::illegal_draw)
        return held.empty() ? fmt::format("{} draws, but no draw was due", who)
                            : fmt::format("{} draws {}{}", who, table, but_held(held));
    if (&code == &code::misfit)
        return fmt::format("{} lays {} {}, where it does not fit", who, tile_laid(action), table);
    if (&code == &code::off_spell)
        return fmt::format("{} lays {} elsewhere, but is bound to the spellbound arm", who,
                           tile_laid(action));
    if (&code == &code::illegal_prize_play)
        return held.empty()
                   ? fmt::format("{} plays the prize {}, which may not be played now", who, tile)
                   : fmt::format("{} plays the prize {} {}{}", who, tile, table, but_held(held));
    if (&code == &code::revoke)
        return fmt::format("{} plays {} {}{}", who, tile, table, but_held(held));
    if (&code == &code::wrong_suit)
        return fmt::format("{} leads {} and declares {}, which is not on it", who, tile,
                           action.move.suit);
    if (code.name == code::undeclared_suit.name)
        return fmt::format("{} leads {} without declaring a suit; {} is taken", who, tile,
                           action.move.suit);
    if (&code == &code::wrong_lead)
        return fmt::format("{} leads {}{}", who,
                           action.move.kind == MoveKind::play ? tile : std::string("with a pass"),
                           held.empty() ? ", which is not the tile to lead"
                                        : fmt::format(", but {} was dealt", to_string(held)));
    return fmt::format("{}: {}", who, code.title);
}

/// Where a deal line names a tile.
Place place_in_deal(const Record& record, std::uint32_t hand, Seat seat, Tile tile) {
    const Hand& h = record.hands[hand];
    for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::deal || !line.counts || line.seat != seat) continue;
        for (std::uint32_t t = line.first; t < line.first + line.count; ++t)
            if (record.tiles[t].unknown == 0 && record.tiles[t].tile == tile)
                return record.tiles[t].place;
    }
    return {};
}

Evidence seen_in_deal_or_draw(const Reporter& reporter, std::uint32_t hand, Seat seat,
                              const FixedTile& tile) {
    const Record& record = reporter.record();
    const auto start = static_cast<Moment>(record.hands[hand].first_action);
    if (tile.taken == start)
        return {place_in_deal(record, hand, seat, tile.tile),
                fmt::format("{} was dealt {}", reporter.called(seat), to_string(tile.tile))};
    const auto index = static_cast<std::uint32_t>(tile.taken - 1);
    return {record.place_of(record.actions[index]),
            fmt::format("{} drew {} at ply {}", reporter.called(seat), to_string(tile.tile),
                        tile.taken - start)};
}

/// How a tile that was never seen coming into the hand is shown to have been there.
Evidence seen_later(const Reporter& reporter, const ChargedAction& action, Seat seat,
                    const OwnedTile& tile) {
    const Record& record = reporter.record();
    const Hand& hand = record.hands[action.hand];
    const std::string_view why =
        action.draws ? "no tile was drawn in between" : "nothing is drawn during a hand";
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const Action& later = record.actions[i];
        const bool seen = later.kind == ActionKind::play || later.kind == ActionKind::show;
        if (!seen || later.seat() != seat || later.tile() != tile.tile) continue;
        return {record.place_of(later),
                fmt::format("{} {} {} at ply {}; {}", reporter.called(seat),
                            later.kind == ActionKind::play ? "played" : "showed",
                            to_string(tile.tile), i - hand.first_action + 1, why)};
    }
    return {{},
            fmt::format("{} had {} left at the end; {}", reporter.called(seat),
                        to_string(tile.tile), why)};
}

}  // namespace

Finding& accuse(Reporter& reporter, const Code& code, std::string_view clause,
                const ChargedAction& action, const TileSet& held) {
    Finding& finding = reporter.at_action(code, clause, action.hand, action.index,
                                          wording(reporter, code, action, held));
    finding.seat = action.seat;
    return finding;
}

bool shown_in_hindsight(const Holdings& holdings, const Condition& condition) {
    for (const FixedTile& tile : holdings.book(condition.hand, condition.seat).fixed)
        if (condition.none_of.contains(tile.tile) && tile.taken <= condition.moment &&
            condition.moment < tile.gone)
            return false;
    return true;
}

bool add_evidence(Finding& finding, const Reporter& reporter, const Holdings& holdings,
                  const Condition& condition, const ChargedAction& action) {
    const SeatBook& book = holdings.book(condition.hand, condition.seat);
    for (const FixedTile& tile : book.fixed) {
        if (!condition.none_of.contains(tile.tile) || tile.taken > condition.moment ||
            condition.moment >= tile.gone)
            continue;
        finding.evidence.push_back(
            seen_in_deal_or_draw(reporter, condition.hand, condition.seat, tile));
        return false;
    }
    const std::uint32_t early = book.slots_at(condition.moment);
    for (const OwnedTile& tile : book.owned) {
        if (!condition.none_of.contains(tile.tile) || tile.limit > early ||
            condition.moment >= tile.gone)
            continue;
        finding.evidence.push_back(seen_later(reporter, action, condition.seat, tile));
        return true;
    }
    const int harmless = (holdings.free() - condition.none_of).size();
    finding.evidence.push_back(
        {{},
         fmt::format(
             "{} held {} then that the record does not show at that moment; too few of the "
             "tiles that may have been among them are other than these ({} of those never seen)",
             reporter.called(condition.seat), count_of(static_cast<int>(early), "tile"),
             harmless)});
    return true;
}

}  // namespace bones
