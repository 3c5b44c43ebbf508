// One hand as patterns look at it: its actions, and what there was before each.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bones/verdict.hpp"
#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

/// Who sits where in a record, as far as a pattern asks.
struct SeatPeople {
    BySeat<std::uint8_t> who{};    ///< the first seat of the same person
    std::vector<SeatSet> named{};  ///< of each of the pattern's names
    int players = 0;
    int sides = 0;
};

/// One action. Kept small: there are many.
struct Ply {
    Kind kind = Kind::unknown;
    Seat seat;  ///< none: cannot be told
    std::optional<Tile> tile;
    std::uint16_t outer = 0;       ///< the numbers that it newly shows: 1 << n
    std::int8_t suit = no_number;  ///< led
    Mark mark = Mark::none;
    std::optional<Verdict> verdict;  ///< none: only facts were checked
    std::int32_t choices = no_number;
};

/// What a seat had, since a ply.
struct Holding {
    std::uint32_t ply = 0;  ///< from 0: before the action with this index
    TileSet held, absent;   ///< surely, and surely not
    int count = 0;          ///< no_number: unknown
};

class HandState {
  public:
    explicit HandState(const Needs& needs) : needs_(needs) {}

    /// Takes up a hand of a record that was judged as the needs ask. The verdict must outlive what
    /// is asked.
    void read(const Record& record, const GameVerdict& verdict, std::uint32_t hand);
    /// Takes up what is written of a hand: what the referee would tell is open.
    void read_written(const Record& record, std::uint32_t hand);
    bool judged() const { return judged_; }

    std::uint32_t plies() const { return static_cast<std::uint32_t>(plies_.size()); }
    /// The action with this index, from 0.
    const Ply& ply(std::uint32_t index) const { return plies_[index]; }
    /// The open ends before an action; null: they are not known, or only facts are checked, as
    /// after the end of a hand. An archive has no `open_before` then.
    const TableView* table(std::uint32_t index) const {
        return index < tables_.size() ? tables_[index] : nullptr;
    }
    /// What a seat had before an action; null: nothing can be told.
    const Holding* holding(std::uint32_t index, Seat seat) const;
    /// Tiles not dealt and not drawn before an action; no_number: unknown.
    int stock(std::uint32_t index) const { return stocks_[index]; }
    /// The total before the hand; no_number: unknown.
    std::optional<std::int64_t> total(Seat seat) const;
    /// Whether a tile had been laid before an action; none: cannot be told.
    std::optional<bool> laid(std::uint32_t index, Tile tile) const;
    /// Whether a code was proven at an action.
    bool has_code(std::uint32_t index, std::string_view code) const;

  private:
    struct ProvenBreach {
        std::uint32_t index;
        std::string_view code;
    };

    void add_judgements(const Record& record, const GameVerdict& verdict);
    void read_table(const Record& record, const GameVerdict& verdict);
    void read_hands(const Record& record, const GameVerdict& verdict);
    void read_totals(const Record& record, const GameVerdict& verdict);
    void read_findings(const Record& record, const GameVerdict& verdict);

    Needs needs_;
    bool judged_ = false;
    std::uint32_t hand_ = 0;
    std::vector<Ply> plies_;
    /// Before each action, as long as that can be told; in the verdict.
    std::vector<const TableView*> tables_;
    BySeat<std::vector<Holding>> holdings_;
    std::vector<int> stocks_;
    BySeat<std::optional<std::int64_t>> totals_;
    std::vector<ProvenBreach> proven_;
    ByTile<std::uint32_t> laid_at_{};    ///< index of the action, from 1; 0: never
    ByTile<std::uint32_t> seen_last_{};  ///< likewise: played, drawn or shown
    std::uint32_t unread_ = none_such;   ///< index of the first action that may have been anything
};

}  // namespace bones::inline store::find
