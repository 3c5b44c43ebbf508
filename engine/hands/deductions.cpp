#include "engine/hands/deductions.hpp"

#include <fmt/core.h>

#include <map>

namespace bones {
namespace {

/// Finds the places of the unseen tiles of one hand.
class Places {
  public:
    Places(const Reporter& reporter, const Holdings& holdings, std::uint32_t hand,
           const TileSet& asked)
        : reporter_(reporter),
          record_(reporter.record()),
          holdings_(holdings),
          hand_(hand),
          asked_(asked),
          start_(static_cast<Moment>(record_.hands[hand].first_action)),
          end_(static_cast<Moment>(record_.hands[hand].end_action)) {}

    void write(std::vector<Deduction>& deductions) const {
        TileSet placed;
        for (int s = 0; s < record_.players; ++s) placed |= write_seat(Seat(s), deductions);
        if (!asked_.empty()) return;
        TileSet stock;
        for (Tile tile : holdings_.free() - placed)
            if (in_no_hand(tile)) stock.add(tile);
        if (!stock.empty())
            add(deductions, start_, Seat(), stock,
                fmt::format("no player had {} in this hand", to_string(stock, most_tiles)));
    }

  private:
    TileSet write_seat(Seat seat, std::vector<Deduction>& deductions) const {
        const SeatBook& book = holdings_.book(hand_, seat);
        TileSet placed;
        if (book.void_from != never || book.hidden) return placed;
        std::map<Moment, TileSet> since;
        for (const OwnedTile& owned : book.owned)
            if (is_asked(owned.tile)) note(seat, owned.tile, owned.gone, since);
        for (Tile tile : holdings_.free())
            if (is_asked(tile)) note(seat, tile, never, since);
        for (const auto& [moment, tiles] : since) {
            placed |= tiles;
            add(deductions, moment, seat, tiles,
                fmt::format("{} held {} from {} on", reporter_.called(seat, hand_),
                            to_string(tiles, most_tiles),
                            moment == start_ ? std::string("the deal")
                                             : fmt::format("ply {}", moment - start_)));
        }
        return placed;
    }

    bool is_asked(Tile tile) const { return asked_.empty() || asked_.contains(tile); }

    /// Enters a tile at the first moment from which it was surely in the hand, if such a moment
    /// exists.
    void note(Seat seat, Tile tile, Moment gone, std::map<Moment, TileSet>& since) const {
        const SeatBook& book = holdings_.book(hand_, seat);
        const auto certain = [&](Moment moment) {
            return moment < gone &&
                   holdings_.verdict({hand_, seat, moment, TileSet(tile)}) == Verdict::broken;
        };
        if (certain(start_)) {
            since[start_].add(tile);
            return;
        }
        if (book.by_leaving) return;
        for (Moment taken : book.slots)
            if (taken > start_ && certain(taken)) {
                since[taken].add(tile);
                return;
            }
    }

    bool in_no_hand(Tile tile) const {
        for (int s = 0; s < record_.players; ++s) {
            const SeatBook& book = holdings_.book(hand_, Seat(s));
            if (book.void_from != never || book.hidden) return false;
            const Moment moment = book.by_leaving ? start_ : end_;
            if (holdings_.verdict({hand_, Seat(s), moment, TileSet(tile)}) != Verdict::kept)
                return false;
        }
        return true;
    }

    void add(std::vector<Deduction>& deductions, Moment moment, Seat seat, const TileSet& tiles,
             std::string message) const {
        const Hand& hand = record_.hands[hand_];
        Deduction deduction{DeductionKind::held,
                            hand_,
                            static_cast<std::uint32_t>(moment - start_),
                            seat,
                            tiles,
                            record_.statements[hand.first_statement].line,
                            std::move(message)};
        if (!seat.exists()) deduction.kind = DeductionKind::not_taken;
        if (moment > start_)
            deduction.place =
                record_.place_of(record_.actions[static_cast<std::size_t>(moment - 1)]);
        deductions.push_back(std::move(deduction));
    }

    const Reporter& reporter_;
    const Record& record_;
    const Holdings& holdings_;
    std::uint32_t hand_;
    const TileSet& asked_;  ///< empty: all tiles
    Moment start_, end_;
};

}  // namespace

void deduce_from_pass(std::vector<Deduction>& deductions, const Reporter& reporter,
                      const Holdings& holdings, const Condition& condition) {
    const SeatBook& book = holdings.book(condition.hand, condition.seat);
    if (book.slots.empty() || condition.moment >= book.void_from) return;
    const TileSet tiles =
        condition.none_of & holdings.possibly_held(condition.hand, condition.seat);
    if (tiles.empty()) return;
    const Record& record = reporter.record();
    const Action& action = record.actions[static_cast<std::size_t>(condition.moment)];
    const std::uint32_t ply = static_cast<std::uint32_t>(condition.moment) -
                              record.hands[condition.hand].first_action + 1;
    deductions.push_back({DeductionKind::ruled_out, condition.hand, ply, condition.seat, tiles,
                          record.place_of(action),
                          fmt::format("if the pass of {} at ply {} was legal, it rules out {}",
                                      reporter.called(condition.seat, condition.hand), ply,
                                      to_string(tiles, most_tiles))});
}

void deduce_places(std::vector<Deduction>& deductions, const Reporter& reporter,
                   const Holdings& holdings, std::uint32_t hand, const TileSet& asked) {
    Places(reporter, holdings, hand, asked).write(deductions);
}

void deduce_absence(std::vector<Deduction>& deductions, const Reporter& reporter,
                    const Holdings& holdings, std::uint32_t hand, const TileSet& tiles) {
    const Record& record = reporter.record();
    const Hand& lines = record.hands[hand];
    const auto start = static_cast<Moment>(lines.first_action);
    std::vector<TileSet> last(static_cast<std::size_t>(record.players));
    for (std::uint32_t ply = 0; ply <= lines.actions(); ++ply) {
        const Moment moment = start + static_cast<Moment>(ply);
        for (int s = 0; s < record.players; ++s) {
            // An action of another seat adds nothing about this hand, unless it may have drawn from
            // a boneyard whose tiles are named.
            const bool own =
                ply > 0 && record.actions[lines.first_action + ply - 1].seat() == Seat(s);
            if (ply > 0 && !own && holdings.undealt().empty()) continue;
            TileSet gone;
            for (const Tile tile : tiles)
                if (holdings.verdict({hand, Seat(s), moment, TileSet(tile)}) == Verdict::kept)
                    gone.add(tile);
            TileSet& before = last[static_cast<std::size_t>(s)];
            if (gone == before && ply > 0) continue;
            before = gone;
            deductions.push_back({DeductionKind::absent, hand, ply, Seat(s), gone, {}, {}});
        }
    }
}

}  // namespace bones
