// A seat at the table: A, B, C … in clockwise order, up to O.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

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
    /// The seat that many places further clockwise at a table of `players`; negative goes back.
    constexpr Seat next(int players, int steps) const {
        int index = index_ + steps;
        while (index >= players)
            index -= players;  // once at most, as a rule: dividing takes longer
        while (index < 0) index += players;
        return Seat(index);
    }
    /// The next seat clockwise.
    constexpr Seat next(int players) const { return Seat(index_ + 1 < players ? index_ + 1 : 0); }

    friend constexpr auto operator<=>(Seat, Seat) = default;

  private:
    std::uint8_t index_ = most_seats;
};

/// One value for each of the first `size` seats.
template <class T, int size = most_seats>
struct BySeat : std::array<T, static_cast<std::size_t>(size)> {
    using Base = std::array<T, static_cast<std::size_t>(size)>;
    using Base::operator[];
    /// The seat must exist, and be one of them.
    constexpr T& operator[](Seat seat) {
        return Base::operator[](static_cast<std::size_t>(seat.index()));
    }
    constexpr const T& operator[](Seat seat) const {
        return Base::operator[](static_cast<std::size_t>(seat.index()));
    }
};

}  // namespace bones
