// The lane: a quick way for records with which nothing is wrong. It says so, or nothing at all;
// then the parser and the referee say what there is to be said, from the record's start.
#pragma once

#include "engine/lane/lane_header.hpp"
#include "engine/lane/witness.hpp"

namespace bones {

/// Looks at records one after the other. One for each thread.
class Lane {
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
    LaneHeader header_;
};

}  // namespace bones
