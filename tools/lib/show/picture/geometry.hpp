// Points and rectangles on a table. The unit is half the width of a tile: a tile is two units wide
// and four long, and each half is two by two. x grows to the right, y downwards.
#pragma once

#include <algorithm>

namespace bones::inline show::picture {

struct Point {
    int x = 0, y = 0;

    friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend Point operator*(Point a, int times) { return {a.x * times, a.y * times}; }
    friend bool operator==(Point a, Point b) { return a.x == b.x && a.y == b.y; }
};

/// A direction: one step along an axis.
using Direction = Point;
inline constexpr Direction leftwards{-1, 0}, rightwards{1, 0}, upwards{0, -1}, downwards{0, 1};

inline bool is_vertical(Direction way) {
    return way.y != 0;
}

/// A rectangle. The right and bottom edges are exclusive.
struct Rect {
    int left = 0, top = 0, right = 0, bottom = 0;

    int width() const { return right - left; }
    int height() const { return bottom - top; }
    /// Whether the interiors of the two rectangles overlap.
    bool overlaps(const Rect& other) const {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
    Rect grown(int by) const { return {left - by, top - by, right + by, bottom + by}; }
    /// The smallest rectangle that contains both.
    Rect joined(const Rect& other) const {
        return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
                std::max(bottom, other.bottom)};
    }
    friend bool operator==(const Rect&, const Rect&) = default;
};

/// The rectangle that extends `length` from a point in a direction, and `aside` to both sides.
inline Rect along(Point from, Direction way, int length, int aside) {
    const Point to = from + way * length;
    const Point side{is_vertical(way) ? aside : 0, is_vertical(way) ? 0 : aside};
    return {std::min(from.x, to.x) - side.x, std::min(from.y, to.y) - side.y,
            std::max(from.x, to.x) + side.x, std::max(from.y, to.y) + side.y};
}

}  // namespace bones::inline show::picture
