// Checks claims (G8): compares written ends, pips, scores, totals and winners with the play.
#pragma once

#include <span>

#include "engine/hand_lines.hpp"
#include "engine/referee/awards.hpp"
#include "engine/reporter.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

/// Enters the pips of a `pips` line for hands with unknown tiles.
void enter_pips(const Record& record, std::uint32_t hand, RemainingPips& pips);
/// Reports `pips` that contradict the known tiles.
void check_pips(std::uint32_t hand, const RemainingPips& known, Reporter& reporter);
/// How a hand ended.
struct HandEnd {
    EndKind kind = EndKind::unfinished;
    Seat out;  ///< the seat that went out or won
};

/// Checks how a hand ended against its `end` line. `computed`: the end by the play; unfinished if
/// the hand has not ended. `known`: whether the play decides that. `also`: other ends that may be
/// right too.
void check_end(std::uint32_t hand, HandEnd computed, bool known, std::span<const HandEnd> also,
               Reporter& reporter);
/// Reports that an `end` line is wrong, and why.
void refute_end(std::uint32_t hand, const Statement& line, std::string_view why,
                Reporter& reporter);
/// Whether the record may begin with a later hand (G16). The number of its first hand is
/// unreadable, or it has no number and brings points along. The record must have a hand.
bool first_number_is_unknown(const Record& record);
/// G16: whether hands may be missing before this one, or it may begin another game. This is so if
/// its written number is neither the next number nor the same number.
bool does_not_follow(const Record& record, std::uint32_t hand);
/// G16: whether the hand may begin another game because its number is 1.
bool may_begin_anew(const Record& record, std::uint32_t hand);
/// In a game with one shuffle: whether the tiles of a hand may come from another shuffle than those
/// of the hand before. The hand may begin another game, or the earlier deal did not count.
bool may_be_shuffled_anew(const Record& record, std::uint32_t hand);
/// Whether an unreadable word of another seat than that of the `lead` line comes before the first
/// action of the hand. Then either may have led (G2).
bool lead_is_doubtful(const Record& record, std::uint32_t hand);
/// Whether the only line with a hand's end is unreadable.
bool end_is_lost(const Record& record, std::uint32_t hand);
/// Whether this seat's tile may have ended the hand and won the game (V8). It may if the `end` line
/// says so or an unreadable line may say so. It may also if that line is missing, and nothing or
/// another game follows.
bool may_say_won(const Record& record, std::uint32_t hand, Seat seat);
/// Whether an action of the hand is unreadable or names no tile. The table may then have seen a
/// breach that the record does not show.
bool hides_actions(const Record& record, std::uint32_t hand);
/// Reads the hand's written score by scoring seat; false if a scoring seat is missing.
bool claimed_score(const Record& record, std::uint32_t hand, const ScoringSeats& seats,
                   Points& points);
void check_score(std::uint32_t hand, const Points& computed, const ScoringSeats& seats,
                 Reporter& reporter);
/// Reads the points of each side from a line; false if a side is missing.
bool claimed_amounts(const Record& record, const Statement* line, const ScoringSeats& seats,
                     Points& points);
/// Returns all seats of the sides with the best of these totals.
SeatSet best_sides(const Points& totals, const ScoringSeats& seats, bool fewest_win);
/// Checks totals known only from lines against the totals that a finished game must have (G8).
void check_totals(const MatchState& match, const ScoringSeats& seats, const ResultRule& rule,
                  Reporter& reporter);
/// Checks the result line against the final state of the game. `after_end`: a hand does not count
/// because the game was over. `from_play`: no score of a hand is taken from the sheet.
void check_result(const MatchState& match, const ScoringSeats& seats, bool after_end,
                  bool from_play, Reporter& reporter);
/// Adds a note if the result of a record without hands lacks a side.
void note_partial_result(const ScoringSeats& seats, Reporter& reporter);
void check_winner(const MatchState& match, Reporter& reporter);
/// Returns the seats that a `winner` line names, with their partners. Empty if it names none, or
/// seats that do not play.
SeatSet claimed_winners(const Record& record, int sides);

}  // namespace bones
