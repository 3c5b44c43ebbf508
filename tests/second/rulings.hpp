// Checks that both referees give the same verdict on a small record.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/second/compare.hpp"
#include "tests/second/referee/text.hpp"

namespace bones::second {

/// Whether the second referee reports this code at this ply, as proven or, with `open`, as open.
/// Fails if the engine differs in anything.
inline bool says(const std::string& text, std::int64_t ply, const std::string& code,
                 bool open = false) {
    EXPECT_EQ(compare(text), "");
    const Judged judged = judge_text(text);
    const auto& items = open ? judged.open : judged.findings;
    return std::any_of(items.begin(), items.end(),
                       [&](const Item& item) { return item.ply == ply && item.code == code; });
}

}  // namespace bones::second
