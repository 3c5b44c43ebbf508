// Claims (G8): what was written down about ends, pips, scores, totals and winners, held against the
// play.
#pragma once

#include <span>

#include "engine/hand_lines.hpp"
#include "engine/referee/awards.hpp"
#include "engine/reporter.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

/// Enters the pips of a `pips` line for the hands of which the tiles are not known.
void enter_pips(const Record& record, std::uint32_t hand, RemainingPips& pips);
/// Reports pips of a `pips` line that the known tiles contradict.
void check_pips(std::uint32_t hand, const RemainingPips& known, Reporter& reporter);
/// How a hand ended.
struct HandEnd {
    EndKind kind = EndKind::unfinished;
    Seat out;  ///< who went out, or won
};

/// How a hand ended: by the rules, or, where they cannot tell, as claimed; and whether that claim
/// is right. `computed` is what the play gives, unfinished if the hand has not ended; `known`
/// whether that can be told. `also`: other ends that may be right as well.
void check_end(std::uint32_t hand, HandEnd computed, bool known, std::span<const HandEnd> also,
               Reporter& reporter);
/// Reports that an `end` line is wrong, and why.
void refute_end(std::uint32_t hand, const Statement& line, std::string_view why,
                Reporter& reporter);
/// Whether the line with the number of the first hand cannot be read: it may be a later one (G16).
/// The record must have a hand.
bool number_is_lost(const Record& record);
/// G16: whether hands may be missing before this one, or it may begin another game: its number is
/// written, and is neither the next nor the same again.
bool does_not_follow(const Record& record, std::uint32_t hand);
/// G16: whether it may begin another game: it is numbered 1.
bool may_begin_anew(const Record& record, std::uint32_t hand);
/// In a game with one shuffle: whether the tiles of a hand may come of another shuffle than those
/// of the hand before. It may begin another game, or that deal did not count.
bool may_be_shuffled_anew(const Record& record, std::uint32_t hand);
/// Whether the only line with a hand's end cannot be read.
bool end_is_lost(const Record& record, std::uint32_t hand);
/// Whether the record says that a hand ended by winning the game with this seat's tile, or a line
/// that cannot be read may have said so.
bool may_say_won(const Record& record, std::uint32_t hand, Seat seat);
/// Whether an action of the hand cannot be read or names no tile, so that the table may have seen a
/// breach there that the record does not show.
bool hides_actions(const Record& record, std::uint32_t hand);
/// The hand's score as claimed, by scoring seat; false if a scoring seat is missing.
bool claimed_score(const Record& record, std::uint32_t hand, const ScoringSeats& seats,
                   Points& points);
void check_score(std::uint32_t hand, const Points& computed, const ScoringSeats& seats,
                 Reporter& reporter);
/// What a line of the record's says for each side; false if it lacks one.
bool claimed_amounts(const Record& record, const Statement* line, const ScoringSeats& seats,
                     Points& points);
/// The sides that have the best of these totals, with all their seats.
SeatSet best_sides(const Points& totals, const ScoringSeats& seats, bool fewest_win);
/// Totals that only lines tell, against what those of a game that is over must be (G8).
void check_totals(const MatchState& match, const ScoringSeats& seats, const ResultRule& rule,
                  Reporter& reporter);
/// Result and winner lines against the final state of the game. `after_end`: a hand does not count,
/// because the game was over.
void check_result(const MatchState& match, const ScoringSeats& seats, bool after_end,
                  Reporter& reporter);
/// Notes that the result of a record without hands lacks a side.
void note_partial_result(const ScoringSeats& seats, Reporter& reporter);
void check_winner(const MatchState& match, Reporter& reporter);
/// The seats that a `winner` line names, with their partners; empty if it names none, or others.
SeatSet claimed_winners(const Record& record, int sides);

}  // namespace bones
