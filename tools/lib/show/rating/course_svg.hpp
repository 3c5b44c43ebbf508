// A person's course through a ladder as a picture.
#pragma once

#include <string>

#include "tools/lib/show/rating/ladder.hpp"

namespace bones::inline show::rating {

/// How large a course is drawn, in units of its own.
inline constexpr int course_width = 640, course_height = 220;

/// Appends an svg element: the rating game by game as a line, with its interval of 95 % as a band.
/// How it looks is up to course.css (tools/lib/show/picture/pages).
void append_course(std::string& out, const Ratings& ratings, const Ladder& ladder,
                   const Standing& standing);

/// The same as a document of its own, with its style: one course below the other.
std::string course_document(const Ratings& ratings, std::uint32_t person);

}  // namespace bones::inline show::rating
