// Draws the course of a person's rating.
#pragma once

#include <string>

#include "tools/lib/show/rating/ladder.hpp"

namespace bones::inline show::rating {

/// The size of a drawn course, in SVG units.
inline constexpr int course_width = 640, course_height = 220;

/// Appends an svg element: the rating after each game as a line, with its 95 % interval as a band.
/// The style is in course.css (tools/lib/show/picture/pages).
void append_course(std::string& out, const Ratings& ratings, const Ladder& ladder,
                   const Standing& standing);

/// A document with style, and a course for each ladder, one below the other.
std::string course_document(const Ratings& ratings, std::uint32_t person);

}  // namespace bones::inline show::rating
