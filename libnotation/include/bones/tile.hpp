// Tiles and sets of tiles.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <type_traits>

namespace bones {

inline constexpr int highest_pip = 15;
inline constexpr int most_tiles = 136;

/// How many tiles a double-n set has: 28 for double-six, 136 for double-fifteen.
constexpr int set_size(int highest) {
    return (highest + 1) * (highest + 2) / 2;
}

namespace detail {
constexpr auto tile_halves() {
    std::array<std::array<std::uint8_t, 2>, most_tiles> halves{};
    for (int high = 0, number = 0; high <= highest_pip; ++high)
        for (int low = 0; low <= high; ++low, ++number)
            halves[number] = {static_cast<std::uint8_t>(high), static_cast<std::uint8_t>(low)};
    return halves;
}
inline constexpr auto halves_of = tile_halves();

#ifdef __x86_64__
/// Whether the processor has an instruction that counts bits; nearly all do. The compiler cannot
/// rely on it, so the program checks once at its start.
inline const bool processor_counts_bits = __builtin_cpu_supports("popcnt") != 0;
#endif

/// The number of bits that are set, by adding up pairs, fours and bytes. std::popcount would call a
/// library function that uses tables.
[[gnu::noinline]] constexpr int count_bits_slowly(std::uint64_t bits) {
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<int>(bits * 0x0101010101010101u >> 56);
}

/// The number of bits that are set.
constexpr int count_bits(std::uint64_t bits) {
#ifdef __x86_64__
    if (!std::is_constant_evaluated() && processor_counts_bits) {
        std::uint64_t count = 0;
        asm("popcnt %1, %0" : "=r"(count) : "r"(bits) : "cc");
        return static_cast<int>(count);
    }
#endif
    return count_bits_slowly(bits);
}
}  // namespace detail

/// One domino. Equal tiles are the same domino, whichever half was written first.
///
/// A tile has the number high(high+1)/2 + low. The tiles of a double-six set are numbers 0..27,
/// those of a double-fifteen set 0..135. Every smaller set is a prefix of every larger one (rule
/// G1).
class Tile {
  public:
    constexpr Tile() = default;
    /// The tile with these two numbers, in either order. Both must be 0..15.
    constexpr Tile(int a, int b) {
        const int high = a > b ? a : b, low = a > b ? b : a;
        number_ = static_cast<std::uint8_t>(high * (high + 1) / 2 + low);
    }
    /// The tile numbered 0..135.
    static constexpr Tile numbered(int number) {
        Tile tile;
        tile.number_ = static_cast<std::uint8_t>(number);
        return tile;
    }

    constexpr int number() const { return number_; }
    constexpr int high() const { return half(false); }
    constexpr int low() const { return half(true); }
    /// The lower half if `low`, else the higher one.
    constexpr int half(bool low) const { return detail::halves_of[number_][low]; }
    constexpr int pips() const { return high() + low(); }
    constexpr bool is_double() const { return high() == low(); }
    constexpr bool has(int pip) const { return (high() - pip) * (low() - pip) == 0; }
    /// The half that is not `pip`; for a double the same number. The tile must have `pip`.
    constexpr int other(int pip) const { return high() + low() - pip; }

    friend constexpr auto operator<=>(Tile, Tile) = default;

  private:
    std::uint8_t number_ = 0;
};

/// A set of tiles: one bit per tile, in the order of their numbers.
class TileSet {
  public:
    constexpr TileSet() = default;
    constexpr explicit TileSet(Tile tile) { add(tile); }

    /// All tiles of a double-n set.
    static constexpr TileSet full(int highest) {
        TileSet all;
        for (int size = set_size(highest), word = 0; size > 0; size -= 64, ++word)
            all.words_[word] = size < 64 ? (std::uint64_t{1} << size) - 1 : ~std::uint64_t{0};
        return all;
    }
    /// All tiles with this number on them, up to double-fifteen.
    static constexpr const TileSet& with(int pip);
    /// All doubles, up to double-fifteen.
    static constexpr const TileSet& doubles();

    constexpr void add(Tile t) { words_[t.number() >> 6] |= bit(t); }
    constexpr void remove(Tile t) { words_[t.number() >> 6] &= ~bit(t); }
    constexpr bool contains(Tile t) const { return (words_[t.number() >> 6] & bit(t)) != 0; }
    constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    constexpr int size() const {
        return detail::count_bits(words_[0]) + detail::count_bits(words_[1]) +
               detail::count_bits(words_[2]);
    }
    constexpr bool intersects(const TileSet& o) const { return !(*this & o).empty(); }
    /// The sum of all pips.
    constexpr int pips() const;
    /// The tile with the lowest number; the set must not be empty.
    constexpr Tile first() const { return *begin(); }
    /// The set with these bits for tiles 0 to 63.
    static constexpr TileSet of_word(std::uint64_t bits) {
        TileSet tiles;
        tiles.words_[0] = bits;
        return tiles;
    }
    /// The bits of tiles 64n to 64n + 63; n is 0, 1 or 2.
    constexpr std::uint64_t word(std::size_t n) const { return words_[n]; }

    constexpr TileSet& operator|=(const TileSet& o) {
        for (int i = 0; i < 3; ++i) words_[i] |= o.words_[i];
        return *this;
    }
    constexpr TileSet& operator&=(const TileSet& o) {
        for (int i = 0; i < 3; ++i) words_[i] &= o.words_[i];
        return *this;
    }
    constexpr TileSet& operator-=(const TileSet& o) {
        for (int i = 0; i < 3; ++i) words_[i] &= ~o.words_[i];
        return *this;
    }
    friend constexpr TileSet operator|(TileSet a, const TileSet& b) { return a |= b; }
    friend constexpr TileSet operator&(TileSet a, const TileSet& b) { return a &= b; }
    friend constexpr TileSet operator-(TileSet a, const TileSet& b) { return a -= b; }
    friend constexpr bool operator==(const TileSet&, const TileSet&) = default;

    /// Visits the tiles in the order of their numbers.
    class Iterator {
      public:
        constexpr explicit Iterator(const std::array<std::uint64_t, 3>& words)
            : words_(words), rest_(words[0]) {
            settle();
        }
        constexpr Tile operator*() const {
            return Tile::numbered(word_ * 64 + std::countr_zero(rest_));
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            settle();
            return *this;
        }
        struct End {};
        friend constexpr bool operator!=(const Iterator& i, End) { return i.word_ < 3; }

      private:
        constexpr void settle() {
            while (rest_ == 0 && ++word_ < 3) rest_ = words_[word_];
        }
        std::array<std::uint64_t, 3> words_;
        std::uint64_t rest_;  ///< bits of the current word not yet visited
        int word_ = 0;
    };
    constexpr Iterator begin() const { return Iterator(words_); }
    constexpr Iterator::End end() const { return {}; }

  private:
    static constexpr std::uint64_t bit(Tile t) { return std::uint64_t{1} << (t.number() & 63); }
    std::array<std::uint64_t, 3> words_{};
};

namespace detail {
constexpr auto sets_by_number() {
    std::array<TileSet, highest_pip + 1> sets{};
    for (int a = 0; a <= highest_pip; ++a)
        for (int b = 0; b <= highest_pip; ++b) sets[a].add(Tile(a, b));
    return sets;
}
constexpr TileSet all_doubles() {
    TileSet set;
    for (int a = 0; a <= highest_pip; ++a) set.add(Tile(a, a));
    return set;
}
inline constexpr auto with_number = sets_by_number();
inline constexpr TileSet doubles = all_doubles();

/// For each bit of a sum of pips (1, 2, 4, 8 and 16): the tiles whose sum has that bit.
constexpr auto sets_by_bit_of_pips() {
    std::array<TileSet, 5> sets{};
    for (std::size_t bit = 0; bit < sets.size(); ++bit)
        for (int number = 0; number < most_tiles; ++number)
            if ((Tile::numbered(number).pips() >> bit & 1) != 0)
                sets[bit].add(Tile::numbered(number));
    return sets;
}
inline constexpr auto with_bit_of_pips = sets_by_bit_of_pips();
}  // namespace detail

constexpr const TileSet& TileSet::with(int pip) {
    return detail::with_number[pip];
}
constexpr const TileSet& TileSet::doubles() {
    return detail::doubles;
}

// Counts bits instead of visiting tiles: the number of tiles varies, so a loop over them would be
// mispredicted.
constexpr int TileSet::pips() const {
    int sum = 0;
    for (std::size_t word = 0; word < words_.size(); ++word) {
        if (words_[word] == 0) continue;
        for (std::size_t bit = 0; bit < detail::with_bit_of_pips.size(); ++bit)
            sum += detail::count_bits(words_[word] & detail::with_bit_of_pips[bit].word(word))
                   << bit;
    }
    return sum;
}

/// One value for each tile, up to double-fifteen.
template <class T>
struct ByTile : std::array<T, most_tiles> {
    using Base = std::array<T, most_tiles>;
    using Base::operator[];
    constexpr T& operator[](Tile tile) {
        return Base::operator[](static_cast<std::size_t>(tile.number()));
    }
    constexpr const T& operator[](Tile tile) const {
        return Base::operator[](static_cast<std::size_t>(tile.number()));
    }
};

}  // namespace bones
