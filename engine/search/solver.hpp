// The exact solver: the value of a position under best play of two sides, with all tiles and the
// order of the yard known.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/all_solver_hints.hpp"

namespace bones::search {

/// The number of positions that may still be searched.
struct Budget {
    std::uint64_t nodes = 0;  ///< remaining positions
    bool spent = false;       ///< one more position was needed than the budget had
};

/// Solves positions one after the other. Threads must not share it.
///
/// It uses alpha-beta with null windows (MTD(f), Plaat 1996) and a transposition table. Effort is
/// counted in positions, never in time, so the same question always has the same answer.
template <GameRules G>
class Solver {
  public:
    /// Without a table no position is remembered. The table must outlive the solver.
    explicit Solver(Table* table) : table_(BoardOf<G>::Type::remembers ? table : nullptr) {}

    /// Returns the value of each move (Position::moves) for the side on turn; nothing if the budget
    /// does not suffice. The position must have two sides and must not have ended.
    std::optional<std::vector<int>> values_of_moves(const Position<G>& position, Budget& budget) {
        start(budget);
        std::vector<int> values;
        int guess = 0;
        for (const bones::Move& move : position.moves()) {
            Position<G> next = position;
            next.make(move);
            guess = home_in(Board(next), guess);
            if (budget.spent) return std::nullopt;
            values.push_back(position.side() == 0 ? guess : -guess);
        }
        return values;
    }
    /// Returns the value of a position for side 0; nothing if the budget does not suffice.
    std::optional<int> value(const Position<G>& position, Budget& budget) {
        start(budget);
        const int value = home_in(Board(position), 0);
        return budget.spent ? std::nullopt : std::optional(value);
    }

  private:
    using Board = typename BoardOf<G>::Type;
    using Move = typename Board::Move;

    struct Candidate {
        Move move;
        int appeal = 0;
    };

    void start(Budget& budget) {
        budget_ = &budget;
        if (table_ != nullptr) table_->clear();
    }

    /// Narrows the value down with tests "at least this much", starting from a guess.
    int home_in(const Board& board, int guess) {
        Bounds limits = limits_of(board);
        int low = limits.low, high = limits.high;
        guess = std::clamp(guess, low, high);
        while (low < high) {
            const int at_least = guess == low ? guess + 1 : guess;
            Board copy = board;
            guess = search(copy, at_least);
            if (budget_->spent) return 0;
            (guess < at_least ? high : low) = guess;
        }
        return low;
    }

    static Bounds limits_of(const Board& board) {
        if (board.ended()) {
            const std::int16_t value = detail::bound(board.value());
            return {value, value};
        }
        const int settled = board.settled();
        const Bounds bounds = board.bounds();
        return {detail::bound(bounds.low + settled), detail::bound(bounds.high + settled)};
    }

    /// Returns a bound of the value for side 0: a lower bound if it is at least `goal`, else an
    /// upper bound. A single legal move is made without a search.
    int search(Board& board, int goal) {
        for (;;) {
            if (board.ended()) return board.value();
            const int settled = board.settled();
            Bounds bounds = board.bounds();
            if (settled + bounds.low >= goal) return settled + bounds.low;
            if (settled + bounds.high < goal) return settled + bounds.high;
            if (budget_->nodes == 0) {
                budget_->spent = true;
                return 0;
            }
            --budget_->nodes;
            const std::uint64_t hash = table_ != nullptr ? board.hash() : 0;
            std::uint16_t hint = no_hint;
            if (const Table::Entry* entry = remembered(hash); entry != nullptr) {
                bounds.low = std::max(bounds.low, entry->bounds.low);
                bounds.high = std::min(bounds.high, entry->bounds.high);
                if (settled + bounds.low >= goal) return settled + bounds.low;
                if (settled + bounds.high < goal) return settled + bounds.high;
                hint = entry->hint;
            }
            const std::size_t begin = candidates_.size();
            board.each_move([&](const Move& move) { candidates_.push_back({move, 0}); });
            if (candidates_.size() == begin + 1) {
                const Move only = candidates_.back().move;
                candidates_.pop_back();
                board.make(only);
                continue;
            }
            bounds = board.closer_bounds(bounds, goal - settled);
            int value = 0;
            if (settled + bounds.low >= goal)
                value = settled + bounds.low;
            else if (settled + bounds.high < goal)
                value = settled + bounds.high;
            else {
                const SearchResult found = search_moves(board, goal, hint, begin);
                if (!budget_->spent && table_ != nullptr) {
                    const std::int16_t limit = detail::bound(found.value - settled);
                    (found.value >= goal ? bounds.low : bounds.high) = limit;
                    table_->keep(hash, bounds, found.hint, board.size());
                }
                value = found.value;
            }
            candidates_.resize(begin);
            return value;
        }
    }

    const Table::Entry* remembered(std::uint64_t hash) const {
        return table_ != nullptr ? table_->find(hash) : nullptr;
    }

    struct SearchResult {
        int value;
        std::uint16_t hint;
    };

    /// Tries the candidates from `begin` on: first the hinted move, then by appeal.
    SearchResult search_moves(const Board& board, int goal, std::uint16_t hint, std::size_t begin) {
        const bool first_side = board.side() == 0;
        SearchResult best{first_side ? -0x7FFF : 0x7FFF, no_hint};
        bool appraised = !bring_hint_to(begin, hint);
        if (appraised) appraise(board, begin);
        for (std::size_t i = begin; i < candidates_.size(); ++i) {
            if (i > begin && !appraised) {
                appraise(board, i);
                appraised = true;
            }
            if (i > begin || hint == no_hint || appraised) bring_best_to(i);
            const Move move = candidates_[i].move;
            Board next = board;
            next.make(move);
            const int value = search(next, goal);
            if (budget_->spent) break;
            if (first_side ? value > best.value : value < best.value)
                best = {value, Board::hint_of(move)};
            if (first_side ? value >= goal : value < goal) break;
        }
        return best;
    }

    bool bring_hint_to(std::size_t place, std::uint16_t hint) {
        if (hint == no_hint) return false;
        for (std::size_t i = place; i < candidates_.size(); ++i) {
            if (Board::hint_of(candidates_[i].move) != hint) continue;
            std::swap(candidates_[place], candidates_[i]);
            return true;
        }
        return false;
    }
    void appraise(const Board& board, std::size_t begin) {
        for (std::size_t i = begin; i < candidates_.size(); ++i)
            candidates_[i].appeal = board.appeal(candidates_[i].move);
    }
    void bring_best_to(std::size_t place) {
        std::size_t best = place;
        for (std::size_t i = place + 1; i < candidates_.size(); ++i)
            if (candidates_[i].appeal > candidates_[best].appeal) best = i;
        std::swap(candidates_[place], candidates_[best]);
    }

    static constexpr std::uint16_t no_hint = 0xFFFF;

    Table* table_;
    Budget* budget_ = nullptr;
    std::vector<Candidate> candidates_;  ///< of all positions on the current path
};

}  // namespace bones::search
