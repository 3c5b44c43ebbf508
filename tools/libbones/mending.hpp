// Repairs certain slips of the pen in the lines of a record (bones-check --fix).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bones/parser.hpp"
#include "engine/slips/slips.hpp"

namespace bones {

/// The replacement for a line of the file: whole lines, with their line feeds. The original line is
/// a comment before its replacement.
struct MendedLine {
    std::uint64_t line = 1;
    std::string text;
};

/// A change that was made, and its line in the original file.
struct MadeFix {
    Position at;
    std::string replacement, message;
};

/// Repairs one record after the other.
class Mender {
  public:
    /// Repairs certain slips until none is left. A record that would become too long stays
    /// unchanged. `slips`: the slips that a search of the record found; `work`: the cost of that
    /// search.
    void mend(const RawRecord& raw, std::vector<HandSlips> slips, std::uint64_t work);
    /// The results for the last record, ordered by line, and the changes in the order in which they
    /// were made.
    const std::vector<MendedLine>& lines() const { return mended_; }
    const std::vector<MadeFix>& made() const { return made_; }

  private:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    struct Line {
        std::string text;              ///< without its line feed
        std::size_t origin = nowhere;  ///< the original line; nowhere: an added line
    };

    bool mend_once(std::vector<HandSlips> certain);
    bool all_do(std::span<const HandSlips> certain);
    void make(const Fix& fix);
    void replace(const Replacement& part);
    void note(const Fix& fix);
    void give_lines();
    std::string text() const;

    RawRecord raw_;
    std::vector<Line> lines_;
    std::vector<std::string> original_;
    std::vector<MendedLine> mended_;
    std::vector<MadeFix> made_;
    SlipSearch search_;
    Referee referee_;
    Record record_;
    GameVerdict verdict_;
};

}  // namespace bones
