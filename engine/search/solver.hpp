// The exact solver: the value of a position under best play of two sides, with all tiles and the
// order of the yard known. Alpha-beta over null windows (MTD(f), Plaat 1996) with a transposition
// table. Effort is counted in positions looked at, never in time: the same question has the same
// answer everywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/outlook.hpp"

namespace bones::search {

/// How many positions may be looked at.
struct Budget {
    std::uint64_t nodes = 0;  ///< that are left
    bool spent = false;       ///< another one was asked for
};

/// Solves positions one after the other. Not shared between threads.
template <GameRules G>
class Solver {
  public:
    /// Without a table nothing is remembered. The table must outlive the solver.
    explicit Solver(Table* table) : table_(Outlook<G>::remembers ? table : nullptr) {}

    /// The value of each of the position's moves (Position::moves) for the side on turn; nothing if
    /// that takes more than the budget. The position must have two sides and not have ended.
    std::optional<std::vector<int>> values_of_moves(const Position<G>& position, Budget& budget) {
        start(budget);
        std::vector<int> values;
        int guess = 0;
        for (const Move& move : position.moves()) {
            Position<G> next = position;
            next.make(move);
            guess = home_in(next, guess);
            if (budget.spent) return std::nullopt;
            values.push_back(position.side() == 0 ? guess : -guess);
        }
        return values;
    }
    /// The value of a position for side 0; nothing if that takes more than the budget.
    std::optional<int> value(const Position<G>& position, Budget& budget) {
        start(budget);
        const int value = home_in(position, 0);
        return budget.spent ? std::nullopt : std::optional(value);
    }

  private:
    using View = Outlook<G>;

    struct Candidate {
        Move move;
        int appeal = 0;
    };

    void start(Budget& budget) {
        budget_ = &budget;
        if (table_ != nullptr) table_->clear();
    }

    /// Asks whether the value is at least this much until it is known; begins with a guess.
    int home_in(const Position<G>& position, int guess) {
        Bounds limits = limits_of(position);
        int low = limits.low, high = limits.high;
        guess = std::clamp(guess, low, high);
        while (low < high) {
            const int at_least = guess == low ? guess + 1 : guess;
            guess = search(position, at_least);
            if (budget_->spent) return 0;
            (guess < at_least ? high : low) = guess;
        }
        return low;
    }

    static Bounds limits_of(const Position<G>& position) {
        if (position.ended()) {
            const std::int16_t value = detail::bound(View::value(position));
            return {value, value};
        }
        const int settled = View::settled(position);
        const Bounds bounds = View::bounds(position);
        return {detail::bound(bounds.low + settled), detail::bound(bounds.high + settled)};
    }

    /// A bound of the value for side 0: from below if it is at least `goal`, else from above.
    int search(const Position<G>& position, int goal) {
        if (position.ended()) return View::value(position);
        const int settled = View::settled(position);
        Bounds bounds = View::bounds(position);
        if (settled + bounds.low >= goal) return settled + bounds.low;
        if (settled + bounds.high < goal) return settled + bounds.high;
        if (budget_->nodes == 0) {
            budget_->spent = true;
            return 0;
        }
        --budget_->nodes;
        if (table_ == nullptr) return search_moves(position, goal, no_hint).value;
        return search_known(position, goal, settled, bounds);
    }

    int search_known(const Position<G>& position, int goal, int settled, Bounds bounds) {
        const std::uint64_t hash = hash_of(position);
        std::uint16_t hint = no_hint;
        if (const Table::Entry* entry = table_->find(hash); entry != nullptr) {
            bounds.low = std::max(bounds.low, entry->bounds.low);
            bounds.high = std::min(bounds.high, entry->bounds.high);
            if (settled + bounds.low >= goal) return settled + bounds.low;
            if (settled + bounds.high < goal) return settled + bounds.high;
            hint = entry->hint;
        }
        const Found found = search_moves(position, goal, hint);
        if (budget_->spent) return 0;
        const std::int16_t value = detail::bound(found.value - settled);
        (found.value >= goal ? bounds.low : bounds.high) = value;
        table_->keep(hash, bounds, found.hint, size_of(position));
        return found.value;
    }

    struct Found {
        int value;
        std::uint16_t hint;
    };

    Found search_moves(const Position<G>& position, int goal, std::uint16_t hint) {
        const bool first_side = position.side() == 0;
        const std::size_t begin = candidates_.size();
        list_moves(position, hint);
        Found best{first_side ? -0x7FFF : 0x7FFF, no_hint};
        for (std::size_t i = begin; i < candidates_.size(); ++i) {
            bring_best_to(i);
            const Move move = candidates_[i].move;
            Position<G> next = position;
            next.make(move);
            const int value = search(next, goal);
            if (budget_->spent) break;
            if (first_side ? value > best.value : value < best.value) best = {value, hint_of(move)};
            if (first_side ? value >= goal : value < goal) break;
        }
        candidates_.resize(begin);
        return best;
    }

    void list_moves(const Position<G>& position, std::uint16_t hint) {
        const std::size_t begin = candidates_.size();
        position.each_move([&](const Move& move) { candidates_.push_back({move, 0}); });
        if (candidates_.size() == begin + 1) return;
        for (std::size_t i = begin; i < candidates_.size(); ++i) {
            Candidate& candidate = candidates_[i];
            candidate.appeal = hint_of(candidate.move) == hint && hint != no_hint
                                   ? 0x7FFFFFFF
                                   : View::appeal(position, candidate.move);
        }
    }
    void bring_best_to(std::size_t place) {
        std::size_t best = place;
        for (std::size_t i = place + 1; i < candidates_.size(); ++i)
            if (candidates_[i].appeal > candidates_[best].appeal) best = i;
        std::swap(candidates_[place], candidates_[best]);
    }

    static constexpr std::uint16_t no_hint = 0xFFFF;
    /// The move by its tile and half: in positions that are alike arms may have other numbers.
    static std::uint16_t hint_of(const Move& move) {
        const int half = G::has_layout ? move.inner : move.suit;
        const int rest =
            move.kind == MoveKind::play ? move.crosswise : 2 + (move.kind == MoveKind::pass);
        return static_cast<std::uint16_t>(move.tile.number() | half << 8 | rest << 12);
    }
    static std::uint8_t size_of(const Position<G>& position) {
        int tiles = static_cast<int>(position.yard.size());
        for (Seat seat : SeatSet::all(position.state.players)) tiles += position.state.held[seat];
        return static_cast<std::uint8_t>(tiles);
    }
    static std::uint64_t hash_of(const Position<G>& position) {
        constexpr std::size_t words = (set_size(traits(G::game).highest) + 63) / 64;
        Digest digest;
        for (Seat seat : SeatSet::all(position.state.players))
            for (std::size_t word = 0; word < words; ++word)
                digest.add(position.hands[seat].word(word));
        View::digest(position, digest);
        return digest.hash();
    }

    Table* table_;
    Budget* budget_ = nullptr;
    std::vector<Candidate> candidates_;  ///< of all positions on the way, one after the other
};

}  // namespace bones::search
