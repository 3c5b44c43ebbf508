// Judges a record's text and returns the verdict as words that a test can compare.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bones/referee.hpp"

namespace bones::test {

/// The expected findings, one per line, in the form `HAND.PLY SEAT KIND CODE CLAUSE`, such as `1.2
/// B broken false-pass C9`. The kind is error, broken or claim. Parts that a finding lacks are left
/// out. `1 A error left-mismatch G5` comes after the play, and `claim result-mismatch G8` belongs
/// to no hand.
using Lines = std::vector<std::string>;
inline const Lines none;

/// A record, read and judged.
class Judged {
  public:
    /// Judges the first record of a text.
    explicit Judged(std::string_view text);
    Judged(const Judged&) = delete;
    Judged& operator=(const Judged&) = delete;

    /// Returns errors, breaches and claims, in order.
    Lines findings() const;
    /// Returns notes, such as `1.2 B missing-pass`.
    Lines notes() const;
    /// Returns open verdicts, such as `1.2 B false-pass C9`.
    Lines open() const;
    /// Returns the score of the n-th hand, seat by seat: `A 4 B 0`, or `unknown`.
    std::string score(std::size_t hand = 1) const;
    /// Returns the end of the n-th hand: `out A`, `blocked`, `played`, `void`, `unfinished`,
    /// `conceded B`.
    std::string end(std::size_t hand = 1) const;
    /// Returns the totals: `A 11 B 4`, or `unknown`.
    std::string totals() const;
    /// Returns the winner: `A`, `A C`, `none`, or `not over`.
    std::string winner() const;
    /// Returns the sources of the n-th hand's points, such as `A +4 C11`.
    Lines ledger(std::size_t hand = 1) const;
    /// Returns the messages of all findings.
    Lines messages() const;
    /// Returns the record in canonical form.
    std::string canonical() const;

    const Record& record() const { return record_; }
    const GameVerdict& verdict() const { return verdict_; }

  private:
    std::string text_;
    Record record_;
    GameVerdict verdict_;
};

/// Returns a record as text, from lines separated by ` / `. It consists of the game, header lines,
/// `hand 1` (unless the play starts with a hand line) and the play. The play may include further
/// hands.
std::string record_of(std::string_view game, std::string_view play, std::string_view header = {});

/// Judges such a record.
Judged curse(std::string_view play, std::string_view header = {});
Judged takes(std::string_view play, std::string_view header = "player A / player B / player C");
Judged prize(std::string_view play, std::string_view header = {});
Judged super(std::string_view play, std::string_view header = "player A / player B / player C");
Judged leyden(std::string_view play, std::string_view header = {});
/// Judges a record of the line game with this name.
Judged line_game(std::string_view game, std::string_view play, std::string_view header = {});
Judged forty_two(std::string_view play, std::string_view header = {});

}  // namespace bones::test
