#include "engine/referee/proof.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace bones {
namespace {

/// What a proof is drawn from.
class Proof {
  public:
    Proof(const Reporter& reporter, const Holdings& holdings, const Condition& condition,
          bool draws)
        : reporter_(reporter),
          record_(reporter.record()),
          holdings_(holdings),
          condition_(condition),
          book_(holdings.book(condition.hand, condition.seat)),
          early_(book_.slots_at(condition.moment)),
          draws_(draws) {}

    void write(std::vector<Evidence>& evidence) const {
        if (!condition_.all_of.empty()) return write_drawn(evidence);
        for (const FixedTile& tile : book_.fixed)
            if (asks_for(tile.tile) && tile.taken <= condition_.moment &&
                condition_.moment < tile.gone)
                return evidence.push_back(seen_coming(tile));
        for (const OwnedTile& tile : book_.owned)
            if (asks_for(tile) && tile.limit <= early_) return evidence.push_back(seen_later(tile));
        if (!write_too_few_taken(evidence)) write_counting(evidence);
    }

  private:
    bool asks_for(Tile tile) const { return condition_.none_of.contains(tile); }
    /// Whether an owned tile is one of those asked for, and not yet gone.
    bool asks_for(const OwnedTile& tile) const {
        const bool left = tile.gone == never && tile.seen_until == never;
        return asks_for(tile.tile) && condition_.moment < tile.gone &&
               (left || !book_.hides_prizes);
    }
    std::string who() const { return reporter_.called(condition_.seat); }
    const Hand& hand() const { return record_.hands[condition_.hand]; }
    std::int64_t ply(std::uint32_t index) const { return index - hand().first_action + 1; }

    Evidence evidence(std::string_view kind, Place place, std::int64_t ply,
                      std::string message) const {
        Evidence item;
        item.kind = kind;
        item.place = place;
        item.hand = hand().number;
        item.ply = ply;
        item.seat = condition_.seat;
        item.message = std::move(message);
        return item;
    }

    Evidence seen_coming(const FixedTile& tile) const {
        const auto start = static_cast<Moment>(hand().first_action);
        Evidence item;
        if (tile.taken == start) {
            item = evidence("dealt", place_in(Keyword::deal, tile.tile), 0,
                            fmt::format("{} was dealt {}", who(), to_string(tile.tile)));
        } else {
            const auto index = static_cast<std::uint32_t>(tile.taken - 1);
            item = evidence(
                "drew", record_.place_of(record_.actions[index]), ply(index),
                fmt::format("{} drew {} at ply {}", who(), to_string(tile.tile), ply(index)));
        }
        item.tiles = {tile.tile};
        return item;
    }

    /// A tile that should have been there came later.
    void write_drawn(std::vector<Evidence>& evidence) const {
        for (const FixedTile& tile : book_.fixed)
            if (condition_.all_of.contains(tile.tile) && tile.taken > condition_.moment)
                evidence.push_back(seen_coming(tile));
    }

    /// An action or line that shows an owned tile, without a conclusion.
    Evidence sighting(const OwnedTile& tile) const {
        Evidence item;
        for (std::uint32_t i = hand().first_action; i < hand().end_action; ++i) {
            const Action& later = record_.actions[i];
            const bool play = later.kind == ActionKind::play;
            if ((!play && later.kind != ActionKind::show) || later.seat() != condition_.seat ||
                later.tile() != tile.tile)
                continue;
            item = evidence(play ? "played" : "showed", record_.place_of(later), ply(i),
                            fmt::format("{} {} {} at ply {}", who(), play ? "played" : "showed",
                                        to_string(tile.tile), ply(i)));
            item.tiles = {tile.tile};
            return item;
        }
        item = evidence("left", place_in(Keyword::left, tile.tile), -1,
                        fmt::format("{} had {} left at the end", who(), to_string(tile.tile)));
        if (item.place.length == 0 && hand().prize != none_such) {
            item.place = record_.statements[hand().prize].line;
            item.message += ", where it was taken as the prize";
        }
        item.tiles = {tile.tile};
        return item;
    }

    Evidence seen_later(const OwnedTile& tile) const {
        Evidence item = sighting(tile);
        item.message +=
            draws_ ? "; no tile was taken in between" : "; nothing is drawn during a hand";
        return item;
    }

    /// More of the tiles asked for were seen later than were taken in between.
    bool write_too_few_taken(std::vector<Evidence>& evidence_list) const {
        std::vector<const OwnedTile*> later;
        for (const OwnedTile& tile : book_.owned)
            if (asks_for(tile)) later.push_back(&tile);
        std::sort(later.begin(), later.end(), [](auto* a, auto* b) { return a->limit < b->limit; });
        for (std::size_t n = 0; n < later.size(); ++n) {
            const std::uint32_t taken = later[n]->limit - early_;
            if (n + 1 <= taken) continue;
            for (std::size_t i = 0; i <= n; ++i) evidence_list.push_back(sighting(*later[i]));
            Evidence item = evidence(
                "taken", {}, -1,
                fmt::format("{} {} only {} in between, so at least one of these was held already",
                            who(), book_.by_leaving ? "played unseen" : "drew",
                            taken == 1 ? "1 tile" : fmt::format("{} tiles", taken)));
            item.count = taken;
            evidence_list.push_back(std::move(item));
            return true;
        }
        return false;
    }

    void write_counting(std::vector<Evidence>& evidence_list) const {
        TileSet others = holdings_.free() - condition_.none_of;
        for (const OwnedTile& tile : book_.owned)
            if (!asks_for(tile)) others.add(tile.tile);
        Evidence unseen =
            evidence("unseen", {}, -1,
                     fmt::format("{} then held or had played {} that came to the hand unseen",
                                 who(), count_of(static_cast<int>(early_), "tile")));
        unseen.count = early_;
        const TileSet asked =
            condition_.none_of & holdings_.possibly_held(condition_.hand, condition_.seat);
        for (Tile tile : asked) unseen.tiles.push_back(tile);
        evidence_list.push_back(std::move(unseen));
        Evidence few = evidence(
            "others", {}, -1,
            others.empty()
                ? std::string("every other tile is accounted for elsewhere")
                : fmt::format(
                      "only {} that would not have fitted can have been among them: {}; all "
                      "others are accounted for elsewhere",
                      count_of(others.size(), "tile"), to_string(others, most_tiles)));
        few.count = static_cast<std::uint32_t>(others.size());
        for (Tile tile : others) few.tiles.push_back(tile);
        evidence_list.push_back(std::move(few));
    }

    /// Where a deal or left line of the seat names a tile.
    Place place_in(Keyword keyword, Tile tile) const {
        for (std::uint32_t i = hand().first_statement; i < hand().end_statement; ++i) {
            const Statement& line = record_.statements[i];
            if (line.keyword != keyword || !line.counts || line.seat != condition_.seat) continue;
            for (std::uint32_t t = line.first; t < line.first + line.count; ++t)
                if (record_.tiles[t].unknown == 0 && record_.tiles[t].tile == tile)
                    return record_.tiles[t].place;
        }
        return {};
    }

    const Reporter& reporter_;
    const Record& record_;
    const Holdings& holdings_;
    const Condition& condition_;
    const SeatBook& book_;
    std::uint32_t early_;
    bool draws_;
};

}  // namespace

void add_proof(Finding& finding, const Reporter& reporter, const Holdings& holdings,
               const Condition& condition, bool draws) {
    Proof(reporter, holdings, condition, draws).write(finding.evidence);
}

bool shown_in_hindsight(const Holdings& holdings, const Condition& condition) {
    const SeatBook& book = holdings.book(condition.hand, condition.seat);
    const auto was_seen = [&](const auto& tile, Moment first) {
        return condition.none_of.contains(tile.tile) && first <= condition.moment &&
               condition.moment < tile.gone;
    };
    return std::any_of(book.owned.begin(), book.owned.end(),
                       [&](const OwnedTile& tile) { return was_seen(tile, condition.moment); }) &&
           std::none_of(book.fixed.begin(), book.fixed.end(),
                        [&](const FixedTile& tile) { return was_seen(tile, tile.taken); }) &&
           std::none_of(book.owned.begin(), book.owned.end(),
                        [&](const OwnedTile& tile) { return was_seen(tile, tile.first_seen); });
}

}  // namespace bones
