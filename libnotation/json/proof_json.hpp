// Proofs as JSON (schemas/PROOF.md), and what findings as JSON have in common with them.
#pragma once

#include <nlohmann/json.hpp>

#include "bones/proof.hpp"
#include "bones/record.hpp"

namespace bones {

/// Values that are written once: lines of records, of which there are many, go through JsonText.
using Document = nlohmann::ordered_json;

/// A number that is not negative, or null.
inline Document number_or_null(std::int64_t number) {
    return number < 0 ? Document() : Document(number);
}
/// A seat's letter, or null.
inline Document seat_or_null(Seat seat) {
    return seat.exists() ? Document(std::string(1, seat.letter())) : Document();
}
/// A value as text. Bytes that are no UTF-8 become U+FFFD.
inline std::string text_of(const Document& document) {
    return document.dump(-1, ' ', false, Document::error_handler_t::replace);
}

/// `{"condition":…,"witness":…}`; `places` tells the lines of the record it is about.
Document proof_document(Locator& places, const Proof& proof);

}  // namespace bones
