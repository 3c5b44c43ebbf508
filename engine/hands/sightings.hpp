// Where each tile of a shuffle was seen: what proofs point to.
#pragma once

#include <array>
#include <vector>

#include "bones/proof.hpp"
#include "engine/hands/holdings.hpp"

namespace bones {

/// A sighting, and when it was.
struct DatedSighting : Sighting {
    std::uint32_t hand_index = 0;  ///< in Record::hands
    Moment at = 0;  ///< of the action; `never`: after the play; of a deal or yard: the hand's start
};

/// The sightings of the tiles of one hand, or of all hands that come of one shuffle. They are
/// looked for when somebody first asks: only where something is broken.
class Sightings {
  public:
    /// Goes on to these hands of a record, whose books are filled when somebody asks.
    void start(const Record& record, std::uint32_t first_hand, std::uint32_t end_hand,
               const Holdings& holdings) {
        record_ = &record;
        first_ = first_hand;
        end_ = end_hand;
        holdings_ = &holdings;
        looked_ = false;
    }

    /// The hands of the shuffle.
    std::uint32_t first_hand() const { return first_; }
    std::uint32_t end_hand() const { return end_; }
    /// All sightings of a tile, in the order of the record; those of draws from a known yard
    /// included.
    const std::vector<DatedSighting>& of(Tile tile);
    /// The first sighting in a hand that shows that a tile was a seat's own: played, shown, left.
    const DatedSighting* own(Tile tile, std::uint32_t hand, Seat seat, Moment from);
    /// What shows that a tile was not among the seat's unseen tiles at a moment; null if nothing
    /// does.
    const DatedSighting* elsewhere(Tile tile, std::uint32_t hand, Seat seat, Moment moment);
    /// The tiles that had been played before a moment.
    TileSet gone_before(Moment moment);

  private:
    void look();
    void look_at(std::uint32_t hand);
    void look_at_line(std::uint32_t hand, const Statement& line);
    void look_at_draws(std::uint32_t hand);
    void look_for_prizes();
    void add(Tile tile, How how, Seat seat, std::uint32_t hand, std::int64_t ply, Place place,
             Moment at);

    const Record* record_ = nullptr;
    const Holdings* holdings_ = nullptr;
    std::uint32_t first_ = 0, end_ = 0;
    bool looked_ = false;
    ByTile<std::vector<DatedSighting>> seen_;
    ByTile<Moment> first_played_{};
};

}  // namespace bones
