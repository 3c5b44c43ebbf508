// The codes of everything that reading a record reports. The referee's codes are in
// engine/codes.hpp.
#pragma once

#include <span>

#include "bones/finding.hpp"

/// Sections of the notation that findings from outside the reader cite.
namespace bones::section {
inline constexpr std::string_view records = "N2", players = "N3", copies = "N13";
}

namespace bones::code {

// Lines.
inline constexpr Code unreadable{"unreadable", Severity::error, "a line that cannot be read",
                                 Injection::spoil};
inline constexpr Code line_too_long{"line-too-long", Severity::error,
                                    "a line longer than 4,096 bytes"};
inline constexpr Code duplicate_line{"duplicate-line", Severity::error,
                                     "a second line of a kind that may appear once",
                                     Injection::slip};
inline constexpr Code misplaced_line{"misplaced-line", Severity::error,
                                     "a line in the wrong place"};
inline constexpr Code bad_value{"bad-value", Severity::error, "a line with an invalid value"};

// Records.
inline constexpr Code no_record{"no-record", Severity::error, "an input without a record"};
inline constexpr Code record_too_long{"record-too-long", Severity::error,
                                      "a record longer than 1 MiB, 1,000 hands or 200,000 lines"};
inline constexpr Code hand_too_long{"hand-too-long", Severity::error,
                                    "a hand longer than 2,500 plies"};
inline constexpr Code unknown_game{"unknown-game", Severity::error, "a record of an unknown game"};
inline constexpr Code bad_players{"bad-players", Severity::error,
                                  "player lines that skip a seat, or too few of them"};

// Tokens.
inline constexpr Code bad_seat{"bad-seat", Severity::error, "a seat that the game does not have",
                               Injection::slip};
inline constexpr Code bad_tile{"bad-tile", Severity::error, "a tile that the set does not have",
                               Injection::spoil};
inline constexpr Code bad_token{"bad-token", Severity::error, "a word that cannot be read",
                                Injection::spoil};
/// Reported by the referee, which knows the actions of each game.
inline constexpr Code no_such_action{"no-such-action", Severity::error,
                                     "an action that the game does not have", Injection::slip};

// Notes.
inline constexpr Code implied_hand{"implied-hand", Severity::note,
                                   "play before the first hand line"};
inline constexpr Code hand_order{"hand-order", Severity::note,
                                 "hands that are not numbered in order"};
inline constexpr Code seat_in_line{"seat-in-line", Severity::note,
                                   "a turn that starts inside another seat's line"};
inline constexpr Code read_as{"read-as", Severity::note,
                              "a line in a short form, and how it is read"};
inline constexpr Code near_name{"near-name", Severity::note,
                                "two players with nearly the same name"};
inline constexpr Code odd_date{"odd-date", Severity::note,
                               "a date unlike all others of the folder"};
inline constexpr Code table_twice{"table-twice", Severity::note,
                                  "two games at one table in one round"};
inline constexpr Code same_game{"same-game", Severity::note, "a copy of another record"};
inline constexpr Code likely_same_game{"likely-same-game", Severity::note,
                                       "a record that is likely a copy of another"};
inline constexpr Code look_alike{"look-alike", Severity::note,
                                 "two players whose names look alike"};
inline constexpr Code findings_cut{"findings-cut", Severity::note,
                                   "more than 2,000 findings in one record"};

// Several sheets of one game (bones-collate).
inline constexpr Code sheets_differ{"sheets-differ", Severity::error,
                                    "sheets of one game that disagree"};
inline constexpr Code sheets_settled{"sheets-settled", Severity::note,
                                     "sheets of one game that disagree, where one is right"};
inline constexpr Code one_sheet{"one-sheet", Severity::note,
                                "something that only some sheets of a game have"};

/// All of the above.
std::span<const Code* const> notation_codes();

}  // namespace bones::code
