// The fast check: a quick way for records with which nothing is wrong. It says so, or nothing at
// all; then the parser and the referee say what there is to be said, from the record's start.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bones/reader.hpp"
#include "bones/verdict.hpp"
#include "engine/fast_check/witness.hpp"

namespace bones {

/// Reads them record after record. Most are like some that were read before: they say the same of
/// all but an id and the players' names.
class FastCheckHeader {
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

/// Looks at records one after the other. One for each thread.
class FastCheck {
  public:
    /// Whether all tiles of a record are known and there is nothing to report of it: no finding, no
    /// note, no open verdict. Then `record` has its header, and both have what the witness enters
    /// (see witness.hpp, which has all of them). False says nothing.
    template <class Witness>
    bool passes(const RawRecord& raw, Record& record, GameVerdict& verdict, Witness&& witness);

    /// Whether the record passes, and is canonical text; for a witness that keeps text.
    template <class Witness>
    bool passes_canonical(const RawRecord& raw, Record& record, GameVerdict& verdict,
                          Witness&& witness) {
        return passes_but_for_header(raw, record, verdict, std::move(witness)) &&
               header_is_canonical();
    }
    /// The same of the text from the first hand on.
    template <class Witness>
    bool passes_but_for_header(const RawRecord& raw, Record& record, GameVerdict& verdict,
                               Witness&& witness) {
        static_assert(Witness::keeps_text);
        // The comments before a hand stand elsewhere in canonical text.
        return !raw.text.ends_with("\n\n") && raw.text.find('#') == std::string_view::npos &&
               passes(raw, record, verdict, std::move(witness));
    }
    /// Whether the lines before the first hand of the record read last are canonical text.
    bool header_is_canonical() { return header_.is_canonical(); }

  private:
    FastCheckHeader header_;
};

}  // namespace bones
