// Certain slips of the pen, mended in the lines of a record (bones-check --fix).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bones/parser.hpp"
#include "engine/slips/slips.hpp"

namespace bones {

/// What stands instead of a line of the file: whole lines, with their line feeds; the line as it
/// was is the comment before what it became.
struct MendedLine {
    std::uint64_t line = 1;
    std::string text;
};

/// A change that was made, and where: on which line of the file as it was.
struct MadeFix {
    Position at;
    std::string replacement, message;
};

/// Mends records one after the other.
class Mender {
  public:
    /// Makes what is certain, until nothing certain is left. A record that would be too long with
    /// it is left as it is. `slips`: what a search of the record found, with this work.
    void mend(const RawRecord& raw, std::vector<HandSlips> slips, std::uint64_t work);
    /// What came of the last record; in the order of the lines, and of the changes.
    const std::vector<MendedLine>& lines() const { return mended_; }
    const std::vector<MadeFix>& made() const { return made_; }

  private:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    struct Line {
        std::string text;              ///< without its line feed
        std::size_t origin = nowhere;  ///< the line that it was; nowhere: there was none
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
