// Proofs as JSON (schemas/PROOF.md), and helpers that findings as JSON also use.
#pragma once

#include <nlohmann/json.hpp>

#include "bones/proof.hpp"
#include "bones/record.hpp"

namespace bones {

/// For values that are written once. Lines of records are many and go through JsonText.
using Document = nlohmann::ordered_json;

/// A number that is not negative, or null.
inline Document number_or_null(std::int64_t number) {
    return number < 0 ? Document() : Document(number);
}
/// A seat's letter, or null.
inline Document seat_or_null(Seat seat) {
    return seat.exists() ? Document(std::string(1, seat.letter())) : Document();
}
/// A value as text. Bytes that are not valid UTF-8 become U+FFFD.
inline std::string text_of(const Document& document) {
    return document.dump(-1, ' ', false, Document::error_handler_t::replace);
}

/// `{"condition":…,"witness":…}`. `places` finds the lines and columns in the record.
Document proof_document(Locator& places, const Proof& proof);

}  // namespace bones
