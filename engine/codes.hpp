// All codes that the referee reports. The codes of the notation are in libnotation/codes.hpp.
#pragma once

#include <span>
#include <string_view>

#include "bones/finding.hpp"

namespace bones::code {

// Breaches of the rules.
inline constexpr Code wrong_turn{
    "wrong-turn",    Severity::broken, "a seat acted when it was not its turn",
    Injection::play, Chance::action,   true};
inline constexpr Code wrong_lead{
    "wrong-lead",    Severity::broken, "the wrong seat or tile led the hand",
    Injection::play, Chance::opening,  true};
inline constexpr Code false_pass{"false-pass", Severity::broken, "a pass by a seat that could play",
                                 Injection::play, Chance::pass};
inline constexpr Code misfit{"misfit", Severity::broken, "a tile laid where it does not fit",
                             Injection::play, Chance::tile};
inline constexpr Code missed_draw{"missed-draw", Severity::broken, "a required draw was not made",
                                  Injection::play, Chance::turn};
inline constexpr Code illegal_draw{"illegal-draw", Severity::broken, "a draw that was not allowed",
                                   Injection::play, Chance::draw};
inline constexpr Code illegal_prize_play{"illegal-prize-play", Severity::broken,
                                         "a prize played when it was not allowed", Injection::play,
                                         Chance::tile};
inline constexpr Code off_spell{"off-spell", Severity::broken,
                                "a player under a spell played on another arm", Injection::play,
                                Chance::tile};
inline constexpr Code wrong_suit{"wrong-suit", Severity::error,
                                 "a declared suit that is not on the tile", Injection::play,
                                 Chance::lead};
inline constexpr Code revoke{"revoke", Severity::broken,
                             "a seat did not follow suit although it could", Injection::play,
                             Chance::follow};
inline constexpr Code wrong_bid{"wrong-bid", Severity::broken, "a bid that was not allowed",
                                Injection::play, Chance::hand};
inline constexpr Code wrong_declarer{"wrong-declarer", Severity::broken,
                                     "trumps named by a seat that did not bid most",
                                     Injection::play, Chance::hand};
inline constexpr Code wrong_prize{"wrong-prize", Severity::broken,
                                  "a prize that could not be taken", Injection::play,
                                  Chance::hand_won};
inline constexpr Code missing_prize{"missing-prize", Severity::broken, "the winner took no prize",
                                    Injection::play, Chance::hand_won};
inline constexpr Code after_end{"after-end",     Severity::broken, "play after the end",
                                Injection::play, Chance::hand,     true};
inline constexpr Code joint_breach{"joint-breach", Severity::broken,
                                   "actions that cannot all be legal", Injection::never,
                                   Chance::hand};

// Facts that contradict each other.
inline constexpr Code tile_repeated{"tile-repeated", Severity::error, "a tile in two places",
                                    Injection::spoil};
inline constexpr Code tile_not_held{"tile-not-held", Severity::error,
                                    "a tile that the seat did not hold", Injection::spoil};
inline constexpr Code deal_size{"deal-size", Severity::error,
                                "a deal with too few or too many tiles", Injection::spoil};
inline constexpr Code count_mismatch{"count-mismatch", Severity::error,
                                     "more tiles than there were", Injection::slip};
inline constexpr Code yard_mismatch{"yard-mismatch", Severity::error,
                                    "a draw that contradicts the yard line", Injection::slip};
inline constexpr Code left_mismatch{"left-mismatch", Severity::error,
                                    "tiles left that contradict the play", Injection::slip};
inline constexpr Code lead_mismatch{"lead-mismatch", Severity::error,
                                    "a lead line that contradicts the first action"};
inline constexpr Code no_such_arm{"no-such-arm", Severity::error,
                                  "an arm that the layout does not have", Injection::spoil};
inline constexpr Code likely_slip{"likely-slip", Severity::error,
                                  "a likely slip with only one repair"};
inline constexpr Code slip_throughout{"slip-throughout", Severity::note,
                                      "one change of the whole sheet explains all findings"};
inline constexpr Code unknown_rule{"unknown-rule", Severity::error, "an unknown house rule"};
inline constexpr Code other_rule{"other-rule", Severity::note,
                                 "a house rule in words: breaches are only possible"};

// Claims that the play contradicts.
inline constexpr Code end_mismatch{"end-mismatch", Severity::claim,
                                   "the hand did not end as written", Injection::claim};
inline constexpr Code score_mismatch{"score-mismatch", Severity::claim,
                                     "the written score is wrong", Injection::claim};
inline constexpr Code result_mismatch{"result-mismatch", Severity::claim,
                                      "the written totals are wrong", Injection::claim};
inline constexpr Code winner_mismatch{"winner-mismatch", Severity::claim,
                                      "the written winner is wrong", Injection::claim};
inline constexpr Code unfounded_penalty{"unfounded-penalty", Severity::claim,
                                        "a penalty without a breach", Injection::claim};
inline constexpr Code unfounded_bonus{"unfounded-bonus", Severity::claim,
                                      "a bonus for what the play excludes"};
inline constexpr Code points_mismatch{"points-mismatch", Severity::claim,
                                      "a tile did not make the points that were called",
                                      Injection::claim};

// Notes.
inline constexpr Code layout_unknown{"layout-unknown", Severity::note,
                                     "the layout is unknown from here on"};
inline constexpr Code missing_pass{"missing-pass", Severity::note,
                                   "a turn that ended without its pass"};
inline constexpr Code hand_unfinished{"hand-unfinished", Severity::note,
                                      "a hand without an ending"};
inline constexpr Code turned_tile{"turned-tile", Severity::note, "a tile read the other way round"};
inline constexpr Code undeclared_suit{"undeclared-suit", Severity::note,
                                      "a lead without a declared suit"};
inline constexpr Code undeclared_trump{"undeclared-trump", Severity::note,
                                       "play without named trumps"};
inline constexpr Code unmarked_prize{"unmarked-prize", Severity::note,
                                     "a prize played without its mark"};
inline constexpr Code ambiguous_arm{"ambiguous-arm", Severity::note,
                                    "a tile whose place is unknown"};
inline constexpr Code too_many_interpretations{
    "too-many-interpretations", Severity::note,
    "too many ways to fill in what the sheet leaves out"};
inline constexpr Code not_noted{"not-noted", Severity::note,
                                "a breach that is only possible, as the sheet may omit something"};
inline constexpr Code players_guessed{"players-guessed", Severity::note,
                                      "the number of players was guessed"};

/// All codes of the engine, in the order above.
std::span<const Code* const> engine_codes();

}  // namespace bones::code
