// The second referee: judges records from the rules pages alone, slowly and literally.
//
// It shares no code with engine/. Its only purpose is to disagree with the engine where one of the
// two is wrong. Every clause is named at the line that carries it out.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "bones/record.hpp"

namespace bones::second {

/// One thing to say about a record: plain values that can be sorted and compared.
struct Item {
    std::int64_t hand = -1;  ///< the hand's written number; -1: not within a hand
    std::int64_t ply = -1;   ///< from 1; 0: deal, yard and lead; -1: what stands after the play
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
    Seat leader;  ///< no seat: nobody led
    EndKind end = EndKind::unfinished;
    Seat out;             ///< who went out, or conceded
    bool scored = false;  ///< whether the hand's score is known
    bool taken = false;   ///< it is the sheet's, not computed (G15)
    bool layout_known = true;
    Points scores{};
};

struct Judged {
    std::vector<Item> findings;  ///< sorted; what reading the record found wrong comes with them
    std::vector<Item> open;      ///< verdicts that the record leaves open, sorted
    /// What an action that is broken in any case may have broken instead (G12); only penalties ask.
    std::vector<Item> instead;
    std::vector<std::pair<std::int64_t, std::vector<int>>> groups;  ///< of joint breaches
    std::vector<HandResult> hands;
    bool totals_known = false;
    Points totals{};
    bool result_taken = false;  ///< the `result` line alone has the totals, and the game is over
    bool complete = false;      ///< the game is over
    bool winners_known = true;
    std::vector<Seat> winners;  ///< nobody: not over, or nobody won
};

/// Judges a whole record.
Judged judge(const Record& record);

}  // namespace bones::second
