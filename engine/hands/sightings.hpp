// Lists where each tile of a shuffle was seen, as evidence for proofs.
#pragma once

#include <array>
#include <vector>

#include "bones/proof.hpp"
#include "engine/hands/holdings.hpp"

namespace bones {

/// A sighting with its time.
struct DatedSighting : Sighting {
    std::uint32_t hand_index = 0;  ///< in Record::hands
    Moment at = 0;  ///< moment of the action; `never`: after the play; a deal or yard line: the
                    ///< start of the hand
};

/// The sightings of the tiles of one hand, or of all hands of one shuffle. They are collected on
/// first use, because only a breach needs them.
class Sightings {
  public:
    /// Continues with these hands of a record. Their books must be filled before the first query.
    void start(const Record& record, std::uint32_t first_hand, std::uint32_t end_hand,
               const Holdings& holdings) {
        record_ = &record;
        first_ = first_hand;
        end_ = end_hand;
        holdings_ = &holdings;
        looked_ = false;
    }

    /// The first hand of the shuffle, and the one after its last.
    std::uint32_t first_hand() const { return first_; }
    std::uint32_t end_hand() const { return end_; }
    /// All sightings of a tile in record order, including draws that the yard line makes known.
    const std::vector<DatedSighting>& of(Tile tile);
    /// The first sighting in a hand that shows the tile as the seat's own: played, shown or left.
    const DatedSighting* own(Tile tile, std::uint32_t hand, Seat seat, Moment from);
    /// The sighting that shows that a tile was not among the seat's unseen tiles at a moment; null
    /// if there is none.
    const DatedSighting* elsewhere(Tile tile, std::uint32_t hand, Seat seat, Moment moment);
    /// The tiles that a known seat played before a moment.
    TileSet gone_before(Moment moment);
    /// The tiles played before a moment, also those of words whose players are unknown.
    TileSet laid_before(Moment moment);

  private:
    static TileSet before(const ByTile<Moment>& moments, Moment moment);
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
    ByTile<Moment> first_played_{}, first_laid_{};
};

}  // namespace bones
