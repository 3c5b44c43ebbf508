// The lines of a record before its first hand, as the lane reads them.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bones/reader.hpp"
#include "bones/verdict.hpp"

namespace bones {

/// Reads them record after record. Most are like some that were read before: they say the same of
/// all but an id and the players' names.
class LaneHeader {
  public:
    /// Enters what stands before the first hand into the record, whose text is that part of it
    /// then, and empties the verdict. False if anything is wrong with it, or open; then neither is
    /// of any use.
    bool read(const RawRecord& raw, Record& record, GameVerdict& verdict);
    /// What it says of house rules.
    const HouseRules& rules() const { return familiar_[read_].rules; }
    /// Whether it is written canonically (N9). The record is the one read last.
    bool is_canonical();

  private:
    /// One that was read with all that may be wrong with it, and nothing was.
    struct Familiar {
        enum class Canonical : std::uint8_t { unknown, no, yes };

        std::string text;  ///< empty: none
        Record record;
        HouseRules rules{};
        Canonical canonical = Canonical::unknown;
    };

    static bool read_like(const Familiar& familiar, std::string_view text, Record& record);
    static bool read_anew(const RawRecord& lines, Record& record, GameVerdict& verdict,
                          Familiar& familiar);

    std::array<Familiar, 16> familiar_;  ///< by the number of their lines
    std::size_t read_ = 0;               ///< which of them the one read last is like
};

}  // namespace bones
