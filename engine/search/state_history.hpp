// Keeps the state of each hand of a record before each ply, as the referee saw it. Analysis starts
// from it.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <optional>
#include <vector>

#include "engine/ply_observer.hpp"
#include "engine/search/position.hpp"

namespace bones::search {

/// The tiles that a record shows at one moment of a hand.
struct TilesShown {
    BySeat<std::optional<TileSet>> hands{};  ///< the tiles in each hand; nothing if unknown
    BySeat<std::optional<TileSet>> dealt{};  ///< the tiles dealt; nothing if unknown
    /// The tiles in the yard, in drawing order, if a yard line names them all. If nothing is left
    /// to draw, they are in no particular order. Else nothing.
    std::optional<std::vector<Tile>> yard;

    bool all_hands(int players) const;
};

/// Whether owed draws are made in a position.
enum class OwedDraws : std::uint8_t { paid, unpaid };

/// An observer of the referee (JudgePlan::observer) that keeps the states of a record until the
/// next one. Plies count from 1; the ply after a hand's last is its end. Hands that reach beyond
/// the first most_plies of a record are not kept.
class StateHistory : public PlyObserver {
  public:
    static constexpr std::size_t most_plies = 10'000;

    void begin(const Record& record) override;
    void before(std::uint32_t index, const TableState& state) override;
    void after(std::uint32_t hand, const TableState& end, bool sure, const Deal& deal,
               const Hands& hands) override;

    /// The state before a ply, by the rules of the record's game; nothing if it is unknown. The
    /// state after the last ply is known if the hand has ended.
    template <GameRules G>
    std::optional<typename G::State> state(std::uint32_t hand, std::uint32_t ply) const {
        static_assert(sizeof(typename G::State) <= sizeof(StoredState::state));
        const StoredState& kept = at(hand, ply);
        if (!kept.known) return std::nullopt;
        typename G::State state;
        std::memcpy(&state, kept.state.data(), sizeof state);
        return state;
    }
    /// The tiles that the record shows before a ply with a known state.
    const TilesShown& shown(std::uint32_t hand, std::uint32_t ply) const {
        return at(hand, ply).shown;
    }
    /// The seat that laid the last tile before a ply; no seat if no tile was laid.
    Seat last_to_play(std::uint32_t hand, std::uint32_t ply) const;

    /// The position before a ply, with the tiles where the record shows them. Nothing if a hand is
    /// unknown, or if the score of the hand is unforeseeable. The order of the yard is meaningful
    /// only if `shown().yard` has a value; else the remaining tiles are ordered by number.
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
        std::vector<Tile> rest;  ///< tiles in no hand, not laid and no prize
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
