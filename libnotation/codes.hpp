// The codes of everything that reading a record reports. The referee's own codes are in
// engine/codes.hpp.
#pragma once

#include <span>

#include "bones/finding.hpp"

/// Sections of the notation that findings cite which are made outside the reader.
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
                                     "a line that says again what only one line may say",
                                     Injection::slip};
inline constexpr Code misplaced_line{"misplaced-line", Severity::error,
                                     "a line that has no place where it stands"};
inline constexpr Code bad_value{"bad-value", Severity::error,
                                "a line whose value cannot be what it should"};

// Records.
inline constexpr Code no_record{"no-record", Severity::error, "an input without any record"};
inline constexpr Code record_too_long{"record-too-long", Severity::error,
                                      "a record longer than 1 MiB, 1,000 hands or 200,000 lines"};
inline constexpr Code hand_too_long{"hand-too-long", Severity::error,
                                    "a hand longer than 2,500 plies"};
inline constexpr Code unknown_game{"unknown-game", Severity::error,
                                   "a record without a game that is known"};
inline constexpr Code bad_players{"bad-players", Severity::error,
                                  "player lines that leave a seat out, or are too few"};

// Tokens.
inline constexpr Code bad_seat{"bad-seat", Severity::error, "a seat that nobody can sit on",
                               Injection::slip};
inline constexpr Code bad_tile{"bad-tile", Severity::error, "a tile that the set does not have",
                               Injection::spoil};
inline constexpr Code bad_token{"bad-token", Severity::error, "a word that cannot be read",
                                Injection::spoil};
/// Reported by the referee, who knows what each game has.
inline constexpr Code no_such_action{"no-such-action", Severity::error,
                                     "an action that the game does not have", Injection::slip};

// Notes.
inline constexpr Code implied_hand{"implied-hand", Severity::note,
                                   "play before the first hand line"};
inline constexpr Code hand_order{"hand-order", Severity::note,
                                 "hands that are not numbered in order"};
inline constexpr Code seat_in_line{"seat-in-line", Severity::note,
                                   "a seat's turn that begins inside another's line"};
inline constexpr Code near_name{"near-name", Severity::note,
                                "two people who may be one, misspelt (--names)"};
inline constexpr Code same_game{"same-game", Severity::note, "a copy of another record"};
inline constexpr Code likely_same_game{"likely-same-game", Severity::note,
                                       "a record that is likely the same game as another"};
inline constexpr Code look_alike{"look-alike", Severity::note,
                                 "two players whose names look alike"};
inline constexpr Code findings_cut{"findings-cut", Severity::note,
                                   "more than 2,000 findings in one record"};

// Several sheets of one game (bones-collate).
inline constexpr Code sheets_differ{"sheets-differ", Severity::error,
                                    "a place in which sheets of one game say different things"};
inline constexpr Code sheets_settled{
    "sheets-settled", Severity::note,
    "a place in which sheets of one game say different things, of which one is right"};
inline constexpr Code one_sheet{"one-sheet", Severity::note,
                                "something that only some sheets of a game have"};

/// All of the above.
std::span<const Code* const> notation_codes();

}  // namespace bones::code
