// The second referee: judges records from the rules pages alone, slowly and literally.
//
// It shares no code with engine/, so that the two disagree where one of them is wrong. Each clause
// is named at the line that implements it.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "bones/record.hpp"

namespace bones::second {

/// One finding: plain values that can be sorted and compared.
struct Item {
    std::int64_t hand = -1;  ///< the hand's written number; -1: not within a hand
    std::int64_t ply = -1;   ///< from 1; 0: deal, yard and lead; -1: lines after the play
    char seat = '?';         ///< '?': no seat
    std::string code;
    std::string clause;
    Severity severity = Severity::broken;
    Verdict verdict = Verdict::broken;

    friend auto operator<=>(const Item&, const Item&) = default;
};

using Points = BySeat<int>;

struct HandResult {
    std::uint32_t number = 0;
    Seat leader;  ///< no seat: the hand has no leader
    EndKind end = EndKind::unfinished;
    Seat out;             ///< the seat that went out or conceded
    bool scored = false;  ///< whether the hand's score is known
    bool taken = false;   ///< the score is from the sheet, not computed (G15)
    bool layout_known = true;
    Points scores{};
};

struct Judged {
    std::vector<Item> findings;  ///< sorted; includes the findings of the reader
    std::vector<Item> open;      ///< verdicts that the record leaves open, sorted
    /// G12: breaches that may be the true ones where another is certain; only penalties use them.
    std::vector<Item> instead;
    std::vector<std::pair<std::int64_t, std::vector<int>>> groups;  ///< of joint breaches
    std::vector<HandResult> hands;
    bool totals_known = false;
    Points totals{};
    bool result_taken = false;  ///< only the `result` line gives the totals, and the game is over
    bool complete = false;      ///< the game is over
    bool winners_known = true;
    std::vector<Seat> winners;  ///< empty: the game is not over, or it has no winner
};

/// Judges a whole record.
Judged judge(const Record& record);

}  // namespace bones::second
