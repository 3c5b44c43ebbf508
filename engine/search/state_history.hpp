// Where the hands of a record stand before each ply, as the referee saw it: what analysis begins
// with.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <optional>
#include <vector>

#include "engine/ply_observer.hpp"
#include "engine/search/position.hpp"

namespace bones::search {

/// What a record shows of the tiles at one moment of a hand.
struct TilesShown {
    BySeat<std::optional<TileSet>>
        hands{};  ///< the tiles in each hand, where the record shows them
    BySeat<std::optional<TileSet>> dealt{};  ///< and what was dealt
    /// What lies in the yard, in drawing order; told if a yard line tells it all, or if nothing is
    /// left to draw: then in no order.
    std::optional<std::vector<Tile>> yard;

    bool all_hands(int players) const;
};

/// Whether draws that are owed are made in a position.
enum class OwedDraws : std::uint8_t { paid, unpaid };

/// Looks on while the referee judges a record (JudgeOptions::observer), and keeps what it sees,
/// until the next record. Plies count from 1; the one after a hand's last is its end. Of the hands
/// after the first most_plies of a record nothing is known.
class StateHistory : public PlyObserver {
  public:
    static constexpr std::size_t most_plies = 10'000;

    void begin(const Record& record) override;
    void before(std::uint32_t index, const TableState& state) override;
    void after(std::uint32_t hand, const TableState& end, bool sure, const Deal& deal,
               const Hands& hands) override;

    /// The state before a ply, by the rules of the record's game; nothing if it is not known. The
    /// one after the hand's last is there if the hand has ended.
    template <GameRules G>
    std::optional<typename G::State> state(std::uint32_t hand, std::uint32_t ply) const {
        static_assert(sizeof(typename G::State) <= sizeof(StoredState::state));
        const StoredState& kept = at(hand, ply);
        if (!kept.known) return std::nullopt;
        typename G::State state;
        std::memcpy(&state, kept.state.data(), sizeof state);
        return state;
    }
    /// What the record shows of the tiles before a ply of which the state is known.
    const TilesShown& shown(std::uint32_t hand, std::uint32_t ply) const {
        return at(hand, ply).shown;
    }
    /// Who laid the last tile before a ply; no seat if no tile lies there.
    Seat last_to_play(std::uint32_t hand, std::uint32_t ply) const;

    /// The position before a ply, with all tiles where the record shows them; nothing if it does
    /// not, or if nobody can tell what the hand will score. The order of the yard counts for
    /// nothing unless `shown().yard` is told; where it is not, the tiles that are left lie there in
    /// the order of their numbers.
    template <GameRules G>
    std::optional<Position<G>> position(std::uint32_t hand, std::uint32_t ply,
                                        OwedDraws owed = OwedDraws::paid) const {
        std::optional<typename G::State> state = this->state<G>(hand, ply);
        const TilesShown& tiles = shown(hand, ply);
        if (!state || !tiles.all_hands(state->players)) return std::nullopt;
        if (!G::score_foreseen(*state)) return std::nullopt;
        if (!state->ended() && !G::pick_up(*state)) return std::nullopt;
        Position<G> position;
        position.state = *state;
        position.hand_number = record_->hands[hand].number;
        for (Seat seat : SeatSet::all(state->players)) position.hands[seat] = *tiles.hands[seat];
        for (Tile tile : tiles.yard ? *tiles.yard : at(hand, ply).rest) position.yard.add(tile);
        if (position.yard.size() < state->stock) return std::nullopt;
        BySeat<TileSet> dealt{};
        for (Seat seat : SeatSet::all(state->players))
            dealt[seat] = tiles.dealt[seat].value_or(TileSet());
        position.settle(owed == OwedDraws::paid ? last_to_play(hand, ply) : Seat(), dealt);
        return position;
    }

  private:
    struct StoredState {
        bool known = false;
        alignas(std::max_align_t) std::array<std::byte, 288> state{};
        TilesShown shown;
        std::vector<Tile> rest;  ///< what is in no hand, was not laid and is no prize
    };

    bool keeps(std::uint32_t hand) const { return record_->hands[hand].end_action <= most_plies; }
    const StoredState& at(std::uint32_t hand, std::uint32_t ply) const {
        static const StoredState unknown;
        return keeps(hand) ? kept_[place(hand, ply)] : unknown;
    }
    /// The hand must be one that is kept.
    StoredState& at(std::uint32_t hand, std::uint32_t ply) { return kept_[place(hand, ply)]; }
    std::size_t place(std::uint32_t hand, std::uint32_t ply) const {
        return record_->hands[hand].first_action + hand + ply - 1;
    }
    void show_tiles(std::uint32_t hand, std::uint32_t ply, const Deal& deal, const Hands& hands);

    const Record* record_ = nullptr;
    std::vector<StoredState> kept_;
    TileSet gone_;  ///< tiles dealt or drawn in earlier hands of this shuffle
};

}  // namespace bones::search
