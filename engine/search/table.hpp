// The solver's memory of searched positions, of a fixed size.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace bones::search {

/// A hash of the parts of a position that affect further play. Two different positions collide in
/// about one of 10^19 pairs.
class Digest {
  public:
    constexpr void add(std::uint64_t part) {
        const std::uint64_t mixed = (hash_ ^ part) * 0x9E3779B97F4A7C15u;
        hash_ = mixed ^ (mixed >> 29);
    }
    constexpr std::uint64_t hash() const { return hash_; }

  private:
    std::uint64_t hash_ = 0x243F6A8885A308D3u;
};

/// Bounds of a value.
struct Bounds {
    std::int16_t low = -0x7FFF, high = 0x7FFF;
};

/// A transposition table. Each place has two entries: one is replaced only by a position with no
/// fewer tiles left, the other by any position. All memory is allocated at the start.
class Table {
  public:
    struct Entry {
        std::uint64_t hash = 0;
        Bounds bounds;
        std::uint16_t hint = 0;  ///< the best move found
        std::uint8_t size = 0;   ///< tiles that could still be played or drawn
        std::uint8_t age = 0;
    };

    static constexpr std::size_t usual_size_log2 = 20;
    /// The size in bytes of a table of the usual size.
    static constexpr std::size_t bytes() { return sizeof(Entry) << usual_size_log2; }

    explicit Table(std::size_t size_log2 = usual_size_log2)
        : places_(std::size_t{1} << (size_log2 - 1)) {}

    /// Forgets all entries.
    void clear() {
        if (++age_ != 0) return;
        places_.assign(places_.size(), {});
        age_ = 1;
    }
    const Entry* find(std::uint64_t hash) const {
        for (const Entry& entry : place(hash))
            if (entry.hash == hash && entry.age == age_) return &entry;
        return nullptr;
    }
    void keep(std::uint64_t hash, Bounds bounds, std::uint16_t hint, std::uint8_t size) {
        auto& place = places_[hash & (places_.size() - 1)];
        Entry& kept = place[0];
        const bool free = kept.age != age_ || kept.hash == hash || kept.size <= size;
        if (free && kept.age == age_ && kept.hash != hash) place[1] = kept;
        Entry& entry = free ? kept : place[1];
        entry = {hash, bounds, hint, size, age_};
    }

  private:
    using Place = std::array<Entry, 2>;
    const Place& place(std::uint64_t hash) const { return places_[hash & (places_.size() - 1)]; }

    std::vector<Place> places_;
    std::uint8_t age_ = 1;
};

}  // namespace bones::search
