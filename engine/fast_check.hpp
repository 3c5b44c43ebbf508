// The fast check: a quick test for records without findings. If a record does not pass, the parser
// and the referee judge it from its start.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bones/reader.hpp"
#include "bones/verdict.hpp"
#include "engine/fast_check/witness.hpp"

namespace bones {

/// Reads headers of records. Most headers equal an earlier one in all but the id and the players'
/// names.
class FastCheckHeader {
  public:
    /// Reads the part before the first hand into the record, whose text becomes that part, and
    /// clears the verdict. False if the header has a finding or leaves a question open; record and
    /// verdict are then unusable.
    bool read(const RawRecord& raw, Record& record, GameVerdict& verdict);
    /// The house rules in the header.
    const HouseRules& rules() const { return familiar_[read_].rules; }
    /// Whether the header is canonical (N9). The record is the last one read.
    bool is_canonical();

  private:
    /// A header that was fully parsed without findings.
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

    std::array<Familiar, 16> familiar_;  ///< indexed by the number of lines
    std::size_t read_ = 0;               ///< index of the familiar header that the last one matched
};

/// Checks records one after the other. Each thread needs its own.
class FastCheck {
  public:
    /// Whether a record has no finding and no note, and the owners of its tiles are known. If true,
    /// `record` has its header, and `record` and `verdict` have what the witness enters (see
    /// witness.hpp). Verdicts are open only if deals are hidden and the witness keeps neither play
    /// nor text; they are counted in `verdict.counts`. False means nothing about the record.
    template <class Witness>
    bool passes(const RawRecord& raw, Record& record, GameVerdict& verdict, Witness&& witness);

    /// Whether the record passes and is canonical text. The witness must keep text.
    template <class Witness>
    bool passes_canonical(const RawRecord& raw, Record& record, GameVerdict& verdict,
                          Witness&& witness) {
        return passes_but_for_header(raw, record, verdict, std::move(witness)) &&
               header_is_canonical();
    }
    /// Does the same, but requires canonical text only from the first hand on.
    template <class Witness>
    bool passes_but_for_header(const RawRecord& raw, Record& record, GameVerdict& verdict,
                               Witness&& witness) {
        static_assert(Witness::keeps_text);
        // Canonical text moves the comments before a hand.
        return !raw.text.ends_with("\n\n") && raw.text.find('#') == std::string_view::npos &&
               passes(raw, record, verdict, std::move(witness));
    }
    /// Whether the lines before the first hand of the last record are canonical text.
    bool header_is_canonical() { return header_.is_canonical(); }

  private:
    FastCheckHeader header_;
};

}  // namespace bones
