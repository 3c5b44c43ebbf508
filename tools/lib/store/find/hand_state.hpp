// One hand as patterns see it: its actions, and the state before each.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bones/verdict.hpp"
#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

/// The people at the seats of a record, as far as a pattern needs them.
struct SeatPeople {
    BySeat<std::uint8_t> who{};    ///< the first seat of the same person
    std::vector<SeatSet> named{};  ///< the seats of each name in the pattern
    int players = 0;
    int sides = 0;
};

/// One action. Kept small, because a hand has many.
struct Ply {
    Kind kind = Kind::unknown;
    Seat seat;  ///< none: unknown
    std::optional<Tile> tile;
    std::uint16_t outer = 0;       ///< the numbers that it newly shows, 1 << n each
    std::int8_t suit = no_number;  ///< the suit led
    Mark mark = Mark::none;
    std::optional<Verdict> verdict;  ///< none: only facts were checked
    std::int32_t choices = no_number;
};

/// The tiles of a seat from a ply on.
struct Holding {
    std::uint32_t ply = 0;  ///< from 0: before the action with this index
    TileSet held, absent;   ///< tiles surely in the hand, and surely not
    int count = 0;          ///< no_number: unknown
};

class HandState {
  public:
    explicit HandState(const Needs& needs) : needs_(needs) {}

    /// Reads a hand of a judged record. The verdict must have what the needs require, and must
    /// outlive the use of this object.
    void read(const Record& record, const GameVerdict& verdict, std::uint32_t hand);
    /// Reads only the written actions of a hand. Values that need the referee are open.
    void read_written(const Record& record, std::uint32_t hand);
    bool judged() const { return judged_; }

    std::uint32_t plies() const { return static_cast<std::uint32_t>(plies_.size()); }
    /// The action with this index, from 0.
    const Ply& ply(std::uint32_t index) const { return plies_[index]; }
    /// The open ends before an action. Null if they are unknown, if only facts were checked, or
    /// after the end of the hand. In these cases an archive has no `open_before`.
    const TableView* table(std::uint32_t index) const {
        return index < tables_.size() ? tables_[index] : nullptr;
    }
    /// The tiles of a seat before an action. Null if nothing is known.
    const Holding* holding(std::uint32_t index, Seat seat) const;
    /// The tiles before an action that are not dealt and not drawn; no_number: unknown.
    int stock(std::uint32_t index) const { return stocks_[index]; }
    /// The seat's total before the hand; no_number: unknown.
    std::optional<std::int64_t> total(Seat seat) const;
    /// Whether a tile had been laid before an action. None if that is unknown.
    std::optional<bool> laid(std::uint32_t index, Tile tile) const;
    /// Whether a breach of this code is proven at an action.
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
    /// The table before each action, as long as it is known. The pointers are into the verdict.
    std::vector<const TableView*> tables_;
    BySeat<std::vector<Holding>> holdings_;
    std::vector<int> stocks_;
    BySeat<std::optional<std::int64_t>> totals_;
    std::vector<ProvenBreach> proven_;
    ByTile<std::uint32_t> laid_at_{};  ///< the action's index, from 1; 0: never
    /// The last action that played, drew or showed it, likewise.
    ByTile<std::uint32_t> seen_last_{};
    std::uint32_t unread_ = none_such;  ///< index of the first action that may have been anything
};

}  // namespace bones::inline store::find
