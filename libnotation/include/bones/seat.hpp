// Seats at the table, A to O in clockwise order, and sets of seats.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace bones {

inline constexpr int most_seats = 15;

class Seat {
  public:
    /// No seat.
    constexpr Seat() = default;
    /// Seat number 0 (A) to 14 (O).
    constexpr explicit Seat(int index) : index_(static_cast<std::uint8_t>(index)) {}

    constexpr bool exists() const { return index_ < most_seats; }
    /// 0 for A; 15 for no seat.
    constexpr int index() const { return index_; }
    /// 'A' to 'O'; '?' for no seat.
    constexpr char letter() const { return exists() ? static_cast<char>('A' + index_) : '?'; }
    /// The seat `steps` places clockwise at a table of `players`. Negative steps go back.
    constexpr Seat next(int players, int steps) const {
        // Steps seldom go round more than once, so this needs no branch (seats vary) and no
        // division.
        int index = index_ + steps;
        index -= players * (index >= players);
        index += players * (index < 0);
        while (index >= players) index -= players;
        while (index < 0) index += players;
        return Seat(index);
    }
    /// The next seat clockwise.
    constexpr Seat next(int players) const {
        // Without a branch, which would be mispredicted.
        return Seat((index_ + 1) * (index_ + 1 < players));
    }

    friend constexpr auto operator<=>(Seat, Seat) = default;

  private:
    std::uint8_t index_ = most_seats;
};

/// A set of seats. The seat that does not exist can be a member too.
class SeatSet {
  public:
    constexpr SeatSet() = default;
    /// The set of one seat.
    constexpr SeatSet(Seat seat) : bits_(static_cast<std::uint16_t>(1u << seat.index())) {}
    /// All seats of a table of `players`, 0 to 15.
    static constexpr SeatSet all(int players) { return of_bits((1u << players) - 1); }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Seat seat) const { return (bits_ >> seat.index() & 1) != 0; }
    /// The first seat clockwise from A. The set must not be empty.
    constexpr Seat first() const { return Seat(std::countr_zero(bits_)); }

    constexpr SeatSet& operator|=(SeatSet other) { return *this = *this | other; }
    constexpr SeatSet& operator-=(SeatSet other) { return *this = *this - other; }
    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return of_bits(a.bits_ | b.bits_); }
    friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return of_bits(a.bits_ & b.bits_); }
    friend constexpr SeatSet operator-(SeatSet a, SeatSet b) {
        return of_bits(static_cast<unsigned>(a.bits_ & ~b.bits_));
    }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

    /// Visits the seats in order from A. The seat that does not exist comes last.
    class Iterator {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Seat;
        using difference_type = int;
        using pointer = void;
        using reference = Seat;

        constexpr explicit Iterator(std::uint16_t bits) : bits_(bits) {}
        constexpr Seat operator*() const { return Seat(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1));
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint16_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    static constexpr SeatSet of_bits(unsigned bits) {
        SeatSet set;
        set.bits_ = static_cast<std::uint16_t>(bits);
        return set;
    }

    std::uint16_t bits_ = 0;
};

/// One value for each of the first `size` seats.
template <class T, int size = most_seats>
struct BySeat : std::array<T, static_cast<std::size_t>(size)> {
    using Base = std::array<T, static_cast<std::size_t>(size)>;
    using Base::operator[];
    /// The seat must exist and be one of the first `size`.
    constexpr T& operator[](Seat seat) {
        return Base::operator[](static_cast<std::size_t>(seat.index()));
    }
    constexpr const T& operator[](Seat seat) const {
        return Base::operator[](static_cast<std::size_t>(seat.index()));
    }
};

}  // namespace bones
