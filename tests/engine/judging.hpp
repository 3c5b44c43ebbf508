// The shortest way from a record's text to what the referee says about it, in words that a test can
// compare.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bones/referee.hpp"

namespace bones::test {

/// What is expected, one finding a line. A finding reads `HAND.PLY SEAT KIND CODE CLAUSE`, such as
/// `1.2 B broken false-pass C9`; the kind is error, broken or claim, and what a finding does not
/// have is left out: `1 A error left-mismatch G5` (stands after the play), `claim result-mismatch
/// G8` (stands in no hand).
using Lines = std::vector<std::string>;
inline const Lines none;

/// A record, read and judged.
class Judged {
  public:
    /// Judges the first record of a text.
    explicit Judged(std::string_view text);
    Judged(const Judged&) = delete;
    Judged& operator=(const Judged&) = delete;

    /// Errors, breaches and claims, in order.
    Lines findings() const;
    /// Notes, `1.2 B missing-pass`.
    Lines notes() const;
    /// Verdicts that stay open, `1.2 B false-pass C9`.
    Lines open() const;
    /// The score of the n-th hand: `A 4 B 0`, seat by seat, or `unknown`.
    std::string score(std::size_t hand = 1) const;
    /// How the n-th hand ended: `out A`, `blocked`, `played`, `void`, `unfinished`, `conceded B`.
    std::string end(std::size_t hand = 1) const;
    /// `A 11 B 4`, or `unknown`.
    std::string totals() const;
    /// `A`, `A C`, `none`, or `not over`.
    std::string winner() const;
    /// Where the n-th hand's points come from: `A +4 C11`.
    Lines ledger(std::size_t hand = 1) const;
    /// The messages of all findings.
    Lines messages() const;
    /// The record in canonical text.
    std::string canonical() const;

    const Record& record() const { return record_; }
    const GameVerdict& verdict() const { return verdict_; }

  private:
    std::string text_;
    Record record_;
    GameVerdict verdict_;
};

/// The text of a record with lines separated by ` / `, for tests that fit on a line or two: the
/// game, header lines, `hand 1` (unless the play begins with a hand line), its play, and perhaps
/// further hands.
std::string record_of(std::string_view game, std::string_view play, std::string_view header = {});

/// Such a record, judged.
Judged curse(std::string_view play, std::string_view header = {});
Judged takes(std::string_view play, std::string_view header = "player A / player B / player C");
Judged prize(std::string_view play, std::string_view header = {});
Judged super(std::string_view play, std::string_view header = "player A / player B / player C");
Judged leyden(std::string_view play, std::string_view header = {});
/// One of the line games, by name.
Judged line_game(std::string_view game, std::string_view play, std::string_view header = {});
Judged forty_two(std::string_view play, std::string_view header = {});

}  // namespace bones::test
